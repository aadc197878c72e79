// Row 7: a default argument in the extension makes another candidate.
protocol P {}
extension P { func f(_ x: Int = 7) -> String { "extension \(x)" } }
struct S: P { func f(_ x: Int) -> String { "struct \(x)" } }
let s = S()
print(s.f())
print(s.f(1))
print((s as any P).f(), (s as any P).f(2))
func generic<X: P>(_ x: X) -> String { x.f() + x.f(3) }
print(generic(s))
