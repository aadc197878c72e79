// One trailing closure and several parameters that could take it: the last that fits, and only where none of the scans from behind does, the first.
struct Btn { init(_ t: String, action: @escaping () -> Void = {}, label: () -> String = { "lab" }) { action(); print(t, label()) } }
_ = Btn("a") { print("act") }
func f(a: (() -> Void)? = nil, b: () -> String = { "t" }, c: Int = 1) { if let a { a(); print("a") } else { print("a nil") }; print(b()) }
f { "q" }
func g(a: () -> Int = { 3 }, b: () -> Void = { print("d") }, c: String? = nil) { print(a()); b() }
g { 5 }
func h(a: ((Int) -> Int)? = nil, b: () -> Int = { 1 }, c: String? = nil) { print("h", a?(2) ?? 0, b()) }
h { 5 }
h { $0 + 1 }
func k(_ a: (Int) -> Void, _ b: () -> Int = { 3 }, c: Int = 1) { a(b()) }
k({ print($0) }, c: 1) { 5 }
func m(_ x: Int, a: (() -> Void)? = nil, b: ((Bool) -> Void)? = nil) { a?(); b?(true) }
m(1) { print("a?") }
m(1) { done in print(done) }
