class Shape {
  var n = 1
  required init() {}
  func same(_ other: Any) -> Bool {
    guard let other = other as? Self else { return false }
    return n == other.n
  }
  func copy() -> Self? { let c = type(of: self).init(); return c as? Self }
  func isOf(_ other: Shape) -> Bool { other is Self }
  func force(_ other: Shape) -> Self { other as! Self }
  class func made(_ x: Any) -> Self? { x as? Self }
  func clone() -> Self { type(of: self).init() as! Self }
}
class Square: Shape {}
class Big: Square {}
let a = Shape(), b = Square(), c = Big()
print(a.same(b), b.same(a), b.same(c), c.same(b), b.same(3), a.same(Optional<Shape>.none as Any))
print(a.isOf(b), b.isOf(a), b.isOf(c), c.isOf(b))
print(b.copy() as Any, type(of: b.force(c)))
print(Square.made(a) as Any, Square.made(c) as Any, Big.made(b) as Any)
let xs: [Any] = [a, b, c, 1, "x"]
print(xs.map { b.same($0) })
print(type(of: c.clone()))
class Animal: Equatable { 
  var n = 1
  static func == (l: Animal, r: Animal) -> Bool { l.n == r.n }
  func f(_ xs: [Animal]) -> Int { xs.compactMap { $0 as? Self }.count }
  func g(_ x: Animal?) -> Bool { if let o = x as? Self, o == self { return true }; return false }

}
class Bear: Animal {}
print(Animal().f([Animal(), Bear()]), Bear().f([Animal(), Bear()]))
print(Animal().g(nil), Animal().g(Bear()), Bear().g(Animal()))

