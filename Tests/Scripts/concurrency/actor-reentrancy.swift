actor Machine {
    var state = "idle"
    var log: [String] = []
    func slow(_ name: String) async {
        log.append("\(name) begin in \(state)")
        state = name
        try? await Task.sleep(nanoseconds: name == "a" ? 120_000_000 : 30_000_000)
        log.append("\(name) end in \(state)")
    }
    func poke() { log.append("poke in \(state)") }
}
let m = Machine()
let a = Task { await m.slow("a") }
try await Task.sleep(nanoseconds: 30_000_000)
let b = Task { await m.slow("b") }
try await Task.sleep(nanoseconds: 10_000_000)
await m.poke()
await b.value
await a.value
for l in await m.log { print(l) }
