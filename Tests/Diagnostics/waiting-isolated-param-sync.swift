actor A { var n = 0 }
func bump(_ a: isolated A) { a.n += 1 }
func run(_ a: A) {
    bump(a)  // error: call to actor-isolated global function `bump(_:)` in a synchronous nonisolated context
}
run(A())
