// A hand-written tokenizer which lives on Character predicates, peeking and ranges.

enum Token: Equatable, CustomStringConvertible {
  case number(Double), name(String), symbol(Character), text(String)

  var description: String {
    switch self {
    case .number(let value): return "num(\(value))"
    case .name(let name): return "name(\(name))"
    case .symbol(let symbol): return "sym(\(symbol))"
    case .text(let text): return "text(\(text))"
    }
  }
}

enum ScanError: Error { case unexpected(Character, at: Int), unterminated }

struct Scanner {
  private let characters: [Character]
  private var position = 0

  init(_ source: String) { characters = Array(source) }

  private var peek: Character? { position < characters.count ? characters[position] : nil }

  private mutating func take(while condition: (Character) -> Bool) -> String {
    let start = position
    while let next = peek, condition(next) { position += 1 }
    return String(characters[start..<position])
  }

  mutating func next() throws -> Token? {
    _ = take(while: \.isWhitespace)
    guard let current = peek else { return nil }
    switch current {
    case "0"..."9":
      return .number(Double(take { $0.isNumber || $0 == "." })!)
    case _ where current.isLetter || current == "_":
      return .name(take { $0.isLetter || $0.isNumber || $0 == "_" })
    case "+", "-", "*", "/", "(", ")", "=":
      position += 1
      return .symbol(current)
    case "\"":
      position += 1
      let body = take { $0 != "\"" }
      guard peek != nil else { throw ScanError.unterminated }
      position += 1
      return .text(body)
    default:
      throw ScanError.unexpected(current, at: position)
    }
  }

  static func all(in source: String) throws -> [Token] {
    var scanner = Scanner(source)
    var tokens: [Token] = []
    while let token = try scanner.next() { tokens.append(token) }
    return tokens
  }
}

for source in ["x_1 = 3.5 * (größe + 12)", "say \"good day\" -7", "", "  \t\n ", "1 + $", "\"open"] {
  do {
    print(try Scanner.all(in: source))
  } catch ScanError.unexpected(let character, let position) {
    print("cannot read '\(character)' at \(position)")
  } catch {
    print("failed:", error)
  }
}
