struct Oops: Error { let n: Int }

extension Sequence {
    func asyncMap<T>(_ transform: (Element) async throws -> T) async rethrows -> [T] {
        var out: [T] = []
        for e in self { out.append(try await transform(e)) }
        return out
    }
    func asyncFilter(_ pred: (Element) async throws -> Bool) async rethrows -> [Element] {
        var out: [Element] = []
        for e in self where try await pred(e) { out.append(e) }
        return out
    }
    func asyncForEach(_ body: (Element) async throws -> Void) async rethrows {
        for e in self { try await body(e) }
    }
    func asyncReduce<R>(_ initial: R, _ next: (R, Element) async throws -> R) async rethrows -> R {
        var acc = initial
        for e in self { acc = try await next(acc, e) }
        return acc
    }
}
func square(_ n: Int) async -> Int { n * n }
func isEven(_ n: Int) async -> Bool { n % 2 == 0 }
func risky(_ n: Int) async throws -> Int {
    if n == 3 { throw Oops(n: n) }
    return n
}

print(await [1, 2, 3].asyncMap(square))
print(await (1...6).asyncFilter { await isEven($0) })
await ["a", "b"].asyncForEach { print("item", $0) }
print(await (1...4).asyncReduce(0) { acc, n in acc + (await square(n)) })
do {
    print(try await [1, 2, 3, 4].asyncMap(risky))
} catch let e as Oops {
    print("oops at", e.n)
}
print(try await [5, 6].asyncMap { try await risky($0) + 1 })
