@MainActor final class Model {
    let n: Int
    init(n: Int) { self.n = n }
}
func make() -> Model {
    Model(n: 3)  // error: call to main actor-isolated initializer `init(n:)` in a synchronous nonisolated context
}
print(make())
