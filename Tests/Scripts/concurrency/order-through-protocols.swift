protocol P { func f() async -> Int }
struct S: P { func f() async -> Int { 3 } }
let p: any P = S()
@MainActor func q() async { let v: Any = await p.f(); print("main", v) }
@MainActor func go() async {
  let t = Task { print("task") }
  print("a"); await q(); print("b"); await t.value; print("c")
}
await go()
