@MainActor func w() -> Int { 1 }
@MainActor func q() async { let v: Any = await withTaskGroup(of: Int.self) { g in 3 }; print("main", v) }
@MainActor func go() async {
  let t = Task { print("task") }
  print("a"); await q(); print("b"); await t.value; print("c")
}
await go()
