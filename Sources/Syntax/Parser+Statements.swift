import Diagnostics

extension Parser {
  /// Statements up to the closing brace or the end of the text; in a `switch`, up to the next case too.
  mutating func parseStatements(isCase: Bool) -> [Statement] {
    var statements: [Statement] = []
    while !isAborted {
      skipSemicolons(behind: !statements.isEmpty)
      switch token.kind {
      case .endOfText, .rightBrace: return statements
      case .case, .default:
        if isCase { return statements }
      case .at where isCase:
        if isUnknownDefault() { return statements }
      default: break
      }
      if atDirective(["if"]) {
        if isCase, surroundsCases() { return statements }
        parseConditionally(into: &statements) { parser, list in parser.parseListed(&list, isCase: isCase) }
        continue
      }
      if atEndOfBranch() { return statements }
      parseListed(&statements, isCase: isCase)
    }
    return statements
  }

  /// Those in the braces of something.
  mutating func parseInnerStatements(isCase: Bool) -> [Statement] {
    openBlocks += 1
    defer { openBlocks -= 1 }
    return parseStatements(isCase: isCase)
  }

  /// One stands between two statements; more of them would be statements of nothing.
  mutating func skipSemicolons(behind isBehind: Bool) {
    var isAllowed = isBehind
    while token.kind == .semicolon {
      if !isAllowed { error(.straySemicolon) }
      isAllowed = false
      advance()
    }
  }

  /// A statement of several, or the `#if` around some.
  private mutating func parseListed(_ statements: inout [Statement], isCase: Bool) {
    while take(.semicolon) {}
    if token.kind == .endOfText || token.kind == .rightBrace || atEndOfBranch() { return }
    if atDirective(["if"]) {
      return parseConditionally(into: &statements) { parser, list in parser.parseListed(&list, isCase: isCase) }
    }
    let start = token.start
    let errors = errorCount
    statements.append(parseStatement())
    let isStray = token.start == start
    let isWrong = isStray || errorCount > errors
    if isStray { skipStrayToken() }
    endStatement(isWrong: isWrong, isCase: isCase)
  }

  /// Whether the `#if` here is one around cases of a `switch`.
  private mutating func surroundsCases() -> Bool {
    let position = token
    let lexerPosition = lexer.position
    defer {
      lexer.position = lexerPosition
      token = position
    }
    let problems = lexer.problems.count
    repeat { token = lexer.next() } while !token.followsNewline && token.kind != .endOfText
    lexer.problems.removeLast(lexer.problems.count - problems)
    return token.kind == .case || token.kind == .default || token.kind == .at
  }

  private var errorCount: Int { diagnostics.count + lexer.problems.count }

  /// A token that begins nothing.
  private mutating func skipStrayToken() {
    if token.kind == .endOfText || token.kind == .rightBrace { return }
    if token.kind == .rightParen || token.kind == .rightBracket { advance() } else { skipBalanced() }
    skipToNextStatement()
  }

  /// A statement ends with its line, or with a semicolon.
  private mutating func endStatement(isWrong: Bool, isCase: Bool) {
    if token.followsNewline { return }
    switch token.kind {
    case .endOfText, .rightBrace, .semicolon: return
    case .case, .default:
      if isCase { return }
    case .at where isCase:
      if isUnknownDefault() { return }
    default: break
    }
    if isWrong {
      skipToNextStatement()
    } else if token.kind == .operatorSymbol, token.isPrefix, takesUnevenOperator() {
      skipToNextStatement()
    } else {
      let beginsCases = token.kind == .leftBrace && (peek().kind == .case || peek().kind == .default)
      error(
        .statementsOnOneLine(found: beginsCases ? "{ case" : text(token)), at: Span(source, previousEnd, previousEnd))
      if !startsOperand { skipToNextStatement() }
    }
  }

  /// What stands in front of a `#Preview`, as `@available(iOS 17, *)`, changes nothing of it.
  private mutating func skipAttributesOfPreview() -> Bool {
    var ahead = self
    var attributes: [Attribute] = []
    while ahead.token.kind == .at { ahead.parseAttribute(into: &attributes) }
    guard ahead.token.kind == .pound, ahead.text(ahead.peek()) == "Preview" else { return false }
    self = ahead
    return true
  }

  mutating func parseStatement() -> Statement {
    let start = token.start
    guard enter() else { return Statement(.error, span(token)) }
    defer { leave() }
    switch token.kind {
    case .if:
      let node = parseIf(label: nil)
      return Statement(.ifStatement(node), node.span)
    case .switch:
      let node = parseSwitch(label: nil)
      return Statement(.switchStatement(node), node.span)
    case .while, .repeat, .for, .do: return parseLoop(label: nil, start)
    case .guard: return parseGuard()
    case .break, .continue: return parseJump()
    case .fallthrough:
      advance()
      return Statement(.fallthroughStatement, span(from: start))
    case .return:
      advance()
      let value = endsReturn ? nil : parseValue()
      return Statement(.returnStatement(value), span(from: start))
    case .throw:
      advance()
      mayThrow = true
      let value = startsOperand ? parseExpression() : missingExpression(.thrownValue)
      return Statement(.throwStatement(value), span(from: start))
    case .defer:
      advance()
      let block = parseBlock(.deferBody)
      return Statement(.deferStatement(block), span(from: start))
    case .else, .catch, .case, .default, .in, .where: return strayWord()
    case .identifier:
      if let declaration = parseForeignDeclaration() { return Statement(.declaration(declaration), declaration.span) }
      if peek().kind == .colon, let labelled = parseLabelled() { return labelled }
      if token.word != .none, let special = parseSpecialStatement() { return special }
      if takesWordOfOthers() || takesMisspelt(isMember: false), !startsDeclaration() { return parseStatement() }
    case .pound:
      if let directive = parseDirective() { return directive }
    case .at: if skipAttributesOfPreview() { return parseStatement() }
    default: break
    }
    if startsDeclaration() {
      let declaration = parseDeclaration(in: .statements)
      if case .variable(let node) = declaration.kind, node.isAsync {
        return Statement(.asyncLet(node), declaration.span)
      }
      return Statement(.declaration(declaration), declaration.span)
    }
    expressionStatementStart = start
    let expression = startsOperand ? parseExpression() : missingExpression(.statement)
    return Statement(.expression(expression), expression.span)
  }

  /// `case` outside a `switch`, `else` without its `if`.
  private mutating func strayWord() -> Statement {
    let start = token
    error(.strayWord(text(token)))
    advance()
    if start.kind == .else || start.kind == .catch {
      if token.kind == .if { _ = parseIf(label: nil) } else if token.kind == .leftBrace { skipBalanced() }
    } else {
      skipToNextStatement()
    }
    return Statement(.error, span(from: start.start))
  }

  /// Whether a statement begins here that is no value.
  var beginsOtherStatement: Bool {
    switch token.kind {
    case .guard, .while, .for, .repeat, .defer, .break, .continue, .return, .fallthrough, .throw: true
    default: false
    }
  }

  private var endsReturn: Bool {
    switch token.kind {
    case .endOfText, .rightBrace, .semicolon, .case, .default, .guard, .while, .for, .repeat, .do, .break, .continue,
      .return, .throw, .defer, .fallthrough, .let, .var, .func, .struct, .class, .enum, .else:
      true
    // On a line of its own these are statements.
    case .if, .switch: token.followsNewline
    default: false
    }
  }

  private mutating func parseLabelled() -> Statement? {
    let place = place
    let label = takeName()
    advance()
    switch token.kind {
    case .while, .repeat, .for, .do: return parseLoop(label: label, label.span.start)
    case .if:
      let node = parseIf(label: label)
      return Statement(.ifStatement(node), span(from: label.span.start))
    case .switch:
      let node = parseSwitch(label: label)
      return Statement(.switchStatement(node), span(from: label.span.start))
    default:
      go(to: place)
      return nil
    }
  }

  /// Directives that stand on lines of their own.
  private mutating func parseDirective() -> Statement? {
    let next = peek()
    guard next.start == token.end else { return nil }
    let word = text(next)
    let start = token.start
    switch word {
    case "if":
      // In the place of a single statement.
      var statements: [Statement] = []
      parseConditionally(into: &statements) { parser, list in parser.parseListed(&list, isCase: false) }
      return Statement(.unsupported, span(from: start))
    case "elseif", "else", "endif": error(.strayDirective("#" + word), at: Span(source, Int(start), Int(next.end)))
    case "warning", "error":
      advance()
      advance()
      var message = ""
      if token.kind == .leftParen {
        let from = Int(token.end)
        skipBalanced()
        message = Span(source, from, max(from, previousEnd - 1)).text
      }
      if message.hasPrefix("\""), message.hasSuffix("\""), message.utf8.count > 1 {
        message = String(message.dropFirst().dropLast())
      }
      let place = span(from: start)
      if word == "error" {
        error(.saidError(message), at: place)
      } else {
        error(.saidWarning(message), at: place, severity: .warning)
      }
      return Statement(.unsupported, place)
    case "sourceLocation": unsupported(.directive("#" + word), at: Span(source, Int(start), Int(next.end)))
    default: return nil
    }
    advance()
    advance()
    skipToNextStatement()
    return Statement(.unsupported, span(from: start))
  }

  private mutating func parseSpecialStatement() -> Statement? {
    let start = token.start
    let next = peek()
    guard token.word == .yield, !next.followsNewline, next.kind == .prefixAmpersand || next.kind == .identifier else {
      return nil
    }
    advance()
    unsupported(.coroutines, start)
    skipToNextStatement()
    return Statement(.unsupported, span(from: start))
  }

  private mutating func parseJump() -> Statement {
    let start = token
    advance()
    var label: Name?
    if token.kind == .identifier, !token.followsNewline { label = takeName() }
    let kind: Statement.Kind = start.kind == .break ? .breakStatement(label: label) : .continueStatement(label: label)
    return Statement(kind, span(from: start.start))
  }

  // MARK: Blocks

  mutating func parseBlock(_ owner: Expectation) -> Block {
    let opening = token.start
    guard token.kind == .leftBrace else {
      missingAtEndOfLine(owner)
      return Block(statements: [], span: Span(source, Int(opening), Int(opening)))
    }
    guard enter() else { return Block(statements: [], span: span(token)) }
    defer { leave() }
    let outer = context
    context = Context()
    defer { context = outer }
    advance()
    let statements = parseInnerStatements(isCase: false)
    close(.rightBrace, openedAt: opening)
    return Block(statements: statements, span: span(from: opening))
  }

  // MARK: Conditions

  mutating func parseConditions() -> [Condition] {
    let outer = context
    context = Context(isHead: true)
    defer { context = outer }
    var conditions: [Condition] = []
    repeat {
      if token.kind == .leftBrace {
        expected(.condition)
        break
      }
      if case .binding(_, let isMutable, _, _)? = conditions.last { takeBindingWord(isMutable) }
      conditions.append(parseCondition())
      takeWhereInCondition()
    } while take(.comma) && !isAborted
    return conditions
  }

  private mutating func parseCondition() -> Condition {
    switch token.kind {
    case .case:
      advance()
      let pattern = parseMatchingPattern()
      var type: TypeNode?
      if take(.colon) { type = parseType() }
      guard take(.equal) else {
        expected(.patternValue)
        return .boolean(errorExpression())
      }
      let value = startsOperand ? parseExpression() : missingExpression(.initialValue)
      return .pattern(type.map { Pattern(.typed(pattern, $0), pattern.span.through($0.span)) } ?? pattern, value)
    case .let, .var:
      let isMutable = token.kind == .var
      advance()
      if token.kind == .case { expected(.pattern) }
      let pattern = parseBindingPattern(mayBeSelf: true)
      let type = take(.colon) ? parseType() : nil
      var value: Expression?
      if take(.equal) { value = startsOperand ? parseExpression() : missingExpressionBehind(.initialValue) }
      return .binding(pattern, isMutable: isMutable, type: type, value: value)
    default:
      guard startsOperand else { return .boolean(missingExpression(.condition)) }
      let condition = parseExpression()
      if case .assignment(let left, let right) = condition.kind {
        let offset = offsetOfSign(in: Span(source, Int(left.span.end), Int(condition.span.end)))
        let sign = Span(source, offset, offset + 1)
        error(.assignmentAsCondition, at: sign)
        // It goes on as the comparison that was meant.
        return .boolean(Expression(.binary(left, Name("==", sign), right), condition.span))
      }
      return .boolean(condition)
    }
  }

  private func offsetOfSign(in span: Span) -> Int {
    var offset = Int(span.start)
    while offset < Int(span.end), lexer.bytes[offset] != UInt8(ascii: "=") { offset += 1 }
    return offset
  }

  mutating func missingExpressionBehind(_ what: Expectation) -> Expression {
    expectedBehind(what)
    return errorExpression()
  }

  mutating func parseIf(label: Name?) -> IfNode {
    let start = token.start
    guard enter() else {
      let nothing = Block(statements: [], span: span(token))
      return IfNode(label: label, conditions: [], then: nothing, otherwise: nil, span: span(token))
    }
    defer { leave() }
    advance()
    let conditions = parseConditions()
    let then = parseBlock(.ifBody)
    var otherwise: IfNode.Otherwise?
    if takesElseIf() {
      otherwise = .ifNode(parseIf(label: nil))
    } else if take(.else) {
      otherwise = token.kind == .if ? .ifNode(parseIf(label: nil)) : .block(parseBlock(.elseBody))
    }
    return IfNode(
      label: label, conditions: conditions, then: then, otherwise: otherwise,
      span: span(from: label?.span.start ?? start))
  }

  private mutating func parseGuard() -> Statement {
    let start = token.start
    advance()
    let conditions = parseConditions()
    let errors = errorCount
    if !take(.else) {
      if token.followsNewline { expectedBehind(.guardElse) } else { expected(.guardElse) }
    }
    // Without `else` what follows may still be its block.
    if errorCount > errors, token.kind != .leftBrace {
      return Statement(.error, span(from: start))
    }
    let block = parseBlock(.guardBody)
    return Statement(.guardStatement(conditions, otherwise: block), span(from: start))
  }

  // MARK: Switch

  mutating func parseSwitch(label: Name?) -> SwitchNode {
    let start = token
    advance()
    let outer = context
    context = Context(isHead: true)
    let subject = startsOperand && token.kind != .leftBrace ? parseExpression() : missingExpression(.switchSubject)
    context = Context()
    defer { context = outer }
    var cases: [SwitchNode.Case] = []
    let opening = token.start
    if take(.leftBrace) {
      guard enter() else {
        return SwitchNode(label: label, subject: subject, cases: [], span: span(start), keyword: span(start))
      }
      defer { leave() }
      while token.kind != .rightBrace, token.kind != .endOfText {
        if token.kind == .case || token.kind == .default || token.kind == .at {
          cases.append(parseCase())
        } else if atDirective(["if"]) {
          parseConditionally(into: &cases) { parser, list in
            if parser.atDirective(["if"]) { return }
            list.append(parser.parseCase())
          }
        } else {
          error(.statementOutsideCase)
          let before = token.start
          _ = parseInnerStatements(isCase: true)
          if token.start == before { skipStrayToken() }
        }
      }
      close(.rightBrace, openedAt: opening)
    } else {
      missingAtEndOfLine(.switchBody)
      let place = Span(source, previousEnd, previousEnd)
      cases.append(SwitchNode.Case(patterns: [], isDefault: true, body: [], span: place, head: place))
    }
    return SwitchNode(
      label: label, subject: subject, cases: cases, span: span(from: label?.span.start ?? start.start),
      keyword: span(start))
  }

  private mutating func isUnknownDefault() -> Bool {
    let next = peek()
    return next.kind == .identifier && text(next) == "unknown"
  }

  private mutating func parseCase() -> SwitchNode.Case {
    let start = token
    if token.kind == .at {
      advance()
      if token.kind == .identifier, text(token) == "unknown" {
        advance()
      } else {
        expected(.caseLabel)
        advance()
      }
    }
    var patterns: [(pattern: Pattern, condition: Expression?)] = []
    let isDefault = token.kind == .default
    if token.kind == .case || token.kind == .default {
      advance()
    } else {
      expected(.caseLabel)
      skipToNextStatement()
      return SwitchNode.Case(patterns: [], isDefault: true, body: [], span: span(from: start.start), head: span(start))
    }
    let errors = errorCount
    if !isDefault {
      repeat {
        let pattern = parseMatchingPattern()
        var condition: Expression?
        if take(.where) { condition = startsOperand ? parseExpression() : missingExpression(.condition) }
        patterns.append((pattern, condition))
      } while take(.comma) && !isAborted
    }
    let head = span(from: start.start)
    if !take(.colon) {
      if errorCount == errors { missingAtEndOfLine(.caseColon) }
      while token.kind != .colon, token.kind != .endOfText, token.kind != .rightBrace, !token.followsNewline {
        skipBalanced()
        if token.kind == .rightParen || token.kind == .rightBracket { advance() }
      }
      _ = take(.colon)
    }
    let body = parseInnerStatements(isCase: true)
    if body.isEmpty, errorCount == errors, token.kind != .endOfText {
      error(.emptyCase(isDefault: isDefault), at: head)
    }
    return SwitchNode.Case(
      patterns: patterns, isDefault: isDefault, body: body, span: span(from: start.start), head: head)
  }
}
