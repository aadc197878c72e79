import Diagnostics

/// `{ [captures] (parameters) -> Result in statements }`
extension Parser {
  mutating func parseClosure() -> Expression {
    let opening = token.start
    guard enter() else { return errorExpression() }
    defer { leave() }
    let outerContext = context
    let outerShorthand = highestShorthand
    let outerNames = namesParameters
    context = Context()
    highestShorthand = -1
    namesParameters = false
    defer {
      context = outerContext
      highestShorthand = outerShorthand
      namesParameters = outerNames
    }
    let (outerThrows, outerAwaits) = (mayThrow, mayAwait)
    (mayThrow, mayAwait) = (false, false)
    defer { (mayThrow, mayAwait) = (outerThrows, outerAwaits) }
    advance()
    var captures: [ClosureNode.Capture] = []
    var parameters: [ClosureNode.Parameter]?
    var result: TypeNode?
    var thrown: TypeNode?
    var attributes: [Name] = []
    if hasSignature() {
      attributes = parseClosureAttributes()
      if token.kind == .leftBracket { captures = parseCaptures() }
      if token.kind != .in {
        parameters = parseClosureParameters()
      } else if captures.isEmpty, previousEnd == Int(opening) + 1 {
        // `{ in … }`
        expected(.parameterName)
      }
      thrown = parseEffects()
      if take(.arrow) { result = parseType() }
      if !take(.in) { expected(.closureIn) }
      namesParameters = parameters != nil
    }
    let statements = parseInnerStatements(isCase: false)
    close(.rightBrace, openedAt: opening)
    let span = span(from: opening)
    let node = ClosureNode(
      captures: captures, parameters: parameters, result: result, body: Block(statements: statements, span: span),
      span: span, highestShorthand: highestShorthand, mayThrow: mayThrow, thrown: thrown,
      isAsync: mayAwait, attributes: attributes)
    return Expression(.closure(node), span)
  }

  /// Looks ahead for `in`, without reading what is inside brackets.
  private mutating func hasSignature() -> Bool {
    let saved = lexer.position
    defer { lexer.position = saved }
    var next = token
    while next.kind == .at {
      let end = lexer.next().end
      next = lexer.next()
      if next.kind == .leftParen, next.start == end, !jump(over: &next) { return false }
    }
    if next.kind == .leftBracket {
      guard jump(over: &next) else { return false }
    }
    switch next.kind {
    case .in: return true
    case .leftParen:
      guard jump(over: &next) else { return false }
    case .identifier, .underscore:
      next = lexer.next()
      while next.kind == .comma {
        let name = lexer.next()
        guard name.kind == .identifier || name.kind == .underscore else { return false }
        next = lexer.next()
      }
    default: return false
    }
    switch next.kind {
    case .in, .arrow, .throws: return true
    case .identifier: return next.word == .async && !next.followsNewline
    default: return false
    }
  }

  /// Goes on behind the bracket that `next` opens.
  private mutating func jump(over next: inout Token) -> Bool {
    guard let end = endOfBrackets(from: next) else { return false }
    lexer.position = Int(end)
    next = lexer.next()
    return true
  }

  private mutating func parseClosureAttributes() -> [Name] {
    var attributes: [Name] = []
    while token.kind == .at {
      let start = token.start
      advance()
      let name = takeName()
      if token.kind == .leftParen, token.start == Int32(previousEnd) { skipBalanced() }
      if name.text == "Sendable" || isOwnAttribute(name.text) {
        attributes.append(name)
      } else {
        unsupported(feature(ofAttribute: name.text), at: span(from: start))
      }
    }
    return attributes
  }

  /// Says what type of errors `throws(Problem)` means.
  private mutating func parseEffects() -> TypeNode? {
    var thrown: TypeNode?
    var isThrowing = false
    while true {
      if token.word == .async, token.kind == .identifier {
        refuseSecondEffect(mayAwait)
        if isThrowing { error(.asyncBehindThrows) }
        advance()
        mayAwait = true
      } else if token.kind == .throws || token.kind == .rethrows {
        refuseSecondEffect(isThrowing)
        isThrowing = true
        advance()
        thrown = parseThrownType()
        mayThrow = true
      } else {
        return thrown
      }
    }
  }

  private mutating func parseCaptures() -> [ClosureNode.Capture] {
    let opening = token.start
    advance()
    var captures: [ClosureNode.Capture] = []
    while token.kind != .rightBracket, !isAborted {
      var ownership = ClosureNode.Capture.Ownership.strong
      if token.word == .weak || token.word == .unowned, peekIsCaptureName() {
        ownership = token.word == .weak ? .weak : .unowned
        advance()
        // `unowned(safe)`
        if token.kind == .leftParen { skipBalanced() }
      }
      guard token.kind == .identifier || token.kind == .selfValue else {
        expected(.captureName)
        break
      }
      let name = takeName()
      let value = take(.equal) ? parseExpression() : nil
      captures.append(ClosureNode.Capture(name: name, ownership: ownership, value: value))
      guard take(.comma) else { break }
    }
    close(.rightBracket, openedAt: opening)
    return captures
  }

  private mutating func peekIsCaptureName() -> Bool {
    let next = peek()
    return next.kind == .identifier || next.kind == .selfValue || next.kind == .leftParen
  }

  private mutating func parseClosureParameters() -> [ClosureNode.Parameter] {
    var parameters: [ClosureNode.Parameter] = []
    guard token.kind == .leftParen else {
      while token.kind == .identifier || token.kind == .underscore {
        parameters.append(ClosureNode.Parameter(name: takeName(), type: nil))
        guard take(.comma) else { break }
      }
      return parameters
    }
    let opening = token.start
    advance()
    while token.kind != .rightParen, !isAborted {
      let attributes = parseParameterAttributes()
      // `{ (self: Self, previous: Traits) in }`: in there it is another one.
      guard token.kind == .identifier || token.kind == .underscore || token.kind == .selfValue else {
        expected(.parameterName)
        break
      }
      var name = takeName()
      // `{ (_ value: Int) in }`
      if token.kind == .identifier || token.kind == .underscore {
        if name.text != "_" { error(.labelInClosure(name.text), at: name.span) }
        name = takeName()
      }
      var type: TypeNode?
      var isInOut = false
      var isEscaping = false
      if take(.colon) {
        let parsed = parseParameterType()
        type = parsed.type
        isInOut = parsed.isInOut
        isEscaping = parsed.isEscaping
        if parsed.isVariadic { unsupported(.variadicClosures, at: parsed.type.span) }
      }
      parameters.append(
        ClosureNode.Parameter(name: name, type: type, isInOut: isInOut, isEscaping: isEscaping, attributes: attributes))
      guard take(.comma) else { break }
    }
    close(.rightParen, openedAt: opening)
    return parameters
  }
}
