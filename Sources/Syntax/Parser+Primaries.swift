import Diagnostics

/// What an operand begins with: literals, names, brackets, closures.
extension Parser {
  mutating func parsePrimary() -> Expression {
    let start = token
    switch token.kind {
    case .identifier:
      let name = parseCompoundName()
      return Expression(.name(name, genericArguments: nil), name.span)
    case .selfValue, .selfType, .anyType:
      let name = takeName()
      return Expression(.name(name, genericArguments: nil), name.span)
    case .shorthand:
      let written = takeName()
      let number = Int(written.text.dropFirst()) ?? 0
      let name = Name("$\(number)", written.span)
      highestShorthand = max(highestShorthand, number)
      if namesParameters { error(.misplaced("`\(name.text)` in a closure that names its parameters"), at: name.span) }
      return Expression(.name(name, genericArguments: nil), name.span)
    case .integer:
      advance()
      let (value, overflows) = lexer.integerValue(start)
      return Expression(.integer(value, overflows: overflows), span(start))
    case .float:
      advance()
      return Expression(.float(lexer.floatValue(start)), span(start))
    case .string: return parseString()
    case .regex: return parseRegex()
    case .true, .false:
      advance()
      return Expression(.boolean(start.kind == .true), span(start))
    case .nil:
      advance()
      return Expression(.nilLiteral, span(start))
    case .super:
      advance()
      if token.kind != .period && token.kind != .leftBracket { expectedBehind(.superMember) }
      return Expression(.superReference, span(start))
    case .underscore:
      advance()
      return Expression(.discard, span(start))
    case .period: return parseImplicitMember()
    case .leftParen: return parseParenthesized()
    case .leftBracket: return parseCollection()
    case .leftBrace: return parseClosure()
    case .if, .switch:
      error(.branchOutOfPlace(text(start)))
      return parseBranchExpression()
    case .protocol where peekIsLess(): return parseTypeAsExpression()
    case .backslash: return parseKeyPath()
    case .pound: return parsePound()
    case .invalid:
      // The lexer has said what is wrong with it.
      advance()
      return Expression(.error, span(start))
    case .at:
      // `{ @MainActor in }` and the like: attributes in the midst of an expression.
      advance()
      let name = text(token)
      unsupported(.attribute(name), at: span(start))
      advance()
      return Expression(.unsupported, span(from: start.start))
    default: return missingExpression(.expression)
    }
  }

  private mutating func peekIsLess() -> Bool { isByte(peek().start, "<") }

  private mutating func parseTypeAsExpression() -> Expression {
    let type = parseType()
    return Expression(.type(type), type.span)
  }

  private mutating func parseImplicitMember() -> Expression {
    let start = token.start
    advance()
    if token.kind == .integer {
      error(.floatWithoutZero("0." + text(token)), at: Span(source, Int(start), Int(token.end)))
      advance()
      return Expression(.error, span(from: start))
    }
    guard let name = parseMemberName() else {
      expected(.memberName)
      return Expression(.error, span(from: start))
    }
    return Expression(.member(nil, name, genericArguments: nil), span(from: start))
  }

  // MARK: Brackets

  private mutating func parseParenthesized() -> Expression {
    let opening = token
    let start = place
    advance()
    meetsParameterTypes = false
    let elements = parseElements(until: .rightParen, from: opening)
    if meetsParameterTypes {
      meetsParameterTypes = false
      go(to: start)
      let type = parseType()
      return Expression(.type(type), type.span)
    }
    close(.rightParen, openedAt: opening.start)
    let span = span(from: opening.start)
    if elements.count == 1, elements[0].label == nil { return Expression(.parenthesized(elements[0].value), span) }
    return Expression(.tuple(elements), span)
  }

  /// The compiler reads `[1.5.rounded()]` as the beginning of a type.
  private mutating func checkFirstNumber() {
    guard token.kind == .float, text(token).utf8.contains(UInt8(ascii: ".")) else { return }
    let next = peek()
    if next.kind == .period, next.start == token.end {
      error(.memberOfFirstNumber(text(token)), at: span(next))
    }
  }

  private mutating func parseCollection() -> Expression {
    let bracket = token
    let opening = token.start
    let outer = context
    context = Context(isPattern: outer.isPattern, isBinding: outer.isBinding)
    defer { context = outer }
    advance()
    if token.kind == .colon {
      advance()
      close(.rightBracket, openedAt: opening)
      return Expression(.dictionary([]), span(from: opening))
    }
    var values: [Expression] = []
    var pairs: [(key: Expression, value: Expression)] = []
    var isDictionary = false
    while startsOperand, !isAborted {
      let before = token.start
      if values.isEmpty, pairs.isEmpty { checkFirstNumber() }
      let first = parseExpression()
      if values.isEmpty && pairs.isEmpty { isDictionary = token.kind == .colon }
      if isDictionary {
        if !take(.colon) {
          expected(.dictionaryColon)
          break
        }
        pairs.append((first, startsOperand ? parseExpression() : missingExpression(.dictionaryValue)))
      } else {
        values.append(first)
        if token.kind == .colon {
          error(.expected(.comma, found: found))
          skipToClosing(.rightBracket)
          return Expression(.error, span(from: opening))
        }
      }
      if take(.comma) || token.kind == .rightBracket { continue }
      guard token.start > before, missesComma(in: bracket) else { break }
    }
    close(.rightBracket, openedAt: opening)
    let span = span(from: opening)
    return isDictionary ? Expression(.dictionary(pairs), span) : Expression(.array(values), span)
  }

  // MARK: Branches as values

  /// `if` or `switch` where a value is wanted.
  mutating func parseBranchExpression() -> Expression {
    guard enter() else { return errorExpression() }
    defer { leave() }
    let outer = context
    context = Context()
    defer { context = outer }
    if token.kind == .if {
      let node = parseIf(label: nil)
      return Expression(.ifExpression(node), node.span)
    }
    let node = parseSwitch(label: nil)
    return Expression(.switchExpression(node), node.span)
  }

  /// `try` and `await` before a branch as a value change nothing: the calls in it say it themselves.
  mutating func skipIdleMarks() {
    guard token.kind == .try || token.word == .await else { return }
    let start = place
    var marks: [Token] = []
    while token.kind == .try || token.word == .await {
      marks.append(token)
      advance()
    }
    guard token.kind == .if || token.kind == .switch else { return go(to: start) }
    for mark in marks {
      error(.markWithoutEffect(text(mark), of: text(token)), at: span(mark), severity: .warning)
    }
  }

  /// An expression in a place where `if` and `switch` may be used as one.
  mutating func parseValue() -> Expression {
    skipIdleMarks()
    return token.kind == .if || token.kind == .switch ? parseBranchExpression() : parseExpression()
  }

  private mutating func parseKeyPath() -> Expression {
    let start = token.start
    advance()
    let hasRoot = token.kind != .period
    let path: Expression
    if hasRoot {
      path = parseSuffixes(parsePrimary(), ofKeyPath: true)
    } else {
      let base = Expression(.name(Name("$0", span(token)), genericArguments: nil), span(token))
      // `\.[0]`, `\.?.name`
      let next = peek()
      if next.kind == .leftBracket || next.kind == .postfixQuestion || next.kind == .postfixExclamation { advance() }
      path = parseSuffixes(base)
    }
    let whole = span(from: start)
    return Expression(.keyPath(KeyPathNode(path: path, hasRoot: hasRoot, span: whole)), whole)
  }

  /// `#name`: a macro, or one of the built-in ones.
  private mutating func parsePound() -> Expression {
    if atEndOfBranch() { return missingExpression(.expression) }
    let start = token
    advance()
    guard token.start == start.end, token.kind == .identifier || token.kind.isReservedWord else {
      error(.strangeCharacter(UInt32(UInt8(ascii: "#"))), at: span(start))
      return Expression(.error, span(start))
    }
    let name = text(token)
    advance()
    if let location = Expression.Location(rawValue: name) {
      return Expression(.location(location), span(from: start.start))
    }
    if name == "available" || name == "unavailable", token.kind == .leftParen {
      parseAvailabilityCondition(isNegated: name == "unavailable")
      return Expression(.boolean(name == "available"), span(from: start.start))
    }
    if name == "Preview", expressionStatementStart == start.start {
      // A declaration, which gives no value. The library's function draws what the macro would hand to an editor; its arguments follow.
      let whole = span(from: start.start)
      return Expression(.name(Name("_preview", whole), genericArguments: nil), whole)
    }
    if name == "selector" || name == "keyPath", token.kind == .leftParen {
      return parseSelector(from: start.start, isKeyPath: name == "keyPath")
    }
    if let literal = ObjectLiteral(rawValue: name), token.kind == .leftParen {
      return parseObject(literal, from: start.start)
    }
    let feature: Feature =
      switch name {
      case "if", "elseif", "else", "endif": .conditionalCompilation
      case "available", "unavailable": .availability
      case "dsohandle": .sourceLocation("#" + name)
      default: .macro("#" + name)
      }
    if !token.followsNewline, isByte(token.start, "<") { _ = parseGenericArguments() }
    unsupported(feature, at: span(from: start.start))
    if token.kind == .leftParen, !token.followsNewline { skipBalanced() }
    return Expression(.unsupported, span(from: start.start))
  }

  /// A literal of an image or a colour: a call of the type that such a literal is where no other is asked for.
  private enum ObjectLiteral: String { case imageLiteral, colorLiteral }

  private mutating func parseObject(_ literal: ObjectLiteral, from start: Int32) -> Expression {
    let place = span(from: start)
    let arguments = parseArguments(close: .rightParen)
    let (type, label) =
      switch literal {
      case .imageLiteral: ("UIImage", "imageLiteralResourceName")
      case .colorLiteral: ("UIColor", "colorLiteralRed")
      }
    let elements = arguments.elements.enumerated().map { index, element in
      index > 0 ? element : Arguments.Element(label: Name(label, place), value: element.value)
    }
    let callee = Expression(.name(Name(type, place), genericArguments: nil), place)
    let call = Arguments(elements: elements, trailingClosures: 0, span: arguments.span)
    return Expression(.call(callee, call), span(from: start))
  }

  /// The parentheses behind `#selector` and `#keyPath`.
  private mutating func parseSelector(from start: Int32, isKeyPath: Bool) -> Expression {
    let opening = token
    advance()
    var accessor: SelectorNode.Accessor?
    if !isKeyPath, token.kind == .identifier, peek().kind == .colon,
      let kind = SelectorNode.Accessor(rawValue: text(token))
    {
      accessor = kind
      advance()
      advance()
    }
    let path = parseExpression()
    close(.rightParen, openedAt: opening.start)
    return Expression(.selector(SelectorNode(path: path, accessor: accessor, isKeyPath: isKeyPath)), span(from: start))
  }
}
