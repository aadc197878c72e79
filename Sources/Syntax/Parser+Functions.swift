import Diagnostics

/// Functions, initialisers, subscripts, and their bodies.
extension Parser {
  /// Whether a declaration may do without a body: a requirement, or a function the machine itself provides.
  private func mayLackBody(_ place: DeclarationPlace, _ attributes: [Attribute]) -> Bool {
    place == .protocol || attributes.contains { $0.name.text == "_intrinsic" }
  }

  mutating func parseFunction(in place: DeclarationPlace, _ attributes: [Attribute], _ modifiers: [Modifier])
    -> FunctionNode
  {
    let start = token.start
    advance()
    let name: Name
    var isOperatorFunction = false
    if isOperatorToken {
      name = parseOperatorName()
      isOperatorFunction = true
      if !operatorTable.isDeclared(name.text) { error(.undeclaredOperator(name.text), at: name.span) }
    } else {
      name = parseDeclaredName(.function) ?? Name("", Span(source, Int(token.start), Int(token.start)))
    }
    let signature = parseSignature(name, isOperatorFunction ? .operator : .function, start)
    if isOperatorFunction, operatorTable.isDeclared(name.text),
      !isDeclared(name.text, parameters: signature.parameters.count, modifiers)
    {
      error(.undeclaredOperator(name.text), at: name.span)
    }
    let body = parseBody(name.span, isOptional: mayLackBody(place, attributes), .functionBody)
    if place == .protocol, let body { complainOfBody(body, .methods) }
    return signature.node(body: body, isFailable: false)
  }

  /// Whether the operator is declared to stand where the function has it stand.
  private func isDeclared(_ name: String, parameters: Int, _ modifiers: [Modifier]) -> Bool {
    if modifiers.contains(where: { $0.kind == .prefix }) { return operatorTable.prefix.contains(name) }
    if modifiers.contains(where: { $0.kind == .postfix }) { return operatorTable.postfix.contains(name) }
    // That a modifier is missing is told later.
    return parameters != 2 || operatorTable.infix[name] != nil
  }

  private mutating func complainOfBody(_ body: LazyBlock, _ kind: SyntaxProblem.MemberKind) {
    error(.bodyInProtocol(kind), at: Span(source, Int(body.span.start), Int(body.span.start) + 1))
  }

  /// An operator's name; in `func <<T>(` the last angle bracket opens the generic parameters.
  private mutating func parseOperatorName() -> Name {
    let symbol = token
    if token.length > 1, isByte(token.end - 1, "<") {
      let next = peek()
      if next.kind == .identifier, next.start == token.end {
        split(token.length - 1)
        let span = span(from: symbol.start)
        return Name(span.text, span)
      }
    }
    return takeName()
  }

  mutating func parseInitializer(in place: DeclarationPlace, _ attributes: [Attribute]) -> FunctionNode {
    let start = token
    let name = takeName()
    var isFailable = false
    let isImplicitlyUnwrapped = token.kind == .postfixExclamation || isOperator("!")
    if token.kind == .postfixQuestion || isOperator("?") || isImplicitlyUnwrapped {
      advance()
      isFailable = true
    }
    let signature = parseSignature(name, .initializer, start.start)
    let body = parseBody(name.span, isOptional: mayLackBody(place, attributes), .initializerBody)
    if place == .protocol, let body { complainOfBody(body, .initializers) }
    return signature.node(body: body, isFailable: isFailable, isImplicitlyUnwrapped: isImplicitlyUnwrapped)
  }

  mutating func parseDeinitializer() -> FunctionNode {
    let start = token.start
    let name = takeName()
    if token.kind == .leftParen {
      error(.deinitWithParameters)
      skipBalanced()
    }
    let signature = Signature(name: name, head: span(from: start))
    let body = parseBody(name.span, isOptional: false, .deinitializerBody)
    return signature.node(body: body, isFailable: false)
  }

  mutating func parseSubscript(in place: DeclarationPlace, _ attributes: [Attribute]) -> Declaration.Kind {
    let start = token
    let name = takeName()
    let signature = parseSignature(name, .subscript, start.start)
    if signature.result == nil, !isAborted { expected(.subscriptResult) }
    for index in signature.parameters where index.isInOut {
      error(.misplaced("`inout` on a parameter of a subscript"), at: index.span)
    }
    let accessors: Accessors
    if token.kind == .leftBrace {
      accessors = parseAccessors(in: place)
      for observer in accessors.accessors where observer.kind == .willSet || observer.kind == .didSet {
        error(.misplaced("an observer in a subscript"), at: observer.span)
      }
    } else {
      if !attributes.contains(where: { $0.name.text == "_intrinsic" }) { expected(.subscriptBody) }
      accessors = Accessors(accessors: [], span: Span(source, previousEnd, previousEnd))
    }
    return .subscriptDeclaration(signature.node(body: nil, isFailable: false), accessors)
  }

  // MARK: Signatures

  struct Signature {
    var name: Name
    var generics: [GenericParameterNode] = []
    var parameters: [FunctionNode.Parameter] = []
    var result: TypeNode?
    var requirements: [WhereNode] = []
    var isThrowing = false
    var thrown: TypeNode?
    var isRethrowing = false
    var isAsync = false
    var head: Span

    func node(body: LazyBlock?, isFailable: Bool, isImplicitlyUnwrapped: Bool = false) -> FunctionNode {
      FunctionNode(
        name: name, generics: generics, parameters: parameters, result: result, requirements: requirements, body: body,
        isThrowing: isThrowing, thrown: thrown, isRethrowing: isRethrowing, isAsync: isAsync,
        isFailable: isFailable, isImplicitlyUnwrapped: isImplicitlyUnwrapped, head: head)
    }
  }

  /// Whose parameters are read: labels follow different rules.
  enum ParameterOwner { case function, `operator`, initializer, `subscript` }

  private mutating func parseSignature(_ name: Name, _ owner: ParameterOwner, _ start: Int32) -> Signature {
    var signature = Signature(name: name, head: name.span)
    signature.generics = parseGenericParameters()
    if token.kind == .leftParen {
      signature.parameters = parseParameters(owner)
      signature.parameters += takeCurriedParameters(owner)
    } else {
      expected(.parameters)
    }
    // A subscript's `throws` is its getter's.
    if case .subscript = owner, token.kind == .throws || token.kind == .rethrows { expected(.subscriptResult) }
    parseEffects(&signature)
    // `func area(): Int`, as other languages have it.
    let hasColon = token.kind == .colon && !token.followsNewline
    if hasColon { expected(.resultArrow) }
    if hasColon ? take(.colon) : take(.arrow) {
      let result = parseType()
      signature.result = result
      if case .initializer = owner { error(.misplaced("a result type of an initializer"), at: result.span) }
      // `-> Int throws` has its words in the wrong order.
      while token.kind == .throws || token.word == .async, !token.followsNewline {
        error(.effectBehindArrow(text(token)))
        if token.kind == .throws { signature.isThrowing = true } else { signature.isAsync = true }
        advance()
      }
    }
    signature.requirements = parseWhere()
    finishOldWhere()
    signature.head = span(from: start)
    return signature
  }

  private mutating func parseEffects(_ signature: inout Signature) {
    while true {
      switch token.kind {
      case .throws:
        refuseSecondEffect(signature.isThrowing)
        advance()
        signature.isThrowing = true
        signature.thrown = parseThrownType()
      case .rethrows:
        refuseSecondEffect(signature.isThrowing)
        advance()
        signature.isThrowing = true
        signature.isRethrowing = true
      case .identifier where token.word == .async:
        refuseSecondEffect(signature.isAsync)
        if signature.isThrowing { error(.asyncBehindThrows) }
        advance()
        signature.isAsync = true
      default: return
      }
    }
  }

  /// `throws throws`
  mutating func refuseSecondEffect(_ isThere: Bool) {
    if isThere { error(.effectTwice(text(token))) }
  }

  mutating func parseParameters(_ owner: ParameterOwner) -> [FunctionNode.Parameter] {
    let opening = token.start
    advance()
    var parameters: [FunctionNode.Parameter] = []
    while token.kind != .rightParen, !isAborted {
      guard let parameter = parseParameter(owner) else { break }
      if parameters.last?.isVariadic == true, parameter.label == nil {
        error(.misplaced("a parameter without a label behind a variadic one"), at: parameter.span)
      }
      parameters.append(parameter)
      if take(.comma) { continue }
      // Where a name and its colon follow, what is missing is the comma.
      guard token.kind == .identifier || token.kind == .underscore, kindBehindName() == .colon else { break }
      expectedBehind(.comma)
    }
    close(.rightParen, openedAt: opening)
    return parameters
  }

  /// What stands behind the label and the name that are next.
  private mutating func kindBehindName() -> TokenKind {
    let saved = lexer.position
    defer { lexer.position = saved }
    let next = lexer.next()
    return next.kind == .identifier ? lexer.next().kind : next.kind
  }

  private mutating func parseParameter(_ owner: ParameterOwner) -> FunctionNode.Parameter? {
    let start = token
    let attributes = parseParameterAttributes()
    if token.kind == .inout, peek().kind != .colon { return parseOldInOut(owner, start) }
    if token.kind == .var || token.kind == .let, peek().kind != .colon {
      error(.bindingWordAsLabel(text(token)), at: span(token), severity: .warning)
    }
    guard isNameToken else {
      expected(.parameterName)
      return nil
    }
    let first = token
    advance()
    var second: Token?
    if isNameToken {
      second = token
      advance()
    }
    let inner = name(second ?? first)
    var label: Name? = first.kind == .underscore ? nil : name(first)
    if second == nil, owner == .operator || owner == .subscript { label = nil }
    if let second, owner != .subscript, first.kind != .underscore, text(first) == text(second) {
      let whole = Span(source, Int(first.start), Int(second.end))
      error(.duplicateLabel(text(first), Fix(whole, text(first))), at: span(second), severity: .warning)
    }
    guard take(.colon) else {
      missingParameterType(first)
      return nil
    }
    return parseParameterRest(label, inner, start.start, attributes: attributes)
  }

  /// Property wrappers and result builders; nothing else stands in front of a parameter's name.
  mutating func parseParameterAttributes() -> [Attribute] {
    var attributes: [Attribute] = []
    while token.kind == .at {
      let at = token.start
      let attribute = text(peek())
      if isOwnAttribute(attribute) {
        parseAttribute(into: &attributes)
      } else if Self.closureAttributes.contains(attribute) {
        advance()
        attributes.append(Attribute(name: takeName(), argument: nil, span: span(from: at)))
      } else {
        let isOfType = takesAttributeOfType(attribute)
        advance()
        advance()
        if !isOfType { unsupported(feature(ofAttribute: attribute), at: span(from: at)) }
      }
    }
    return attributes
  }

  private static let closureAttributes: Set<String> = ["_inheritActorContext", "_implicitSelfCapture"]

  private var isNameToken: Bool {
    token.kind == .identifier || token.kind == .underscore || token.kind.isReservedWord
  }

  private mutating func missingParameterType(_ first: Token) {
    if token.kind == .endOfText {
      expected(.parameterColon)
    } else {
      error(.parameterWithoutType(text(first)), at: span(first))
    }
  }

  private mutating func parseParameterRest(
    _ label: Name?, _ name: Name, _ start: Int32, isInOut: Bool = false, attributes: [Attribute] = []
  )
    -> FunctionNode.Parameter
  {
    let parsed = parseParameterType()
    var value: Expression?
    if take(.equal) { value = startsOperand ? parseExpression() : missingExpressionBehind(.defaultValue) }
    // Of the closure that is given, and so of the type.
    let ofClosure = attributes.filter { Self.closureAttributes.contains($0.name.text) }.map(\.name)
    let attributes =
      ofClosure.isEmpty ? attributes : attributes.filter { !Self.closureAttributes.contains($0.name.text) }
    let type = ofClosure.isEmpty ? parsed.type : TypeNode(.attributed(parsed.type, ofClosure), parsed.type.span)
    return FunctionNode.Parameter(
      label: label, name: name, type: type, isInOut: parsed.isInOut || isInOut, isVariadic: parsed.isVariadic,
      isEscaping: parsed.isEscaping, isAutoclosure: parsed.isAutoclosure, defaultValue: value, attributes: attributes,
      isIsolated: parsed.isIsolated,
      span: span(from: start))
  }

  /// `inout x: Int`, as it was written before Swift 3.
  private mutating func parseOldInOut(_ owner: ParameterOwner, _ start: Token) -> FunctionNode.Parameter? {
    let keyword = span(token)
    advance()
    let first = token
    guard isNameToken else {
      expected(.parameterName)
      return nil
    }
    advance()
    var second: Token?
    if isNameToken {
      second = token
      advance()
    }
    let names = Span(source, Int(first.start), previousEnd)
    guard token.kind == .colon else {
      missingParameterType(first)
      return nil
    }
    advance()
    let label: Name? = first.kind == .underscore || second == nil && owner == .operator ? nil : name(first)
    let typeStart = token.start
    let parameter = parseParameterRest(label, name(second ?? first), start.start, isInOut: true)
    let whole = Span(source, Int(keyword.start), Int(typeStart))
    error(.oldInOut(Fix(whole, "\(names.text): inout ")), at: keyword)
    return parameter
  }

  // MARK: Bodies

  mutating func parseBody(_ owner: Span, isOptional: Bool, _ what: Expectation) -> LazyBlock? {
    guard token.kind == .leftBrace else {
      // What is wrong with the head may be why no body was found.
      if !isOptional, !isWrong(since: owner.start) {
        let problem = SyntaxProblem.expected(what, found: found)
        if token.kind == .endOfText { endedEarly = true }
        error(problem, at: owner)
      }
      return nil
    }
    return parseLazyBlock(what, isLast: true)
  }

  /// The end of the braces that open here, where nothing of the declaration comes after them.
  mutating func endOfLastBraces() -> Int? {
    if endsWithText, depth == 1, lexer.byte(lexer.count - 1) == UInt8(ascii: "}") { return lexer.count }
    return lexer.endOfBraces(from: Int(token.start))
  }

  mutating func parseLazyBlock(_ what: Expectation, isLast: Bool = false) -> LazyBlock {
    guard options.lazyBodies,
      let end = isLast ? endOfLastBraces() : lexer.endOfBraces(from: Int(token.start))
    else {
      let outer = (highestShorthand, mayAwait)
      defer { (highestShorthand, mayAwait) = outer }
      return LazyBlock(parseBlock(what))
    }
    let start = Int(token.start)
    skip(to: end)
    let (source, options) = (source, laterOptions)
    return LazyBlock(span: Span(source, start, end)) { Parser.parseBody(source, options, at: start) }
  }

  /// Goes on at `end`, which is the end of a token.
  mutating func skip(to end: Int) {
    previousEnd = end
    lexer.position = end
    token = lexer.next()
  }

  /// For what is parsed later: the operators of the whole source are known by then.
  var laterOptions: ParserOptions {
    var result = options
    result.operators = operatorTable
    return result
  }

  /// Reads a body that was skipped at first.
  static func parseBody(_ source: Source, _ options: ParserOptions, at start: Int) -> Block {
    source.text.withUnsafeBufferPointer { text in
      guard let bytes = text.baseAddress else {
        return Block(statements: [], span: Span(source, start, start))
      }
      var options = options
      options.lazyBodies = false
      var parser = Parser(source, options, bytes, text.count, position: start)
      return parser.parseBlock(.functionBody)
    }
  }
}
