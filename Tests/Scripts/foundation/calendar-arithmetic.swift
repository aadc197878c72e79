// Adding to dates, what is between two, the day and the month they are in; where clocks are changed too.

import Foundation

var calendar = Calendar(identifier: .gregorian)
func day(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
  calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
}
func add(_ component: Calendar.Component, _ value: Int, _ date: Date) -> String {
  calendar.date(byAdding: component, value: value, to: date).map { "\($0)" } ?? "nil"
}

// The last day of a month stays one of it.
for value in [-23, -12, -1, 0, 1, 13] { print(value, add(.month, value, day(2020, 1, 31)), add(.year, value, day(2024, 2, 29))) }
for component in [Calendar.Component.day, .weekOfYear, .hour, .minute, .second, .weekday, .quarter, .era, .yearForWeekOfYear] {
  print(component, add(component, 5, day(2023, 12, 30, 13)), add(component, -5, day(2024, 3, 1)))
}
print(calendar.date(byAdding: DateComponents(year: 1, month: 1, day: 1, hour: -1), to: day(2023, 1, 30)) as Any)

let birth = day(1990, 5, 17)
print(calendar.dateComponents([.year], from: birth, to: day(2024, 5, 16)), calendar.dateComponents([.year], from: birth, to: day(2024, 5, 17)))
print(calendar.dateComponents([.year, .month, .day], from: day(2024, 1, 31), to: day(2024, 3, 1)))
print(calendar.dateComponents([.month, .weekOfYear, .day, .hour, .minute], from: day(2024, 5, 1, 7), to: day(2023, 12, 24, 6, 30)))
print(calendar.dateComponents([.day, .second], from: birth, to: birth), calendar.dateComponents([.second, .nanosecond], from: birth, to: birth + 1.5))
print(calendar.dateComponents([.day], from: DateComponents(year: 2024, month: 1), to: DateComponents(year: 2024, month: 3)).day as Any)

// Clocks are set forward and back.
calendar.timeZone = TimeZone(identifier: "America/New_York")!
let spring = day(2024, 3, 9, 2, 30)
print(add(.day, 1, spring), add(.hour, 24, spring), add(.month, 1, day(2024, 2, 10, 2, 30)), day(2024, 3, 10, 2, 30))
let autumn = day(2024, 11, 2, 1, 30)
print(add(.day, 1, autumn), add(.hour, 24, autumn), day(2024, 11, 3, 1, 30), calendar.startOfDay(for: day(2024, 11, 3, 15)))
for date in [day(2024, 3, 10, 12), day(2024, 11, 3, 12), day(2024, 7, 4)] {
  print(calendar.dateInterval(of: .day, for: date)!.duration, calendar.dateInterval(of: .month, for: date) as Any)
}
for component in [Calendar.Component.year, .quarter, .weekOfYear, .weekOfMonth, .weekday, .hour, .minute, .second, .yearForWeekOfYear] {
  print(component, calendar.dateInterval(of: component, for: day(2024, 7, 4, 13, 14) + 15.5) as Any)
}
print(calendar.date(bySettingHour: 9, minute: 30, second: 15, of: spring) as Any, calendar.date(bySettingHour: 24, minute: 0, second: 0, of: spring) as Any)
print(calendar.date(bySettingHour: 2, minute: 30, second: 0, of: day(2024, 3, 10)) as Any)

// Comparing.
let morning = day(2024, 2, 29, 8)
for component in [Calendar.Component.era, .year, .month, .weekOfYear, .day, .hour, .minute, .second, .quarter, .weekday] {
  let order = calendar.compare(morning, to: morning + 5000, toGranularity: component)
  print(component, order.rawValue, calendar.isDate(morning, equalTo: day(2024, 2, 1), toGranularity: component))
}
print(calendar.isDate(morning, inSameDayAs: morning + 57599), calendar.isDate(morning, inSameDayAs: morning + 57600))
let now = Date()
print(calendar.isDateInToday(now), calendar.isDateInToday(now - 200_000), calendar.isDateInYesterday(calendar.date(byAdding: .day, value: -1, to: now)!))
print(calendar.isDateInTomorrow(calendar.date(byAdding: .day, value: 1, to: now)!), calendar.isDateInTomorrow(now))
print(calendar.isDateInWeekend(day(2024, 6, 1)), calendar.isDateInWeekend(day(2024, 6, 3)))
for date in [day(2023, 2, 1), morning] {
  print(calendar.range(of: .day, in: .month, for: date)!, calendar.range(of: .day, in: .year, for: date)!.count)
  print(calendar.range(of: .month, in: .year, for: date)!, calendar.range(of: .hour, in: .day, for: date)!, calendar.range(of: .weekday, in: .day, for: date) as Any)
  print(calendar.ordinality(of: .day, in: .year, for: date) as Any, calendar.ordinality(of: .month, in: .year, for: date) as Any)
}
print(calendar.minimumRange(of: .day)!, calendar.maximumRange(of: .day)!, calendar.maximumRange(of: .weekOfYear)!)
