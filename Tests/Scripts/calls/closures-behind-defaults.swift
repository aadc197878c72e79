// A first closure goes past what may be left out, where one behind it needs an argument: up to the next closure's label.
func a(_ x: () -> Int = { 1 }, n: Int, y: () -> Int = { 2 }) { print(x(), n, y()) }
func b(x: () -> Int = { 1 }, y: () -> Int, z: () -> Int = { 3 }) { print(x(), y(), z()) }
func c(x: () -> Int = { 1 }, y: () -> Int = { 2 }, z: () -> Int = { 3 }) { print(x(), y(), z()) }
func d(x: () -> Int = { 1 }, s: String = "s", y: () -> Int, z: () -> Int) { print(x(), s, y(), z()) }
func ee<T>(_ x: T = 3, y: () -> Int, z: (() -> Int)? = nil) { print(y(), z?() ?? 0) }
func g(x: Any = 3, y: () -> Int, z: (() -> Int)? = nil) { print(y(), z?() ?? 0) }
b { 9 }
b { 9 } z: { 8 }
b { 9 } y: { 8 }
c { 9 } y: { 8 }
c { 9 } z: { 8 }
c { 9 } y: { 8 } z: { 7 }
d { 9 } z: { 8 }
d { 9 } y: { 7 } z: { 8 }
ee { 5 }
ee { 5 } z: { 6 }
ee(2) { 5 } z: { 6 }
g { 5 } z: { 6 }
struct V<A, B> { var s: String }
func box<A, B>(_ t: String = "d", n: Int = 0, content: () -> A, label: () -> B) -> V<A, B> { V(s: "\(t) \(content()) \(label())") }
struct Sec<P, C, F> { let s: String
  init(header: P, footer: F, @Bld content: () -> C) { s = "3" }
}
@resultBuilder struct Bld { static func buildBlock<C>(_ c: C) -> C { c } }
struct E0 {}
struct Menu<L, C> {
  let s: String
  init(@Bld content: () -> C, @Bld label: () -> L) { s = "\(content()) \(label())" }
}
struct Dis<S, L, C> {
  init(style: S = 3, @Bld content: () -> C, @Bld label: () -> L) where S == Int { print(style, content(), label()) }
}
struct Gen<S, L> {
  init<T>(_ x: T = 5, content: () -> S, label: () -> L) { print(x, content(), label()) }
}
print(box { 1 } label: { "x" }.s)
print(Menu { 2 } label: { 3 }.s)
_ = Dis { 1 } label: { 2 }
_ = Gen { 1 } label: { 2 }
func pastOthers(a: () -> String = { "a" }, b: Int = 2, c: String = "x") { print(a(), b, c) }
pastOthers { "z" }
