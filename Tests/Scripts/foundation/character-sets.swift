// Sets of characters: what is in the standard ones, and what they make of each other.
import Foundation

let standard: [(String, CharacterSet)] = [
  ("whitespaces", .whitespaces), ("newlines", .newlines), ("whitespacesAndNewlines", .whitespacesAndNewlines),
  ("decimalDigits", .decimalDigits), ("letters", .letters), ("alphanumerics", .alphanumerics),
  ("punctuation", .punctuationCharacters), ("uppercase", .uppercaseLetters), ("lowercase", .lowercaseLetters),
  ("capitalized", .capitalizedLetters), ("symbols", .symbols), ("control", .controlCharacters),
  ("nonBase", .nonBaseCharacters), ("user", .urlUserAllowed), ("password", .urlPasswordAllowed),
  ("host", .urlHostAllowed), ("path", .urlPathAllowed), ("query", .urlQueryAllowed), ("fragment", .urlFragmentAllowed),
]
for (name, set) in standard {
  var sum = 0
  var count = 0
  for value in Array(UInt32(0)..<0x800) + Array(0x1e00..<0x20a0) + Array(0x2100..<0x2400) + Array(0x3000..<0x3100) {
    if let scalar = Unicode.Scalar(value), set.contains(scalar) {
      count += 1
      sum = (sum &* 31 &+ Int(value)) % 1_000_003
    }
  }
  print(name, count, sum)
}

var set = CharacterSet(charactersIn: "a"..."f")
set.insert("z")
set.insert(charactersIn: "0"..<"5")
set.remove(charactersIn: "bc")
print(["a", "b", "c", "d", "z", "0", "4", "5", "y"].map { set.contains($0) })
set.formUnion(.whitespaces)
set.invert()
print(set.contains("a"), set.contains(" "), set.contains("b"), set.inverted.contains(" "))
print(CharacterSet(charactersIn: "abc") == CharacterSet(charactersIn: "cba"), CharacterSet.letters == .alphanumerics)
print(CharacterSet.whitespaces.union(.newlines) == .whitespacesAndNewlines, CharacterSet.letters.inverted.inverted == .letters)
print(CharacterSet(charactersIn: "abc").isSuperset(of: CharacterSet(charactersIn: "ab")))
print(CharacterSet(charactersIn: "ab").isSubset(of: .letters), CharacterSet(charactersIn: "ab").isDisjoint(with: .letters))
print(CharacterSet.letters.isSubset(of: .alphanumerics), CharacterSet().isEmpty, CharacterSet.letters.isEmpty)
print(CharacterSet.letters.subtracting(.lowercaseLetters).contains("a"))
print(CharacterSet.letters.symmetricDifference(.alphanumerics).contains("1"))
print(CharacterSet.letters.intersection(.lowercaseLetters).contains("A"))
print(CharacterSet.letters == CharacterSet.lowercaseLetters.union(.uppercaseLetters))
var rest = CharacterSet.letters
rest.subtract(CharacterSet(charactersIn: "x"))
rest.formIntersection(.lowercaseLetters)
rest.formSymmetricDifference(.decimalDigits)
print(rest.contains("x"), rest.contains("y"), rest.contains("1"), rest.contains("Y"))
let listed: CharacterSet = ["(", ")"]
print("(((a)))".trimmingCharacters(in: listed), "1a2b3".trimmingCharacters(in: .letters.inverted))
print("a👍b".components(separatedBy: CharacterSet(charactersIn: "👍")), "👍x👍".trimmingCharacters(in: .symbols))
let allowed = CharacterSet.urlQueryAllowed.subtracting(CharacterSet(charactersIn: "&=+"))
print("a=1&b=2+3 ü".addingPercentEncoding(withAllowedCharacters: allowed) ?? "nil")
print("tel: +49 (30) 123".components(separatedBy: CharacterSet.decimalDigits.inverted).joined())
print("hello".unicodeScalars.allSatisfy(CharacterSet.lowercaseLetters.contains), "Hello".rangeOfCharacter(from: .uppercaseLetters) != nil)
