import Diagnostics

/// Where a declaration stands.
enum DeclarationPlace {
  case statements
  case `struct`, `class`, `enum`, `protocol`, `extension`

  var isType: Bool { self != .statements }

  init(_ kind: NominalNode.Kind) {
    switch kind {
    case .struct: self = .struct
    case .class: self = .class
    case .enum: self = .enum
    case .protocol: self = .protocol
    }
  }
}

extension Parser {
  /// Whether the current token begins a declaration.
  mutating func startsDeclaration() -> Bool {
    switch token.kind {
    case .let, .var, .func, .struct, .enum, .protocol, .extension, .typealias, .associatedtype, .import, .deinit,
      .subscript, .static, .public, .private, .fileprivate, .internal, .operator, .precedencegroup, .class:
      return true
    case .initializer:
      let next = peek()
      return next.kind != .period
    case .at:
      let next = peek()
      return next.kind == .identifier || next.kind.isReservedWord
    case .identifier:
      return token.word == .none ? false : modifierStartsDeclaration()
    default: return false
    }
  }

  /// Whether a word such as `lazy` stands before a declaration, or is only somebody's name.
  private mutating func modifierStartsDeclaration() -> Bool {
    let saved = lexer.position
    defer { lexer.position = saved }
    var current = token
    // No declaration has more modifiers than that.
    for _ in 0..<16 {
      let next: Token
      switch current.word {
      case .actor, .macro:
        next = lexer.next()
        return next.kind == .identifier && !next.followsNewline
      case .async:
        next = lexer.next()
        return next.kind == .let || next.kind == .var
      default:
        guard modifierKind(current.word) != nil || current.word == .distributed || isOwnership(current.word) else {
          return false
        }
        next = lexer.next()
      }
      switch next.kind {
      case .let, .var, .func, .struct, .enum, .protocol, .extension, .typealias, .associatedtype, .deinit,
        .subscript, .static, .public, .private, .fileprivate, .internal, .operator, .class, .initializer, .case, .at,
        .import:
        return true
      case .leftParen:
        // `unowned(safe) var`, `nonisolated(unsafe) let`
        guard [.unowned, .nonisolated, .package, .open].contains(current.word) else { return false }
        _ = lexer.next()
        guard lexer.next().kind == .rightParen else { return false }
        switch lexer.next().kind {
        case .let, .var, .static, .private, .public, .func, .class: return true
        default: return false
        }
      case .identifier where next.word != .none && !next.followsNewline: current = next
      default: return false
      }
    }
    return false
  }

  private func isOwnership(_ word: Word) -> Bool {
    word == .consuming || word == .borrowing || word == .oldOwnership
  }

  private func modifierKind(_ word: Word) -> Modifier.Kind? {
    switch word {
    case .final: .final
    case .override: .override
    case .required: .required
    case .convenience: .convenience
    case .mutating: .mutating
    case .nonmutating: .nonmutating
    case .lazy: .lazy
    case .weak: .weak
    case .unowned: .unowned
    case .indirect: .indirect
    case .optional: .optional
    case .dynamic: .dynamic
    case .prefix: .prefix
    case .postfix: .postfix
    case .infix: .infix
    case .open: .open
    case .package: .package
    case .isolated: .isolated
    case .nonisolated: .nonisolated
    default: nil
    }
  }

  mutating func parseDeclaration(in place: DeclarationPlace) -> Declaration {
    let start = token.start
    guard enter() else { return Declaration(.error, modifiers: [], attributes: [], span: span(token)) }
    defer { leave() }
    var attributes: [Attribute] = []
    var modifiers: [Modifier] = []
    while token.kind == .at { parseAttribute(into: &attributes) }
    parseModifiers(into: &modifiers, &attributes)
    let outer = mayLackBodies
    mayLackBodies = attributes.contains { $0.name.text == "_intrinsic" }
    defer { mayLackBodies = outer }
    let kind = parseDeclarationKind(in: place, modifiers, attributes)
    return Declaration(kind, modifiers: modifiers, attributes: attributes, span: span(from: start))
  }

  private mutating func parseDeclarationKind(
    in place: DeclarationPlace, _ modifiers: [Modifier], _ attributes: [Attribute]
  ) -> Declaration.Kind {
    let outer = context
    context = Context()
    defer { context = outer }
    switch token.kind {
    case .extension, .import, .operator, .precedencegroup:
      if place.isType || openBlocks > 0 { error(.onlyAtTop) }
    default: break
    }
    switch token.kind {
    case .let, .var: return .variable(parseVariable(in: place))
    case .func: return .function(parseFunction(in: place, attributes, modifiers))
    case .struct: return .type(parseNominal(.struct))
    case .class: return .type(parseNominal(.class))
    case .enum: return .type(parseNominal(.enum))
    case .protocol: return .type(parseNominal(.protocol))
    case .extension: return .extensionDeclaration(parseExtension())
    case .typealias:
      return place == .protocol && takesAssociatedType() ? parseAssociatedType(in: place) : parseTypeAlias()
    case .associatedtype: return parseAssociatedType(in: place)
    case .import: return parseImport()
    case .initializer:
      if !place.isType { error(.onlyInTypes(.initializers)) }
      return .initializer(parseInitializer(in: place, attributes))
    case .deinit:
      if !place.isType { error(.onlyInTypes(.deinitializers)) }
      return .deinitializer(parseDeinitializer())
    case .subscript:
      if !place.isType { error(.onlyInTypes(.subscripts)) }
      return parseSubscript(in: place, attributes)
    case .case:
      if place != .enum { error(.caseOutsideEnum) }
      return parseEnumCases()
    case .operator: return parseOperatorDeclaration(modifiers)
    case .precedencegroup: return parsePrecedenceGroup()
    case .identifier where token.word == .actor: return .type(parseNominal(.class, isActor: true))
    case .identifier where token.word == .macro: return skipDeclaration(.macroDeclarations)
    case .identifier where token.word == .async:
      advance()
      guard token.kind == .let || token.kind == .var else {
        return parseDeclarationKind(in: place, modifiers, attributes)
      }
      if place.isType { error(.misplaced("`async let` outside a function")) }
      mayAwait = true
      return .variable(parseVariable(in: place, isAsync: true))
    default:
      if token.kind == .identifier, takesWordOfOthers() {
        return parseDeclarationKind(in: place, modifiers, attributes)
      }
      if !modifiers.isEmpty, place.isType, token.kind == .identifier {
        expected(.keywordOfDeclaration)
      } else {
        expected(.declaration)
      }
      skipToNextStatement()
      return .error
    }
  }

  /// Reads over a declaration of a kind that Zoetrope does not have, up to the end of its braces.
  private mutating func skipDeclaration(_ feature: Feature) -> Declaration.Kind {
    let word = span(token)
    advance()
    unsupported(feature, at: word)
    while !token.followsNewline, token.kind != .endOfText, token.kind != .leftBrace, token.kind != .rightBrace,
      token.kind != .semicolon
    {
      if token.kind == .rightParen || token.kind == .rightBracket { advance() } else { skipBalanced() }
    }
    if token.kind == .leftBrace { skipBalanced() }
    return .unsupported
  }

  // MARK: Attributes and modifiers

  mutating func parseAttribute(into attributes: inout [Attribute]) {
    let start = token.start
    advance()
    guard token.kind == .identifier || token.kind.isReservedWord else {
      expected(.attributeName)
      return
    }
    var name = takeName()
    if isOwnAttribute(name.text) {
      // A property wrapper or a result builder, whose name the checker knows.
      var base: TypeNode?
      var generics: [TypeNode] = []
      while true {
        generics = isByte(token.start, "<") && token.start == Int32(previousEnd) ? parseGenericArguments() : []
        guard token.kind == .period, token.start == Int32(previousEnd), peek().kind == .identifier else { break }
        base = TypeNode(.name(base: base, name, arguments: generics), name.span)
        advance()
        name = takeName()
      }
      var arguments: Arguments?
      if token.kind == .leftParen, token.start == Int32(previousEnd) { arguments = parseArguments(close: .rightParen) }
      attributes.append(
        Attribute(
          name: name, base: base, argument: nil, generics: generics, arguments: arguments, span: span(from: start)))
      return
    }
    while token.kind == .period, token.start == Int32(previousEnd), peek().kind == .identifier {
      advance()
      advance()
    }
    var argument: String?
    if name.text == "available" {
      guard token.kind == .leftParen else { return expectedBehind(.platform) }
      let availability = parseAvailability()
      attributes.append(Attribute(name: name, argument: nil, availability: availability, span: span(from: start)))
      return
    }
    if token.kind == .leftParen, token.start == Int32(previousEnd) {
      let first = peek()
      if first.kind == .string, first.length >= 2 {
        argument = content(of: first)
      } else if first.kind == .identifier || first.kind.isReservedWord {
        argument = text(first)
      }
      skipBalanced()
    }
    attributes.append(Attribute(name: name, argument: argument, span: span(from: start)))
    if !isKnownAttribute(name.text) { unsupported(feature(ofAttribute: name.text), start) }
  }

  func content(of string: Token) -> String {
    String(
      decoding: UnsafeBufferPointer(start: lexer.bytes + Int(string.start) + 1, count: string.length - 2),
      as: UTF8.self)
  }

  /// Attributes that mean something here, or that change nothing a script could see.
  private func isKnownAttribute(_ name: String) -> Bool {
    switch name {
    case "discardableResult", "main", "UIApplicationMain", "escaping", "autoclosure", "inlinable", "inline", "frozen",
      "usableFromInline", "unknown", "testable", "warn_unqualified_access", "_disfavoredOverload", "_intrinsic",
      "_primitive", "_standIn", "available", "propertyWrapper", "resultBuilder", "dynamicMemberLookup",
      "dynamicCallable", "Sendable", "unchecked", "globalActor", "preconcurrency",
      "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable":
      true
    default: false
    }
  }

  /// Whether an attribute can be one of the script's types.
  func isOwnAttribute(_ name: String) -> Bool {
    if isKnownAttribute(name) { return false }
    if case .attribute = feature(ofAttribute: name) { return Attribute.canNameType(name) }
    return false
  }

  func feature(ofAttribute name: String) -> Feature {
    switch name {
    case "backDeployed": .availability
    case "freestanding", "attached": .macroDeclarations
    case "propertyWrapper": .propertyWrappers
    case "resultBuilder": .resultBuilders
    case "NSManaged": .objectiveC
    case "concurrent": .concurrency
    case "dynamicMemberLookup": .dynamicMembers
    default: .attribute(name)
    }
  }

  private mutating func parseModifiers(into modifiers: inout [Modifier], _ attributes: inout [Attribute]) {
    while !isAborted {
      let start = token
      var kind: Modifier.Kind
      switch token.kind {
      case .at:
        parseAttribute(into: &attributes)
        continue
      case .static: kind = .static
      case .public: kind = .public
      case .private: kind = .private
      case .fileprivate: kind = .fileprivate
      case .internal: kind = .internal
      case .class:
        // `class func` is a modifier, `class Cell` is a declaration.
        guard classIsModifier() else { return }
        kind = .class
      case .identifier:
        if token.word == .distributed || isOwnership(token.word), modifierStartsDeclaration() {
          if token.word != .oldOwnership { unsupported(token.word == .distributed ? .concurrency : .ownership) }
          advance()
          continue
        }
        guard let word = modifierKind(token.word), modifierStartsDeclaration() else { return }
        kind = word
      default: return
      }
      advance()
      if token.kind == .leftParen { kind = parseModifierArgument(kind) }
      modifiers.append(Modifier(kind: kind, span: span(from: start.start)))
    }
  }

  private mutating func classIsModifier() -> Bool {
    let next = peek()
    switch next.kind {
    case .func, .var, .let, .subscript, .public, .private, .internal, .fileprivate: return true
    case .identifier: return modifierKind(next.word) != nil && next.word != .open && nextButOneIsFunction()
    default: return false
    }
  }

  private mutating func nextButOneIsFunction() -> Bool {
    let saved = lexer.position
    defer { lexer.position = saved }
    _ = lexer.next()
    let kind = lexer.next().kind
    return kind == .func || kind == .var || kind == .subscript
  }

  /// `(set)` behind an access level; `(safe)` and the like behind others.
  private mutating func parseModifierArgument(_ kind: Modifier.Kind) -> Modifier.Kind {
    let opening = token.start
    advance()
    let isSet = token.kind == .identifier && token.word == .set
    if kind == .nonisolated, token.kind == .identifier {
      let argument = span(token)
      let known = Modifier.Kind(rawValue: "nonisolated(\(argument.text))")
      if known == nil { error(.modifierOption(argument.text, of: kind.rawValue), at: argument) }
      advance()
      close(.rightParen, openedAt: opening)
      return known ?? kind
    }
    if token.kind == .identifier { advance() }
    close(.rightParen, openedAt: opening)
    guard isSet else {
      switch kind {
      case .public, .private, .fileprivate, .internal, .open, .package:
        error(.accessArgument(kind.rawValue), at: span(from: opening))
      default: break
      }
      return kind
    }
    switch kind {
    case .private: return .privateSet
    case .fileprivate: return .fileprivateSet
    case .internal: return .internalSet
    case .public: return .publicSet
    case .open: return .openSet
    default: return kind
    }
  }

  // MARK: Small declarations

  private mutating func parseImport() -> Declaration.Kind {
    advance()
    switch token.kind {
    case .struct, .class, .enum, .protocol, .typealias, .func, .var, .let: advance()
    default: break
    }
    guard token.kind == .identifier, !token.followsNewline else {
      expectedBehind(.moduleName)
      return .error
    }
    let name = takeName()
    while token.kind == .period {
      advance()
      if token.kind == .identifier { advance() }
    }
    return .importModule(name)
  }

  private mutating func parseTypeAlias() -> Declaration.Kind {
    advance()
    guard let name = parseDeclaredName(.typeAlias) else { return .error }
    var generics = parseGenericParameters()
    guard take(.equal) else {
      expected(.typeAliasEqual)
      return .error
    }
    let type = parseType()
    for requirement in parseWhere() {
      // `where T: P` says what `<T: P>` says.
      guard requirement.relation == .conforms, case .name(nil, let subject, _) = requirement.left.kind,
        let index = generics.firstIndex(where: { $0.name.text == subject.text })
      else {
        unsupported(.constrainedTypeAliases, at: requirement.span)
        continue
      }
      let known = generics[index].constraint
      let constraint = known.map { TypeNode(.composition([$0, requirement.right]), requirement.span) }
      generics[index] = GenericParameterNode(name: generics[index].name, constraint: constraint ?? requirement.right)
    }
    return .typeAlias(name, generics: generics, type)
  }

  private mutating func parseAssociatedType(in place: DeclarationPlace) -> Declaration.Kind {
    if place != .protocol { error(.onlyInProtocols) }
    advance()
    guard let name = parseDeclaredName(.associatedType) else { return .error }
    let inherited = parseInheritance()
    let defaultType = take(.equal) ? parseType() : nil
    let requirements = parseWhere()
    return .associatedType(name, inherited: inherited, defaultType: defaultType, requirements: requirements)
  }

  private mutating func parseOperatorDeclaration(_ modifiers: [Modifier]) -> Declaration.Kind {
    advance()
    guard isOperatorToken else {
      expected(.operatorName)
      return .error
    }
    let name = takeName()
    if !modifiers.contains(where: { [.prefix, .infix, .postfix].contains($0.kind) }) {
      error(.operatorWithoutFixity(name.text), at: name.span)
    }
    for modifier in modifiers {
      let fixity: SyntaxProblem.Fixity
      switch (modifier.kind, name.text) {
      case (.infix, "="), (.infix, "->"), (.infix, "?"): fixity = .infix
      case (.prefix, "&"), (.prefix, "?"), (.prefix, "<"), (.prefix, "="), (.prefix, "->"): fixity = .prefix
      case (.postfix, "?"), (.postfix, "!"), (.postfix, ">"), (.postfix, "="), (.postfix, "->"): fixity = .postfix
      default: continue
      }
      error(.reservedOperator(name.text, fixity), at: name.span)
    }
    if take(.colon) {
      if token.kind == .identifier {
        if operatorTable.precedence(named: text(token)) == nil { error(.unknownPrecedence(text(token))) }
        advance()
      } else {
        expected(.precedenceName)
      }
    }
    return .operatorDeclaration(name)
  }

  /// What it says is known already: operators may stand before their groups.
  private mutating func parsePrecedenceGroup() -> Declaration.Kind {
    advance()
    guard token.kind == .identifier else {
      expected(.precedenceName)
      return .error
    }
    let name = takeName()
    let opening = token.start
    guard take(.leftBrace) else {
      expected(.typeBody(.protocol))
      return .error
    }
    while token.kind != .rightBrace, token.kind != .endOfText, !isAborted {
      let key = text(token)
      let place = span(token)
      advance()
      guard take(.colon) else {
        error(.precedenceAttribute(key), at: place)
        skipToNextStatement()
        continue
      }
      switch key {
      case "higherThan", "lowerThan":
        repeat {
          if operatorTable.precedence(named: text(token)) == nil { error(.unknownPrecedence(text(token))) }
          if key == "lowerThan", operatorTable.isOwn(text(token)) { error(.lowerThanOwnGroup(text(token))) }
          advance()
        } while take(.comma)
      case "associativity":
        if !["left", "right", "none"].contains(text(token)) { error(.precedenceAttribute(text(token))) }
        advance()
      case "assignment": advance()
      default:
        error(.precedenceAttribute(key), at: place)
        advance()
      }
    }
    close(.rightBrace, openedAt: opening)
    return .operatorDeclaration(name)
  }

  var isOperatorToken: Bool {
    switch token.kind {
    case .operatorSymbol, .prefixAmpersand, .postfixExclamation, .postfixQuestion, .equal, .arrow: true
    default: false
    }
  }

  /// The name of what is declared; words that are reserved say how to write them.
  mutating func parseDeclaredName(_ thing: DeclaredThing) -> Name? {
    if token.kind == .identifier { return takeName() }
    if token.kind.isReservedWord, !token.followsNewline {
      let word = text(token)
      error(.reservedWordAsName(word, Fix(span(token), "`\(word)`")))
      return takeName()
    }
    expected(.nameOf(thing))
    return nil
  }
}
