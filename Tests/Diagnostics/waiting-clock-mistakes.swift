let clock = ContinuousClock()
func work() async throws {}
func run() async {
    let t = clock.measure { try await work() }  // error: call can throw, but it is not marked with `try` and the error is not handled
    let n = ContinuousClock.now()  // error: instance member `now` cannot be used on type `ContinuousClock`
    print(t, n)
}
