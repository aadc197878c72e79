func run() async {
    await Task.sleep(nanoseconds: 10)  // error: call can throw, but it is not marked with `try` and the error is not handled
    await Task.sleep(for: .seconds(1))  // error: call can throw, but it is not marked with `try` and the error is not handled
}
await run()
