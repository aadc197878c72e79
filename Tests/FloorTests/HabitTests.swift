import Diagnostics
import Testing

@testable import Session

extension Floors {
  /// Every row of the table of habits: the word leads to what it is in Swift.
  @Suite struct HabitTests {
    /// What is said to help, of each line of a text behind a first one.
    private func helps(_ lines: [String], behind first: String) -> [[String]] {
      let text = ([first] + lines).joined(separator: "\n")
      let outcome = Interpreter(options: Interpreter.Options()).run(Source(name: "entry", text: Array(text.utf8)))
      var result = lines.map { _ in [String]() }
      for diagnostic in outcome.diagnostics where diagnostic.span.line > 1 {
        result[Int(diagnostic.span.line) - 2] += diagnostic.message.help
      }
      return result
    }

    @Test func aName() {
      let words = Habit.names.flatMap { row in row.words.map { (word: $0, help: row.help) } }
      func left(_ words: [(word: String, help: String)], behind first: String) -> [(word: String, help: String)] {
        let told = helps(words.map { "print(\($0.word))" }, behind: first)
        return zip(words, told).filter { !$1.contains($0.help) }.map { $0.0 }
      }
      // Some are only meant where Foundation is there, some only where it is not.
      #expect(left(left(words, behind: ""), behind: "import Foundation").map { $0.word } == [])
    }

    @Test func aMember() {
      let subjects = [
        "\"abc\"", "[1, 2]", "[\"a\"]", "[\"a\": 1]", "1", "1.5", "Optional(1)", "Character(\"a\")",
        "\"abc\".startIndex", "Planet.earth",
      ]
      let words = Habit.members.flatMap { row in row.words.map { (word: $0, help: row.help) } }
      let lines = words.flatMap { word in subjects.map { "print(\($0).`\(word.word)`)" } }
      let told = helps(lines, behind: "enum Planet: Int { case earth }")
      for (index, word) in words.enumerated() {
        let told = told[index * subjects.count..<(index + 1) * subjects.count].joined()
        #expect(told.contains(word.help), "\(word.word)")
      }
    }

    @Test func aLabel() {
      let calls = [
        "print(String(count: 3, repeatedValue: \"a\"))", "print([1].insert(2, atIndex: 0))",
        "print([1].reduce(0, combine: { $0 + $1 }))", "print(1, appendNewline: false)",
        "print(\"a\".replacingOccurrences(of: \"a\", withString: \"b\"))",
      ]
      let told = helps(calls, behind: "import Foundation").joined()
      for row in Habit.labels { #expect(told.contains(row.help), "\(row.word)") }
    }
  }
}
