func apply(_ f: () async -> Int) reasync -> Int { await f() }  // error: expected `{` and the body of the function
func run() async { print(await apply { 1 }) }
await run()
