actor Store {
    var items: [String] = []
    func load() async {
        await fill(count: 2)
        items.append("direct")
        let t = Task { items.append("in task") }    // Task inherits the actor
        items.append("before task")
        await t.value
        let sorted = items.map { i in i + "/\(items.count)" }
        print(sorted)
    }
    func fill(count: Int) async {
        for i in 0..<count { items.append(await make(i)) }
    }
    private func make(_ i: Int) async -> String { "item\(i)" }
}
func measured<T>(isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> T) async rethrows -> T {
    print("begin")
    defer { print("end") }
    return try await body()
}
let s = Store()
await s.load()
await measured { await s.fill(count: 1) }
let n = await measured { 5 }
print(n, await s.items.count)
