// Enums without payload: cases, methods, statics, equality, switch.
enum Direction {
  case north, south
  case east
  case west
  var opposite: Direction {
    switch self {
    case .north: return .south
    case .south: return .north
    case .east: return .west
    case .west: return .east
    }
  }
  static let start = Direction.north
  mutating func turn() {
    switch self {
    case .north: self = .east
    case .east: self = .south
    case .south: self = .west
    case .west: self = .north
    }
  }
  func isVertical() -> Bool { self == .north || self == .south }
}
var d = Direction.start
print(d, d.opposite)
d.turn()
print(d)
d.turn()
d.turn()
print(d, d.isVertical(), d.opposite.isVertical())
d = .south
print(d == .south, d != .south)
let path: [Direction] = [.north, .east, .east]
print(path)
print(path.filter { $0 == .east }.count, path.contains(.west))
func name(_ d: Direction) -> String {
  switch d {
  case .north, .south: "vertical"
  case .east: "east"
  default: "other"
  }
}
print(path.map(name), name(.west))
let counts: [Direction: Int] = [.north: 1]
print(counts[.north] ?? 0, counts[.west] ?? 0)
enum Empty {}
