// `.init()` given back as `Self` makes the class that was asked, in properties and subscripts as in functions.
class Shape {
  required init() {}
  static var shared: Self { .init() }
  class var other: Self { Self() }
  var twin: Self { .init() }
  var perhaps: Self? { .init() }
  subscript(i: Int) -> Self { .init() }
  class func make() -> Self { .init() }
  func me() -> Self { self }
}
class Circle: Shape {}
final class Dot: Shape {
  override class func make() -> Self {
    let dot = super.make()
    return dot
  }
  override func me() -> Dot { self }
}
final class Spot: Shape {
  override class func make() -> Spot { Spot() }
  override func me() -> Self { super.me() }
}
print(Circle.shared, Circle.other, Circle().twin, Circle().perhaps as Any, Circle()[1])
print(Circle.make(), Dot.make(), Spot.make(), Dot().me(), Spot().me(), Dot.shared, Shape.shared)
