// The Gregorian calendar: parts of dates, dates of parts, and what weeks are where.

import Foundation

let date = Date(timeIntervalSince1970: 1_700_000_000.25)
let calendar = Calendar.current
var plain = Calendar(identifier: .gregorian)
print(calendar)
print(plain, calendar == plain, plain == Calendar(identifier: .gregorian))
print(calendar.dateComponents([.year, .month, .day], from: date), calendar.dateComponents([], from: date))
print(calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date))
let kinds: [Calendar.Component] = [
  .era, .year, .month, .day, .hour, .minute, .second, .weekday, .weekdayOrdinal, .quarter, .weekOfMonth, .weekOfYear,
  .yearForWeekOfYear, .nanosecond, .dayOfYear,
]
for kind in kinds { print(kind, calendar.component(kind, from: date), terminator: "; ") }
print()

// The first and the last week of a year, in locales that count differently.
for name in ["en_US", "en_GB", "zh_CN", "de_DE", "fr_FR", "ja_JP", "en_001"] {
  plain.locale = Locale(identifier: name)
  let days = [1_704_067_200.0, 1_735_603_200, 1_609_459_200].map { Date(timeIntervalSince1970: $0) }
  let weeks = days.map { day in
    "\(plain.component(.weekOfYear, from: day))/\(plain.component(.yearForWeekOfYear, from: day))"
  }
  print(name, plain.firstWeekday, plain.minimumDaysInFirstWeek, weeks)
  print(plain.monthSymbols[2], plain.shortMonthSymbols[8], plain.weekdaySymbols[0], plain.shortWeekdaySymbols[6], plain.amSymbol)
}
print(Calendar(identifier: .gregorian).monthSymbols[0], Calendar(identifier: .iso8601).component(.weekOfYear, from: date))

// Parts that are too many, too few, or wrong.
func show(_ parts: DateComponents) {
  print(parts, calendar.date(from: parts).map { "\($0)" } ?? "nil", parts.isValidDate(in: calendar))
}
show(DateComponents())
show(DateComponents(year: 2024))
show(DateComponents(year: 2024, month: 2, day: 30))
show(DateComponents(year: 2024, month: 14, day: -3, hour: 25))
show(DateComponents(year: 2023, month: 2, day: 29))
show(DateComponents(era: 0, year: 44, month: 3, day: 15))
show(DateComponents(year: 1582, month: 10, day: 15))
show(DateComponents(timeZone: TimeZone(secondsFromGMT: 3600), year: 2024, month: 1, day: 1))
show(DateComponents(year: 2024, month: 11, weekday: 5, weekdayOrdinal: 4))
show(DateComponents(year: 2024, month: 5, weekday: 2, weekdayOrdinal: -1))
show(DateComponents(weekday: 2, weekOfYear: 1, yearForWeekOfYear: 2025))
show(DateComponents(year: 600_000))
var parts = DateComponents(year: 2024, month: 2, day: 29, nanosecond: 1_000_000_000)
parts.calendar = calendar
print(parts.isValidDate, parts.date as Any, parts.value(for: .month) as Any, parts.value(for: .hour) as Any)
parts.setValue(nil, for: .nanosecond)
parts.timeZone = TimeZone(identifier: "Asia/Tokyo")
print(parts.isValidDate, parts, parts == parts, parts == DateComponents())
print(calendar.dateComponents(in: TimeZone(identifier: "Asia/Tokyo")!, from: date).hour as Any)
print(calendar.date(date, matchesComponents: DateComponents(year: 2023, weekday: 3)), Calendar.Identifier.gregorian)
let again = try JSONDecoder().decode(DateComponents.self, from: JSONEncoder().encode(parts))
print(again == parts)

// The distant past is that of the Julian calendar.
for day in [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: -12_219_292_800), Date(timeIntervalSince1970: -12_219_292_801)] {
  print(calendar.dateComponents([.era, .year, .month, .day], from: day))
}
