import Diagnostics

/// What people write out of habit, taken for what it would be in Swift; the table of it is `Habit`.
extension Parser {
  private mutating func told(_ habit: Habit, _ replacement: String?, at place: Span? = nil) {
    let place = place ?? span(token)
    error(.habit(habit, replacement.map { Fix(place, $0) }), at: place)
  }

  /// `const x = 1`, `fun f() {}`, `foreach x in list {}`, `int x = 1`: two names in a row are nothing in Swift, so that it goes on
  /// as what was meant.
  mutating func takesWordOfOthers() -> Bool {
    guard token.kind == .identifier, token.word == .none, token.length <= 12 else { return false }
    let next = peek()
    if next.followsNewline { return false }
    let word = text(token)
    switch next.kind {
    case .class, .struct, .enum, .func, .let, .var, .protocol, .static, .public, .private, .internal:
      return Habit.modifiers.contains(word) && takesStrangeModifier(word)
    case .identifier: break
    default: return false
    }
    if Habit.types.contains(word) {
      let behind = behindNext()
      let isFunction = behind.kind == .leftParen
      guard isFunction || behind.kind == .equal || behind.followsNewline || behind.kind == .semicolon else {
        return false
      }
      told(.typeFirst(isFunction ? "func" : "var"), isFunction ? "func" : "var")
      token.kind = isFunction ? .func : .var
      return true
    }
    if Habit.modifiers.contains(word), Habit.beginnings[text(next)] != nil { return takesStrangeModifier(word) }
    guard let meant = Habit.beginnings[word], let kind = Self.keywords[meant] else { return false }
    error(.wordOfOthers(word, meant), at: span(token))
    token.kind = kind
    return true
  }

  /// `data class`, `export function`
  private mutating func takesStrangeModifier(_ word: String) -> Bool {
    told(.strangeModifier(word), "", at: Span(source, Int(token.start), Int(peek().start)))
    advance()
    return startsDeclaration() || takesWordOfOthers()
  }

  /// `x := 3`, `from Presentables import Text`: a statement that is a declaration in Swift.
  mutating func parseForeignDeclaration() -> Declaration? {
    let start = token.start
    let next = peek()
    if next.kind == .colon, isByte(next.end, "=") {
      let name = takeName()
      error(
        .habit(.shortVariable, Fix(Span(source, Int(start), Int(next.end) + 1), "let \(name.text) =")), at: span(next))
      advance()
      advance()
      let value = startsOperand ? parseExpression() : missingExpression(.initialValue)
      let binding = VariableNode.Binding(
        pattern: Pattern(.name(name), name.span), type: nil, value: value, accessors: nil)
      let node = VariableNode(isLet: false, keyword: name.span, bindings: [binding])
      return Declaration(.variable(node), modifiers: [], attributes: [], span: span(from: start))
    }
    guard token.length == 4, text(token) == "from", next.kind == .identifier, behindNext().kind == .import else {
      return nil
    }
    let from = span(token)
    advance()
    let name = takeName()
    skipToNextStatement()
    let whole = Span(source, Int(start), previousEnd)
    error(.habit(.fromImport, Fix(whole, "import \(name.text)")), at: from)
    return Declaration(.importModule(name), modifiers: [], attributes: [], span: whole)
  }

  /// `let mut x`
  mutating func takesMut() -> Bool {
    guard token.kind == .identifier, token.length == 3, text(token) == "mut" else { return false }
    let next = peek()
    guard next.kind == .identifier, !next.followsNewline else { return false }
    let keyword = previousEnd - 3
    error(.habit(.mutableLet, Fix(Span(source, keyword, Int(token.end)), "var")), at: span(token))
    advance()
    return true
  }

  private static let keywords: [String: TokenKind] = [
    "let": .let, "func": .func, "for": .for, "protocol": .protocol, "extension": .extension, "enum": .enum,
    "struct": .struct, "typealias": .typealias, "import": .import,
  ]

  private mutating func behindNext() -> Token {
    let saved = lexer.position
    defer { lexer.position = saved }
    _ = lexer.next()
    return lexer.next()
  }

  /// `new Robot()`, `not isOpen`: a word before an operand. Gives what stands before the operand in Swift.
  mutating func takesWordBeforeOperand() -> Name? {
    guard token.kind == .identifier, token.length == 3 else { return nil }
    let word = text(token)
    guard word == "new" || word == "not" else { return nil }
    let next = peek()
    let opensOperand: Bool =
      switch next.kind {
      case .identifier: true
      case .true, .false, .selfValue: word == "not"
      default: false
      }
    guard opensOperand, !next.followsNewline, !["and", "or", "in", "is"].contains(text(next)) else { return nil }
    let place = Span(source, Int(token.start), Int(next.start))
    let isNot = word == "not"
    told(isNot ? .not : .new, isNot ? "!" : "", at: place)
    let name = Name(isNot ? "!" : "", span(token))
    advance()
    return name
  }

  /// `a and b`: whether a word stands between two operands that is an operator elsewhere.
  var atWordBetweenOperands: Bool {
    guard token.kind == .identifier, token.length <= 3, !token.followsNewline else { return false }
    let word = text(token)
    return word == "and" || word == "or"
  }

  /// `and`, `or` as Swift's operators.
  mutating func takeWordBetweenOperands() -> Name {
    let isAnd = text(token) == "and"
    told(isAnd ? .and : .or, isAnd ? "&&" : "||")
    let name = Name(isAnd ? "&&" : "||", span(token))
    advance()
    return name
  }

  /// `a ?: b`
  mutating func takesElvis() -> Name? {
    let colon = peek()
    guard isOperator("?"), colon.kind == .colon, colon.start == token.end else { return nil }
    let place = Span(source, Int(token.start), Int(colon.end))
    told(.elvis, "??", at: place)
    advance()
    advance()
    return Name("??", place)
  }

  /// `if let age = ages[name] where age > 12`
  mutating func takeWhereInCondition() {
    guard token.kind == .where else { return }
    let before = previousEnd
    told(.whereInCondition, ",", at: Span(source, before, Int(token.end)))
    token.kind = .comma
  }

  /// `elif a > 1 {`: taken for the `if` of an `else if`.
  mutating func takesElseIf() -> Bool {
    guard token.kind == .identifier, (4...6).contains(token.length) else { return false }
    let word = text(token)
    guard ["elif", "elsif", "elseif"].contains(word), !peek().followsNewline else { return false }
    told(.elseIf(word), "else if")
    token.kind = .if
    return true
  }

  /// `<T extends Comparable>`, `class Dog extends Animal`: whether a word stands where the colon should.
  mutating func takesExtends() -> Bool {
    guard token.kind == .identifier, !token.followsNewline, token.length >= 7 else { return false }
    let word = text(token)
    guard word == "extends" || word == "implements" else { return false }
    told(.extends(word), ":", at: Span(source, previousEnd, Int(token.end)))
    advance()
    return true
  }

  /// `names[1:3]`
  mutating func takesSlice(_ first: Expression, until closing: TokenKind) -> Expression? {
    guard closing == .rightBracket, token.kind == .colon, peek().kind != .rightBracket else { return nil }
    told(.slice, "..<")
    let name = Name("..<", span(token))
    advance()
    let last = startsOperand ? parseExpression() : missingExpression(.operand(after: "..<"))
    return Expression(.binary(first, name, last), first.span.through(last.span))
  }

  /// `spring, summer` in the braces of an enum: whether names stand there that are its cases.
  mutating func takesCases() -> Bool {
    guard token.kind == .identifier, token.word == .none else { return false }
    let next = peek()
    guard next.kind == .comma || next.kind == .rightBrace || next.followsNewline else { return false }
    error(.habit(.caseMissing, Fix(Span(source, Int(token.start), Int(token.start)), "case ")))
    // The word is read as if it stood before the name.
    lexer.position = Int(token.start)
    token.kind = .case
    token.end = token.start
    return true
  }

  /// `side: Double`, `area() -> Double { … }` in the braces of a type.
  ///
  /// - Returns: whether it goes on as the member that was meant; it may have been told all the same.
  mutating func takesMemberWithoutKeyword(_ place: DeclarationPlace) -> Bool {
    guard token.kind == .identifier else { return false }
    let next = peek().kind
    let isFunction = next == .leftParen
    guard isFunction || next == .equal || next == .colon else { return false }
    let word = isFunction ? "func" : "var"
    let isMember = isFunction ? isFollowedByBody : place != .enum && place != .extension
    let start = Int(token.start)
    error(
      .memberWithoutKeyword(
        text(token), isFunction: isFunction, isMember ? Fix(Span(source, start, start), word + " ") : nil))
    guard isMember else { return false }
    // The word is read as if it stood before the name.
    lexer.position = start
    token.kind = isFunction ? .func : .var
    token.end = token.start
    return true
  }

  /// Whether behind the parentheses that follow a name there is what only a declaration has.
  private var isFollowedByBody: Bool {
    mutating get {
      let (saved, problems) = (lexer.position, lexer.problems.count)
      defer {
        lexer.position = saved
        lexer.problems.removeLast(lexer.problems.count - problems)
      }
      var depth = 0
      while true {
        let next = lexer.next()
        switch next.kind {
        case .leftParen: depth += 1
        case .rightParen: depth -= 1
        case .endOfText, .leftBrace, .rightBrace: return false
        default: break
        }
        if depth == 0 { break }
      }
      let behind = lexer.next()
      return behind.kind == .arrow || behind.kind == .throws || behind.kind == .leftBrace && !behind.followsNewline
    }
  }

  /// `coins -debts`: an operator that touches only what follows it begins no statement.
  mutating func takesUnevenOperator() -> Bool {
    let name = text(token)
    guard operatorTable.infix[name] != nil else { return false }
    told(.unevenOperator(name), name + " ")
    return true
  }

  // MARK: Swift of earlier times

  /// `do { … } while x < 3`
  mutating func takesDoWhile(_ keyword: Span) -> Expression? {
    guard token.kind == .while, !token.followsNewline else { return nil }
    told(.doWhile, "repeat", at: keyword)
    advance()
    return startsOperand ? parseExpression() : missingExpression(.condition)
  }

  /// `if let a = first, b = second`: one `let` was for all.
  mutating func takeBindingWord(_ isMutable: Bool) {
    guard token.kind == .identifier, peek().kind == .equal else { return }
    let word = isMutable ? "var" : "let"
    told(.bindingWordMissing(word), word + " ", at: Span(source, Int(token.start), Int(token.start)))
    // The word is read as if it stood before the name.
    lexer.position = Int(token.start)
    token.kind = isMutable ? .var : .let
    token.end = token.start
  }

  /// `Int[]`
  mutating func takesArrayBrackets(behind element: TypeNode) -> TypeNode? {
    guard token.kind == .leftBracket, !token.followsNewline, peek().kind == .rightBracket else { return nil }
    let whole = Span(source, Int(element.span.start), Int(peek().end))
    told(.arrayBrackets, "[\(element.span.text)]", at: whole)
    advance()
    advance()
    return TypeNode(.array(element), whole)
  }

  /// `typealias Item` in a protocol, with nothing that it stands for.
  mutating func takesAssociatedType() -> Bool {
    let behind = behindNext()
    guard peek().kind == .identifier, behind.followsNewline || behind.kind == .rightBrace || behind.kind == .colon
    else {
      return false
    }
    told(.typealiasInProtocol, "associatedtype")
    return true
  }

  /// `func add(a: Int)(b: Int)`
  mutating func takeCurriedParameters(_ owner: ParameterOwner) -> [FunctionNode.Parameter] {
    guard token.kind == .leftParen, !token.followsNewline else { return [] }
    told(.curried, nil)
    return parseParameters(owner)
  }

  /// `@autoclosure condition: () -> Bool`: what is said of the type stood before the name.
  mutating func takesAttributeOfType(_ attribute: String) -> Bool {
    guard ["autoclosure", "escaping", "noescape"].contains(attribute) else { return false }
    let at = Span(source, Int(token.start), Int(peek().end))
    told(.attributeTooEarly(attribute), nil, at: at)
    return true
  }
}
