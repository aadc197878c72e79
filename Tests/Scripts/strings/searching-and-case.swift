// hasPrefix, hasSuffix, contains, first(where:), allSatisfy, uppercased/lowercased, starts(with:) without Foundation.

let file = "Holiday-Photo.JPEG"

print(file.hasPrefix("Holiday"), file.hasPrefix("holiday"), file.hasPrefix(""), "".hasPrefix("a"))
print(file.hasSuffix(".JPEG"), file.lowercased().hasSuffix(".jpeg"), file.hasSuffix(file), file.hasSuffix("x" + file))

// contains: a character, a predicate, a piece of text.
print(file.contains("-"), file.contains("o"), file.contains("z"))
print(file.contains(where: \.isNumber), file.contains { $0.isUppercase })
print(file.contains("Photo"), file.contains("photo"), "banana".contains("nan"), "banana".contains("naan"))

print(file.first(where: \.isLowercase)!, file.first { $0.isNumber } as Any, file.last { $0.isUppercase } as Any)
print(file.starts(with: "Hol"), file.starts(with: ["H", "o"]), file.elementsEqual("Holiday-Photo.JPEG"))

print("2024".allSatisfy(\.isNumber), "20x4".allSatisfy(\.isNumber), "".allSatisfy(\.isNumber))

// Case mapping may change the length.
print(file.uppercased(), file.lowercased())
print("straße".uppercased(), "straße".count, "straße".uppercased().count)
print("ÄÖÜ çñ".lowercased(), "éa".uppercased(), "ﬁn".uppercased())
print("ΣΊΣΥΦΟΣ".lowercased())

// Comparing without regard to case.
let typed = "YeS"
print(typed == "yes", typed.lowercased() == "yes")

// A palindrome test.
func isPalindrome(_ text: String) -> Bool {
  let letters = text.lowercased().filter(\.isLetter)
  return letters == String(letters.reversed())
}
for text in ["A man, a plan, a canal: Panama", "Never odd or even", "Hello", ""] {
  print("'\(text)':", isPalindrome(text))
}

// Anagrams grouped by their sorted letters.
let words = ["listen", "silent", "enlist", "google", "elgoog", "swift"]
let groups = Dictionary(grouping: words) { String($0.sorted()) }
for key in groups.keys.sorted() { print(key, groups[key]!.sorted()) }

// Counting occurrences of a piece, overlapping ones included.
func occurrences(of piece: String, in text: String) -> Int {
  text.indices.filter { text[$0...].hasPrefix(piece) }.count
}
print(occurrences(of: "aa", in: "aaaa"), occurrences(of: "issi", in: "mississippi"), occurrences(of: "x", in: ""))

// max and min over characters, and a Caesar shift through a translation table.
print("swift".max()!, "swift".min()!, "hello" .sorted().reversed().map(String.init).joined())
let alphabet = Array("abcdefghijklmnopqrstuvwxyz")
func caesar(_ text: String, by key: Int) -> String {
  String(text.map { letter in
    alphabet.firstIndex(of: letter).map { alphabet[($0 + key + 26) % 26] } ?? letter
  })
}
print(caesar("veni, vidi, vici", by: 3), caesar(caesar("attack at dawn", by: 13), by: -13))
