@MainActor func update() { print("ui") }
func run() {
    update()  // error: call to main actor-isolated global function `update()` in a synchronous nonisolated context
}
run()
