func z(_ p: Int) async -> Bool { p > 2 }
@MainActor func q() async { let v: Any = await z(3); print("main", v) }
@MainActor func go() async {
  let t = Task { print("task") }
  print("a"); await q(); print("b"); await t.value; print("c")
}
await go()
