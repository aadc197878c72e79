// Generic functions and types: inference from arguments and results, static members, nested types, inheritance.
func swapped<A, B>(_ pair: (A, B)) -> (B, A) { (pair.1, pair.0) }
func apply<T, U, V>(_ f: (T, U) -> V, _ t: T, _ u: U) -> V { f(t, u) }
func make<T: ExpressibleByIntegerLiteral>() -> T { 42 }
func zipWith<A, B, C>(_ a: [A], _ b: [B], _ f: (A, B) throws -> C) rethrows -> [C] { try zip(a, b).map(f) }

print(swapped((1, "one")), apply(+, "a", "b"), apply(max, 3, 9))
let d: Double = make()
let i: Int8 = make()
print(d, i, make() as Float)
print(zipWith([1, 2], ["x", "y"]) { "\($1)\($0)" })

final class LinkedList<Element> {
  fileprivate final class Node {
    let value: Element
    var next: Node?
    init(_ value: Element, next: Node? = nil) { self.value = value; self.next = next }
  }
  private var head: Node?
  private(set) var count = 0

  init(_ elements: Element...) { elements.reversed().forEach(push) }

  func push(_ value: Element) {
    head = Node(value, next: head)
    count += 1
  }

  func reversed() -> LinkedList {
    let result = LinkedList()
    for value in self { result.push(value) }
    return result
  }
}

extension LinkedList: Sequence {
  struct Iterator: IteratorProtocol {
    fileprivate var node: Node?
    mutating func next() -> Element? {
      defer { node = node?.next }
      return node?.value
    }
  }
  func makeIterator() -> Iterator { Iterator(node: head) }
}

let list = LinkedList("c", "b", "a")
print(Array(list), list.count, list.reversed().joined(separator: "<"), list.contains("b"), list.sorted())
print(type(of: list), type(of: list.makeIterator()))

// Subclasses of generic classes; a recursive generic enum.
class Holder<T> {
  var item: T
  init(_ item: T) { self.item = item }
  func describe() -> String { "\(T.self): \(item)" }
}
final class NumberHolder: Holder<Int> {
  override func describe() -> String { "number " + super.describe() }
  func doubled() -> Int { item * 2 }
}
final class PairHolder<T, U>: Holder<(T, U)> {
  override func describe() -> String { "\(item.0) with \(item.1)" }
}
let holders: [Holder<Int>] = [Holder(1), NumberHolder(2)]
print(holders.map { $0.describe() }, (holders[1] as? NumberHolder)?.doubled() ?? 0)
print(PairHolder(("a", 1)).describe(), Holder([1]).describe(), Holder<Any?>(nil).describe())
enum Tree<T: Comparable> { indirect case node(Tree, T, Tree); case leaf
  func inserting(_ x: T) -> Tree {
    guard case .node(let l, let v, let r) = self else { return .node(.leaf, x, .leaf) }
    return x < v ? .node(l.inserting(x), v, r) : .node(l, v, r.inserting(x))
  }
  var sorted: [T] { if case .node(let l, let v, let r) = self { l.sorted + [v] + r.sorted } else { [] } }
}
print([5, 2, 8, 1].reduce(Tree.leaf) { $0.inserting($1) }.sorted)
