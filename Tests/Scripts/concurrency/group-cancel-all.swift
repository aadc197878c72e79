func race() async -> Int {
    await withTaskGroup(of: Int?.self) { group in
        group.addTask {
            try? await Task.sleep(nanoseconds: 10_000_000)
            return Task.isCancelled ? nil : 1
        }
        for i in 2...4 {
            group.addTask {
                do {
                    try await Task.sleep(nanoseconds: 4_000_000_000)
                    return i
                } catch { return nil }
            }
        }
        let winner = await group.next()!
        group.cancelAll()
        var cancelled = 0
        for await r in group where r == nil { cancelled += 1 }
        print("cancelled", cancelled, "isCancelled", group.isCancelled)
        return winner ?? -1
    }
}
print("winner", await race())

await withTaskGroup(of: Bool.self) { group in
    group.cancelAll()
    let added = group.addTaskUnlessCancelled { true }
    print("added", added)
    group.addTask { Task.isCancelled }
    print("child sees cancelled:", await group.next()!)
}
let t = Task {
    await withTaskGroup(of: Void.self) { group in
        while !Task.isCancelled { await Task.yield() }
        return group.addTaskUnlessCancelled {}
    }
}
t.cancel()
print("added in cancelled task:", await t.value)
