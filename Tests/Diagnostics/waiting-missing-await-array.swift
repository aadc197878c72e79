func one() async -> Int { 1 }
func run() async {
    let list = [1, one(), 3]  // error: expression is `async` but is not marked with `await`
    let dict = ["a": one()]  // error: expression is `async` but is not marked with `await`
    print(list, dict)
}
await run()
