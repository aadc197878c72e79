import Diagnostics
import Testing

/// Every row of the table of habits: the word leads to what it is in Swift.
@Suite struct HabitTests {
  /// As many errors as are shown at once.
  private static let shown = 90

  /// What is said of each line of a text behind a first one.
  private func words(on lines: [String], behind first: String) -> [String] {
    var result = lines.map { _ in "" }
    for start in stride(from: 0, to: lines.count, by: Self.shown) {
      let text = ([first] + lines[start..<min(start + Self.shown, lines.count)]).joined(separator: "\n")
      for finding in findings(in: zoetrope("check", "-", input: text).everything) {
        guard let line = finding.line, line > 1 else { continue }
        result[start + line - 2] += finding.words
      }
    }
    return result
  }

  @Test func aName() {
    let words = Habit.names.flatMap { row in row.words.map { (word: $0, help: row.help) } }
    func left(_ words: [(word: String, help: String)], behind first: String) -> [(word: String, help: String)] {
      let told = self.words(on: words.map { "print(\($0.word))" }, behind: first)
      return zip(words, told).filter { !$1.contains($0.help) }.map { $0.0 }
    }
    // Some are only meant where Foundation is there, some only where it is not.
    #expect(left(left(words, behind: ""), behind: "import Foundation").map { $0.word } == [])
  }

  @Test func aMember() {
    let subjects = [
      "\"abc\"", "[1, 2]", "[\"a\"]", "[\"a\": 1]", "1", "1.5", "Optional(1)", "Character(\"a\")",
      "\"abc\".startIndex", "Planet.earth", "MutableProperty<Int?>(nil)", "MutableProperty<Int?>(nil).signal",
    ]
    let words = Habit.members.flatMap { row in row.words.map { (word: $0, help: row.help) } }
    let lines = words.flatMap { word in subjects.map { "print(\($0).`\(word.word)`)" } }
    let told = self.words(on: lines, behind: "import ReactiveSwift; enum Planet: Int { case earth }")
    var toldOfWord: [String: String] = [:]
    for (index, word) in words.enumerated() {
      toldOfWord[word.word, default: ""] += told[index * subjects.count..<(index + 1) * subjects.count].joined()
    }
    for word in words { #expect(toldOfWord[word.word]?.contains(word.help) == true, "\(word.word)") }
  }

  @Test func aLabel() {
    let calls = [
      "print(String(count: 3, repeatedValue: \"a\"))", "print([1].insert(2, atIndex: 0))",
      "print([1].reduce(0, combine: { $0 + $1 }))", "print(1, appendNewline: false)",
      "print(\"a\".replacingOccurrences(of: \"a\", withString: \"b\"))",
    ]
    let told = words(on: calls, behind: "import Foundation").joined()
    for row in Habit.labels { #expect(told.contains(row.help), "\(row.word)") }
  }
}
