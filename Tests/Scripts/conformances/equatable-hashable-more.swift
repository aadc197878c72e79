// Equatable and Hashable: synthesized and custom, dictionary keys, sets, classes with identity, generic conformance.
struct Point: Hashable { var x, y: Int }
enum Cell: Hashable { case empty, mine, number(Int) }

var visits: [Point: Int] = [:]
for p in [Point(x: 1, y: 1), Point(x: 2, y: 1), Point(x: 1, y: 1)] { visits[p, default: 0] += 1 }
print(visits[Point(x: 1, y: 1)]!, visits.count, visits[Point(x: 0, y: 0)] ?? 0)
print(Set([Cell.empty, .number(3), .number(3), .mine, .number(2)]).count, Cell.number(1) == .number(1))

// Custom equality ignores a field, and the hash must agree with it.
struct Email: Hashable, CustomStringConvertible {
  let address: String
  var label = ""
  static func == (a: Email, b: Email) -> Bool { a.address.lowercased() == b.address.lowercased() }
  func hash(into hasher: inout Hasher) { hasher.combine(address.lowercased()) }
  var description: String { "\(address)(\(label))" }
}
var book: Set = [Email(address: "ada@x.org", label: "work")]
let (inserted, member) = book.insert(Email(address: "ADA@x.org", label: "home"))
print(inserted, member, book.count)
let old = book.update(with: Email(address: "Ada@X.org", label: "new"))
print(old?.label ?? "none", book.first!)
print(Email(address: "a") != Email(address: "A"), [Email(address: "q")].contains(Email(address: "Q")))
print(Email(address: "z").hashValue == Email(address: "Z").hashValue)

// Classes: equality by content or by identity.
final class Car: Hashable {
  let plate: String
  var km = 0
  init(_ plate: String) { self.plate = plate }
  static func == (a: Car, b: Car) -> Bool { a.plate == b.plate }
  func hash(into hasher: inout Hasher) { hasher.combine(plate) }
}
let a = Car("AB-1"), b = Car("AB-1")
print(a == b, a === b, Set([a, b]).count, [a: 1][b] ?? 0)
var owners = [a: "Ada"]
a.km = 500
owners[b] = "Bob"
print(owners.count, owners[a]!, owners.keys.first!.km)
print(ObjectIdentifier(a) == ObjectIdentifier(b), Set([a, b].map(ObjectIdentifier.init)).count)

// Generic containers, optionals, arrays and nested types are equal when their parts are.
struct Pair<A, B> { let a: A; let b: B }
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair: Hashable where A: Hashable, B: Hashable {}
print(Pair(a: [1], b: "x") == Pair(a: [1], b: "x"), Pair(a: Int?.none, b: 1) == Pair(a: 2, b: 1))
print([[1: "a"], [:]] == [[1: "a"], [:]], Set([[1, 2], [2, 1], [1, 2]]).count)
print(Set([Pair(a: 1, b: 2)]).contains(Pair(a: 1, b: 2)))
let mixed: Set<AnyHashable> = [1, "1", 1.0, Point(x: 0, y: 0), Cell.mine, true]
print(mixed.count, mixed.contains(Point(x: 0, y: 0)), mixed.contains(Cell.empty))
print(Dictionary(grouping: [Cell.mine, .empty, .mine], by: { $0 })[.mine]?.count ?? 0)
