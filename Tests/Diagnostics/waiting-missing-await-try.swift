struct E: Error {}
func load() async throws -> String { throw E() }
func run() async {
    do {
        let s = try load()  // error: expression is `async` but is not marked with `await`
        print(s)
    } catch {
        print(error)
    }
}
await run()
