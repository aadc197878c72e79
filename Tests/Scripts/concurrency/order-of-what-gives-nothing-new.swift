@MainActor final class VM {
    func load(_ s: String) async { print("loading", s); let v = await fetch(); print("loaded", v, s) }
    nonisolated func fetch() async -> Int { 7 }
    func tap() { Task { await load("task") } }
}
let vm = VM()
vm.tap()
print("a")
await vm.load("main")
print("b")
try? await Task.sleep(nanoseconds: 10_000_000)
