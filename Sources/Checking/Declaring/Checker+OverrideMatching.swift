import Diagnostics

/// What may take the place of a member of a class above, and how it does where a value of its type has another form.
extension Checker {
  /// Whether a member of one type may override one of another: it may give a class below, the value of an optional, and
  /// take what is wider; so with the parts of tuples, whatever these are called, and functions.
  private func mayOverride(
    _ own: Type, _ above: Type, in generics: GenericSignature, isInOptional: Bool = false
  ) -> Bool {
    if isSame(own, above) || own == .error || above == .error { return true }
    if !isInOptional, let wanted = unwrapped(above) {
      return mayOverride(unwrapped(own) ?? own, wanted, in: generics, isInOptional: true)
    }
    switch (own, above) {
    case (.tuple(let one), .tuple(let other)):
      return one.count == other.count
        && zip(one, other).allSatisfy { mayOverride($0.type, $1.type, in: generics) }
    case (.function(let one), .function(let other)):
      return one.parameters.count == other.parameters.count
        && one.hasFewerEffects(than: other)
        && (!one.isThrowing || other.thrown == nil || other.thrown == one.thrown)
        && mayOverride(one.result, other.result, in: generics)
        && zip(one.parameters, other.parameters).allSatisfy {
          $0.isInOut == $1.isInOut && $0.isVariadic == $1.isVariadic
            && ($0.isInOut ? isSame($0.type, $1.type) : mayOverride($1.type, $0.type, in: generics))
        }
    case (.nominal(let one, _), .nominal(let other, _)):
      return one !== other && other.kind == .class && superclassView(of: own, as: other) == above
    case (_, .nominal(let other, _)) where other.kind == .class:
      return isSubclass(own, of: above, in: generics)
    default: return false
    }
  }

  enum OverrideMatch { case same, converted }

  /// Whether a function that is called like one of a class above fits in its place.
  func match(_ own: Function, _ above: Function, in nominal: Nominal) -> OverrideMatch? {
    let theirs = above.generics.parameters.dropFirst(above.parent?.generics.parameters.count ?? 0)
    let ours = own.generics.parameters.dropFirst(nominal.generics.parameters.count)
    guard theirs.count == ours.count, own.parameters.count == above.parameters.count else { return nil }
    if own.kind != .initializer, own.isAsync != above.isAsync { return nil }
    if own.kind != .initializer, own.isThrowing, !own.isRethrowing,
      !above.isThrowing || above.thrownType != nil && above.thrownType != own.thrownType
    {
      return nil
    }
    let view = view(of: above, from: nominal, as: own)
    // What is asked of parameters of its own must be asked above as well.
    if !ours.isEmpty {
      let known = GenericSignature(
        parameters: own.generics.parameters,
        requirements: nominal.generics.requirements + above.generics.requirements.map { view($0) })
      for requirement in own.generics.requirements {
        if unmet(requirement, [], [], in: known) != nil { return nil }
      }
    }
    var isSame = true
    for (one, other) in zip(own.parameters, above.parameters) {
      let type = canonical(one.type, in: own.generics)
      let wanted = view(other.type)
      if one.isInOut != other.isInOut || one.isVariadic != other.isVariadic { return nil }
      // One that is held in an optional escapes.
      if case .function = unwrapped(type) ?? type, !one.isAutoclosure, !other.isAutoclosure,
        one.variable.isNonEscaping != other.variable.isNonEscaping
      {
        return nil
      }
      if type == wanted { continue }
      if one.isInOut || !mayOverride(wanted, type, in: own.generics) { return nil }
      isSame = false
    }
    if own.kind != .initializer {
      let type = canonical(own.result, in: own.generics)
      let wanted = view(above.result)
      if type != wanted {
        if !mayOverride(type, wanted, in: own.generics) { return nil }
        isSame = false
      }
    }
    return isSame ? .same : .converted
  }

  /// What a member of a class above is, seen from a class below.
  private func view(of above: Function, from nominal: Nominal, as own: Function) -> ViewFromBelow {
    guard let parent = above.parent, case .nominal(_, let arguments)? = superclassView(of: nominal.selfType, as: parent)
    else { return ViewFromBelow(checker: self, parameters: [], arguments: [], generics: own.generics) }
    let outer = parent.generics.parameters
    let ours = own.generics.parameters.dropFirst(nominal.generics.parameters.count)
    return ViewFromBelow(
      checker: self, parameters: outer + above.generics.parameters.dropFirst(outer.count),
      arguments: arguments + ours.map { .parameter($0) }, generics: own.generics)
  }

  /// What a property or subscript of a class is, and one above, of which it would take the place.
  func overriddenResults(_ own: Function?, _ above: Function?) -> (own: Type, above: Type, fit: Bool)? {
    guard let own, let above, let nominal = own.parent else { return nil }
    let type = canonical(own.result, in: own.generics)
    let wanted = view(of: above, from: nominal, as: own)(above.result)
    return (type, wanted, mayOverride(type, wanted, in: own.generics))
  }

  /// The method of the highest class that a method overrides, called in the same form.
  public func root(of function: Function) -> Function {
    var root = function
    while let above = root.overridden, !changesForm(root, over: above) { root = above }
    return root
  }

  /// Whether what a class above is called with and gives has another form than what the override takes and gives.
  private func changesForm(_ own: Function, over above: Function) -> Bool {
    guard own.kind != .initializer, let nominal = own.parent else { return false }
    let view = view(of: above, from: nominal, as: own)
    return changesForm(own.result, view(above.result))
      || zip(own.parameters, above.parameters).contains { changesForm(view($1.type), $0.type) }
  }

  private func changesForm(_ from: Type, _ to: Type) -> Bool {
    switch conversion(from: from, to: to) {
    case nil, .upcast?: false
    case .optional(.upcast)?: false
    default: true
    }
  }

  /// What stands for an override in the place of the one above: `override func f() -> Int` gives an `Int?` to who calls
  /// what the class above has.
  func overrideInForm(of above: Function, _ chosen: Function) -> Function {
    var differing: Function?
    var here = chosen
    while here !== above, let next = here.overridden {
      if changesForm(here, over: next) { differing = here }
      here = next
    }
    guard let differing, let overridden = differing.overridden else { return chosen }
    if let known = overriding.inForm[ObjectIdentifier(differing)] { return known }
    let function = makeOverrideInForm(of: overridden, differing)
    overriding.inForm[ObjectIdentifier(differing)] = function
    return function
  }

  private func makeOverrideInForm(of above: Function, _ own: Function) -> Function {
    guard let nominal = own.parent else { return own }
    let view = view(of: above, from: nominal, as: own)
    let function = Function(
      kind: own.kind, name: own.name, module: own.module, result: view(above.result), span: own.span)
    function.parent = nominal
    function.generics = own.generics
    function.isStatic = own.isStatic
    function.isThrowing = above.isThrowing
    function.isAsync = above.isAsync
    function.thrownType = above.thrownType.map { view($0) }
    function.isRethrowing = above.isRethrowing
    function.access = own.access
    function.scope = own.scope
    function.stage = .known
    makeSelf(for: function)
    let span = own.span
    var arguments: [Term] = []
    function.parameters = zip(above.parameters, own.parameters).map { upper, lower in
      let type = view(upper.type)
      let variable = Variable(
        kind: .parameter, name: upper.variable.name, type: type, isLet: upper.variable.isLet, module: own.module,
        span: span)
      variable.isInOut = upper.variable.isInOut
      variable.isNonEscaping = upper.variable.isNonEscaping
      variable.home = function
      let value = Term(.variable(variable), type, span)
      arguments.append(upper.isInOut ? Term(.inOut(value), type, span) : converted(value, to: lower.type))
      return Parameter(
        label: upper.label, variable: variable, isVariadic: upper.isVariadic, isAutoclosure: upper.isAutoclosure,
        isEscaping: upper.isEscaping, span: span)
    }
    let receiver = function.selfVariable.map { Term(.variable($0), $0.type, span) }
    let metatype = receiver == nil ? Term(.classSelf, .metatype(nominal.selfType), span) : nil
    let call = Term(
      .call(
        .function(
          own, arguments: own.generics.parameters.map { .parameter($0) }, dispatch: own.isFinal ? .direct : .virtual,
          self: receiver, metatype: metatype),
        arguments), own.result, span)
    let result = converted(call, to: function.result)
    function.checkedBody = CheckedBlock([CheckedStatement(.returnStatement(result), span)], span)
    return function
  }

  private func converted(_ term: Term, to type: Type) -> Term {
    conversion(from: term.type, to: type).map { Term(.convert(term, $0), type, term.span) } ?? term
  }
}

/// The types of a member of a class above in terms of a class below and of the generic parameters of a member there.
private struct ViewFromBelow {
  let checker: Checker
  let parameters: [GenericParameter]
  let arguments: [Type]
  let generics: GenericSignature

  func callAsFunction(_ type: Type) -> Type {
    checker.canonical(type.substituting(parameters, arguments), in: generics)
  }

  func callAsFunction(_ requirement: Requirement) -> Requirement { requirement.substituting(parameters, arguments) }
}
