// ExpressibleBy...Literal: integers, floats, strings, booleans, nil, arrays, dictionaries and interpolation.
struct Money: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, CustomStringConvertible {
  var cents: Int
  init(integerLiteral value: Int) { cents = value * 100 }
  init(floatLiteral value: Double) { cents = Int(value * 100 + 0.5) }
  static func + (a: Money, b: Money) -> Money {
    var sum = a
    sum.cents += b.cents
    return sum
  }
  var description: String { "$\(cents / 100).\(cents % 100 / 10)\(cents % 10)" }
}
let price: Money = 5
print(price, price + 2.25, [1, 2.5, 0.05] as [Money])

struct Name: ExpressibleByStringLiteral, Equatable {
  let first, last: String
  init(stringLiteral text: String) {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    first = parts.first ?? "?"
    last = parts.count > 1 ? parts[1] : ""
  }
}
func greet(_ name: Name) -> String { "Dear \(name.last)" }
print(greet("Ada Lovelace"), Name(stringLiteral: "Bo") == "Bo", ("Cy Young" as Name).first)

struct Stack: ExpressibleByArrayLiteral {
  var items: [Int]
  init(arrayLiteral elements: Int...) { items = elements }
}
struct Headers: ExpressibleByDictionaryLiteral {
  var pairs: [(String, String)] = []
  init(dictionaryLiteral elements: (String, String)...) { pairs = elements }
  subscript(key: String) -> [String] { pairs.filter { $0.0 == key }.map(\.1) }
}
let headers: Headers = ["Accept": "text", "Host": "x", "Accept": "json"]
print(headers["Accept"], headers.pairs.count, ([3, 1] as Stack).items)
print(([] as Stack).items, ([:] as Headers).pairs.count)

enum Switch: ExpressibleByBooleanLiteral, ExpressibleByNilLiteral {
  case on, off, unknown
  init(booleanLiteral value: Bool) { self = value ? .on : .off }
  init(nilLiteral: ()) { self = .unknown }
}
let switches: [Switch] = [true, false, nil]
print(switches)

indirect enum JSON: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral {
  case null, number(Int), text(String), list([JSON]), object([(String, JSON)])
  init(nilLiteral: ()) { self = .null }
  init(integerLiteral value: Int) { self = .number(value) }
  init(stringLiteral value: String) { self = .text(value) }
  init(arrayLiteral elements: JSON...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) { self = .object(elements) }
  var text: String {
    switch self {
    case .null: "null"
    case .number(let n): "\(n)"
    case .text(let s): "\"\(s)\""
    case .list(let items): "[" + items.map(\.text).joined(separator: ",") + "]"
    case .object(let fields): "{" + fields.map { "\($0):\($1.text)" }.joined(separator: ",") + "}"
    }
  }
}
let document: JSON = ["id": 7, "tags": ["a", nil, [1, 2]], "sub": ["x": "y"], "none": [:]]
print(document.text)
