// The type of what conforms to a protocol is one of what conforms to those that it refines; a protocol's own type is a type as others are.
protocol Shape {
  init()
  static var name: String { get }
}
protocol Round: Shape {}
struct Circle: Round { static let name = "circle" }
let round: Round.Type = Circle.self
let shape: any Shape.Type = round
print(shape, shape.name, shape.init(), [round, Circle.self] as [any Shape.Type])

struct Key<Value> { let type: Value.Type }
let first = Key<any Shape>(type: Shape.self)
let second: Key<any Shape> = Key(type: Shape.self)
func equal<Value>(_ one: Value.Type, _ other: Value.Type) -> Bool { one == other }
func name<Value>(_ type: Value.Type) -> String { "\(type)" }
print(first.type == second.type, equal(Shape.self, Shape.self), name(Any.self), name(Shape.self))
