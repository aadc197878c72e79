// Generic types, extensions and constraints.
struct Stack<Element> {
  private var items: [Element] = []
  var isEmpty: Bool { items.isEmpty }
  var top: Element? { items.last }
  init() {}
  init(_ items: Element...) { self.items = items }
  mutating func push(_ x: Element) { items.append(x) }
  @discardableResult mutating func pop() -> Element? { items.popLast() }
  func map<T>(_ f: (Element) -> T) -> Stack<T> {
    var result = Stack<T>()
    for x in items { result.push(f(x)) }
    return result
  }
}
extension Stack where Element: Equatable {
  func contains(_ x: Element) -> Bool { items.contains(x) }
}
extension Stack where Element == String {
  var joined: String { items.joined(separator: "/") }
}
extension Stack: CustomStringConvertible {
  var description: String { "Stack\(items)" }
}
var s = Stack(1, 2, 3)
s.push(4)
print(s, s.pop() ?? 0, s.top ?? 0, s.contains(2), s.contains(9))
print(s.map { "n\($0)" }.joined, Stack<String>().isEmpty)
struct Pair<A, B> {
  var first: A
  var second: B
  func swapped() -> Pair<B, A> { Pair<B, A>(first: second, second: first) }
}
let pair = Pair(first: 1, second: "x")
print(pair, pair.swapped(), pair.swapped().swapped().first + 1)
extension Pair: Equatable where A: Equatable, B: Equatable {}
print(pair == Pair(first: 1, second: "x"), Pair(first: 1, second: 2) == Pair(first: 1, second: 3))
class Node<T> {
  var value: T
  var next: Node<T>?
  init(_ value: T, _ next: Node<T>? = nil) {
    self.value = value
    self.next = next
  }
  var length: Int { 1 + (next?.length ?? 0) }
}
let list = Node("a", Node("b", Node("c")))
print(list.length, list.next?.next?.value ?? "-")
class Base<T> { var x: T; init(_ x: T) { self.x = x }; func show() -> String { "base \(x)" } }
class Derived: Base<Int> { override func show() -> String { "derived \(x + 1) " + super.show() } }
class Wide<U>: Base<[U]> { var count: Int { x.count } }
print(Derived(4).show(), Wide(["p", "q"]).count, (Derived(1) as Base<Int>).show())
struct Matrix<T: Numeric> {
  let columns: Int
  var cells: [T]
  subscript(r: Int, c: Int) -> T {
    get { cells[r * columns + c] }
    set { cells[r * columns + c] = newValue }
  }
  func total() -> T { cells.reduce(0, +) }
}
var m = Matrix(columns: 2, cells: [1, 2, 3, 4])
m[1, 0] *= 10
print(m.cells, m[1, 0], m.total(), Matrix(columns: 1, cells: [0.5, 0.25]).total())
