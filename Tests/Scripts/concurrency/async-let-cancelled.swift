actor Log {
    var lines: [String] = []
    func add(_ s: String) { lines.append(s) }
}
let log = Log()

func worker(_ name: String) async -> Int {
    do {
        try await Task.sleep(nanoseconds: 3_000_000_000)
        await log.add("\(name) finished")
        return 1
    } catch {
        await log.add("\(name) cancelled: \(error is CancellationError)")
        return 0
    }
}
func ignoring() async -> String {
    async let unused = worker("unused")
    return "returned early"
}
func throwing() async throws -> Int {
    async let w = worker("w")
    if true { throw CancellationError() }
    return await w
}
print(await ignoring())
do { print(try await throwing()) } catch { print("threw", type(of: error)) }
for l in await log.lines { print(l) }
