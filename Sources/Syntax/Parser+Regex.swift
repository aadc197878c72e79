import Diagnostics

/// Regular expressions as literals: `#/…/#`, and those between bare slashes, which are none in this language mode.
extension Parser {
  /// A literal is a value of `Regex` whose type says what its pattern captures. What is made of it here is a call that says so.
  mutating func parseRegex() -> Expression {
    let literal = token
    let place = span(literal)
    advance()
    var start = Int(literal.start)
    var end = Int(literal.end)
    while lexer.bytes[start] == UInt8(ascii: "#") {
      start += 1
      end -= 1
    }
    start += 1
    end -= 1
    let isLong = lexer.beginsLongRegex(start)
    let pattern = String(decoding: UnsafeBufferPointer(start: lexer.bytes + start, count: end - start), as: UTF8.self)
    let captures: [RegexShape.Capture]
    do {
      captures = try RegexShape(pattern, skipsSpace: isLong).captures
    } catch {
      let before = pattern.unicodeScalars.prefix(error.place).reduce(0) { $0 + UTF8.width($1) }
      self.error(.regexPattern(error.text), at: Span(source, start + before, min(start + before + 1, end + 1)))
      return Expression(.error, place)
    }
    let library = TypeNode(.name(base: nil, Name("Swift", place), arguments: []), place)
    let text = TypeNode(.name(base: library, Name("Substring", place), arguments: []), place)
    var output = text
    if !captures.isEmpty {
      var elements: [(label: Name?, type: TypeNode)] = [(nil, text)]
      for capture in captures {
        let type = capture.isOptional ? TypeNode(.optional(text), place) : text
        elements.append((capture.name.map { Name($0, place) }, type))
      }
      output = TypeNode(.tuple(elements), place)
    }
    let callee = Expression(.name(Name("_RegexLiteral", place), genericArguments: [output]), place)
    var arguments = [
      Arguments.Element(label: Name("_regexString", place), value: Expression(.string([.text(pattern)]), place))
    ]
    if isLong {
      arguments.append(
        Arguments.Element(label: Name("_skipsSpace", place), value: Expression(.boolean(true), place)))
    }
    return Expression(.call(callee, Arguments(elements: arguments, trailingClosures: 0, span: place)), place)
  }

  /// `/…/` where an operand is expected: nothing is called `/` before an operand, unless a script has declared it.
  mutating func parseBareRegex() -> Expression? {
    guard isByte(token.start, "/"), !operatorTable.prefix.contains(text(token)),
      let end = lexer.endOfBareRegex(from: Int(token.start))
    else { return nil }
    let place = Span(source, Int(token.start), end)
    error(.habit(.bareRegex, Fix(place, "#" + place.text + "#")), at: place)
    lexer.position = end
    previousEnd = end
    token = lexer.next()
    return Expression(.error, place)
  }
}

extension Lexer {
  /// The end of `#/…/#`, whose first slash stands behind `hashes` signs; and whether there is one.
  func endOfRegex(from start: Int, hashes: Int) -> (position: Int, isTerminated: Bool) {
    var offset = start + hashes + 1
    let isLong = beginsLongRegex(offset)
    while offset < count {
      switch bytes[offset] {
      case UInt8(ascii: "\\"): offset += isLineBreak(byte(offset + 1)) ? 1 : 2
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        guard isLong else { return (offset, false) }
        offset += 1
      case UInt8(ascii: "/"):
        offset += 1
        var signs = 0
        while signs < hashes, byte(offset + signs) == UInt8(ascii: "#") { signs += 1 }
        if signs == hashes { return (offset + signs, true) }
      default: offset += 1
      }
    }
    return (count, false)
  }

  /// Whether nothing but blanks follows on the line: such a literal goes over several lines, and its blanks count for nothing.
  func beginsLongRegex(_ offset: Int) -> Bool {
    var offset = offset
    while byte(offset) == UInt8(ascii: " ") || byte(offset) == UInt8(ascii: "\t") { offset += 1 }
    return offset < count && isLineBreak(bytes[offset])
  }

  /// The end of `/…/` on one line, by the rules of language modes that have it: it begins and ends with no blank.
  func endOfBareRegex(from start: Int) -> Int? {
    var offset = start + 1
    guard byte(offset) != UInt8(ascii: " "), byte(offset) != UInt8(ascii: "\t") else { return nil }
    while offset < count, !isLineBreak(bytes[offset]) {
      switch bytes[offset] {
      case UInt8(ascii: "\\"): offset += 2
      case UInt8(ascii: "/"):
        let last = bytes[offset - 1]
        return offset > start + 1 && last != UInt8(ascii: " ") && last != UInt8(ascii: "\t") ? offset + 1 : nil
      default: offset += 1
      }
    }
    return nil
  }
}
