// type(of:), metatypes, and how types print.
struct Point {}
class Animal {}
class Dog: Animal {}
enum Kind { case a }
protocol Thing {}
extension Point: Thing {}
struct Box<T> { struct Inner {} ; var value: T }
print(type(of: 1), type(of: 1.5), type(of: "s"), type(of: true), type(of: Character("c")))
print(type(of: Point()), type(of: Kind.a), type(of: [1]), type(of: ["a": 1]), type(of: (1, "x")))
let a: Animal = Dog()
print(type(of: a), type(of: a) == Dog.self, type(of: a) == Animal.self)
let t: any Thing = Point()
print(type(of: t), type(of: Box(value: 1)), type(of: Box(value: [Point()])), Box<Int>.Inner.self)
print(Int.self, [String].self, Int?.self, [Int: [String]].self, (Int, String).self, ((Int) -> String).self)
print(type(of: Optional(1)), type(of: 1...2), type(of: 1..<2), type(of: 0 as UInt8))
print((any Thing).self, Any.self, type(of: { (x: Int) in x }), Point.Type.self)
print(type(of: Set([1])), type(of: "abc".dropFirst()), type(of: [1, 2].prefix(1)))
print(String(describing: Point.self), "\(Dog.self)", String(describing: type(of: a)))
print(String(reflecting: Point.self), String(reflecting: Box<Dog>.self))
func name<T>(_: T) -> String { "\(T.self)" }
print(name(1), name(a), name(t), name([a]))
let x: Any = 5
print(type(of: x), name(x))
