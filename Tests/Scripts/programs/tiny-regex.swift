// Notice: a small regular-expression engine: an indirect enum, a recursive matcher with continuations, and captures.
indirect enum Pattern {
  case any, start, end
  case character((Character) -> Bool)
  case sequence([Pattern])
  case choice([Pattern])
  case loop(Pattern, atLeast: Int, atMost: Int)
  case capture(Int, Pattern)
}
struct SyntaxError: Error { let message: String, at: Int }

struct Compiler {
  private let text: [Character]
  private var position = 0
  private(set) var groups = 0
  private init(_ text: String) { self.text = Array(text) }

  static func compile(_ text: String) throws -> (pattern: Pattern, groups: Int) {
    var compiler = Compiler(text)
    let pattern = try compiler.choice()
    guard compiler.current == nil else { throw compiler.fail("unexpected )") }
    return (pattern, compiler.groups)
  }
  private var current: Character? { position < text.count ? text[position] : nil }
  private func fail(_ message: String) -> SyntaxError { SyntaxError(message: message, at: position) }
  private mutating func next() -> Character? {
    defer { position += 1 }
    return current
  }
  private mutating func choice() throws -> Pattern {
    var options = [try sequence()]
    while current == "|" {
      position += 1
      options.append(try sequence())
    }
    return options.count == 1 ? options[0] : .choice(options)
  }
  private mutating func sequence() throws -> Pattern {
    var parts: [Pattern] = []
    while let character = current, character != "|", character != ")" {
      var part = try atom()
      while let sign = current, let (low, high) = ["*": (0, Int.max), "+": (1, Int.max), "?": (0, 1)][sign] {
        position += 1
        part = .loop(part, atLeast: low, atMost: high)
      }
      parts.append(part)
    }
    return .sequence(parts)
  }
  private mutating func atom() throws -> Pattern {
    switch next() {
    case "."?: return .any
    case "^"?: return .start
    case "$"?: return .end
    case "*"?, "+"?, "?"?: throw fail("nothing to repeat")
    case "("?:
      groups += 1
      let number = groups, inner = try choice()
      guard next() == ")" else { throw fail("missing )") }
      return .capture(number, inner)
    case "\\"?:
      switch next() {
      case "d"?: return .character(\.isNumber)
      case "w"?: return .character { $0.isLetter || $0.isNumber }
      case let escaped?: return .character { $0 == escaped }
      case nil: throw fail("nothing after \\")
      }
    case let character: return .character { $0 == character }
    }
  }
}

func find(_ source: String, in string: String) throws -> (text: String, at: Int, groups: [String?])? {
  let (pattern, count) = try Compiler.compile(source)
  let text = Array(string)
  var groups = [Range<Int>?](repeating: nil, count: count + 1)
  // `then` is what remains to be matched after this part; it may refuse, and then we try another way.
  func match(_ pattern: Pattern, _ i: Int, _ then: (Int) -> Int?) -> Int? {
    switch pattern {
    case .any: return i < text.count ? then(i + 1) : nil
    case .start: return i == 0 ? then(i) : nil
    case .end: return i == text.count ? then(i) : nil
    case .character(let test): return i < text.count && test(text[i]) ? then(i + 1) : nil
    case .sequence(let parts):
      guard let head = parts.first else { return then(i) }
      return match(head, i) { match(.sequence(Array(parts.dropFirst())), $0, then) }
    case .choice(let options):
      for option in options { if let end = match(option, i, then) { return end } }
      return nil
    case let .loop(part, low, high):
      let more = high == 0 ? nil : match(part, i) { next in
        next == i ? nil : match(.loop(part, atLeast: max(0, low - 1), atMost: high - 1), next, then)
      }
      return more ?? (low == 0 ? then(i) : nil)
    case let .capture(number, part):
      let old = groups[number]
      let end = match(part, i) { next in
        groups[number] = i..<next
        return then(next)
      }
      if end == nil { groups[number] = old }
      return end
    }
  }
  for start in 0...text.count {
    if let end = match(pattern, start, { $0 }) {
      return (String(text[start..<end]), start, groups.dropFirst().map { $0.map { String(text[$0]) } })
    }
  }
  return nil
}

let cases = [("h.llo", "say hello"), ("^ab*c$", "abbbc"), ("^ab*c$", "xabc"), ("colou?r", "the color"), ("", "x"),
             ("(cat|dog)s?", "hot dogs"), ("(\\d+)-(\\d+)", "10-25 on"), ("(a|ab)(c|bcd)$", "abcd"), ("a**b", "aaab"),
             ("\\$\\d", "cost $5"), ("(x)?y", "y"), ("(\\w+) \\w+$", "one two three")]
for (pattern, text) in cases + ["(a", "a)", "*a", "a\\"].map({ ($0, "") }) {
  do {
    let found = try find(pattern, in: text).map { "'\($0.text)' at \($0.at) \($0.groups.map { $0 ?? "-" })" }
    print(pattern, "in '\(text)':", found ?? "nothing")
  } catch let error as SyntaxError {
    print(pattern, "is wrong at \(error.at):", error.message)
  }
}
