func load(_ n: Int) async -> Int { n }
func run() async {
    async let a = load(1)
    async let b = load(2)
    let all = [a, b]  // error: expression is `async` but is not marked with `await`
    print(all)
}
await run()
