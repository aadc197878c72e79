@MainActor final class Trace {
    var order: [String] = []
    var done = 0
}
@MainActor func pingPong() async -> Trace {
    let t = Trace()
    let a = Task {
        for i in 0..<3 {
            t.order.append("a\(i)")
            await Task.yield()
        }
        t.done += 1
    }
    let b = Task {
        for i in 0..<3 {
            t.order.append("b\(i)")
            await Task.yield()
        }
        t.done += 1
    }
    print("before any suspension:", t.order.count)
    await a.value
    await b.value
    return t
}
let t = await pingPong()
print(t.order.sorted().joined(separator: " "), t.done)
print(t.order.prefix(2))
print(t.order.filter { $0.hasPrefix("a") }, t.order.filter { $0.hasPrefix("b") })
for _ in 0..<1000 { await Task.yield() }
print("yielded a lot")
