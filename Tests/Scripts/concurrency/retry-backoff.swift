enum NetError: Error { case timeout, fatal }
func retry<T>(
    attempts: Int,
    initialDelay: Duration = .milliseconds(1),
    shouldRetry: (Error) -> Bool = { _ in true },
    operation: (Int) async throws -> T
) async throws -> T {
    var delay = initialDelay
    for attempt in 1..<attempts {
        do {
            return try await operation(attempt)
        } catch where shouldRetry(error) {
            print("attempt \(attempt) failed: \(error), waiting \(delay)")
            try await Task.sleep(for: delay)
            delay *= 2
        }
    }
    return try await operation(attempts)
}
actor Flaky {
    private var failuresLeft: Int
    init(failures: Int) { failuresLeft = failures }
    func call() throws -> String {
        if failuresLeft > 0 {
            failuresLeft -= 1
            throw NetError.timeout
        }
        return "payload"
    }
}
let f = Flaky(failures: 3)
print(try await retry(attempts: 5) { n in try await f.call() + " on \(n)" })
let g = Flaky(failures: 10)
do {
    _ = try await retry(attempts: 3) { _ in try await g.call() }
} catch { print("gave up:", error) }
do {
    _ = try await retry(attempts: 3, shouldRetry: { ($0 as? NetError) != .fatal }) { n -> Int in
        print("try", n)
        throw NetError.fatal
    }
} catch { print("not retried:", error) }
print(try await retry(attempts: 1) { $0 })
