import Diagnostics

/// An operator that waits for its right operand to be complete.
struct PendingOperator {
  enum Kind {
    case binary(Name)
    case assignment
    /// With what stands between `?` and `:`.
    case ternary(Expression)
  }
  var kind: Kind
  var precedence: Precedence
}

/// Operands with operators between them, folded by precedence.
extension Parser {
  mutating func parseExpression() -> Expression {
    guard enter() else { return errorExpression() }
    defer { leave() }
    let outer = deepest
    deepest = depth
    defer { deepest = max(outer, deepest) }
    let start = place
    let first = parseOperand()
    guard continuesSequence, token.start > start.token.start else { return first }
    return parseSequence(first, startingAt: start)
  }

  /// Whether the current token goes on with an expression whose operand was just read.
  private var continuesSequence: Bool {
    mutating get {
      switch token.kind {
      case .operatorSymbol: token.isInfix
      case .identifier: atWordBetweenOperands || atAsyncOfType
      case .equal: !context.isPattern
      case .is, .as, .arrow: true
      case .throws: true
      default: false
      }
    }
  }

  /// `async` of a function type that stands as an expression: `->` or `throws` follow.
  private var atAsyncOfType: Bool {
    mutating get {
      guard token.word == .async, !token.followsNewline else { return false }
      let next = peek().kind
      return next == .arrow || next == .throws
    }
  }

  private mutating func parseSequence(_ first: Expression, startingAt place: Place) -> Expression {
    let operandBase = operands.count
    let pendingBase = pending.count
    operands.append(first)
    var operandPlace = place
    while continuesSequence, !isAborted {
      wrap()
      switch token.kind {
      case .is, .as:
        checkRelation(to: .casting, Name(text(token), span(token)), from: pendingBase)
        reduce(down: .casting, to: pendingBase)
        appendCast()
        continue
      case .arrow, .throws:
        guard readFunctionType(from: operandPlace) else {
          finish(to: pendingBase)
          return takeOperand(to: operandBase)
        }
        continue
      case .identifier where atAsyncOfType:
        _ = readFunctionType(from: operandPlace)
        continue
      case .equal:
        reduce(down: .assignment, to: pendingBase)
        advance()
        pending.append(PendingOperator(kind: .assignment, precedence: .assignment))
        skipIdleMarks()
        if token.kind == .if || token.kind == .switch {
          operands.append(parseBranchExpression())
          continue
        }
      default:
        if let elvis = takesElvis() {
          appendOperator(elvis, to: pendingBase)
        } else if token.kind == .identifier {
          appendOperator(takeWordBetweenOperands(), to: pendingBase)
        } else if isOperator("?") {
          reduce(down: .ternary, to: pendingBase)
          let middle = parseTernaryMiddle()
          pending.append(PendingOperator(kind: .ternary(middle), precedence: .ternary))
        } else {
          appendOperator(takeName(), to: pendingBase)
        }
      }
      operandPlace = self.place
      operands.append(parseRightOperand(of: pending[pending.count - 1]))
      // Nothing was found that could have been an operand, and that has been said.
      if token.start == operandPlace.token.start { break }
    }
    finish(to: pendingBase)
    return takeOperand(to: operandBase)
  }

  /// Pushes an infix operator.
  private mutating func appendOperator(_ name: Name, to base: Int) {
    var precedence = Precedence.standard
    if let found = operatorTable.infix[name.text] {
      precedence = found
    } else {
      error(.unknownOperator(name.text, .infix), at: name.span)
    }
    checkRelation(to: precedence, name, from: base)
    reduce(down: precedence, to: base)
    pending.append(PendingOperator(kind: .binary(name), precedence: precedence))
  }

  /// Whether it is known which of two operators goes first.
  private mutating func checkRelation(to precedence: Precedence, _ name: Name, from base: Int) {
    guard pending.count > base, case .binary(let before) = pending[pending.count - 1].kind else { return }
    let other = pending[pending.count - 1].precedence
    if other == precedence, precedence.associativity == .none {
      error(.operatorsDoNotChain(before.text, at: before.span, name.text), at: name.span)
    } else if other != precedence, operatorTable.isTighter(other, than: precedence) == nil {
      error(.operatorsAreUnrelated(before.text, at: before.span, name.text), at: name.span)
    }
  }

  private mutating func appendCast() {
    let isCheck = token.kind == .is
    advance()
    var cast = isCheck ? Expression.Cast.check : .coercion
    if !isCheck {
      if take(.postfixQuestion) { cast = .conditional } else if take(.postfixExclamation) { cast = .forced }
    }
    let type = parseType()
    let operand = operands.removeLast()
    let whole = operand.span.through(type.span)
    if isOperator("...") { error(.dotsBehindType(Fix(whole, "(\(whole.text))")), at: span(token)) }
    operands.append(Expression(.cast(operand, cast, type), whole))
  }

  /// `(Int) -> Void` in the place of an expression: the operand is read once more, as the beginning of a type.
  private mutating func readFunctionType(from place: Place) -> Bool {
    if token.kind == .throws, peek().kind != .arrow { return false }
    go(to: place)
    let type = parseType()
    operands.removeLast()
    operands.append(Expression(.type(type), type.span))
    return true
  }

  private mutating func parseTernaryMiddle() -> Expression {
    advance()
    let outer = context
    context.isVariableValue = false
    let middle = parseExpression()
    context = outer
    if !take(.colon) { expectedBehind(.ternaryColon) }
    return middle
  }

  private mutating func parseRightOperand(of pending: PendingOperator) -> Expression {
    if token.kind == .try || token.word == .await, case .binary(let name) = pending.kind,
      pending.precedence != .assignment
    {
      error(.tryToTheRight(text(token), of: name.text))
    }
    if startsOperand { return parseOperand() }
    switch pending.kind {
    case .binary(let name): expected(.operand(after: name.text))
    case .assignment: expected(.operand(after: "="))
    case .ternary: expected(.operand(after: ":"))
    }
    return errorExpression()
  }

  /// Whether an operand can begin here; a closing bracket or the end of the text, or of a branch, cannot.
  var startsOperand: Bool {
    mutating get {
      switch token.kind {
      case .endOfText, .rightParen, .rightBracket, .rightBrace, .comma, .colon, .semicolon, .equal, .arrow: false
      case .pound: !atEndOfBranch()
      default: true
      }
    }
  }

  // MARK: Folding

  /// Folds the operators on top that bind tighter than one of `precedence`, which comes next.
  private mutating func reduce(down precedence: Precedence, to base: Int) {
    while pending.count > base {
      let top = pending[pending.count - 1].precedence
      guard
        top == precedence
          ? precedence.associativity != .right : operatorTable.isTighter(top, than: precedence) ?? false
      else { return }
      fold()
    }
  }

  private mutating func finish(to base: Int) {
    while pending.count > base { fold() }
  }

  private mutating func fold() {
    let right = operands.removeLast()
    let left = operands.removeLast()
    let span = left.span.through(right.span)
    switch pending.removeLast().kind {
    case .binary(let name): operands.append(Expression(.binary(left, name, right), span))
    case .assignment: operands.append(Expression(.assignment(left, right), span))
    case .ternary(let middle): operands.append(Expression(.ternary(left, middle, right), span))
    }
  }

  private mutating func takeOperand(to base: Int) -> Expression {
    let result = operands[base]
    operands.removeSubrange(base...)
    return result
  }

  // MARK: Operands

  /// One operand with its prefix operators; `try` takes all that stands to its right.
  mutating func parseOperand() -> Expression {
    let start = token.start
    switch token.kind {
    case .try:
      guard enter() else { return errorExpression() }
      defer { leave() }
      advance()
      var kind = Expression.TryKind.plain
      if take(.postfixQuestion) { kind = .optional } else if take(.postfixExclamation) { kind = .forced }
      let outerThrows = mayThrow
      let value = startsOperand ? parseExpression() : missingExpression(.operand(after: "try"))
      mayThrow = kind == .plain ? true : outerThrows
      return Expression(.tryExpression(value, kind), span(from: start))
    case .operatorSymbol, .postfixQuestion, .postfixExclamation, .prefixAmpersand:
      return parsePrefixed()
    case .identifier where token.word != .none:
      if let special = parseSpecialWord() { return special }
      return parsePostfix()
    case .let, .var, .is:
      if context.isPattern { return parseEmbeddedPattern() }
      return parsePostfix()
    default:
      if token.kind == .identifier, let word = takesWordBeforeOperand() {
        guard enter() else { return errorExpression() }
        defer { leave() }
        let operand = parseOperand()
        return word.text.isEmpty ? operand : Expression(.prefix(word, operand), word.span.through(operand.span))
      }
      return parsePostfix()
    }
  }

  private mutating func parsePrefixed() -> Expression {
    let start = token.start
    if token.kind == .prefixAmpersand {
      guard enter() else { return errorExpression() }
      defer { leave() }
      advance()
      let value = parseOperand()
      return Expression(.inOut(value), span(from: start))
    }
    if let regex = parseBareRegex() { return regex }
    guard token.kind == .operatorSymbol, token.isPrefix else {
      if token.kind == .operatorSymbol, token.isInfix { return strayInfix() }
      return missingExpression(.expression)
    }
    guard enter() else { return errorExpression() }
    defer { leave() }
    let symbol = takeName()
    let isOldStep = (symbol.text == "++" || symbol.text == "--") && !operatorTable.prefix.contains(symbol.text)
    if !isOldStep, !operatorTable.prefix.contains(symbol.text) {
      error(.unknownOperator(symbol.text, .prefix), at: symbol.span)
    }
    let value = parseOperand()
    let result = Expression(.prefix(symbol, value), span(from: start))
    if isOldStep {
      complainOfStep(symbol, value, result.span)
      return Expression(.error, result.span)
    }
    return result
  }

  /// An operator with white space on both sides where an operand should begin: `let x = - 1`.
  private mutating func strayInfix() -> Expression {
    let symbol = token
    let isPrefix = operatorTable.prefix.contains(text(symbol))
    if text(symbol) == "...", peek().followsNewline || peek().kind == .rightBrace || peek().kind == .endOfText {
      error(.leftOut)
      advance()
      return errorExpression()
    }
    error(.strayOperator(text(symbol), isPrefix: isPrefix))
    advance()
    guard startsOperand, !token.followsNewline, enter() else { return errorExpression() }
    defer { leave() }
    return parseOperand()
  }

  /// `await`, and `any P` and others that are words only where something follows that makes them so.
  private mutating func parseSpecialWord() -> Expression? {
    switch token.word {
    case .await: return parseAwait()
    case .any, .some, .consume, .copy, .each: break
    default: return nil
    }
    let next = peek()
    guard !next.followsNewline else { return nil }
    let start = token.start
    switch token.word {
    case .any, .some:
      guard next.kind == .identifier || next.kind == .leftParen && token.word == .any && next.start > token.end else {
        return nil
      }
      if next.kind == .leftParen { return nil }
      let type = parseType()
      return parseSuffixes(Expression(.type(type), type.span))
    case .consume, .copy, .each:
      switch next.kind {
      case .identifier, .selfValue, .super, .shorthand, .string, .integer, .try: break
      default: return nil
      }
      guard enter() else { return errorExpression() }
      defer { leave() }
      unsupported(token.word == .each ? .parameterPacks : .ownership)
      advance()
      _ = parseOperand()
      return Expression(.unsupported, span(from: start))
    default: return nil
    }
  }

  /// A variable may be called so, but not be read by that name.
  private mutating func parseAwait() -> Expression {
    guard enter() else { return errorExpression() }
    defer { leave() }
    let start = token.start
    advance()
    mayAwait = true
    guard startsOperand else { return missingExpression(.operand(after: "await")) }
    return Expression(.await(parseExpression()), span(from: start))
  }

  /// `let x`, `is T` among the operands of a pattern.
  private mutating func parseEmbeddedPattern() -> Expression {
    let pattern = parseMatchingPattern()
    let node = Expression(.error, pattern.span)
    embeddedPatterns[ObjectIdentifier(node)] = pattern
    embeddedNodes.append(node)
    return node
  }

  // MARK: Errors

  mutating func errorExpression() -> Expression { Expression(.error, Span(source, Int(token.start), Int(token.start))) }

  mutating func missingExpression(_ what: Expectation) -> Expression {
    expected(what)
    return errorExpression()
  }

  /// `i++` is no longer Swift.
  mutating func complainOfStep(_ symbol: Name, _ operand: Expression, _ span: Span) {
    let isStatement = span.start == expressionStatementStart && (token.followsNewline || !startsOperand)
    let edit = "\(operand.span.text) \(symbol.text.prefix(1))= 1"
    error(.oldStep(symbol.text, fix: isStatement ? Fix(span, edit) : nil), at: symbol.span)
  }
}
