struct E: Error {}
func fail() async throws -> Int { throw E() }
let f: () async -> Int = fail  // error: invalid conversion from throwing function of type `() async throws -> Int` to non-throwing function type `() async -> Int`
func take(_ g: () async -> Int) async { print(await g()) }
await take { try await fail() }  // error: invalid conversion from throwing function of type `() throws -> Int` to non-throwing function type `() async -> Int`
