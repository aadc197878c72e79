let t = Task { () -> String in
    var n = 0
    while !Task.isCancelled {
        n += 1
        await Task.yield()
    }
    return n >= 0 ? "stopped" : "?"
}
print(t.isCancelled)
t.cancel()
print(t.isCancelled)
print(await t.value)

let c = Task { () -> Int in
    try await Task.sleep(for: .seconds(100))
    return 1
}
c.cancel()
do {
    print(try await c.value)
} catch is CancellationError {
    print("sleep was cancelled")
} catch {
    print("other", error)
}
let check = Task { () -> String in
    do {
        for i in 0..<1_000_000_000 {
            try Task.checkCancellation()
            if i % 100 == 0 { await Task.yield() }
        }
        return "completed"
    } catch {
        return "check: \(type(of: error))"
    }
}
check.cancel()
print(await check.value)
let done = Task { 5 }
print(await done.value)
done.cancel()
print(await done.value, done.isCancelled)
print(Task.isCancelled)
