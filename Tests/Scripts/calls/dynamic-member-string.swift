// @dynamicMemberLookup by string: missing members become subscripts; declared members win; overloads by type.
@dynamicMemberLookup
enum JSON {
  case null
  case number(Int)
  case text(String)
  case list([JSON])
  indirect case object([String: JSON])

  subscript(dynamicMember name: String) -> JSON {
    get {
      if case .object(let fields) = self { return fields[name] ?? .null }
      return .null
    }
    set {
      guard case .object(var fields) = self else { return }
      fields[name] = newValue
      self = .object(fields)
    }
  }

  subscript(index: Int) -> JSON {
    if case .list(let items) = self, items.indices.contains(index) { return items[index] }
    return .null
  }

  var string: String? { if case .text(let text) = self { text } else { nil } }
  var int: Int? { if case .number(let n) = self { n } else { nil } }
}

var order = JSON.object([
  "id": .number(17),
  "customer": .object(["name": .text("Ada"), "string": .text("shadowed")]),
  "items": .list([.text("tea"), .object(["name": .text("milk"), "count": .number(2)])]),
])

print(order.id.int ?? 0, order.customer.name.string ?? "-")
print(order.items[0].string ?? "-", order.items[1].count.int ?? -1)
print(order.items[7].anything.at.all.string ?? "nothing there")
print(order.customer.string ?? "declared members win: nil")
order.customer.name = .text("Ada Lovelace")
order.note = .text("fragile")
print(order.customer.name.string!, order.note.string!)
order.id.deeper = .number(1)
print(order.id.int!, order.id.deeper.int == nil)

// The string subscript may be overloaded by its result type, or be generic.
@dynamicMemberLookup
struct Echo {
  subscript(dynamicMember name: String) -> String { name }
  subscript(dynamicMember name: String) -> Int { name.count }
  subscript(dynamicMember name: String) -> (Int) -> String {
    { n in Array(repeating: name, count: n).joined(separator: "-") }
  }
}
let echo = Echo()
let word: String = echo.hello
let length: Int = echo.hello
print(word, length, echo.la(3))

@dynamicMemberLookup
final class Session {
  private var values: [String: String] = [:]
  subscript(dynamicMember name: String) -> String? {
    get { values[name] }
    set { values[name] = newValue }
  }
  static subscript(dynamicMember name: String) -> String { "static \(name)" }
}
let session = Session()
session.user = "root"
print(session.user ?? "?", session.group ?? "none", Session.colour)
session.user = nil
print(session.user == nil)
