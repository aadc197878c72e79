// Text read by styles of dates, and by a formatter that is lenient: neither is particular.

import Foundation

func show(_ date: Date?) -> String { date.map { "\($0.timeIntervalSince1970)" } ?? "nil" }

typealias Style = Date.FormatStyle
let styles: [Style] = [
  .dateTime, .dateTime.year().month().day(), .dateTime.month().day(), .dateTime.hour().minute(),
  .dateTime.year().month(.wide).day().weekday(.wide), Style(date: .numeric, time: .omitted),
  Style(date: .long, time: .shortened), Style(date: .complete, time: .complete), Style(date: .omitted, time: .standard),
]
let texts = [
  "5/6/2024, 7:08 AM", "May 6, 2024", "6 May 2024", "2024年5月6日", "07:08", "7:08PM", "06/05/2024", "Feb 30, 2024",
  "May 6", "", "abc", "6 May 2024 and more",
]
for language in ["en_US", "zh_CN", "en_GB", "de_DE"] {
  for style in styles {
    var here = style
    here.locale = Locale(identifier: language)
    here.timeZone = TimeZone(secondsFromGMT: 8 * 3600)!
    let text = here.format(Date(timeIntervalSince1970: 1_718_000_645))
    print(text, show(try? here.parse(text)), show(try? Date(text, strategy: here)), terminator: ": ")
    print(texts.map { show(try? here.parse($0)) }.joined(separator: " "))
  }
}
print(show(try? Date("14/11/2023, 10:13 PM", strategy: .dateTime)))
do {
  _ = try Style(date: .numeric).parse("soon")
} catch let error as CocoaError {
  print(error.code == .formatting)
}

let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = TimeZone(identifier: "GMT")
formatter.isLenient = true
for pattern in ["yyyy-MM-dd", "MMM d, yyyy", "h:mm a", "yyyy-MM-dd HH:mm:ss", "EEEE d MMMM", "yyyyMMdd"] {
  formatter.dateFormat = pattern
  let given = [
    "2024-02-30", "2024-13-01", "2024/5/6", "5/6/2024", "Feb 30, 2024", "7:08AM", "13:08 PM", "2024-05-06 25:00:00",
    "2024-05-06 23:61:00", "Monday 6 May", "20240532", "2024",
  ]
  print(pattern, given.map { show(formatter.date(from: $0)) })
}
