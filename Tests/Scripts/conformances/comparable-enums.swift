// Comparable synthesized for enums: declaration order first, then payloads from left to right; and written by hand.
enum Size: Comparable { case small, medium, large }
print(Size.small < .large, [Size.large, .small, .medium].sorted(), Size.medium >= .medium)
print(max(Size.small, .medium), [Size.large, .medium].min()!, (Size.small...Size.medium).contains(.large))

enum Delivery: Comparable {
  case lost
  case waiting(days: Int)
  case shipped(String, Int)
  case delivered
}
let deliveries: [Delivery] = [
  .delivered, .shipped("B", 1), .waiting(days: 10), .shipped("A", 9), .lost, .waiting(days: 2), .shipped("A", 3),
]
for delivery in deliveries.sorted() { print(delivery, terminator: " < ") }
print("end")
print(Delivery.waiting(days: 100) < .shipped("", 0), Delivery.shipped("A", 1) == .shipped("A", 1))

// For a struct < is written; the other operators follow from it and ==.
struct Version: Comparable, CustomStringConvertible {
  let parts: [Int]
  init(_ text: String) { parts = text.split(separator: ".").compactMap { Int($0) } }
  static func < (a: Version, b: Version) -> Bool { a.parts.lexicographicallyPrecedes(b.parts) }
  var description: String { "v" + parts.map(String.init).joined(separator: ".") }
}
let versions = ["1.10", "1.9", "1", "0.9.9", "1.9.1"].map(Version.init)
print(versions.sorted(), versions.max()!, Version("2") > Version("1.99"), Version("1.0") == Version("1"))
print(versions.sorted(by: >).first!, (Version("1")..<Version("2")).contains(Version("1.5")))

// Several keys with tuples; a reversed wrapper; stable order of equal elements.
struct Song { let artist: String; let year: Int; let title: String }
let songs = [
  Song(artist: "Bo", year: 1999, title: "x"), Song(artist: "Al", year: 2001, title: "y"),
  Song(artist: "Bo", year: 1980, title: "z"), Song(artist: "Al", year: 2001, title: "a"),
]
print(songs.sorted { ($0.artist, $0.year, $0.title) < ($1.artist, $1.year, $1.title) }.map(\.title))
print(songs.sorted { ($1.year, $0.title) < ($0.year, $1.title) }.map(\.title))
print(songs.sorted { $0.year < $1.year }.map(\.title))

struct Descending<T: Comparable>: Comparable {
  let value: T
  static func < (a: Self, b: Self) -> Bool { b.value < a.value }
}
print([3, 1, 2].map(Descending.init).sorted().map(\.value), [Size.small, .large].map(Descending.init).min()!.value)

enum Priority: Int, Comparable {
  case low = 30, high = 10, normal = 20
  static func < (a: Priority, b: Priority) -> Bool { a.rawValue > b.rawValue }
}
print([Priority.high, .low, .normal].sorted(), Priority.low < .high)
extension Comparable {
  func clamped(_ range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}
print(12.clamped(1...10), "q".clamped("a"..."m"), Size.large.clamped(.small ... .medium))
