import Diagnostics

/// How errors are told, once each, and how the parser finds its feet again.
extension Parser {
  /// Complains of the current token.
  mutating func error(_ problem: SyntaxProblem) { error(problem, at: span(token)) }

  mutating func error(_ problem: SyntaxProblem, at span: Span, severity: Diagnostic.Severity = .error) {
    guard !isAborted else { return }
    if token.kind == .endOfText, problem.wouldBeMendedByMoreText { endedEarly = true }
    // What the lexer could not read it has complained of, and a second error at the same place has the same cause.
    if severity == .error {
      if token.kind == .invalid, span.start == token.start { return }
      if let last = diagnostics.last, last.severity == .error, last.span.start == span.start { return }
    }
    diagnostics.append(Diagnostic(.syntax(problem), at: span, severity: severity))
    if diagnostics.count >= Parser.mostDiagnostics { abort() }
  }

  /// Gives up the rest of the text.
  mutating func abort() {
    isAborted = true
    lexer.position = lexer.count
    token = lexer.next()
  }

  /// The current token is not what must stand here.
  mutating func expected(_ what: Expectation) {
    error(.expected(what, found: found))
  }

  /// The same, told just behind the last used token: where `swiftc` reports what is missing at the end of a line.
  mutating func expectedBehind(_ what: Expectation) {
    error(.expected(what, found: found), at: Span(source, previousEnd, previousEnd))
  }

  /// What should stand here, a brace or a colon, is missed at the end of the line that lacks it.
  mutating func missingAtEndOfLine(_ what: Expectation) {
    guard token.followsNewline || token.kind == .endOfText else { return expected(what) }
    if token.kind == .endOfText { endedEarly = true }
    expectedBehind(what)
  }

  var found: String? { token.kind == .endOfText ? nil : text(token) }

  /// Names what Zoetrope does not have; once for all places on a line.
  mutating func unsupported(_ feature: Feature, at place: Span? = nil) {
    let place = place ?? span(token)
    for diagnostic in diagnostics.reversed() {
      guard diagnostic.span.line == place.line else { break }
      if case .syntax(.unsupported(feature, written: _)) = diagnostic.problem { return }
    }
    var end = Int(place.start)
    while end < Int(place.end), !isLineBreak(lexer.bytes[end]) { end += 1 }
    error(.unsupported(feature, written: Span(source, Int(place.start), end).text), at: place)
  }

  mutating func unsupported(_ feature: Feature, _ start: Int32) { unsupported(feature, at: span(from: start)) }

  /// The closing bracket, or a complaint that it is missing.
  mutating func close(_ kind: TokenKind, openedAt opening: Int32) {
    if take(kind) { return }
    if kind != .rightBrace, isWrong(since: opening) {
      // The bracket is missing for a reason that was told.
      skipToClosing(kind)
      return
    }
    let text = lexer.bytes[Int(opening)]
    let problem = SyntaxProblem.unclosed(
      Bracket(text), opened: Span(source, Int(opening), Int(opening) + 1), found: found)
    // As `swiftc` does: what should close a list of expressions is missed where a statement begins, and behind a comma it is
    // the next expression that is missed.
    let isBehind =
      kind == .rightBracket
      ? previousEnd == 0 || lexer.bytes[previousEnd - 1] != UInt8(ascii: ",")
      : token.followsNewline && startsOperand && !startsKeywordStatement
    if isBehind {
      if token.kind == .endOfText { endedEarly = true }
      error(problem, at: Span(source, previousEnd, previousEnd))
    } else {
      error(problem)
    }
    skipToClosing(kind)
  }

  /// Whether something behind `start` has been complained of.
  func isWrong(since start: Int32) -> Bool {
    if let last = diagnostics.last, last.severity == .error, last.span.start > start { return true }
    if let last = lexer.problems.last, last.severity == .error, last.start > Int(start) { return true }
    return false
  }

  /// Whether the current token begins a statement or a declaration by its word alone.
  var startsKeywordStatement: Bool {
    switch token.kind {
    case .let, .var, .func, .struct, .class, .enum, .protocol, .extension, .typealias, .import, .static, .public,
      .private, .fileprivate, .internal, .if, .guard, .while, .for, .switch, .repeat, .do, .return, .break, .continue,
      .throw, .defer, .case, .default, .at, .rightBrace, .endOfText:
      true
    default: false
    }
  }

  /// Behind an error inside brackets: to the closing bracket if it stands on this line.
  mutating func skipToClosing(_ kind: TokenKind) {
    while token.kind != .endOfText, !token.followsNewline {
      switch token.kind {
      case kind:
        advance()
        return
      case .leftParen, .leftBracket, .leftBrace: skipBalanced()
      case .rightParen, .rightBracket, .rightBrace, .semicolon: return
      default: advance()
      }
    }
  }

  /// Skips one token, or all that stands in brackets where it opens some.
  mutating func skipBalanced() {
    var open: [TokenKind] = []
    repeat {
      switch token.kind {
      case .leftParen: open.append(.rightParen)
      case .leftBracket: open.append(.rightBracket)
      case .leftBrace: open.append(.rightBrace)
      case .rightParen, .rightBracket, .rightBrace:
        guard let index = open.lastIndex(of: token.kind) else { return }
        open.removeSubrange(index...)
      case .endOfText: return
      default: break
      }
      advance()
    } while !open.isEmpty
  }

  /// To the end of a statement that went wrong: the next line, a semicolon, or the end of the block.
  mutating func skipToNextStatement() {
    while true {
      switch token.kind {
      case .endOfText, .rightBrace: return
      case .semicolon:
        advance()
        return
      default: break
      }
      if token.followsNewline { return }
      if token.kind == .rightParen || token.kind == .rightBracket { advance() } else { skipBalanced() }
    }
  }

  /// The end of the brackets that the token at `start` opens, as looked up ahead; nil where they do not close.
  mutating func endOfBrackets(from start: Token) -> Int32? {
    if let end = bracketEnds[start.start] { return end >= 0 ? end : nil }
    let saved = lexer.position
    defer { lexer.position = saved }
    var open: [Token] = []
    var next = start
    lexer.position = Int(start.end)
    search: while next.kind != .endOfText {
      switch next.kind {
      case .leftParen, .leftBracket, .leftBrace: open.append(next)
      case .rightParen, .rightBracket, .rightBrace:
        while let opening = open.popLast() {
          if Parser.pairs(opening.kind, next.kind) {
            bracketEnds[opening.start] = next.end
            break
          }
          bracketEnds[opening.start] = -1
        }
        if open.isEmpty { break search }
      default: break
      }
      next = lexer.next()
    }
    for opening in open { bracketEnds[opening.start] = -1 }
    return bracketEnds[start.start].flatMap { $0 >= 0 ? $0 : nil }
  }

  private static func pairs(_ opening: TokenKind, _ closing: TokenKind) -> Bool {
    switch opening {
    case .leftParen: closing == .rightParen
    case .leftBracket: closing == .rightBracket
    default: closing == .rightBrace
    }
  }
}
