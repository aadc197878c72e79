// Operators declared as static functions in a type: binary, compound assignment, prefix, mixed operand types.
struct Vector: Equatable, CustomStringConvertible {
  var x = 0.0
  var y = 0.0

  static let zero = Vector()

  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Vector, b: Vector) -> Vector { a + -b }
  static prefix func - (v: Vector) -> Vector { Vector(x: -v.x, y: -v.y) }
  static prefix func + (v: Vector) -> Vector { v }

  static func * (scale: Double, v: Vector) -> Vector { Vector(x: scale * v.x, y: scale * v.y) }
  static func * (v: Vector, scale: Double) -> Vector { scale * v }
  static func * (a: Vector, b: Vector) -> Double { a.x * b.x + a.y * b.y }
  static func / (v: Vector, divisor: Double) -> Vector { v * (1 / divisor) }

  static func += (a: inout Vector, b: Vector) { a = a + b }
  static func *= (v: inout Vector, scale: Double) { v = scale * v }

  var description: String { "(\(x), \(y))" }
}

let a = Vector(x: 1, y: 2)
let b = Vector(x: 3, y: -4)
print(a + b, a - b, -a, +b)
print(2 * a, b * 0.5, a * b, b / 2)
print(a + 2 * b - a, -a * 3, (a + b) * (a - b))

var position = Vector.zero
for step in [a, b, a] {
  position += step
  print("at", position)
}
position *= 10
print(position, position == Vector(x: 50, y: 0), position != .zero)

print([a, b, a].reduce(.zero, +))
print([a, b].map(-), zip([a, b], [b, a]).map(*) as [Double])

// Operators on one's own enum, and on arrays of one's own things.
enum Turn: Int, CaseIterable {
  case north, east, south, west
  static func + (turn: Turn, quarters: Int) -> Turn { Turn(rawValue: ((turn.rawValue + quarters) % 4 + 4) % 4)! }
  static prefix func ! (turn: Turn) -> Turn { turn + 2 }
}
print(Turn.west + 1, Turn.north + -1, !Turn.east, !(!Turn.east))

func + (lhs: [Vector], rhs: Vector) -> [Vector] { lhs.map { $0 + rhs } }
print([a, b] + Vector(x: 100, y: 100))
