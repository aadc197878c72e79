// Text in other forms: capitals, padding, folding, percent signs, marks apart and together.
import Foundation

print("hello wORLD it's o'neil 3rd foo_bar foo-bar éa ǆx ﬁx".capitalized, "ß".capitalized, "don’t a1b2".localizedCapitalized)
print("abc\ndef\tghi".capitalized, "ÉCOLE".capitalized, "hello".localizedUppercase, "HELLO".localizedLowercase)
print("i".uppercased(with: Locale(identifier: "tr")), "I".lowercased(with: Locale(identifier: "tr_TR")), "i".uppercased(with: nil))
print("abc".padding(toLength: 6, withPad: "xyz", startingAt: 1), "abc".padding(toLength: 2, withPad: "x", startingAt: 0))
print("a".padding(toLength: 5, withPad: "👍", startingAt: 0), "7".padding(toLength: 3, withPad: " ", startingAt: 0) + "|")
print("Café ÅÖ ß ﬁ Ａ".folding(options: .diacriticInsensitive, locale: nil))
print("Café ÅÖ ß".folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil))
print("Café ß İ".folding(options: .caseInsensitive, locale: nil), "ａｂ".folding(options: .widthInsensitive, locale: nil))
print("Łódź Ø".folding(options: .diacriticInsensitive, locale: .current))
print("Café Łódź".applyingTransform(.stripDiacritics, reverse: false) ?? "nil")
print("a b/ü?&%".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? "nil")
print("%41%zz".removingPercentEncoding ?? "nil", "%C3%BC".removingPercentEncoding ?? "nil", "a%2".removingPercentEncoding ?? "nil")
print("a".appending("b"), "a".appendingFormat("%d-%@", 3, "x"))
let scalars: (String) -> [UInt32] = { $0.unicodeScalars.map { $0.value } }
for text in ["é", "ậ", "각", "ガ", "Å", "ǘ", "a\u{323}\u{302}", "a\u{302}\u{323}", "\u{1100}\u{1161}\u{11a8}", "शक़"] {
  print(scalars(text.decomposedStringWithCanonicalMapping), scalars(text.precomposedStringWithCanonicalMapping))
}
let lines = "first line\nsecond\r\nthird\n\nlast"
for part in ["first", "second", "third", "last", "line\nsecond"] {
  if let range = lines.range(of: part) {
    print(lines[lines.lineRange(for: range)].debugDescription, lines[lines.paragraphRange(for: range)].debugDescription)
  }
}
let word = "hello"
let middle = word.index(word.startIndex, offsetBy: 2)
print(word.substring(from: middle), word.substring(to: middle), word.substring(with: middle..<word.endIndex))

var sum = 0
for value in Array(UInt32(0xc0)..<0x530) + Array(0x1e00..<0x2130) + Array(0x3040..<0x3100) {
  guard let scalar = Unicode.Scalar(value) else { continue }
  let text = String(Character(scalar))
  for one in [
    text.decomposedStringWithCanonicalMapping, text.precomposedStringWithCanonicalMapping, text.capitalized,
    text.folding(options: .caseInsensitive, locale: nil),
    text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil),
  ] {
    for scalar in one.unicodeScalars { sum = (sum &* 31 &+ Int(scalar.value)) % 1_000_003 }
  }
}
print(sum)
