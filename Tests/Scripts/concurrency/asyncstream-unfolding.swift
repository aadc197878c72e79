actor Source {
    var n = 0
    func next() -> Int? {
        n += 1
        return n > 4 ? nil : n * n
    }
}
let src = Source()
let stream = AsyncStream<Int> { await src.next() }
for await v in stream { print(v) }

var left = 3
let countdown = AsyncStream(unfolding: { () -> String? in
    guard await decrement() else { return nil }
    return "left"
})
@MainActor func decrement() -> Bool {
    left -= 1
    return left >= 0
}
print(await countdown.reduce(0) { n, _ in n + 1 })

struct Bad: Error {}
let failing = AsyncThrowingStream<Int, Error> {
    let n = await src.n
    _ = await src.next()
    if n >= 8 { throw Bad() }
    return n
}
do {
    for try await v in failing { print("f", v) }
} catch { print("caught", error) }
