@MainActor func go() async {
  let a = Task { 1 }
  _ = await a.value
  let t = Task { print("other") }
  _ = await a.value
  print("after")
  await t.value
}
await go()
