protocol A {}
protocol B {}
extension A { func m() -> String { "A" } }
extension B { func m() -> String { "B" } }
struct C: A, B {}
print((C() as any A).m())
print(C().m()) // error: ambiguous
