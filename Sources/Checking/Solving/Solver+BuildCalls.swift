import Diagnostics
import Syntax

/// Terms for calls, operators and assignments.
extension Solver {
  // MARK: Calls

  func buildCall(_ callee: Expression, _ arguments: Arguments, _ expression: Expression, _ type: Type) -> Term {
    guard state.forced.contains(ObjectIdentifier(expression)) else {
      return buildWholeCall(callee, arguments, expression, type)
    }
    // What gives a `T!` was used as a `T`.
    let whole = buildWholeCall(callee, arguments, expression, checker.optional(type))
    return Term(.forceUnwrap(whole), type, expression.span)
  }

  private func buildWholeCall(
    _ callee: Expression, _ arguments: Arguments, _ expression: Expression, _ type: Type
  ) -> Term {
    let span = expression.span
    if nodes.typeOfCalls.contains(ObjectIdentifier(expression)) {
      let value = build(arguments.elements[0].value)
      refuseBareType(value, arguments.elements[0].value)
      return Term(.typeOf(value), type, span)
    }
    if let value = nodes.valuesOfTypes[ObjectIdentifier(expression)] { return coerce(build(value), to: type) }
    if let call = nodes.dynamicCalls[ObjectIdentifier(expression)], state.types[ObjectIdentifier(call)] != nil {
      return coerce(buildSpine(call), to: type)
    }
    var target = callee
    while case .parenthesized(let inner) = target.kind { target = inner }
    if let member = nodes.calledValues[ObjectIdentifier(expression)], state.chosen[ObjectIdentifier(member)] != nil {
      target = member
    }
    let values = arguments.elements.map { $0.value }
    // An initialiser's choice is noted at the call itself, a function's at its name.
    if let chosen = state.chosen[ObjectIdentifier(expression)], case .function(let function) = chosen.choice.member,
      function.kind == .initializer
    {
      return construct(function, chosen, callee: target, values, expression, type)
    }
    guard !Self.isCompound(target), let chosen = state.chosen[ObjectIdentifier(target)],
      !(chosen.choice.isUnapplied)
    else {
      keepsNothing = isName(target)
      closureStays = target
      return callValue(buildSpine(callee), values, expression, type)
    }
    let choice = chosen.choice
    switch choice.member {
    case .function(let function) where function.kind == .initializer:
      return construct(function, chosen, callee: target, values, expression, type)
    case .function(let function):
      checker.noteUse(of: function, by: context.function)
      return callFunction(function, chosen, callee: target, values, expression, type)
    case .enumCase(let entity):
      let parameters = entity.payload
      let terms = buildArguments(values, parameters, chosen, expression)
      return finish(Term(.enumCase(entity, terms), resultType(chosen, type), span), type)
    default:
      keepsNothing = isName(target)
      calledName = target
      return callValue(buildSpine(callee), values, expression, type)
    }
  }

  /// What the callee gives, before a conversion to what the context of an implicit member asks for.
  func resultType(_ chosen: Chosen, _ type: Type) -> Type {
    if case .function(let function) = canonicalDeep(chosen.type) { return function.result }
    return type
  }

  static func unparenthesized(_ expression: Expression) -> Expression {
    var current = expression
    while case .parenthesized(let inner) = current.kind { current = inner }
    return current
  }

  private func refuseLent(_ value: Expression) {
    guard let chosen = state.chosen[ObjectIdentifier(Self.unparenthesized(value))],
      case .variable(let variable) = chosen.choice.member, variable.isNonEscaping, variable.kind == .parameter
    else { return }
    checker.report(.lentToLent(variable.name), at: value.span)
  }

  /// `make<Int>(1)`: Swift 5 reads what stands in the brackets and goes by the arguments.
  private func noteSpecialization(of function: Function, _ callee: Expression) {
    switch callee.kind {
    case .name(let name, let arguments?) where !arguments.isEmpty,
      .member(_, let name, let arguments?) where !arguments.isEmpty:
      if function.kind != .function { return }
      let kind =
        function.parent == nil
        ? (function.enclosing == nil ? "global function" : "local function")
        : function.isStatic ? "static method" : "instance method"
      checker.warn(.explicitlySpecialized(kind, name.text), at: name.span)
    default: return
    }
  }

  func isName(_ expression: Expression) -> Bool {
    if case .name = expression.kind { return true }
    return false
  }

  private func finish(_ term: Term, _ type: Type) -> Term { coerce(term, to: type) }

  private func callValue(_ callee: Term, _ values: [Expression], _ expression: Expression, _ type: Type) -> Term {
    guard case .function(let signature) = callee.type else { return error(expression.span) }
    var terms: [Term] = []
    let passesWhole = passesWhole(
      values, ArgumentMatch(arguments: values.indices.map { [$0] }), signature.parameters)
    for (index, parameter) in signature.parameters.enumerated() {
      if parameter.isVariadic, let element = checker.element(ofArray: parameter.type) {
        let built = values.dropFirst(index).map { build($0) }
        if passesWhole, built.count == 1, !(terms + built).contains(where: isPlace) {
          terms.append(built[0])
          break
        }
        let rest = built.map { coerce($0, to: element) }
        terms.append(Term(.array(Array(rest)), parameter.type, expression.span))
        break
      }
      if index >= values.count { break }
      let value = values[index]
      if parameter.isInOut {
        terms.append(build(value))
      } else if parameter.isAutoclosure {
        terms.append(autoclosure(value, parameter.type))
      } else {
        if parameter.isNonEscaping {
          // Where the callee is lent as well, it could be called by what it is given.
          if case .variable(let variable) = callee.kind, variable.isNonEscaping { refuseLent(value) }
          keepsNothing = isName(value)
          closureStays = Self.unparenthesized(value)
        }
        terms.append(coerce(build(value), to: parameter.type))
      }
    }
    if case .variable(let variable) = callee.kind, variable.givesSelf { checker.checkGiven(terms, in: context) }
    return Term(.call(.value(callee), terms), signature.result, expression.span)
  }

  private func callFunction(
    _ function: Function, _ chosen: Chosen, callee: Expression, _ values: [Expression], _ expression: Expression,
    _ type: Type
  ) -> Term {
    let span = expression.span
    noteSpecialization(of: function, callee)
    var base: Term?
    var isSuperCall = false
    if case .member(let baseExpression?, _, _) = callee.kind,
      !nodes.moduleNames.contains(ObjectIdentifier(baseExpression))
    {
      base = buildSpine(baseExpression)
      if case .superReference = baseExpression.kind { isSuperCall = true }
    }
    let arguments = chosen.arguments.map { canonicalDeep($0) }
    let dispatch = dispatch(of: chosen.choice, isSuper: isSuperCall)
    if let intrinsic = function.intrinsic {
      if let special = special(intrinsic, values, chosen, expression, type) { return special }
    }
    var receiver: Term?
    var metatype: Term?
    if function.isStatic {
      metatype = metatypeValue(base, of: function.parent, chosen.choice, span)
      if base == nil, chosen.choice.isImplicitSelf, let selfVariable = selfVariable(), function.parent?.kind == .class {
        metatype = Term(.typeOf(read(selfVariable, span)), .metatype(selfVariable.type), span)
      }
    } else if function.parent != nil {
      if base == nil { requireSelfSaid(function.name, isCall: true, callee.span) }
      let value = base ?? selfTerm(span)
      if function.isMutating {
        let takesCode = function.parameters.contains { if case .function = $0.type { true } else { false } }
        requireMutable(
          value, for: .method(function.name, lends: takesCode || !function.module.isLibrary), at: callee.span,
          expression)
      }
      receiver = chosen.choice.opened == nil ? upcast(value, to: function.parent) : value
    }
    if let opened = chosen.choice.opened, let receiver {
      return finish(
        withOpened(opened, receiver, arguments, chosen, span) { value, arguments in
          self.withOpenedArguments(expression, values) { [self] values in
            let terms = buildArguments(values, function.parameters, chosen, expression)
            return Term(
              .call(.function(function, arguments: arguments, dispatch: dispatch, self: value, metatype: nil), terms),
              resultType(chosen, type), span)
          } finish: {
            $0
          }
        }, type)
    }
    return withOpenedArguments(expression, values) { [self] values in
      let terms = buildArguments(values, function.parameters, chosen, expression)
      return Term(
        .call(.function(function, arguments: arguments, dispatch: dispatch, self: receiver, metatype: metatype), terms),
        resultType(chosen, type), span)
    } finish: {
      finish($0, type)
    }
  }

  /// Opens the existentials that were given to generic parameters around the call.
  func withOpenedArguments(
    _ expression: Expression, _ values: [Expression], _ make: ([Expression]) -> Term, finish: (Term) -> Term
  ) -> Term {
    guard let openings = state.openings[ObjectIdentifier(expression)] else { return finish(make(values)) }
    var term = make(values)
    for (index, opened) in openings.sorted(by: { $0.key < $1.key }) {
      var value = build(values[index])
      if case .inOut(let place) = value.kind { value = place }
      let erased = erasing(opened, term.type)
      term = Term(.open(opened, value: value, body: coerce(term, to: erased)), erased, expression.span)
    }
    return finish(term)
  }

  /// Functions of the core library that the language itself gives a meaning to.
  private func special(
    _ intrinsic: String, _ values: [Expression], _ chosen: Chosen, _ expression: Expression, _ type: Type
  ) -> Term? {
    guard case .function(let signature) = canonicalDeep(chosen.type), values.count == 2 else { return nil }
    func operand(_ index: Int) -> Term {
      var wanted = signature.parameters[index].type
      if signature.parameters[index].isAutoclosure, case .function(let inner) = wanted { wanted = inner.result }
      return coerce(build(values[index]), to: wanted)
    }
    switch intrinsic {
    case "bool.and": return Term(.and(operand(0), operand(1)), checker.bool, expression.span)
    case "bool.or": return Term(.or(operand(0), operand(1)), checker.bool, expression.span)
    case "optional.coalesce":
      return finish(Term(.coalesce(operand(0), operand(1)), signature.result, expression.span), type)
    default: return nil
    }
  }

  private func construct(
    _ function: Function, _ chosen: Chosen, callee: Expression, _ values: [Expression], _ expression: Expression,
    _ type: Type
  ) -> Term {
    let span = expression.span
    let arguments = chosen.arguments.map { canonicalDeep($0) }
    let dispatch = dispatch(of: chosen.choice, isSuper: false)
    var receiver: Term?
    var metatype: Term?
    var isDelegation = false
    if case .member(let base?, let name, _) = callee.kind, name.text == "init" {
      if isDelegating(base) {
        isDelegation = true
        var isSuper = false
        if case .superReference = base.kind { isSuper = true }
        if function.parent?.kind == .class || isSuper {
          receiver = selfTerm(span)
          if let parent = function.parent, let value = receiver { receiver = upcast(value, to: parent) }
        }
        if context.function.kind != .initializer, selfVariable() != nil, !context.function.module.isLibrary {
          checker.report(
            .notAllowed("`\(isSuper ? "super" : "self").init` outside the statements of an initializer"), at: span)
        }
        if context.function.kind == .initializer, context.calledStatement !== expression || context.isInDefer {
          checker.report(.nestedDelegation(isSuper: isSuper), at: span)
        }
        noteDelegation(in: initializerAround, isSuper: isSuper, span)
        if isSuper, function.declaration?.has(.convenience) == true, let parent = function.parent {
          checker.report(.superIsConvenience(parent.name), at: span)
        }
        if function.isFailable, function.node?.isImplicitlyUnwrapped != true, !initializerAround.isFailable,
          !nodes.forcedCalls.contains(ObjectIdentifier(expression))
        {
          checker.report(.notAllowed("handing over to an initializer that may fail, in one that may not,"), at: span)
        }
      } else {
        let value = buildSpine(base)
        if case .type(let instance) = value.kind {
          // `(Below.self as Above.Type).init()` makes the class below.
          if ownClass(base) != nil || value.type != .metatype(instance) { metatype = value }
        } else if case .metatype = value.type {
          metatype = value
        }
      }
    } else if state.types[ObjectIdentifier(callee)].map({ if case .metatype = $0 { true } else { false } }) == true,
      typeExpression(callee) == nil
    {
      let value = buildSpine(callee)
      if case .type = value.kind {} else { metatype = value }
    } else {
      // `Self(…)`, and `.init(…)` that is given back as `Self`
      metatype = ownClass(callee)
      if metatype == nil, case .member(nil, _, _) = callee.kind { metatype = ownClass(constructed: expression) }
    }
    if !isDelegation, metatype != nil && !isTypeName(callee) || isMetatypeValue(callee), !context.scope.module.isLibrary
    {
      checker.report(.metatypeCalled, at: callee.span)
    }
    // What a generic parameter is made to be may be a class below the one that is known.
    if metatype == nil, !isDelegation, function.parent?.kind == .class, let base = chosen.choice.base.map(canonicalDeep)
    {
      switch base {
      case .parameter, .member: metatype = Term(.type(base), .metatype(base), span)
      default: break
      }
    }
    if let parent = function.parent, parent.kind == .protocol, metatype == nil,
      chosen.choice.base.map({ checker.isExistential($0) }) == true
    {
      checker.report(.cannotConstruct(parent.name), at: span)
      return error(span)
    }
    if let parent = function.parent, parent.kind == .class, !parent.isFinal, metatype != nil, !function.isRequired,
      !isOfObjectiveC(function, seenAt: span)
    {
      checker.report(.initializerNotRequired(parent.name), at: span)
    }
    // What a protocol's extension has asks for less than the type itself may.
    if function.parent?.kind == .protocol, !context.scope.module.isLibrary {
      checker.checkArguments(of: resultType(chosen, type), in: generics, at: callee.span)
    }
    let made = withOpenedArguments(expression, values) { [self] values in
      let terms = buildArguments(values, function.parameters, chosen, expression)
      return Term(
        .call(.function(function, arguments: arguments, dispatch: dispatch, self: receiver, metatype: metatype), terms),
        resultType(chosen, type), span)
    } finish: {
      $0
    }
    if isDelegation, receiver == nil, let selfVariable = context.selfVariable {
      return Term(.assign(Term(.variable(selfVariable), selfVariable.type, span), made), .void, span)
    }
    if isDelegation { return Term(made.kind, .void, span) }
    return finish(made, type)
  }

  /// Objective-C's initialisers can be asked of any class, whether or not it has them.
  private func isOfObjectiveC(_ initializer: Function, seenAt span: Span) -> Bool {
    guard initializer.module.isLibrary, let parent = initializer.parent, checker.descendsFromObject(parent) else {
      return false
    }
    return checker.seesObjectiveC(in: span.source)
  }

  /// Whether what is called says `init`, or is the name of a type.
  private func isTypeName(_ callee: Expression) -> Bool {
    switch Self.unparenthesized(callee).kind {
    case .member(_, let name, _): name.text == "init" || typeExpression(callee) != nil
    case .name(let name, _): name.text == "Self" || typeExpression(callee) != nil
    default: true
    }
  }

  /// Whether what is called can be nothing but a value.
  private func isMetatypeValue(_ callee: Expression) -> Bool {
    switch Self.unparenthesized(callee).kind {
    case .call, .subscripted: true
    case .name(let name, _): name.text == "self"
    default: false
    }
  }

  /// Whether `base.init` hands over to another initialiser. Where `self` is a type, it makes a value as any type does.
  func isDelegating(_ base: Expression) -> Bool {
    if case .superReference = base.kind { return true }
    return Self.isSelfOrSuper(base) && selfVariable() != nil
  }

  /// The initialiser whose body this is part of.
  var initializerAround: Function {
    var result = context.function
    while let outer = result.enclosing { result = outer }
    return result
  }

  /// A class's initialiser goes up, or hands over to one that does: which of the two, `convenience` says.
  private func noteDelegation(in initializer: Function, isSuper: Bool, _ span: Span) {
    if initializer.kind == .initializer, let parent = initializer.parent, parent.kind == .class {
      let saysConvenience = initializer.declaration?.has(.convenience) == true || parent.isActor
      if isSuper, saysConvenience { checker.report(.convenienceChains(parent.name), at: span) }
      if !isSuper, !saysConvenience { checker.report(.designatedDelegates(parent.name), at: initializer.span) }
    }
    checker.noteDelegation(in: initializer, isSuper: isSuper)
  }

  // MARK: Operators

  func buildOperator(_ expression: Expression, _ type: Type) -> Term {
    let key = operatorNode(expression)
    guard let chosen = state.chosen[ObjectIdentifier(key)], case .function(let function) = chosen.choice.member else {
      return error(expression.span)
    }
    let operands: [Expression]
    switch expression.kind {
    case .binary(let left, _, let right): operands = [left, right]
    case .prefix(_, let operand), .postfix(_, let operand): operands = [operand]
    default: operands = []
    }
    if let intrinsic = function.intrinsic, let special = special(intrinsic, operands, chosen, expression, type) {
      return special
    }
    let dispatch: Dispatch = function.isRequirement ? .requirement : .direct
    let call = withOpenedArguments(expression, operands) { operands in
      Term(
        .call(
          .function(
            function, arguments: chosen.arguments.map { canonicalDeep($0) }, dispatch: dispatch, self: nil,
            metatype: nil), buildArguments(operands, function.parameters, chosen, expression)),
        resultType(chosen, type), expression.span)
    } finish: {
      $0
    }
    // A compound assignment through a chain happens only where the chain holds.
    if let first = operands.first, function.parameters.first?.isInOut == true, Self.containsChain(first) {
      return Term(.chain(call, isFlat: false), checker.optional(call.type), expression.span)
    }
    return finish(call, type)
  }

  // MARK: Assignment

  func buildAssignment(_ target: Expression, _ value: Expression, _ expression: Expression) -> Term {
    let span = expression.span
    if case .discard = target.kind {
      keepsNothing = isName(value)
      return Term(.discard(buildValue(value)), .void, span)
    }
    if case .tuple = target.kind {
      // The right side is whole before the left changes: `(a, b) = (b, a)`.
      let (places, whole) = buildParts(target, value)
      return Term(.assign(places, whole), .void, span)
    }
    let hasChain = Self.containsChain(target)
    keepsNothing = isName(target)
    let place = hasChain ? buildSpine(target) : build(target)
    requireMutable(place, for: .assignment, at: target.span, target)
    let given = buildValue(value)
    // In closures Swift does not look.
    if context.function.kind != .closure, let target = place.simpleReference, let source = given.simpleReference,
      target == source
    {
      checker.report(.assignedToItself(isProperty: target.count > 1), at: span)
    }
    let assign = Term(.assign(place, coerce(given, to: place.type)), .void, span)
    return hasChain ? Term(.chain(assign, isFlat: false), checker.optional(.void), span) : assign
  }

  /// The places that a tuple of them names, and what they are to hold.
  private func buildParts(_ target: Expression, _ value: Expression) -> (places: Term, whole: Term) {
    switch (target.kind, value.kind) {
    case (.tuple(let parts), .tuple(let values)) where parts.count == values.count:
      let pairs = zip(parts, values).map { buildParts($0.value, $1.value) }
      func tuple(_ terms: [Term], _ span: Span) -> Term {
        Term(.tuple(terms), .tuple(terms.map { Type.TupleElement(type: $0.type) }), span)
      }
      return (tuple(pairs.map(\.places), target.span), tuple(pairs.map(\.whole), value.span))
    case (.discard, _):
      let whole = build(value)
      return (buildPlaces(target, whole.type), whole)
    case (.tuple, _):
      let whole = coerce(build(value), to: type(of: target))
      return (buildPlaces(target, whole.type), whole)
    default:
      let place = buildPlaces(target, .error)
      return (place, coerce(build(value), to: place.type))
    }
  }

  private func buildPlaces(_ target: Expression, _ type: Type) -> Term {
    switch target.kind {
    case .discard: return Term(.discard(Term(.tuple([]), .void, target.span)), type, target.span)
    case .tuple(let parts):
      guard case .tuple(let elements) = type, elements.count == parts.count else { return error(target.span) }
      return Term(.tuple(zip(parts, elements).map { buildPlaces($0.value, $1.type) }), type, target.span)
    default:
      let place = build(target)
      requireMutable(place, for: .assignment, at: target.span, target)
      return place
    }
  }
}

extension Term {
  /// A stored variable, or a stored property of one.
  fileprivate var simpleReference: [Variable]? {
    switch kind {
    case .variable(let variable) where variable.isStored: [variable]
    case .property(let base, let variable, _, _) where variable.isStored:
      if case .variable(let root) = base.kind { [root, variable] } else { nil }
    default: nil
    }
  }
}
