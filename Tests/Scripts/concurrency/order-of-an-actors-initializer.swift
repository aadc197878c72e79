actor A { var n = 5; init() async {} }
@MainActor func q() async { let v: Any = await A(); print("main", v) }
@MainActor func go() async {
  let t = Task { print("task") }
  print("a"); await q(); print("b"); await t.value; print("c")
}
await go()
