func load() async throws -> Int { 1 }
func run() async throws {
    let x = await try load()   // only a warning: try must precede await
    print(x)
}
try await run()
