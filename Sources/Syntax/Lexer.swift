import Diagnostics

/// Cuts a text into tokens, one at a time and again from any token's end: the parser goes back by setting `position`.
/// The text is valid UTF-8.
struct Lexer {
  let bytes: UnsafePointer<UInt8>
  let count: Int
  var position: Int
  /// For those complaints that propose an edit.
  private let source: Source?
  /// What is wrong with the tokens read so far. A token that is read twice is complained of once.
  var problems: [(problem: SyntaxProblem, start: Int, end: Int, severity: Diagnostic.Severity)] = []
  /// The text is only looked at, and will be read again.
  var isQuiet = false
  private var complainedOf: Set<Int> = []
  /// A block comment or a multi-line string is open at the end of the text.
  var endsInsideToken = false
  private let words = WordTable.shared

  init(bytes: UnsafePointer<UInt8>, count: Int, position: Int, source: Source? = nil) {
    self.source = source
    self.bytes = bytes
    self.count = count
    self.position = position
  }

  @inline(__always)
  func byte(_ offset: Int) -> UInt8 { offset < count ? bytes[offset] : 0 }

  mutating func complain(_ problem: SyntaxProblem, _ start: Int, _ end: Int, severity: Diagnostic.Severity = .error) {
    guard !isQuiet, complainedOf.insert(start).inserted else { return }
    problems.append((problem, start, min(max(end, start), count), severity))
  }

  mutating func next() -> Token {
    let followsNewline = skipTrivia()
    let start = position
    guard start < count else { return make(.endOfText, start, followsNewline) }
    let first = bytes[start]
    switch first {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      return identifier(start, followsNewline)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let kind = number()
      return make(kind, start, followsNewline)
    case UInt8(ascii: "\""):
      return string(start, followsNewline)
    case UInt8(ascii: "("): return single(.leftParen, start, followsNewline)
    case UInt8(ascii: ")"): return single(.rightParen, start, followsNewline)
    case UInt8(ascii: "["): return single(.leftBracket, start, followsNewline)
    case UInt8(ascii: "]"): return single(.rightBracket, start, followsNewline)
    case UInt8(ascii: "{"): return single(.leftBrace, start, followsNewline)
    case UInt8(ascii: "}"): return single(.rightBrace, start, followsNewline)
    case UInt8(ascii: ","): return single(.comma, start, followsNewline)
    case UInt8(ascii: ":"): return single(.colon, start, followsNewline)
    case UInt8(ascii: ";"): return single(.semicolon, start, followsNewline)
    case UInt8(ascii: "@"): return single(.at, start, followsNewline)
    case UInt8(ascii: "\\"): return single(.backslash, start, followsNewline)
    case UInt8(ascii: "."):
      switch byte(start + 1) {
      case UInt8(ascii: "."), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
        UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"),
        UInt8(ascii: "^"), UInt8(ascii: "~"):
        return operatorSymbol(start, followsNewline)
      default: break
      }
      return single(.period, start, followsNewline)
    case UInt8(ascii: "?") where isLeftBound(start):
      return single(.postfixQuestion, start, followsNewline)
    case UInt8(ascii: "!") where isLeftBound(start):
      return single(.postfixExclamation, start, followsNewline)
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      return operatorSymbol(start, followsNewline)
    case UInt8(ascii: "#"):
      var quote = start
      while byte(quote) == UInt8(ascii: "#") { quote += 1 }
      if byte(quote) == UInt8(ascii: "\"") { return string(start, followsNewline) }
      if byte(quote) == UInt8(ascii: "/") { return regex(start, hashes: quote - start, followsNewline) }
      if byte(start + 1) == UInt8(ascii: " "), beginsLine(start), let source {
        complain(.habit(.hashComment, Fix(Span(source, start, start + 1), "//")), start, start + 1)
        position = start
        skipLineComment()
        return next()
      }
      if quote > start + 1 {
        return invalid(.strangeCharacter(UInt32(first)), start, length: quote - start, followsNewline)
      }
      return single(.pound, start, followsNewline)
    case UInt8(ascii: "$"):
      return shorthand(start, followsNewline)
    case UInt8(ascii: "`"):
      return backticked(start, followsNewline)
    case UInt8(ascii: "'"):
      return singleQuoted(start, followsNewline)
    case 0x80...:
      let scalar = scalar(at: start)
      if isIdentifierHead(scalar.value) { return identifier(start, followsNewline) }
      if isOperatorScalar(scalar.value) { return operatorSymbol(start, followsNewline) }
      return invalid(.strangeCharacter(scalar.value), start, length: scalar.length, followsNewline)
    default:
      return invalid(.strangeCharacter(UInt32(first)), start, length: 1, followsNewline)
    }
  }

  // MARK: What stands between tokens

  /// Skips white space and comments; says whether there was a line break.
  private mutating func skipTrivia() -> Bool {
    var newline = position == 0
    while position < count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0b, 0x0c: position += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        newline = true
        position += 1
      case UInt8(ascii: "/"):
        if byte(position + 1) == UInt8(ascii: "/") {
          skipLineComment()
        } else if byte(position + 1) == UInt8(ascii: "*") {
          if skipBlockComment() { newline = true }
        } else {
          return newline
        }
      case UInt8(ascii: "#"):
        // A line for the shell, `#!/usr/bin/env zoetrope`.
        guard position == 0, byte(1) == UInt8(ascii: "!") else { return newline }
        skipLineComment()
      case 0:
        complain(.nulByte, position, position + 1, severity: .warning)
        while position < count, bytes[position] == 0 { position += 1 }
      case 0xef where position == 0 && byte(1) == 0xbb && byte(2) == 0xbf: position = 3
      case 0xc2 where byte(position + 1) == 0xa0:
        if let source {
          let place = Span(source, position, position + 2)
          complain(.strangeBlank(Fix(place, " ")), position, position + 2, severity: .warning)
        }
        position += 2
      default: return newline
      }
    }
    return newline
  }

  mutating func skipLineComment() {
    while position < count, !isLineBreak(bytes[position]) { position += 1 }
  }

  /// Says whether the comment has a line break in it. Block comments nest.
  mutating func skipBlockComment() -> Bool {
    let start = position
    var newline = false
    var depth = 1
    position += 2
    while position < count {
      switch bytes[position] {
      case UInt8(ascii: "*") where byte(position + 1) == UInt8(ascii: "/"):
        position += 2
        depth -= 1
        if depth == 0 { return newline }
      case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "*"):
        position += 2
        depth += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        newline = true
        position += 1
      default: position += 1
      }
    }
    endsInsideToken = true
    // A line break at the very end is not worth showing.
    let end = isLineBreak(bytes[count - 1]) ? count - 1 : count
    complain(.unterminatedComment(opened: start), max(start, end), max(start, end))
    return newline
  }

  // MARK: Tokens

  private func make(_ kind: TokenKind, _ start: Int, _ followsNewline: Bool, word: Word = .none) -> Token {
    Token(
      kind: kind, word: word, start: Int32(start), end: Int32(position), followsNewline: followsNewline,
      isLeftBound: false, isRightBound: false)
  }

  @inline(__always)
  private mutating func single(_ kind: TokenKind, _ start: Int, _ followsNewline: Bool) -> Token {
    position = start + 1
    return make(kind, start, followsNewline)
  }

  private mutating func invalid(_ problem: SyntaxProblem, _ start: Int, length: Int, _ followsNewline: Bool) -> Token {
    complain(problem, start, start + length)
    position = start + length
    return make(.invalid, start, followsNewline)
  }

  private mutating func regex(_ start: Int, hashes: Int, _ followsNewline: Bool) -> Token {
    let (end, isTerminated) = endOfRegex(from: start, hashes: hashes)
    position = end
    if isTerminated { return make(.regex, start, followsNewline) }
    if beginsLongRegex(start + hashes + 1) { endsInsideToken = true }
    complain(.unterminatedRegex, start, min(end, start + hashes + 1))
    return make(.invalid, start, followsNewline)
  }

  private mutating func identifier(_ start: Int, _ followsNewline: Bool) -> Token {
    var hash = WordTable.seed
    var offset = start
    while offset < count {
      let byte = bytes[offset]
      if isIdentifierByte(byte) {
        hash = WordTable.mix(hash, byte)
        offset += 1
      } else if byte >= 0x80 {
        let scalar = scalar(at: offset)
        guard isIdentifierBody(scalar.value) else { break }
        hash = WordTable.mix(hash, byte)
        offset += scalar.length
      } else {
        break
      }
    }
    position = offset
    let (kind, word) = words.find(bytes + start, offset - start, hash: hash)
    return make(kind, start, followsNewline, word: word)
  }

  /// `'text'`, which is no string.
  private mutating func singleQuoted(_ start: Int, _ followsNewline: Bool) -> Token {
    var end = start + 1
    while end < count, bytes[end] != UInt8(ascii: "'"), !isLineBreak(bytes[end]) {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard let source, end < count, bytes[end] == UInt8(ascii: "'") else {
      return invalid(.strangeCharacter(UInt32(UInt8(ascii: "'"))), start, length: 1, followsNewline)
    }
    var text = "\""
    var isEscaped = false
    for scalar in String(
      decoding: UnsafeBufferPointer(start: bytes + start + 1, count: end - start - 1), as: UTF8.self
    ).unicodeScalars {
      if isEscaped, scalar != "'" { text += "\\" }
      isEscaped = scalar == "\\" && !isEscaped
      if isEscaped { continue }
      if scalar == "\"" { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    text += "\""
    complain(.habit(.singleQuotes, Fix(Span(source, start, end + 1), text)), start, end + 1)
    position = end + 1
    return make(.invalid, start, followsNewline)
  }

  private func beginsLine(_ offset: Int) -> Bool {
    var before = offset - 1
    while before >= 0, bytes[before] == UInt8(ascii: " ") || bytes[before] == UInt8(ascii: "\t") { before -= 1 }
    return before < 0 || isLineBreak(bytes[before])
  }

  private mutating func backticked(_ start: Int, _ followsNewline: Bool) -> Token {
    var offset = start + 1
    while offset < count, bytes[offset] != UInt8(ascii: "`"), bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
    guard offset < count, bytes[offset] == UInt8(ascii: "`"), offset > start + 1 else {
      return invalid(.strangeCharacter(UInt32(UInt8(ascii: "`"))), start, length: 1, followsNewline)
    }
    position = offset + 1
    let written = String(
      decoding: UnsafeBufferPointer(start: bytes + start + 1, count: offset - start - 1), as: UTF8.self)
    if let source, let swift = Self.interpolated(written) {
      let place = Span(source, start, offset + 1)
      complain(.habit(.template, Fix(place, swift)), start, offset + 1)
      return make(.invalid, start, followsNewline)
    }
    return make(.identifier, start, followsNewline)
  }

  /// `${name} has ${lives}` as a string of Swift; nil where it has no such parts.
  private static func interpolated(_ written: String) -> String? {
    guard written.contains("$"), written.contains("{") else { return nil }
    var result = "\""
    var isWithin = false
    var hasValues = false
    var characters = written[...]
    while let next = characters.popFirst() {
      if next == "$", characters.first == "{" {
        characters.removeFirst()
        result += "\\("
        isWithin = true
        hasValues = true
      } else if next == "}", isWithin {
        result += ")"
        isWithin = false
      } else {
        result.append(next)
      }
    }
    return hasValues ? result + "\"" : nil
  }

  private mutating func shorthand(_ start: Int, _ followsNewline: Bool) -> Token {
    var offset = start + 1
    var isNumber = true
    while offset < count, isIdentifierByte(bytes[offset]) {
      if !isDigit(bytes[offset]) { isNumber = false }
      offset += 1
    }
    if offset > start + 1, !isNumber, !isDigit(bytes[start + 1]) {
      // `$name`, what a property wrapper projects.
      position = offset
      return make(.identifier, start, followsNewline)
    }
    guard offset > start + 1, isNumber, offset - start < 8 else {
      return invalid(.dollarName, start, length: offset - start, followsNewline)
    }
    position = offset
    return make(.shorthand, start, followsNewline)
  }

  private mutating func operatorSymbol(_ start: Int, _ followsNewline: Bool) -> Token {
    let startsWithDot = bytes[start] == UInt8(ascii: ".")
    var offset = start
    scan: while offset < count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "/"):
        // A comment ends the operator.
        let following = self.byte(offset + 1)
        if offset > start && (following == UInt8(ascii: "/") || following == UInt8(ascii: "*")) { break scan }
        offset += 1
      case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"), UInt8(ascii: "*"),
        UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"),
        UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
        offset += 1
      case UInt8(ascii: "."):
        guard startsWithDot else { break scan }
        offset += 1
      case 0x80...:
        let scalar = scalar(at: offset)
        guard isOperatorScalar(scalar.value) else { break scan }
        offset += scalar.length
      default: break scan
      }
    }
    position = offset
    let left = isLeftBound(start)
    // `a ?b:c`: where nothing stands right before it, `?` begins a choice.
    let isChoice = offset - start == 1 && bytes[start] == UInt8(ascii: "?")
    let right = isChoice ? left : isRightBound(offset, left: left)
    var kind = TokenKind.operatorSymbol
    if offset - start == 1 {
      switch bytes[start] {
      case UInt8(ascii: "="):
        kind = .equal
        if left != right { complainOfEqual(start, left: left) }
      case UInt8(ascii: "&") where !left && right: kind = .prefixAmpersand
      default: break
      }
    } else if offset - start == 2, bytes[start] == UInt8(ascii: "-"), bytes[start + 1] == UInt8(ascii: ">") {
      kind = .arrow
    }
    return Token(
      kind: kind, word: .none, start: Int32(start), end: Int32(offset), followsNewline: followsNewline,
      isLeftBound: left, isRightBound: right)
  }

  private mutating func complainOfEqual(_ start: Int, left: Bool) {
    guard let source else { return }
    complain(.unevenEqual(Fix(Span(source, start, start + 1), left ? " =" : "= ")), start, start + 1)
  }

  /// Whether what stands before `offset` touches it.
  func isLeftBound(_ offset: Int) -> Bool {
    guard offset > 0 else { return false }
    switch bytes[offset - 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0b, 0x0c, 0,
      UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"): return !(offset > 1 && bytes[offset - 2] == UInt8(ascii: "*"))
    // A no-break space.
    case 0xa0: return !(offset > 1 && bytes[offset - 2] == 0xc2)
    default: return true
    }
  }

  /// Whether what stands at `offset`, behind an operator, touches it.
  func isRightBound(_ offset: Int, left: Bool) -> Bool {
    switch byte(offset) {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0b, 0x0c, 0,
      UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."): return !left
    case 0xc2: return byte(offset + 1) != 0xa0
    case UInt8(ascii: "/"):
      let following = byte(offset + 1)
      return !(following == UInt8(ascii: "/") || following == UInt8(ascii: "*"))
    default: return true
    }
  }

  private mutating func string(_ start: Int, _ followsNewline: Bool) -> Token {
    let end = skipString(from: start)
    position = end.position
    // A token that holds an unfinished string is an error the lexer has told of.
    return make(end.isTerminated ? .string : .invalid, start, followsNewline)
  }
}
