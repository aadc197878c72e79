// superfluous await in conditions, loops and closures: warnings
func run() async {
    if await true { print("true") }
    for i in await [1, 2] { print(i) }
    switch await 3 { case 3: print("three"); default: break }
    let c = { (n: Int) async -> Int in await n + 1 }
    print(await c(await 4))
    guard await Optional(5) != nil else { return }
    let t = await (1, "x")
    print(await t.0, t.1)
}
await run()
