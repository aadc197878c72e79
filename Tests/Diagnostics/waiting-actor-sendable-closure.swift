func run(_ f: @escaping @Sendable () -> Void) { f() }
actor Counter {
    var n = 0
    func start() {
        run {
            self.n += 1  // error: actor-isolated property `n` can not be mutated from a nonisolated context
        }
    }
}
await Counter().start()
