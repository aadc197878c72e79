func work(_ n: Int) async -> Int {
    await Task.yield()
    return n + 1
}
let high = Task(priority: .high) { await work(1) }
let low = Task(priority: .background) { await work(2) }
let user = Task(priority: .userInitiated) { () -> Bool in
    Task.currentPriority >= .low
}
print(await high.value, await low.value)
print(await user.value)
print(TaskPriority.high > TaskPriority.low, TaskPriority.medium > .background)
print(TaskPriority.high == .userInitiated, TaskPriority.low == .utility)
print([TaskPriority.high, .low, .medium].sorted { $0 < $1 } == [.low, .medium, .high])
let det = Task.detached(priority: .low) { "detached" }
print(await det.value)
