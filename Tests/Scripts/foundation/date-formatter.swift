// Dates as text: by patterns, by styles and by templates, in the languages that are known.

import Foundation

let moments = [0, 951_782_399.5, 1_700_000_000, 1_718_000_000.123, 1_735_689_599.999].map {
  Date(timeIntervalSince1970: $0)
}
let places = ["GMT", "Asia/Shanghai", "America/New_York", "Asia/Kolkata"].map { TimeZone(identifier: $0)! }
let languages = ["en_US", "zh_CN", "en_US_POSIX", "en_GB", "de_DE", "fr_FR", "ja_JP", "en_001"]

print("Patterns")
let patterns = [
  "yyyy-MM-dd HH:mm:ss", "yyyy-MM-dd'T'HH:mm:ss.SSSZ", "M/d/yy, h:mm a", "EEEE, MMMM d, y", "E d MMM", "EEEEE LLLLL",
  "yyyy年M月d日 EEEE ah:mm", "h 'o''clock' a, zzzz",
  "kk K z ZZZZ ZZZZZ XXX xx O VV", "D w W F e c Q QQQ qqqq YYYY G GGGG",
  "u A SS SSSSSS", "''yy''", "",
]
for (index, pattern) in patterns.enumerated() {
  for (number, moment) in moments.enumerated() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: languages[(index + number) % 4])
    formatter.timeZone = places[(index * 3 + number) % 4]
    formatter.dateFormat = pattern
    print(formatter.string(from: moment))
  }
}

print("Styles")
let styles: [DateFormatter.Style] = [.none, .short, .medium, .long, .full]
for language in languages {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: language)
  formatter.timeZone = places[1]
  for style in styles {
    formatter.dateStyle = style
    formatter.timeStyle = style
    print(language, style.rawValue, formatter.dateFormat!, formatter.string(from: moments[2]), separator: " | ")
  }
  formatter.dateStyle = .medium
  formatter.timeStyle = .short
  print(formatter.string(from: moments[3]), formatter.amSymbol, formatter.pmSymbol)
  print(formatter.monthSymbols, formatter.shortStandaloneMonthSymbols, formatter.weekdaySymbols)
  print(formatter.shortWeekdaySymbols, formatter.veryShortWeekdaySymbols)
  print(formatter.quarterSymbols, formatter.eraSymbols)
}

print("Templates")
let templates = [
  "yMMMd", "MMMMd", "EEEEMMMMd", "jm", "Hm", "yMd", "yyyyMMdd", "yMMMMEEEEdjmm", "Jms", "hmz", "MMMyyyy",
]
for template in templates {
  print(template, terminator: ": ")
  for language in languages {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: language)
    formatter.timeZone = places[2]
    formatter.setLocalizedDateFormatFromTemplate(template)
    print(formatter.dateFormat!, formatter.string(from: moments[1]), separator: " = ", terminator: "; ")
  }
  print()
}
print(DateFormatter.dateFormat(fromTemplate: "dMMM", options: 0, locale: Locale(identifier: "de_DE"))!)

print("What is set and what is not")
let plain = DateFormatter()
print(plain.dateFormat!, plain.string(from: moments[2]), plain.locale!, plain.timeZone!, plain.calendar!)
plain.dateFormat = "w e YYYY"
print(plain.string(from: moments[2]))
var calendar = Calendar(identifier: .gregorian)
calendar.firstWeekday = 4
calendar.timeZone = places[1]
plain.calendar = calendar
print(plain.string(from: moments[2]), plain.calendar == calendar, plain.timeZone!)
plain.calendar = Calendar(identifier: .iso8601)
print(plain.string(from: moments[2]))
plain.dateStyle = .long
print(plain.dateFormat!)
plain.doesRelativeDateFormatting = true
print(plain.string(from: moments[2]))
plain.monthSymbols = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"]
plain.amSymbol = "before"
plain.weekdaySymbols = ["x"]
plain.dateFormat = "MMMM LLLL a EEEE"
print(plain.string(from: moments[2]), plain.string(from: Date(timeIntervalSince1970: 0)), plain.weekdaySymbols)
print(plain.string(for: moments[2]) as Any, plain.string(for: "no date") as Any)
print(DateFormatter.localizedString(from: moments[2], dateStyle: .short, timeStyle: .medium))
plain.dateFormat = nil
print(plain.dateFormat!)
