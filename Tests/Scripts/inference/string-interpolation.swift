// Notice: any expression may stand in `\( )`: calls, ternaries, other strings; and a type may add its own form.
let guests = 4
let cake = 2.5
print("\(guests) guests, \(cake) cakes, \(Double(guests) / cake) each")
print("\(guests > 3 ? "a big" : "a small") party, \(guests % 2 == 0 ? "even" : "odd")")
print("names: \(["Zoe", "Al"].sorted().joined(separator: " & "))")
print("total: \([1, 2, 3].map { $0 * guests }.reduce(0, +))")
print("nested: \("inner \("core \(guests)")")")
print("quote: \("\"hi\"") and \(#"raw \n"#) and \(#"\#(guests) raw"#)")

// What each kind of value looks like.
struct Plain { var x = 1; var label = "p" }
struct Named: CustomStringConvertible { var description: String { "Named!" } }
struct Debug: CustomDebugStringConvertible { var debugDescription: String { "Debug!" } }
enum Mood { case calm, loud(Int), pair(a: Int, b: String) }
class Thing: CustomStringConvertible { var description: String { "thing" } }
print("\(Plain()) \(Named()) \(Debug()) \(Thing())")
print("\(Mood.calm) \(Mood.loud(3)) \(Mood.pair(a: 1, b: "z"))")
print("\([Plain()]) \([Named()]) \(["k": Named()]) \((1, "two", Named()))")
print("\(Int.self) \(type(of: [1.5])) \(1...3) \(Character("c")) \([Character("c")])")

// Optionals: a word of care is needed, or a fallback.
let nobody: String? = nil
let somebody: String? = "Eve"
print("\(nobody ?? "nobody") and \(somebody ?? "-") and \(somebody.map { $0.count } ?? 0)")
print("\(String(describing: nobody)) \(String(describing: somebody)) \(somebody!)")

// Multi-line strings.
let list = [("tea", 2), ("jam", 5)]
print("""
  Shop:
  \(list.map { "- \($0.0): \($0.1)" }.joined(separator: "\n"))
    indented \(list.count) \
  on one line
  """)

// A type's own interpolation.
extension String.StringInterpolation {
  mutating func appendInterpolation(_ n: Int, pad width: Int) {
    let digits = String(n)
    appendLiteral(String(repeating: "0", count: max(0, width - digits.count)) + digits)
  }
  mutating func appendInterpolation(if condition: Bool, _ text: @autoclosure () -> String) {
    if condition { appendLiteral(text()) }
  }
  mutating func appendInterpolation(repeat text: String, _ times: Int) {
    for _ in 0..<times { appendInterpolation(text) }
  }
  mutating func appendInterpolation(_ named: Named) { appendLiteral("<special>") }
}
print("\(7, pad: 3) \(1234, pad: 3) \(guests)")
print("[\(if: guests > 3, "crowded")] [\(if: guests > 9, "packed")] \(repeat: "ab", 3)")
print("\(Named()) but \([Named()])")

// Interpolation against literal: a string made by one is as good as any.
let key = "k\(guests)"
print(["k4": "found"][key] ?? "lost", "x\(1)" == "x1", "\(1)\(2)".count, "\(0.1 + 0.2 == 0.3)")
