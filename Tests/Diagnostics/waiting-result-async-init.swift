func load() async throws -> Int { 1 }
func run() async {
    let r = await Result { try await load() }  // error: invalid conversion from `async` function of type `() async throws(_) -> _` to synchronous function type `() throws(_) -> _`
    print(r)
}
