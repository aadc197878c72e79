func a() async -> Bool { true }
func run() async {
    guard await a(), a() else { return }  // error: expression is `async` but is not marked with `await`
    while await a(), !a() { print("x") }  // error: expression is `async` but is not marked with `await`
}
await run()
