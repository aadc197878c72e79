import Foundation

// NumberFormatter, property by property.

func formatter(_ style: NumberFormatter.Style, _ locale: String = "en_US", _ set: (NumberFormatter) -> Void = { _ in }) -> NumberFormatter {
  let result = NumberFormatter()
  result.numberStyle = style
  result.locale = Locale(identifier: locale)
  set(result)
  return result
}

let values: [Double] = [0, 1, -1, 0.5, 2.5, 1234.5678, -1234567.891, 0.005, 1.005, 2.675, 99.995, -0.0, .nan, .infinity]
func show(_ name: String, _ formatter: NumberFormatter) {
  print(name + ":", values.map { formatter.string(from: NSNumber(value: $0)) ?? "nil" }.joined(separator: " | "))
}

let styles: [NumberFormatter.Style] = [.none, .decimal, .currency, .percent, .scientific, .currencyISOCode, .currencyAccounting]
for style in styles { show("\(style)", formatter(style)) }
for locale in ["en_001", "en_GB", "zh_CN", "de_DE", "fr_FR", "ja_JP", "en_US_POSIX"] {
  show(locale, formatter(.decimal, locale))
  show(locale, formatter(.currency, locale))
  show(locale, formatter(.percent, locale))
}
show("current", NumberFormatter())

show("two places", formatter(.decimal) { $0.minimumFractionDigits = 2 })
show("at most two", formatter(.decimal) { $0.maximumFractionDigits = 2 })
show("both", formatter(.decimal) { $0.minimumFractionDigits = 2; $0.maximumFractionDigits = 2 })
show("no style, one place", formatter(.none) { $0.maximumFractionDigits = 1 })
show("no places", formatter(.currency) { $0.maximumFractionDigits = 0 })
show("none at least", formatter(.currency) { $0.minimumFractionDigits = 0; $0.maximumFractionDigits = 0 })
show("whole digits", formatter(.none) { $0.minimumIntegerDigits = 3 })
show("no whole digit", formatter(.decimal) { $0.minimumIntegerDigits = 0 })
show("at most two whole", formatter(.decimal) { $0.maximumIntegerDigits = 2 })
show("not grouped", formatter(.decimal) { $0.usesGroupingSeparator = false })
show("grouped otherwise", formatter(.decimal) { $0.groupingSeparator = "'"; $0.groupingSize = 4; $0.decimalSeparator = "," })
show("by twos", formatter(.decimal) { $0.secondaryGroupingSize = 2 })
show("affixes", formatter(.decimal) { $0.positivePrefix = "+"; $0.negativePrefix = "minus "; $0.positiveSuffix = " up" })
show("significant", formatter(.decimal) { $0.usesSignificantDigits = true; $0.maximumSignificantDigits = 3 })
show("significant at least", formatter(.decimal) { $0.minimumSignificantDigits = 4 })
show("steps", formatter(.decimal) { $0.roundingIncrement = 0.25 })
show("times a thousand", formatter(.decimal) { $0.multiplier = 1000 })
show("zero", formatter(.decimal) { $0.zeroSymbol = "nothing"; $0.notANumberSymbol = "?"; $0.positiveInfinitySymbol = "∞" })
show("wide", formatter(.none) { $0.formatWidth = 8; $0.paddingCharacter = "." })
show("always a point", formatter(.none) { $0.alwaysShowsDecimalSeparator = true })
for mode in [NumberFormatter.RoundingMode.ceiling, .floor, .down, .up, .halfEven, .halfDown, .halfUp] {
  show("\(mode)", formatter(.none) { $0.roundingMode = mode; $0.maximumFractionDigits = 1 })
}
for code in ["USD", "EUR", "CNY", "JPY", "GBP", "CHF", "KWD", "SEK"] {
  show(code, formatter(.currency) { $0.currencyCode = code })
  show(code, formatter(.currency, "zh_CN") { $0.currencyCode = code })
}
show("own symbol", formatter(.currency) { $0.currencySymbol = "pts" })
for pattern in ["#,##0.00", "000.0", "#.##", "0.0%", "$#,##0.00;($#,##0.00)", ".00", "#,##0 kg"] {
  show(pattern, formatter(.none) { $0.positiveFormat = pattern })
}
show("negative", formatter(.none) { $0.positiveFormat = "0.00"; $0.negativeFormat = "(0.00)" })

let ordinal = formatter(.ordinal)
print([0, 1, 2, 3, 4, 11, 12, 13, 21, 102, 111, 1001, -2].map { ordinal.string(from: NSNumber(value: $0)) ?? "nil" })
let plain = formatter(.decimal)
print(plain.string(from: 3) as Any, plain.string(from: 1234567)!, plain.string(from: NSNumber(value: Int.min))!)
print(plain.string(for: 12.5) as Any, plain.string(for: "text") as Any, plain.string(from: NSDecimalNumber(string: "1234.56"))!)
print(plain.decimalSeparator!, plain.groupingSeparator!, plain.maximumFractionDigits, plain.negativePrefix!, plain.currencyCode!)
let amount = formatter(.currency) { $0.currencyCode = "EUR" }
print(amount.currencySymbol!, amount.positivePrefix!, amount.minimumFractionDigits, amount.multiplier as Any)
print(NumberFormatter.localizedString(from: 1234.5, number: .decimal), NumberFormatter.localizedString(from: 0.25, number: .percent))

// And back.
for style in [NumberFormatter.Style.decimal, .none, .currency, .percent] {
  let reading = formatter(style)
  let texts = ["12", "1,234.5", "-5", "abc", "12abc", "", " 7", "5.50", "$5.50", "-$1,234", "50%", "200%", ".5", "1,2,3", "1e3"]
  print(texts.map { text in reading.number(from: text).map { "\($0)" } ?? "nil" })
}
print(formatter(.decimal, "de_DE").number(from: "1.234,5") as Any)
