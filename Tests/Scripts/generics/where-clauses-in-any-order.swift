protocol A where X: Sequence { associatedtype X; associatedtype Y where Y == X.Element; func xs() -> X }
struct SA: A { func xs() -> [Int] { [1, 2] } }
func f<T: A>(_ t: T) -> [T.Y] where T.Y: Comparable { t.xs().sorted() }
print(f(SA()))
func g<C>(_ c: C) -> E<C.Element> where C: Collection, C.Element: Hashable { E(Set(c).count) }
struct E<T> { let n: Int; init(_ n: Int) { self.n = n } }
print(g([1, 1]).n)
protocol B { associatedtype P: Q where P.R == Self; var p: P { get } }
protocol Q { associatedtype R; func r(_ x: R) -> String }
struct BB: B { var p: QQ { QQ() } }
struct QQ: Q { func r(_ x: BB) -> String { "r" } }
print(BB().p.r(BB()))
func h<T: B>(_ t: T) -> String { t.p.r(t) }
print(h(BB()))
func k<S: Sequence>(_ s: S) -> Int where S.Element == F.G { s.reduce(0) { $0 + $1.v } }
struct F { struct G { let v: Int } }
print(k([F.G(v: 2)]))
extension Sequence where Element == F.G { var total: Int { reduce(0) { $0 + $1.v } } }
print([F.G(v: 2), F.G(v: 3)].total)
struct Pair<A, B> where B == [A] { let a: A; let b: B }
print(Pair(a: 1, b: [2]).b)
