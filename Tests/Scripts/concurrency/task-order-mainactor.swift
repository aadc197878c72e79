@MainActor
final class Recorder {
    var log: [String] = []
    func add(_ s: String) { log.append(s) }
    func start() -> [Task<Void, Never>] {
        add("start")
        let one = Task {
            add("task 1")
            await later("1")      // same actor: no suspension
        }
        let two = Task {
            add("task 2")
            Task { add("nested in 2") }
            await later("2")
        }
        add("end of start")
        return [one, two]
    }
    func later(_ n: String) async {
        add("later \(n)")
    }
}
@MainActor func run() async {
    let r = Recorder()
    let tasks = r.start()
    r.add("after start")
    let t = Task { r.add("task 3") }
    await t.value
    r.add("awaited 3")
    for t in tasks { await t.value }
    r.add("awaited all")
    await Task { r.add("last") }.value
    for (i, l) in r.log.enumerated() { print(i, l) }
}
await run()
