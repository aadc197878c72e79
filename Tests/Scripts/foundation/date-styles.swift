// Dates as text by styles: lengths of date and time, and parts asked for one by one.

import Foundation

let moment = Date(timeIntervalSince1970: 1_717_966_845.678)
print(moment.formatted(), moment.formatted(date: .long, time: .omitted))
print(moment.formatted(date: .omitted, time: .standard))

typealias Style = Date.FormatStyle
let dates: [Style.DateStyle] = [.omitted, .numeric, .abbreviated, .long, .complete]
let times: [Style.TimeStyle] = [.omitted, .shortened, .standard, .complete]
for language in ["en_US", "zh_CN", "en_GB", "de_DE", "fr_FR", "ja_JP"] {
  for (date, time) in zip(dates + dates, times + times + [.shortened, .omitted]) {
    let style = Style(
      date: date, time: time, locale: Locale(identifier: language), timeZone: TimeZone(identifier: "Asia/Shanghai")!)
    print(style.format(moment), terminator: "; ")
  }
  print()
}

func show(_ style: Style) {
  var here = style
  here.timeZone = TimeZone(identifier: "America/New_York")!
  print(
    ["en_US", "zh_CN", "en_GB", "de_DE"].map { moment.formatted(here.locale(Locale(identifier: $0))) }.joined(
      separator: "; "))
}
show(.dateTime)
show(.dateTime.year())
show(.dateTime.year().month())
show(.dateTime.year().month().day())
show(.dateTime.day().month(.wide).year())
show(.dateTime.year(.twoDigits).month(.twoDigits).day(.twoDigits))
show(.dateTime.month(.narrow).day())
show(.dateTime.weekday())
show(.dateTime.weekday(.wide).day().month())
show(.dateTime.weekday(.short).hour().minute())
show(.dateTime.hour())
show(.dateTime.hour().minute())
show(.dateTime.hour(.twoDigits(amPM: .omitted)).minute(.twoDigits))
show(.dateTime.hour(.defaultDigits(amPM: .wide)).minute().second())
show(.dateTime.hour(.defaultDigits(amPM: .narrow)).minute())
show(.dateTime.minute().second())
show(.dateTime.year().month().day().hour().minute().second())
show(.dateTime.month().day().hour().timeZone())
show(.dateTime.hour().minute().timeZone(.specificName(.long)))
show(.dateTime.day().timeZone(.localizedGMT(.short)))
show(.dateTime.year(.padded(4)).month(.defaultDigits))

print(Style.dateTime == Style.dateTime, Style.dateTime.year() == Style.dateTime.month())
let days = [moment, moment + 86400]
print(days.map { $0.formatted(.dateTime.weekday(.wide)) })
