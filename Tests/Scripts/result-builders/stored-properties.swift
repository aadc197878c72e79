// A stored property that says a builder is made by a closure, which is kept where the property is a function.
@resultBuilder
struct Lines {
  static func buildBlock(_ parts: String...) -> String { parts.joined(separator: "\n") }
}

struct Page {
  var title: String
  @Lines var body: () -> String
}
let page = Page(title: "Title") {
  "one"
  "two"
}
print(page.title, page.body(), Page(title: "x", body: { "y" }).body())

struct Table<Row> {
  let rows: [Row]
  @Lines let cell: (Row) -> String
  func show() { for row in rows { print(cell(row)) } }
}
Table(rows: [1, 2]) { row in
  "row"
  "\(row)"
}.show()

@resultBuilder
struct Pairs {
  static func buildBlock<A>(_ a: A) -> A { a }
  static func buildBlock<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }
}
struct Box<Content> {
  @Pairs let content: Content
}
print(Box { "a"; 3 }.content, Box(content: { 4.5 }).content)

@propertyWrapper
struct Clamped {
  var wrappedValue: Int { didSet { wrappedValue = min(wrappedValue, 10) } }
}
struct Gauge {
  @Clamped var level = 3
  @Lines var label: () -> String
}
var gauge = Gauge { "a"; "b" }
gauge.level = 20
print(gauge.level, gauge.label())
