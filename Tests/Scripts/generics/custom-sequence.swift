// A script's own Sequence and Collection get the library's defaults.
struct Countdown: Sequence {
  let start: Int
  func makeIterator() -> CountdownIterator { CountdownIterator(n: start) }
}
struct CountdownIterator: IteratorProtocol {
  var n: Int
  mutating func next() -> Int? {
    if n == 0 { return nil }
    n -= 1
    return n + 1
  }
}
for n in Countdown(start: 3) { print(n) }
let c = Countdown(start: 5)
print(c.map { $0 * 10 }, c.filter { $0 % 2 == 1 }, c.reduce(0, +), c.sorted())
print(Array(c), c.contains(4), c.max() ?? 0, c.first { $0 < 4 } ?? 0)
print(c.enumerated().map { "\($0.offset):\($0.element)" }, Array(zip(c, "abc")).count)
print(c.prefix(2).map { $0 }, c.dropFirst(3).map { $0 }, c.reversed())
struct Fib: Sequence, IteratorProtocol {
  var a = 0, b = 1
  mutating func next() -> Int? {
    (a, b) = (b, a + b)
    return a
  }
}
print(Array(Fib().prefix(10)), Fib().first { $0 > 100 } ?? 0)
print(Array(Fib().lazy.filter { $0 % 2 == 0 }.prefix(4)))
struct Ring<T>: Collection {
  let items: [T]
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> T { items[(i + 1) % items.count] }
}
let ring = Ring(items: ["a", "b", "c"])
print(Array(ring), ring.count, ring.first ?? "-", ring.isEmpty, ring.firstIndex(of: "a") ?? -1)
print(ring.map { $0 + "!" }, ring.joined(separator: "+"), ring.indices.count)
for (i, x) in ring.enumerated() { print(i, x, terminator: ";") }
print()
print(Array(sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }))
