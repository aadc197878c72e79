// A calculator that reads its tokens with regular expressions.
enum Token: Equatable {
  case number(Double), name(String), sign(Character)
}
struct Reader: Sequence, IteratorProtocol {
  var rest: Substring
  init(_ text: String) { rest = text[...] }
  mutating func next() -> Token? {
    rest = rest.trimmingPrefix(#/\s+/#)
    if let match = rest.prefixMatch(of: #/\d+(\.\d+)?/#) {
      rest = rest[match.range.upperBound...]
      return .number(Double(match.0)!)
    }
    if let match = rest.prefixMatch(of: #/[a-z]\w*/#.ignoresCase()) {
      rest = rest[match.range.upperBound...]
      return .name(String(match.output))
    }
    return rest.popFirst().map { .sign($0) }
  }
}
struct Calculator {
  var tokens: [Token], place = 0
  var names: [String: Double]
  init(_ text: String, _ names: [String: Double] = [:]) { (tokens, self.names) = (Array(Reader(text)), names) }
  var next: Token? { place < tokens.count ? tokens[place] : nil }
  mutating func take(_ sign: Character) -> Bool {
    guard next == .sign(sign) else { return false }
    place += 1
    return true
  }
  mutating func sum() -> Double {
    var value = product()
    while true {
      if take("+") { value += product() } else if take("-") { value -= product() } else { return value }
    }
  }
  mutating func product() -> Double {
    var value = factor()
    while true {
      if take("*") { value *= factor() } else if take("/") { value /= factor() } else { return value }
    }
  }
  mutating func factor() -> Double {
    if take("-") { return -factor() }
    if take("(") {
      defer { _ = take(")") }
      return sum()
    }
    defer { place += 1 }
    switch next {
    case .number(let value)?: return value
    case .name(let name)?: return names[name, default: .nan]
    default: return .nan
    }
  }
}
for text in ["1 + 2 * 3", "(1 + 2) * 3", "-x * 2.5", "10 / 4 - Y", "2 * (3 + (4 - 1)) / 3", "q"] {
  var calculator = Calculator(text, ["x": 4, "Y": 0.5])
  print(text, "=", calculator.sum())
}
print(Array(Reader("a1+22.5*(b)")))
let log = """
  2024-05-01 12:00:01 [info] started
  2024-05-01 12:00:07 [error] disk full: /var
  2024-05-02 08:10:00 [warn] slow query (312 ms)
  """
let line = #/(?<day>\d{4}-\d\d-\d\d) (?<time>[\d:]+) \[(?<level>\w+)\] (?<text>.*)/#
for match in log.matches(of: line) where match.level != "info" { print(match.day, match.text) }
print(Dictionary(grouping: log.matches(of: line), by: \.day).mapValues(\.count).sorted { $0.key < $1.key })
