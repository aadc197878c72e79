actor EventBus {
    enum Event: Sendable, Equatable { case login(String), logout, message(Int) }
    private var subscribers: [Int: AsyncStream<Event>.Continuation] = [:]
    private var nextID = 0
    func subscribe() -> AsyncStream<Event> {
        let (stream, c) = AsyncStream.makeStream(of: Event.self)
        subscribers[nextID] = c
        nextID += 1
        return stream
    }
    func publish(_ e: Event) {
        for id in subscribers.keys.sorted() { subscribers[id]!.yield(e) }
    }
    func close() {
        for c in subscribers.values { c.finish() }
        subscribers.removeAll()
    }
}
let bus = EventBus()
let s1 = await bus.subscribe()
let s2 = await bus.subscribe()
let logger = Task { () -> [String] in
    var lines: [String] = []
    for await e in s1 {
        switch e {
        case .login(let n): lines.append("login \(n)")
        case .logout: lines.append("logout")
        case .message(let i): lines.append("msg \(i)")
        }
    }
    return lines
}
let counter = Task { await s2.filter { $0 != .logout }.reduce(0) { n, _ in n + 1 } }
await bus.publish(.login("eve"))
for i in 1...3 { await bus.publish(.message(i)) }
await bus.publish(.logout)
await bus.close()
print(await logger.value)
print("non-logout events:", await counter.value)
