@MainActor func go() async {
  let t = Task { print("other") }
  await MainActor.run { print("run") }
  print("after run")
  await t.value
}
await go()
