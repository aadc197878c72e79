// From one date to another.

import Foundation

let start = Date(timeIntervalSince1970: 1_700_000_000)
var hour = DateInterval(start: start, duration: 3600)
let empty = DateInterval(start: start, end: start)
print(hour, hour.duration, [empty], hour == DateInterval(start: start, end: start + 3600), hour == empty)
print(hour.contains(start), hour.contains(start + 3600), hour.contains(start + 3600.5), empty.contains(start))
let next = DateInterval(start: hour.end, duration: 10)
print(hour.intersects(next), hour.intersection(with: next) as Any, next.intersects(empty), next.intersection(with: empty) as Any)
print(hour < next, empty < hour, hour.compare(empty).rawValue, empty.compare(empty).rawValue, [next, hour, empty].sorted().map { $0.duration })
hour.end = start + 60
print(hour.duration, hour.end)
hour.duration = 5
hour.start += 5
print(hour.start, hour.end, Set([hour, hour, empty]).count)
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let data = try encoder.encode(hour)
print(String(data: data, encoding: .utf8)!, try JSONDecoder().decode(DateInterval.self, from: data) == hour)
dump(empty)
