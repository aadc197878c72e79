// Equality, hashes and order that a trait has in an extension go before those that are supplied.
protocol Tr: Hashable { var id: Int { get } }
extension Tr { static func == (a: Self, b: Self) -> Bool { a.id == b.id }
func hash(into h: inout Hasher) { h.combine(id) } }
struct M: Tr { let id: Int
var n = 0 }
print(M(id: 1, n: 1) == M(id: 1, n: 2), Set([M(id: 1, n: 1), M(id: 1, n: 2)]).count, M(id: 1, n: 1) != M(id: 1, n: 2), [M(id: 1)].contains(M(id: 1, n: 5)))
protocol Ranked: Comparable {}
extension Ranked { static func < (a: Self, b: Self) -> Bool { false } }
enum F: Ranked { case x, y }
print(F.x < F.y, F.y > F.x)
protocol HR: RawRepresentable where RawValue == String {}
extension HR { var rawValue: String { "ext" } }
enum Q: String, HR { case a }
print(Q.a.rawValue)
