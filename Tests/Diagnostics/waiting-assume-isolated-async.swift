@MainActor func ui() async -> Int { 1 }
func run() -> Int {
    MainActor.assumeIsolated { await ui() }  // error: invalid conversion from `async` function of type `() async throws -> Int` to synchronous function type `() throws -> Int`
}
func other() -> Int {
    MainActor.assumeIsolated { ui() }  // error: `async` call in a function that does not support concurrency
}
