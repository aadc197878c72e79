// Dictionaries and sets as wholes: casts that look at every key and element, and conversions of keys.
class A: Hashable { let n: Int; init(_ n: Int) { self.n = n }; static func == (l: A, r: A) -> Bool { l.n == r.n }; func hash(into h: inout Hasher) { h.combine(n) } }
final class B: A {}
let d: [String: Any] = ["a": 1]
print(d as? [String: Int] ?? [:], d as? [AnyHashable: Int] ?? [:], (d as? [String: String]) == nil, d as! [String: Int])
let e: [AnyHashable: Any] = ["k": 1]
print(e as? [String: Int] ?? [:], e as? [Int: Int] == nil)
let any: Any = ["x": ["y": [1, 2] as [Any]] as [String: Any]] as [String: Any]
if let m = any as? [String: [String: [Int]]] { print(m) } else { print("no") }
let s: Set<A> = [B(1), B(2)]
print((s as? Set<B>)?.count ?? -1, (s as Set<AnyHashable>).count, ([A(1)] as Set<A>) as? Set<B> == nil)
let anySet: Any = Set([1])
print(anySet is Set<Int>, anySet is Set<String>, anySet as? Set<AnyHashable> ?? [])
print((d as [AnyHashable: Any]).count, (["a": 1] as [AnyHashable: Any]), (["a": B(1)] as [String: B] as [String: A]).count)
let o: Any = [Int?.some(1), nil]
print(o is [Int], o is [Int?], (o as? [Any])?.count ?? 0)
func take(_ x: [AnyHashable: Any]) -> Int { x.count }
print(take([1: 2]), take(["a": 1, "b": 2]))
let so = [1, 2] as Set<Int>
func takeSet(_ x: Set<AnyHashable>) -> Int { x.count }
print(takeSet(so))
print([1: "a"] as [Int: String?], ["a": 1] as [String: Int?])
let dd: [String: Int]? = ["q": 2]
print((dd as [String: Any]?) as Any)
print(d is [String: Int], d is [Int: Int], any is [String: Any], any is [Int: Any], any is [AnyHashable: Any])
let empty: [String: Any] = [:]
print(empty is [Int: Int], empty as? [String: String] ?? ["z": "z"], ([] as [Any]) is [Int])
