protocol P { associatedtype E; var e: E { get } }
protocol R {}
struct H<T>: P, R { var e: T }
extension R where Self: P { func m() -> String { "R where Self: P" } }
extension P where E: Equatable { func m() -> String { "P where E: Equatable" } }
print(H(e: 1).m())  // error: ambiguous use of `m`
protocol Q {}
extension Array: Q {}
extension Collection where Element: Collection { var n: String { "Collection" } }
extension Q where Self: Collection { var n: String { "Q where Self: Collection" } }
print([[1]].n)  // error: ambiguous use of `n`
