func run() async {
    try await Task.sleep(nanoseconds: 10)  // error: errors thrown from here are not handled
    print("slept")
}
await run()
