// A closure that no initialiser takes goes to what is made, where that can be called.
struct Flow {
  var spacing = 8
  func callAsFunction(_ content: () -> String) -> String { content() + "\(spacing)" }
}
print(Flow(spacing: 10) { "a" })
print(Flow() { "b" })
print(Flow { "c" })
struct Two {
  let n: Int
  init(n: Int, f: () -> Int) { self.n = n + f() }
  init(n: Int) { self.n = n }
  func callAsFunction(_ content: () -> String) -> String { content() + "\(n)" }
}
print(Two(n: 1) { 2 })
struct Gen<T> {
  let t: T
  func callAsFunction<C>(@Bld content: () -> C, label: () -> T) -> (C, T, T) { (content(), label(), t) }
}
@resultBuilder enum Bld { static func buildBlock<C>(_ c: C) -> C { c } }
print(Gen(t: 1) { "x" } label: { 3 })
class K { var on = true; func callAsFunction(x: Int = 1, _ f: (Int) -> Int) -> Int { f(x) } }
print(K() { $0 + 1 }, K { $0 + 2 })
