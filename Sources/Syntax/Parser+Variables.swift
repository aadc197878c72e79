import Diagnostics

/// `let` and `var`, and the accessors in the braces behind a property.
extension Parser {
  mutating func parseVariable(in place: DeclarationPlace, isAsync: Bool = false) -> VariableNode {
    let keyword = token
    advance()
    let isLet = keyword.kind == .let && !takesMut()
    var bindings: [VariableNode.Binding] = []
    repeat {
      let pattern = parseBindingPattern()
      var type: TypeNode?
      var value: Expression?
      var accessors: Accessors?
      if take(.colon) { type = parseType() }
      if token.kind == .equal {
        advance()
        context.isVariableValue = true
        if !startsOperand {
          value = missingExpressionBehind(.initialValue)
        } else if token.kind.isReservedWord, beginsOtherStatement || token.followsNewline && startsDeclaration() {
          value = missingExpressionBehind(.initialValue)
        } else {
          value = parseValue()
        }
        context.isVariableValue = false
      }
      if token.kind == .leftBrace {
        let brace = span(token)
        let errors = diagnostics.count
        accessors = parseAccessors(in: place)
        let bodiless = place == .protocol || mayLackBodies ? nil : accessors?.accessors.first { $0.body == nil }
        if let bodiless, diagnostics.count == errors {
          let fix = type.map { Fix($0.span.through(span(from: brace.start)), $0.span.text) }
          error(.requirementOutsideProtocol(value == nil ? fix : nil), at: keyword.kind == .let ? brace : bodiless.span)
        } else if keyword.kind == .let {
          error(.computedLet(Fix(span(keyword), "var")), at: brace)
        }
      }
      bindings.append(VariableNode.Binding(pattern: pattern, type: type, value: value, accessors: accessors))
    } while take(.comma) && !isAborted
    // `let name, town: String`: the type is that of both.
    for index in bindings.indices.dropLast().reversed() {
      let (binding, next) = (bindings[index], bindings[index + 1])
      guard binding.type == nil, binding.value == nil, binding.accessors == nil, let type = next.type else { continue }
      bindings[index] = VariableNode.Binding(pattern: binding.pattern, type: type, value: nil, accessors: nil)
    }
    if bindings.count > 1, bindings.contains(where: { $0.accessors != nil }) {
      error(.accessorsOfSeveral, at: span(keyword))
    }
    return VariableNode(isLet: isLet, keyword: span(keyword), bindings: bindings, isAsync: isAsync)
  }

  /// Whether the brace at the current token opens accessors rather than a closure.
  mutating func opensAccessors() -> Bool {
    let saved = lexer.position
    defer { lexer.position = saved }
    let first = lexer.next()
    guard first.kind == .identifier else { return false }
    switch first.word {
    case .willSet, .didSet, .get, .set:
      let next = lexer.next()
      return next.kind == .leftBrace || next.kind == .leftParen
    default: return false
    }
  }

  /// Everything between the braces: accessors, or the body of a getter alone.
  mutating func parseAccessors(in place: DeclarationPlace) -> Accessors {
    let opening = token.start
    guard isAccessorAhead() else {
      if place == .protocol { error(.bodyInProtocol(nil)) }
      let body = parseLazyBlock(.functionBody, isLast: true)
      let getter = Accessors.Accessor(kind: .get, parameter: nil, body: body, isMutating: nil, span: body.span)
      return Accessors(accessors: [getter], span: body.span)
    }
    guard enter() else { return Accessors(accessors: [], span: span(token)) }
    defer { leave() }
    advance()
    var accessors: [Accessors.Accessor] = []
    while token.kind != .rightBrace, token.kind != .endOfText, !isAborted {
      guard let accessor = parseAccessor(in: place) else {
        expected(.accessor)
        while token.kind != .rightBrace, token.kind != .endOfText, !isAborted {
          if token.kind == .rightParen || token.kind == .rightBracket { advance() } else { skipBalanced() }
        }
        break
      }
      if accessors.contains(where: { $0.kind == accessor.kind }) {
        let words: [Accessors.Accessor.Kind: String] = [
          .get: "get", .set: "set", .willSet: "willSet", .didSet: "didSet",
        ]
        error(.accessorTwice(words[accessor.kind] ?? ""), at: accessor.span)
      }
      accessors.append(accessor)
    }
    close(.rightBrace, openedAt: opening)
    if let setter = accessors.first(where: { $0.kind == .set }) {
      let getter = accessors.first { $0.kind == .get }
      let word = Span(source, Int(setter.span.start), Int(setter.span.start) + 3)
      if getter == nil { error(.setterWithoutGetter, at: word) }
      if getter?.isThrowing == true || getter?.isAsync == true { error(.setterBesideThrowing, at: word) }
    }
    return Accessors(accessors: accessors, span: span(from: opening))
  }

  private mutating func isAccessorAhead() -> Bool {
    let saved = lexer.position
    defer { lexer.position = saved }
    var first = lexer.next()
    while first.kind == .at {
      _ = lexer.next()
      first = lexer.next()
    }
    if first.word == .mutating || first.word == .nonmutating { first = lexer.next() }
    switch first.word {
    // A body cannot begin with somebody's variable that is called `get`: `self.` has to be said.
    case .get, .set, .willSet, .didSet: return true
    case .read, .modify: return lexer.next().kind == .leftBrace
    default: return false
    }
  }

  private mutating func parseAccessor(in place: DeclarationPlace) -> Accessors.Accessor? {
    let start = token.start
    var isMutating: Bool?
    while token.kind == .at {
      let at = token.start
      advance()
      let attribute = text(token)
      advance()
      if attribute != "inlinable" { unsupported(feature(ofAttribute: attribute), at: span(from: at)) }
    }
    if token.word == .mutating || token.word == .nonmutating {
      isMutating = token.word == .mutating
      advance()
    }
    guard token.kind == .identifier else { return nil }
    let kind: Accessors.Accessor.Kind
    switch token.word {
    case .get: kind = .get
    case .set: kind = .set
    case .willSet: kind = .willSet
    case .didSet: kind = .didSet
    case .read, .modify:
      unsupported(.coroutines)
      kind = token.word == .read ? .get : .set
    default: return nil
    }
    advance()
    var parameter: Name?
    if token.kind == .leftParen, kind != .get {
      let opening = token.start
      advance()
      if token.kind == .identifier || token.kind == .underscore {
        parameter = takeName()
      } else {
        expected(.parameterName)
      }
      close(.rightParen, openedAt: opening)
    }
    var isThrowing = false
    var thrown: TypeNode?
    var isAsync = false
    if token.word == .async, kind == .get {
      isAsync = true
      advance()
    }
    if token.kind == .throws, kind == .get {
      isThrowing = true
      advance()
      thrown = parseThrownType()
      if token.word == .async {
        error(.asyncBehindThrows)
        advance()
        isAsync = true
      }
    } else if token.kind == .throws || token.word == .async {
      unsupported(.accessorEffects)
      advance()
    }
    var body: LazyBlock?
    if token.kind == .leftBrace {
      if place == .protocol { error(.bodyInProtocol(nil)) }
      body = parseLazyBlock(.accessorBody)
    } else if place != .protocol, !mayLackBodies {
      // `{ get }` is told as a whole.
      let isRequirement = token.kind == .rightBrace || token.word == .set || token.word == .get
      if kind != .get && kind != .set || !isRequirement { expected(.accessorBody) }
    }
    return Accessors.Accessor(
      kind: kind, parameter: parameter, body: body, isMutating: isMutating, isThrowing: isThrowing, thrown: thrown,
      isAsync: isAsync, span: span(from: start))
  }
}
