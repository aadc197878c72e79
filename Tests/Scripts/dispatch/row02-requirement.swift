// Row 2: the same, as a requirement: the struct's everywhere.
protocol P { func name() -> String ; var kind: String { get } }
extension P { func name() -> String { "extension" } ; var kind: String { "extension kind" } }
struct S: P { func name() -> String { "struct" } ; var kind: String { "struct kind" } }
struct Other: P {}
func generic<X: P>(_ x: X) -> String { x.name() + "/" + x.kind }
let s = S()
let p: any P = s
print(s.name(), p.name(), generic(s), generic(Other()))
print(s.kind, p.kind)
for x in [S(), Other()] as [any P] { print(x.name(), x.kind) }
let f = p.name
print(f())
