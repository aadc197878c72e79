// A key path literal where a function is wanted: map, filter, compactMap, optional map, stored functions.
struct Book {
  let title: String
  let pages: Int
  var lentTo: String?
  var isLong: Bool { pages > 300 }
}

let books = [
  Book(title: "Emma", pages: 474, lentTo: "Kim"),
  Book(title: "Candide", pages: 94, lentTo: nil),
  Book(title: "Dune", pages: 612, lentTo: "Lou"),
]

print(books.map(\.title))
print(books.map(\.title.count))
print(books.filter(\.isLong).map(\.pages))
print(books.compactMap(\.lentTo))
print(books.map(\.lentTo?.count))
print(books.allSatisfy(\.isLong), books.contains(where: \.isLong))
print(books.flatMap(\.title.utf8).count)
print(books.first(where: \.isLong)?.title ?? "-")

let maybe: Book? = books.last
print(maybe.map(\.title) ?? "none", maybe.flatMap(\.lentTo) ?? "none")

let length: (Book) -> Int = \.pages
print(books.map(length).reduce(0, +))

// Composition with functions; a key path in a variable needs a closure or a helper to become a function.
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let initial = compose(\Book.title, \.first!)
print(books.map(initial))

let path = \Book.title
print(books.map { $0[keyPath: path].uppercased() })

extension Sequence {
  func values<Value>(of path: KeyPath<Element, Value>) -> [Value] { map { $0[keyPath: path] } }
  func sum<Value: AdditiveArithmetic>(_ value: (Element) -> Value) -> Value { reduce(.zero) { $0 + value($1) } }
}
print(books.values(of: path), books.sum(\.pages))

let grouped = Dictionary(grouping: ["pear", "fig", "plum", "kiwi", "nut"], by: \.count)
print(grouped.keys.sorted().map { "\($0): \(grouped[$0]!)" })
print([[1, 2], [], [3]].map(\.isEmpty), ["b", "", "a"].filter(\.isEmpty).count)
print([3, 1, 2].map(\.self), ["a": 1].map(\.value), (1...3).map(\.description))
