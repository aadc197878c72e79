struct E: Error {}
func run() async throws {
    let t = Task<Int, Error> { throw E() }
    let v = await t.value  // error: property access can throw but is not marked with `try`
    print(v)
}
try await run()
