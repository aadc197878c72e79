// Notice: an indirect enum as a search tree: insert, remove, traverse in three orders, and check its shape.
indirect enum Tree<Value: Comparable> {
  case leaf
  case node(Tree, Value, Tree)

  init() { self = .leaf }
  init<S: Sequence>(_ values: S) where S.Element == Value {
    self = values.reduce(.leaf) { $0.inserting($1) }
  }

  func inserting(_ value: Value) -> Tree {
    switch self {
    case .leaf: return .node(.leaf, value, .leaf)
    case .node(let left, let own, let right) where value < own: return .node(left.inserting(value), own, right)
    case .node(let left, let own, let right) where value > own: return .node(left, own, right.inserting(value))
    case .node: return self
    }
  }

  func removing(_ value: Value) -> Tree {
    guard case .node(let left, let own, let right) = self else { return .leaf }
    if value < own { return .node(left.removing(value), own, right) }
    if value > own { return .node(left, own, right.removing(value)) }
    switch (left, right) {
    case (.leaf, _): return right
    case (_, .leaf): return left
    default:
      let successor = right.minimum!
      return .node(left, successor, right.removing(successor))
    }
  }

  var minimum: Value? {
    switch self {
    case .leaf: return nil
    case .node(.leaf, let value, _): return value
    case .node(let left, _, _): return left.minimum
    }
  }
  var maximum: Value? {
    guard case let .node(_, value, right) = self else { return nil }
    return right.maximum ?? value
  }
  var depth: Int {
    if case let .node(left, _, right) = self { return 1 + max(left.depth, right.depth) }
    return 0
  }
  func contains(_ value: Value) -> Bool {
    guard case let .node(left, own, right) = self else { return false }
    return value == own || (value < own ? left : right).contains(value)
  }

  enum Order { case pre, inside, post }
  func walk(_ order: Order = .inside, _ visit: (Value) -> Void) {
    guard case let .node(left, value, right) = self else { return }
    if order == .pre { visit(value) }
    left.walk(order, visit)
    if order == .inside { visit(value) }
    right.walk(order, visit)
    if order == .post { visit(value) }
  }
  func values(_ order: Order = .inside) -> [Value] {
    var result: [Value] = []
    walk(order) { result.append($0) }
    return result
  }
  func drawing(indent: Int = 0) -> String {
    guard case let .node(left, value, right) = self else { return "" }
    return right.drawing(indent: indent + 1) + String(repeating: "    ", count: indent) + "\(value)\n"
      + left.drawing(indent: indent + 1)
  }
}
extension Tree: Equatable {}

let tree = Tree([50, 30, 70, 20, 40, 60, 80, 30])
print(tree.values(), tree.depth, tree.minimum!, tree.maximum!)
print(tree.values(.pre))
print(tree.values(.post))
print(tree.drawing(), terminator: "")
print(tree.contains(60), tree.contains(65), Tree<Int>().contains(1))

let smaller = tree.removing(50).removing(20).removing(99)
print(smaller.values(.pre), tree.values().count)
print(smaller.drawing(), terminator: "")
print(Tree([2, 1, 3]) == Tree([2, 3, 1]), Tree([2, 1]) == Tree([1, 2]))

let words = Tree("the quick brown fox jumps over the lazy dog".split(separator: " ").map(String.init))
print(words.values().joined(separator: " "), words.depth)
print(Tree(1...6).depth, Tree([Int]()).minimum as Any)
print(Tree([1]).inserting(0).values(.pre))
