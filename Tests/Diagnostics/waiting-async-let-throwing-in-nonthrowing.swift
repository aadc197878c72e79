func load() async throws -> Int { 1 }
func run() async {
    async let x = load()
    print(try await x)  // error: errors thrown from here are not handled
}
await run()
