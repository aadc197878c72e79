@MainActor final class Model {
    var n = 0
    func bump() { n += 1 }
    func start() {
        Task.detached {
            self.bump()  // error: expression is `async` but is not marked with `await`
        }
        Task.detached {
            self.n = 3  // error: main actor-isolated property `n` can not be mutated from a nonisolated context
        }
    }
}
