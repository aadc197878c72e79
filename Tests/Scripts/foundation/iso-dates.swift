// Dates as ISO 8601 writes them: by a formatter and by a style, and read again.

import Foundation

let moments = [0, 951_782_399.5, 1_700_000_000.9996, 1_718_000_000.123].map { Date(timeIntervalSince1970: $0) }
func show(_ date: Date?) -> String { date.map { "\($0.timeIntervalSince1970)" } ?? "nil" }

print("A formatter")
let formatter = ISO8601DateFormatter()
print(formatter.timeZone!, formatter.formatOptions == .withInternetDateTime)
for moment in moments { print(formatter.string(from: moment)) }
let options: [ISO8601DateFormatter.Options] = [
  [.withInternetDateTime, .withFractionalSeconds], .withFullDate, .withFullTime, [.withFullDate, .withTime],
  [.withYear, .withMonth, .withDay], [.withFullDate, .withFullTime, .withSpaceBetweenDateAndTime],
  [.withYear, .withWeekOfYear, .withDay, .withDashSeparatorInDate], [.withYear, .withDay, .withDashSeparatorInDate],
  [.withTime, .withTimeZone], [.withYear], [],
]
for option in options {
  formatter.formatOptions = option
  formatter.timeZone = TimeZone(identifier: "Asia/Kolkata")
  let text = formatter.string(from: moments[3])
  print(text, show(formatter.date(from: text)))
}
let texts = [
  "2024-05-06T07:08:09Z", "2024-05-06T07:08:09+08:00", "2024-05-06T07:08:09-0530", "2024-05-06T07:08:09.5Z",
  "2024-05-06T07:08:09", "2024-05-06", "2024-05-06 07:08:09Z", "20240506T070809Z", "2024-13-06T07:08:09Z",
  "2024-02-30T07:08:09Z", "2024-05-06T24:00:00Z", "2024-05-06T07:08:09Z and more", "", "2024-5-6T7:8:9Z",
]
let fractions: ISO8601DateFormatter.Options = [.withInternetDateTime, .withFractionalSeconds]
for option in [.withInternetDateTime, fractions, .withFullDate] {
  let reader = ISO8601DateFormatter()
  reader.formatOptions = option
  for text in texts { print(text, show(reader.date(from: text))) }
}
let zone = TimeZone(identifier: "America/New_York")!
print(ISO8601DateFormatter.string(from: moments[1], timeZone: zone, formatOptions: [.withFullDate, .withFullTime]))

print("A style")
typealias Style = Date.ISO8601FormatStyle
let styles: [Style] = [
  .iso8601, Style(includingFractionalSeconds: true), .iso8601.year().month().day(),
  .iso8601.year().month().day().dateSeparator(.omitted), .iso8601.time(includingFractionalSeconds: true),
  .iso8601.year().weekOfYear().day(), .iso8601.year().day(), Style(timeZoneSeparator: .colon, timeZone: zone),
  Style(dateSeparator: .omitted, dateTimeSeparator: .space, timeSeparator: .omitted, timeZone: zone),
]
for style in styles {
  for moment in moments {
    let text = moment.formatted(style)
    print(text, show(try? Date(text, strategy: style)), terminator: "; ")
  }
  print()
  for text in texts { print(show(try? style.parse(text)), terminator: " ") }
  print()
}
print(moments[3].formatted(.iso8601), moments[3].ISO8601Format())
print((try? Date("2024-05-06T07:08:09Z", strategy: .iso8601)) as Any)
do {
  _ = try Date("soon", strategy: .iso8601)
} catch let error as CocoaError {
  print(error.code == .formatting, error.localizedDescription)
}
