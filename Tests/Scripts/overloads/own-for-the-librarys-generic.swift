// Generic and overloaded functions of one's own by the names of the library's.
func max<T: Comparable>(_ a: T, _ b: T) -> T { print("mine"); return a > b ? a : b }
print(max(1, 2), max("a", "b"))
func abs(_ x: Int) -> Int { print("abs"); return x }
print(abs(-3), abs(-2.5))
func min(_ a: Int, _ b: Int) -> Int { a }
print(min(3, 2), min(2.5, 1))
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") { Swift.print("own", items.count) }
print("a", 1)
func swap<T>(_ a: inout T, _ b: inout T) { Swift.print("swap") }
var q = 1, r = 2; swap(&q, &r)
func type(of x: Int) -> String { "mine" }
Swift.print(type(of: 3))
