@MainActor final class Model {
    var n = 0
    nonisolated func describe() -> String { "n = \(n)" }  // error: main actor-isolated property `n` can not be referenced from a nonisolated context
    nonisolated var twice: Int { n * 2 }  // error: main actor-isolated property `n` can not be referenced from a nonisolated context
}
