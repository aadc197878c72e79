func load() async -> Int { 1 }
func run() async {
    async let x = load()
    x = 5  // error: cannot assign to value: a call returns an immutable value
    print(await x)
}
await run()
