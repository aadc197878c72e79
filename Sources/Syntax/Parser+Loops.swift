import Diagnostics

extension Parser {
  /// `while`, `repeat`, `for` and `do`.
  mutating func parseLoop(label: Name?, _ start: Int32) -> Statement {
    switch token.kind {
    case .while:
      advance()
      let conditions = parseConditions()
      let body = parseBlock(.loopBody)
      return Statement(.whileStatement(label: label, conditions, body), span(from: start))
    case .repeat:
      advance()
      let body = parseBlock(.repeatBody)
      guard take(.while) else {
        if token.followsNewline || token.kind == .endOfText {
          expectedBehind(.repeatWhile)
        } else {
          expected(.repeatWhile)
        }
        return Statement(.error, span(from: start))
      }
      // A closure by itself is none.
      let condition = startsOperand && token.kind != .leftBrace ? parseExpression() : missingExpression(.condition)
      return Statement(.repeatStatement(label: label, body, condition: condition), span(from: start))
    case .for: return parseFor(label: label, start)
    default: return parseDo(label: label, start)
    }
  }

  private mutating func parseFor(label: Name?, _ start: Int32) -> Statement {
    let keyword = span(token)
    if isOldFor() { return parseOldFor(keyword) }
    advance()
    let words = token.start
    var isTried = false
    var isAsync = false
    if token.kind == .try || token.kind == .identifier && token.word == .await, peek().kind != .in {
      isTried = take(.try)
      isAsync = token.kind == .identifier && token.word == .await
      if isAsync { advance() } else { error(.tryWithoutAwaitInFor) }
    }
    let effects = span(from: words)
    var pattern: Pattern
    if take(.case) {
      pattern = parseMatchingPattern()
    } else if token.kind == .var || token.kind == .let {
      let word = token
      if word.kind == .let { error(.letBehindFor) }
      advance()
      let inner = parseBindingPattern()
      pattern = Pattern(.binding(isMutable: word.kind == .var, inner), span(from: word.start))
    } else {
      pattern = parseBindingPattern(mayVary: true)
    }
    if take(.colon) {
      let type = parseType()
      pattern = Pattern(.typed(pattern, type), pattern.span.through(type.span))
    }
    guard take(.in) else {
      expected(.forIn)
      skipToBody()
      if token.kind == .leftBrace { _ = parseBlock(.loopBody) }
      return Statement(.error, span(from: start))
    }
    let outer = context
    context = Context(isHead: true)
    let sequence =
      startsOperand && token.kind != .leftBrace ? parseExpression() : missingExpression(.sequence)
    var condition: Expression?
    if take(.where) { condition = startsOperand ? parseExpression() : missingExpression(.condition) }
    context = outer
    let body = parseBlock(.loopBody)
    if isAsync {
      mayAwait = true
      if isTried { mayThrow = true }
      return Statement(
        .asyncFor(effects, isTried: isTried, label: label, pattern, sequence, condition: condition, body),
        span(from: start))
    }
    return Statement(.forStatement(label: label, pattern, sequence, condition: condition, body), span(from: start))
  }

  private mutating func parseDo(label: Name?, _ start: Int32) -> Statement {
    let keyword = span(token)
    advance()
    var throwing: ThrowsClause?
    if token.kind == .throws {
      let keyword = span(token)
      advance()
      throwing = ThrowsClause(keyword: keyword, type: parseThrownType())
    }
    let outerThrows = mayThrow
    mayThrow = false
    let body = parseBlock(.doBody)
    if let condition = takesDoWhile(keyword) {
      return Statement(.repeatStatement(label: label, body, condition: condition), span(from: start))
    }
    var catches: [CatchNode] = []
    let bodyThrows = mayThrow
    mayThrow = outerThrows
    while token.kind == .catch {
      let start = token.start
      advance()
      var patterns: [(pattern: Pattern, condition: Expression?)] = []
      if token.kind != .leftBrace {
        let outer = context
        context.isHead = true
        repeat {
          let pattern = token.kind == .where ? Pattern(.wildcard, span(from: token.start)) : parseMatchingPattern()
          var condition: Expression?
          if take(.where) { condition = startsOperand ? parseExpression() : missingExpression(.condition) }
          patterns.append((pattern, condition))
        } while take(.comma) && !isAborted
        context = outer
      }
      let block = parseBlock(.catchBody)
      catches.append(CatchNode(patterns: patterns, body: block, span: span(from: start)))
    }
    if bodyThrows, !catches.contains(where: \.takesAll) { mayThrow = true }
    return Statement(.doStatement(label: label, body, throwing: throwing, catches: catches), span(from: start))
  }

  private mutating func skipToBody() {
    while token.kind != .leftBrace, token.kind != .endOfText, token.kind != .rightBrace, !token.followsNewline {
      if token.kind == .rightParen || token.kind == .rightBracket { advance() } else { skipBalanced() }
    }
  }

  // MARK: The loop of C

  /// Whether a semicolon stands in the head of the loop.
  private mutating func isOldFor() -> Bool {
    let saved = lexer.position
    defer { lexer.position = saved }
    var next = lexer.next()
    while !next.followsNewline {
      switch next.kind {
      case .semicolon: return true
      case .in, .leftBrace, .endOfText: return false
      default: next = lexer.next()
      }
    }
    return false
  }

  private mutating func parseOldFor(_ keyword: Span) -> Statement {
    advance()
    var parts: [[Token]] = [[]]
    while token.kind != .leftBrace, token.kind != .endOfText, !token.followsNewline || token.kind == .semicolon {
      if token.kind == .semicolon { parts.append([]) } else { parts[parts.count - 1].append(token) }
      advance()
    }
    let head = keyword.through(span(from: keyword.start))
    error(.oldFor(todaysLoop(parts).map { Fix(head, $0) }), at: keyword)
    if token.kind == .leftBrace { _ = parseBlock(.loopBody) }
    return Statement(.error, span(from: keyword.start))
  }

  /// `for i in 0..<3` for `for var i = 0; i < 3; i++`, where the loop is as simple as that.
  private func todaysLoop(_ parts: [[Token]]) -> String? {
    guard parts.count == 3 else { return nil }
    var start = parts[0]
    var step = parts[2]
    if start.first?.kind == .leftParen { start.removeFirst() }
    if step.last?.kind == .rightParen { step.removeLast() }
    if start.first?.kind == .var || start.first?.kind == .let { start.removeFirst() }
    let test = parts[1]
    guard start.count >= 3, start[1].kind == .equal, test.count >= 3, step.count >= 2 else { return nil }
    let name = text(start[0])
    let sign = text(test[1])
    guard text(test[0]) == name, sign == "<" || sign == "<=" else { return nil }
    let words = step.map { text($0) }
    guard words == [name, "++"] || words == ["++", name] || words == [name, "+=", "1"] else { return nil }
    let first = Span(source, Int(start[2].start), Int(start[start.count - 1].end)).text
    let last = Span(source, Int(test[2].start), Int(test[test.count - 1].end)).text
    return "for \(name) in \(first)\(sign == "<" ? "..<" : "...")\(last)"
  }
}
