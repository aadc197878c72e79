func load() async -> Int { 3 }
func run() async {
    let await = 5
    let y = await load
    print(y + 1)  // error: binary operator `+` cannot be applied to operands of type `() async -> Int` and `Int`
}
await run()
