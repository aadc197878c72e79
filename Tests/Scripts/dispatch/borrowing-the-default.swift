// Notice: a type cannot call the default it shadows (a cast to `any` comes back to itself); these ways can.
protocol TextPresentable {
  var text: String { get }
  func render() -> String
}
extension TextPresentable {
  func render() -> String { defaultRender() }
  // Way one: the default lives under a second name, which is no requirement.
  func defaultRender() -> String { "<\(text)>" }
}
struct Title: TextPresentable {
  var text: String
  func render() -> String { "# " + defaultRender() }
}
struct Line: TextPresentable { var text: String }
let models: [any TextPresentable] = [Title(text: "Hello"), Line(text: "world")]
print(models.map { $0.render() })

// Way two: a small private wrapper that conforms with nothing but the default.
struct Quote: TextPresentable {
  private struct Bare: TextPresentable { var text: String }
  var text: String
  func render() -> String { "'" + Bare(text: text).render() + "'" }
}
print(Quote(text: "be").render())

// Way three: a class hierarchy, where super reaches what the base took.
class BaseRow: TextPresentable {
  var text: String { "row" }
  func render() -> String { defaultRender() }
}
class BoldRow: BaseRow {
  override var text: String { "bold " + super.text }
  override func render() -> String { "**\(super.render())**" }
}
let rows: [BaseRow] = [BaseRow(), BoldRow()]
print(rows.map { $0.render() })

// Way four: super also finds an extension's member when the base class has none of its own.
class PlainBase: TextPresentable { var text: String { "plain" } }
class LoudRow: PlainBase {
  func render() -> String { super.render().uppercased() + "!" }
}
print(LoudRow().render(), (LoudRow() as any TextPresentable).render())

// For a member that is no requirement the cast does reach the extension's: it is never looked up in the type.
protocol Tagged {}
extension Tagged { var tag: String { "extension tag" } }
struct Parcel: Tagged {
  var tag: String { "parcel with " + (self as any Tagged).tag }
}
print(Parcel().tag, "|", (Parcel() as any Tagged).tag)

// With a depth count one sees that the cast to a requirement comes back to the same witness.
protocol Echoing { func echo(_ depth: Int) -> String }
extension Echoing { func echo(_ depth: Int) -> String { "default at \(depth)" } }
struct Cave: Echoing {
  func echo(_ depth: Int) -> String {
    depth == 3 ? "cave at 3" : (self as any Echoing).echo(depth + 1)
  }
}
print(Cave().echo(0))
