func number(_ n: Int) async -> Int { n }
func show(_ a: Int, _ b: Int) { print(a, b) }
func run() async {
    show(1, number(2))  // error: expression is `async` but is not marked with `await`
    show(await number(1), 3)
}
await run()
