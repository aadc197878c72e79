// Character predicates: isLetter, isNumber, isWholeNumber, isWhitespace, isPunctuation, isSymbol, isASCII and company.

let samples: [Character] = ["a", "Z", "7", " ", "\n", "!", "+", "é", "ß", "½", "٣", "Ⅷ", "日", "€", "_", "🎈", "\u{0}"]

func traits(of character: Character) -> [String] {
  var found: [String] = []
  if character.isLetter { found.append("letter") }
  if character.isUppercase { found.append("upper") }
  if character.isLowercase { found.append("lower") }
  if character.isCased { found.append("cased") }
  if character.isNumber { found.append("number") }
  if character.isWholeNumber { found.append("whole") }
  if character.isHexDigit { found.append("hex") }
  if character.isWhitespace { found.append("space") }
  if character.isNewline { found.append("newline") }
  if character.isPunctuation { found.append("punctuation") }
  if character.isSymbol { found.append("symbol") }
  if character.isMathSymbol { found.append("math") }
  if character.isCurrencySymbol { found.append("currency") }
  if character.isASCII { found.append("ascii") }
  return found
}
for sample in samples {
  let shown = sample.isNewline || sample == "\0" ? "U+\(sample.unicodeScalars.first!.value)" : "'\(sample)'"
  print(shown, traits(of: sample).joined(separator: " "))
}

// A password judged by predicates as key paths.
let rules: [(String, (Character) -> Bool)] = [
  ("a capital", \.isUppercase),
  ("a digit", \.isNumber),
  ("something odd", { $0.isPunctuation || $0.isSymbol }),
]
for password in ["secret", "Secret7", "S3cret+!"] {
  let missing = rules.filter { !password.contains(where: $0.1) }.map(\.0)
  print(password, missing.isEmpty ? "is fine" : "lacks " + missing.joined(separator: ", "))
}

// Counting classes with a switch over patterns.
var letters = 0, digits = 0, blanks = 0, others = 0
for character in "Route 66, Chicago -> L.A." {
  switch character {
  case _ where character.isLetter: letters += 1
  case "0"..."9": digits += 1
  case " ", "\t": blanks += 1
  default: others += 1
  }
}
print(letters, digits, blanks, others)

// Vowels by a literal list in a case.
func isVowel(_ c: Character) -> Bool {
  switch c {
  case "a", "e", "i", "o", "u", "A", "E", "I", "O", "U": return true
  default: return false
  }
}
print("Interpretation".filter(isVowel), "Interpretation".filter { !isVowel($0) })
