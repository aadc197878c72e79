func retry<T>(_ n: Int, _ op: () async throws -> T) async throws -> T {
    for _ in 1..<n {
        do { return try op() } catch { continue }  // error: expression is `async` but is not marked with `await`
    }
    return try await op()
}
