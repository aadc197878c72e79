// Building strings: +, +=, append, write, repeating, joined, String(...) of many things.

var letter = "Dear"
letter += " "
letter.append("Ms. Hopper")
letter.append(",")
let bang: Character = "!"
print(letter + " welcome" + String(bang))

letter.append(contentsOf: [" ", "x", "y"] as [Character])
print(letter, letter.count)

// String from its parts.
print(String(repeating: "=", count: 12), String(repeating: "ab", count: 3), String(repeating: "x", count: 0).isEmpty)
print(String(repeating: bang, count: 4))
print(String(["S", "w", "i", "f", "t"] as [Character]), String("desserts".reversed()))
print(String(42), String(true), String(3.5), String(UInt8(7)), String("a" as Character))
print(String("letters only 123".filter { $0.isLetter }))

// A box drawn around a text.
func boxed(_ lines: [String]) -> String {
  let width = lines.map(\.count).max() ?? 0
  let edge = "+" + String(repeating: "-", count: width + 2) + "+"
  let body = lines.map { "| " + $0 + String(repeating: " ", count: width - $0.count) + " |" }
  return ([edge] + body + [edge]).joined(separator: "\n")
}
print(boxed(["Closed", "for renovation", ""]))
print(boxed([]))

// joined over strings, over substrings, over a lazy map.
let guests = ["Ada", "Grace", "Edsger"]
print(guests.joined(), guests.joined(separator: ", "), [String]().joined(separator: "-").isEmpty)
print(guests.lazy.map { $0.prefix(2) }.joined(separator: "/"))
print(guests.dropLast().joined(separator: ", ") + " and " + guests.last!)

// A string is a value: the copy does not follow.
let original = "tea"
var copy = original
copy += "pot"
print(original, copy, original < copy)

// print into a string, and write(_:).
var log = ""
print("first", 1, separator: ":", to: &log)
log.write("second\n")
print("third", terminator: "", to: &log)
print(log)
print(log.split(separator: "\n").count)

// reduce as a builder, and a local function which appends through inout.
func sign(_ text: inout String, by name: String) { text += " -- \(name)" }
var note = (1...5).reduce("") { $0 + ($0.isEmpty ? "" : ",") + String($1 * $1) }
sign(&note, by: "Gauss")
print(note, note.isEmpty, "".count)
