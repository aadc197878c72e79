enum Trace {
    @TaskLocal static var id = "none"
    @TaskLocal static var depth: Int?
}
func show(_ label: String) async { print(label, Trace.id, Trace.depth as Any) }
func syncShow(_ label: String) { print(label, Trace.id) }

await show("outside")
await Trace.$id.withValue("req-1") {
    await show("inside")
    syncShow("sync")
    await Trace.$depth.withValue(2) {
        await show("nested")
        await Trace.$id.withValue("req-2") { await show("shadowed") }
        await show("restored")
    }
    async let child: Void = show("async let")
    await child
    let t = Task { Trace.id }
    let d = Task.detached { Trace.id }
    print("Task:", await t.value, "detached:", await d.value)
    await withTaskGroup(of: String.self) { g in
        g.addTask { Trace.id + "/child" }
        g.addTask { Trace.$id.withValue("own") { Trace.id } }
        var all: [String] = []
        for await s in g { all.append(s) }
        print(all.sorted())
    }
}
let r = Trace.$id.withValue("sync") { () -> Int in
    syncShow("in sync withValue")
    return 3
}
print(r, Trace.id, Trace.$id.get())
