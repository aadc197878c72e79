@MainActor func go() async {
  let a = Task { 1 }
  let b = Task { print("b"); _ = await a.value; print("b got") }
  let d = Task { print("d") }
  await b.value; await d.value
}
await go()
