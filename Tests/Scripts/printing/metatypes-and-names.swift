// Printing types: type(of:), metatypes, generics, functions' types, protocol and tuple types, nested and local types.

struct Box<T> { var value: T; struct Lid {} ; enum Side { case left } }
class Base {}
final class Derived: Base {}
protocol Shape {}
struct Circle: Shape {}
enum Choice<A, B> { case a(A), b(B) }
typealias Numbers = [Int]

print(Int.self, String.self, Double.self, Bool.self, Character.self, Never.self, Void.self, Any.self, AnyObject.self)
print(type(of: 1), type(of: 1.0), type(of: "s"), type(of: "s" as Character), type(of: true), type(of: ()),
      type(of: nil as Int?))
print([Int].self, [String: [Int]].self, Set<Double>.self, Int?.self, [Int?]?.self, Numbers.self, ArraySlice<Int>.self,
      Range<Int>.self)
print((Int, String).self, (x: Int, y: Double).self, type(of: (1, "a")), type(of: (name: "n", 2)))
print(Box<Int>.self, Box<[String]>.self, Box<Box<Int>>.self, Box<Int>.Lid.self, Box<String>.Side.self, Choice<Int,
      String?>.self)

// Function types.
print(((Int) -> String).self, (() -> Void).self, type(of: { (a: Int, b: Int) in a + b }), type(of: Box<Int>.init))
print(((Int, inout String) throws -> Bool).self, ((Int) -> (Int) -> [Int]?).self)
func double(_ x: Int) -> Int { x * 2 }
print(type(of: double), type(of: [double]), type(of: "abc".hasPrefix))

// Dynamic types.
let object: Base = Derived()
let shape: Shape = Circle()
let anything: Any = [1: "x"]
print(type(of: object), type(of: shape), type(of: anything), type(of: object) == Derived.self,
      type(of: object) is Base.Type)
print(Shape.self, (any Shape).self, [any Shape].self, (Shape & AnyObject).self, type(of: [shape]))

// Metatypes of metatypes, and stored metatypes.
print(type(of: Int.self), type(of: object as Any), Int.Type.self, type(of: Shape.self))
let types: [Any.Type] = [Int.self, Box<Int>.self, (any Shape).self, [String].self]
print(types)
for type in types { print(type, terminator: "; ") }
print()

// describing versus reflecting.
for type in [Int.self, Box<Int>.self, Derived.self, Choice<Int, Derived>.self, Box<Int>.Lid.self, [Circle].self,
  Circle?.self] as [Any.Type] {
  print(String(describing: type), String(reflecting: type), "\(type)".count)
}

// Generic functions see the static type argument, type(of:) the dynamic one.
func name<T>(_ value: T) -> String { "\(T.self)/\(type(of: value))" }
print(name(1), name(object), name(shape), name(anything), name([1, 2] as [Any]), name(Optional("s")))
func kind<T>(of type: T.Type) -> String { T.self == Int.self ? "the Int" : "a \(T.self)" }
print(kind(of: Int.self), kind(of: [Int].self), kind(of: Base.self))

// A local type, a type in an extension, a type used as a dictionary key by name.
func makeLocal() -> Any { struct Local { var n = 1 }; return Local() }
print(type(of: makeLocal()), makeLocal())
extension Circle { struct Radius { var length = 2.0 } }
print(Circle.Radius.self, Circle.Radius(), [Circle.Radius()])
let sizes = [ObjectIdentifier(Int.self): "int", ObjectIdentifier(String.self): "string"]
print(sizes[ObjectIdentifier(type(of: "x"))]!, ObjectIdentifier(Int.self) == ObjectIdentifier(type(of: 3)))

// Registry: making values from metatypes with a required initialiser.
protocol Creatable { init() }
extension Int: Creatable {}
extension String: Creatable {}
let makers: [Creatable.Type] = [Int.self, String.self]
print(makers.map { "\($0): '\($0.init())'" })
