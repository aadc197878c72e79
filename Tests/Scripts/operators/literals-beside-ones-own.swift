struct Day: ExpressibleByIntegerLiteral, Equatable {
  var n: Int
  init(integerLiteral value: Int) { n = value }
  static func - (a: Day, days: Int) -> Day {
    var result = a
    result.n -= days
    return result
  }
  static func - (a: Day, b: Day) -> Int { a.n - b.n }
  static func == (a: Day, n: Int) -> Bool {
    print("with a number")
    return a.n == n
  }
  static func == (a: Day, b: Day) -> Bool {
    print("with a day")
    return a.n == b.n
  }
  static func += (a: inout Day, days: Int) { a.n += days }
  static func += (a: inout Day, b: Day) { print("never") }
  static func + (a: Day, days: Int) -> Day {
    print("plus a number")
    return a
  }
  static func + (a: Day, b: Day) -> Day {
    print("plus a day")
    return a
  }
}
var day: Day = 500
print(day - 400, day - day, day == 5, day == day)
day += 3
print(day, day + 2)

struct Name: ExpressibleByStringLiteral {
  var text: String
  init(stringLiteral value: String) { text = value }
  init(_ value: String) { text = "made of " + value }
}
print(Name("a").text, Name("a\(1)").text)
struct Path: ExpressibleByStringInterpolation {
  var text: String
  init(stringLiteral value: String) { text = value }
  init(_ value: String) { text = "made of " + value }
}
print(Path("a").text, Path("a\(1)").text)
struct Version: ExpressibleByStringLiteral {
  var text: String
  init(stringLiteral value: String) { text = value }
  init?(_ value: String) {
    if value.isEmpty { return nil }
    text = "made of " + value
  }
}
let major = 2
print(Version("\(major).0")!.text)
