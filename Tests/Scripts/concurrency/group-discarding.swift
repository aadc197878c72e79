actor Tally {
    var n = 0
    func add(_ k: Int) { n += k }
}
let tally = Tally()
await withDiscardingTaskGroup { group in
    for i in 1...20 {
        group.addTask { await tally.add(i) }
    }
}
print("tally", await tally.n)

struct Stop: Error {}
do {
    try await withThrowingDiscardingTaskGroup { group in
        group.addTask { throw Stop() }
        group.addTask {
            do {
                try await Task.sleep(nanoseconds: 4_000_000_000)
            } catch {
                await tally.add(1000)
            }
        }
    }
    print("unreachable")
} catch {
    print("threw", error)
}
print("tally", await tally.n)
let r = await withDiscardingTaskGroup(returning: String.self) { group in
    group.addTask { await tally.add(1) }
    return "done"
}
print(r, await tally.n)
