func first() async -> Int? { nil }
func fallback() async -> Int { 3 }
func run() async {
    let v = await first() ?? fallback()  // error: `async` call in an autoclosure that does not support concurrency
    print(v)
}
await run()
