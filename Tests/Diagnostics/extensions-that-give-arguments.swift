extension Collection<Int> where Index == Int { var firstTwo: [Int] { Array(prefix(2)) } }
print([1, 2, 3].firstTwo)
["a"].firstTwo // error: requires the types `String` and `Int` be equivalent
extension Identifiable<String> { func f() -> String { id.uppercased() } }
struct X: Identifiable { let id: String }
struct Y: Identifiable { let id: Int }
print(X(id: "q").f())
Y(id: 1).f() // error: `Int` and `String` be equivalent
extension Sequence<(Int, String)> { func names() -> [String] { map(\.1) } }
print([(1, "a")].names())
