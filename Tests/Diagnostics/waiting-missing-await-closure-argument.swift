func fetch() async -> Int { 1 }
func take(_ f: () async -> Int) async -> Int { await f() }
func run() async {
    print(take { await fetch() })  // error: expression is `async` but is not marked with `await`
    print(await take { fetch() })  // error: expression is `async` but is not marked with `await`
}
await run()
