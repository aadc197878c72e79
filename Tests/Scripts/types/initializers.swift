// Class initializers: designated, convenience, required, inherited ones, two phases, order of work up the chain.
class Vehicle {
  let wheels: Int
  var name: String
  private(set) var log: [String] = []

  init(wheels: Int, name: String) {
    self.wheels = wheels
    self.name = name
    note("Vehicle.init")
    setUp()
  }
  convenience init(name: String) {
    self.init(wheels: 4, name: name)
    note("convenience")
  }
  convenience init() { self.init(name: "unnamed") }
  func setUp() { note("base setup") }
  func note(_ text: String) { log.append(text) }
}

// Without new designated initializers, all initializers are inherited.
final class Cart: Vehicle {
  var cargo = ["hay"]
  override func setUp() { note("cart setup with \(cargo.count)") }
}
print(Cart().name, Cart(name: "C").wheels, Cart(wheels: 2, name: "D").wheels)
print(Cart(name: "C").log)

// With an own one they are not, unless all designated ones are overridden.
class Bike: Vehicle {
  let gears: Int
  init(gears: Int) {
    self.gears = gears
    super.init(wheels: 2, name: "bike")
    name += " with \(gears) gears"
    note("Bike.init")
  }
  override convenience init(wheels: Int, name: String) { self.init(gears: wheels * 10) }
}
print(Bike(gears: 3).name, Bike(gears: 3).log)
print(Bike().name, Bike().log.count, Bike(name: "ignored").name)

class Shape {
  let sides: Int
  required init(sides: Int) { self.sides = sides }
  static func make(_ sides: Int) -> Self { Self(sides: sides) }
}
final class Star: Shape {
  let points: Int
  required init(sides: Int) {
    points = sides * 2
    super.init(sides: sides)
  }
}
print([5, 6].map { Star.make($0).points }, Shape.make(3).sides)
let kinds: [Shape.Type] = [Shape.self, Star.self]
print(kinds.map { "\(type(of: $0.init(sides: 1)))" })

// Order of property initial values and bodies.
func mark(_ text: String) -> String { print(text, terminator: " "); return text }
class Base {
  let a = mark("base-property")
  init() { _ = mark("base-body") }
}
class Derived: Base {
  let b = mark("derived-property")
  let c: String
  init(c: String) { self.c = mark(c); super.init(); _ = mark("derived-body") }
}
_ = Derived(c: "argument")
print()
// Implicit call of super.init() when it takes nothing.
final class Last: Base { let n: Int; override init() { n = 1 } }
print(Last().n)
