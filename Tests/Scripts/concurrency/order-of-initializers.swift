struct V { init() async { } }
@MainActor func load(_ s: String) async { print("loading", s); let v = await V(); print("loaded", v, s) }
@MainActor func tap() { Task { await load("task") } }
tap()
print("a")
await load("main")
print("b")
try? await Task.sleep(nanoseconds: 10_000_000)
