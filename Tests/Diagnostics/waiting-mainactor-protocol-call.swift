@MainActor protocol Screen {
    func show()
    var title: String { get set }
}
func call(_ s: any Screen) {
    s.show()  // error: call to main actor-isolated instance method `show()` in a synchronous nonisolated context
}
func generic<S: Screen>(_ s: S) -> String { s.title }  // error: main actor-isolated property `title` can not be referenced from a nonisolated context
