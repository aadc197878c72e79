// Dates as points in time and TimeInterval arithmetic, without calendars; Data as bytes; error texts; exit.
import Foundation

let epoch = Date(timeIntervalSince1970: 0)
let launch = Date(timeIntervalSince1970: 1_000_000_000)
let minute: TimeInterval = 60
let hour = 60 * minute
let day = 24 * hour

print(launch.timeIntervalSince(epoch), epoch.timeIntervalSince(launch), launch.timeIntervalSince1970 / day)
print(epoch < launch, launch > epoch, epoch == Date(timeIntervalSince1970: 0), epoch != launch,
      max(epoch, launch) == launch)
print(epoch.compare(launch) == .orderedAscending, launch.compare(launch) == .orderedSame)

let later = launch + 2 * hour
print(later.timeIntervalSince(launch), launch.addingTimeInterval(-day) < launch,
      (later - launch.timeIntervalSince1970).timeIntervalSince1970)
var deadline = launch
deadline += 90 * minute
deadline -= minute / 2
print(deadline.timeIntervalSince(launch), launch.distance(to: deadline), launch.advanced(by: 5) == launch + 5)
print(Date(timeInterval: day, since: epoch).timeIntervalSince1970,
      Date(timeIntervalSinceReferenceDate: 0).timeIntervalSince1970)

// Now only moves forward.
let before = Date()
let after = Date()
print(before <= after, after.timeIntervalSince(before) < 60, before > launch, Date.distantPast < epoch,
      Date.distantFuture > before)

// Sorting events, the earliest and the gaps; ranges of dates.
struct Event { let name: String, at: Date }
let events = [("lunch", 12.0), ("breakfast", 7.5), ("dinner", 19.25)].map { Event(name: $0.0, at: epoch + $0.1 * hour) }
let ordered = events.sorted { $0.at < $1.at }
print(ordered.map(\.name), zip(ordered, ordered.dropFirst()).map { $1.at.timeIntervalSince($0.at) / hour },
      events.map(\.at).min()! == ordered[0].at)
let morning = epoch...(epoch + 12 * hour)
print(events.filter { morning.contains($0.at) }.map(\.name), (epoch..<launch).contains(launch),
      Set([epoch, epoch + 0, launch]).count)
func describe(_ interval: TimeInterval) -> String {
  let total = Int(interval.rounded())
  let parts = [(total / 86_400, "d"), (total / 3600 % 24, "h"), (total / 60 % 60, "m"), (total % 60, "s")]
  return parts.filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined(separator: " ")
}
print(describe(deadline.timeIntervalSince(launch)), describe(3 * day + 61), describe(0.4).isEmpty)

// Data: bytes in and out.
var data = Data([1, 2, 3])
data.append(255)
data.append(contentsOf: [16, 32])
print(data.count, data[3], Array(data), data.map { String(format: "%02x", $0) }.joined(), data.first!,
      data.reduce(0) { $0 + Int($1) })
print(Array(data.prefix(2)), Array(data[2...]), data == Data([1, 2, 3, 255, 16, 32]), data.isEmpty,
      Array(data.reversed()))
let encoded = Data("Swift!".utf8).base64EncodedString()
print(encoded, String(decoding: Data(base64Encoded: encoded)!, as: UTF8.self), Data(base64Encoded: "***") as Any)

// LocalizedError gives texts to errors.
enum DoorError: LocalizedError {
  case jammed, locked(by: String)
  var errorDescription: String? {
    switch self {
    case .jammed: return "The door is jammed."
    case .locked(let who): return "Locked by \(who)."
    }
  }
}
func open(_ key: Int) throws -> String {
  guard key != 0 else { throw DoorError.jammed }
  guard key > 0 else { throw DoorError.locked(by: "Ann") }
  return "open"
}
for key in [1, 0, -1] {
  do { print(try open(key)) } catch { print(error.localizedDescription, error) }
}

defer { print("never printed, for exit does not unwind") }
exit(0)
