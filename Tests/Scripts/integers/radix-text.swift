// Text to integers and back: radix 2...36, upper case, signs, and everything Int("...") refuses.

let year = 2024
for radix in [2, 3, 8, 10, 16, 36] {
  print("base \(radix): \(String(year, radix: radix))")
}
print(String(48_879, radix: 16), String(48_879, radix: 16, uppercase: true))
print(String(-255, radix: 16), String(Int8.min, radix: 2), String(UInt64.max, radix: 36))

print(Int("ff", radix: 16)!, Int("FF", radix: 16)!, Int("-1010", radix: 2)!, Int("zz", radix: 36)!)
print(Int("12", radix: 2) as Any, Int("0x1F", radix: 16) as Any)

// Literals in four notations.
print(0x1F, 0o17, 0b1011, 1_000_000)

// What the plain parser takes and what it refuses.
let inputs = ["42", "+42", "-42", "007", "-0", "", " 42", "42 ", "4 2", "4_2", "4.0", "0x2A", "--4", "+", "-", "forty"]
for input in inputs {
  if let number = Int(input) {
    print("'\(input)' is \(number)")
  } else {
    print("'\(input)' is no number")
  }
}

// Each width refuses what it cannot hold.
print(Int8("127") as Any, Int8("128") as Any, Int8("-128") as Any, UInt8("-1") as Any, UInt8("-0") as Any)
print(Int("9223372036854775807") as Any, Int("9223372036854775808") as Any, UInt64("18446744073709551615") as Any)

// A round trip through every base.
let faithful = (2...36).allSatisfy { base in
  [0, 1, -1, 35, 36, 1_000_003, Int.max, Int.min].allSatisfy { Int(String($0, radix: base), radix: base) == $0 }
}
print("round trip:", faithful)

// Bytes as two hexadecimal digits each.
func hex(_ bytes: [UInt8]) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: ":")
}
print(hex([0, 9, 10, 15, 16, 127, 255]))

func parse(hexColour text: String) -> (red: Int, green: Int, blue: Int)? {
  guard text.hasPrefix("#"), text.count == 7, let value = Int(text.dropFirst(), radix: 16) else { return nil }
  return (value >> 16, value >> 8 & 0xFF, value & 0xFF)
}
print(parse(hexColour: "#FF8000")!)
print(parse(hexColour: "#FF80") == nil, parse(hexColour: "#GG8000") == nil)
