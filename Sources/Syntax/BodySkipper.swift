extension Lexer {
  /// The end of the braces that open at `start`, found without making tokens; nil where they are not closed before
  /// `limit`.
  mutating func endOfBraces(from start: Int, limit: Int = .max) -> Int? {
    var depth = 0
    var offset = start
    let end = min(count, limit)
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: "{"):
        depth += 1
        offset += 1
      case UInt8(ascii: "}"):
        depth -= 1
        offset += 1
        if depth == 0 { return offset }
      case UInt8(ascii: "\""): offset = skipString(from: offset).position
      case UInt8(ascii: "#"):
        var quote = offset
        while byte(quote) == UInt8(ascii: "#") { quote += 1 }
        switch byte(quote) {
        case UInt8(ascii: "\""): offset = skipString(from: offset).position
        case UInt8(ascii: "/"): offset = endOfRegex(from: offset, hashes: quote - offset).position
        default: offset = quote
        }
      case UInt8(ascii: "/"):
        let saved = position
        position = offset
        switch byte(offset + 1) {
        case UInt8(ascii: "/"): skipLineComment()
        case UInt8(ascii: "*"): _ = skipBlockComment()
        default: position += 1
        }
        offset = position
        position = saved
      default: offset += 1
      }
    }
    return nil
  }
}
