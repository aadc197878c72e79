// What a subscript gives that names Self or an associated type is known by the type that is in the existential.
protocol P { subscript(s: String) -> Self { get } ; var n: Int { get } }
struct S: P { let n: Int; subscript(s: String) -> S { S(n: s.count) } }
extension P { subscript(twice i: Int) -> [Self] { [self, self] } }
let m: any P = S(n: 1)
print(m["abc"].n, m[twice: 1].count)
