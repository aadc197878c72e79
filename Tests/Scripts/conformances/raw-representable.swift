// Raw values: implicit ones, init?(rawValue:), own RawRepresentable structs, enums with custom raw handling.
enum Direction: String { case north, south, east = "E", west = "W" }
enum Level: Int { case low = -1, mid, high, top = 10, beyond }
enum Vowel: Character { case a = "a", e = "e" }
enum Ratio: Double { case half = 0.5, whole = 1 }

print(Direction.north.rawValue, Direction.east.rawValue, Level.mid.rawValue, Level.high.rawValue, Level.beyond.rawValue)
print(Direction(rawValue: "south") as Any, Direction(rawValue: "east") as Any, Level(rawValue: 2) == nil)
print(["N", "W", "north"].compactMap(Direction.init(rawValue:)), Vowel(rawValue: "e")!, Ratio(rawValue: 1)!)
print("mega".compactMap(Vowel.init), Ratio.half.rawValue * 3)

if let level = Level(rawValue: 10), level == .top { print("top found") }
switch Level(rawValue: 0) {
case .mid?: print("mid")
case .some(let other): print(other)
case nil: print("none")
}

// An open set of constants: a struct with a raw value.
struct Topic: RawRepresentable, Hashable, ExpressibleByStringLiteral {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue.lowercased() }
  init(stringLiteral value: String) { self.init(rawValue: value) }
  static let news: Topic = "News"
  static let sport = Topic(rawValue: "SPORT")
}
extension Topic { static let science: Topic = "science" }
let subscribed: Set<Topic> = [.news, "NEWS", .science]
print(subscribed.count, subscribed.contains("Science"), Topic.sport.rawValue, Topic.news == Topic(rawValue: "news"))

// An enum with an own init?(rawValue:) and rawValue, payload included.
enum Status: RawRepresentable, Equatable {
  case ok, missing, other(Int)
  init?(rawValue: Int) {
    switch rawValue {
    case 200: self = .ok
    case 404: self = .missing
    case 100..<600: self = .other(rawValue)
    default: return nil
    }
  }
  var rawValue: Int {
    switch self {
    case .ok: 200
    case .missing: 404
    case .other(let code): code
    }
  }
}
print([200, 404, 503, 999].map { Status(rawValue: $0) }.map { $0.map { "\($0)" } ?? "nil" })
print(Status.other(404) == .missing, Status.ok.rawValue + 1, Status(rawValue: 301) == .other(301))

// Generic code over raw values.
func codes<T: RawRepresentable>(_ items: [T]) -> [T.RawValue] { items.map(\.rawValue) }
func decode<T: RawRepresentable>(_ raw: T.RawValue, or fallback: T) -> T { T(rawValue: raw) ?? fallback }
print(codes([Level.top, .low]), codes([Status.ok]), codes([Topic.news]), decode("x", or: Direction.west))
extension RawRepresentable where RawValue: Comparable {
  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
extension Level: Comparable {}
print([Level.top, .low, .beyond, .mid].sorted(), Level.low < .top)
extension Direction {
  init?(letter: Character) {
    let all: [Direction] = [.north, .south, .east, .west]
    guard let match = all.first(where: { $0.name.first == letter }) else { return nil }
    self = match
  }
  var name: String { "\(self)" }
}
print(Direction(letter: "e")!.rawValue, Direction(letter: "q") == nil)
