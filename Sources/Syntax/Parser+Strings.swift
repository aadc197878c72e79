import Diagnostics

/// The inside of string literals: escapes, interpolations, and the indentation of long ones.
extension Parser {
  mutating func parseString() -> Expression {
    guard enter() else { return errorExpression() }
    defer { leave() }
    let literal = token
    var start = Int(literal.start)
    var end = Int(literal.end)
    var hashes = 0
    while lexer.bytes[start] == UInt8(ascii: "#") {
      start += 1
      end -= 1
      hashes += 1
    }
    let isMultiline =
      end - start >= 6 && lexer.isTripleQuote(at: start) && lexer.isTripleQuote(at: end - 3)
      && (hashes == 0 || endsLine(atOrBehindBlanks: start + 3))
    var reader = StringReader(offset: start + 1, end: end - 1, hashes: hashes)
    if isMultiline, !readDelimiters(&reader, start, end) {
      advance()
      return Expression(.error, span(literal))
    }
    var segments: [StringSegment] = []
    while reader.offset < reader.end, !isAborted { readSegment(&reader, &segments) }
    reader.flush(&segments)
    if !isAborted { go(to: Place(token: literal, previousEnd: Int(literal.start))) }
    advance()
    return Expression(.string(segments), span(literal))
  }

  private struct StringReader {
    var offset: Int
    var end: Int
    var hashes: Int
    /// What stands before the closing quotes of a long string, and is taken off the front of each line; nil for short ones.
    var indentation: Range<Int>?
    var text: [UInt8] = []

    init(offset: Int, end: Int, hashes: Int) {
      self.offset = offset
      self.end = end
      self.hashes = hashes
    }

    mutating func flush(_ segments: inout [StringSegment]) {
      guard !text.isEmpty else { return }
      segments.append(.text(String(decoding: text, as: UTF8.self)))
      text.removeAll(keepingCapacity: true)
    }
  }

  private func endsLine(atOrBehindBlanks offset: Int) -> Bool {
    var offset = offset
    while isBlank(lexer.byte(offset)) { offset += 1 }
    return isLineBreak(lexer.byte(offset))
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// Finds the text between the lines of the quotation marks, and the indentation.
  private mutating func readDelimiters(_ reader: inout StringReader, _ start: Int, _ end: Int) -> Bool {
    var first = start + 3
    while isBlank(lexer.bytes[first]) { first += 1 }
    guard isLineBreak(lexer.bytes[first]) else {
      error(.longStringBeginsLate, at: Span(source, start + 3, start + 3))
      return false
    }
    first += lexer.bytes[first] == UInt8(ascii: "\r") && lexer.bytes[first + 1] == UInt8(ascii: "\n") ? 2 : 1
    var last = end - 3
    while last > start + 3, isBlank(lexer.bytes[last - 1]) { last -= 1 }
    guard isLineBreak(lexer.bytes[last - 1]) else {
      error(.longStringEndsEarly, at: Span(source, end - 3, end))
      return false
    }
    reader.indentation = last..<(end - 3)
    // The line break before the closing line is no part of the text.
    let isPair = last > 1 && lexer.bytes[last - 1] == UInt8(ascii: "\n") && lexer.bytes[last - 2] == UInt8(ascii: "\r")
    last -= isPair ? 2 : 1
    reader.offset = first
    reader.end = max(first, last)
    if reader.offset < reader.end { skipIndentation(&reader) }
    return true
  }

  private mutating func skipIndentation(_ reader: inout StringReader) {
    guard let indentation = reader.indentation else { return }
    var offset = reader.offset
    for index in indentation {
      guard offset < reader.end, lexer.bytes[offset] == lexer.bytes[index] else {
        // A blank line needs none.
        var end = reader.offset
        while end < reader.end, isBlank(lexer.bytes[end]) { end += 1 }
        if end < reader.end, !isLineBreak(lexer.bytes[end]) {
          error(.lineTooFarLeft, at: Span(source, reader.offset, end))
        }
        reader.offset = end
        return
      }
      offset += 1
    }
    reader.offset = offset
  }

  /// Reads up to the next interpolation, escape or line break, and that too.
  private mutating func readSegment(_ reader: inout StringReader, _ segments: inout [StringSegment]) {
    let start = reader.offset
    var offset = start
    while offset < reader.end {
      let byte = lexer.bytes[offset]
      if byte == UInt8(ascii: "\\") || isLineBreak(byte) { break }
      offset += 1
    }
    reader.text.append(contentsOf: UnsafeBufferPointer(start: lexer.bytes + start, count: offset - start))
    reader.offset = offset
    guard offset < reader.end else { return }
    if isLineBreak(lexer.bytes[offset]) {
      let isPair = lexer.bytes[offset] == UInt8(ascii: "\r") && lexer.byte(offset + 1) == UInt8(ascii: "\n")
      reader.offset += isPair ? 2 : 1
      reader.text.append(UInt8(ascii: "\n"))
      skipIndentation(&reader)
      return
    }
    offset += 1
    for _ in 0..<reader.hashes {
      guard lexer.byte(offset) == UInt8(ascii: "#") else {
        reader.text.append(UInt8(ascii: "\\"))
        reader.offset += 1
        return
      }
      offset += 1
    }
    if lexer.byte(offset) == UInt8(ascii: "(") {
      reader.flush(&segments)
      reader.offset = readInterpolation(offset, &segments)
    } else {
      readEscape(&reader, from: reader.offset, at: offset)
    }
  }

  /// Reads `(expression)` at `opening`; hands back where it ends.
  private mutating func readInterpolation(_ opening: Int, _ segments: inout [StringSegment]) -> Int {
    let outer = context
    context = Context()
    defer { context = outer }
    lexer.position = opening
    token = lexer.next()
    let parenthesis = token
    let errors = diagnostics.count
    advance()
    let elements = parseElements(until: .rightParen, from: parenthesis)
    // What stands behind the closing parenthesis is text again and must not be read as tokens.
    let isClosed = token.kind == .rightParen
    let span = Span(source, opening, max(opening, isClosed ? Int(token.end) : previousEnd))
    if !isClosed || diagnostics.count > errors || isAborted {
      if !isClosed { expected(.interpolationEnd) }
      segments.append(.value(Expression(.error, span)))
      return endOfBrackets(from: parenthesis).map { Int($0) } ?? lexer.count
    }
    let end = Int(token.end)
    if elements.count == 1, elements[0].label == nil {
      segments.append(.value(elements[0].value))
    } else if elements.isEmpty {
      error(.expected(.expression, found: ")"), at: span)
    } else {
      segments.append(.arguments(Arguments(elements: elements, trailingClosures: 0, span: span)))
    }
    return end
  }

  /// What stands behind the backslash, at `offset`.
  private mutating func readEscape(_ reader: inout StringReader, from start: Int, at offset: Int) {
    let letter = lexer.byte(offset)
    reader.offset = min(offset + 1, reader.end)
    switch letter {
    case UInt8(ascii: "n"): reader.text.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): reader.text.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): reader.text.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "0"): reader.text.append(0)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): reader.text.append(letter)
    case UInt8(ascii: "u"): readScalar(&reader, from: start, at: offset + 1)
    case _ where reader.indentation != nil && endsLine(atOrBehindBlanks: offset):
      // A backslash at the end of a line joins it with the next.
      var end = offset
      while isBlank(lexer.byte(end)) { end += 1 }
      end += lexer.byte(end) == UInt8(ascii: "\r") && lexer.byte(end + 1) == UInt8(ascii: "\n") ? 2 : 1
      reader.offset = min(end, reader.end)
      if end > reader.end { error(.lastLineContinues, at: Span(source, start, start + 1)) }
      skipIndentation(&reader)
    default:
      let length = lexer.scalar(at: offset).length
      error(.unknownEscape, at: Span(source, start, min(offset + length, reader.end)))
      reader.offset = min(offset + length, reader.end)
    }
  }

  /// `{1F44B}` behind `\u`.
  private mutating func readScalar(_ reader: inout StringReader, from start: Int, at opening: Int) {
    var offset = opening
    guard lexer.byte(offset) == UInt8(ascii: "{") else {
      error(.unicodeEscapeWithoutBraces, at: Span(source, start, min(offset, reader.end)))
      return
    }
    offset += 1
    var value: UInt32 = 0
    var digits = 0
    while digits < 9, let digit = hexValue(lexer.byte(offset)) {
      if value < 0x1000_0000 { value = value << 4 | digit }
      digits += 1
      offset += 1
    }
    let isClosed = lexer.byte(offset) == UInt8(ascii: "}")
    reader.offset = min(isClosed ? offset + 1 : offset, reader.end)
    guard isClosed, (1...8).contains(digits), let scalar = Unicode.Scalar(value) else {
      error(.invalidScalar, at: Span(source, start, reader.offset))
      return
    }
    reader.text.append(contentsOf: String(Character(scalar)).utf8)
  }
}
