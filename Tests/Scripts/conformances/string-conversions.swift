// description and debugDescription: which is used where; nested in arrays, optionals and structs; custom interpolation.
struct Plain { var n = 1; var s = "x"; var o: Int? = nil; var d: Double? = 2 }

struct Friendly: CustomStringConvertible { var description: String { "friendly" } }

struct Technical: CustomDebugStringConvertible { var debugDescription: String { "T<debug>" } }

struct Both: CustomStringConvertible, CustomDebugStringConvertible {
  let id: Int
  var description: String { "both \(id)" }
  var debugDescription: String { "Both(#\(id))" }
}

final class Box { var item = 3 }
final class Named: CustomStringConvertible { var description: String { "named object" } }
enum Suit: String { case hearts = "H"; case joker }
enum Load { case empty, weight(kg: Int), pair(Both, String) }

print(Plain(), Friendly(), Technical(), Both(id: 1), Named())
print([Friendly()], [Technical()], [Both(id: 1)], ["text"], [Character("c")], [Plain().n])
print(Optional(Both(id: 2)) as Any, Optional("text") as Any, (Both(id: 3), "s", 1.0), ["k": Both(id: 4)])
debugPrint(Both(id: 5), "quoted", 1.0, Friendly(), Suit.hearts)
print("\(Both(id: 6)) \(Technical()) \([Both(id: 7)]) \(Suit.hearts) \(Suit.joker.rawValue)")
print(String(describing: Both(id: 8)), String(reflecting: Both(id: 8)), String(reflecting: "a\nb"))
print(Load.empty, Load.weight(kg: 5), Load.pair(Both(id: 9), "t"))
print(String(describing: Box()), type(of: Box()), String(reflecting: Suit.self), "\(Suit.self)")
print(Both(id: 1).description.count, 5.description, true.description, [1, 2].description, 2.50.description)

// A generic type, nested types and tuples with labels.
struct Wrapper<T> { let value: T; var label: String? = "l" }
print(Wrapper(value: 1), Wrapper(value: Both(id: 1)), Wrapper(value: [Friendly()]))
print((x: 1, y: "a"), [(1, two: "b")], Optional((a: 1, b: Int?.none)) as Any)
print(Optional(Optional(1)) as Any, [Optional(1), nil], Optional<Both>.none as Any)

// Extending interpolation.
extension String.StringInterpolation {
  mutating func appendInterpolation(_ n: Int, width: Int, pad: Character = " ") {
    let text = String(n)
    appendLiteral(String(repeating: pad, count: max(0, width - text.count)) + text)
  }
  mutating func appendInterpolation(_ value: Both) { appendLiteral("<<\(value.id)>>") }
  mutating func appendInterpolation(plural n: Int, _ word: String) { appendLiteral("\(n) \(word)\(n == 1 ? "" : "s")") }
}
print("[\(7, width: 4)] [\(42, width: 5, pad: "0")] \(Both(id: 1)) \(plural: 1, "ship") \(plural: 3, "ship")")

struct Log: TextOutputStream { var lines: [String] = []; mutating func write(_ text: String) { lines.append(text) } }
var log = Log()
print("a", 1, Both(id: 2), separator: "-", terminator: "!", to: &log)
print(log.lines.joined())
var text = ""
print("into", "text", to: &text)
print(text == "into text\n")
