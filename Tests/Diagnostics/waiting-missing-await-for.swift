func items() async -> [Int] { [1, 2, 3] }
func run() async {
    for i in items() {  // error: expression is `async` but is not marked with `await`
        print(i)
    }
}
await run()
