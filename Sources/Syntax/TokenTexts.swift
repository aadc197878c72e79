/// A script's text as its tokens alone: what stands in comments, blanks and line breaks is left out.
public struct TokenTexts {
  public let tokens: [(text: String, line: Int)]

  public init(_ text: String) {
    let bytes = Array(text.utf8)
    var found: [(String, Int)] = []
    var (line, counted) = (1, 0)
    bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress, bytes.count < 1 << 24 else { return }
      var lexer = Lexer(bytes: start, count: bytes.count, position: 0)
      lexer.isQuiet = true
      while true {
        let token = lexer.next()
        guard token.kind != .endOfText else { return }
        // A token that is none may end where it began.
        if lexer.position <= Int(token.start) { lexer.position = Int(token.start) + 1 }
        while counted < Int(token.start) {
          if bytes[counted] == UInt8(ascii: "\n") { line += 1 }
          counted += 1
        }
        found.append((String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self), line))
      }
    }
    tokens = found
  }

  /// The line in which other tokens stand, one behind the other; nil where they don't.
  public func line(of other: TokenTexts) -> Int? {
    let wanted = other.tokens.map(\.text)
    guard !wanted.isEmpty, wanted.count <= tokens.count else { return nil }
    let starts = 0...(tokens.count - wanted.count)
    let found = starts.first { start in
      tokens[start..<start + wanted.count].elementsEqual(wanted) { $0.text == $1 }
    }
    return found.map { tokens[$0].line }
  }
}
