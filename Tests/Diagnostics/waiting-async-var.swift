func load() async -> Int { 1 }
func run() async {
    async var x = load()  // error: `async` on a `var` is not allowed
    print(await x)
}
await run()
