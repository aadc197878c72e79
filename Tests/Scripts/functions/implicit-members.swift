// Implicit member expressions: cases, static properties and functions, initializers, chains, optionals, generics.
struct Colour: Equatable {
  var r = 0, g = 0, b = 0
  static let red = Colour(r: 255)
  static let black = Colour()
  static var favourite: Colour { .red.mixed(.blue) }
  static func grey(_ level: Int) -> Colour { .init(r: level, g: level, b: level) }
  static subscript(index: Int) -> Colour { [.red, .black][index] }
  var inverted: Colour { .init(r: 255 - r, g: 255 - g, b: 255 - b) }
  func mixed(_ other: Colour) -> Colour { .init(r: (r + other.r) / 2, g: (g + other.g) / 2, b: (b + other.b) / 2) }
  var hex: String { [r, g, b].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
}
extension Colour {
  static let blue = Self(b: 255)
  static func named(_ name: String) -> Colour? { name == "red" ? .red : nil }
  static let maker: (Int) -> Colour = { .grey($0 * 2) }
}

func paint(_ colour: Colour = .black, over: Colour? = .none) -> String {
  over.map { "\(colour.hex) over \($0.hex)" } ?? colour.hex
}

print(paint(), paint(.red), paint(.grey(16)), paint(.init(g: 1)))
print(paint(.red.inverted), paint(.red.mixed(.blue).inverted), paint(.favourite), paint(.maker(8)))
print(paint(.red, over: .blue), paint(.blue, over: .some(.grey(1))), paint(.named("red")!))

let list: [Colour] = [.red, .grey(7).inverted, .init()]
let byName: [String: Colour] = ["sky": .blue, "night": .black]
print(list.map(\.hex), byName["sky"] == .blue, list.contains(.black), list.first == .red)
let chosen: Colour = list.count > 2 ? .blue.inverted : .red
var current: Colour? = .named("green")
print(chosen.hex, current == nil, current ?? .red == .red)
current = .blue
if current == .blue { print("it is blue") }

// In enums with payloads, in comparisons, in a return, in closures and in pattern matching.
enum Size: Comparable, Hashable { case small, custom(Int), large; static let usual = Size.custom(5) }
func fits(_ size: Size) -> Size { size < .large ? size : .small }
print(fits(.usual), fits(.large), [Size.large, .custom(9), .custom(2), .small].sorted(), Size.small < .usual)
let pick: (Bool) -> Size = { $0 ? .custom(1) : .usual }
switch pick(true) {
case .custom(let n): print("custom", n)
case .small, .large: print("other")
}
let limit: Int = .max.leadingZeroBitCount + .zero
let share: Double = .infinity.magnitude
let text: String = .init(repeating: "=", count: 3)
print(limit, share, text, [Int].init(arrayLiteral: 1, 2), ([.small, .usual] as Set<Size>).count)
