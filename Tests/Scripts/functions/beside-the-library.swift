// A script's own functions stand beside those of the library that have their name, and hide what they say again.
struct Value { var x = 1.0 }
func print(_ v: Value) { Swift.print("value", v.x) }
print("s", 3)
print(Value())
func max(_ a: Int, _ b: Int) -> Int { 100 }
print(max(1, 2, 3), max(1, 2), max(1.5, 2))
func zip(_ a: String, _ b: String) -> String { a + b }
print(zip("a", "b"), Array(zip([1], [2]))[0])
func min<T: Comparable>(_ a: T, _ b: T) -> T { print("own"); return a < b ? a : b }
print(min(1, 2))
