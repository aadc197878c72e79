struct TimeoutError: Error {}
func withTimeout<T: Sendable>(
    _ limit: Duration, _ op: @escaping @Sendable () async throws -> T
) async throws -> T {
    try await withThrowingTaskGroup(of: T.self) { group in
        group.addTask { try await op() }
        group.addTask {
            try await Task.sleep(for: limit)
            throw TimeoutError()
        }
        defer { group.cancelAll() }
        return try await group.next()!
    }
}
func slow(_ ms: Int) async throws -> String {
    try await Task.sleep(for: .milliseconds(ms))
    return "done after \(ms)"
}
print(try await withTimeout(.seconds(4)) { try await slow(5) })
do {
    print(try await withTimeout(.milliseconds(20)) { try await slow(4500) })
} catch is TimeoutError {
    print("timed out")
}
struct Inner: Error {}
do {
    _ = try await withTimeout(.seconds(4)) { throw Inner() }
} catch { print("inner:", error) }
