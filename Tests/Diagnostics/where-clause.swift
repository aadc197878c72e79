extension Array where Element: Numeric {
    func total() -> Element { reduce(0, +) }
}
extension Collection where Element == String {
    func joinedUpper() -> String { map { $0.uppercased() }.joined() }
}
func same<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> Bool where A.Element == B.Element, A.Element: Equatable {
    Array(a) == Array(b)
}
print([1, 2].total())
print(["a"].total()) // error: `total()` requires that
print(["a", "b"].joinedUpper())
print([1, 2].joinedUpper()) // error: `joinedUpper()` requir
print(same([1], Set([1])))
print(same([1], ["a"])) // error: `same(_:_:)` requires
struct Z {}
print(same([Z()], [Z()])) // error: `same(_:_:)` requires
