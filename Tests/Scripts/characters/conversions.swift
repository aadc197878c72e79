// Character conversions: wholeNumberValue, hexDigitValue, asciiValue, uppercased(), Character from scalars.

let digits: [Character] = ["0", "7", "a", "F", "g", "٣", "½", "⑤", "万"]
for digit in digits {
  print(digit, digit.wholeNumberValue as Any, digit.hexDigitValue as Any, Int(String(digit)) as Any)
}

print(("A" as Character).asciiValue as Any, Character("é").asciiValue as Any, Character("\n").asciiValue!)

// The sum of digits, and Luhn's check.
print("20240131".compactMap(\.wholeNumberValue).reduce(0, +))
func luhn(_ number: String) -> Bool {
  let values = number.filter { !$0.isWhitespace }.map(\.wholeNumberValue)
  guard !values.contains(nil) else { return false }
  let sum = values.reversed().enumerated().reduce(0) { sum, pair in
    let value = pair.element! * (pair.offset % 2 == 1 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }
  return sum % 10 == 0
}
print(luhn("4539 1488 0343 6467"), luhn("8273 1232 7352 0569"), luhn("12x4"))

// Codes to characters and back.
let code = Character("a").asciiValue!
print((0..<26).map { String(UnicodeScalar(code + $0)) }.joined())
print(Character(UnicodeScalar(UInt8(90))), Character(UnicodeScalar(0x2603)!), "\u{2603}" == Character("\u{2603}"))

func shifted(_ c: Character, by key: UInt8) -> Character {
  guard let ascii = c.asciiValue, c.isLetter else { return c }
  let base = c.isUppercase ? Character("A").asciiValue! : Character("a").asciiValue!
  return Character(UnicodeScalar((ascii - base + key) % 26 + base))
}
print(String("Hello, World".map { shifted($0, by: 7) }))

// uppercased() of a character is a String, since it may grow.
let sharp: Character = "ß"
print(sharp.uppercased(), type(of: sharp.uppercased()), sharp.uppercased().count, Character("q").uppercased())
print(Character("Ä").lowercased(), Character("7").uppercased())

// Swap the case of everything.
print("Swift 5 ROCKS".map { $0.isUppercase ? $0.lowercased() : $0.uppercased() }.joined())

// A Character as a value: comparing, hashing, sorting, ranges, optional.
print("b" as Character > "a", ["c", "a", "b"].sorted() as [Character], Set<Character>("mississippi").sorted())
let keys: ClosedRange<Character> = "a"..."f"
print("hexadecimal".filter(keys.contains), keys.contains("é"))
var tally: [Character: Int] = [:]
for letter in "balloon" { tally[letter, default: 0] += 1 }
print(tally.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })

// Printing one, alone and in company.
let tick: Character = "✓"
print(tick, [tick], (tick, 1), "\(tick)", String(describing: tick), String(reflecting: tick))
debugPrint(tick, Character("\""), Character("\n"))
print(Character("\u{301}").unicodeScalars.count, ("e\u{301}" as Character) == "é")
