func change(_ x: inout Int) async -> Int { x += 1; return x }
func run() async {
    var n = 1
    async let r = change(n)  // error: passing value of type `Int` to an inout parameter requires explicit `&`
    print(await r)
}
await run()
