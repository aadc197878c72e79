import Diagnostics
import Syntax

/// Terms from the solution.
extension Solver {
  func type(of expression: Expression) -> Type { canonicalDeep(state.types[ObjectIdentifier(expression)] ?? .error) }

  func spineType(of expression: Expression) -> Type {
    canonicalDeep(state.spineTypes[ObjectIdentifier(expression)] ?? state.types[ObjectIdentifier(expression)] ?? .error)
  }

  func build(_ expression: Expression) -> Term {
    if Self.isSpine(expression), hasChain(expression) {
      let inner = buildSpine(expression)
      if case .optionalChain(let base) = expression.kind {
        checker.report(
          .chainWithoutEffect(base.span.text, checker.describe(type(of: expression))),
          at: Span(expression.span.source, Int(base.span.end), Int(expression.span.end)))
      }
      let whole = type(of: expression)
      let value = optionalValue(inner, whole)
      return Term(.chain(value, isFlat: value.type == whole), whole, expression.span)
    }
    return buildSpine(expression)
  }

  /// What stands in a chain or behind `try?`, as the value of the optional that it becomes, or that optional itself.
  private func optionalValue(_ term: Term, _ whole: Type) -> Term {
    let isOptional = checker.optionalDepth(term.type) >= checker.optionalDepth(whole)
    return coerce(term, to: isOptional ? whole : checker.unwrapped(whole) ?? whole)
  }

  func error(_ span: Span) -> Term { Term(.error, .error, span) }

  /// The value of an expression as part of a chain.
  func buildSpine(_ expression: Expression) -> Term {
    let span = expression.span
    let type = spineType(of: expression)
    switch expression.kind {
    case .integer: return buildDigits(expression, isNegative: false, type, span)
    case .float(let value): return literal(.float(value), "floatLiteral", type, span)
    case .boolean(let value): return literal(.boolean(value), "booleanLiteral", type, span)
    case .nilLiteral: return none(type, span)
    case .string(let segments): return buildString(segments, type, span)
    case .location(let location): return buildLocation(location, type, span)
    case .name: return buildName(expression, type)
    case .superReference:
      // Of the class's own functions: they run for the very class they were asked of.
      if case .metatype = type {
        return ownClass(span, evenFinal: true) ?? Term(.type(context.selfType ?? .error), type, span)
      }
      return selfTerm(span, type: type)
    case .member(let base, let name, _):
      if let replaced = nodes.dynamicMembers[ObjectIdentifier(expression)],
        state.types[ObjectIdentifier(replaced)] != nil
      {
        return coerce(buildSpine(replaced), to: type)
      }
      return buildMember(base, name, expression, type)
    case .call(let callee, let arguments): return buildCall(callee, arguments, expression, type)
    case .subscripted(let base, _):
      if let replaced = nodes.dynamicMembers[ObjectIdentifier(expression)],
        state.types[ObjectIdentifier(replaced)] != nil
      {
        return coerce(buildSpine(replaced), to: type)
      }
      return buildSubscript(base, expression, type)
    case .prefix(let name, let operand):
      if name.text == "-" {
        if case .integer = operand.kind { return buildDigits(operand, isNegative: true, type, span) }
        if case .float(let value) = operand.kind { return literal(.float(-value), "floatLiteral", type, span) }
      }
      return buildOperator(expression, type)
    case .postfix, .binary: return buildOperator(expression, type)
    case .assignment(let target, let value): return buildAssignment(target, value, expression)
    case .ternary(let condition, let first, let second):
      return Term(
        .ternary(
          coerce(build(condition), to: checker.bool), coerce(build(first), to: type), coerce(build(second), to: type)),
        type,
        span)
    case .cast(let value, let cast, let node): return buildCast(value, cast, node, type, span)
    case .closure(let node): return buildClosure(node, expression, type)
    case .keyPath: return buildKeyPath(expression, type)
    case .selector(let node):
      return node.isKeyPath ? buildKeyPathText(node.path, type, span) : buildSelector(node, type, span)
    case .array(let elements):
      if case .metatype(let instance) = type { return Term(.type(instance), type, span) }
      return buildArray(elements, type, span)
    case .dictionary(let pairs):
      if case .metatype(let instance) = type { return Term(.type(instance), type, span) }
      return buildDictionary(pairs, type, span)
    case .tuple(let elements):
      return Term(.tuple(elements.map { buildValue($0.value) }), type, span)
    case .parenthesized(let inner): return build(inner)
    case .forceUnwrap(let operand):
      nodes.forcedCalls.insert(ObjectIdentifier(operand))
      let term = buildSpine(operand)
      // `self.init(…)!`
      if case .call = operand.kind, let selfType = context.selfVariable?.type,
        let delegated = term.mappingDelegated({ Term(.forceUnwrap($0), selfType, span) }, span)
      {
        return delegated
      }
      return Term(.forceUnwrap(term), term.type == .void ? .void : type, span)
    case .optionalChain(let operand):
      if case .metatype(let instance) = type, state.pending.isEmpty, typeExpression(expression) != nil {
        return Term(.type(instance), type, span)
      }
      return Term(.unwrapOrLeave(buildSpine(operand)), type, span)
    case .inOut(let operand):
      let place = Self.containsChain(operand) ? buildSpine(operand) : build(operand)
      requirePlace(place, for: .inOut)
      return Term(.inOut(place), place.type, span)
    case .type:
      if case .metatype(let instance) = type { return Term(.type(instance), type, span) }
      return error(span)
    case .await(let inner):
      let term = build(inner)
      return Term(.await(term), term.type, span)
    case .tryExpression(let inner, let kind):
      checker.noteTry(in: context.function)
      let term = build(inner)
      switch kind {
      case .plain: return Term(.attempt(term, .plain), term.type, span)
      case .forced: return Term(.attempt(term, .forced), term.type, span)
      case .optional:
        // `try? self.init(…)`
        if case .call(let callee, _) = inner.kind, case .member(let base?, let name, _) = callee.kind,
          name.text == "init", isDelegating(base), !initializerAround.isFailable
        {
          checker.report(.notAllowed("`try?` on another initializer, where this one gives no nil,"), at: span)
        }
        if case .call = inner.kind,
          let delegated = term.mappingDelegated(
            { value in
              let type = checker.unwrapped(value.type) == nil ? checker.optional(value.type) : value.type
              return Term(.attempt(value, .optional), type, span)
            }, span)
        {
          return delegated
        }
        return Term(.attempt(optionalValue(term, type), .optional), type, span)
      }
    case .ifExpression(let node): return checker.checkIfValue(node, type, .assignment, in: context)
    case .switchExpression(let node): return checker.checkSwitchValue(node, type, .assignment, in: context)
    case .discard, .unsupported, .error: return error(span)
    }
  }

  // MARK: Literals

  /// A whole number as it is written; beyond 64 bits it is read as a fraction would be.
  private func buildDigits(_ digits: Expression, isNegative: Bool, _ type: Type, _ span: Span) -> Term {
    guard case .integer(let magnitude, let overflows) = digits.kind else { return error(span) }
    if !overflows {
      let term = buildInteger(magnitude, isNegative: isNegative, type, span)
      noteInexact(UInt128(magnitude), isNegative: isNegative, term)
      return term
    }
    let text = digits.span.text.filter { $0 != "_" }
    if let term = buildWide(Self.magnitude(ofLiteral: text), isNegative: isNegative, type, digits.span) { return term }
    if case .nominal(let nominal, _) = type, nominal.primitive == "float", let value = Float(text) {
      // Kept as the double that it is.
      return Term(.float(Double(isNegative ? -value : value)), type, span)
    }
    guard type == checker.double, let value = Double(text) else {
      checker.report(.integerTooLarge(digits.span.text), at: digits.span)
      return error(span)
    }
    let term = Term(.float(isNegative ? -value : value), type, span)
    if let magnitude = UInt128(text) { noteInexact(magnitude, isNegative: isNegative, term) }
    return term
  }

  /// Tells where a whole number becomes another as a fraction; not behind the type's own name, as in `Double(9007199254740993)`.
  private func noteInexact(_ magnitude: UInt128, isNegative: Bool, _ term: Term) {
    guard case .float(let value) = term.kind, let result = UInt128(exactly: value.magnitude), result != magnitude,
      checker.trial == nil, !term.span.source.isLibrary,
      !nodes.valuesOfTypes.values.contains(where: { $0.span.start == term.span.start })
    else { return }
    let sign = isNegative ? "-" : ""
    checker.warn(
      .inexactLiteral(sign + String(magnitude), type: checker.describe(term.type), becomes: sign + String(result)),
      at: term.span)
  }

  func buildInteger(_ magnitude: UInt64, isNegative: Bool, _ type: Type, _ span: Span) -> Term {
    if type == checker.double {
      return Term(.float(isNegative ? -Double(magnitude) : Double(magnitude)), type, span)
    }
    let limit = UInt64(Int64.max) + (isNegative ? 1 : 0)
    if let term = buildWide(UInt128(magnitude), isNegative: isNegative, type, span) { return term }
    let taken = typeTaken(ofIntegerLiteral: type)
    if magnitude > limit, taken == checker.int {
      checker.report(.integerOverflows(span.text, checker.describe(type)), at: span)
      return error(span)
    }
    if let range = Self.range(of: taken), isNegative ? magnitude > range.lowest : magnitude > range.highest {
      checker.report(.integerOverflows((isNegative ? "-" : "") + String(magnitude), checker.describe(type)), at: span)
      return error(span)
    }
    let value = isNegative ? (magnitude == limit ? Int64.min : -Int64(magnitude)) : Int64(truncatingIfNeeded: magnitude)
    return literal(.integer(value), "integerLiteral", type, span)
  }

  private static func magnitude(ofLiteral text: String) -> UInt128? {
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where text.hasPrefix(prefix) {
      return UInt128(text.dropFirst(2), radix: radix)
    }
    return UInt128(text)
  }

  /// A number of a type of 128 bits, which the library reads where it has more than 64.
  private func buildWide(_ magnitude: UInt128?, isNegative: Bool, _ type: Type, _ span: Span) -> Term? {
    guard case .nominal(let nominal, _) = type, nominal.module === checker.core.module,
      nominal.name == "Int128" || nominal.name == "UInt128"
    else { return nil }
    let half: UInt128 = 1 << 127
    let most = nominal.name == "UInt128" ? (isNegative ? 0 : .max) : isNegative ? half : half - 1
    guard let magnitude, magnitude <= most else {
      checker.report(.integerOverflows(span.text, checker.describe(type)), at: span)
      return error(span)
    }
    if magnitude < 1 << 63 { return nil }
    let digits = (isNegative ? "-" : "") + String(magnitude)
    return constructing(type, labels: ["_digits"], with: Term(.string(digits), checker.string, span), span)
  }

  /// What a type that makes itself from whole numbers takes a literal as, and of every other the type itself.
  private func typeTaken(ofIntegerLiteral type: Type) -> Type {
    guard case .nominal(let nominal, _) = type, nominal.primitive == nil else { return type }
    for choice in checker.members(named: "init", of: type, isMetatype: true, in: generics) {
      guard case .function(let function) = choice.member else { continue }
      checker.prepare(function)
      if function.parameters.map({ $0.label }) == ["integerLiteral"] { return function.parameters[0].type }
    }
    return type
  }

  /// How far the fixed-width integers go, below and above zero.
  static func range(of type: Type) -> (lowest: UInt64, highest: UInt64)? {
    guard case .nominal(let nominal, _) = type, nominal.primitive != nil else { return nil }
    switch nominal.name {
    case "Int8": return (128, 127)
    case "Int16": return (32_768, 32_767)
    case "Int32": return (2_147_483_648, 2_147_483_647)
    case "Int64": return (UInt64(Int64.max) + 1, UInt64(Int64.max))
    case "UInt8": return (0, 255)
    case "UInt16": return (0, 65_535)
    case "UInt32": return (0, 4_294_967_295)
    case "UInt", "UInt64": return (0, .max)
    default: return nil
    }
  }

  /// A literal of a type of the core library is the machine's affair; any other type makes itself from one.
  func literal(_ kind: Term.Kind, _ label: String, _ type: Type, _ span: Span) -> Term {
    guard case .nominal(let nominal, _) = type else {
      if type == .error { return error(span) }
      return viaLiteralInitializer(kind, label, type, span)
    }
    if nominal.primitive == "float" {
      // Kept as the double that it is.
      switch kind {
      case .integer(let value): return Term(.float(Double(Float(value))), type, span)
      case .float(let value): return Term(.float(Double(Float(value))), type, span)
      default: break
      }
    }
    if nominal.primitive == "double", case .integer(let value) = kind { return Term(.float(Double(value)), type, span) }
    if nominal.holds(kind) { return Term(kind, type, span) }
    return viaLiteralInitializer(kind, label, type, span)
  }

  func viaLiteralInitializer(_ kind: Term.Kind, _ label: String, _ type: Type, _ span: Span) -> Term {
    let plain: Type
    switch kind {
    case .integer: plain = checker.int
    case .float: plain = checker.double
    case .boolean: plain = checker.bool
    default: plain = checker.string
    }
    var labels = [label]
    if label == "stringLiteral" { labels += ["extendedGraphemeClusterLiteral", "unicodeScalarLiteral"] }
    return constructing(type, labels: labels, with: Term(kind, plain, span), span)
  }

  /// A call of `init(label:)` with one argument, found by its label alone.
  func constructing(_ type: Type, labels: [String], with argument: Term, _ span: Span) -> Term {
    let choices = checker.members(named: "init", of: type, isMetatype: true, in: generics)
    for label in labels {
      if let term = constructing(type, choices, label: label, with: argument, span) { return term }
    }
    return error(span)
  }

  private func constructing(_ type: Type, _ choices: [Choice], label: String, with argument: Term, _ span: Span)
    -> Term?
  {
    for choice in choices {
      guard case .function(let function) = choice.member else { continue }
      checker.prepare(function)
      guard function.parameters.map({ $0.label }) == [label] else { continue }
      var arguments: [Type] = []
      if let parent = function.parent {
        if parent.kind == .protocol { arguments = [type] } else if case .nominal(_, let own) = type { arguments = own }
      }
      let callee = Callee.function(
        function, arguments: arguments, dispatch: function.isRequirement ? .requirement : .direct, self: nil,
        metatype: nil)
      // An initialiser may take the literal as something else than it is by default.
      let taken = function.parameters[0].type
      if case .nominal(let nominal, []) = taken, taken != argument.type, taken != type, nominal.module.isLibrary {
        let isText = if case .string = argument.kind { true } else { false }
        let value = literal(argument.kind, isText ? "stringLiteral" : label, taken, span)
        return Term(.call(callee, [value]), type, span)
      }
      return Term(.call(callee, [argument]), type, span)
    }
    return nil
  }

  func none(_ type: Type, _ span: Span) -> Term {
    guard case .nominal(let nominal, _) = type, nominal === checker.optionalNominal,
      let entity = nominal.cases.first(where: { $0.name == "none" })
    else {
      if type == .error { return error(span) }
      return constructing(type, labels: ["nilLiteral"], with: Term(.tuple([]), .void, span), span)
    }
    return Term(.enumCase(entity, []), type, span)
  }

  func buildString(_ segments: [StringSegment], _ type: Type, _ span: Span) -> Term {
    if isOwnInterpolation(segments) || isInterpolated(segments) && type != checker.string && type != .error {
      return buildInterpolation(segments, type, span)
    }
    var parts: [Term] = []
    var isPlain = true
    for segment in segments {
      switch segment {
      case .text(let text): parts.append(Term(.string(text), checker.string, span))
      case .value(let value):
        isPlain = false
        parts.append(buildValue(value))
      case .arguments: return error(span)
      }
    }
    if isPlain {
      var text = ""
      for case .text(let part) in segments { text += part }
      if type == checker.character, text.count != 1 {
        checker.report(.characterLiteral(text), at: span)
        return error(span)
      }
      return literal(.string(text), "stringLiteral", type, span)
    }
    return Term(.interpolation(parts), type, span)
  }

  /// What is to be a value, and no type.
  func buildValue(_ expression: Expression) -> Term {
    let term = build(expression)
    refuseBareType(term, expression)
    return term
  }

  func buildArray(_ elements: [Expression], _ type: Type, _ span: Span) -> Term {
    guard let element = checker.literalElement(of: type, in: generics) else { return error(span) }
    let terms = elements.map { coerce(buildValue($0), to: element) }
    let array = Term(.array(terms), checker.array(element), span)
    if case .nominal(let nominal, _) = type, nominal === checker.arrayNominal { return array }
    if !context.scope.module.isLibrary { checker.checkArguments(of: type, in: generics, at: span) }
    return constructing(type, labels: ["arrayLiteral"], with: array, span)
  }

  func buildDictionary(_ pairs: [(key: Expression, value: Expression)], _ type: Type, _ span: Span) -> Term {
    var arguments: [Type] = []
    if case .nominal(let nominal, let own) = type, nominal.module === checker.core.module {
      arguments = own
    } else if let parts = checker.literalPair(of: type, in: generics) {
      arguments = [parts.key, parts.value]
    }
    guard arguments.count == 2 else { return error(span) }
    if !context.scope.module.isLibrary { checker.checkArguments(of: type, in: generics, at: span) }
    let pair = Type.tuple([Type.TupleElement(type: arguments[0]), Type.TupleElement(type: arguments[1])])
    let terms = pairs.map { entry in
      Term(
        .tuple([coerce(buildValue(entry.key), to: arguments[0]), coerce(buildValue(entry.value), to: arguments[1])]),
        pair,
        entry.key.span.through(entry.value.span))
    }
    return constructing(type, labels: ["dictionaryLiteral"], with: Term(.array(terms), checker.array(pair), span), span)
  }

  // MARK: Closures

  func buildClosure(_ node: ClosureNode, _ expression: Expression, _ type: Type) -> Term {
    guard let closure = state.closures[ObjectIdentifier(expression)], case .function(let signature) = type else {
      return error(expression.span)
    }
    let function = closure.function
    let names = (node.parameters ?? []).map(\.name).filter { $0.text != "_" }
    for (index, name) in names.enumerated() {
      guard let first = names[..<index].first(where: { $0.text == name.text }) else { continue }
      checker.report(.redeclaration(name.text, previous: first.span), at: name.span)
    }
    function.enclosing = context.function
    function.isEscapingClosure = closureStays !== expression
    function.result = signature.result
    for (parameter, declared) in zip(function.parameters, signature.parameters) {
      parameter.variable.type = declared.type
    }
    for (variable, _) in closure.captures where variable.ownership != .strong {
      checker.checkOwnership(of: variable)
    }
    function.captureList = closure.captures.map { ($0.variable, coerce($0.value, to: $0.variable.type)) }
    noteCaptured(by: function)
    closure.context.result = signature.result
    var statements: [CheckedStatement] = []
    if !closure.parts.isEmpty, let whole = function.parameters.first?.variable, case .tuple(let elements) = whole.type {
      let patterns = zip(closure.parts, elements).map { variable, element -> CheckedPattern in
        variable.type = element.type
        return CheckedPattern(variable.name == "_" ? .wildcard : .bind(variable), element.type, variable.span)
      }
      statements.append(
        CheckedStatement(
          .declare(
            CheckedPattern(.tuple(patterns), whole.type, node.span), Term(.variable(whole), whole.type, node.span)),
          node.span))
    }
    if let body = closure.body {
      let outer = context
      context = closure.context
      let term = build(body)
      if closure.discardsBody {
        checker.checkIsNoFunction(term, isRead: true, in: context, at: body.span)
        statements.append(CheckedStatement(.term(term), body.span))
      } else {
        statements.append(CheckedStatement(.returnStatement(coerce(term, to: signature.result)), body.span))
      }
      context = outer
      function.checkedBody = CheckedBlock(statements, node.span)
    } else {
      function.checkedBody = checker.checkClosureBody(
        closure.node, closure.context, prefix: statements, parts: closure.parts)
    }
    return Term(.closure(function), type, expression.span)
  }

  /// A capture list is evaluated where the closure stands, which may be in an autoclosure that was not there when the list was
  /// checked, and has to hold what is read.
  private func noteCaptured(by function: Function) {
    guard context.function.isAutoclosure else { return }
    for (_, value) in function.captureList {
      value.forEachTerm { if case .variable(let variable) = $0.kind { note(variable, $0.span) } }
    }
  }
}

extension Term {
  /// A struct's or enum's `self.init(…)` assigns to self; this is done to what it assigns. Nil for anything else.
  fileprivate func mappingDelegated(_ change: (Term) -> Term, _ span: Span) -> Term? {
    guard case .assign(let place, let value) = kind, case .variable = place.kind,
      case .call(.function(let function, _, _, _, _), _) = value.kind, function.kind == .initializer
    else { return nil }
    return Term(.assign(place, change(value)), .void, span)
  }
}
