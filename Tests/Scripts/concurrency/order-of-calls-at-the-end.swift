@MainActor func m() async -> Int { 1 }
func f() async -> Int { await m() }
@MainActor func q() async { let v: Any = await f(); print("main", v) }
@MainActor func go() async {
  let t = Task { print("task") }
  print("a"); await q(); print("b"); await t.value; print("c")
}
await go()
