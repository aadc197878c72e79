func one<C: ExpressibleByArrayLiteral>(_ x: C.ArrayLiteralElement) -> C { [x] }
print(one(3) as Set<Int>, one("a") as [String])
func none<C: ExpressibleByArrayLiteral>(_ t: C.Type) -> C { [] }
print(none([Int].self), none(Set<String>.self))
extension Collection where Self: ExpressibleByArrayLiteral, Element == ArrayLiteralElement {
  static func twice(_ x: Element) -> Self { [x, x] }
}
print([Int].twice(4))
func pair<D: ExpressibleByDictionaryLiteral>(_ k: D.Key, _ v: D.Value) -> D { [k: v] }
print(pair("a", 1) as [String: Int])
func empty<D: ExpressibleByDictionaryLiteral>() -> D { [:] }
print((empty() as [Int: Int]).count)
struct Bag<T>: ExpressibleByArrayLiteral { var items: [T]; init(arrayLiteral e: T...) { items = e } }
print((one(2.5) as Bag<Double>).items)
protocol Box: ExpressibleByArrayLiteral where ArrayLiteralElement == Int { var total: Int { get } }
extension Set: Box where Element == Int { var total: Int { reduce(0, +) } }
func make<B: Box>(_ b: B.Type) -> Int { let b: B = [1, 2, 3]; return b.total }
print(make(Set<Int>.self))
func f<C>(_ a: C) -> C where C: ExpressibleByArrayLiteral, C: Equatable { a == [] ? [] : a }
print(f([1]), f([Int]()))
