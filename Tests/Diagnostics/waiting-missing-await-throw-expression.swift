struct E: Error { let m: String }
func message() async -> String { "bad" }
func run() async throws {
    throw E(m: message())  // error: expression is `async` but is not marked with `await`
}
try await run()
