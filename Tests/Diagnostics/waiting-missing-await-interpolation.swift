func name() async -> String { "Ada" }
func run() async {
    print("Hello, \(name())!")  // error: expression is `async` but is not marked with `await`
}
await run()
