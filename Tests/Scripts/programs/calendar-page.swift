// Notice: a calendar with no date library: leap years, weekday by counting, a month page as text, and date arithmetic.
enum Weekday: Int, CaseIterable, CustomStringConvertible {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday
  var description: String { "\(name.prefix(1).uppercased())\(name.dropFirst())" }
  private var name: String {
    switch self {
    case .monday: "monday"
    case .tuesday: "tuesday"
    case .wednesday: "wednesday"
    case .thursday: "thursday"
    case .friday: "friday"
    case .saturday: "saturday"
    case .sunday: "sunday"
    }
  }
  var short: String { String(description.prefix(2)) }
  var isWeekend: Bool { self == .saturday || self == .sunday }
}

func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

struct Day: Hashable, Comparable, Strideable {
  // Days since 1 January of the year 1, a Monday.
  private let number: Int
  private init(number: Int) { self.number = number }

  init?(_ year: Int, _ month: Int, _ day: Int) {
    guard year >= 1, 1...12 ~= month, 1...Day.length(of: month, year) ~= day else { return nil }
    let before = year - 1
    number = before * 365 + before / 4 - before / 100 + before / 400
      + (1..<month).reduce(0) { $0 + Day.length(of: $1, year) } + day - 1
  }
  init?(_ text: String) {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3 else { return nil }
    self.init(parts[0], parts[1], parts[2])
  }
  static func length(of month: Int, _ year: Int) -> Int {
    switch month {
    case 2: return isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: return 30
    default: return 31
    }
  }
  var weekday: Weekday { Weekday(rawValue: number % 7)! }
  var parts: (year: Int, month: Int, day: Int) {
    var year = number / 366 + 1
    while let next = Day(year + 1, 1, 1), next.number <= number { year += 1 }
    var rest = number - Day(year, 1, 1)!.number, month = 1
    while rest >= Day.length(of: month, year) {
      rest -= Day.length(of: month, year)
      month += 1
    }
    return (year, month, rest + 1)
  }
  func distance(to other: Day) -> Int { other.number - number }
  func advanced(by n: Int) -> Day { Day(number: number + n) }
  static func < (a: Day, b: Day) -> Bool { a.number < b.number }
}
extension Day: CustomStringConvertible {
  var description: String {
    let (year, month, day) = parts
    return [year, month, day].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
  }
}

func page(_ year: Int, _ month: Int) -> String {
  let first = Day(year, month, 1)!
  var cells = Array(repeating: "  ", count: first.weekday.rawValue)
  cells += (1...Day.length(of: month, year)).map { $0 < 10 ? " \($0)" : "\($0)" }
  let weeks = stride(from: 0, to: cells.count, by: 7).map { cells[$0..<min($0 + 7, cells.count)] }
  return ([Weekday.allCases.map(\.short)[...]] + weeks).map { $0.joined(separator: " ") }.joined(separator: "\n")
}
print(page(2024, 2))
print(page(2026, 11))

let moon = Day(1969, 7, 20)!
print(moon, moon.weekday, moon.weekday.isWeekend, moon.advanced(by: 20_000))
print([1900, 2000, 2023, 2024].map(isLeap), Day(2023, 2, 29) as Any, Day("2024-02-29")!, Day("2024-13-01") == nil)
print(moon.distance(to: Day(2000, 1, 1)!), Day(2000, 1, 1)!.advanced(by: -1), Day(1999, 12, 31)! < Day(2000, 1, 1)!)
let christmas = Day(2026, 12, 24)!
print((christmas..<christmas.advanced(by: 4)).map { "\($0.weekday.short) \($0)" })
print(stride(from: Day(2026, 1, 1)!, to: Day(2026, 2, 1)!, by: 7).map { $0.parts.day })
let fridays = (1...12).compactMap { Day(2026, $0, 13) }.filter { $0.weekday == .friday }
print("Friday the 13th:", fridays.map(\.description), (Day(2026, 1, 1)!...Day(2026, 12, 31)!).count)
