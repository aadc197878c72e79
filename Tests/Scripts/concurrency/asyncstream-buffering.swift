func fill(_ policy: AsyncStream<Int>.Continuation.BufferingPolicy) async -> [Int] {
    let s = AsyncStream(Int.self, bufferingPolicy: policy) { c in
        for i in 1...6 { c.yield(i) }
        c.finish()
    }
    var out: [Int] = []
    for await v in s { out.append(v) }
    return out
}
print(await fill(.unbounded))
print(await fill(.bufferingNewest(2)))
print(await fill(.bufferingOldest(2)))
print(await fill(.bufferingNewest(0)))

let (stream, c) = AsyncStream.makeStream(of: String.self, bufferingPolicy: .bufferingOldest(1))
func show(_ r: AsyncStream<String>.Continuation.YieldResult) {
    switch r {
    case .enqueued(let remaining): print("enqueued, remaining", remaining)
    case .dropped(let e): print("dropped", e)
    case .terminated: print("terminated")
    @unknown default: print("?")
    }
}
show(c.yield("a"))
show(c.yield("b"))
c.finish()
show(c.yield("c"))
for await s in stream { print("got", s) }
