@MainActor func ui() {}
func run(_ list: [Int]) {
    list.forEach { _ in ui() }  // error: call to main actor-isolated global function `ui()` in a synchronous nonisolated context
    let f = { ui() }  // error: call to main actor-isolated global function `ui()` in a synchronous nonisolated context
    f()
}
