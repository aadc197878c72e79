// Notice: JSON as an enum with literals; a recursive printer, a compact printer, a small reader, and dynamic lookup.
@dynamicMemberLookup
enum JSON: Equatable {
  case null, bool(Bool), number(Double), string(String), array([JSON]), object([String: JSON])

  subscript(key: String) -> JSON? {
    if case .object(let members) = self { return members[key] }
    return nil
  }
  subscript(index: Int) -> JSON? {
    guard case .array(let items) = self, items.indices.contains(index) else { return nil }
    return items[index]
  }
  subscript(dynamicMember key: String) -> JSON? { self[key] }
  var double: Double? { if case .number(let n) = self { n } else { nil } }
  var text: String? { if case .string(let s) = self { s } else { nil } }
}
extension JSON: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  init(nilLiteral: ()) { self = .null }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(stringLiteral value: String) { self = .string(value) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) { self = .object(.init(elements) { _, last in last }) }
}

extension JSON {
  var compact: String {
    switch self {
    case .null: return "null"
    case .bool(let flag): return "\(flag)"
    case .number(let n): return n == n.rounded0 && abs(n) < 1e15 ? "\(Int(n))" : "\(n)"
    case .string(let s): return s.quoted
    case .array(let items): return "[" + items.map(\.compact).joined(separator: ",") + "]"
    case .object(let members):
      return "{" + members.keys.sorted().map { $0.quoted + ":" + members[$0]!.compact }.joined(separator: ",") + "}"
    }
  }
  func pretty(_ depth: Int = 0) -> String {
    func block(_ lines: [String], _ open: String, _ close: String) -> String {
      if lines.isEmpty { return open + close }
      let inner = String(repeating: "  ", count: depth + 1), outer = String(repeating: "  ", count: depth)
      return "\(open)\n" + lines.map { inner + $0 }.joined(separator: ",\n") + "\n\(outer)\(close)"
    }
    switch self {
    case .array(let items): return block(items.map { $0.pretty(depth + 1) }, "[", "]")
    case .object(let members):
      let sorted = members.sorted { $0.key < $1.key }
      return block(sorted.map { "\($0.key.quoted): \($0.value.pretty(depth + 1))" }, "{", "}")
    default: return compact
    }
  }
}
extension Double { var rounded0: Double { Double(Int(self)) } }
extension String {
  var quoted: String {
    let escapes: [Character: String] = ["\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\t": "\\t"]
    return "\"" + map { escapes[$0] ?? String($0) }.joined() + "\""
  }
}

let order: JSON = [
  "id": 17,
  "customer": ["name": "Ada \"Countess\" L.", "premium": true, "address": nil],
  "lines": [["sku": "A-1", "price": 2.5], ["sku": "B\\2", "price": 10]],
  "tags": [],
  "meta": [:],
]
print(order.pretty())
print(order.compact)
print(order.customer?.name?.text ?? "-", order.lines?[1]?.price?.double ?? 0, order.lines?[7]?.sku as Any)
print(order["id"] == 17, order.customer?.address == .null, order.nothing == nil)

func total(_ json: JSON) -> Double {
  switch json {
  case .number(let n): return n
  case .array(let items): return items.map(total).reduce(0, +)
  case .object(let members): return members.values.map(total).reduce(0, +)
  case .null, .bool, .string: return 0
  }
}
print(total(order), total([1, [2, ["x": 3.5]], "4"]))
print(([1, 2.0, nil, "line\nbreak", [true, [:]]] as JSON).compact)
