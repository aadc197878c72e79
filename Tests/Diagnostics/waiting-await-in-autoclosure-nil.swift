func fallback() async -> Int { 3 }
func run(_ x: Int?) async {
    let v = x ?? (await fallback())  // error: `async` call in an autoclosure that does not support concurrency
    print(v)
}
await run(nil)
