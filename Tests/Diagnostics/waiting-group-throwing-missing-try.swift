func load() async throws -> Int { 1 }
func run() async throws -> Int {
    await withThrowingTaskGroup(of: Int.self) { group in
        group.addTask { try await load() }
        return await group.next() ?? 0  // error: call can throw, but it is not marked with `try` and the error is not handled
    }
}
print(try await run())
