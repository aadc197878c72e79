struct E: Error {}
func run(_ body: @escaping () async -> Void) { Task { await body() } }
func risky() async throws {}
run {  // error: invalid conversion from throwing function of type `() throws -> Void` to non-throwing function type `() async -> Void`
    try await risky()
}
