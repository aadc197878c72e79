// Interpolation of every kind of value, and custom appendInterpolation overloads.

struct Point: CustomStringConvertible {
  var x: Int, y: Int
  var description: String { "(\(x)|\(y))" }
}
struct Plain { var label: String; var count: Int? }
enum Mood { case happy, sad(reason: String) }

let distance = 12
print("\(distance) km, \(Double(distance) / 1.6), \(distance > 10), \(distance == 12 ? "far" : "near")")
print("\(Point(x: 1, y: -1)) \(Plain(label: "jar", count: 3)) \(Mood.happy) \(Mood.sad(reason: "rain"))")
print("\([1, 2]) \(["a", "b"]) \(["k": "v"]) \((1, "x")) \(1...3) \("q" as Character) \(Int.self)")

// Optionals: show them, default them, or unwrap them.
let nickname: String? = "Bee"
let absent: Int? = nil
print("\(nickname as Any) \(nickname ?? "none") \(nickname!) \(absent.map(String.init) ?? "nothing")")
print("\(String(describing: absent)) \(absent as Int? ?? -1)")

// Expressions with closures, nested quotes and nested interpolations.
print("sum \((1...4).reduce(0, +)), upper \("shout".uppercased()), \("a\("b\("c")")")")
print("squares: \([1, 2, 3].map { "\($0)²=\($0 * $0)" }.joined(separator: "; "))")

// Custom overloads on the default interpolation.
extension String.StringInterpolation {
  mutating func appendInterpolation(_ value: Int, width: Int, pad: Character = " ") {
    let text = String(value)
    appendLiteral(String(repeating: pad, count: max(0, width - text.count)) + text)
  }
  mutating func appendInterpolation(hex value: Int) { appendInterpolation("0x" + String(value, radix: 16)) }
  mutating func appendInterpolation<T>(list values: [T], or fallback: @autoclosure () -> String) {
    appendLiteral(values.isEmpty ? fallback() : values.map { "\($0)" }.joined(separator: " & "))
  }
  mutating func appendInterpolation(if condition: Bool, _ text: String) {
    if condition { appendLiteral(text) }
  }
  mutating func appendInterpolation(_ point: Point) { appendLiteral("<\(point.x), \(point.y)>") }
}
print("[\(7, width: 3)] [\(12345, width: 3)] [\(5, width: 4, pad: "0")] \(hex: 255)")
print("\(list: ["ham", "eggs"], or: "nothing"), \(list: [Int](), or: "nothing")")
for count in 1...2 { print("\(count) apple\(if: count != 1, "s")") }
print("\(Point(x: 3, y: 4)) but in an array \([Point(x: 3, y: 4)])")

// DefaultStringInterpolation is the same type; a user-made one by hand.
var builder = DefaultStringInterpolation(literalCapacity: 8, interpolationCount: 1)
builder.appendLiteral("built ")
builder.appendInterpolation(distance)
print(String(stringInterpolation: builder), builder.description.count)
