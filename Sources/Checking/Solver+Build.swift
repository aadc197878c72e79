import Diagnostics
import Syntax

/// Terms from the solution.
extension Solver {
  func type(of expression: Expression) -> Type { canonicalDeep(state.types[ObjectIdentifier(expression)] ?? .error) }

  private func spineType(of expression: Expression) -> Type {
    canonicalDeep(state.spineTypes[ObjectIdentifier(expression)] ?? state.types[ObjectIdentifier(expression)] ?? .error)
  }

  func build(_ expression: Expression) -> Term {
    if Self.isSpine(expression), hasChain(expression) {
      let inner = buildSpine(expression)
      let isFlat = checker.unwrapped(inner.type) != nil
      return Term(.chain(inner, isFlat: isFlat), type(of: expression), expression.span)
    }
    return buildSpine(expression)
  }

  func error(_ span: Span) -> Term { Term(.error, .error, span) }

  /// The value of an expression as part of a chain.
  func buildSpine(_ expression: Expression) -> Term {
    let span = expression.span
    let type = spineType(of: expression)
    switch expression.kind {
    case .integer(let magnitude, _): return buildInteger(magnitude, isNegative: false, type, span)
    case .float(let value): return literal(.float(value), "floatLiteral", type, span)
    case .boolean(let value): return literal(.boolean(value), "booleanLiteral", type, span)
    case .nilLiteral: return none(type, span)
    case .string(let segments): return buildString(segments, type, span)
    case .name: return buildName(expression, type)
    case .superReference:
      if case .metatype(let superclass) = type { return Term(.type(superclass), type, span) }
      return selfTerm(span, type: type)
    case .member(let base, let name, _): return buildMember(base, name, expression, type)
    case .call(let callee, let arguments): return buildCall(callee, arguments, expression, type)
    case .subscripted(let base, _): return buildSubscript(base, expression, type)
    case .prefix(let name, let operand):
      if name.text == "-" {
        if case .integer(let magnitude, _) = operand.kind {
          return buildInteger(magnitude, isNegative: true, type, span)
        }
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
    case .array(let elements):
      if case .metatype(let instance) = type { return Term(.type(instance), type, span) }
      return buildArray(elements, type, span)
    case .dictionary(let pairs):
      if case .metatype(let instance) = type { return Term(.type(instance), type, span) }
      return buildDictionary(pairs, type, span)
    case .tuple(let elements):
      return Term(.tuple(elements.map { build($0.value) }), type, span)
    case .parenthesized(let inner): return build(inner)
    case .forceUnwrap(let operand): return Term(.forceUnwrap(buildSpine(operand)), type, span)
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
    case .tryExpression(let inner, let kind):
      checker.report(.unsupported(kind == .plain ? "`try`" : "`try?` and `try!`"), at: span)
      return build(inner)
    case .ifExpression, .switchExpression, .discard, .unsupported, .error: return error(span)
    }
  }

  // MARK: Literals

  private func buildInteger(_ magnitude: UInt64, isNegative: Bool, _ type: Type, _ span: Span) -> Term {
    if type == checker.double {
      return Term(.float(isNegative ? -Double(magnitude) : Double(magnitude)), type, span)
    }
    let limit = UInt64(Int64.max) + (isNegative ? 1 : 0)
    if magnitude > limit, type == checker.int {
      checker.report(.integerOverflows(span.text, checker.describe(type)), at: span)
      return error(span)
    }
    if let range = Self.range(of: type), isNegative ? magnitude > range.lowest : magnitude > range.highest {
      checker.report(.integerOverflows((isNegative ? "-" : "") + String(magnitude), checker.describe(type)), at: span)
      return error(span)
    }
    let value = isNegative ? (magnitude == limit ? Int64.min : -Int64(magnitude)) : Int64(truncatingIfNeeded: magnitude)
    return literal(.integer(value), "integerLiteral", type, span)
  }

  /// How far the fixed-width integers go, below and above zero.
  private static func range(of type: Type) -> (lowest: UInt64, highest: UInt64)? {
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
  private func literal(_ kind: Term.Kind, _ label: String, _ type: Type, _ span: Span) -> Term {
    guard case .nominal(let nominal, _) = type else {
      if type == .error { return error(span) }
      return viaLiteralInitializer(kind, label, type, span)
    }
    if nominal.primitive != nil { return Term(kind, type, span) }
    return viaLiteralInitializer(kind, label, type, span)
  }

  private func viaLiteralInitializer(_ kind: Term.Kind, _ label: String, _ type: Type, _ span: Span) -> Term {
    let plain: Type
    switch kind {
    case .integer: plain = checker.int
    case .float: plain = checker.double
    case .boolean: plain = checker.bool
    default: plain = checker.string
    }
    return constructing(type, label: label, with: Term(kind, plain, span), span)
  }

  /// A call of `init(label:)` with one argument, found by its label alone.
  private func constructing(_ type: Type, label: String, with argument: Term, _ span: Span) -> Term {
    let choices = checker.members(named: "init", of: type, isMetatype: true, in: generics)
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
      return Term(.call(callee, [argument]), type, span)
    }
    return error(span)
  }

  func none(_ type: Type, _ span: Span) -> Term {
    guard case .nominal(let nominal, _) = type, nominal === checker.optionalNominal,
      let entity = nominal.cases.first(where: { $0.name == "none" })
    else {
      if type == .error { return error(span) }
      return constructing(type, label: "nilLiteral", with: Term(.tuple([]), .void, span), span)
    }
    return Term(.enumCase(entity, []), type, span)
  }

  private func buildString(_ segments: [StringSegment], _ type: Type, _ span: Span) -> Term {
    var parts: [Term] = []
    var isPlain = true
    for segment in segments {
      switch segment {
      case .text(let text): parts.append(Term(.string(text), checker.string, span))
      case .value(let value):
        isPlain = false
        parts.append(build(value))
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
    if type == checker.string || type == .error { return Term(.interpolation(parts), type, span) }
    checker.report(.unsupported("interpolation into types other than String"), at: span)
    return error(span)
  }

  private func buildArray(_ elements: [Expression], _ type: Type, _ span: Span) -> Term {
    guard case .nominal(let nominal, let arguments) = type,
      let element = arguments.first ?? checker.literalElement(of: type)
    else { return error(span) }
    let terms = elements.map { coerce(build($0), to: element) }
    let array = Term(.array(terms), checker.array(element), span)
    return nominal === checker.arrayNominal ? array : constructing(type, label: "arrayLiteral", with: array, span)
  }

  private func buildDictionary(_ pairs: [(key: Expression, value: Expression)], _ type: Type, _ span: Span) -> Term {
    guard case .nominal(_, let arguments) = type, arguments.count == 2 else { return error(span) }
    let pair = Type.tuple([Type.TupleElement(type: arguments[0]), Type.TupleElement(type: arguments[1])])
    let terms = pairs.map { entry in
      Term(
        .tuple([coerce(build(entry.key), to: arguments[0]), coerce(build(entry.value), to: arguments[1])]), pair,
        entry.key.span.through(entry.value.span))
    }
    return constructing(type, label: "dictionaryLiteral", with: Term(.array(terms), checker.array(pair), span), span)
  }

  // MARK: Names

  func note(_ variable: Variable, _ span: Span) {
    guard variable.kind == .local || variable.kind == .parameter, let home = variable.home else { return }
    var current: Function? = context.function
    if variable.isInOut { refuseKeeping(variable, home: home, span) }
    while let here = current, here !== home {
      if !here.captures.contains(variable) { here.captures.append(variable) }
      variable.isCaptured = true
      current = here.enclosing
    }
  }

  private func buildName(_ expression: Expression, _ type: Type) -> Term {
    guard let chosen = state.chosen[ObjectIdentifier(expression)] else {
      if case .metatype(let instance) = type {
        return ownClass(expression) ?? Term(.type(instance), type, expression.span)
      }
      return error(expression.span)
    }
    let keepsNothing = self.keepsNothing
    self.keepsNothing = false
    if case .variable(let variable) = chosen.choice.member, chosen.choice.base == nil {
      if variable.isNonEscaping, !keepsNothing, !variable.module.isLibrary {
        checker.report(.escapingUse(variable.name, declared: variable.span), at: expression.span)
      }
      return forced(read(variable, expression.span), expression)
    }
    if !keepsNothing, case .function(let function) = chosen.choice.member, function.enclosing != nil,
      let kept = function.captures.first(where: { $0.isInOut && $0.home !== function })
    {
      checker.report(.inOutKept(kept.name), at: expression.span)
    }
    return forced(buildReference(chosen, base: nil, expression, type, expression.span), expression)
  }

  /// What `Self`, and in a class's own function `self`, is in a class: the class at run time.
  func ownClass(_ expression: Expression) -> Term? {
    guard case .name(let name, _) = expression.kind, name.text == "Self" || name.text == "self",
      let type = context.selfType, case .nominal(let nominal, _) = type, nominal.kind == .class, !nominal.isFinal
    else { return nil }
    if let variable = selfVariable() {
      guard name.text == "Self", checker.unwrapped(variable.type) == nil else { return nil }
      return Term(.typeOf(read(variable, expression.span)), .metatype(type), expression.span)
    }
    var function: Function? = context.function
    while let outer = function?.enclosing { function = outer }
    guard function?.isStatic == true else { return nil }
    return Term(.classSelf, .metatype(type), expression.span)
  }

  /// Takes the value out of a variable declared `T!`, where the solution says so.
  private func forced(_ term: Term, _ expression: Expression) -> Term {
    guard state.forced.contains(ObjectIdentifier(expression)), let inner = checker.unwrapped(term.type) else {
      return term
    }
    return Term(.forceUnwrap(term), inner, term.span)
  }

  func read(_ variable: Variable, _ span: Span) -> Term {
    note(variable, span)
    return Term(.variable(variable), canonicalDeep(variable.type), span)
  }

  func selfTerm(_ span: Span, type: Type? = nil) -> Term {
    guard let variable = selfVariable() else { return error(span) }
    let term = read(variable, span)
    if let type, type != term.type { return Term(.convert(term, .upcast), type, span) }
    return term
  }

  /// A use of a meaning as a value: a property, a function, an enum case.
  func buildReference(_ chosen: Chosen, base: Term?, _ expression: Expression, _ type: Type, _ span: Span) -> Term {
    let choice = chosen.choice
    let arguments = chosen.arguments.map { canonicalDeep($0) }
    switch choice.member {
    case .variable(let variable):
      if variable.isStatic {
        return Term(
          .staticProperty(
            variable, arguments: arguments, dispatch: dispatch(of: choice, isSuper: false),
            metatype: metatypeValue(base, of: variable)),
          canonicalDeep(chosen.type), span)
      }
      if choice.isUnapplied { return error(span) }
      if base == nil { requireSelfSaid(variable.name, isCall: false, expression.span) }
      let receiver = base ?? selfTerm(span)
      if let opened = choice.opened {
        return withOpened(opened, receiver, arguments, chosen, span) { value, arguments in
          Term(
            .property(value, variable, arguments: arguments, dispatch: self.dispatch(of: choice, isSuper: false)),
            self.canonicalDeep(chosen.type), span)
        }
      }
      return Term(
        .property(
          upcast(receiver, to: variable.parent), variable, arguments: arguments,
          dispatch: dispatch(of: choice, isSuper: isSuper(expression))), canonicalDeep(chosen.type), span)
    case .function(let function):
      if let enclosing = function.enclosing {
        _ = enclosing
        context.function.references.append(function)
      }
      let dispatch = dispatch(of: choice, isSuper: isSuper(expression))
      if choice.isUnapplied, !function.isStatic, function.kind != .initializer {
        return unappliedMethod(function, arguments, dispatch, type, span)
      }
      if let intrinsic = function.intrinsic, ["bool.and", "bool.or", "optional.coalesce"].contains(intrinsic) {
        checker.report(.unsupported("`\(function.name)` as a value"), at: span)
        return error(span)
      }
      if function.parent == nil || function.isStatic || function.kind == .initializer {
        return Term(.function(function, arguments: arguments, dispatch: dispatch, self: nil), type, span)
      }
      if base == nil { requireSelfSaid(function.name, isCall: true, expression.span) }
      let receiver = base ?? selfTerm(span)
      if choice.opened != nil { return boundMethod(function, chosen, receiver, type, span) }
      if function.isMutating {
        checker.report(.partialMutating(function.name), at: span)
        return error(span)
      }
      return Term(
        .function(function, arguments: arguments, dispatch: dispatch, self: upcast(receiver, to: function.parent)),
        type, span)
    case .enumCase(let entity):
      if entity.node.payload == nil { return Term(.enumCase(entity, []), canonicalDeep(chosen.type), span) }
      return caseFunction(entity, type, span)
    default: return error(span)
    }
  }

  /// A closure made here rather than written: its parameters are as its type says.
  private func makeClosure(
    _ name: String, _ type: Type, _ span: Span, within outer: Function, _ body: (Function, [Term]) -> Term
  ) -> Term {
    guard case .function(let signature) = type else { return error(span) }
    let function = Function(kind: .closure, name: name, module: outer.module, result: signature.result, span: span)
    function.enclosing = outer
    function.generics = outer.generics
    function.state = 2
    function.parameters = signature.parameters.enumerated().map { index, parameter in
      let variable = Variable(
        kind: .parameter, name: "$\(index)", type: parameter.type, isLet: !parameter.isInOut, module: function.module,
        span: span)
      variable.isInOut = parameter.isInOut
      variable.home = function
      return Parameter(label: nil, variable: variable, span: span)
    }
    let terms = function.parameters.map { parameter -> Term in
      let term = Term(.variable(parameter.variable), parameter.type, span)
      return parameter.isInOut ? Term(.inOut(term), parameter.type, span) : term
    }
    let value = body(function, terms)
    let statement: CheckedStatement.Kind = signature.result == .void ? .term(value) : .returnStatement(value)
    function.checkedBody = CheckedBlock([CheckedStatement(statement, span)], span)
    return Term(.closure(function), type, span)
  }

  /// `value.method` where the value is an existential: the value is kept, and opened when the function is called.
  private func boundMethod(_ function: Function, _ chosen: Chosen, _ receiver: Term, _ type: Type, _ span: Span) -> Term
  {
    let arguments = chosen.arguments.map { canonicalDeep($0) }
    let dispatch = dispatch(of: chosen.choice, isSuper: false)
    guard let opened = chosen.choice.opened else { return error(span) }
    return makeClosure(function.name, type, span, within: context.function) { closure, terms in
      let kept = Variable(
        kind: .local, name: "self", type: receiver.type, isLet: true, module: closure.module, span: span)
      kept.home = closure
      closure.captureList = [(kept, receiver)]
      let value = Term(.variable(kept), receiver.type, span)
      return withOpened(opened, value, arguments, chosen, span) { value, arguments in
        let result: Type
        if case .function(let signature) = canonicalDeep(chosen.type) {
          result = signature.result
        } else {
          result = .void
        }
        return Term(
          .call(.function(function, arguments: arguments, dispatch: dispatch, self: value, metatype: nil), terms),
          result, span)
      }
    }
  }

  /// `Type.method`: a function from an instance to its method.
  private func unappliedMethod(
    _ function: Function, _ arguments: [Type], _ dispatch: Dispatch, _ type: Type, _ span: Span
  ) -> Term {
    if function.isMutating {
      checker.report(.partialMutating(function.name), at: span)
      return error(span)
    }
    return makeClosure(function.name, type, span, within: context.function) { _, terms in
      guard case .function(let outer) = type, let instance = terms.first else { return error(span) }
      return Term(
        .function(function, arguments: arguments, dispatch: dispatch, self: upcast(instance, to: function.parent)),
        outer.result,
        span)
    }
  }

  /// `Enum.case` used as a function.
  private func caseFunction(_ entity: EnumCase, _ type: Type, _ span: Span) -> Term {
    makeClosure(entity.name, type, span, within: context.function) { function, terms in
      Term(.enumCase(entity, terms), function.result, span)
    }
  }

  func upcast(_ term: Term, to parent: Nominal?) -> Term {
    guard let parent, parent.kind == .class else { return term }
    switch term.type {
    case .nominal(let nominal, _) where nominal === parent: return term
    case .nominal:
      guard let view = checker.superclassView(of: term.type, as: parent) else { return term }
      return Term(.convert(term, .upcast), view, term.span)
    default:
      guard let bound = checker.superclassBound(of: term.type, in: generics),
        let view = checker.superclassView(of: bound, as: parent)
      else { return term }
      return Term(.convert(term, .upcast), view, term.span)
    }
  }

  private func metatypeValue(_ base: Term?, of variable: Variable) -> Term? {
    guard let base else { return nil }
    // What a class has as `static` sees the very class it was asked of.
    if case .type = base.kind, variable.parent?.kind != .class || variable.isStored { return nil }
    if case .metatype = base.type { return base }
    return nil
  }

  func isSuper(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .member(let base?, _, _), .subscripted(let base, _):
      if case .superReference = base.kind { return true }
      return false
    default: return false
    }
  }

  func dispatch(of choice: Choice, isSuper: Bool) -> Dispatch {
    if choice.member.isRequirement { return .requirement }
    if isSuper { return .direct }
    switch choice.member {
    case .function(let function):
      if function.parent?.kind == .class, !function.isFinal, function.extensionInfo == nil,
        function.kind != .initializer
      {
        return .virtual
      }
    case .variable(let variable):
      if variable.parent?.kind == .class, !variable.isFinal, variable.extensionInfo == nil {
        return .virtual
      }
    case .subscripted(let entity):
      if entity.parent?.kind == .class, !entity.isFinal, entity.extensionInfo == nil { return .virtual }
    default: break
    }
    return .direct
  }

  /// A use of a member on an existential: of the value in it, whose type is not known here.
  func withOpened(
    _ opened: GenericParameter, _ receiver: Term, _ arguments: [Type], _ chosen: Chosen, _ span: Span,
    _ body: (Term, [Type]) -> Term
  ) -> Term {
    let value = Term(.opened(opened), .parameter(opened), receiver.span)
    let inner = body(value, arguments)
    let erased = erasing(opened, inner.type)
    return Term(.open(opened, value: receiver, body: coerce(inner, to: erased)), erased, span)
  }

  private func buildMember(_ base: Expression?, _ name: Name, _ expression: Expression, _ type: Type) -> Term {
    if let base, name.text == "self" {
      if case .metatype(let instance) = type, state.types[ObjectIdentifier(base)] == nil {
        if let own = ownClass(base) { return own }
        return Term(.type(instance), type, expression.span)
      }
      return build(base)
    }
    if let base, Int(name.text) != nil {
      let value = buildSpine(base)
      return Term(.tupleElement(value, Int(name.text) ?? 0), type, expression.span)
    }
    guard let chosen = state.chosen[ObjectIdentifier(expression)] else {
      if case .metatype(let instance) = type { return Term(.type(instance), type, expression.span) }
      if let base, case .tuple(let elements) = spineType(of: base),
        let index = elements.firstIndex(where: { $0.label == name.text })
      {
        return Term(.tupleElement(buildSpine(base), index), type, expression.span)
      }
      return error(expression.span)
    }
    let term = forced(
      buildReference(chosen, base: base.map { buildSpine($0) }, expression, type, expression.span), expression)
    return base == nil ? coerce(term, to: type) : term
  }

  private func buildSubscript(_ base: Expression, _ expression: Expression, _ type: Type) -> Term {
    if case .metatype(let instance) = type, state.chosen[ObjectIdentifier(expression)] == nil {
      return Term(.type(instance), type, expression.span)
    }
    guard let chosen = state.chosen[ObjectIdentifier(expression)], case .subscripted(let entity) = chosen.choice.member,
      case .subscripted(_, let arguments) = expression.kind
    else { return error(expression.span) }
    let receiver = buildSpine(base)
    let terms = buildArguments(
      arguments.elements.map { $0.value }, entity.parameters, chosen, expression)
    let ownArguments = chosen.arguments.map { canonicalDeep($0) }
    let dispatch = dispatch(of: chosen.choice, isSuper: isSuper(expression))
    if let opened = chosen.choice.opened {
      return withOpened(opened, receiver, ownArguments, chosen, expression.span) { value, arguments in
        Term(
          .subscripted(value, entity, arguments: arguments, dispatch: dispatch, indices: terms), type, expression.span)
      }
    }
    return Term(
      .subscripted(
        entity.isStatic ? nil : upcast(receiver, to: entity.parent), entity, arguments: ownArguments,
        dispatch: dispatch,
        indices: terms), type, expression.span)
  }

  // MARK: Casts

  private func buildCast(_ value: Expression, _ cast: Expression.Cast, _ node: TypeNode, _ type: Type, _ span: Span)
    -> Term
  {
    let term = build(value)
    if checker.mentionsSelf(node), case .nominal(let nominal, _)? = context.selfType, nominal.kind == .class,
      !nominal.isFinal
    {
      checker.report(.unsupported("casts to `Self` in a class"), at: node.span)
      return error(span)
    }
    switch cast {
    case .coercion: return coerce(term, to: type)
    case .conditional:
      let target = checker.unwrapped(type) ?? .error
      return Term(.cast(term, .conditional, to: target), type, span)
    case .forced: return Term(.cast(term, .forced, to: type), type, span)
    case .check:
      let target = canonicalDeep(resolveType(node))
      return Term(.cast(term, .check, to: target), type, span)
    }
  }

  // MARK: Closures

  private func buildClosure(_ node: ClosureNode, _ expression: Expression, _ type: Type) -> Term {
    guard let closure = state.closures[ObjectIdentifier(expression)], case .function(let signature) = type else {
      return error(expression.span)
    }
    let function = closure.function
    function.enclosing = context.function
    function.isEscapingClosure = closureStays !== expression
    function.result = signature.result
    for (parameter, declared) in zip(function.parameters, signature.parameters) {
      parameter.variable.type = declared.type
    }
    function.captureList = closure.captures.map { ($0.variable, coerce($0.value, to: $0.variable.type)) }
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
        statements.append(CheckedStatement(.term(term), body.span))
      } else {
        statements.append(CheckedStatement(.returnStatement(coerce(term, to: signature.result)), body.span))
      }
      context = outer
      function.checkedBody = CheckedBlock(statements, node.span)
    } else {
      function.checkedBody = checker.checkClosureBody(node, closure.context, prefix: statements, parts: closure.parts)
    }
    return Term(.closure(function), type, expression.span)
  }
}
