// heap: a task that sleeps when the script is over keeps what it has.
func ticks(_ name: String, _ n: Int, every ms: Int) -> AsyncStream<String> {
    AsyncStream { c in
        let t = Task {
            for i in 1...n {
                try? await Task.sleep(for: .milliseconds(ms))
                c.yield("\(name)\(i)")
            }
            c.finish()
        }
        c.onTermination = { _ in t.cancel() }
    }
}
func merge<T: Sendable>(_ streams: AsyncStream<T>...) -> AsyncStream<T> {
    let (out, c) = AsyncStream.makeStream(of: T.self)
    Task {
        await withTaskGroup(of: Void.self) { g in
            for s in streams { g.addTask { for await v in s { c.yield(v) } } }
        }
        c.finish()
    }
    return out
}
var seen: [String] = []
for await v in merge(ticks("a", 3, every: 5), ticks("b", 2, every: 7)) { seen.append(v) }
print(seen.sorted())
print(seen.filter { $0.hasPrefix("a") }, seen.filter { $0.hasPrefix("b") })
var first: [String] = []
for await v in ticks("c", 100, every: 2).prefix(3) { first.append(v) }
print(first)
