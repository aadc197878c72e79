func a() async -> Bool { true }
func b() async -> Bool { true }
func run() async {
    if await a() && b() {  // error: `async` call in an autoclosure that does not support concurrency
        print("both")
    }
}
await run()
