func parallelMap<T: Sendable, R: Sendable>(
    _ items: [T], _ f: @escaping @Sendable (T) async -> R
) async -> [R] {
    await withTaskGroup(of: (Int, R).self) { group in
        for (i, item) in items.enumerated() {
            group.addTask { (i, await f(item)) }
        }
        var results = [R?](repeating: nil, count: items.count)
        for await (i, r) in group { results[i] = r }
        return results.compactMap { $0 }
    }
}
let lengths = await parallelMap(["one", "three", "eleven"]) { s in
    await Task.yield()
    return s.count
}
print(lengths)
print(await parallelMap(Array(1...8)) { "n\($0)" })
print(await parallelMap([Int]()) { $0 })
