struct Count: AsyncSequence {
    let n: Int
    struct Iterator: AsyncIteratorProtocol {
        var i = 0
        let n: Int
        mutating func next() async -> Int? {
            guard i < n else { return nil }
            i += 1
            return i
        }
    }
    func makeAsyncIterator() -> Iterator { Iterator(n: n) }
}
extension AsyncSequence {
    func collect() async rethrows -> [Element] {
        try await reduce(into: [Element]()) { $0.append($1) }
    }
}
let s = Count(n: 10)
print(await s.map { $0 * $0 }.collect())
print(await s.filter { $0 % 2 == 1 }.collect())
print(await s.compactMap { $0 > 7 ? "n\($0)" : nil }.collect())
print(await s.prefix(3).collect(), await s.dropFirst(8).collect())
print(await s.prefix { $0 < 4 }.collect(), await s.drop { $0 < 9 }.collect())
print(await Count(n: 3).flatMap { Count(n: $0) }.collect())
print(await s.reduce(0, +))
print(await s.contains(4), await s.contains { $0 > 10 })
print(await s.first { $0 > 6 } as Any, await s.first { $0 > 60 } as Any)
print(await s.min()!, await s.max()!, await s.min { $0 % 5 < $1 % 5 }!)
print(await s.allSatisfy { $0 > 0 }, await s.allSatisfy { $0 < 5 })
func slowDouble(_ n: Int) async -> Int { await Task.yield(); return n * 2 }
let chain = s.filter { $0 > 5 }.map { await slowDouble($0) }.map { "<\($0)>" }.prefix(3)
for await c in chain { print(c) }
