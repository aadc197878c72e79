@MainActor final class Model {
    var title = ""
}
func show(_ m: Model) {
    print(m.title)  // error: main actor-isolated property `title` can not be referenced from a nonisolated context
    m.title = "x"  // error: main actor-isolated property `title` can not be mutated from a nonisolated context
}
