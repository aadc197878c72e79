// CaseIterable: synthesized allCases, order, use in loops and lookups, a hand-written allCases, generics over it.
enum Weekday: Int, CaseIterable {
  case monday = 1, tuesday, wednesday, thursday, friday, saturday, sunday

  var isWeekend: Bool { self >= .saturday }
  var next: Weekday { Weekday(rawValue: rawValue % 7 + 1)! }
}
extension Weekday: Comparable {
  static func < (a: Weekday, b: Weekday) -> Bool { a.rawValue < b.rawValue }
}

print(Weekday.allCases.count, Weekday.allCases.first!, Weekday.allCases.last!.next)
print(Weekday.allCases.filter(\.isWeekend), Weekday.allCases.firstIndex(of: .friday)!)
for (day, hours) in zip(Weekday.allCases, [8, 8, 6]) { print("\(day): \(hours)", terminator: "; ") }
print()

// A range of cases by Comparable; reversed; dropping; joined names.
let midweek = Weekday.tuesday ... .thursday
print(Weekday.allCases.filter(midweek.contains), Weekday.allCases.reversed().prefix(2).map { "\($0)" })

// With payloads it is written by hand, and may build combinations.
enum Card: CaseIterable, Hashable {
  enum Suit: String, CaseIterable { case clubs = "C", hearts = "H" }
  case joker
  case number(Int, Suit)

  static var allCases: [Card] {
    [.joker] + Suit.allCases.flatMap { suit in (2...4).map { .number($0, suit) } }
  }
  var short: String {
    switch self {
    case .joker: "*"
    case let .number(n, suit): "\(n)\(suit.rawValue)"
    }
  }
}
print(Card.allCases.map(\.short).joined(separator: " "), Set(Card.allCases).count)

// Generic helpers.
extension CaseIterable where Self: Equatable {
  func following() -> Self {
    let all = Array(Self.allCases)
    return all[(all.firstIndex(of: self)! + 1) % all.count]
  }
}
func menu<T: CaseIterable & RawRepresentable>(_: T.Type) -> String where T.RawValue == String {
  T.allCases.map(\.rawValue).joined(separator: "|")
}
func named<T: CaseIterable>(_ name: String, in type: T.Type) -> T? { T.allCases.first { "\($0)" == name } }
print(Weekday.sunday.following(), Card.Suit.clubs.following(), Card.number(4, .hearts).following())
print(menu(Card.Suit.self), named("friday", in: Weekday.self)?.rawValue ?? 0, named("x", in: Weekday.self) == nil)
enum Nothing: CaseIterable {}
print(Nothing.allCases.isEmpty, type(of: Weekday.allCases))
struct Speed: CaseIterable { let kmh: Int; static let allCases = [Speed(kmh: 30), Speed(kmh: 50)] }
print(Speed.allCases.map(\.kmh))
