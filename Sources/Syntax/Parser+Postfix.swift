import Diagnostics

/// An operand and what is attached to it: members, calls, subscripts, `?`, `!`, trailing closures.
extension Parser {
  mutating func parsePostfix() -> Expression {
    let outer = deepest
    deepest = depth
    defer { deepest = max(outer, deepest) }
    return parseSuffixes(parsePrimary())
  }

  mutating func parseSuffixes(_ primary: Expression, ofKeyPath: Bool = false) -> Expression {
    var result = primary
    while !isAborted {
      switch token.kind {
      // `\Root.[0]` is as good as `\Root[0]`.
      case .period where ofKeyPath && peek().kind == .leftBracket: advance()
      case .period:
        guard let member = parseMember(of: result) else { return result }
        result = member
      case .leftParen:
        guard !token.followsNewline else { return result }
        let arguments = parseArguments(close: .rightParen)
        result = Expression(.call(result, withTrailingClosures(arguments)), span(from: result.span.start))
      case .leftBracket:
        guard !token.followsNewline else { return result }
        let arguments = parseArguments(close: .rightBracket)
        result = Expression(.subscripted(result, withTrailingClosures(arguments)), span(from: result.span.start))
      case .leftBrace:
        guard opensTrailingClosure(of: result) else { return result }
        let here = Span(source, Int(token.start), Int(token.start))
        let arguments = Arguments(elements: [], trailingClosures: 0, span: here)
        result = Expression(.call(result, withTrailingClosures(arguments)), span(from: result.span.start))
      case .postfixQuestion:
        advance()
        result = Expression(.optionalChain(result), span(from: result.span.start))
      case .postfixExclamation:
        advance()
        result = Expression(.forceUnwrap(result), span(from: result.span.start))
      case .operatorSymbol:
        if token.isPostfix {
          result = parsePostfixOperator(result)
        } else if isByte(token.start, "<"), let generic = withGenericArguments(result) {
          result = generic
        } else {
          return result
        }
      case .pound where atDirective(["if"]) && surroundsMembers():
        var links = [result]
        parseConditionally(into: &links) { parser, list in
          // Each branch goes on from what stands before it.
          guard parser.token.kind == .period else { return }
          list = [parser.parseSuffixes(list.last ?? result)]
        }
        result = links.last ?? result
      default: return result
      }
      wrap()
    }
    return result
  }

  /// Whether the `#if` here is one around links of the chain.
  private mutating func surroundsMembers() -> Bool {
    let position = token
    let lexerPosition = lexer.position
    defer {
      lexer.position = lexerPosition
      token = position
    }
    repeat { token = lexer.next() } while !token.followsNewline && token.kind != .endOfText
    return token.kind == .period
  }

  private mutating func parsePostfixOperator(_ operand: Expression) -> Expression {
    // `Array<Int>.self` and the like end in an operator that touches the name.
    if isByte(token.start, "<"), let generic = withGenericArguments(operand) { return generic }
    let symbol = takeName()
    if !operatorTable.postfix.contains(symbol.text) {
      if symbol.text == "++" || symbol.text == "--" {
        complainOfStep(symbol, operand, operand.span.through(symbol.span))
        return Expression(.error, span(from: operand.span.start))
      }
      error(.unknownOperator(symbol.text, .postfix), at: symbol.span)
    }
    return Expression(.postfix(symbol, operand), span(from: operand.span.start))
  }

  private mutating func parseMember(of base: Expression) -> Expression? {
    let dot = token
    let isBound = dot.start == Int32(previousEnd)
    advance()
    // White space on both sides is as good as none.
    if isBound, token.start != dot.end, token.kind == .identifier || token.kind == .integer {
      error(.spaceBehindPeriod, at: span(dot))
    }
    guard let name = parseMemberName() else {
      expectedBehind(.memberName)
      return Expression(.error, base.span.through(span(dot)))
    }
    return Expression(.member(base, name, genericArguments: nil), span(from: base.span.start))
  }

  /// What stands behind a dot: a name, any reserved word, or the number of a tuple's element.
  mutating func parseMemberName() -> Name? {
    switch token.kind {
    case .identifier, .integer: return parseCompoundName()
    default:
      guard token.kind.isReservedWord else { return nil }
      // On a line of its own the word begins a statement.
      if token.followsNewline { return nil }
      return token.kind == .initializer ? parseCompoundName() : takeName()
    }
  }

  /// A name, perhaps with the labels of the function it names: `move(to:by:)`.
  mutating func parseCompoundName() -> Name {
    let first = token
    let result = takeName()
    guard token.kind == .leftParen, token.start == first.end, isCompoundNameAhead() else { return result }
    var labels = "("
    advance()
    while token.kind != .rightParen {
      labels += name(token).text + ":"
      advance()
      advance()
    }
    advance()
    labels += ")"
    return Name(result.text + labels, span(from: first.start))
  }

  /// Whether the parentheses at the current token hold only `label:`s.
  private mutating func isCompoundNameAhead() -> Bool {
    let saved = lexer.position
    defer { lexer.position = saved }
    var next = lexer.next()
    guard next.kind != .rightParen else { return false }
    while next.kind == .identifier || next.kind == .underscore || next.kind.isReservedWord {
      guard lexer.next().kind == .colon else { return false }
      next = lexer.next()
    }
    return next.kind == .rightParen
  }

  /// The name with the generic arguments that follow it, where the angle bracket opens some.
  private mutating func withGenericArguments(_ base: Expression) -> Expression? {
    switch base.kind {
    case .name(let name, genericArguments: nil):
      guard opensGenericArguments() else { return nil }
      let arguments = parseGenericArguments()
      return Expression(.name(name, genericArguments: arguments), span(from: base.span.start))
    case .member(let inner, let name, genericArguments: nil):
      guard opensGenericArguments() else { return nil }
      let arguments = parseGenericArguments()
      return Expression(.member(inner, name, genericArguments: arguments), span(from: base.span.start))
    default: return nil
    }
  }

  // MARK: Arguments

  mutating func parseArguments(close closing: TokenKind) -> Arguments {
    let opening = token
    advance()
    let elements = parseElements(until: closing, from: opening)
    close(closing, openedAt: opening.start)
    return Arguments(elements: elements, trailingClosures: 0, span: span(from: opening.start))
  }

  /// Expressions, perhaps labelled, with commas between them, up to the closing bracket.
  mutating func parseElements(until closing: TokenKind, from opening: Token) -> [Arguments.Element] {
    let outer = context
    context = Context(isPattern: outer.isPattern, isBinding: outer.isBinding)
    defer { context = outer }
    var elements: [Arguments.Element] = []
    while token.kind != closing, !isAborted {
      let before = token.start
      var label: Name?
      if token.kind == .identifier || token.kind == .underscore || token.kind.isReservedWord, peek().kind == .colon {
        label = token.kind == .underscore ? nil : name(token)
        advance()
        advance()
      }
      let value: Expression
      if let symbol = parseOperatorReference() {
        value = symbol
      } else if token.kind == .inout {
        // These are the parameters of a function's type.
        meetsParameterTypes = true
        return elements
      } else if startsOperand {
        let first = parseExpression()
        value = takesSlice(first, until: closing) ?? first
      } else {
        // A missing bracket is told by whoever opened it.
        if token.kind == .comma || label != nil || token.kind == .colon { expected(.expression) }
        value = errorExpression()
        if token.kind != .comma {
          if label != nil { elements.append(Arguments.Element(label: label, value: value)) }
          return elements
        }
      }
      elements.append(Arguments.Element(label: label, value: value))
      if take(.comma) || token.kind == closing { continue }
      guard token.start > before, missesComma(in: opening) else { break }
    }
    return elements
  }

  /// Whether another element follows without a comma: that is one error, and reading goes on.
  mutating func missesComma(in opening: Token) -> Bool {
    guard startsOperand, token.kind != .leftBrace, !startsKeywordStatement else { return false }
    if token.kind == .operatorSymbol, !token.isPrefix { return false }
    // On another line it is an element only if the bracket is closed behind it.
    if token.followsNewline, endOfBrackets(from: opening) == nil { return false }
    expectedBehind(.comma)
    return !isAborted
  }

  /// An operator as a value: `reduce(0, +)`.
  mutating func parseOperatorReference() -> Expression? {
    guard token.kind == .operatorSymbol || token.kind == .prefixAmpersand else { return nil }
    let next = peek()
    guard next.kind == .rightParen || next.kind == .comma || next.kind == .rightBracket else { return nil }
    if let regex = parseBareRegex() { return regex }
    let symbol = takeName()
    return Expression(.name(symbol, genericArguments: nil), symbol.span)
  }

  // MARK: Trailing closures

  private mutating func opensTrailingClosure(of callee: Expression) -> Bool {
    switch callee.kind {
    case .integer, .float, .boolean, .string, .nilLiteral, .array, .dictionary, .tuple, .error, .closure: return false
    case .ifExpression, .switchExpression: return false
    // Behind a trailing closure stands no other without a label.
    case .call(_, let arguments), .subscripted(_, let arguments):
      if arguments.trailingClosures > 0 { return false }
    default: break
    }
    if context.isVariableValue && opensAccessors() { return false }
    // Cases are those of a `switch` or an `enum`.
    if peek().kind == .case || peek().kind == .default { return false }
    guard context.isHead else { return true }
    // In a head the brace opens the body, unless it closes on the same line and what follows shows that the body is still to come.
    let saved = lexer.position
    defer { lexer.position = saved }
    // The search is bounded, since a deep nest of heads would search the same text again and again.
    let start = Int(token.start)
    var limit = start
    while limit < min(lexer.count, start + 20_000), !isLineBreak(lexer.bytes[limit]) { limit += 1 }
    guard let end = lexer.endOfBraces(from: start, limit: limit) else { return false }
    lexer.position = end
    let next = lexer.next()
    switch next.kind {
    case .leftBrace, .where, .comma: return true
    case _ where next.followsNewline: return false
    case .leftParen, .leftBracket, .period, .is, .as, .postfixQuestion,
      .postfixExclamation, .colon, .equal:
      return true
    case .operatorSymbol: return next.isInfix || next.isPostfix
    default: return false
    }
  }

  /// Adds the closures that follow the arguments.
  private mutating func withTrailingClosures(_ arguments: Arguments) -> Arguments {
    guard token.kind == .leftBrace else { return arguments }
    // The callee matters only where it is a literal, and a call's parentheses stood behind it already.
    let probe = Expression(.superReference, arguments.span)
    guard opensTrailingClosure(of: probe) else { return arguments }
    let hasParentheses = arguments.span.start < arguments.span.end
    let start = hasParentheses ? arguments.span.start : token.start
    var elements = arguments.elements
    elements.append(Arguments.Element(label: nil, value: parseClosure()))
    var count = 1
    while let label = parseTrailingLabel() {
      // `_:` stands where the parameter has none.
      elements.append(Arguments.Element(label: label.text == "_" ? nil : label, value: parseClosure()))
      count += 1
    }
    return Arguments(elements: elements, trailingClosures: count, span: span(from: start))
  }

  /// `label: ` in front of a further trailing closure.
  private mutating func parseTrailingLabel() -> Name? {
    guard token.kind == .identifier || token.kind == .underscore || token.kind.isReservedWord,
      token.kind != .default
    else { return nil }
    let saved = lexer.position
    let isLabel = lexer.next().kind == .colon && lexer.next().kind == .leftBrace
    lexer.position = saved
    guard isLabel else { return nil }
    let label = takeName()
    advance()
    return label
  }
}
