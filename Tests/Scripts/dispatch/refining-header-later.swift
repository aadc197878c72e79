// Notice: a conformance to a refining trait added later in an extension still gives the default for the older trait.
protocol TextPresentable {
  var text: String { get }
  var style: String { get }
}
extension TextPresentable {
  var style: String { "body" }
}
protocol HeaderPresentable: TextPresentable {
  var level: Int { get }
}
extension HeaderPresentable {
  var level: Int { 1 }
  var style: String { "header \(level)" }
}

// Row first is a text only, then it becomes a header.
struct Row: TextPresentable { var text: String }
extension Row: HeaderPresentable {}
let row = Row(text: "Contents")
print(row.style)
print((row as any TextPresentable).style)
print((row as any HeaderPresentable).style)
func styleOf<T: TextPresentable>(_ model: T) -> String { model.style }
print(styleOf(row))

// One that stays a text, and one with its own word.
struct Paragraph: TextPresentable { var text: String }
struct Title: HeaderPresentable {
  var text: String
  var level: Int { 3 }
}
struct Chapter: HeaderPresentable {
  var text: String
  var style: String { "chapter" }
}
let page: [any TextPresentable] = [Title(text: "A Tale"), Chapter(text: "One"), Paragraph(text: "It was..."), row]
for part in page { print(part.text, "-", part.style) }

// The conditional conformance is different: it may not hold for every Box, so text keeps its own witness.
struct Box<Content>: TextPresentable {
  var content: Content
  var text: String { "box of \(content)" }
}
extension Box: HeaderPresentable where Content == Int {}
let number = Box(content: 5)
print(number.style)
print((number as any TextPresentable).style)
print((number as any HeaderPresentable).style)
print(styleOf(number))
let word = Box(content: "five")
print(word.style, (word as any TextPresentable).style, styleOf(word))
print(word is any HeaderPresentable, number is any HeaderPresentable)

// Asking with `as?` finds the header wherever it holds.
for part in page + [number, word] {
  if let header = part as? any HeaderPresentable { print("header", header.level, header.text) }
}
