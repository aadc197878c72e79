// print(separator:terminator:), print(to:) with String and own TextOutputStreams, debugPrint, empty prints.

print()
print("one")
print("one", 2, 3.0, true, nil as Int? as Any)
print("a", "b", "c", separator: "")
print("a", "b", "c", separator: ", ", terminator: ".\n")
print("no newline", terminator: "")
print(" - continued")
print(1, 2, separator: "\n")
print("", "", separator: "|")
print([1, 2], (3, 4), separator: " and ")
print("x", terminator: "")
print(terminator: "!\n")

// Into a string, piece by piece.
var report = ""
print("Total:", 12, to: &report)
print("a", "b", separator: "-", terminator: ";", to: &report)
print(report, report.count)
debugPrint("quoted", 1, to: &report)
print(report.split(separator: "\n").count)

// debugPrint quotes strings and shows more.
debugPrint("text", 1, 2.5, "c" as Character, separator: " / ")
debugPrint(["a": 1], [Optional(1), nil], (1, "x"), terminator: " end\n")
debugPrint("tab\t, newline\n, quote\", backslash\\, null\0, é, \u{1F600}, \u{7}")
debugPrint("dollar".dropFirst(), Optional("o") as Any, 1...2)

// An output stream of one's own: numbering lines, counting, transforming.
struct LineNumberer: TextOutputStream {
  private(set) var lines: [String] = []
  private var current = ""
  mutating func write(_ string: String) {
    for character in string {
      if character == "\n" {
        lines.append("\(lines.count + 1): \(current)")
        current = ""
      } else {
        current.append(character)
      }
    }
  }
}
var numbered = LineNumberer()
print("first line\nsecond line", to: &numbered)
print("third", "line", to: &numbered)
print("never finished", terminator: "", to: &numbered)
numbered.lines.forEach { print($0) }

struct Shouter: TextOutputStream {
  var calls = 0, text = ""
  mutating func write(_ string: String) {
    if !string.isEmpty { calls += 1 }
    text += string.uppercased()
  }
}
var shouter = Shouter()
print("hello", "there", separator: "_", terminator: "?", to: &shouter)
print(shouter.text)

// A class as a stream, shared by two parts of a program.
final class Log: TextOutputStream {
  private(set) var text = ""
  func write(_ string: String) { text += string }
}
var log = Log()
func work(_ name: String, into log: inout Log) { print("working on", name, to: &log) }
work("roof", into: &log)
work("door", into: &log)
print(log.text, terminator: "")

// TextOutputStreamable writes itself, which print uses.
struct Banner: TextOutputStreamable {
  var text: String
  func write<Target: TextOutputStream>(to target: inout Target) {
    target.write("<<")
    target.write(text)
    target.write(">>")
  }
}
print(Banner(text: "sale"), "\(Banner(text: "today"))", String(describing: Banner(text: "now")))
var sink = ""
Banner(text: "direct").write(to: &sink)
"string".write(to: &sink)
print(sink)
