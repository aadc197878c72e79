// Notice: a lexer over String indices: peek, take while, keywords, positions, and an error that points at the place.
enum Token: Equatable {
  case number(Double), text(String), name(String), keyword(Keyword), symbol(String)
  enum Keyword: String, CaseIterable { case `let`, `if`, `else`, `while`, `print` }
}

struct LexError: Error, CustomStringConvertible {
  let message: String
  let line: Int, column: Int
  var description: String { "\(line):\(column): \(message)" }
}

struct Lexer {
  private let source: String
  private var index: String.Index
  private(set) var line = 1
  private(set) var column = 1

  init(_ source: String) {
    self.source = source
    index = source.startIndex
  }
  private var peek: Character? { index < source.endIndex ? source[index] : nil }
  private mutating func advance() -> Character {
    let character = source[index]
    index = source.index(after: index)
    if character == "\n" { (line, column) = (line + 1, 1) } else { column += 1 }
    return character
  }
  private mutating func take(while matches: (Character) -> Bool) -> String {
    var result = ""
    while let character = peek, matches(character) { result.append(advance()) }
    return result
  }
  private func fail(_ message: String) -> LexError { LexError(message: message, line: line, column: column) }

  mutating func next() throws -> Token? {
    while let character = peek {
      switch character {
      case _ where character.isWhitespace:
        _ = advance()
      case "#":
        _ = take { !$0.isNewline }
      case "0"..."9":
        let digits = take { $0.isNumber || $0 == "." || $0 == "_" }
        guard let value = Double(digits.filter { $0 != "_" }) else { throw fail("'\(digits)' is no number") }
        return .number(value)
      case "\"":
        return .text(try string())
      case _ where character.isLetter || character == "_":
        let name = take { $0.isLetter || $0.isNumber || $0 == "_" }
        return Token.Keyword(rawValue: name).map(Token.keyword) ?? .name(name)
      case "=", "<", ">", "!":
        let first = String(advance())
        return .symbol(peek == "=" ? first + String(advance()) : first)
      case "+", "-", "*", "/", "(", ")", "{", "}", ",":
        return .symbol(String(advance()))
      default:
        throw fail("what is '\(character)'?")
      }
    }
    return nil
  }
  private mutating func string() throws -> String {
    let start = fail("string without an end")
    _ = advance()
    var result = ""
    while let character = peek {
      _ = advance()
      if character == "\"" { return result }
      if character == "\\", let escaped = peek {
        _ = advance()
        switch escaped {
        case "n": result += "\n"
        case "t": result += "\t"
        default: result.append(escaped)
        }
      } else {
        result.append(character)
      }
    }
    throw start
  }

  static func tokens(_ source: String) throws -> [Token] {
    var lexer = Lexer(source), result: [Token] = []
    while let token = try lexer.next() { result.append(token) }
    return result
  }
}

let program = #"""
  let total_2 = 3.5*(x+1_000) # sum
  if total_2>=7 { print("a \"b\"") }
  """#
for token in try Lexer.tokens(program) { print(token) }
for source in ["", "  # only a word", "a<b", "a<=b!=c", "\"open", "x = 1.2.3", "one\n  two ?"] {
  do { print("\(source.count) letters:", try Lexer.tokens(source)) } catch { print("error", error) }
}
let words = try Lexer.tokens("while whiles let lets").filter { if case .keyword = $0 { true } else { false } }
print(words.count, words == [.keyword(.while), .keyword(.let)], Token.Keyword.allCases.map(\.rawValue))
