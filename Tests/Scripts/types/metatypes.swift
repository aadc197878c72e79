// Metatypes: .self, type(of:), Type values in arrays and dictionaries, static calls, initializers, comparison.
class Monster {
  class var power: Int { 1 }
  let name: String
  required init(name: String) { self.name = name }
  func roar() -> String { "\(name) (\(type(of: self)))" }
}
final class Dragon: Monster { override class var power: Int { 9 } }
final class Troll: Monster { override func roar() -> String { "ugh " + super.roar() } }

let monster: Monster = Dragon(name: "Smaug")
print(type(of: monster), type(of: monster) == Monster.self, type(of: monster) == Dragon.self)
print(type(of: monster).power, Monster.power, type(of: monster) is Monster.Type)
let kinds: [Monster.Type] = [Troll.self, Dragon.self, Monster.self]
print(kinds.map { $0.init(name: "x").roar() }, kinds.map(\.power).reduce(0, +))

let factory: [String: Monster.Type] = ["troll": Troll.self, "dragon": Dragon.self]
print(["troll", "elf", "dragon"].map { factory[$0]?.init(name: $0).roar() ?? "no \($0)" })

// Types as arguments, printed, as keys, and as generic parameters.
func describe<T>(_ type: T.Type) -> String { "<\(type)>" }
print(describe(Int.self), describe([String: Bool].self), describe(((Int) -> String).self), describe(Int?.self))
func count<T: Monster>(_ type: T.Type, in list: [Monster]) -> Int { list.filter { $0 is T }.count }
let list = [monster, Troll(name: "t"), Troll(name: "u")]
print(count(Troll.self, in: list), count(Monster.self, in: list))
let byType = Dictionary(grouping: list, by: { ObjectIdentifier(type(of: $0)) })
print(byType[ObjectIdentifier(Troll.self)]?.map(\.name) ?? [], byType.count)

protocol Shape { static var sides: Int { get }; init() }
struct Square: Shape { static let sides = 4 }
enum Dot: Shape { case dot; static let sides = 0; init() { self = .dot } }
let shapes: [any Shape.Type] = [Square.self, Dot.self]
for shape in shapes { print(shape, shape.sides, shape.init(), terminator: "; ") }
print()
func sides<S: Shape>(of _: S.Type) -> Int { S.sides }
print(sides(of: Square.self), type(of: shapes[1].init()), shapes[0] == Square.self, shapes[0] is Dot.Type)

// Static type against dynamic type, the type of values, of functions, of metatypes.
func staticType<T>(_ value: T) -> String { "\(T.self) / \(type(of: value))" }
print(staticType(monster), staticType(5 as Any), staticType(Optional(3)))
print(type(of: 1), type(of: "a"), type(of: [1: ["x"]]), type(of: (1, "b")), type(of: 1...2))
print(type(of: Int.self), type(of: monster.roar), Dragon.Type.self, String(describing: type(of: Dragon.self)))
let anyType: Any.Type = Dragon.self
print(anyType == Dragon.self, anyType as? Monster.Type == Dragon.self, (anyType as? any Shape.Type) == nil)
switch anyType {
case is Troll.Type: print("a troll type")
case let monsterType as Monster.Type: print("some monster of power", monsterType.power)
default: print("else")
}
let make = Dragon.init
let all = ["a", "b"].map(Troll.init(name:))
print(make("by init").name, all.count, Int.init("12") ?? 0, ["1", "x"].compactMap(Int.init))
