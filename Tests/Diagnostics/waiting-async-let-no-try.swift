struct E: Error {}
func load() async throws -> Int { throw E() }
func run() async throws {
    async let x = load()
    print(await x)  // error: call can throw but is not marked with `try`
}
try await run()
