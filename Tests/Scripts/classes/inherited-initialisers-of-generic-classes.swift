// What an argument is by default is said where the initialiser is written, for what the class above is of.
class S<I> { var items: [I]
  init(_ items: [I] = []) { self.items = items } }
class T: S<Int> {}
class U<A>: S<[A]> {}
print(T().items, U<String>().items, T([1]).items)
class V<K: Hashable, W> { let k: [K: W]; let n: Int; init(k: [K: W] = [:], n: Int = [K]().count + 2) { self.k = k; self.n = n } }
class X<W>: V<String, W> {}
final class Y: X<Double> {}
print(Y().n, Y(n: 5).k, X<Int>(k: ["a": 1]).k, Y(k: ["b": 2]).k)
