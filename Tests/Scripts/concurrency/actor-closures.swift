actor Inbox {
    private var messages: [String] = []
    private var observers: [@Sendable (String) -> Void] = []
    private var handlers: [(String) async -> Bool] = []
    func observe(_ f: @escaping @Sendable (String) -> Void) { observers.append(f) }
    func onReceive(_ f: @escaping (String) async -> Bool) { handlers.append(f) }
    func receive(_ m: String) async {
        observers.forEach { $0(m) }
        for h in handlers {
            if await h(m) {
                messages.append("handled " + m)
                return
            }
        }
        messages.append(m)
    }
    var sorted: [String] { messages.sorted { $0.count < $1.count } }
    func longest() -> String? { messages.max { $0.count < $1.count } }
    func counted() -> [Int: Int] {
        var d: [Int: Int] = [:]
        messages.forEach { d[$0.count, default: 0] += 1 }
        let total = { self.messages.count }()
        d[-1] = total
        return d
    }
}
let inbox = Inbox()
await inbox.observe { print("observed", $0) }
await inbox.onReceive { $0.hasPrefix("!") }
await inbox.onReceive { m in
    await Task.yield()
    return m == "ping"
}
for m in ["hi", "!cmd", "ping", "hello there"] { await inbox.receive(m) }
print(await inbox.sorted)
print(await inbox.longest() ?? "")
let c = await inbox.counted()
print(c.keys.sorted().map { "\($0):\(c[$0]!)" })
