// Row 1: a method that is no requirement is chosen at compile time, by the type the compiler sees.
protocol P {}
extension P { func name() -> String { "extension" } ; var kind: String { "extension kind" } }
struct S: P { func name() -> String { "struct" } ; var kind: String { "struct kind" } }
struct Other: P {}
func generic<X: P>(_ x: X) -> String { x.name() + "/" + x.kind }
func opaque(_ x: some P) -> String { x.name() }
let s = S()
let p: any P = s
print(s.name(), s.kind)
print(p.name(), p.kind)
print(generic(s), opaque(s), generic(Other()))
print((s as any P).name(), (p as! S).name())
for x in [S(), Other()] as [any P] { print(x.name()) }
class C: P { func name() -> String { "class" } }
print(C().name(), (C() as any P).name(), generic(C()))
