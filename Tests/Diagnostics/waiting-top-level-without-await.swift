@MainActor func m() -> Int { 1 }
@MainActor var q = 1
@globalActor actor G { static let shared = G() }
@G func gg() {}
actor A { var n = 0; func f() -> Int { n }; subscript(i: Int) -> Int { i } }
let a = A()
print(m())  // error: call to main actor-isolated global function `m()` in a synchronous nonisolated context
print(q)  // error: main actor-isolated var `q` can not be referenced from a nonisolated context
gg()  // error: call to global actor `G`-isolated global function `gg()` in a synchronous nonisolated context
print(a[1])  // error: actor-isolated subscript `subscript` can not be referenced from a nonisolated context
let z = a.n  // error: actor-isolated property `n` can not be referenced from a nonisolated context
let h = { a.f() }  // error: call to actor-isolated instance method `f()` in a synchronous nonisolated context
