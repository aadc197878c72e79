actor Counter {
    var n = 0
    nonisolated func reset() {
        n = 0  // error: actor-isolated property `n` can not be mutated from a nonisolated context
    }
    nonisolated func touch() {
        bump()  // error: call to actor-isolated instance method `bump()` in a synchronous nonisolated context
    }
    func bump() { n += 1 }
}
Counter().reset()
