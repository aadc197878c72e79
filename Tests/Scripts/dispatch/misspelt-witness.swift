// Notice: a witness with a slip in its name, labels or type is just another member; the default runs without a word.
protocol TextPresentable {
  var text: String { get }
  var fontSize: Double { get }
  func format(_ value: Int, in unit: String) -> String
  static func make(title: String) -> String
}
extension TextPresentable {
  var text: String { "default text" }
  var fontSize: Double { 12 }
  func format(_ value: Int, in unit: String) -> String { "\(value) \(unit)" }
  static func make(title: String) -> String { "made \(title)" }
}

// Every member here misses the requirement by a hair.
struct Slips: TextPresentable {
  var txet: String { "misspelt name" }
  var fontSize: Int { 20 }
  func format(_ value: Int, with unit: String) -> String { "wrong label" }
  func format(_ value: Double, in unit: String) -> String { "wrong type" }
  func make(title: String) -> String { "not static" }
}
// And here each one hits.
struct Right: TextPresentable {
  var text = "own text"
  let fontSize = 20.0
  func format(_ value: Int, in unit: String) -> String { "\(unit)\(value)" }
  static func make(title: String) -> String { "own \(title)" }
}

func report<T: TextPresentable>(_ model: T) {
  print(T.self, "|", model.text, "|", model.fontSize, "|", model.format(5, in: "kg"), "|", T.make(title: "x"))
}
report(Slips())
report(Right())

// On the concrete type both members are there, and the place picks by label and by type.
let slips = Slips()
print(slips.text, "|", slips.txet)
print(slips.format(5, in: "kg"), "|", slips.format(5, with: "kg"), "|", slips.format(5.0, in: "kg"))
let small: Double = slips.fontSize
let large: Int = slips.fontSize
print(small, large, slips.make(title: "y"), Slips.make(title: "y"))

// Slips that are allowed: other parameter names, a non-throwing or more general witness, a class's non-mutating one.
protocol Loader {
  func load(_ key: String) throws -> String?
  mutating func clear()
}
extension Loader {
  func load(_ key: String) throws -> String? { nil }
  func reload() -> String { ((try? load("again")) ?? nil) ?? "nothing" }
  mutating func clear() { print("default clear") }
}
struct Quiet: Loader {
  func load(_ name: String) -> String? { "loaded \(name)" }
  func clear() { print("own clear") }
}
struct Strict: Loader {
  // A result that is not optional does not match: the default answers through the trait.
  func load(_ key: String) -> String { "strict \(key)" }
}
var quiet: any Loader = Quiet()
quiet.clear()
print(quiet.reload(), "|", Strict().reload(), "|", Strict().load("direct") as String)
