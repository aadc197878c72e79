func job(_ name: String, _ ms: UInt64) -> Task<Void, Never> {
    Task {
        try? await Task.sleep(nanoseconds: ms * 1_000_000)
        print("finished", name)
    }
}
let jobs = [job("slow", 240), job("fast", 40), job("medium", 140)]
for j in jobs { await j.value }
print("all done")

let t = Task {
    for i in 1...3 {
        try await Task.sleep(for: .milliseconds(60))
        print("tick", i)
    }
}
try await Task.sleep(for: .milliseconds(90))
print("between 1 and 2")
try await t.value
print("ticks done")
