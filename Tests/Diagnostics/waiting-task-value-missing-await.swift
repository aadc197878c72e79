func run() async {
    let t = Task { 5 }
    print(t.value + 1)  // error: expression is `async` but is not marked with `await`
}
await run()
