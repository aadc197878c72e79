// `Self(…)`, `.init(…)` and `self.init(…)` as what is given back as `Self`, in classes that have others below them and in final ones.
final class Point {
  let x: Int
  init(x: Int) { self.x = x }
  func copy() -> Self { Self(x: x) }
  static func make() -> Self { .init(x: 3) }
  static func other() -> Self { self.init(x: 4) }
  func moved() -> Self { type(of: self).init(x: x + 1) }
  func all() -> [Point] { [Self(x: 1), copy()] }
  func later() -> Self {
    let made = Self(x: 9)
    return made
  }
}
print(Point(x: 2).copy().x, Point.make().x, Point.other().moved().x, Point.make().all().count, Point.make().later().x)

class Shape {
  let size: Int
  required init(size: Int) { self.size = size }
  static func make() -> Self { .init(size: 3) }
  func doubled() -> Self { return .init(size: size * 2) }
  func perhaps() -> Self? { .init(size: 1) }
}
class Square: Shape {}
print(type(of: Square.make()), type(of: Square(size: 2).doubled()), Square.make().doubled().size)
print(Square.make().perhaps().map { type(of: $0) } as Any)
