import Diagnostics

extension Parser {
  /// A type, function types and compositions included.
  mutating func parseType() -> TypeNode {
    guard enter() else { return errorType() }
    defer { leave() }
    let outer = deepest
    deepest = depth
    defer { deepest = max(outer, deepest) }
    let start = token
    if token.kind == .identifier, token.word == .some || token.word == .any, beginsTypeBehindWord() {
      advance()
      complainOfSecondWord()
      let inner = parseComposition()
      let span = span(from: start.start)
      return TypeNode(start.word == .some ? .some(inner) : .any(inner), span)
    }
    if token.kind == .at || token.kind == .inout {
      let parsed = parseParameterType()
      complain(ofParameterWords: parsed, at: span(from: start.start))
      return parsed.type
    }
    let first = parseComposition()
    switch token.kind {
    // `-> Int throws {` has its words in the wrong order, which who reads the function tells.
    case .throws where peek().kind == .leftBrace: return first
    case .arrow, .throws, .rethrows: return parseFunctionType(first, start)
    case .identifier where token.word == .async && peekIsEffectOrArrow(): return parseFunctionType(first, start)
    default: return first
    }
  }

  struct ParameterType {
    var type: TypeNode
    var isInOut: Bool
    var isVariadic: Bool
    var isEscaping: Bool
    var isAutoclosure: Bool
    var isIsolated = false
  }

  /// The type of a parameter, with what may stand in front of it and the dots behind it.
  mutating func parseParameterType() -> ParameterType {
    var isInOut = false
    var isEscaping = false
    var isAutoclosure = false
    var isIsolated = false
    var attributes: [Name] = []
    let beginning = token.start
    var specifier: String?
    prefix: while true {
      let start = token
      switch token.kind {
      case .at:
        advance()
        let written = Name(text(token), span(token))
        let name = written.text
        if token.kind == .identifier || token.kind.isReservedWord { advance() }
        switch name {
        case "escaping": isEscaping = true
        case "autoclosure": isAutoclosure = true
        case "Sendable": attributes.append(written)
        case "unchecked", "preconcurrency": break
        case "isolated":
          if token.kind == .leftParen { skipBalanced() }
          attributes.append(written)
        default:
          if isOwnAttribute(name) {
            attributes.append(written)
            break
          }
          if token.kind == .leftParen, token.start == Int32(previousEnd) { skipBalanced() }
          unsupported(feature(ofAttribute: name), at: span(from: start.start))
        }
      case .inout:
        takeSpecifier(after: &specifier)
        isInOut = true
      case .identifier where token.word != .none:
        if token.word == .isolated || token.word == .sending, beginsTypeBehindWord() {
          if token.word == .isolated { isIsolated = true } else { attributes.append(name(token)) }
          advance()
          continue
        }
        if token.word == .oldOwnership, beginsTypeBehindWord() {
          takeSpecifier(after: &specifier)
          continue
        }
        guard let feature = featureOfParameter(token.word), beginsTypeBehindWord() else { break prefix }
        unsupported(feature)
        if feature == .ownership { takeSpecifier(after: &specifier) } else { advance() }
      default: break prefix
      }
    }
    var type = parseType()
    if !attributes.isEmpty { type = TypeNode(.attributed(type, attributes), span(from: beginning)) }
    var isVariadic = false
    if isOperator("...") {
      advance()
      isVariadic = true
    }
    return ParameterType(
      type: type, isInOut: isInOut, isVariadic: isVariadic, isEscaping: isEscaping, isAutoclosure: isAutoclosure,
      isIsolated: isIsolated)
  }

  /// A word on how a parameter is handed over: there is one at most.
  private mutating func takeSpecifier(after earlier: inout String?) {
    let word = text(token)
    if let earlier { error(.misplaced("`\(word)` on a parameter that is `\(earlier)`"), at: span(token)) }
    earlier = earlier ?? word
    advance()
  }

  /// What is said of parameters means nothing of other types.
  private mutating func complain(ofParameterWords parsed: ParameterType, at span: Span) {
    if parsed.isInOut { error(.misplaced("`inout` on what is no parameter"), at: span) }
    if parsed.isEscaping { error(.misplaced("`@escaping` on what is no parameter"), at: span) }
    if parsed.isAutoclosure { error(.misplaced("`@autoclosure` on what is no parameter"), at: span) }
  }

  /// What a word in front of a parameter's type belongs to.
  private func featureOfParameter(_ word: Word) -> Feature? {
    switch word {
    case .consuming, .borrowing: .ownership
    default: nil
    }
  }

  private mutating func beginsTypeBehindWord() -> Bool {
    let next = peek()
    switch next.kind {
    case .identifier, .leftParen, .leftBracket, .anyType, .selfType, .protocol, .at, .operatorSymbol:
      return next.kind != .operatorSymbol || isByte(next.start, "~")
    default: return false
    }
  }

  /// `any any P`.
  private mutating func complainOfSecondWord() {
    while token.kind == .identifier, token.word == .some || token.word == .any, beginsTypeBehindWord() {
      error(.misplaced("`\(text(token))` a second time"))
      advance()
    }
  }

  private mutating func peekIsEffectOrArrow() -> Bool {
    let next = peek()
    return next.kind == .throws || next.kind == .arrow
  }

  // MARK: Function types

  private mutating func parseFunctionType(_ parameters: TypeNode, _ start: Token) -> TypeNode {
    var isThrowing = false
    var isAsync = false
    var thrown: TypeNode?
    while token.kind != .arrow {
      if token.kind == .throws || token.kind == .rethrows {
        if token.kind == .rethrows { error(.rethrowsInType) }
        refuseSecondEffect(isThrowing)
        isThrowing = true
        advance()
        thrown = parseThrownType()
      } else if token.word == .async {
        refuseSecondEffect(isAsync)
        if isThrowing { error(.asyncBehindThrows) }
        isAsync = true
        advance()
      } else {
        // `throws` without an arrow belongs to somebody else, or to nobody.
        expected(.arrow)
        return parameters
      }
    }
    let tuple = lastTuple
    advance()
    let result = parseType()
    let list: [TypeNode.FunctionParameter]
    if let tuple, tuple.node === parameters {
      list = tuple.parameters.map {
        TypeNode.FunctionParameter(
          type: $0.type, isInOut: $0.isInOut, isEscaping: $0.isEscaping, isAutoclosure: $0.isAutoclosure,
          isIsolated: $0.isIsolated)
      }
      if case .tuple(let elements) = parameters.kind, let label = elements.lazy.compactMap(\.label).first {
        error(.labelInFunctionType(label.text, Fix(label.span, "_ " + label.text)), at: label.span)
      }
    } else {
      let fix = Fix(parameters.span, "(\(parameters.span.text))")
      error(.functionTypeWithoutParentheses(fix), at: parameters.span)
      list = [TypeNode.FunctionParameter(type: parameters, isInOut: false, isEscaping: false, isAutoclosure: false)]
    }
    return TypeNode(
      .function(parameters: list, result: result, isThrowing: isThrowing, thrown: thrown, isAsync: isAsync),
      span(from: start.start))
  }

  /// `throws(Problem)`
  mutating func parseThrownType() -> TypeNode? {
    guard token.kind == .leftParen, token.start == Int32(previousEnd) else { return nil }
    let opening = token.start
    advance()
    let type = parseType()
    close(.rightParen, openedAt: opening)
    return type
  }

  // MARK: Compositions

  private mutating func parseComposition() -> TypeNode {
    let first = parsePostfixType()
    guard isOperator("&") || token.kind == .prefixAmpersand else { return first }
    var parts = [first]
    while isOperator("&") || token.kind == .prefixAmpersand, !isAborted {
      advance()
      parts.append(parsePostfixType())
    }
    return TypeNode(.composition(parts), first.span.through(parts[parts.count - 1].span))
  }

  /// A type with its `?`, `!`, `.Member` and `.Type`.
  private mutating func parsePostfixType() -> TypeNode {
    var result = parseSimpleType()
    while !isAborted {
      let start = result.span.start
      if token.kind == .postfixQuestion || token.isLeftBound && token.kind == .operatorSymbol && startsWith("?") {
        split(1)
        result = TypeNode(.optional(result), span(from: start))
      } else if let array = takesArrayBrackets(behind: result) {
        result = array
      } else if token.kind == .postfixExclamation {
        split(1)
        result = TypeNode(.implicitlyUnwrapped(result), span(from: start))
      } else if token.kind == .period {
        advance()
        if token.word == .type || token.word == .metatypeProtocol {
          advance()
          result = TypeNode(.metatype(result), span(from: start))
        } else if token.kind == .identifier || token.kind == .selfType {
          let name = takeName()
          let arguments = opensGenericArgumentsOfType() ? parseGenericArguments() : []
          result = TypeNode(.name(base: result, name, arguments: arguments), span(from: start))
        } else {
          // `Int.self` in the place of a type is an expression's.
          expected(.memberTypeName)
          if token.kind.isReservedWord && !token.followsNewline { advance() }
          return result
        }
      } else {
        return result
      }
      wrap()
    }
    return result
  }

  private func opensGenericArgumentsOfType() -> Bool { startsWith("<") && token.kind == .operatorSymbol }

  private mutating func parseSimpleType() -> TypeNode {
    let start = token
    switch token.kind {
    case .identifier:
      switch token.word {
      case .each:
        if beginsTypeBehindWord() { return unsupportedType(.parameterPacks) }
      case .any, .some:
        // `[any P]` comes here through its element, and `P & any Q` is an error of the checker's.
        if beginsTypeBehindWord() {
          guard enter() else { return errorType() }
          defer { leave() }
          advance()
          complainOfSecondWord()
          let inner = parsePostfixType()
          return TypeNode(start.word == .some ? .some(inner) : .any(inner), span(from: start.start))
        }
        if token.word == .any {
          advance()
          expected(.type)
          return TypeNode(.error, span(start))
        }
      default: break
      }
      return parseNamedType()
    case .selfType, .anyType: return parseNamedType()
    case .leftParen: return parseTupleType()
    case .leftBracket: return parseCollectionType()
    case .underscore:
      advance()
      return TypeNode(.placeholder, span(start))
    case .repeat: return unsupportedType(.parameterPacks)
    case .protocol: return parseOldComposition()
    case .operatorSymbol where isByte(token.start, "~"): return unsupportedType(.noncopyableTypes)
    case .invalid:
      advance()
      return TypeNode(.error, span(start))
    default:
      // As `swiftc` does: behind punctuation it is missed there, behind a word such as `as` where the next line begins.
      let asks = previousEnd > 0 && [":", "=", "[", ",", "<", ">", "("].contains { isByte(Int32(previousEnd - 1), $0) }
      if asks, token.followsNewline { expectedBehind(.type) } else { expected(.type) }
      return errorType()
    }
  }

  private mutating func parseNamedType() -> TypeNode {
    let start = token.start
    let name = takeName()
    let arguments = opensGenericArgumentsOfType() ? parseGenericArguments() : []
    return TypeNode(.name(base: nil, name, arguments: arguments), span(from: start))
  }

  private mutating func unsupportedType(_ feature: Feature) -> TypeNode {
    guard enter() else { return errorType() }
    defer { leave() }
    let start = token.start
    advance()
    _ = parsePostfixType()
    unsupported(feature, at: span(from: start))
    return TypeNode(.unsupported, span(from: start))
  }

  private func errorType() -> TypeNode { TypeNode(.error, Span(source, Int(token.start), Int(token.start))) }

  // MARK: Brackets

  private mutating func parseTupleType() -> TypeNode {
    let opening = token.start
    guard enter() else { return errorType() }
    defer { leave() }
    advance()
    var elements: [(label: Name?, type: TypeNode)] = []
    var parameters: [ParameterType] = []
    var pairs: [Span] = []
    while token.kind != .rightParen, !isAborted {
      let first = token.start
      let (label, isPair) = parseTypeLabel()
      if isPair { pairs.append(span(from: first)) }
      var parsed = parseParameterType()
      if parsed.isVariadic { parsed.type = TypeNode(.variadic(parsed.type), span(from: parsed.type.span.start)) }
      elements.append((label, parsed.type))
      parameters.append(parsed)
      if token.kind == .equal {
        error(.expected(.comma, found: found))
        advance()
        _ = parseExpression()
      }
      guard take(.comma) else { break }
    }
    close(.rightParen, openedAt: opening)
    let span = span(from: opening)
    let kind: TypeNode.Kind =
      elements.count == 1 && elements[0].label == nil ? .parenthesized(elements[0].type) : .tuple(elements)
    let node = TypeNode(kind, span)
    switch token.kind {
    case .arrow, .throws, .rethrows: lastTuple = (node, parameters)
    case .identifier where token.word == .async: lastTuple = (node, parameters)
    default:
      for parsed in parameters { complain(ofParameterWords: parsed, at: parsed.type.span) }
      for pair in pairs { error(.misplaced("a second label of an element of a tuple"), at: pair) }
    }
    return node
  }

  /// `name:` or `_ name:` in front of a type; whether it is the latter.
  private mutating func parseTypeLabel() -> (label: Name?, isPair: Bool) {
    guard token.kind == .identifier || token.kind == .underscore || token.kind.isReservedWord else {
      return (nil, false)
    }
    let saved = lexer.position
    let second = lexer.next()
    let isPair =
      (second.kind == .identifier || second.kind == .underscore) && lexer.next().kind == .colon
    lexer.position = saved
    if second.kind == .colon {
      let label = token.kind == .underscore ? nil : name(token)
      advance()
      advance()
      return (label, false)
    }
    guard isPair else { return (nil, false) }
    let label = token.kind == .underscore ? nil : name(token)
    advance()
    advance()
    advance()
    return (label, true)
  }

  private mutating func parseCollectionType() -> TypeNode {
    let opening = token.start
    guard enter() else { return errorType() }
    defer { leave() }
    advance()
    let element = parseType()
    if take(.colon) {
      let value = parseType()
      close(.rightBracket, openedAt: opening)
      return TypeNode(.dictionary(key: element, value: value), span(from: opening))
    }
    close(.rightBracket, openedAt: opening)
    return TypeNode(.array(element), span(from: opening))
  }

  /// `protocol<A, B>`, as it was written before Swift 3.
  private mutating func parseOldComposition() -> TypeNode {
    let start = token.start
    advance()
    guard startsWith("<") else {
      error(.expected(.type, found: "protocol"), at: Span(source, Int(start), previousEnd))
      return TypeNode(.error, span(from: start))
    }
    let parts = parseGenericArguments()
    let today = parts.isEmpty ? "Any" : parts.map(\.span.text).joined(separator: " & ")
    let span = span(from: start)
    // In `protocol<A, B>?` the new words need parentheses.
    let needsParentheses = parts.count > 1 && (token.kind == .postfixQuestion || token.kind == .postfixExclamation)
    error(.oldComposition(today: today, Fix(span, needsParentheses ? "(\(today))" : today)), at: span)
    return parts.count == 1 ? parts[0] : TypeNode(parts.isEmpty ? .unsupported : .composition(parts), span)
  }

  // MARK: Generic arguments

  /// `<A, B>`; the current token begins with the angle bracket.
  mutating func parseGenericArguments() -> [TypeNode] {
    let opening = token.start
    guard enter() else { return [] }
    defer { leave() }
    split(1)
    var arguments: [TypeNode] = []
    if startsWith(">") { expected(.type) }
    while !startsWith(">"), !isAborted {
      if token.kind == .integer {
        unsupported(.valueGenerics)
        advance()
      } else {
        arguments.append(parseType())
      }
      guard take(.comma) else { break }
    }
    closeAngle(openedAt: opening)
    return arguments
  }

  mutating func closeAngle(openedAt opening: Int32) {
    if startsWith(">") {
      split(1)
    } else {
      let opened = Span(source, Int(opening), Int(opening) + 1)
      error(.unclosed(.angle, opened: opened, found: found))
    }
  }

  /// Whether the angle bracket behind a name in an expression opens generic arguments: all up to the closing one must
  /// read as types, and what follows must not be able to begin an operand.
  mutating func opensGenericArguments() -> Bool {
    guard token.kind == .operatorSymbol, token.length == 1, isByte(token.start, "<") else { return false }
    let saved = place
    // What is cut in two only for this look is no mistake of the script's.
    lexer.isQuiet = true
    defer {
      go(to: saved)
      lexer.isQuiet = false
    }
    guard skipGenericArguments() else { return false }
    switch token.kind {
    case .rightParen, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfText, .colon,
      .postfixExclamation, .postfixQuestion, .in:
      return true
    case .leftParen, .leftBracket: return !token.followsNewline
    case .operatorSymbol: return isOperator("&")
    default: return token.followsNewline
    }
  }

  /// Skips `<A, B>`; false where it cannot be that.
  private mutating func skipGenericArguments() -> Bool {
    let start = token.start
    if let end = genericArgumentsEnd[start] {
      guard end >= 0 else { return false }
      lexer.position = Int(end)
      previousEnd = Int(end)
      token = lexer.next()
      return true
    }
    genericArgumentsEnd[start] = -1
    guard enterLookahead() else { return false }
    defer { lookaheadDepth -= 1 }
    split(1)
    repeat {
      guard skipType() else { return false }
    } while take(.comma)
    guard startsWith(">") else { return false }
    split(1)
    genericArgumentsEnd[start] = Int32(previousEnd)
    return true
  }

  private mutating func enterLookahead() -> Bool {
    lookaheadDepth += 1
    if lookaheadDepth > 200 {
      lookaheadDepth -= 1
      return false
    }
    return true
  }

  /// Skips what reads as a type, without making nodes or complaints.
  private mutating func skipType() -> Bool {
    guard enterLookahead() else { return false }
    defer { lookaheadDepth -= 1 }
    if token.kind == .identifier, token.word == .any || token.word == .some, beginsTypeBehindWord() { advance() }
    while token.kind == .at {
      advance()
      guard take(.identifier) else { return false }
    }
    while take(.inout) {}
    switch token.kind {
    case .identifier, .selfType, .anyType, .underscore:
      advance()
      if token.kind == .operatorSymbol, startsWith("<"), !skipGenericArguments() { return false }
    case .leftBracket:
      advance()
      guard skipType() else { return false }
      if take(.colon), !skipType() { return false }
      guard take(.rightBracket) else { return false }
    case .leftParen:
      advance()
      if token.kind != .rightParen {
        repeat {
          if peek().kind == .colon {
            advance()
            advance()
          }
          guard skipType() else { return false }
        } while take(.comma)
      }
      guard take(.rightParen) else { return false }
    default: return false
    }
    while true {
      switch token.kind {
      case .postfixQuestion, .postfixExclamation: split(1)
      case .operatorSymbol where isByte(token.start, "?") && token.isLeftBound: split(1)
      case .operatorSymbol where isOperator("&"), .arrow:
        advance()
        return skipType()
      case .throws: advance()
      case .period:
        advance()
        guard take(.identifier) else { return false }
        if token.kind == .operatorSymbol, startsWith("<"), !skipGenericArguments() { return false }
      default: return true
      }
    }
  }
}
