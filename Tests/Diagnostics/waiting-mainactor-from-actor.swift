@MainActor final class Screen {
    var lines: [String] = []
    func add(_ s: String) { lines.append(s) }
}
actor Worker {
    let screen: Screen
    init(screen: Screen) { self.screen = screen }
    func work() {
        screen.add("done")  // error: call to main actor-isolated instance method `add(_:)` in a synchronous actor-isolated context
        print(screen.lines.count)  // error: main actor-isolated property `lines` can not be referenced from a actor-isolated context
    }
}
