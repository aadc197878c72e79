import Foundation

// Styles of numbers: digits, signs, groups, rounding, currencies.

let us = Locale(identifier: "en_US")
let values: [Double] = [0, -0.0, 1, -1, 0.5, 2.5, 3.14159265, 1234.5, -1234567.891, 0.005, 2.675, 999_999.5, 1e21, .nan, -.infinity]

func show(_ name: String, _ style: FloatingPointFormatStyle<Double>) {
  print(name + ":", values.map { style.locale(us).format($0) }.joined(separator: " | "))
}
func show(_ name: String, _ style: FloatingPointFormatStyle<Double>.Percent) {
  print(name + ":", values.map { style.locale(us).format($0) }.joined(separator: " | "))
}
func show(_ name: String, _ style: FloatingPointFormatStyle<Double>.Currency, _ locale: Locale = us) {
  print(name + ":", values.map { style.locale(locale).format($0) }.joined(separator: " | "))
}

show("plain", .number)
show("two places", .number.precision(.fractionLength(2)))
show("up to two", .number.precision(.fractionLength(0...2)))
show("one and more", .number.precision(.fractionLength(1...)))
show("up to three", .number.precision(.fractionLength(...3)))
show("three digits", .number.precision(.significantDigits(3)))
show("up to four digits", .number.precision(.significantDigits(1...4)))
show("three before", .number.precision(.integerLength(3)))
show("up to two before", .number.precision(.integerLength(...2)))
show("both", .number.precision(.integerAndFractionLength(integer: 2, fraction: 1)))
show("limits", .number.precision(.integerAndFractionLength(integerLimits: 1...3, fractionLimits: 0...1)))
show("not grouped", .number.grouping(.never))
show("no sign", .number.sign(strategy: .never))
show("always a sign", .number.sign(strategy: .always()))
show("but for zero", .number.sign(strategy: .always(includingZero: false)))
show("point", .number.decimalSeparator(strategy: .always))
show("scaled", .number.scale(0.5))
show("scientific", .number.notation(.scientific))
show("scientific, two places", .number.notation(.scientific).precision(.fractionLength(2)))
show("compact", .number.notation(.compactName))
for rule in [FloatingPointRoundingRule.up, .down, .towardZero, .awayFromZero, .toNearestOrEven, .toNearestOrAwayFromZero] {
  show("\(rule)", .number.rounded(rule: rule).precision(.fractionLength(1)))
}
show("steps", .number.rounded(increment: 0.05))
show("steps of 5", .number.rounded(rule: .up, increment: 5))
show("percent", .percent)
show("percent, one place", .percent.precision(.fractionLength(1)).sign(strategy: .always()))
show("USD", .currency(code: "USD"))
show("JPY", .currency(code: "JPY"))
show("whole dollars", .currency(code: "USD").precision(.fractionLength(0)))
show("accounting", .currency(code: "USD").sign(strategy: .accounting))
show("accounting always", .currency(code: "USD").sign(strategy: .accountingAlways()))
show("code", .currency(code: "USD").presentation(.isoCode))
show("narrow", .currency(code: "CNY").presentation(.narrow))
for (identifier, code) in [("zh_CN", "CNY"), ("zh_CN", "USD"), ("de_DE", "EUR"), ("fr_FR", "EUR"), ("ja_JP", "JPY"), ("en_GB", "GBP"), ("en_US", "CHF")] {
  show("\(identifier) \(code)", .currency(code: code), Locale(identifier: identifier))
}

for count in [0, 7, -7, 1234, -1_234_567, Int.max, Int.min] {
  print(
    count.formatted(), count.formatted(.percent), count.formatted(.currency(code: "USD")), count.formatted(.number.precision(.significantDigits(2))),
    count.formatted(.number.rounded(increment: 10)), count.formatted(.number.notation(.compactName).locale(Locale(identifier: "zh_CN"))),
    count.formatted(.number.grouping(.never)))
}
print(UInt8(200).formatted(), UInt.max.formatted(), Int8(-5).formatted(.percent), Float(0.1).formatted(), Float(1234.56).formatted(.number))
for amount in ["0", "1.5", "-1234.5678", "12345678901234567890.123456789", "2.675"].map({ Decimal(string: $0)! }) {
  print(
    amount.formatted(), amount.formatted(.number.precision(.fractionLength(2))), amount.formatted(.percent), amount.formatted(.currency(code: "EUR")),
    amount.formatted(.number.rounded(rule: .up, increment: 1).locale(Locale(identifier: "de_DE"))))
}
print(1234.formatted(.number), 0.25.formatted(.percent), 3.5.formatted(.currency(code: "USD").locale(us)), IntegerFormatStyle<Int>().format(1234))
let style = FloatingPointFormatStyle<Double>.Currency(code: "EUR", locale: us)
print(style.currencyCode, style.locale.identifier, style == style.grouping(.never), style.format(2))

// A style of one's own.
struct Stars: FormatStyle {
  func format(_ value: Int) -> String { String(repeating: "★", count: value) }
}
extension FormatStyle where Self == Stars {
  static var stars: Stars { Stars() }
}
print(3.formatted(.stars), 5.formatted(Stars()), Stars().locale(us) == Stars())
