// Synthesised conformances of enums.
enum Day: Int, CaseIterable, Comparable {
  case mon = 1, tue, wed
  static func < (a: Day, b: Day) -> Bool { a.rawValue < b.rawValue }
}
print(Day.allCases, Day.allCases.count)
print(Day.mon < .wed, Day.wed <= .tue, Day.allCases.max()!, [Day.wed, .mon].sorted())
for day in Day.allCases { print(day, day.rawValue) }
enum Level: Comparable { case low, middle(Int), high }
print(Level.low < .high, Level.middle(3) < .middle(5), Level.high < .middle(100), Level.middle(2) == .middle(2))
print([Level.high, .middle(9), .low, .middle(1)].sorted())
enum Token: Equatable, Hashable { case word(String), number(Int), end }
print(Token.word("a") == .word("a"), Token.word("a") == .word("b"), Token.word("1") == .number(1), Token.end == .end)
var seen: Set<Token> = [.end, .number(1)]
print(seen.contains(.number(1)), seen.contains(.number(2)), seen.insert(.end).inserted, seen.count)
let table: [Token: String] = [.word("x"): "an x", .end: "the end"]
print(table[.word("x")] ?? "-", table[.word("y")] ?? "-", table[.end] ?? "-")
