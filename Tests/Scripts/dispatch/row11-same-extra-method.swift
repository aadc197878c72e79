// Row 11: two extensions add the same method; through one protocol it is clear which.
protocol A {}
protocol B {}
extension A { func m() -> String { "A's" } }
extension B { func m() -> String { "B's" } }
struct C: A, B {}
let c = C()
print((c as any A).m(), (c as any B).m())
func viaA<X: A>(_ x: X) -> String { x.m() }
func viaB(_ x: some B) -> String { x.m() }
print(viaA(c), viaB(c))
struct Own: A, B { func m() -> String { "own" } }
print(Own().m(), (Own() as any A).m(), viaB(Own()))
