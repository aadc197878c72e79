actor RateLimiter {
    private let limit: Int
    private let window: Int
    private var stamps: [Int] = []
    init(limit: Int, window: Int) { self.limit = limit; self.window = window }
    func allow(at now: Int) -> Bool {
        stamps.removeAll { $0 <= now - window }
        guard stamps.count < limit else { return false }
        stamps.append(now)
        return true
    }
}
let r = RateLimiter(limit: 2, window: 10)
for t in [0, 1, 2, 9, 10, 11, 12, 25] {
    print(t, await r.allow(at: t) ? "allowed" : "denied")
}

actor TokenBucket {
    private var tokens: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []
    init(tokens: Int) { self.tokens = tokens }
    func take() async {
        if tokens > 0 { tokens -= 1; return }
        await withCheckedContinuation { waiting.append($0) }
    }
    func refill() {
        if waiting.isEmpty { tokens += 1 } else { waiting.removeFirst().resume() }
    }
    var queue: Int { waiting.count }
}
let bucket = TokenBucket(tokens: 2)
await bucket.take()
await bucket.take()
let third = Task { await bucket.take(); return "third proceeds" }
while await bucket.queue == 0 { await Task.yield() }
print("third is waiting")
await bucket.refill()
print(await third.value, await bucket.queue)
