// Extensions constrained by Self, and conformance added in extensions.
protocol Shape { var area: Double { get } }
protocol Printable { var text: String { get } }
extension Printable { var text: String { "something" } }
extension Printable where Self: Shape { var text: String { "shape of \(area)" } }
extension Shape where Self: Equatable { func same(as other: Self) -> Bool { self == other } }
struct Square: Shape, Printable, Equatable { var side: Double; var area: Double { side * side } }
struct Word: Printable {}
struct Circle: Shape { var area: Double { 3 } }
extension Circle: Printable {}
extension Int: Shape { var area: Double { Double(self) } }
extension Int: Printable {}
extension String: Printable { var text: String { "string " + self } }
print(Square(side: 2).text, Word().text, Circle().text, 7.text, "x".text)
print(Square(side: 1).same(as: Square(side: 1)), 3.same(as: 4))
let all: [any Printable] = [Square(side: 3), Word(), Circle(), 5, "y"]
for p in all { print(p.text) }
print(all.compactMap { ($0 as? any Shape)?.area })
extension Array: Printable where Element: Printable {
  var text: String { map { $0.text }.joined(separator: ", ") }
}
print([Word(), Word()].text, [1, 2].text)
extension Array where Element == Int { var total: Int { reduce(0, +) } }
print([1, 2, 3].total)
extension Optional: Printable where Wrapped: Printable {
  var text: String { self?.text ?? "nothing" }
}
let maybe: Int? = 3, no: Int? = nil
print(maybe.text, no.text)
protocol Doubling { static func double(_ x: Self) -> Self }
extension Doubling where Self: AdditiveArithmetic { static func double(_ x: Self) -> Self { x + x } }
extension Int: Doubling {}
extension Double: Doubling {}
print(Int.double(4), Double.double(1.25))
