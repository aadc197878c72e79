// Notice: a leading dot is short for the type that the context wants: cases, statics, initialisers, even chains.
enum Direction: CaseIterable { case north, east, south, west
  var turned: Direction {
    switch self {
    case .north: return .east
    case .east: return .south
    case .south: return .west
    case .west: return .north
    }
  }
  static let home: Direction = .south
  static func facing(_ letter: Character) -> Direction? { allCases.first { "\($0)".first == letter } }
}

var heading: Direction = .north
heading = .west
print(heading, heading == .west, heading.turned)
func go(_ way: Direction, _ steps: Int = 1) -> String { "go \(way) \(steps)" }
print(go(.east), go(.home, 3), go(.north.turned))
print(Direction.facing("w") == .west, Direction.facing("q") == nil)

// In arrays, dictionaries, ternaries, and optional context.
let route: [Direction] = [.north, .north, .east]
let names: [Direction: String] = [.north: "up", .south: "down"]
print(route, names[.south] ?? "?", names[.west] ?? "?")
let late = false
let next: Direction? = late ? .home : .east
print(next as Any)
print(route.filter { $0 == .north }.count, route.contains(.south), route.firstIndex(of: .east)!)

// Static members of structs, and chains that come back to the type.
struct Paint: Equatable {
  var name: String, strength = 10
  static let red = Paint(name: "red")
  static let blue = Paint(name: "blue")
  static func mixed(_ a: Paint, _ b: Paint) -> Paint { Paint(name: a.name + b.name) }
  func faded(by n: Int) -> Paint { Paint(name: name, strength: strength - n) }
  var dark: Paint { Paint(name: "dark " + name, strength: strength) }
}
func brush(_ paint: Paint) { print(paint.name, paint.strength) }
brush(.red)
brush(.red.faded(by: 4))
brush(.mixed(.red, .blue.dark))
brush(.init(name: "white"))
brush(.init(name: "grey", strength: 1))
let wall: Paint = .blue.faded(by: 1).dark
print(wall.name, wall == .blue)

// Numbers, strings and collections have them too.
let most: Int8 = .max
let none: Double = .zero
print(most, none, Double.pi > 3, min(5, .max), [Int]().reduce(.zero, +))
let half: Double = .init(1) / 2
print(half, [1.5, .infinity, -.pi].max() == .infinity)
let blank: [Int] = .init(repeating: 7, count: 2)
print(blank)

// Protocol statics through `Self ==`.
protocol Style { var mark: String { get } }
struct Plain: Style { var mark = "." }
struct Fancy: Style { var mark: String }
extension Style where Self == Plain { static var plain: Plain { Plain() } }
extension Style where Self == Fancy { static func fancy(_ m: String) -> Fancy { Fancy(mark: m) } }
func draw<S: Style>(_ style: S) { print(style.mark, type(of: style)) }
draw(.plain)
draw(.fancy("*"))
