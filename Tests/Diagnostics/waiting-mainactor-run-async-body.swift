func load() async -> Int { 1 }
func run() async {
    let x = await MainActor.run { await load() }  // error: invalid conversion from `async` function of type `() async throws -> _` to synchronous function type `() throws -> _`
    print(x)
}
await run()
