actor Gauge {
    private var running = 0
    private(set) var peak = 0
    private(set) var done: [Int] = []
    func enter() { running += 1; peak = max(peak, running) }
    func leave(_ i: Int) { running -= 1; done.append(i) }
}
let gauge = Gauge()
func job(_ i: Int) async -> Int {
    await gauge.enter()
    await Task.yield()
    await gauge.leave(i)
    return i * 10
}
let limit = 3
let out = await withTaskGroup(of: Int.self) { group -> [Int] in
    var results: [Int] = []
    var next = 0
    while next < limit { let i = next; group.addTask { await job(i) }; next += 1 }
    while let r = await group.next() {
        results.append(r)
        if next < 10 {
            let i = next
            group.addTask { await job(i) }
            next += 1
        }
    }
    return results.sorted()
}
print(out)
print("peak ok:", await gauge.peak <= limit)
print("done:", await gauge.done.sorted())
