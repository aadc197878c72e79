@MainActor final class Counter {
    var value = 0
    func bump() { value += 1 }
}
@MainActor func run() async {
    let c = Counter()
    let attached = Task {
        c.bump()          // no await needed: inherits the main actor
        return c.value
    }
    let first = await attached.value
    let detached = Task.detached {
        await c.bump()    // must hop
        return await c.value
    }
    let second = await detached.value
    print(first, second)
    let t = Task.detached { () -> Int in
        for _ in 0..<100 { await c.bump() }
        return await MainActor.run { c.value }
    }
    print(await t.value)
    print("value", c.value)
}
await run()
