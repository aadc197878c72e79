actor Gate {
    private var waiters: [CheckedContinuation<Int, Never>] = []
    private var opened: Int?
    var waiting: Int { waiters.count }
    func wait() async -> Int {
        if let opened { return opened }
        return await withCheckedContinuation { waiters.append($0) }
    }
    func open(_ value: Int) {
        opened = value
        for w in waiters { w.resume(returning: value) }
        waiters.removeAll()
    }
}
let gate = Gate()
let tasks = (1...3).map { i in
    Task { () -> String in
        let v = await gate.wait()
        return "waiter \(i) got \(v)"
    }
}
while await gate.waiting < 3 { await Task.yield() }
print("all are waiting")
await gate.open(42)
for t in tasks { print(await t.value) }
print("late", await gate.wait())

@MainActor final class Prompt {
    private var continuation: CheckedContinuation<String, Error>?
    struct Dismissed: Error {}
    func ask() async throws -> String {
        try await withCheckedThrowingContinuation { continuation = $0 }
    }
    func answer(_ s: String) { continuation?.resume(returning: s); continuation = nil }
    func dismiss() { continuation?.resume(throwing: Dismissed()); continuation = nil }
    var pending: Bool { continuation != nil }
}
let prompt = Prompt()
let q = Task { try await prompt.ask() }
while !prompt.pending { await Task.yield() }
prompt.answer("yes")
print(try await q.value)
let q2 = Task { try await prompt.ask() }
while !prompt.pending { await Task.yield() }
prompt.dismiss()
do { print(try await q2.value) } catch { print("dismissed:", error is Prompt.Dismissed) }
