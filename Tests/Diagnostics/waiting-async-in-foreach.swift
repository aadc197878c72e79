func save(_ n: Int) async { print("saved", n) }
func run() async {
    [1, 2, 3].forEach { await save($0) }  // error: invalid conversion from `async` function of type `(Int) async throws -> Void` to synchronous function type `(Int) throws -> Void`
}
await run()
