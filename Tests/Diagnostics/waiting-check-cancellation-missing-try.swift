func run() async {
    for i in 0..<10 {
        Task.checkCancellation()  // error: call can throw, but it is not marked with `try` and the error is not handled
        print(i)
    }
}
await run()
