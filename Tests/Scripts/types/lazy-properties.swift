// lazy: computed at first read, once; by class and struct; using self; overwritten before the first read; lazy globals.
func load(_ what: String, _ value: Int) -> Int {
  print("  (loading \(what))")
  return value
}

final class Report {
  let title: String
  var factor = 2
  lazy var size = load("size of \(title)", 100 * factor)
  lazy var lines: [String] = {
    print("  (writing lines)")
    return (1...3).map { "\(title) line \($0)" }
  }()
  lazy private(set) var summary: String = makeSummary()
  lazy var shout: (String) -> String = { [unowned self] in "\(self.title): \($0)!" }

  init(title: String) { self.title = title }
  private func makeSummary() -> String { "\(title) has \(lines.count) lines" }
}

let report = Report(title: "R1")
print("created")
report.factor = 5
print(report.size)
report.factor = 7
print(report.size)
print(report.summary)
print(report.lines.count, report.shout("hey"))
report.lines.removeLast()
print(report.lines.count, report.summary)

// Assigning first means the initial expression never runs.
let second = Report(title: "R2")
second.size = 1
print(second.size)

// In a struct reading a lazy property changes the value, so it must be a variable; copies taken before load again.
struct Settings {
  var name: String
  lazy var depth = load("depth of \(name)", name.count)
  mutating func describe() -> String { "\(name) at \(depth)" }
}
var settings = Settings(name: "abc")
var early = settings
print(settings.depth)
var late = settings
settings.name = "changed"
print(settings.describe(), late.depth)
early.name = "early"
print(early.depth)

// With an observer; static properties are lazy as well.
final class Gauge {
  lazy var level = 10 { didSet { print("level \(oldValue) -> \(level)") } }
}
let gauge = Gauge()
gauge.level += 5
gauge.level = 1

enum Constants {
  static let big = load("big", 1_000)
  static var small = load("small", 1)
}
print("before")
print(Constants.big + Constants.big)
Constants.small += 1
print(Constants.small)

let squares = [1, 2, 3, 4].lazy.map { n -> Int in print("sq\(n)", terminator: " "); return n * n }
print(squares.first { $0 > 3 } ?? 0)
