actor Counter {
    private(set) var value = 0
    let name: String
    init(name: String, start: Int = 0) {
        self.name = name
        value = start
    }
    func increment() { value += 1 }
    func increment(by n: Int) -> Int {
        for _ in 0..<n { increment() }
        return value
    }
    var isZero: Bool { value == 0 }
    subscript(offset: Int) -> Int { value + offset }
}
let c = Counter(name: "hits")
print(c.name, await c.value, await c.isZero)
await c.increment()
print(await c.increment(by: 9))
print(await c[5])
await withTaskGroup(of: Void.self) { g in
    for _ in 0..<500 { g.addTask { await c.increment() } }
}
print(await c.value, await c.isZero)
let others = [Counter(name: "a"), Counter(name: "b", start: 5)]
for o in others {
    if await o.isZero { print(o.name, "zero") } else { print(o.name, await o.value) }
}
