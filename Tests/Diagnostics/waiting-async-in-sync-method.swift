actor Counter {
    var n = 0
    func inc() { n += 1 }
}
final class Controller {
    let c = Counter()
    func tapped() {
        await c.inc()  // error: call to actor-isolated instance method `inc()` in a synchronous nonisolated context
    }
}
Controller().tapped()
