// Notice: an `init` requirement makes whatever type the context asks for; classes must promise it with `required`.
protocol TextPresentable {
  init(text: String)
  var text: String { get }
}
extension TextPresentable {
  init() { self.init(text: "empty") }
  init(number: Int) { self.init(text: "no. \(number)") }
  init?(nonEmpty text: String) {
    guard !text.isEmpty else { return nil }
    self.init(text: text)
  }
  init(joining parts: [String], separator: String = ", ") {
    self.init(text: parts.joined(separator: separator))
  }
  func copy(_ change: (String) -> String) -> Self { Self(text: change(text)) }
}

struct Label: TextPresentable { var text: String }
struct Shout: TextPresentable {
  var text: String
  init(text: String) { self.text = text.uppercased() }
  init(number: Int) { text = "NUMBER \(number)" }
}
class Row: TextPresentable {
  let text: String
  required init(text: String) { self.text = text }
}
final class BoldRow: Row {
  required init(text: String) { super.init(text: "*\(text)*") }
}
enum Answer: TextPresentable {
  case yes, no
  init(text: String) { self = text.hasPrefix("y") ? .yes : .no }
  var text: String { "\(self)" }
}

print(Label().text, Label(number: 3).text, Label(joining: ["a", "b"]).text, Label(nonEmpty: "") == nil)
print(Shout(text: "hey").text, Shout(number: 3).text, Shout().text)
print(Row(number: 1).text, BoldRow(number: 2).text, Answer(text: "yep").text, Answer().text)

// The generic knows `init(text:)` by requirement; `init(number:)` only as the extension's.
func make<T: TextPresentable>(_ type: T.Type = T.self, number n: Int) -> T { T(number: n) }
print(make(Label.self, number: 7).text, make(Shout.self, number: 7).text, make(BoldRow.self, number: 7).text)
let row: Row = make(number: 8)
print(row.text, type(of: row))

// From metatypes, also those known only at run time.
let types: [any TextPresentable.Type] = [Label.self, Shout.self, Row.self, BoldRow.self, Answer.self]
print(types.map { $0.init(text: "yes").text })
let rowTypes: [Row.Type] = [Row.self, BoldRow.self]
print(rowTypes.map { $0.init(text: "r").text })

// `Self(...)` in the default follows the dynamic type, even for a class seen as its base.
let base: Row = BoldRow(text: "x")
print(base.copy { $0 + "!" }.text, type(of: base.copy { $0 }))
let models: [any TextPresentable] = [Label(text: "l"), Shout(text: "s"), base]
print(models.map { $0.copy { $0 + "2" }.text })

extension Label: Equatable {}
extension Array where Element: TextPresentable {
  init(texts: [String]) { self = texts.map(Element.init(text:)) }
}
print([Shout](texts: ["a", "b"]).map(\.text), ["p", "q"].map(Label.init(text:)))
print(["", "z"].compactMap(Label.init(nonEmpty:)))
