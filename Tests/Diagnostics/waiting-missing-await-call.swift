func fetch() async -> Int { 1 }
func run() async {
    let a = fetch()  // error: expression is `async` but is not marked with `await`
    print(a)
}
await run()
