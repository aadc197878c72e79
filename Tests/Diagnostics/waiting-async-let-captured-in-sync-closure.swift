func load() async -> Int { 1 }
func run() async {
    async let x = load()
    let list = [1, 2].map { $0 + (await x) }  // error: invalid conversion from `async` function of type `(Int) async throws(_) -> _` to synchronous function type `(Int) throws(_) -> _`
    print(list)
}
await run()
