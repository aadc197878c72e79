func t<T: ExpressibleByUnicodeScalarLiteral>(_ t: T) -> String { "\(T.self)" }
print(t("a"))
func u<T: ExpressibleByExtendedGraphemeClusterLiteral>(_ t: T) -> String { "\(T.self)" }
print(u("a"))
func w<T: ExpressibleByUnicodeScalarLiteral>(_: T.Type) -> String { "us" }
print(w(Character.self), w(Substring.self), w(Unicode.Scalar.self))
struct A: ExpressibleByStringLiteral { var s: String; init(stringLiteral s: String) { self.s = s } }
struct B: ExpressibleByStringLiteral { var s: String; init(stringLiteral s: StaticString) { self.s = "\(s)" } 
  init(extendedGraphemeClusterLiteral s: StaticString) { self.s = "\(s)" }
  init(unicodeScalarLiteral s: StaticString) { self.s = "\(s)" } }
struct C: ExpressibleByExtendedGraphemeClusterLiteral { var c: Character; init(extendedGraphemeClusterLiteral c: Character) { self.c = c } }
struct D: ExpressibleByUnicodeScalarLiteral { var c: Unicode.Scalar; init(unicodeScalarLiteral c: Unicode.Scalar) { self.c = c } }
let a: A = "x", b: B = "y", c: C = "z", d: D = "w"
print(a, b, c, d)
func made<T: ExpressibleByUnicodeScalarLiteral>(_ t: T.Type) { print(t) }
made(A.self); made(B.self); made(C.self); made(D.self); made(String.self); made(Character.self); made(Substring.self); made(StaticString.self); made(Unicode.Scalar.self)
func given<T: ExpressibleByStringLiteral>() -> T { "q" }
print(given() as String, given() as Substring, given() as A)
enum E: String { case x = "a", y }
print(E(rawValue: "a") as Any)
