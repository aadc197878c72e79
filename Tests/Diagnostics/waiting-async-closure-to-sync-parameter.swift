func perform(_ body: () -> Void) { body() }
func job() async { print("job") }
func run() async {
    perform { await job() }  // error: invalid conversion from `async` function of type `() async -> Void` to synchronous function type `() -> Void`
}
await run()
