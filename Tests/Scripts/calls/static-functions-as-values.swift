// A static function or initialiser taken as a value keeps whom it was asked of.

class Animal {
  let number: Int
  required init(_ number: Int) { self.number = number }
  class func sound(_ times: Int) -> String { "\(self) \(times)" }
  class func change(_ number: inout Int) { number += 1 }
  static func half(_ number: Int) throws -> Int {
    if number % 2 == 1 { throw Odd(number: number) }
    return number / 2
  }
  class func sounds() -> [String] { [1].map(sound) + [2].map(self.sound) + [3].map(Self.sound) }
  class func pair() -> [Animal] { [1].map(self.init) + [2].map(Self.init) }
  class func local() -> String {
    func within() -> String { sound(4) + " " + self.sound(5) }
    func generic<T>(_ value: T) -> String { "\(value) \(within())" }
    lazy var late = "\(self)"
    return generic("g") + " " + late
  }
  func ask() -> [String] {
    let ask = Self.sound
    return [ask(6), type(of: self).sound(7)]
  }
}

struct Odd: Error { let number: Int }

final class Dog: Animal {
  override class func sound(_ times: Int) -> String { "dog " + super.sound(times) }
  override class func change(_ number: inout Int) { number += 10 }
}

class Cat: Animal {}

print(Animal.sounds(), Dog.sounds(), Cat.sounds())
print(Animal.pair(), Dog.pair(), Cat.pair())
print(Animal.local(), Dog.local(), Cat.local(), separator: " | ")
print(Dog(1).ask(), (Cat(1) as Animal).ask())
print([8].map(Cat.sound), [9].map(Cat.init))

let types: [Animal.Type] = [Animal.self, Dog.self, Cat.self]
print(types.map { $0.sound(1) }, types.map { $0.sound }.map { $0(2) })
print(types.flatMap { [1, 2].map($0.init) }.map { "\($0) \($0.number)" })
var number = 0
for type in types {
  let change = type.change
  change(&number)
}
print(number)
do {
  print(try [2, 4].map(types[1].half))
  print(try [4, 5].map(types[2].half))
} catch {
  print(error)
}

protocol Shape {
  init(size: Int)
  static func named(_ name: String) -> String
  func scaled(_ by: Int) throws -> Self
}

struct Square: Shape {
  var size: Int
  static func named(_ name: String) -> String { "square \(name)" }
  func scaled(_ by: Int) throws -> Square {
    if by < 0 { throw Odd(number: by) }
    return Square(size: size * by)
  }
}

class Circle: Shape {
  var size: Int
  required init(size: Int) { self.size = size }
  class func named(_ name: String) -> String { "\(self) \(name)" }
  func scaled(_ by: Int) throws -> Self { type(of: self).init(size: size * by) }
}

class Disc: Circle {}

let shapes: [any Shape.Type] = [Square.self, Circle.self, Disc.self]
for shape in shapes {
  let name = shape.named
  print(name("a"), ["b"].map(shape.named), [1].map(shape.init(size:)).map { type(of: $0) })
}
func generic<T: Shape>(_ type: T.Type) -> [String] { ["x"].map(type.named) + ["y"].map(T.named) }
print(generic(Square.self), generic(Disc.self), generic(Disc.self as Circle.Type))
let value: any Shape = Square(size: 3)
print(try [1, 2].map(value.scaled))
print((try? [1, -2].map(value.scaled)) as Any)

class Box<T> {
  required init() {}
  class func name() -> String { "\(self) of \(T.self)" }
}
class Crate<T>: Box<T> {}
let box: Box<Int>.Type = Crate<Int>.self
let name = box.name
print(name(), [0].map { _ in box.init() }, Crate<String>.name())
func name<X>(of type: X.Type) -> () -> String { Crate<X>.name }
print(name(of: Double.self)())

// One metatype after the other: each makes what it is.
struct Case<T> {
  var name: String { "case of \(T.self)" }
  init() {}
}
let ofInt: Case<Int>.Type = Case<Int>.self
let ofString: Case<String>.Type = Case<String>.self
print(ofInt.init().name, ofString.init().name)
protocol Made { init() }
extension Made { init(from text: String) { self.init() } }
struct Small: Made { var x = 1 }
struct Large: Made { var x = "a", y = 2.5 }
func make<T: Made>(_ type: T.Type) -> T { type.init(from: "text") }
print(make(Small.self), make(Large.self))
let small = Small.self
let large = Large.self
print(small.init(from: ""), large.init(from: ""))
