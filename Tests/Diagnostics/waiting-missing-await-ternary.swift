func level() async -> Int { 3 }
func run() async -> String {
    return level() > 2 ? "high" : "low"  // error: expression is `async` but is not marked with `await`
}
print(await run())
