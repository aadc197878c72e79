func load() async -> Int { 1 }
func run() async {
    async let x = load()
    print(x + 1)  // error: expression is `async` but is not marked with `await`
}
await run()
