import Foundation

// Numbers, words and characters, taken off the front of a text.

for text in [
  "-12", "+5", "1e3x", ".5", "5.", "-.", "- 3", "99999999999999999999", "-99999999999999999999", "0x", "0xg", "1.5e", "٣",
] {
  let scanner = Scanner(string: text)
  let whole = scanner.scanInt()
  let afterWhole = scanner.currentIndex.utf16Offset(in: text)
  scanner.currentIndex = text.startIndex
  let broken = scanner.scanDouble()
  let afterBroken = scanner.currentIndex.utf16Offset(in: text)
  scanner.currentIndex = text.startIndex
  let hexadecimal = scanner.scanInt(representation: .hexadecimal)
  let afterHexadecimal = scanner.currentIndex.utf16Offset(in: text)
  print(text, whole as Any, afterWhole, broken as Any, afterBroken, hexadecimal as Any, afterHexadecimal)
}

let words = Scanner(string: "Name: Kevin; age: 42")
print(words.scanString("NAME:") as Any, words.scanUpToString(";") as Any, words.scanCharacter() as Any)
print(words.scanUpToCharacters(from: .decimalDigits) as Any, words.scanInt() as Any, words.isAtEnd)

let exact = Scanner(string: "abc")
exact.caseSensitive = true
print(exact.scanString("ABC") as Any, exact.scanString("ab") as Any, exact.scanUpToString("x") as Any)
print(exact.scanCharacter() as Any)

let all = Scanner(string: "a b")
all.charactersToBeSkipped = nil
print(all.scanCharacters(from: .letters) as Any, all.scanCharacters(from: .letters) as Any)
print(all.scanCharacter() as Any, all.scanUpToCharacters(from: .whitespaces) as Any)

let blank = Scanner(string: "  ")
print(blank.isAtEnd, blank.scanString("") as Any, blank.string.count)

var (whole, broken, short, long) = (7, 7.5, UInt32(7), UInt64(7))
let failing = Scanner(string: "zz")
print(failing.scanInt(&whole), whole, failing.scanDouble(&broken), broken)
print(failing.scanHexInt32(&short), short, failing.scanHexInt64(&long), long)
let older = Scanner(string: "12 3.5 0xff FFFFFFFFFF")
print(older.scanInt(&whole), whole, older.scanDouble(&broken), broken)
print(older.scanHexInt32(&short), short, older.scanHexInt32(&short), short)

print(Bundle.main.infoDictionary as Any, Bundle.main.bundleIdentifier as Any)
print(Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as Any)
print(Bundle.main.localizedString(forKey: "a", value: nil, table: nil))
print(Bundle.main.localizedString(forKey: "a", value: "b", table: nil))
print(Bundle.main.url(forResource: "a", withExtension: "json") as Any)
print(NSLocalizedString("key %@", comment: "x"), NSLocalizedString("k", value: "v", comment: ""))
print(CGRect(x: 0.2, y: -0.2, width: 1.1, height: 2).integral)
