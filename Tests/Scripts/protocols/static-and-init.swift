// Static members and initialisers through metatypes and generics.
protocol Zero { static var zero: Self { get } ; init() }
extension Zero { static var zero: Self { Self() } }
struct Money: Zero, CustomStringConvertible {
  var cents = 0
  init() {}
  init(_ c: Int) { cents = c }
  var description: String { "\(cents)c" }
}
class Node: Zero {
  let name: String
  required init() { name = "node" }
}
class Sub: Node {}
struct Special: Zero { var n = 0; init() { n = 1 }; static var zero: Special { var s = Special(); s.n = -1; return s } }
print(Money.zero, Node.zero.name, Special.zero.n, Special().n)
func make<T: Zero>(_: T.Type) -> T { T() }
func zeros<T: Zero>(of type: T.Type, count: Int) -> [T] { (0..<count).map { _ in T.zero } }
print(make(Money.self), make(Sub.self).name, zeros(of: Money.self, count: 2))
let types: [any Zero.Type] = [Money.self, Node.self, Special.self]
for t in types { print(t.init()is Money, t) }
print(Money.self == Money.self, type(of: Money()) == Money.self)
protocol Registry { static var names: [String] { get set } }
struct Here: Registry { static var names: [String] = [] }
func register<R: Registry>(_ name: String, in _: R.Type) { R.names.append(name) }
register("a", in: Here.self)
register("b", in: Here.self)
print(Here.names)
extension Money { static let big = Money(1_000) }
let m: Money = .big
print(m, Money.big.cents, type(of: m))
protocol Animal { static var sound: String { get } }
extension Animal { func speak() -> String { Self.sound + " " + type(of: self).sound } }
struct Cow: Animal { static let sound = "moo" }
print(Cow().speak())
let animal: any Animal = Cow()
print(animal.speak(), type(of: animal).sound)
