extension Lexer {
  /// How many strings may stand inside each other's interpolations.
  private static let deepestNesting = 64

  private struct OpenString {
    var hashes: Int
    var isMultiline: Bool
    /// Parentheses open in the interpolation that is being skipped.
    var parentheses = 0
  }

  /// Finds the end of a string literal: its interpolations may hold strings and comments of their own.
  mutating func skipString(from start: Int) -> (position: Int, isTerminated: Bool) {
    var offset = start
    var open: [OpenString] = []
    var string = opening(&offset)
    var isInCode = false
    while offset < count {
      let byte = bytes[offset]
      if !isInCode {
        switch byte {
        case UInt8(ascii: "\""):
          guard let end = closing(string, at: offset) else {
            offset += 1
            continue
          }
          offset = end
          guard let outer = open.popLast() else { return (offset, true) }
          string = outer
          isInCode = true
        case UInt8(ascii: "\\"):
          offset += 1
          var hashes = 0
          while hashes < string.hashes, self.byte(offset) == UInt8(ascii: "#") {
            hashes += 1
            offset += 1
          }
          guard hashes == string.hashes else { continue }
          if self.byte(offset) == UInt8(ascii: "(") {
            isInCode = true
            string.parentheses = 1
            offset += 1
          } else if !isLineBreak(self.byte(offset)) {
            offset += 1
          }
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
          guard string.isMultiline else { return unterminated(start, at: offset) }
          offset += 1
        default: offset += 1
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "("):
        string.parentheses += 1
        offset += 1
      case UInt8(ascii: ")"):
        string.parentheses -= 1
        offset += 1
        if string.parentheses == 0 { isInCode = false }
      case UInt8(ascii: "\""):
        guard open.count < Lexer.deepestNesting else {
          complain(.tooDeep, offset, offset + 1)
          return unterminated(start, at: count)
        }
        open.append(string)
        string = opening(&offset)
        isInCode = false
      case UInt8(ascii: "#"):
        var quote = offset
        while self.byte(quote) == UInt8(ascii: "#") { quote += 1 }
        guard self.byte(quote) == UInt8(ascii: "\""), open.count < Lexer.deepestNesting else {
          offset = quote
          continue
        }
        open.append(string)
        string = opening(&offset)
        isInCode = false
      case UInt8(ascii: "/") where self.byte(offset + 1) == UInt8(ascii: "*"):
        position = offset
        if skipBlockComment(), !(string.isMultiline && open.allSatisfy(\.isMultiline)) {
          return unterminated(start, at: offset)
        }
        offset = position
      case UInt8(ascii: "/") where self.byte(offset + 1) == UInt8(ascii: "/"):
        position = offset
        skipLineComment()
        offset = position
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        guard string.isMultiline && open.allSatisfy(\.isMultiline) else { return unterminated(start, at: offset) }
        offset += 1
      default: offset += 1
      }
    }
    return unterminated(start, at: count)
  }

  /// Reads the opening delimiter at `offset`.
  private func opening(_ offset: inout Int) -> OpenString {
    var hashes = 0
    while byte(offset) == UInt8(ascii: "#") {
      hashes += 1
      offset += 1
    }
    let isMultiline = isTripleQuote(at: offset) && !isShortRawString(at: offset, hashes: hashes)
    offset += isMultiline ? 3 : 1
    return OpenString(hashes: hashes, isMultiline: isMultiline)
  }

  /// `#"""#` is a string that holds one quotation mark, not the beginning of a long one.
  private func isShortRawString(at offset: Int, hashes: Int) -> Bool {
    guard hashes > 0 else { return false }
    var end = offset + 3
    while end < count, !isLineBreak(bytes[end]) {
      if bytes[end] != UInt8(ascii: " ") && bytes[end] != UInt8(ascii: "\t") { return true }
      end += 1
    }
    return false
  }

  func isTripleQuote(at offset: Int) -> Bool {
    (0..<3).allSatisfy { byte(offset + $0) == UInt8(ascii: "\"") }
  }

  /// The end of the closing delimiter at `offset`, if it is one of this string.
  private func closing(_ string: OpenString, at offset: Int) -> Int? {
    var end = offset + 1
    if string.isMultiline {
      guard isTripleQuote(at: offset) else { return nil }
      end = offset + 3
    }
    for _ in 0..<string.hashes {
      guard byte(end) == UInt8(ascii: "#") else { return nil }
      end += 1
    }
    return end
  }

  private mutating func unterminated(_ start: Int, at end: Int) -> (position: Int, isTerminated: Bool) {
    var offset = start
    let isMultiline = opening(&offset).isMultiline
    if isMultiline && end == count { endsInsideToken = true }
    complain(.unterminatedString(isMultiline: isMultiline), start, isMultiline ? offset : end)
    return (end, false)
  }
}

@inline(__always)
func isLineBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
