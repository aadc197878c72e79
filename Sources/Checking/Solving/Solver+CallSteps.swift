import Diagnostics
import Syntax

/// Matching calls and subscripts with what is called.
extension Solver {
  func stepApply(_ function: Type, _ application: Application, _ place: Place) -> Outcome {
    guard let type = lookedUp(function) else { return .deferred }
    switch type {
    case .variable(let variable):
      if case .closure(let node, _)? = state.literals[variable.index] {
        // A closure called where it stands: its parameters are the arguments.
        let made = FunctionType(
          zip(application.types, application.arguments).map { type, argument in
            if case .inOut = argument.expression.kind { return FunctionType.Parameter(type, isInOut: true) }
            return FunctionType.Parameter(type)
          }, application.result, isThrowing: true, isAsync: node.isAsync)
        guard adopt(made, for: variable, node) else { return .failed }
        state.matches[ObjectIdentifier(application.node)] = ArgumentMatch(
          arguments: application.arguments.indices.map { [$0] })
        return .solved
      }
      return .deferred
    case .error:
      ignoreElements(of: application)
      return unify(application.result, .error) ?? .solved
    case .function(let functionType):
      var chosen = state.chosen[ObjectIdentifier(application.callee)]
      // `delegate.ended?(self)` is given what the requirement asks for, labels and all.
      if let inner = Self.unwrapped(application.callee), let behind = state.chosen[ObjectIdentifier(inner)],
        case .function = behind.choice.member
      {
        chosen = behind
      }
      // What a subscript gives is called, not the subscript.
      if case .subscripted? = chosen?.choice.member, application.node !== application.callee { chosen = nil }
      if Self.isCompound(application.callee) { chosen = nil }
      let isMatched: Bool
      if let chosen, let parameters = checker.parameters(of: chosen.choice.member), !chosen.choice.isUnapplied {
        if waitsToOpen(application, parameters, functionType, chosen.choice.member) { return .deferred }
        if application.trailing == 1, state.scans[ObjectIdentifier(application.node)] == nil,
          !differingScans(application, parameters).isEmpty
        {
          return .deferred
        }
        isMatched = relate(
          application, to: parameters, functionType, member: chosen.choice.member, chosen.arguments, place)
      } else if isMending, let chosen, chosen.choice.isUnapplied,
        application.arguments.count != 1 || application.arguments[0].label != nil
          || chosen.choice.base.map({ !mayBe(application.types[0], $0) }) == true
      {
        // `Type.method` takes an instance; who gives it the method's own arguments meant to ask one.
        let name = checker.memberName(chosen.choice.member)
        let owner = chosen.choice.base.map { checker.describe(deep($0)) } ?? name
        let isEarly = chosen.choice.isImplicitSelf && isBeforeSelf
        isMatched =
          fail(isEarly ? beforeSelf(name) : .instanceOnType(name, owner), at: application.callee.place)
          && equate(application.result, .error, place)
        if isMatched { return .solved }
      } else {
        isMatched = relate(application, to: functionType, place)
      }
      if !isMatched { return .failed }
      var result = functionType.result
      if let opened = chosen?.choice.opened { result = erasing(opened, result) }
      for opened in (state.openings[ObjectIdentifier(application.node)] ?? [:]).values {
        result = erasing(opened, checker.canonical(deep(result), in: generics))
      }
      if let chosen, chosen.choice.isConverted {
        state.score[.valueToOptional] += 1
        // On its own: it may have to wait, and what the arguments are to be has been said.
        state.pending.append(Constraint(kind: .convert(result, application.result), place: place))
        return .solved
      }
      if case .function(let function)? = chosen?.choice.member, function.node?.isImplicitlyUnwrapped == true,
        checker.unwrapped(resolved(result)) != nil
      {
        state.pending.append(
          Constraint(
            kind: .implicitUnwrap(result, result: application.result, node: application.node), place: place))
        return .solved
      }
      let outcome = unify(application.result, result) ?? mismatch(result, application.result, place)
      guard outcome == .deferred else { return outcome }
      // The arguments have been seen to: what waits is only what the call gives.
      state.pending.append(Constraint(kind: .equal(application.result, result), place: place))
      return .solved
    case .metatype(let instance):
      let callee = fresh()
      let name = Name("init", application.callee.span)
      state.pending.append(
        Constraint(
          kind: .member(base: .metatype(instance), name: name, result: callee, node: application.node, labels: nil),
          place: place))
      let again = Application(
        node: application.node, callee: application.node, arguments: application.arguments,
        trailing: application.trailing,
        types: application.types, result: application.result, span: application.span)
      state.pending.append(Constraint(kind: .apply(function: callee, again), place: place))
      return .solved
    default:
      if checker.unwrapped(type) == nil,
        !checker.members(named: "callAsFunction", of: type, isMetatype: false, in: generics).isEmpty
      {
        let callee = fresh()
        let node = calledValue(application)
        state.pending.append(
          Constraint(
            kind: .member(
              base: type, name: Name("callAsFunction", application.callee.span), result: callee, node: node,
              labels: CallLabels(
                Arguments(
                  elements: application.arguments.map { argument in
                    Arguments.Element(label: argument.label.map { Name($0, argument.span) }, value: argument.expression)
                  }, trailingClosures: application.trailing, span: application.span))), place: place))
        let again = Application(
          node: application.node, callee: node, arguments: application.arguments, trailing: application.trailing,
          types: application.types, result: application.result, span: application.span)
        state.pending.append(Constraint(kind: .apply(function: callee, again), place: place))
        return .solved
      }
      if let call = dynamicCall(application, type) { return unify(application.result, generate(call)) ?? .failed }
      guard isMending else { return .failed }
      if case .enumCase(let entity)? = state.chosen[ObjectIdentifier(application.callee)]?.choice.member {
        _ = fail(.caseHasNoPayload(entity.name, declared: entity.span), at: application.callee.span)
      } else if let inner = checker.unwrapped(type), case .function = resolved(inner) {
        _ = fail(.mustUnwrapFunction(checker.describe(deep(type))), at: application.callee.span)
      } else if case .member(_, let name, _) = application.callee.kind,
        let base = state.chosen[ObjectIdentifier(application.callee)]?.choice.base,
        let lacking = checker.lackingMember(
          name.text, of: deep(base), in: generics, from: context.scope, labels: application.arguments.map(\.label)),
        lacking.isLimit
      {
        // There is a method of this name as well.
        _ = fail(lacking, at: name.span)
      } else {
        var property: String?
        if application.arguments.isEmpty, case .member(_, let name, nil) = application.callee.kind {
          property = name.text
        }
        _ = fail(
          .notCallable(checker.describe(deep(type)), property: property), at: application.callee.span)
      }
      return unify(application.result, .error) ?? .solved
    }
  }

  /// `value.callAsFunction`, in the place of a value that is called.
  private func calledValue(_ application: Application) -> Expression {
    if let known = nodes.calledValues[ObjectIdentifier(application.node)] { return known }
    var value = application.callee
    if case .call(let callee, _) = application.node.kind { value = callee }
    let node = Expression(
      .member(value, Name("callAsFunction", value.span), genericArguments: nil), value.span)
    nodes.calledValues[ObjectIdentifier(application.node)] = node
    return node
  }

  /// What a subscript of an array or dictionary gives whose index is of just the type that it takes, and is so before anything else
  /// is known: that is not asked of the subscripts. A place that could be changed is not of that type, but of a place's.
  private func elementInItself(of base: Type, at application: Application) -> Type? {
    guard application.arguments.count == 1, application.arguments[0].label == nil,
      case .nominal(let nominal, let arguments) = base, !hasVariables(base)
    else { return nil }
    let expression = application.arguments[0].expression
    switch expression.kind {
    // Of the meanings of an operator one is chosen later.
    case .binary, .postfix: return nil
    default: break
    }
    let isArray = nominal === checker.arrayNominal
    guard isArray || nominal === checker.dictionaryNominal else { return nil }
    let key = isArray ? checker.int : arguments[0]
    let given = resolved(application.types[0])
    if let literal = literal(of: given) {
      if case .parenthesized = expression.kind { return nil }
      guard literal.hasDefault, defaultType(of: literal) == key else { return nil }
    } else {
      guard given == key else { return nil }
      if case .variable(let variable)? = state.chosen[ObjectIdentifier(Self.unparenthesized(expression))]?.choice.member,
        !variable.isLet, variable.isStored || variable.setter != nil
      {
        return nil
      }
    }
    return isArray ? arguments[0] : checker.optional(arguments[1])
  }

  /// Of what nobody knows what it takes, nothing is said about `.name` in a list that it is given.
  private func ignoreElements(of application: Application) {
    for type in application.types {
      guard case .variable(let variable) = resolved(type) else { continue }
      switch state.literals[variable.index] {
      case .array(let element): _ = unify(element, .error)
      case .dictionary(let key, let value):
        _ = unify(key, .error)
        _ = unify(value, .error)
      default: break
      }
    }
  }

  func stepSubscript(_ base: Type, _ result: Type, _ application: Application, _ place: Place) -> Outcome {
    var type = resolved(base)
    var isStatic = false
    if state.seenSubscripts.insert(ObjectIdentifier(application.node)).inserted,
      let element = elementInItself(of: type, at: application)
    {
      _ = equate(result, element, place)
    }
    switch type {
    case .variable: return .deferred
    case .error: return unify(result, .error) ?? .solved
    case .metatype(let instance):
      type = resolved(instance)
      isStatic = true
    default: break
    }
    if case .member = type, hasVariables(type) { return .deferred }
    var choices = membersSeen(named: "subscript", of: type, isMetatype: isStatic)
      .filter { !$0.isUnapplied }
    if application.arguments.count == 1, application.arguments[0].label == "keyPath", !isStatic,
      let proto = checker.anyRootProtocol
    {
      // Which kind of key path it is may be still to come: `[keyPath: paths[0]]`.
      if case .variable(let path) = resolved(application.types[0]), literal(at: path.index) == nil,
        pendingResults().contains(path.index)
      {
        return .deferred
      }
      let root = keyPathRoot(application.types[0], above: type) ?? type
      choices += keyPathSubscripts(of: proto, for: application.types[0]).map { Choice(member: $0, base: root) }
    }
    let labels = CallLabels(
      Arguments(
        elements: application.arguments.map { argument in
          Arguments.Element(label: argument.label.map { Name($0, argument.span) }, value: argument.expression)
        }, trailingClosures: application.trailing, span: application.span), types: application.types)
    if choices.contains(where: { dynamicKind(of: $0.member) != nil }),
      !choices.contains(where: { accepts($0, labels) }),
      let outcome = stepDynamicSubscript(type, result, application, isStatic: isStatic)
    {
      return outcome
    }
    if choices.isEmpty {
      guard isMending else { return .failed }
      if let inner = checker.unwrapped(type),
        !checker.members(named: "subscript", of: inner, isMetatype: false, in: generics)
          .isEmpty
      {
        _ = fail(
          .optionalMember(
            name: "subscript", optional: checker.describe(deep(type)), inner: checker.describe(deep(inner))),
          at: place.span)
        return stepSubscript(inner, result, application, place)
      }
      _ = fail(.noSubscript(checker.describe(deep(type))), at: place.span)
      return unify(result, .error) ?? .solved
    }
    let callee = fresh()
    state.pending.append(Constraint(kind: .apply(function: callee, application), place: place))
    return settle(choices, callee, application.callee, labels, place)
  }

  /// Whether what is given may be an instance of a type; it is taken to be one as long as it is not known.
  func mayBe(_ given: Type, _ type: Type) -> Bool {
    guard case .nominal(let wanted, _) = resolved(type) else { return true }
    switch resolved(given) {
    case .variable(let variable): return literal(at: variable.index).map { mayTake($0, resolved(type)) } ?? true
    case .nominal(let nominal, _):
      return nominal === wanted || checker.superclassView(of: resolved(given), as: wanted) != nil
    default: return true
    }
  }
}
