func slow(_ n: Int) async -> Int {
    await Task.yield()
    return n * n
}
func total() async -> Int {
    async let a = slow(2)
    async let b = slow(3)
    async let c = slow(4)
    return await a + b + c
}
print(await total())

func names() async -> String {
    async let first = "Grace"
    async let last: String = { await Task.yield(); return "Hopper" }()
    return await "\(first) \(last)"
}
print(await names())

func pair() async -> (Int, String) { (1, "one") }
func useTuple() async {
    async let (n, s) = pair()
    async let x = slow(5), y = slow(6)
    print(await n, await s)
    let values = await [x, y]
    print(values)
    print(await x)   // reading twice is fine
    async let list = [await slow(1), await slow(7)]
    for v in await list { print("v", v) }
}
await useTuple()

async let top = slow(9)
print("top-level async let:", await top)
