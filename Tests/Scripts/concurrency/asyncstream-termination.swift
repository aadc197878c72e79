final class Events: @unchecked Sendable { var list: [String] = [] }
let events = Events()
func ticker() -> AsyncStream<Int> {
    AsyncStream { c in
        c.onTermination = { reason in
            switch reason {
            case .finished: events.list.append("finished")
            case .cancelled: events.list.append("cancelled")
            @unknown default: events.list.append("?")
            }
        }
        c.yield(1)
        c.yield(2)
        c.finish()
    }
}
for await t in ticker() { print("tick", t) }
print(events.list)

let endless = AsyncStream<Int> { c in
    c.onTermination = { r in events.list.append("endless \(r)") }
    c.yield(10)
}
let task = Task { () -> Int in
    var n = 0
    for await v in endless { n += v }
    return n
}
try await Task.sleep(nanoseconds: 30_000_000)
task.cancel()
print("consumer ended with", await task.value)
print(events.list)
