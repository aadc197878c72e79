import Foundation

func show(_ name: String) {
  let l = Locale(identifier: name)
  print(l.identifier, l, l.languageCode ?? "-", l.scriptCode ?? "-", l.regionCode ?? "-", l.variantCode ?? "-")
  print("  ", l.currencyCode ?? "-", l.currencySymbol ?? "-", l.decimalSeparator ?? "-", l.groupingSeparator ?? "-")
  print("  ", l.language.languageCode?.identifier ?? "-", l.language.script?.identifier ?? "-", l.region?.identifier ?? "-")
  print("  ", l.currency?.identifier ?? "-", l.usesMetricSystem, l.measurementSystem, l.firstDayOfWeek, l.hourCycle)
}

for name in [
  "en_US", "en-US", "EN_us", "en_GB", "zh_CN", "zh_Hans_CN", "zh-Hans", "zh", "de_DE", "fr_FR", "ja_JP", "en_US_POSIX",
  "en", "de", "fr", "ja", "en_001",
] {
  show(name)
}
let current = Locale.current
print(current, current.identifier, current.currencyCode as Any, current.currencySymbol as Any, current.firstDayOfWeek)
print(Locale.autoupdatingCurrent, Locale.autoupdatingCurrent == .autoupdatingCurrent, Locale.autoupdatingCurrent == current)
print(current == .current, current == Locale(identifier: "en_001"), Locale.preferredLanguages)
print(Locale(identifier: "en-US") == Locale(identifier: "en_US"), Locale(identifier: "de_DE") == Locale(identifier: "de_DE"))
print(Set([Locale(identifier: "fr_FR"), Locale(identifier: "fr_FR"), current, .current]).count)
print(Locale(languageCode: .german).identifier, Locale(languageCode: .english, languageRegion: .unitedStates).identifier)
print(Locale(languageCode: "zh", script: "Hans", languageRegion: "CN").identifier)
print(Locale(identifier: "en_US").region == .unitedStates, Locale.Region("us") == "US", Locale.Region("us"))
print(Locale.LanguageCode("EN"), Locale.LanguageCode("EN") == .english, Locale.Currency("USD"), Locale.Currency("eur") == "EUR")
print(Locale(identifier: "xx_YY").languageCode as Any, Locale(identifier: "es_419").regionCode as Any)
print(Locale.Weekday.monday.rawValue, Locale.Weekday(rawValue: "sat") as Any, Locale.HourCycle(rawValue: "h23") as Any)
print(Locale.MeasurementSystem.uk.identifier, Locale.MeasurementSystem.us, Locale.MeasurementSystem.metric)

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
for locale in [Locale(identifier: "en_US"), .current, .autoupdatingCurrent] {
  let data = try encoder.encode([locale])
  print(String(data: data, encoding: .utf8)!, try JSONDecoder().decode([Locale].self, from: data)[0] == locale)
}
dump(Locale(identifier: "zh_CN"))
struct Settings {
  var locale = Locale(identifier: "ja_JP")
}
print(Settings(), [Locale.current])
