// What a type becomes known by may stand in the same call: closures that take tuples apart, literals of types of one's own.
func each<S: Sequence>(_ values: S, _ body: (S.Element) -> Void) { for value in values { body(value) } }
func with<Value, Result>(_ value: Value, _ body: (Value) -> Result) -> Result { body(value) }

each(["k": 1]) { key, value in print(key, value) }
each(["a", "b"].enumerated()) { index, word in print(index, word) }
print(with((1, "a")) { number, word in "\(number)\(word)" }, with((2, 3)) { $0 + $1 })
print(Array(zip([1, 2], [3, 4])).map { $0 + $1 }, Array(zip(["a"], [2])).sorted { $0.1 < $1.1 }.map { "\($0)\($1)" })
print(Array(["x", "y"].enumerated()).map { index, word in "\(index)\(word)" }, Optional((1, 2)).map { $0 + $1 } ?? 0)

struct Lines<S: Sequence> {
  let lines: [String]
  init(_ values: S, _ line: (S.Element) -> String) { lines = values.map(line) }
}
print(Lines(["a", "b"].enumerated()) { index, word in "\(index): \(word)" }.lines)

struct Grid<Element>: ExpressibleByArrayLiteral {
  let rows: [[Element]]
  init(arrayLiteral rows: [Element]...) { self.rows = rows }
}
struct Pairs<Value>: ExpressibleByArrayLiteral {
  let pairs: [(Value, Int)]
  init(arrayLiteral pairs: (Value, Int)...) { self.pairs = pairs }
}
func rows<Element>(_ grid: Grid<Element>) -> Int { grid.rows.count }
let grid: Grid<Double> = [[1, 2], [3.5, 4]]
let pairs: Pairs<Double> = [(1, 2), (3.5, 4)]
print(grid.rows, pairs.pairs, rows([[1], [2]]), ([[3]] as Grid<Int>).rows)

enum Shape {
  case polygon([(x: Int, y: Int)])
  case named([String: (x: Int, y: Int)])
}
struct Path { var points: [(x: Int, y: Int)] }
let shapes: [Shape] = [.polygon([(0, 0), (1, 2)]), .named(["a": (3, 4)])]
let paths: [Path] = [.init(points: [(1, 2)]), .init(points: [(3, 4), (5, 6)])]
print(shapes, paths)

// Beside a value of a type of one's own a literal is one too, where there is an operator for two of them.
struct Complex: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  var real = 0.0
  init(real: Double) { self.real = real }
  init(integerLiteral value: Int) { real = Double(value) }
  init(floatLiteral value: Double) { real = value }
  static func * (left: Complex, right: Complex) -> Complex { Complex(real: left.real * right.real) }
  static func * (left: Double, right: Complex) -> Complex { Complex(real: -left * right.real) }
  static func * (left: Complex, right: Int) -> Complex { Complex(real: -left.real * Double(right)) }
}
let complex = Complex(real: 3)
let factor = 2.0
print((2 * complex).real, (1.5 * complex).real, (complex * 4).real, (factor * complex).real, (complex * complex).real)

struct Pieces: TextOutputStream {
  var written: [String] = []
  mutating func write(_ text: String) { written.append(text) }
}
var pieces = Pieces()
print(1, "a", separator: "-", to: &pieces)
print(pieces.written)
