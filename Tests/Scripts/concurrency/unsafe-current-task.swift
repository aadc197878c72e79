func inTask() -> Bool { withUnsafeCurrentTask { $0 != nil } }
func isCancelledHere() -> Bool { withUnsafeCurrentTask { $0?.isCancelled ?? false } }
let t = Task { inTask() }
print(await t.value)
let c = Task { () -> [Bool] in
    let before = isCancelledHere()
    withUnsafeCurrentTask { $0?.cancel() }
    return [before, isCancelledHere(), Task.isCancelled]
}
print(await c.value)
let self1 = Task { () -> String in
    withUnsafeCurrentTask { task in task?.cancel() }
    do {
        try await Task.sleep(for: .seconds(60))
        return "slept"
    } catch { return "cancelled myself" }
}
print(await self1.value)
let child = Task {
    async let x = { () async -> Bool in
        while !Task.isCancelled { await Task.yield() }
        return Task.isCancelled
    }()
    let outer = Task.isCancelled
    withUnsafeCurrentTask { $0?.cancel() }
    return (outer, await x)
}
print(await child.value)
