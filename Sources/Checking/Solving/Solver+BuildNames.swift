import Diagnostics
import Syntax

/// The terms of names, members and what is found through them.
extension Solver {
  func note(_ variable: Variable, _ span: Span) {
    if let type = typeBetween(variable) {
      checker.report(.closesOver(type: type.name, value: variable.name, declared: variable.span), at: span)
    }
    guard variable.kind == .local || variable.kind == .parameter, let home = variable.home else { return }
    if variable.kind == .local {
      for accessor in variable.accessors { checker.noteUse(of: accessor, by: context.function) }
      if !variable.isStored { return }
    }
    if variable.isInOut || variable.isNonEscaping { refuseKeeping(variable, home: home, span) }
    checker.noteCapture(of: variable, by: context.function)
  }

  /// The type that stands between a place and a local variable that is mentioned there, which types have no part in.
  private func typeBetween(_ variable: Variable) -> Nominal? {
    if variable.isBoundAtTop { return checker.isSession ? nil : context.scope.enclosingTypes.last }
    guard variable.kind != .global, variable.kind != .property, context.selfType != nil,
      context.scope.enclosingTypes.contains(where: { $0.isLocal })
    else { return nil }
    var between: Nominal?
    var scope: Scope? = context.scope
    while let here = scope {
      if here.names[variable.name]?.contains(where: { $0.identity == ObjectIdentifier(variable) }) == true {
        return between
      }
      if case .nominal(let nominal, _) = here.kind { between = nominal }
      scope = here.parent
    }
    return nil
  }

  func buildName(_ expression: Expression, _ type: Type) -> Term {
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
      if variable.kind == .parameter, variable.givesSelf, calledName !== expression {
        checker.report(.unsupported("handing on a function that is given `Self`"), at: expression.span)
      }
      return forced(read(variable, expression.span), expression)
    }
    if !keepsNothing, case .function(let function) = chosen.choice.member, function.enclosing != nil,
      let kept = function.captures.first(where: { ($0.isInOut || $0.isNonEscaping) && $0.home !== function })
    {
      checker.report(kept.isInOut ? .inOutKept(kept.name) : .nonEscapingKept(kept.name), at: expression.span)
    }
    return forced(buildReference(chosen, base: nil, expression, type, expression.span), expression)
  }

  /// A type is a value only where the script says so: `Int.self`.
  func refuseBareType(_ term: Term, _ expression: Expression) {
    guard case .type = term.kind, context.function.module === checker.main.module else { return }
    switch Self.unparenthesized(expression).kind {
    case .name(let name, _), .member(_, let name, _): if name.isSelf { return }
    case .array, .dictionary, .tuple, .optionalChain, .type: break
    default: return
    }
    checker.report(.typeAsValue(expression.span.text), at: expression.span)
  }

  /// What `Self`, and in a class's own function `self`, is in a class: the class at run time.
  func ownClass(_ expression: Expression) -> Term? {
    guard case .name(let name, _) = expression.kind, name.text == "Self" || name.text == "self",
      let type = context.selfType
    else { return nil }
    if case .parameter = type {
      // In a protocol's extension: `Self` is what the caller knows, `self` the class that is asked, below it maybe.
      return name.text == "self" && selfVariable() == nil ? classSelf(type, expression.span) : nil
    }
    guard case .nominal(let nominal, _) = type, nominal.kind == .class else { return nil }
    // There is no other, but it makes a difference to what may be given back as `Self`.
    if nominal.isFinal {
      return name.text == "Self" || selfVariable() == nil ? Term(.type(type), .metatype(type), expression.span) : nil
    }
    if let variable = selfVariable() {
      guard name.text == "Self", checker.unwrapped(variable.type) == nil else { return nil }
      return dynamicSelf(Term(.typeOf(read(variable, expression.span)), .metatype(type), expression.span))
    }
    return ownClass(expression.span).map { name.text == "Self" ? dynamicSelf($0) : $0 }
  }

  private func dynamicSelf(_ metatype: Term) -> Term {
    Term(.convert(metatype, .dynamicSelf), metatype.type, metatype.span)
  }

  /// The class of `.init(…)` where that is what is given back as `Self`.
  func ownClass(constructed expression: Expression) -> Term? {
    guard expression === selfResult, let type = context.selfType else { return nil }
    return ownClass(Expression(.name(Name("Self", expression.span), genericArguments: nil), expression.span))
      ?? Term(.type(type), .metatype(type), expression.span)
  }

  /// In a function of a class that can have others below it: the one that it was asked of.
  func ownClass(_ span: Span, evenFinal: Bool = false) -> Term? {
    guard let type = context.selfType, case .nominal(let nominal, _) = type, nominal.kind == .class,
      evenFinal || !nominal.isFinal
    else { return nil }
    return classSelf(type, span)
  }

  private func classSelf(_ type: Type, _ span: Span) -> Term? {
    var function: Function? = context.function
    while let outer = function?.enclosing { function = outer }
    guard function?.isStatic == true else { return nil }
    return Term(.classSelf, .metatype(type), span)
  }

  /// Takes the value out of a variable declared `T!`, where the solution says so.
  func forced(_ term: Term, _ expression: Expression) -> Term {
    guard state.forced.contains(ObjectIdentifier(expression)), let inner = checker.unwrapped(term.type) else {
      return term
    }
    return Term(.forceUnwrap(term), inner, term.span)
  }

  func read(_ variable: Variable, _ span: Span) -> Term {
    if let task = variable.task, let value = checker.waitingRead(variable, span) {
      if sequence(first: context.function, next: \.enclosing).prefix(while: { $0 !== variable.home }).contains(
        where: \.isEscapingClosure)
      {
        checker.report(.notAllowed("capturing an `async let` in a closure that may be kept"), at: span)
      }
      note(task, span)
      return value
    }
    note(variable, span)
    let type = isOpenOutside(variable) ? .error : canonicalDeep(seen(variable.type))
    return Term(.variable(variable), type, span)
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
    if isOptional(choice, at: chosen.span), let presence = checker.presence(of: choice.member) {
      var present = choice
      present.member = .variable(presence)
      let whole = Chosen(
        choice: present, arguments: chosen.arguments, type: checker.optional(chosen.type), span: chosen.span,
        variables: chosen.variables)
      return buildReference(whole, base: base, expression, type, span)
    }
    switch choice.member {
    case .variable(let variable):
      if variable.isStatic {
        return Term(
          .staticProperty(
            variable, arguments: arguments, dispatch: dispatch(of: choice, isSuper: isSuper(expression)),
            metatype: metatypeValue(base, of: variable.parent, isStored: variable.isStored, choice, span)),
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
      if variable.getter?.isMutating == true, !variable.module.isLibrary, choice.opened == nil {
        // Reading it changes what it is read from.
        requireMutable(receiver, for: .method(variable.name, lends: true), at: span, expression)
      }
      return Term(
        .property(
          upcast(receiver, to: variable.parent), variable, arguments: arguments,
          dispatch: dispatch(of: choice, isSuper: isSuper(expression))), canonicalDeep(chosen.type), span)
    case .function(let function):
      checker.noteUse(of: function, by: context.function)
      let dispatch = dispatch(of: choice, isSuper: isSuper(expression))
      if choice.isUnapplied, !function.isStatic, function.kind != .initializer {
        return unappliedMethod(function, arguments, dispatch, type, span)
      }
      if let intrinsic = function.intrinsic, ["bool.and", "bool.or", "optional.coalesce"].contains(intrinsic) {
        checker.report(.unsupported("`\(function.name)` as a value"), at: span)
        return error(span)
      }
      if function.parent == nil || function.isStatic || function.kind == .initializer {
        if let metatype = metatypeOfValue(function, base, choice, expression) {
          return boundStatic(function, arguments, dispatch, metatype, type, span)
        }
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
  func makeClosure(
    _ name: String, _ type: Type, _ span: Span, within outer: Function, _ body: (Function, [Term]) -> Term
  ) -> Term {
    guard case .function(let signature) = type else { return error(span) }
    let function = Function(kind: .closure, name: name, module: outer.module, result: signature.result, span: span)
    function.enclosing = outer
    function.generics = outer.generics
    function.stage = .known
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
    function.isThrowing = signature.isThrowing
    function.isAsync = signature.isAsync
    var value = body(function, terms)
    if signature.isAsync { value = Term(.await(value), value.type, span) }
    if signature.isThrowing { value = Term(.attempt(value, .plain), value.type, span) }
    let statement: CheckedStatement.Kind = signature.result == .void ? .term(value) : .returnStatement(value)
    function.checkedBody = CheckedBlock([CheckedStatement(statement, span)], span)
    return Term(.closure(function), type, span)
  }

  /// `value.method` where the value is an existential: the value is kept, and opened when the function is called.
  func boundMethod(_ function: Function, _ chosen: Chosen, _ receiver: Term, _ type: Type, _ span: Span) -> Term {
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

  /// What a static function or initialiser is asked of that is taken as a value, where that makes a difference.
  private func metatypeOfValue(_ function: Function, _ base: Term?, _ choice: Choice, _ expression: Expression) -> Term?
  {
    let metatype = metatypeValue(base, of: function.parent, choice, expression.span)
    guard case .type? = metatype?.kind, function.kind == .initializer else {
      guard metatype == nil, base == nil, function.parent?.kind == .class, choice.isImplicitSelf else {
        return metatype
      }
      return ownClass(expression.span)
    }
    guard case .parameter? = choice.base else { return nil }
    return metatype
  }

  /// `metatype.method` and `metatype.init`: the metatype is kept, if it is not plain from where this stands.
  private func boundStatic(
    _ function: Function, _ arguments: [Type], _ dispatch: Dispatch, _ metatype: Term, _ type: Type, _ span: Span
  ) -> Term {
    guard case .function(let signature) = type else { return error(span) }
    return makeClosure(function.name, type, span, within: context.function) { closure, terms in
      var asked = metatype
      if !metatype.isOwnType {
        let kept = Variable(
          kind: .local, name: "self", type: metatype.type, isLet: true, module: closure.module, span: span)
        kept.home = closure
        closure.captureList = [(kept, metatype)]
        asked = Term(.variable(kept), metatype.type, span)
        if case .convert(_, .dynamicSelf) = metatype.kind { asked = dynamicSelf(asked) }
      }
      return Term(
        .call(.function(function, arguments: arguments, dispatch: dispatch, self: nil, metatype: asked), terms),
        signature.result, span)
    }
  }

  /// `Type.method`: a function from an instance to its method.
  func unappliedMethod(
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
  func caseFunction(_ entity: EnumCase, _ type: Type, _ span: Span) -> Term {
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

  /// What a static member is asked of, where that makes a difference.
  func metatypeValue(_ base: Term?, of parent: Nominal?, isStored: Bool = false, _ choice: Choice, _ span: Span)
    -> Term?
  {
    guard let base else {
      // A protocol's static member that is named alone, in its extension or in a class.
      guard parent?.kind == .protocol, let type = context.selfType, choice.base == type else { return nil }
      if case .parameter = type { return classSelf(type, span) }
      return ownClass(span)
    }
    // What a class has as `static` sees the very class it was asked of.
    if case .type(let instance) = base.kind, parent?.kind != .class && base.type == .metatype(instance) || isStored {
      return nil
    }
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
    if choice.member.isRequirement || isOnAnyMetatype(choice) { return .requirement }
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

  func buildMember(_ base: Expression?, _ name: Name, _ expression: Expression, _ type: Type) -> Term {
    if let base, name.isSelf {
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
      if let base, case .tuple(let elements) = spineType(of: base),
        let index = elements.firstIndex(where: { $0.label == name.text })
      {
        return Term(.tupleElement(buildSpine(base), index), type, expression.span)
      }
      if case .metatype(let instance) = type { return Term(.type(instance), type, expression.span) }
      return error(expression.span)
    }
    // A module before the dot is no value.
    if let base, nodes.moduleNames.contains(ObjectIdentifier(base)) { return buildName(expression, type) }
    let term = forced(
      buildReference(chosen, base: base.map { buildSpine($0) }, expression, type, expression.span), expression)
    return base == nil ? coerce(term, to: type) : term
  }

  func buildSubscript(_ base: Expression, _ expression: Expression, _ type: Type) -> Term {
    if case .metatype(let instance) = type, state.chosen[ObjectIdentifier(expression)] == nil {
      return Term(.type(instance), type, expression.span)
    }
    guard let chosen = state.chosen[ObjectIdentifier(expression)], case .subscripted(let entity) = chosen.choice.member,
      case .subscripted(_, let arguments) = expression.kind
    else { return error(expression.span) }
    let receiver = buildSpine(base)
    let values = arguments.elements.map { $0.value }
    let ownArguments = chosen.arguments.map { canonicalDeep($0) }
    let dispatch = dispatch(of: chosen.choice, isSuper: isSuper(expression))
    if let opened = chosen.choice.opened {
      return withOpened(opened, receiver, ownArguments, chosen, expression.span) { value, arguments in
        let terms = self.buildArguments(values, entity.parameters, chosen, expression)
        return Term(
          .subscripted(value, entity, arguments: arguments, dispatch: dispatch, indices: terms),
          self.resultType(chosen, type), expression.span)
      }
    }
    return withOpenedArguments(expression, values) { [self] values in
      Term(
        .subscripted(
          entity.isStatic ? nil : upcast(receiver, to: entity.parent), entity, arguments: ownArguments,
          dispatch: dispatch, indices: buildArguments(values, entity.parameters, chosen, expression),
          metatype: entity.isStatic
            ? metatypeValue(receiver, of: entity.parent, chosen.choice, expression.span) : nil),
        resultType(chosen, type), expression.span)
    } finish: {
      $0
    }
  }
}

extension Term {
  /// Whether a metatype is plain from where it stands: it need not be kept by a closure.
  fileprivate var isOwnType: Bool {
    switch kind {
    case .type, .classSelf: true
    case .convert(let inner, .dynamicSelf): inner.isOwnType
    default: false
    }
  }
}
