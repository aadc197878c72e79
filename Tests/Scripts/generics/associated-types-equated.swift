protocol Container { associatedtype Item; func first() -> Item }
protocol Pipe { associatedtype In; associatedtype Out where Out == In; func run(_ x: In) -> Out }
struct Id: Pipe { func run(_ x: Int) -> Int { x } }
print(Id().run(3))
protocol Q1 { associatedtype A; associatedtype B where B == [A]; func a() -> A }
struct S1: Q1 { func a() -> Int { 1 } }
func bs<T: Q1>(_ t: T, _ b: T.B) -> Int { b.count }
print(bs(S1(), [1, 2]))
protocol R1: Container where Item == String {}
struct T1: R1 { func first() -> String { "f" } }
print(T1().first())
protocol K { associatedtype X: Sequence where X.Element == Y; associatedtype Y; var xs: X { get } }
struct M: K { var xs: [Int] { [1, 2] } }
func ys<T: K>(_ t: T) -> [T.Y] { Array(t.xs) }
print(ys(M()))
extension Container where Item == Int { func twice() -> Int { first() * 2 } }
struct C1: Container { func first() -> Int { 4 } }
print(C1().twice())
func f<A: Container, B: Container>(_ a: A, _ b: B) -> Bool where A.Item == B.Item, B.Item: Equatable { a.first() == b.first() }
print(f(C1(), C1()))
func g<A, B>(_ a: A, _ b: B) where A: Container, A.Item == B, B: CustomStringConvertible { print(b.description, a.first()) }
g(C1(), 5)
struct Box<T> where T: Container, T.Item: Equatable { let t: T; func same(_ i: T.Item) -> Bool { t.first() == i } }
print(Box(t: C1()).same(4))
extension Box where T.Item == Int { func plus() -> Int { t.first() + 1 } }
print(Box(t: C1()).plus())
protocol Default { associatedtype D = Int; func d() -> D }
struct DD: Default { func d() -> String { "s" } }
struct DE: Default { func d() -> Int { 1 } }
print(DD().d(), DE().d())
protocol Node { associatedtype Child: Node where Child.Child == Child; var kids: [Child] { get } }
struct Leaf: Node { var kids: [Leaf] { [] } }
print(Leaf().kids.count)
