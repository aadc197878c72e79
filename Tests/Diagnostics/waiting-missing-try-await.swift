func load() async throws -> String { "x" }
func run() async throws {
    let s = await load()  // error: call can throw but is not marked with `try`
    print(s)
}
try await run()
