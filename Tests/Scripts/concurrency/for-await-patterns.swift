enum Event { case key(Character), click(x: Int, y: Int), quit }
func events(_ list: [Event]) -> AsyncStream<Event> {
    var it = list.makeIterator()
    return AsyncStream { it.next() }
}
let script: [Event] = [.key("a"), .click(x: 1, y: 2), .key("b"), .click(x: 30, y: 4), .quit, .key("z")]
for await case .key(let k) in events(script) { print("key", k) }
for await case let .click(x, y) in events(script) where x > 10 { print("click", x, y) }
loop: for await e in events(script) {
    switch e {
    case .key(let k): print("K\(k)")
    case .click: continue loop
    case .quit: break loop
    }
}
let pairs = AsyncStream<(Int, String)> { c in
    for (i, w) in ["zero", "one", "two"].enumerated() { c.yield((i, w)) }
    c.finish()
}
for await (i, w) in pairs where i != 1 { print(i, w) }
let opts = AsyncStream<Int?> { c in
    [1, nil, 3].forEach { c.yield($0) }
    c.finish()
}
for await case let n? in opts { print("some", n) }
for await _ in AsyncStream<Void>(unfolding: { nil }) { print("never") }
print("done")
