// Where optionals conform themselves, a cast asks the optional, nil as well; where not, what is in it.
protocol P { func f() -> String }
extension Int: P { func f() -> String { "int" } }
extension Optional: P where Wrapped: P { func f() -> String { map { "some " + $0.f() } ?? "none" } }
extension Array: P where Element: P { func f() -> String { "array" } }
func t<V>(_ v: V) -> String { if let p = v as? any P { return p.f() }; return "no P" }
print(t(3), t(Optional(3)), t(Int?.none), t(String?.none), t(String?("a")), t([1]), t(Optional([1])))
let a: Any = Int?.none as Any
print(a is any P, (a as? any P)?.f() ?? "-")
let b: Any = Optional(4) as Any
print((b as? any P)?.f() ?? "-")
let o: Int? = nil
print(o is any P, (o as? any P)?.f() ?? "-")
func g<V>(_ v: V) -> Bool { v is any P }
print(g(o), g(Optional("s")))
