// The order of texts as a language has it.
import Foundation

let names = ["Émile", "emil", "Zoë", "zoe", "Åsa", "asa", "Øyvind", "oyvind", "Straße", "Strasse", "strasse", "Łukasz", "lukas", "Ñandú", "nandu", "", "o'neil", "O’Neil", "co-op", "coop", "Co op"]
print(names.sorted { $0.localizedCompare($1) == .orderedAscending })
print(names.sorted { $0.localizedCaseInsensitiveCompare($1) == .orderedAscending }.count)
let files = ["file10.txt", "file9.txt", "File1.txt", "file02.txt", "file2.txt", "file 3.txt", "file_4.txt", "file-5.txt"]
print(files.sorted { $0.localizedStandardCompare($1) == .orderedAscending })
print(["Ж", "а", "Я", "й", "и", "ё", "е", "α", "Ω", "z"].sorted { $0.localizedStandardCompare($1) == .orderedAscending })
print("中".localizedCompare("a").rawValue, "a".localizedCompare("가").rawValue, "😀".localizedCompare("a").rawValue)
print("abcd".commonPrefix(with: "abxy"), "ABcd".commonPrefix(with: "abxy", options: .caseInsensitive))

var seed: UInt64 = 99
func next(_ count: Int) -> Int {
  seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
  return Int((seed >> 33) % UInt64(count))
}
let alphabets: [[String]] = [
  ["a", "b", "A", "B", "1", " ", "-", "_"],
  ["a", "e", "é", "E", "É", "x", "ö", "o", "ü", "z", "Z"],
  ["1", "2", "0", "10", "a", "A", " ", "."],
  ["ø", "o", "æ", "a", "e", "ß", "s", "ł", "l", "đ", "d", "ñ", "n"],
  ["а", "б", "Й", "й", "и", "ё", "Е", "α", "ά", "Σ"],
  ["'", "’", "\"", "“", "a", "b", "…", ".", ",", "?", "!"],
  ["(", ")", "[", "@", "*", "/", "\\", "&", "#", "%", "+", "<", "=", "~", "$", "€", "a", "0"],
  ["中", "a", "1", " ", "é", "가", "나", "b"],
]
func text(_ alphabet: [String]) -> String {
  var result = ""
  for _ in 0..<next(7) { result += alphabet[next(alphabet.count)] }
  return result
}
for _ in 0..<500 {
  let alphabet = alphabets[next(alphabets.count)]
  let (one, two) = (text(alphabet), text(alphabet))
  print(
    one, two, one.localizedCompare(two).rawValue, one.localizedCaseInsensitiveCompare(two).rawValue,
    one.localizedStandardCompare(two).rawValue,
    one.compare(two, options: .numeric, locale: Locale(identifier: "en_US")).rawValue,
    one.localizedStandardContains(two), one.capitalized, separator: "|")
}
