// Generic enums, linked lists, trees, mutating payloads.
enum Either<L, R> {
  case left(L)
  case right(R)
  func fold<T>(_ f: (L) -> T, _ g: (R) -> T) -> T {
    switch self {
    case .left(let l): return f(l)
    case .right(let r): return g(r)
    }
  }
  var isLeft: Bool {
    if case .left = self { return true }
    return false
  }
}
let either: [Either<Int, String>] = [.left(1), .right("two")]
for e in either { print(e, e.isLeft, e.fold({ "int \($0)" }, { "string " + $0 })) }
indirect enum List<T> {
  case empty
  case node(T, List<T>)
  func adding(_ x: T) -> List<T> { .node(x, self) }
  var array: [T] {
    switch self {
    case .empty: return []
    case let .node(head, tail): return [head] + tail.array
    }
  }
}
print(List<Int>.empty.adding(3).adding(2).adding(1).array)
print(List<String>.empty.adding("x"))
indirect enum Tree {
  case leaf
  case node(Tree, Int, Tree)
  func inserting(_ n: Int) -> Tree {
    switch self {
    case .leaf: return .node(.leaf, n, .leaf)
    case let .node(l, value, r):
      if n < value { return .node(l.inserting(n), value, r) }
      return .node(l, value, r.inserting(n))
    }
  }
  func walk(_ visit: (Int) -> Void) {
    if case let .node(l, value, r) = self {
      l.walk(visit)
      visit(value)
      r.walk(visit)
    }
  }
}
var tree = Tree.leaf
for n in [5, 2, 8, 1, 9, 3] { tree = tree.inserting(n) }
tree.walk { print($0, terminator: " ") }
print()
enum State {
  case idle(count: Int)
  case busy(String)
  mutating func next() {
    switch self {
    case .idle(let count): self = count > 1 ? .busy("work") : .idle(count: count + 1)
    case .busy: self = .idle(count: 0)
    }
  }
}
var state = State.idle(count: 0)
for _ in 0..<4 {
  state.next()
  print(state)
}
