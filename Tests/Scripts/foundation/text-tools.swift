// Foundation on strings: components, replacingOccurrences, trimmingCharacters, range(of:), capitalized, compare.
import Foundation

// components keeps the empty parts.
print("a,b,,c".components(separatedBy: ","), "one, two, three".components(separatedBy: ", "),
      "".components(separatedBy: ","))
print("10:20-30".components(separatedBy: CharacterSet(charactersIn: ":-")), "no comma".components(separatedBy: ","))
print("line 1\nline 2\r\nline 3".components(separatedBy: .newlines), " a  b ".components(separatedBy: .whitespaces))
print(" a  b ".components(separatedBy: " ").filter { !$0.isEmpty }, " a  b ".split(separator: " "))

// Replacing.
let text = "The cat sat on the mat. The end."
print(text.replacingOccurrences(of: "The", with: "A"))
print(text.replacingOccurrences(of: "the", with: "a", options: .caseInsensitive))
print(text.replacingOccurrences(of: " ", with: ""), text.replacingOccurrences(of: "dog", with: "x") == text)
print("aaaa".replacingOccurrences(of: "aa", with: "b"), "a.b.c".replacingOccurrences(of: ".", with: "\\"))
print("tel 555-1234, 555-99".replacingOccurrences(of: "[0-9]+", with: "#", options: .regularExpression))

// Trimming.
print("[" + "  padded \t\n".trimmingCharacters(in: .whitespacesAndNewlines) + "]",
      "[" + " \n x ".trimmingCharacters(in: .whitespaces) + "]")
print("007 Bond 42".trimmingCharacters(in: .decimalDigits), "...wait?!".trimmingCharacters(in: .punctuationCharacters))
print("xxhixx".trimmingCharacters(in: CharacterSet(charactersIn: "x")),
      "ABC".trimmingCharacters(in: .lowercaseLetters), "[" + "   ".trimmingCharacters(in: .whitespaces) + "]")
print("(((a)))".trimmingCharacters(in: ["(", ")"]), "1a2b3".trimmingCharacters(in: .letters.inverted))

// Finding.
if let range = text.range(of: "cat") {
  print(text[range], text[..<range.lowerBound], text[range.upperBound...],
        text.distance(from: text.startIndex, to: range.lowerBound))
}
print(text.range(of: "cow") as Any, text.range(of: "THE", options: .caseInsensitive).map { text[$0] } as Any)
print(text.range(of: "The", options: .backwards).map { text.distance(from: text.startIndex, to: $0.lowerBound) } as Any)
print(text.contains("sat on"), text.contains("Sat"), text.localizedCaseInsensitiveContains("SAT"))
func occurrences(of word: String, in text: String) -> [Int] {
  var found: [Int] = [], start = text.startIndex
  while let range = text.range(of: word, range: start..<text.endIndex) {
    found.append(text.distance(from: text.startIndex, to: range.lowerBound))
    start = range.upperBound
  }
  return found
}
print(occurrences(of: "at", in: text), occurrences(of: "zz", in: text), text.components(separatedBy: "at").count - 1)

// Case.
print("hello wORLD again".capitalized, "o'neil mc-donald x1y".capitalized, "éa".capitalized, "".capitalized.isEmpty)

// Comparing.
print("a".compare("b") == .orderedAscending, "B".caseInsensitiveCompare("b") == .orderedSame, "b".compare("a").rawValue)
print(["b", "C", "a"].sorted { $0.caseInsensitiveCompare($1) == .orderedAscending },
      ["f10", "f9", "F1"].sorted { $0.compare($1, options: [.numeric, .caseInsensitive]) == .orderedAscending })

// Character sets by themselves.
let vowels = CharacterSet(charactersIn: "aeiou")
print("education".unicodeScalars.filter { vowels.contains($0) }.count, CharacterSet.alphanumerics.contains("_"),
      CharacterSet.decimalDigits.isSuperset(of: CharacterSet(charactersIn: "123")))
print(String(String.UnicodeScalarView("r2-d2 & c3po!".unicodeScalars.filter(CharacterSet.alphanumerics.contains))),
      "abc".rangeOfCharacter(from: .decimalDigits) == nil)
let slug = "  Hello, Wörld & Co.  ".lowercased()
  .components(separatedBy: CharacterSet.alphanumerics.inverted).filter { !$0.isEmpty }.joined(separator: "-")
print(slug)

// Numbers and data from text.
print(("3.5 kg" as NSString).doubleValue, ("12abc" as NSString).integerValue, "héllo".data(using: .utf8)!.count,
      String(data: Data([72, 105]), encoding: .utf8)!)
print("a b&c=d".addingPercentEncoding(withAllowedCharacters: .alphanumerics)!, "a%20b".removingPercentEncoding!,
      "file.tar.gz".components(separatedBy: ".").last!)
