struct Config {
    let n: Int
    init() async { n = 3 }
}
func run() async {
    let c = Config()  // error: expression is `async` but is not marked with `await`
    print(c.n)
}
await run()
