import Diagnostics

/// Patterns: those of declarations, which only name things, and those of `case`, which are read as expressions first.
extension Parser {
  /// What may stand behind `let`, `var` and `for`: names, `_`, and tuples of them. Behind `for` alone, `var` may stand in them; only a
  /// condition binds `self`.
  mutating func parseBindingPattern(mayVary: Bool = false, mayBeSelf: Bool = false) -> Pattern {
    guard enter() else { return Pattern(.error, span(token)) }
    defer { leave() }
    let start = token
    switch token.kind {
    case .identifier:
      if isByte(token.start, "$") { error(.reservedDollar(text(token))) }
      let name = takeName()
      return Pattern(.name(name), name.span)
    case .underscore:
      advance()
      return Pattern(.wildcard, span(start))
    case .leftParen:
      advance()
      var elements: [(label: Name?, pattern: Pattern)] = []
      while token.kind != .rightParen, !isAborted {
        var label: Name?
        if token.kind == .identifier, peek().kind == .colon {
          label = takeName()
          advance()
        }
        let before = token.start
        elements.append((label, parseBindingPattern(mayVary: mayVary)))
        guard take(.comma), token.start != before else { break }
      }
      close(.rightParen, openedAt: start.start)
      if elements.count == 1, elements[0].label == nil { return elements[0].pattern }
      return Pattern(.tuple(elements), span(from: start.start))
    case .selfValue:
      if !mayBeSelf { error(.reservedWordAsName("self", Fix(span(token), "`self`"))) }
      let name = takeName()
      return Pattern(.name(name), name.span)
    case .let, .var:
      let isNested = !mayVary || token.kind == .let
      if isNested { error(mayVary ? .letBehindFor : .nestedBinding(text(token))) }
      advance()
      let inner = parseBindingPattern()
      return isNested ? inner : Pattern(.binding(isMutable: true, inner), span(from: start.start))
    case .invalid:
      advance()
      return Pattern(.error, span(start))
    default:
      if token.kind.isReservedWord, !token.followsNewline {
        error(.reservedWordAsName(text(token), Fix(span(token), "`\(text(token))`")))
        advance()
      } else {
        expected(.pattern)
      }
      return Pattern(.error, span(start))
    }
  }

  /// The pattern of a `case`.
  mutating func parseMatchingPattern() -> Pattern {
    guard enter() else { return Pattern(.error, span(token)) }
    defer { leave() }
    let start = token
    let outer = context
    defer { context = outer }
    context.isPattern = true
    context.isVariableValue = false
    switch token.kind {
    case .let, .var:
      if outer.isBinding { error(.nestedBinding(text(token))) }
      advance()
      context.isBinding = true
      let inner = parseMatchingPattern()
      return Pattern(.binding(isMutable: start.kind == .var, inner), span(from: start.start))
    case .is:
      advance()
      let type = parseType()
      return Pattern(.isType(type), span(from: start.start))
    default: break
    }
    guard startsOperand else {
      expected(.pattern)
      return Pattern(.error, Span(source, Int(start.start), Int(start.start)))
    }
    let embedded = embeddedPatterns.count
    let expression = parseExpression()
    let pattern = pattern(from: expression, isBinding: context.isBinding)
    if embeddedPatterns.count > embedded {
      // Some `let` stands where no pattern can, such as among the operands of `+`.
      if diagnostics.last?.span.start != expression.span.start { error(.bindingInExpression, at: expression.span) }
      embeddedPatterns.removeAll()
    }
    if outer.isPattern == false { embeddedNodes.removeAll() }
    return pattern
  }

  // MARK: From expressions

  /// The pattern that an expression in the place of one stands for.
  private mutating func pattern(from expression: Expression, isBinding: Bool) -> Pattern {
    pattern(ifBinding: expression, isBinding: isBinding) ?? Pattern(.expression(expression), expression.span)
  }

  /// Nil where nothing in the expression binds a name or takes anything: then it is compared as a value.
  private mutating func pattern(ifBinding expression: Expression, isBinding: Bool) -> Pattern? {
    let span = expression.span
    switch expression.kind {
    case .error:
      return embeddedPatterns.removeValue(forKey: ObjectIdentifier(expression)) ?? Pattern(.error, span)
    case .discard: return Pattern(.wildcard, span)
    case .name(let name, genericArguments: nil) where isBinding && name.text != "self":
      return Pattern(.name(name), span)
    case .parenthesized(let inner):
      return pattern(ifBinding: inner, isBinding: isBinding)
    case .tuple(let elements):
      return Pattern(
        .tuple(elements.map { ($0.label, pattern(from: $0.value, isBinding: isBinding)) }), span)
    case .optionalChain(let inner):
      // `x?` under `let`, `let x?`, `.some(_)?`: an expression has no use for the question mark here.
      return Pattern(.optional(pattern(from: inner, isBinding: isBinding)), span)
    case .cast(let inner, .coercion, let type):
      guard let inner = pattern(ifBinding: inner, isBinding: isBinding) else { return nil }
      return Pattern(.asType(inner, type), span)
    case .call(let callee, let arguments):
      guard arguments.trailingClosures == 0, case .member(let base, let name, genericArguments: nil) = callee.kind
      else { return nil }
      let baseType: TypeNode?
      if let base {
        guard let type = type(from: base) else { return nil }
        baseType = type
      } else {
        baseType = nil
      }
      let parts = arguments.elements.map { ($0.label, pattern(ifBinding: $0.value, isBinding: isBinding), $0.value) }
      guard parts.contains(where: { $0.1 != nil }) else { return nil }
      let patterns = parts.map { (label: $0.0, pattern: $0.1 ?? Pattern(.expression($0.2), $0.2.span)) }
      return Pattern(.enumCase(base: baseType, name, arguments: patterns), span)
    default: return nil
    }
  }

  /// The type that an expression such as `Outer.Inner` names.
  private func type(from expression: Expression) -> TypeNode? {
    switch expression.kind {
    case .name(let name, let arguments):
      return TypeNode(.name(base: nil, name, arguments: arguments ?? []), expression.span)
    case .member(let base?, let name, let arguments):
      guard let base = type(from: base) else { return nil }
      return TypeNode(.name(base: base, name, arguments: arguments ?? []), expression.span)
    case .type(let type): return type
    default: return nil
    }
  }
}
