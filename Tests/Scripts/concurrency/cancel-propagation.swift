actor Notes {
    private var list: [String] = []
    func add(_ s: String) { list.append(s) }
    var sorted: [String] { list.sorted() }
}
let notes = Notes()
func leaf(_ name: String) async -> Int {
    do {
        try await Task.sleep(for: .seconds(30))
        return 1
    } catch {
        await notes.add("\(name) cancelled")
        return 0
    }
}
let parent = Task { () -> Int in
    async let a = leaf("async let")
    let group = await withTaskGroup(of: Int.self) { g -> Int in
        for i in 1...2 { g.addTask { await leaf("child \(i)") } }
        return await g.reduce(0, +)
    }
    // an unstructured task does not inherit the cancellation
    let free = Task { Task.isCancelled }
    await notes.add("unstructured cancelled: \(await free.value)")
    return await a + group
}
try await Task.sleep(for: .milliseconds(30))
parent.cancel()
print(await parent.value)
for n in await notes.sorted { print(n) }
