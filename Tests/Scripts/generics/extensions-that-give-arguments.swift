extension Collection<Character> { var str: String { String(self) } }
print("abc".reversed().str)
extension Sequence<Int> { func tot() -> Int { reduce(0, +) } }
print([1, 2].tot(), Set([3]).tot())
protocol P<A> { associatedtype A; func get() -> A }
extension P<Int> { func inc() -> Int { get() + 1 } }
struct Q: P { func get() -> Int { 4 } }
print(Q().inc())
func any(_ p: any P<Int>) -> Int { p.inc() }
print(any(Q()))
struct O<T> { struct I { var t: T }; enum E { case a(T) } }
extension O<Int>.I { var dbl: Int { t * 2 } }
extension O.E where T == String { var s: String { if case .a(let x) = self { x } else { "" } } }
print(O<Int>.I(t: 4).dbl, O<String>.E.a("q").s)
extension Dictionary<String, Int>.Keys { var srt: [String] { sorted() } }
print(["x": 1, "a": 2].keys.srt)
