import Foundation
actor Memo<K: Hashable & Sendable, V: Sendable> {
    private var tasks: [K: Task<V, Never>] = [:]
    private(set) var computed = 0
    private let f: @Sendable (K) async -> V
    init(_ f: @escaping @Sendable (K) async -> V) { self.f = f }
    func callAsFunction(_ k: K) async -> V {
        if let t = tasks[k] { return await t.value }
        computed += 1
        let t = Task { [f] in await f(k) }
        tasks[k] = t
        return await t.value
    }
}
let roots = Memo<Int, String> { n in
    await Task.yield()
    return String(format: "%.3f", sqrt(Double(n)))
}
for n in [2, 9, 2, 10, 9] { print(n, await roots(n)) }
print("computed", await roots.computed)
let many = await withTaskGroup(of: String.self) { g -> Set<String> in
    for i in 0..<40 { g.addTask { await roots(i % 4) } }
    return await g.reduce(into: Set()) { $0.insert($1) }
}
print(many.sorted(), await roots.computed)
let expensive = Task { await roots(16) }
print(await expensive.value, await expensive.value)
