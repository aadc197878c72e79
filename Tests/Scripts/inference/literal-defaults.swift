// Notice: a literal has no type of its own; context picks it, and only without context do Int, Double and String win.
let cups = 3
let litres = 0.25
let name = "Mara"
print(type(of: cups), type(of: litres), type(of: name), type(of: true))

// The same literal, three different types.
let small: UInt8 = 200
let ratio: Double = 3
let letter: Character = "M"
print(small, ratio, letter, type(of: letter))

// A literal adapts to its neighbour; a variable never does.
let half = 1 / 2
let halfAsDouble: Double = 1 / 2
let mixed = 1 + 0.5
print(half, halfAsDouble, mixed)
print(7 / 2, 7 / 2.0, 7.0 / 2, Double(7 / 2))

// Arrays settle on one element type.
let prices = [1, 2.5, 3]
print(type(of: prices), prices)
let steps = [1, 2, 3]
print(type(of: steps), steps)
let maybe = [1, nil, 3]
print(type(of: maybe), maybe)
let table = ["a": 1.5, "b": 2]
print(type(of: table), table["b"]!)
let nested = [[1], [], [2.5]]
print(type(of: nested), nested)

// A ternary joins its two branches in the same way.
let rainy = true
let hours = rainy ? 1 : 2.5
print(type(of: hours), hours)
let note = rainy ? "umbrella" : nil
print(type(of: note), note ?? "none")
let amount: Float = rainy ? 1 : 0
print(type(of: amount), amount)

// Negative literals, separators and radixes are still only literals.
let temperature: Int8 = -0x10
let million = 1_000_000
let mask: UInt16 = 0b1111_0000
let octal = 0o17
print(temperature, million, mask, octal, 1e3, 0x1p4, 5e-1)

// Types of ones own can be literals too.
struct Metres: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  var value: Double
  init(integerLiteral value: Int) { self.value = Double(value) }
  init(floatLiteral value: Double) { self.value = value }
}
let walk: [Metres] = [100, 42.5]
print(walk.map { $0.value })
print(walk.reduce(0) { $0 + $1.value })
