@MainActor final class Model {
    var title = ""
}
func show(_ m: Model) async {
    print(m.title)  // error: expression is `async` but is not marked with `await`
    m.title = "x"  // error: main actor-isolated property `title` can not be mutated from a nonisolated context
    await m.title = "y"  // error: main actor-isolated property `title` can not be mutated from a nonisolated context
}
