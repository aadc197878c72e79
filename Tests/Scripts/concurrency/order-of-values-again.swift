@MainActor func go() async {
  var log: [String] = []
  let a = Task { log.append("a"); return 1 }
  let b = Task { log.append("b"); let v = await a.value; log.append("b got \(v)"); return v }
  let c = Task { log.append("c"); let v = await b.value; log.append("c got \(v)") }
  let d = Task { log.append("d") }
  log.append("go")
  await c.value
  log.append("end"); await d.value
  print(log)
}
await go()
