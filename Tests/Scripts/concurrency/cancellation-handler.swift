final class Flag: @unchecked Sendable {
    var events: [String] = []
}
let flag = Flag()
let t = Task { () -> String in
    await withTaskCancellationHandler {
        flag.events.append("operation start")
        try? await Task.sleep(nanoseconds: 10_000_000_000)
        return "operation saw cancelled=\(Task.isCancelled)"
    } onCancel: {
        flag.events.append("onCancel")
    }
}
try await Task.sleep(nanoseconds: 50_000_000)
t.cancel()
print(await t.value)
print(flag.events)

// Already cancelled: the handler runs at once, before the operation
let early = Flag()
let u = Task { () -> Int in
    while !Task.isCancelled { await Task.yield() }
    return await withTaskCancellationHandler {
        early.events.append("op")
        return 7
    } onCancel: {
        early.events.append("handler")
    }
}
u.cancel()
print(await u.value, early.events)

// Never cancelled
let v = Task { await withTaskCancellationHandler { 3 } onCancel: { print("never") } }
print(await v.value)
