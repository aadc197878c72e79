// Operator functions on own types.
struct Vector: Equatable {
  var x = 0, y = 0
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Vector, k: Int) -> Vector { Vector(x: a.x * k, y: a.y * k) }
  static func * (k: Int, a: Vector) -> Vector { a * k }
  static func * (a: Vector, b: Vector) -> Int { a.x * b.x + a.y * b.y }
  static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
  static func += (a: inout Vector, b: Vector) { a = a + b }
}
var v = Vector(x: 1, y: 2)
let w = Vector(x: 10, y: 20)
print(v + w, w - v, v * 3, 3 * v, v * w, -v, v == w, v != w)
v += w
v += Vector(x: 1)
print(v, v + w * 2 - -w)
struct Money: Comparable {
  let cents: Int
  static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
}
let a = Money(cents: 5), b = Money(cents: 9)
print(a < b, a > b, a <= b, a >= a, a == b, max(a, b).cents, [b, a].sorted().map { $0.cents }, min(b, a).cents)
infix operator <+>: AdditionPrecedence
func <+> (a: String, b: String) -> String { "<\(a)+\(b)>" }
print("x" <+> "y" <+> "z")
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }
print(√16.0)
postfix operator ++
postfix func ++ (x: inout Int) -> Int { defer { x += 1 }; return x }
var n = 5
print(n++, n)
func == (a: Money, b: Int) -> Bool { a.cents == b }
print(a == 5, a == 6)
class Ref: Equatable {
  let n: Int
  init(_ n: Int) { self.n = n }
  static func == (a: Ref, b: Ref) -> Bool { a.n == b.n }
}
print(Ref(1) == Ref(1), Ref(1) != Ref(2), Ref(1) === Ref(1), [Ref(1), Ref(2)].contains(Ref(2)))
extension Array where Element == Int {
  static func * (xs: [Int], k: Int) -> [Int] { xs.map { $0 * k } }
}
print([1, 2, 3] * 5)
let operators: [(Vector, Vector) -> Vector] = [(+), (-)]
print(operators.map { $0(w, Vector(x: 1, y: 1)) })
