func a(_ x: Any, _ y: Int...) -> String { "a" }
print(a { 1 })
func b<T>(_ x: T, _ y: Int = 1) -> String { "b" }
print(b { "a" })
func c<T>(_ x: T?, _ y: Int...) -> String { "c" }
print(c { "a" })
func d<T>(_ x: T, a: T? = nil) -> String { "d" }
print(d { 1 })
func e(_ x: Any, a: Int...) -> String { "e" }
print(e { 1 })
func say(_ s: String, _ x: Any) { print(s, x is Int ? "default" : "closure") }
func k(_ a: Any = 0, _ b: Any = 1, _ c: Any = 2) { say("a", a); say("b", b); say("c", c) }
k { 1 }
