// Searching text and putting other text in its place, case by case and with many made ones.
import Foundation

func show(_ text: String) -> String {
  text.unicodeScalars.map { $0.isASCII && $0.value >= 32 ? String($0) : "<" + String($0.value, radix: 16) + ">" }.joined()
}
func place(_ text: String, _ part: String, _ options: String.CompareOptions = []) -> String {
  guard let range = text.range(of: part, options: options) else { return "nil" }
  let start = text.utf16.distance(from: text.startIndex, to: range.lowerBound)
  return "\(start)+\(text.utf16.distance(from: range.lowerBound, to: range.upperBound))"
}

print("abc".contains(""), "".contains(""), "abc".hasPrefix(""), "abc".hasSuffix(""), place("abc", ""))
print(place("a\r\nb", "\n"), place("a\r\nb", "\r"), "a\r\nb".contains("\n"), "a\r\nb\r\nc".components(separatedBy: "\n").count)
print(place("cafe\u{301}", "e"), place("cafe\u{301}", "\u{e9}"), place("caf\u{e9}", "e\u{301}"), place("cafe\u{301}", "f"))
print(place("cafe\u{301}", "e", .literal), place("caf\u{e9}", "e\u{301}", .literal))
print(place("caf\u{e9}s", "e", .diacriticInsensitive), place("cafe\u{301}s", "E", [.diacriticInsensitive, .caseInsensitive]))
print(place("x👨‍👩‍👧y", "👨"), place("👍🏽", "👍"), place("🇩🇪🇫🇷", "🇪🇫"), place("a❤️", "❤"))
print(place("Straße", "SS", .caseInsensitive), place("STRASSE", "ß", .caseInsensitive), place("ﬁsh", "FI", .caseInsensitive))
print(place("ａｂｃ", "b"), place("ａｂｃ", "b", .widthInsensitive))
print(place("abcabc", "bc", .anchored), place("abcabc", "abc", [.anchored, .backwards]), place("aaa", "aa", .backwards))
print("aaaa".replacingOccurrences(of: "aa", with: "b"), "aaa".replacingOccurrences(of: "aa", with: "b", options: .backwards))
print("abcabc".replacingOccurrences(of: "abc", with: "x", options: .anchored))
print("Café é".replacingOccurrences(of: "e", with: "-", options: .diacriticInsensitive), "a-b".replacingOccurrences(of: "", with: "x"))

let phrase = "one two one two"
let behind = phrase.index(phrase.startIndex, offsetBy: 4)..<phrase.endIndex
print(phrase.range(of: "one", range: behind).map { String(phrase[..<$0.lowerBound]) } ?? "nil")
print(phrase.replacingOccurrences(of: "two", with: "2", range: behind))
print(phrase.replacingCharacters(in: behind, with: "…"))
let end = phrase.dropFirst(8)
if let range = end.range(of: "two") { print(phrase[range], phrase.distance(from: phrase.startIndex, to: range.lowerBound)) }
print(end.replacingOccurrences(of: "o", with: "0"), end.components(separatedBy: " "), end.capitalized)

print("Café".localizedStandardContains("cafe"), "Café".localizedCaseInsensitiveContains("cafe"))
print("Café".localizedCaseInsensitiveContains("CAFÉ"), "abc".localizedStandardContains(""))
print("".components(separatedBy: ","), ",".components(separatedBy: ","), "a\r\nb".components(separatedBy: .newlines))
print("a1b2c".rangeOfCharacter(from: .decimalDigits, options: .backwards).map { "a1b2c"[$0] } ?? "nil")
print("  \n a b \t".trimmingCharacters(in: .whitespaces).debugDescription, "xxaxx".trimmingCharacters(in: CharacterSet(charactersIn: "x")))
"a\nb\r\nc\u{2028}d\n".enumerateLines { line, stop in
  print(line.debugDescription, terminator: " ")
  if line == "c" { stop = true }
}
print()

var seed: UInt64 = 2024
func next(_ count: Int) -> Int {
  seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
  return Int((seed >> 33) % UInt64(count))
}
let alphabets: [[String]] = [
  ["a", "b", "A", "B", "1"],
  ["a", "e", "é", "E", "É", "e\u{301}", "x", "ñ"],
  ["s", "S", "ß", "i", "I", "t"],
  ["σ", "Σ", "ά", "α", "а", "Й", "й", "ё"],
  ["가", "각", "か", "が", "カ", "ａ", "a"],
  ["👍", "👍🏽", "👨‍👩‍👧", "👨", "🇩🇪", "❤️", "a"],
  ["\r\n", "\n", "\r", "a", " ", "b"],
  ["中", "文", "。", "a", "，", "é", "1"],
]
func text(_ alphabet: [String], _ count: Int) -> String {
  var result = ""
  for _ in 0..<next(count + 1) { result += alphabet[next(alphabet.count)] }
  return result
}
let options: [(String, String.CompareOptions)] = [
  ("-", []), ("c", .caseInsensitive), ("d", .diacriticInsensitive), ("cd", [.caseInsensitive, .diacriticInsensitive]),
  ("l", .literal), ("b", .backwards), ("cb", [.caseInsensitive, .backwards]), ("a", .anchored),
  ("ab", [.anchored, .backwards]), ("cl", [.caseInsensitive, .literal]), ("w", .widthInsensitive), ("n", .numeric),
  ("cn", [.caseInsensitive, .numeric]), ("cnf", [.caseInsensitive, .numeric, .forcedOrdering]),
]
for _ in 0..<600 {
  let alphabet = alphabets[next(alphabets.count)]
  let (whole, part, other) = (text(alphabet, 8), text(alphabet, 2), text(alphabet, 8))
  let (name, option) = options[next(options.count)]
  print(
    name, show(whole), show(part), place(whole, part, option), whole.contains(part),
    show(whole.replacingOccurrences(of: part, with: "-", options: option)),
    whole.components(separatedBy: part).map(show), show(other), whole.compare(other, options: option).rawValue,
    whole.caseInsensitiveCompare(other).rawValue, separator: "|")
}
