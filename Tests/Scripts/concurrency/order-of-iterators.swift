func st() -> AsyncStream<Int> { AsyncStream<Int> { c in c.yield(1); c.yield(2); c.finish() } }
@MainActor func z() async -> Int { var i = st().makeAsyncIterator(); print("it"); let x = await i.next()!; print("x", x); return x }
@MainActor func q() async { let v: Any = await z(); print("main", v) }
@MainActor func go() async {
  let t = Task { print("task") }
  print("a"); await q(); print("b"); await t.value; print("c")
}
await go()
