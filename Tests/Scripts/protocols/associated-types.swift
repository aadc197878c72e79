// Associated types: inference, constraints, primary ones.
protocol Container {
  associatedtype Item
  var count: Int { get }
  subscript(i: Int) -> Item { get }
  mutating func append(_ item: Item)
}
extension Container {
  var last: Item? { count == 0 ? nil : self[count - 1] }
  func all() -> [Item] { (0..<count).map { self[$0] } }
}
extension Container where Item: Equatable {
  func has(_ item: Item) -> Bool { all().contains(item) }
}
extension Container where Item == Int {
  var sum: Int { all().reduce(0, +) }
}
struct Stack<T>: Container {
  var items: [T] = []
  var count: Int { items.count }
  subscript(i: Int) -> T { items[i] }
  mutating func append(_ item: T) { items.append(item) }
}
struct Ints: Container {
  typealias Item = Int
  private var storage = [Int]()
  var count: Int { storage.count }
  subscript(i: Int) -> Int { storage[i] }
  mutating func append(_ item: Int) { storage.append(item * 10) }
}
var s = Stack<String>()
s.append("a")
s.append("b")
print(s.last ?? "-", s.all(), s.has("a"), s.has("z"))
var n = Ints()
n.append(1)
n.append(2)
print(n.sum, n.last ?? 0, n.has(20))
func copy<A: Container, B: Container>(_ a: A, into b: inout B) where A.Item == B.Item {
  for i in 0..<a.count { b.append(a[i]) }
}
var t = Stack<Int>()
copy(n, into: &t)
print(t.items, t.sum)
protocol ViewModel<Model> {
  associatedtype Model
  var model: Model { get }
}
struct Box<M>: ViewModel { var model: M }
func value<V: ViewModel>(_ v: V) -> V.Model { v.model }
print(value(Box(model: 3)) + 1, value(Box(model: "m")).count)
func ints(_ v: some ViewModel<Int>) -> Int { v.model + 1 }
print(ints(Box(model: 41)))
let existential: any ViewModel<Int> = Box(model: 7)
print(existential.model + 1)
let loose: any ViewModel = Box(model: "text")
print(loose.model)
