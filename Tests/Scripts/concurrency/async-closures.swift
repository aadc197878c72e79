let simple: () async -> Int = { 5 }
let twice: (Int) async -> Int = { n in
    let v = await simple()
    return n * 2 + v
}
let thrower: (Int) async throws -> String = { n in
    if n == 0 { throw Zero() }
    return "value \(n)"
}
struct Zero: Error {}

func apply(_ n: Int, _ f: (Int) async throws -> String) async rethrows -> String {
    try await f(n)
}
func measure<T>(_ label: String, _ body: () async -> T) async -> T {
    print("begin", label)
    defer { print("end", label) }
    return await body()
}

print(await simple())
print(await twice(4))
print(try await thrower(1))
do { print(try await apply(0, thrower)) } catch { print("caught \(error)") }
print(await apply(8) { "sync closure \($0)" })
let r = await measure("work") { () async -> [Int] in
    var out: [Int] = []
    for i in 0..<3 { out.append(await twice(i)) }
    return out
}
print(r)
let total = await measure("sum") { r.reduce(0, +) }
print(total)
print(await { () async -> String in "immediate" }())
