// Associated types through opaque results, tuples of them, and of those that protocols say to be alike.
protocol P<A> { associatedtype A; func get() -> A }
struct One: P { func get() -> Int { 1 } }
struct Wrap<B: P>: P { let b: B; func get() -> B.A { b.get() } }
extension P { func wrap() -> some P<A> { Wrap(b: self) } }
extension P where A == Int { var twice: Int { return get() * 2 } }
func need(_ p: some P<Int>) { print(p.get()) }
need(One().wrap().wrap())
let w = One().wrap().wrap().wrap()
let n: Int = w.get()
print(n)
let xs: [any P<Int>] = [One().wrap().wrap()]
print(xs[0].get(), One().wrap().wrap().twice)
extension Collection { func pairs() -> some Sequence<(Element, Element)> { zip(self, dropFirst()) } }
for (a, b) in [1, 2, 3].pairs() { print(a, b) }
func pairsOf<C: Collection>(_ c: C) -> some Sequence<(C.Element, C.Element)> { zip(c, c.dropFirst()) }
print(Array(pairsOf("abc")))
protocol Tree {
  associatedtype Leaf; associatedtype Kids: Collection where Kids.Element: Tree, Kids.Element.Leaf == Leaf;
  var kids: Kids { get }; var leaf: Leaf { get }
}
extension Tree {
  var depth: Int { 1 + (kids.map(\.depth).max() ?? 0) }
  var all: [Leaf] { [leaf] + kids.flatMap { $0.all } }
}
struct Branch: Tree { var leaf: Int; var kids: [Branch] = [] }
print(
  Branch(leaf: 1, kids: [Branch(leaf: 2), Branch(leaf: 3, kids: [Branch(leaf: 4)])]).depth,
  Branch(leaf: 1, kids: [Branch(leaf: 2)]).all)
