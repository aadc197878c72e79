@MainActor final class Model {
    var n = 0
    func cleanup() { n = 0 }
    deinit {
        cleanup()  // error: call to main actor-isolated instance method `cleanup()` in a synchronous nonisolated context
    }
}
