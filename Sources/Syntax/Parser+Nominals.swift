import Diagnostics

/// Types, extensions, and what stands in them.
extension Parser {
  mutating func parseNominal(_ kind: NominalNode.Kind, isActor: Bool = false) -> NominalNode {
    let start = token.start
    advance()
    let nothing = Span(source, Int(token.start), Int(token.start))
    let name = parseDeclaredName(DeclaredThing(kind)) ?? Name("", nothing)
    var generics: [GenericParameterNode] = []
    var primary: [Name] = []
    if kind == .protocol {
      primary = parsePrimaryAssociatedTypes()
    } else {
      generics = parseGenericParameters()
    }
    var inherited = parseInheritance(of: kind)
    if isActor, !inherited.contains(where: \.isNamedActor) { inherited.append(actorType(at: name.span)) }
    let requirements = parseWhere()
    finishOldWhere()
    let head = span(from: start)
    let (members, braces) = parseMembers(DeclarationPlace(kind), .typeBody(DeclaredThing(kind)))
    return NominalNode(
      kind: kind, name: name, generics: generics, primaryAssociatedTypes: primary, inherited: inherited,
      requirements: requirements, members: members, braces: braces, head: head, isActor: isActor)
  }

  /// What every actor conforms to, said or not.
  private func actorType(at span: Span) -> TypeNode {
    let module = TypeNode(.name(base: nil, Name("Swift", span), arguments: []), span)
    return TypeNode(.name(base: module, Name("Actor", span), arguments: []), span)
  }

  mutating func parseExtension() -> ExtensionNode {
    let start = token.start
    advance()
    let type = parseType()
    let inherited = parseInheritance()
    let requirements = parseWhere()
    let head = span(from: start)
    let (members, braces) = parseMembers(.extension, .typeBody(.extension))
    return ExtensionNode(
      type: type, inherited: inherited, requirements: requirements, members: members, braces: braces, head: head)
  }

  private mutating func parsePrimaryAssociatedTypes() -> [Name] {
    guard startsWith("<") else { return [] }
    let opening = token.start
    split(1)
    var names: [Name] = []
    while token.kind == .identifier {
      names.append(takeName())
      guard take(.comma) else { break }
    }
    closeAngle(openedAt: opening)
    return names
  }

  mutating func parseInheritance(of kind: NominalNode.Kind? = nil) -> [TypeNode] {
    guard take(.colon) || takesExtends() else { return [] }
    var types: [TypeNode] = []
    repeat {
      if token.kind == .class {
        // `protocol P: class`, which `AnyObject` took the place of.
        if kind != .protocol {
          error(.classConstraintMisplaced)
        } else if !types.isEmpty {
          error(.classConstraintNotFirst)
        } else {
          error(.oldClassConstraint(Fix(span(token), "AnyObject")), at: span(token), severity: .warning)
        }
        types.append(TypeNode(.name(base: nil, Name("AnyObject", span(token)), arguments: []), span(token)))
        advance()
      } else {
        var isRetroactive = false
        while token.kind == .at {
          let start = token.start
          advance()
          let attribute = text(token)
          advance()
          if attribute == "retroactive" { isRetroactive = true }
          if attribute != "retroactive", attribute != "unchecked", attribute != "preconcurrency",
            !isOwnAttribute(attribute)
          {
            unsupported(feature(ofAttribute: attribute), at: span(from: start))
          }
        }
        let type = parseType()
        type.isRetroactive = isRetroactive
        types.append(type)
      }
    } while (take(.comma) || takesExtends()) && !isAborted
    return types
  }

  // MARK: Members

  private mutating func parseMembers(_ place: DeclarationPlace, _ what: Expectation) -> (LazyMembers, Span) {
    let opening = token.start
    guard token.kind == .leftBrace else {
      missingAtEndOfLine(what)
      return (LazyMembers([]), Span(source, Int(opening), Int(opening)))
    }
    if options.lazyBodies, let end = endOfLastBraces() {
      skip(to: end)
      let (source, options) = (source, laterOptions)
      let members = LazyMembers { Parser.parseMembers(source, options, at: Int(opening), place) }
      return (members, Span(source, Int(opening), end))
    }
    let members = readMembers(place)
    return (LazyMembers(members), span(from: opening))
  }

  /// Reads members that were skipped at first.
  private static func parseMembers(_ source: Source, _ options: ParserOptions, at start: Int, _ place: DeclarationPlace)
    -> [Declaration]
  {
    source.text.withUnsafeBufferPointer { text in
      guard let bytes = text.baseAddress else { return [] }
      var parser = Parser(source, options, bytes, text.count, position: start)
      return parser.readMembers(place)
    }
  }

  /// Reads the braces and all between.
  private mutating func readMembers(_ place: DeclarationPlace) -> [Declaration] {
    let opening = token.start
    guard enter() else { return [] }
    defer { leave() }
    advance()
    var members: [Declaration] = []
    while !isAborted {
      skipSemicolons(behind: !members.isEmpty)
      if token.kind == .rightBrace || token.kind == .endOfText { break }
      parseMember(place, &members)
    }
    close(.rightBrace, openedAt: opening)
    return members
  }

  private mutating func parseMember(_ place: DeclarationPlace, _ members: inout [Declaration]) {
    let start = token.start
    let errors = diagnostics.count
    if atDirective(["if"]) {
      return parseConditionally(into: &members) { parser, list in
        while parser.take(.semicolon) {}
        if parser.token.kind == .rightBrace || parser.atDirective(["elseif", "else", "endif"]) { return }
        parser.parseMember(place, &list)
      }
    }
    if token.kind == .pound {
      _ = parseStatement()
      if token.start == start { advance() }
      return
    }
    guard
      startsDeclaration() || token.kind == .case || place == .enum && takesCases() || takesWordOfOthers()
        || takesMisspelt(isMember: true) || takesMemberWithoutKeyword(place)
    else {
      let isLeftOut = token.kind == .operatorSymbol && text(token) == "..."
      if !isWrong(since: start - 1) { error(isLeftOut ? .leftOut : .expected(.memberDeclaration, found: found)) }
      if token.kind == .rightParen || token.kind == .rightBracket { advance() } else { skipBalanced() }
      if token.start == start { advance() }
      skipToNextStatement()
      return
    }
    members.append(parseDeclaration(in: place))
    if token.start == start { advance() }
    if token.followsNewline || token.kind == .semicolon || token.kind == .rightBrace || token.kind == .endOfText {
      return
    }
    if token.kind == .pound, atDirective(["elseif", "else", "endif"]) { return }
    if diagnostics.count > errors {
      skipToNextStatement()
    } else {
      error(.declarationsOnOneLine(found: text(token)), at: Span(source, previousEnd, previousEnd))
      if !startsDeclaration() { skipToNextStatement() }
    }
  }

  mutating func parseEnumCases() -> Declaration.Kind {
    advance()
    var cases: [EnumCaseNode] = []
    repeat {
      guard let name = parseDeclaredName(.enumCase) else { break }
      var payload: [FunctionNode.Parameter]?
      if token.kind == .leftParen {
        let opening = token.start
        payload = parsePayload()
        if payload?.isEmpty == true { error(.emptyPayload, at: span(from: opening)) }
      }
      var value: Expression?
      if take(.equal) { value = startsOperand ? parseExpression() : missingExpressionBehind(.rawValue) }
      cases.append(EnumCaseNode(name: name, payload: payload, rawValue: value))
    } while take(.comma) && !isAborted
    if token.kind == .colon {
      // `case .a:` in the body of an enum.
      error(.caseOutsideSwitch)
      skipToNextStatement()
    }
    return .enumCases(cases)
  }

  private mutating func parsePayload() -> [FunctionNode.Parameter] {
    let opening = token.start
    advance()
    var payload: [FunctionNode.Parameter] = []
    while token.kind != .rightParen, !isAborted {
      let start = token
      var label: Name?
      var name = Name("_", Span(source, Int(token.start), Int(token.start)))
      if isPayloadLabel() {
        if token.kind != .underscore { label = self.name(token) }
        name = takeName()
        if token.kind != .colon {
          name = takeName()
          if label != nil { error(.misplaced("a name beside the label of what a case carries"), at: name.span) }
        }
        advance()
      }
      let parsed = parseParameterType()
      var value: Expression?
      if take(.equal) { value = startsOperand ? parseExpression() : missingExpressionBehind(.defaultValue) }
      payload.append(
        FunctionNode.Parameter(
          label: label, name: name, type: parsed.type, isInOut: parsed.isInOut, isVariadic: parsed.isVariadic,
          isEscaping: parsed.isEscaping, isAutoclosure: parsed.isAutoclosure, defaultValue: value,
          span: span(from: start.start)))
      guard take(.comma) else { break }
    }
    close(.rightParen, openedAt: opening)
    return payload
  }

  private mutating func isPayloadLabel() -> Bool {
    guard token.kind == .identifier || token.kind == .underscore || token.kind.isReservedWord else { return false }
    let saved = lexer.position
    defer { lexer.position = saved }
    let second = lexer.next()
    if second.kind == .colon { return true }
    return (second.kind == .identifier || second.kind == .underscore) && lexer.next().kind == .colon
  }

  // MARK: Generic parameters

  mutating func parseGenericParameters() -> [GenericParameterNode] {
    guard token.kind == .operatorSymbol, startsWith("<") else { return [] }
    let opening = token.start
    guard enter() else { return [] }
    defer { leave() }
    split(1)
    var generics: [GenericParameterNode] = []
    if startsWith(">") { expected(.genericParameter) }
    while !startsWith(">"), !isAborted {
      while token.kind == .at {
        advance()
        advance()
      }
      if token.kind == .let || token.word == .each && peek().kind == .identifier {
        unsupported(token.kind == .let ? .valueGenerics : .parameterPacks)
        advance()
      }
      guard token.kind == .identifier else {
        expected(.genericParameter)
        break
      }
      let name = takeName()
      let constraint = take(.colon) || takesExtends() ? parseType() : nil
      generics.append(GenericParameterNode(name: name, constraint: constraint))
      guard take(.comma) else { break }
    }
    if token.kind == .where { readOldWhere() }
    closeAngle(openedAt: opening)
    return generics
  }

  mutating func parseWhere() -> [WhereNode] {
    guard take(.where) else { return [] }
    var requirements: [WhereNode] = []
    repeat {
      let left = parseType()
      let relation: WhereNode.Relation
      if take(.colon) {
        relation = .conforms
      } else if isOperator("==") {
        advance()
        relation = .equals
      } else {
        expected(.whereRelation)
        break
      }
      let right: TypeNode
      if token.kind == .class {
        error(.classConstraintMisplaced)
        right = TypeNode(.error, span(token))
        advance()
      } else {
        right = parseType()
      }
      requirements.append(WhereNode(left: left, relation: relation, right: right, span: left.span.through(right.span)))
    } while take(.comma) && !isAborted
    return requirements
  }

  /// `<T where T: P>`: what stood behind `where` goes to the end of the signature today.
  private mutating func readOldWhere() {
    let start = previousEnd
    let keyword = span(token)
    let clauseStart = Int(peek().start)
    _ = parseWhere()
    let clause = Span(source, clauseStart, max(clauseStart, previousEnd)).text
    oldWhere = OldWhere(start: start, keyword: keyword, end: previousEnd, clause: clause)
  }

  /// Complains of an old `where` once the end of the signature is known, since that is where it belongs.
  mutating func finishOldWhere() {
    guard let old = oldWhere else { return }
    oldWhere = nil
    let rest = Span(source, old.end, max(old.end, previousEnd))
    let whole = Span(source, old.start, Int(rest.end))
    error(.oldWhere(clause: old.clause, Fix(whole, "\(rest.text) where \(old.clause)")), at: old.keyword)
  }
}

extension DeclaredThing {
  init(_ kind: NominalNode.Kind) {
    switch kind {
    case .struct: self = .struct
    case .class: self = .class
    case .enum: self = .enum
    case .protocol: self = .protocol
    }
  }
}
