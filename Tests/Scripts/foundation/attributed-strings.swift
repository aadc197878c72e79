// Text, parts of which have attributes: made, put together, changed, and gone through.
import Foundation

var text = AttributedString("Hello, world")
print(text, text.characters.count, String(text.characters))
text.link = URL(string: "http://a.b")
print(text)
if let range = text.range(of: "world") {
  text[range].link = nil
  text[range].languageIdentifier = "en"
  print(text[range])
}
print(text)
debugPrint(text)
for run in text.runs {
  print(String(text[run.range].characters), run.link as Any, run.languageIdentifier ?? "none")
  print(run, run.attributes)
}
for (link, range) in text.runs[\.link] { print(link as Any, String(text.characters[range])) }
print(text.runs.count, text.link as Any, text.runs)

// Put together.
var sum = AttributedString("a") + AttributedString("b")
print(sum.runs.count, sum == AttributedString("ab"), sum != text)
sum += AttributedString("c")
sum.append(AttributedString("d"))
sum += "e"
print(sum)
var german = AttributeContainer()
german.languageIdentifier = "de"
print(german, german == AttributeContainer(), german.link as Any)
print(AttributeContainer().languageIdentifier("de") == german)
sum.setAttributes(german)
print(sum, AttributedString("z", attributes: german))
sum.mergeAttributes(AttributeContainer().languageIdentifier("fr"))
print(sum, AttributedString("q").settingAttributes(german), AttributedString("q").mergingAttributes(german))
sum.replaceAttributes(AttributeContainer().languageIdentifier("fr"), with: AttributeContainer())
print(sum)

// Changed.
var literal: AttributedString = "literal"
literal.insert(AttributedString("X"), at: literal.startIndex)
literal.characters.append("!")
literal.replaceSubrange(literal.range(of: "lit")!, with: AttributedString("LIT", attributes: german))
print(literal)
literal.removeSubrange(literal.range(of: "LIT")!)
print(literal, literal.runs.count, literal == "Xeral!", literal.hashValue == AttributedString("Xeral!").hashValue)
let second = literal.index(afterCharacter: literal.startIndex)
print(literal.characters[second], String(literal[second...].characters), String(literal[..<second].characters))
print(literal.index(second, offsetByCharacters: 2) > second, literal[literal.startIndex...second])
print(literal.range(of: "ERAL", options: .caseInsensitive) != nil, literal.range(of: "zzz") == nil)

var mixed = AttributedString("ab", attributes: german) + AttributedString("cd")
mixed.characters.append("e")
mixed.characters.insert("X", at: mixed.startIndex)
mixed.characters.insert(contentsOf: "YY", at: mixed.range(of: "c")!.lowerBound)
print(mixed)
mixed.characters.replaceSubrange(mixed.range(of: "bYYc")!, with: "-")
print(mixed)
mixed.characters.removeLast()
mixed[mixed.startIndex..<mixed.index(afterCharacter: mixed.startIndex)].setAttributes(AttributeContainer())
mixed[mixed.range(of: "d")!].mergeAttributes(german)
print(mixed)
func shout(_ text: inout AttributedString) {
  text += "!"
  text.languageIdentifier = "xx"
}
shout(&mixed)
print(mixed, mixed.runs.count, mixed.runs[mixed.startIndex].languageIdentifier ?? "none")
print(String(mixed.characters.filter { $0.isLetter }), mixed.characters.map { $0 }, mixed.characters.last as Any)

// Each place where a word is.
var words = AttributedString("the quick the")
var from = words.startIndex
while let range = words[from...].range(of: "the") {
  words[range].languageIdentifier = "T"
  from = range.upperBound
}
print(words, words.languageIdentifier as Any)
print(words.characters.split(separator: " ").map { String($0) })
print(words.runs.map { String(words[$0.range].characters) }, words.unicodeScalars.count)
for (language, range) in words.runs[\.languageIdentifier].reversed() {
  print(language ?? "none", words[range].characters.count)
}

// Attributes of one's own.
enum Level: AttributedStringKey {
  typealias Value = Int
  static let name = "app.level"
}
var own = AttributedString("own")
own[Level.self] = 3
own[own.range(of: "w")!][Level.self] = 4
print(own, own[Level.self] as Any, own.runs.first![Level.self] as Any)
for (level, range) in own.runs[Level.self] { print(level as Any, own.characters[range].count) }

var empty = AttributedString()
empty.link = URL(string: "q")
print("[\(empty)]", empty.link as Any, empty.runs.isEmpty, empty.characters.isEmpty)
print(AttributedString("é😀").characters.count, AttributedString("é") == AttributedString("e\u{301}"))
print(AttributedString("part"[...]), [AttributedString("a")], Set([AttributedString("a"), "a"]).count)
struct Row { var title: AttributedString = "row" }
print(Row())
