// A generic subscript stands for a requirement as a generic function does: with parameters of its own, by whatever name, with what
// a `where` says of them, or asking less of them.
protocol Table {
  associatedtype Key
  subscript<I>(exactly index: I) -> Int where I == Key { get }
  func find<I>(_ index: I) -> Int where I == Key
}
struct Doubling: Table {
  typealias Key = Int
  subscript<I>(exactly index: I) -> Int where I == Int { index * 2 }
  func find<I>(_ index: I) -> Int where I == Int { index }
}
print(Doubling()[exactly: 4], Doubling().find(3))

protocol Picking {
  associatedtype Element
  subscript<I: Sequence>(all indices: I) -> [Element] where I.Element == Int { get }
  func pick<I: Sequence>(_ indices: I) -> [Element] where I.Element == Int
}
struct Words: Picking {
  let words = ["one", "two", "three"]
  subscript<Indices: Sequence>(all indices: Indices) -> [String] where Indices.Element == Int { indices.map { words[$0] } }
  func pick<Indices: Sequence>(_ indices: Indices) -> [String] where Indices.Element == Int { indices.map { words[$0] } }
}
struct AskingLess: Picking {
  typealias Element = Int
  subscript<Indices: Sequence>(all indices: Indices) -> [Int] where Indices.Element: BinaryInteger { indices.map { Int($0) } }
  func pick<Indices>(_ indices: Indices) -> [Int] { [9] }
}
func use<P: Picking>(_ picking: P) { print(picking[all: [2, 0]], picking.pick(0..<2)) }
use(Words())
use(AskingLess())
