// Time zones: by name, abbreviation and seconds; what there is none of; summer time and when it changes.

import Foundation

func show(_ name: String, _ zone: TimeZone?) {
  guard let zone else { return print(name, "nil") }
  let date = Date(timeIntervalSince1970: 1_720_000_000)
  print(
    name, zone.identifier, zone, [zone], zone.secondsFromGMT(for: date), zone.abbreviation(for: date) ?? "",
    zone.isDaylightSavingTime(for: date), zone.daylightSavingTimeOffset(for: date))
}

show("current", .current)
show("autoupdating", .autoupdatingCurrent)
show("gmt", .gmt)
let names = [
  "GMT", "UTC", "Etc/UTC", "Zulu", "America/New_York", "US/Pacific", "Europe/London", "Europe/Berlin", "Asia/Shanghai",
  "Asia/Kolkata", "Asia/Tokyo", "Australia/Sydney", "GMT+8", "UTC-03:30", "GMT+0530", "GMT+18", "Etc/GMT+5",
]
for name in names { show(name, TimeZone(identifier: name)) }
for name in ["", "gmt", "Nowhere/None", "Europe/Lodnon", "GMT+19", "GMT+8:5", "GMT+123", "+08:00", "Z", "asia/tokyo"] {
  show(name, TimeZone(identifier: name))
}
for name in ["EST", "PDT", "CET", "JST", "UTC", "GMT+8", "XYZ", "est", "America/New_York"] {
  show(name, TimeZone(abbreviation: name))
}
for seconds in [0, 3600, -12600, 59, 29, 64800, 64801, -64801] { show("\(seconds)", TimeZone(secondsFromGMT: seconds)) }

let tokyo = TimeZone(identifier: "Asia/Tokyo")!
print(tokyo == TimeZone(abbreviation: "JST"), TimeZone.gmt == TimeZone(identifier: "UTC"), TimeZone.current == .gmt)
print(TimeZone(identifier: "GMT+8") == TimeZone(secondsFromGMT: 28800), Set([tokyo, tokyo, .gmt]).count)

// The next changes of clocks, and how far they are ahead just before and then.
for name in ["America/New_York", "Europe/Paris", "Australia/Sydney", "America/Sao_Paulo", "Asia/Tokyo"] {
  let zone = TimeZone(identifier: name)!
  var date = Date(timeIntervalSince1970: 1_500_000_000)
  for _ in 0..<4 {
    guard let change = zone.nextDaylightSavingTimeTransition(after: date) else { break }
    print(name, change, zone.secondsFromGMT(for: change - 1), zone.secondsFromGMT(for: change))
    date = change
  }
}

let encoder = JSONEncoder()
let data = try encoder.encode([tokyo, .gmt])
print(String(data: data, encoding: .utf8)!, try JSONDecoder().decode([TimeZone].self, from: data) == [tokyo, .gmt])
