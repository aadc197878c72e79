// A type by its module's name, where another of that name is nearer.
struct Int8 { let a = "mine" }
struct Array<T> { let t: T }
print(Int8(), Swift.Int8(3), Swift.Int8.max, Swift.Array([1, 2]), Swift.Array<Int>(repeating: 1, count: 2), Array(t: 3))
struct G<Set> { let s: Set; func f() -> Int { Swift.Set([1, 1]).count } }
print(G(s: 1).f(), [1, 2].map(Swift.String.init), Swift.min(1, 2))
print(Swift.Optional(3) as Any, Swift.Optional<Int>.none as Any, Swift.Dictionary(uniqueKeysWithValues: [(1, 2)]))
print(Swift.Result<Int, Never>.success(3), type(of: Swift.Result<Int, Never>.self))
