import Foundation

print(["a"].formatted(), ["a", "b"].formatted(), ["a", "b", "c"].formatted(), [String]().formatted().debugDescription)
print(["a", "b", "c"].formatted(.list(type: .or)), ["a", "b", "c"].formatted(.list(type: .and, width: .short)))
print([1, 2, 1000].formatted(.list(memberStyle: .number, type: .and)), [0.5, 2.25].formatted(.list(memberStyle: .number.precision(.fractionLength(2)), type: .or)))
for identifier in ["en_001", "en_US", "en_GB", "en", "zh_CN", "zh_Hans_CN", "zh", "de_DE", "de", "fr_FR", "fr", "ja_JP", "ja"] {
  let locale = Locale(identifier: identifier)
  for count in 1...4 {
    let names = Array(["A", "B", "C", "D"].prefix(count))
    let styles: [ListFormatStyle<StringStyle, [String]>] = [
      .list(type: .and), .list(type: .or), .list(type: .and, width: .short), .list(type: .and, width: .narrow),
      .list(type: .or, width: .short), .list(type: .or, width: .narrow),
    ]
    print(identifier, styles.map { names.formatted($0.locale(locale)) }.joined(separator: " / "))
  }
}
