func process(_ input: [Int]) async throws -> String {
    struct TooMany: Error { let n: Int }
    var log: [String] = []
    func note(_ s: String) async { log.append(s) }
    func check(_ n: Int) async throws -> Int {
        await note("check \(n)")
        guard n < 100 else { throw TooMany(n: n) }
        return n
    }
    func walk(_ rest: ArraySlice<Int>) async throws -> Int {
        guard let f = rest.first else { return 0 }
        return try await check(f) + walk(rest.dropFirst())
    }
    defer { print("log has", log.count) }
    let sum = try await walk(input[...])
    await note("sum")
    return "\(sum): \(log.joined(separator: ","))"
}
print(try await process([1, 2, 3]))
do { print(try await process([1, 200, 3])) } catch { print("error:", error) }
func makeCounter() -> () async -> Int {
    var n = 0
    func next() async -> Int { n += 1; return n }
    return next
}
let c = makeCounter()
print(await c(), await c(), await c())
