import Foundation

// Numbers spelt out in English and Chinese, and ordinal numbers.

let numbers = [
  0, 1, 10, 11, 15, 20, 21, 99, 100, 101, 110, 111, 999, 1000, 1001, 1010, 1100, 1234, 9999, 10000, 10001, 10010, 10100, 12345,
  100_000, 110_000, 1_000_001, 1_234_567, 10_010_000, 100_000_001, 100_010_000, 1_000_003_005, 1_000_000_000_001, 123_456_789_012_345,
  -1, -10, -12345,
]
for identifier in ["en_US", "zh_CN"] {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: identifier)
  formatter.numberStyle = .spellOut
  for number in numbers { print(number, formatter.string(from: NSNumber(value: number)) ?? "nil") }
  for number in [0.5, 3.14, -2.75, 10.01, 1234.5, -0.001, 7.0] { print(number, formatter.string(from: NSNumber(value: number)) ?? "nil") }
}
for identifier in ["en_US", "zh_CN", "de_DE"] {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: identifier)
  formatter.numberStyle = .ordinal
  print([0, 1, 2, 3, 4, 11, 12, 13, 21, 22, 101, 112, 1000, 1_234_567, -2].map { formatter.string(from: NSNumber(value: $0)) ?? "nil" })
}
