func run() async {
    async let x: Int  // error: an `async let` without a value is not allowed
    print("hi")
}
await run()
