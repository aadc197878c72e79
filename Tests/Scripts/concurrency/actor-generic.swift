actor Cache<Key: Hashable & Sendable, Value: Sendable> {
    private var store: [Key: Value] = [:]
    private(set) var hits = 0
    private(set) var misses = 0
    func value(for key: Key, or make: @Sendable (Key) async -> Value) async -> Value {
        if let v = store[key] { hits += 1; return v }
        misses += 1
        let v = await make(key)
        store[key] = v
        return v
    }
    func update(_ key: Key, _ body: (inout Value?) -> Void) { body(&store[key]) }
    var keys: [Key] { Array(store.keys) }
}
actor Box<T> {
    var content: T
    init(_ content: T) { self.content = content }
    func set(_ t: T) { content = t }
    func with<R: Sendable>(_ body: (T) -> R) -> R { body(content) }
}
let cache = Cache<Int, String>()
for k in [1, 2, 1, 1, 3] {
    print(await cache.value(for: k) { "v\($0 * $0)" })
}
print(await cache.hits, await cache.misses, await cache.keys.sorted())
await cache.update(2) { $0 = nil }
await cache.update(9) { $0 = "nine" }
print(await cache.keys.sorted())
let box = Box([1, 2, 3])
await box.set([4, 5])
print(await box.content, await box.with { $0.count })
