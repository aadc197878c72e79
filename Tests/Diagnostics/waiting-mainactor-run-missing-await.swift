@MainActor func update() -> Int { 1 }
func run() async {
    let x = MainActor.run { update() }  // error: expression is `async` but is not marked with `await`
    print(x)
}
await run()
