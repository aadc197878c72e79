// What associated types are where the type does not say so: the witness that wins, of the type or of the protocols, says it.
protocol P { associatedtype A = Int; associatedtype B = [A]; func a() -> A; func b() -> B }
extension P { func b() -> [A] { [a(), a()] } }
struct S1: P { func a() -> String { "s" } }
print(S1().b(), S1.B.self)
struct S2: P { func a() -> String { "s" }; func b() -> Set<String> { ["q"] } }
print(S2().b(), S2.B.self)
// a default that binds, one that does not
protocol V { associatedtype M; var m: M { get } }
extension V { var m: Int { 7 } }
struct V1: V {}
struct V2: V { var m = "own" }
print(V1().m, V1.M.self, V2().m, V2.M.self)
// refinements, several defaults
protocol R0 { associatedtype X; func x() -> X }
protocol R1: R0 {}
protocol R2: R1 {}
extension R0 { func x() -> String { "r0" } }
extension R1 { func x() -> Int { 1 } }
extension R2 { func x() -> Double { 2.5 } }
struct A0: R0 {}
struct A1: R1 {}
struct A2: R2 {}
print(A0.X.self, A1.X.self, A2.X.self)
func run<T: R0>(_ t: T) { print(t.x(), T.X.self) }
run(A0()); run(A1()); run(A2())
// where Self: Q
protocol Named { var name: String { get } }
extension R0 where Self: Named { func x() -> [String] { [name] } }
struct NN: R0, Named { var name = "n" }
print(NN.X.self); run(NN())
// generic parameters
struct Box<Element>: Sequence, IteratorProtocol { var e: Element?; mutating func next() -> Element? { defer { e = nil }; return e } }
print(Array(Box(e: 3)))
protocol Holder { associatedtype Item; var item: Item { get } }
struct Gen<Item>: Holder { var item: [Item] }
print(Gen<Int>.Item.self)
func hold<H: Holder>(_ h: H) { print(h.item, H.Item.self) }
hold(Gen(item: [1]))
struct Gen2<Item>: R0 { func x() -> Item? { nil } }
print(Gen2<Int>.X.self)
// where clauses of protocols
protocol W: R0 where X == Bool { }
extension W { func x() -> Bool { true } }
struct W1: W {}
run(W1())
// own Collection
struct Deck: RandomAccessCollection { var cards = ["a", "b"]; var startIndex: Int { 0 }; var endIndex: Int { cards.count }; subscript(i: Int) -> String { cards[i] } }
print(Deck.Indices.self, Deck.SubSequence.self, Deck.Iterator.self, Deck.Element.self, Deck.Index.self)
struct Ix: Comparable { var i: Int; static func < (a: Ix, b: Ix) -> Bool { a.i < b.i } }
struct Odd: RandomAccessCollection { var startIndex: Ix { Ix(i: 0) }; var endIndex: Ix { Ix(i: 3) }; func index(after i: Ix) -> Ix { Ix(i: i.i + 1) }; func index(before i: Ix) -> Ix { Ix(i: i.i - 1) }; subscript(i: Ix) -> Int { i.i * 10 } }
print(Odd.Indices.self, Odd().map { $0 }, Odd().indices.map { $0.i })
struct Up: BidirectionalCollection { let s: String; var startIndex: String.Index { s.startIndex }; var endIndex: String.Index { s.endIndex }; func index(after i: String.Index) -> String.Index { s.index(after: i) }; func index(before i: String.Index) -> String.Index { s.index(before: i) }; subscript(i: String.Index) -> Character { Character(s[i].uppercased()) } }
print(String(Up(s: "abc").reversed()), Up.Indices.self)
struct Cnt: Sequence { var n: Int; func makeIterator() -> AnyIterator<Int> { var i = 0; let n = n; return AnyIterator { i < n ? { i += 1; return i }() : nil } } }
print(Array(Cnt(n: 3)), Cnt.Element.self, Cnt.Iterator.self)
protocol Shown { associatedtype X = Int; var x: X {get} }
extension Shown where X == Int { var x: Int {0} }
protocol Held: Shown { associatedtype U: Shown; var u: U {get} }
extension Held { var x: U.X { u.x } }
struct Leaf: Shown { var x: String {"s"} }
struct Outer: Held { let u = Leaf() }
print(Outer().x, Outer.X.self)
