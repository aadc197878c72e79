actor AsyncSemaphore {
    private var permits: Int
    private var waiters: [CheckedContinuation<Void, Never>] = []
    init(_ n: Int) { permits = n }
    func acquire() async {
        if permits > 0 { permits -= 1 } else { await withCheckedContinuation { waiters.append($0) } }
    }
    func release() {
        if waiters.isEmpty { permits += 1 } else { waiters.removeFirst().resume() }
    }
    func withPermit<T: Sendable>(_ body: @Sendable () async throws -> T) async rethrows -> T {
        await acquire()
        defer { release() }
        return try await body()
    }
}
actor Peak {
    var now = 0, peak = 0
    func up() { now += 1; peak = max(peak, now) }
    func down() { now -= 1 }
}
let sem = AsyncSemaphore(2), peak = Peak()
let sum = await withTaskGroup(of: Int.self) { g -> Int in
    for i in 1...12 {
        g.addTask {
            await sem.withPermit {
                await peak.up()
                try? await Task.sleep(for: .milliseconds(2))
                await peak.down()
                return i
            }
        }
    }
    return await g.reduce(0, +)
}
print(sum, await peak.peak <= 2, await peak.now)
struct Fail: Error {}
do { try await sem.withPermit { throw Fail() } } catch { print("released after", error) }
print(await sem.withPermit { "still works" })
