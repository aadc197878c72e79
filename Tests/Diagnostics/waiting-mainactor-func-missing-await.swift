@MainActor func update() { print("ui") }
func run() async {
    update()  // error: expression is `async` but is not marked with `await`
}
await run()
