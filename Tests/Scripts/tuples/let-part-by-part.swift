// A `let` that is a tuple may be given its value part by part, on each way.
let pair: (Int, String)
pair.0 = 3
pair.1 = "x"
print(pair)
func a(_ k: Bool) { let p: (Int, String); if k { p = (1, "a") } else { p.0 = 3; p.1 = "b" }; print(p) }
a(true); a(false)
func f() { let p: (Int, (a: Int, String)); p.1.0 = 3; print(p.1.a); p.0 = 4; p.1.1 = "z" + "y"; let f = { print(p) }; f() }
f()
func j() { let p: (a: Int, b: String); (p.b, p.a) = ("x", 3); print(p) }
j()
struct S { let p: (Int, [String]); init(_ k: Bool) { p.0 = 1; if k { p.1 = ["a"] } else { p.1 = [] } } }
print(S(true), S(false))
struct V { var p: (Int, String); init() { p.0 = 1; print(p.0); p.1 = "a" } }
class C { let p: (String, String); init?(k: Bool) { p.0 = "o" + "p"; if k { return nil }; p.1 = "a"; print(p) } }
print(C(k: true) == nil, V(), C(k: false)!.p)
