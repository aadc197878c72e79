// Notice: shapes three ways: protocol with defaults, a visitor with double dispatch, and an enum with a switch.
protocol Visitor {
  associatedtype Result
  func visit(_ circle: Circle) -> Result
  func visit(_ rectangle: Rectangle) -> Result
  func visit(_ group: Group) -> Result
}
protocol Shape {
  var area: Double { get }
  var name: String { get }
  func accept<V: Visitor>(_ visitor: V) -> V.Result
}
extension Shape {
  var name: String { "\(type(of: self))".lowercased() }
  func isLarger(than other: any Shape) -> Bool { area > other.area }
}

struct Circle: Shape {
  var radius: Double
  var area: Double { 3 * radius * radius }
  func accept<V: Visitor>(_ visitor: V) -> V.Result { visitor.visit(self) }
}
struct Rectangle: Shape {
  var width: Double, height: Double
  var area: Double { width * height }
  var name: String { width == height ? "square" : "rectangle" }
  func accept<V: Visitor>(_ visitor: V) -> V.Result { visitor.visit(self) }
}
struct Group: Shape {
  var parts: [any Shape]
  var area: Double { parts.reduce(0) { $0 + $1.area } }
  func accept<V: Visitor>(_ visitor: V) -> V.Result { visitor.visit(self) }
}

struct Describer: Visitor {
  var indent = ""
  func visit(_ circle: Circle) -> String { "\(indent)circle of \(circle.radius)\n" }
  func visit(_ r: Rectangle) -> String { "\(indent)\(r.name) \(r.width) by \(r.height)\n" }
  func visit(_ group: Group) -> String {
    let inner = Describer(indent: indent + "  ")
    return "\(indent)group\n" + group.parts.map { $0.accept(inner) }.joined()
  }
}
struct Counter: Visitor {
  func visit(_ circle: Circle) -> Int { 1 }
  func visit(_ rectangle: Rectangle) -> Int { 1 }
  func visit(_ group: Group) -> Int { group.parts.map { $0.accept(self) }.reduce(0, +) }
}
struct Scaler: Visitor {
  let factor: Double
  func visit(_ circle: Circle) -> any Shape { Circle(radius: circle.radius * factor) }
  func visit(_ r: Rectangle) -> any Shape { Rectangle(width: r.width * factor, height: r.height * factor) }
  func visit(_ group: Group) -> any Shape { Group(parts: group.parts.map { $0.accept(self) }) }
}
// A class visitor collects on its way.
final class Collector: Visitor {
  private(set) var names: [String] = []
  func visit(_ circle: Circle) { names.append(circle.name) }
  func visit(_ rectangle: Rectangle) { names.append(rectangle.name) }
  func visit(_ group: Group) {
    names.append("\(group.name):\(group.parts.count)")
    for part in group.parts { part.accept(self) }
  }
}

let house = Group(parts: [
  Rectangle(width: 4, height: 4),
  Group(parts: [Circle(radius: 1), Rectangle(width: 1, height: 2)]),
  Circle(radius: 0.5),
])
print(house.accept(Describer()), terminator: "")
print(house.accept(Counter()), house.area, house.accept(Scaler(factor: 2)).area)
let collector = Collector()
house.accept(collector)
print(collector.names)

let shapes: [any Shape] = [Rectangle(width: 2, height: 3), Circle(radius: 2), house]
print(shapes.map(\.name), shapes.max { $0.area < $1.area }!.name, shapes[0].isLarger(than: shapes[1]))
print(shapes.sorted { $0.isLarger(than: $1) }.map(\.area), shapes.compactMap { $0 as? Circle }.count)
for shape in shapes {
  switch shape {
  case let circle as Circle where circle.radius > 1: print("big circle")
  case is Circle: print("small circle")
  case let group as Group: print("group of", group.parts.count)
  default: print("just a", shape.name)
  }
}

// The closed world: an enum, where the switch must be complete.
indirect enum Figure {
  case circle(Double), box(Double, Double), beside(Figure, Figure), above(Figure, Figure)
  var size: (width: Double, height: Double) {
    switch self {
    case .circle(let radius): return (2 * radius, 2 * radius)
    case let .box(width, height): return (width, height)
    case .beside(let a, let b): return (a.size.width + b.size.width, max(a.size.height, b.size.height))
    case .above(let a, let b): return (max(a.size.width, b.size.width), a.size.height + b.size.height)
    }
  }
}
infix operator ||| : AdditionPrecedence
func ||| (a: Figure, b: Figure) -> Figure { .beside(a, b) }
print((.circle(1) ||| .box(3, 1) ||| .above(.box(1, 1), .circle(2))).size)
