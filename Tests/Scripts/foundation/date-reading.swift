// Text read as dates, strictly.

import Foundation

let formatter = DateFormatter()
func show(_ pattern: String, _ texts: String..., place: String = "GMT", language: String = "en_US_POSIX") {
  formatter.locale = Locale(identifier: language)
  formatter.timeZone = TimeZone(identifier: place)
  formatter.dateFormat = pattern
  print(pattern, place, language)
  for text in texts { print("  [\(text)]", formatter.date(from: text).map { "\($0.timeIntervalSince1970)" } ?? "nil") }
}

show(
  "yyyy-MM-dd", "2024-02-29", "2023-02-29", "2024-2-9", "2024-13-01", "2024-00-10", " 2024-05-06 ", "2024-05-06x",
  "2024/05/06",
  "2024 - 05 - 06", "20240506", "+2024-05-06", "-2024-05-06", "0000-01-01", "0001-01-01", "", "9999-12-31")
show(
  "yyyy-MM-dd HH:mm:ss", "2024-05-06 07:08:09", "2024-05-06T07:08:09", "2024-5-6 7:8:9", "2024-05-06 24:00:00",
  place: "Asia/Shanghai")
show("yyyy-MM-dd HH:mm", "2024-03-10 02:30", "2024-11-03 01:30", "2024-07-04 12:00", place: "America/New_York")
show(
  "yyyy-MM-dd'T'HH:mm:ssZ", "2024-05-06T07:08:09Z", "2024-05-06T07:08:09+0800", "2024-05-06T07:08:09-03:30",
  "2024-05-06T07:08:09")
show("yyyy-MM-dd'T'HH:mm:ss.SSSXXX", "2024-05-06T07:08:09.5Z", "2024-05-06T07:08:09.123456+08:00")
show(
  "yyyy-MM-dd HH:mm zzz", "2024-05-06 07:08 GMT+8", "2024-05-06 07:08 PST", "2024-01-06 07:08 EDT",
  "2024-05-06 07:08 UTC", "2024-05-06 07:08 XYZ")
show("yyyyMMdd", "20240506", "2024056", "240506", "")
show("HHmmss", "070809", "70809", "250000")
show("M/d/yy", "5/6/24", "5/6/49", "5/6/50", "5/6/2024", "May 6, 24")
show("MMM d, yyyy", "May 6, 2024", "september 6, 2024", "MAY 6, 2024", "Mai 6, 2024", language: "en_US")
show("EEEE, MMMM d, yyyy", "Monday, May 6, 2024", "Tuesday, May 6, 2024", "Mon, Sep 1, 2024")
show("h:mm a", "7:08 AM", "07:08 pm", "12:30 AM", "12:30 PM", "13:08 PM", "7:08AM", "7:08\u{202F}AM")
show(
  "yyyy年M月d日 EEEE ah:mm", "2024年5月6日 星期一 下午3:30", "2024年5月6日 周二 上午12:05",
  place: "Asia/Shanghai", language: "zh_CN")
show("d. MMMM yyyy", "6. März 2024", "6. Mai 2024", "6. maerz 2024", language: "de_DE")
show("yy", "24", "49", "50", "99", "5")
show("HH:mm", "07:08", "7:8", "24:01")
show("YYYY-'W'ww-e", "2024-W01-1", "2020-W53-7")
show("yyyy-DDD", "2024-366", "2023-366", "2024-060")
show("yyyy G", "44 BC", "2024 ad", "2024")

print("Styles there and back")
for language in ["en_US", "zh_CN", "en_GB", "de_DE", "fr_FR", "ja_JP"] {
  for style in [DateFormatter.Style.short, .medium, .long, .full] {
    let other = DateFormatter()
    other.locale = Locale(identifier: language)
    other.timeZone = TimeZone(identifier: "Asia/Tokyo")
    other.dateStyle = style
    other.timeStyle = .short
    let text = other.string(from: Date(timeIntervalSince1970: 1_718_000_000))
    print(text, other.date(from: text) as Any)
  }
}

print("Years of two digits")
formatter.dateFormat = "d.M.yy"
print(formatter.twoDigitStartDate as Any)
formatter.twoDigitStartDate = Date(timeIntervalSince1970: 1_718_000_000)
for text in ["9.6.24", "10.6.24", "11.6.24", "1.1.25", "1.1.23"] { print(text, formatter.date(from: text) as Any) }
