func run() async {
    Task.yield()  // error: expression is `async` but is not marked with `await`
}
await run()
