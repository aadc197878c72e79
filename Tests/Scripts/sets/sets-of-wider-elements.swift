// Sets become sets of what their elements become by themselves.
let s: Set<String> = ["a"]; let t: Set<AnyHashable> = s
print(t.contains("a"), t.first!)
let i: Set<Int> = [1, 2]
print((i as Set<AnyHashable>).map { $0.base as! Int }.sorted())
class A: Hashable { let n: Int; init(_ n: Int) { self.n = n }; static func == (l: A, r: A) -> Bool { l.n == r.n }; func hash(into h: inout Hasher) { h.combine(n) } }
class B: A {}
let bs: Set<B> = [B(1), B(2)]
let ys: Set<A> = bs
print(ys.count, ys.contains(A(1)))
func take(_ s: Set<AnyHashable>) -> Int { s.count }
print(take(i), take(["x", "y"] as Set<String>), take(bs))
let o: Set<Int?> = i
print(o.contains(1), o.contains(nil))
let d: [String: Set<AnyHashable>] = ["k": s]
print(d["k"]!.count)
let arr: [Set<AnyHashable>] = [i, i]
print(arr.map(\.count))
let ii: [Set<Int>] = [i]
let aa: [Set<AnyHashable>] = ii
print(aa[0].contains(2), (ii as [Set<Int?>])[0].contains(1))
let opt: Set<Int>? = i
let opt2: Set<AnyHashable>? = opt
print(opt2!.contains(1))
