func load() async throws -> Int { 1 }
func run() async -> Int {
    await withTaskGroup(of: Int.self) { group in
        group.addTask { try await load() }  // error: invalid conversion from throwing function of type `() throws -> Int` to non-throwing function type `() async -> Int`
        return await group.next() ?? 0
    }
}
print(await run())
