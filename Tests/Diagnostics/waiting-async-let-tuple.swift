func pair() async -> (Int, Int) { (1, 2) }
func run() async {
    async let (a, b) = pair()
    print(a + b)  // error: expression is `async` but is not marked with `await`
    async let c: String = pair()  // error: cannot convert value of type `(Int, Int)` to closure result type `String`
    print(await c)
}
await run()
