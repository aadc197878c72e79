// Names behind the name of a module, wherever a type may be named.
enum Sequence { case one, two }
struct Point: Swift.Equatable, Swift.CustomStringConvertible {
    var x: Swift.Int
    var description: Swift.String { "(\(x))" }
}
func total<S: Swift.Sequence>(_ values: S) -> Swift.Int where S.Element == Swift.Int {
    var sum = 0
    for value in values { sum += value }
    return sum
}
protocol Counted: Swift.Sequence {
    var total: Swift.Int { get }
}
extension Swift.Array: Counted where Element == Swift.Int {
    var total: Swift.Int { main.total(self) }
}
extension Swift.Int {
    var doubled: Swift.Int { self * 2 }
}
print(Point(x: 1) == Point(x: 2), Point(x: 3), total([1, 2, 3]), [4, 5].total, 6.doubled, Sequence.two)
let any: any Swift.CustomStringConvertible = Point(x: 9)
print(any)
