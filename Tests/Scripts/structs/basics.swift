// Structs: memberwise initialisers, methods, mutation, value semantics.
struct Point {
  var x: Int
  var y: Int = 0
  func moved(by d: Int) -> Point { Point(x: x + d, y: y + d) }
  mutating func move(by d: Int) {
    x += d
    y += d
  }
  mutating func reset() { self = Point(x: 0) }
  static let origin = Point(x: 0, y: 0)
  static func diagonal(_ n: Int) -> Point { Point(x: n, y: n) }
}
var p = Point(x: 1, y: 2)
print(p, p.x, p.y)
print(Point(x: 5))
p.move(by: 10)
print(p)
let q = p.moved(by: 1)
print(p, q)
var r = p
r.x = 99
print(p.x, r.x)
r.reset()
print(r)
print(Point.origin, Point.diagonal(4))
let implicitMember: Point = .diagonal(2)
print(implicitMember, implicitMember.moved(by: 1).moved(by: 1))
struct Line {
  var start = Point.origin
  var end: Point
  var length: Int { abs(end.x - start.x) + abs(end.y - start.y) }
}
var line = Line(end: Point(x: 3, y: 4))
print(line, line.length)
line.start.x = 1
line.end.move(by: 1)
print(line.start, line.end, line.length)
let copy = line
line.end = .origin
print(copy.end, line.end)
struct Empty {}
print(Empty())
