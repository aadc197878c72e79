import Foundation
var cal = Calendar(identifier: .gregorian); cal.timeZone = TimeZone(identifier: "UTC")!
let base = Date(timeIntervalSince1970: 1_700_000_000) // 2023-11-14 22:13:20
func show(_ d: Date?) -> String { d.map { ISO8601DateFormatter().string(from: $0) } ?? "nil" }
let all: [DateComponents] = [DateComponents(hour: 9), DateComponents(hour: 22, minute: 13), DateComponents(hour: 23, minute: 30, second: 5), DateComponents(minute: 0), DateComponents(minute: 13, second: 20), DateComponents(second: 0), DateComponents(day: 1), DateComponents(day: 31), DateComponents(month: 2, day: 29), DateComponents(month: 12, day: 25, hour: 0), DateComponents(hour: 9, weekday: 2), DateComponents(weekday: 3), DateComponents(month: 3), DateComponents(year: 2024), DateComponents(year: 2020), DateComponents(year: 2025, month: 2, day: 3), DateComponents(month: 2, day: 30), DateComponents(day: 14), DateComponents(day: 14, hour: 22), DateComponents(month: 11, day: 14, hour: 0), DateComponents(hour: 2, minute: 30, weekday: 7), DateComponents(), DateComponents(day: 30, hour: 12), DateComponents(hour: 25)]
for c in all {
  print(c, [show(cal.nextDate(after: base, matching: c, matchingPolicy: .nextTime)), show(cal.nextDate(after: base, matching: c, matchingPolicy: .strict))])
}
var count = 0
cal.enumerateDates(startingAfter: base, matching: DateComponents(hour: 12, weekday: 6), matchingPolicy: .nextTime) { d, exact, stop in
  print(show(d), exact); count += 1; if count == 3 { stop = true }
}
print(show(cal.date(bySetting: .hour, value: 5, of: base)), show(cal.date(bySetting: .day, value: 20, of: base)), show(cal.date(bySetting: .weekday, value: 1, of: base)), show(cal.date(bySetting: .minute, value: 13, of: base)), show(cal.date(bySetting: .month, value: 2, of: base)))
print(cal.date(base, matchesComponents: DateComponents(hour: 22)), cal.date(base, matchesComponents: DateComponents(month: 10)))
for c in [DateComponents(hour: 9), DateComponents(minute: 0), DateComponents(second: 0), DateComponents(hour: 9, weekday: 2), DateComponents(month: 12, day: 25, hour: 0)] { print(show(cal.nextDate(after: base, matching: c, matchingPolicy: .nextTime, direction: .backward))) }
