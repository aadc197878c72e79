// unicodeScalars, utf8 and utf16 views; scalars' values and properties; building strings from code units.

let word = "Né🎈"
print(word.count, word.unicodeScalars.count, word.utf16.count, word.utf8.count)
print(Array(word.utf8))
print(Array(word.utf16))
print(word.unicodeScalars.map { $0.value })
print(word.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) })
for scalar in word.unicodeScalars { print(scalar, scalar.isASCII, scalar.escaped(asASCII: true), terminator: "; ") }
print()

// Back from the parts.
print(String(decoding: [72, 195, 169, 33] as [UInt8], as: UTF8.self))
print(String(decoding: [0x48, 0xD83D, 0xDE00] as [UInt16], as: UTF16.self))
print(String(decoding: [0x48, 0xFF, 0x49] as [UInt8], as: UTF8.self) == "H\u{FFFD}I")
print(String(String.UnicodeScalarView([Unicode.Scalar(0x41), "b", Unicode.Scalar(0x1F600)!])))
print(Unicode.Scalar(0xD800 as UInt32) as Any, Unicode.Scalar(65 as UInt8), Unicode.Scalar(0x110000 as UInt32) as Any)
print(Character(Unicode.Scalar(233)), String(Unicode.Scalar(233)), Character("é").unicodeScalars.first!.value)

// Literals of type Unicode.Scalar; UInt8(ascii:).
let alpha: Unicode.Scalar = "α"
print(alpha, alpha.value, alpha.utf8.count, UInt8(ascii: "A"), UInt8(ascii: "\n"), alpha < "β")
debugPrint(alpha)
print(alpha.properties.isAlphabetic, alpha.properties.name!, alpha.properties.uppercaseMapping)
print(("5" as Unicode.Scalar).properties.numericValue!, ("🎈" as Unicode.Scalar).properties.isEmoji)

// Digit arithmetic by code units, as one does for speed.
func parse(_ text: String) -> Int? {
  var value = 0
  for byte in text.utf8 {
    guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
    value = value * 10 + Int(byte - UInt8(ascii: "0"))
  }
  return text.utf8.isEmpty ? nil : value
}
print(parse("1815")!, parse("18a") as Any, parse("") as Any, parse("٣") as Any)

// Indices are shared between the views.
let comma = "Zoë, here"
if let index = comma.utf8.firstIndex(of: UInt8(ascii: ",")) {
  print(comma[..<index], comma.utf8.distance(from: comma.utf8.startIndex, to: index), comma[index...])
}
print(String(comma.utf8.prefix(2)) as Any, String(Substring(comma.unicodeScalars.dropFirst(2))))
print(comma.utf16.first!, comma.unicodeScalars.last!, comma.utf8.reversed().prefix(2).map { $0 })

// Mutating through the scalar view, and ROT13.
var tune = "do re mi"
tune.unicodeScalars.append("!")
tune.unicodeScalars.removeAll { $0 == " " }
print(tune)
func rot13(_ text: String) -> String {
  String(String.UnicodeScalarView(text.unicodeScalars.map { scalar in
    switch scalar {
    case "a"..."z": return Unicode.Scalar((scalar.value - 97 + 13) % 26 + 97)!
    case "A"..."Z": return Unicode.Scalar((scalar.value - 65 + 13) % 26 + 65)!
    default: return scalar
    }
  }))
}
print(rot13("Why did the chicken?"), rot13(rot13("Round trip")))
