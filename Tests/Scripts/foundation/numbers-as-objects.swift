import Foundation

let numbers: [NSNumber] = [
  NSNumber(value: 3), NSNumber(value: 3.0), NSNumber(value: true), NSNumber(value: Float(0.1)), NSNumber(value: UInt.max),
  NSNumber(value: -2.75), NSNumber(value: 1e20), NSNumber(value: Int8(-3)), NSNumber(value: UInt8(200)), 5, 2.5, false,
  NSDecimalNumber(string: "12.345"), NSDecimalNumber(string: "-7.9"), NSDecimalNumber.notANumber, NSNumber(value: Double.nan),
]
for number in numbers {
  print(number, number.stringValue, number.intValue, number.doubleValue, number.floatValue, number.boolValue)
  print("  ", number.int8Value, number.uint8Value, number.int16Value, number.int32Value, number.decimalValue)
}
// How each stands to each; a decimal number asks the other one.
for one in numbers { print(numbers.map { "\(one.compare($0).rawValue)\(one == $0 ? "=" : " ")" }.joined()) }
print(numbers[0].isEqual(3), numbers[0].isEqual(3.0), numbers[0].isEqual("3"), numbers[0].isEqual(nil))
print(numbers[2].isEqual(true), numbers[1].isEqual(to: 3), Set([NSNumber(value: 3), NSNumber(value: 3.0)]).count)

// A value becomes an object by `as`.
let count = 7
let ratio = 1.5
let byte: UInt8 = 9
let single: Float = 0.5
let maybe: Int? = 4
let amount = Decimal(string: "1.10")!
print(3 as NSNumber, 2.5 as NSNumber, true as NSNumber, count as NSNumber, ratio as NSNumber, byte as NSNumber)
print(single as NSNumber, amount as NSNumber, amount as NSDecimalNumber, (count > 3) as NSNumber)
print((maybe.map { $0 as NSNumber }) as Any, [1, 2.5, 3] as [NSNumber])

// And a value again.
print(Int(truncating: 3.7), Double(truncating: 2), Float(truncating: 0.1), Bool(truncating: 5))
print(Int(exactly: NSNumber(value: 3.5)) as Any, Int(exactly: NSNumber(value: 3.0)) as Any)

let tenth = NSDecimalNumber(string: "0.1")
print(NSDecimalNumber.one.adding(tenth), tenth.subtracting(.one), tenth.multiplying(by: tenth), tenth.dividing(by: 3))
print(tenth.dividing(by: .zero), tenth.raising(toPower: 3), NSDecimalNumber(string: "2.5").multiplying(byPowerOf10: 3))
print(NSDecimalNumber(mantissa: 12345, exponent: -2, isNegative: true), NSDecimalNumber(string: "abc"))
print(NSDecimalNumber(string: "1,5", locale: Locale(identifier: "de_DE")), NSDecimalNumber(value: 2.5), NSDecimalNumber(decimal: 7))
print(tenth.description(withLocale: Locale(identifier: "fr_FR")), tenth.compare(NSDecimalNumber.one).rawValue, tenth == 0.1, tenth.isEqual(0.1))
for mode in [NSDecimalNumber.RoundingMode.plain, .down, .up, .bankers] {
  let handler = NSDecimalNumberHandler(
    roundingMode: mode, scale: 2, raiseOnExactness: false, raiseOnOverflow: false, raiseOnUnderflow: false,
    raiseOnDivideByZero: false)
  let values = ["1.005", "-1.005", "2.675", "3.14159", "10"].map { NSDecimalNumber(string: $0) }
  print(mode, handler.scale(), values.map { "\($0.rounding(accordingToBehavior: handler))" })
  print(values[3].adding(.one, withBehavior: handler), values[0].dividing(by: 3, withBehavior: handler))
}
print(NSDecimalNumberHandler.default.scale(), tenth.rounding(accordingToBehavior: nil))
