actor Counter {
    var value = 0
    func inc() { value += 1 }
}
func run(_ c: Counter) {
    c.inc()  // error: call to actor-isolated instance method `inc()` in a synchronous nonisolated context
}
run(Counter())
