@MainActor final class Model {
    nonisolated var items: [Int] = []  // error: `nonisolated` on a stored property that changes is not allowed
    nonisolated init() { count = 3; bump() }  // error: call to main actor-isolated instance method `bump()` in a synchronous nonisolated context
    var count = 0
    func bump() { count += 1 }
}
nonisolated actor Foo {}  // error: `nonisolated` on an actor is not allowed
