actor A { var n = 0 }
func bump(_ a: isolated A) { a.n += 1 }
func run(_ a: A) async {
    bump(a)  // error: expression is `async` but is not marked with `await`
}
await run(A())
