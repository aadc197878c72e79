// A script's own functions by the names of the library's: the very same type hides the library's, and fewer parameters go first.
func precondition(_ c: Bool) { print("pre") }
precondition(false)
func assert(_ c: Bool, _ m: String = "") { print("as") }
assert(false)
assert(false, "x")
func debugPrint(_ x: Int) { print("dp") }
debugPrint(3)
func fatalError() -> Never { print("fe"); Swift.fatalError("z", file: "a", line: 3) }
func dump(_ x: Int) { print("dump") }
dump(3)
func readLine() -> String? { "rl" }
print(readLine() ?? "")
func repeatElement<T>(_ x: T, count: Int) -> [T] { print("re"); return [x] }
print(repeatElement(1, count: 2) as [Int])
func stride(from a: Int, to b: Int, by c: Int) -> [Int] { [a, b, c] }
print(stride(from: 1, to: 2, by: 3))
func sequence<T>(first: T, next: (T) -> T?) -> [T] { [first] }
let sq: [Int] = sequence(first: 1) { _ in nil }
print(sq)
