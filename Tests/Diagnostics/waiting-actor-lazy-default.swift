actor A { var n = 0 }
func f(_ a: A, _ n: Int = a.n) {}  // error: cannot find `a` in scope
struct S {
    let a = A()
    var n: Int { a.n }  // error: actor-isolated property `n` can not be referenced from a nonisolated context
    lazy var m = a.n  // error: actor-isolated property `n` can not be referenced from a nonisolated context
}
