@MainActor final class Model {
    var items: [String] = []
    func add(_ s: String) { items.append(s) }
}
let model = Model()
func legacyCallback(_ body: () -> Void) { body() }
func notIsolated(_ m: Model) {
    MainActor.assumeIsolated {
        m.add("assumed")
    }
}
func count(_ m: Model) -> Int {
    MainActor.preconditionIsolated("must be on main")
    return MainActor.assumeIsolated { m.items.count }
}
await MainActor.run { model.add("first") }
notIsolated(model)
legacyCallback { MainActor.assumeIsolated { model.add("from callback") } }
print(count(model), model.items)

actor Worker {
    var n = 0
    func go() -> Int {
        helper(self)
        return n
    }
}
func helper(_ w: Worker) {
    w.assumeIsolated { $0.n += 5 }
}
let w = Worker()
print(await w.go(), await w.go())
