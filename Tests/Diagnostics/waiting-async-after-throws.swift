func load() throws async -> Int { 1 }  // error: `async` must precede `throws`
func run() async throws {
    print(try await load())
}
try await run()
