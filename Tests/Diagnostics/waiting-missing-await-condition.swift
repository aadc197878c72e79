func ready() async -> Bool { true }
func run() async {
    if ready() {  // error: expression is `async` but is not marked with `await`
        print("ready")
    }
}
await run()
