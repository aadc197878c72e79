func load() async -> Int { 1 }
func store(_ f: @escaping () async -> Int) {}
func run() async {
    async let x = load()
    store { await x }  // error: capturing an `async let` in a closure that may be kept is not allowed
}
await run()
