struct Countdown: AsyncSequence {
    typealias Element = Int
    let start: Int
    struct AsyncIterator: AsyncIteratorProtocol {
        var current: Int
        mutating func next() async -> Int? {
            guard current > 0 else { return nil }
            defer { current -= 1 }
            await Task.yield()
            return current
        }
    }
    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(current: start) }
}
for await n in Countdown(start: 3) { print(n) }
print("liftoff")
for await n in Countdown(start: 10) where n % 3 == 0 { print("multiple", n) }
outer: for await a in Countdown(start: 3) {
    for await b in Countdown(start: a) {
        if b == 2 { continue outer }
        if a == 1 { break outer }
        print("pair", a, b)
    }
}
var it = Countdown(start: 2).makeAsyncIterator()
while let x = await it.next() { print("manual", x) }
print(await it.next() as Any)
var sum = 0
for await n in Countdown(start: 100) {
    if n < 90 { break }
    sum += n
}
print(sum)
