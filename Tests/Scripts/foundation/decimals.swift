import Foundation

// What a Decimal computes, to the last of its 38 digits; what does not fit is cut off.

func show(_ value: Decimal) -> String { "\(value) = \(value.significand)e\(value.exponent)" }

let price: Decimal = 19.99
print(price * 3, [price, 0.01, 5].reduce(0, +), max(price, 20), "\(price)", [price], Optional(price) as Any)
print(show(1.5), show(1200), show(0.07), show(-0.1), show(1e40), show(3.14), show(1.1))
print(show(Decimal(1) / 3), show(Decimal(2) / 3), show(10 / Decimal(4)))
print(0.1 + 0.2 as Decimal, Decimal(1) / 0, Decimal(0) / 5, Decimal.nan + 1)
print(Decimal(Int.max), Decimal(Int.min), Decimal(UInt.max), Decimal(UInt8(200)), Decimal(exactly: 1500)!)
print(Decimal.pi, Decimal.greatestFiniteMagnitude == -Decimal.leastFiniteMagnitude, Decimal.leastNonzeroMagnitude.exponent)
print(Decimal(sign: .minus, exponent: -2, significand: 1234), Decimal(signOf: -1, magnitudeOf: 5), Decimal.radix)

// From text: the number that it begins with.
for text in [
  "", " ", "abc", "1", "+1", "-0", "0.000", "1.5abc", "1e", "1e5", "1e-5", "e5", ".5", "5.", "-.5", "--5", "1e200", "1e127",
  "123456789012345678901234567890123456789012345", "340282366920938463463374607431768211456", "\t\n 7", "1,5", "1_000", "NaN",
  "1.2.3", "00012.500", "-", "0.1234567890123456789012345678901234567890123",
] {
  let german = Decimal(string: text, locale: Locale(identifier: "de_DE"))
  print(text.debugDescription, Decimal(string: text).map(show) ?? "nil", german.map(show) ?? "nil")
}

// Comparing and hashing go by value.
print(Set<Decimal>([1, 1.0, 2]).count, Decimal(string: "1.50") == Decimal(1.5), Decimal(2) > 1.99, Decimal(-3) < -2)
print([3.5, -2, 0, 10, 0.001].map { Decimal($0) }.sorted(), Decimal(5).isEqual(to: 5.0), Decimal.nan.isNaN)
var total: Decimal = 1
total += 2
total *= 7
total -= 0.5
total /= 4
total.negate()
print(total, abs(total), total.magnitude, total.sign, total.isSignMinus, total.floatingPointClass, total.isZero, total.isFinite)
print(total.ulp, Decimal(1).ulp, Decimal(0).isZero, total.isNormal)

for power in [-3, -1, 0, 1, 2, 10, 30] {
  print(pow(Decimal(string: "1.07")!, power), pow(2 as Decimal, power), pow(-3 as Decimal, power))
}

// Rounding to places behind the point, or before it.
for text in ["2.5", "3.5", "-2.5", "1.005", "1.015", "0.4999", "1234.5678", "-0.004", "99.995", "0"] {
  var value = Decimal(string: text)!
  var line = text
  for mode in [NSDecimalNumber.RoundingMode.plain, .down, .up, .bankers] {
    for scale in [0, 2, -1] {
      var rounded = Decimal()
      NSDecimalRound(&rounded, &value, scale, mode)
      line += " \(rounded)"
    }
  }
  print(line)
}
var left: Decimal = 1
var right: Decimal = 3
var result = Decimal()
print(NSDecimalAdd(&result, &left, &right, .plain), result, NSDecimalSubtract(&result, &left, &right, .plain), result)
print(NSDecimalMultiply(&result, &left, &right, .plain), result, NSDecimalDivide(&result, &left, &right, .plain), result)
print(NSDecimalCompare(&left, &right).rawValue, NSDecimalString(&result, Locale(identifier: "de_DE")))
right = 0
print(NSDecimalDivide(&result, &left, &right, .plain), result)
print(Array(stride(from: Decimal(0), to: 1, by: 0.25)), Decimal(5).distance(to: 7), Decimal(1).advanced(by: 2))
