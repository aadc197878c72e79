import Diagnostics
import Syntax

/// Settling on the members that names after a dot mean.
extension Solver {
  func stepMember(
    _ base: Type, _ name: Name, _ result: Type, _ node: Expression, _ labels: CallLabels?, _ place: Place
  ) -> Outcome {
    let type = resolved(base)
    if let compound = Self.compound(name.text) {
      if case .variable = type { return .deferred }
      var instance = type
      var isStatic = false
      if case .metatype(let inner) = type {
        instance = resolved(inner)
        isStatic = true
      }
      let choices = membersSeen(named: compound.base, of: instance, isMetatype: isStatic)
        .filter { checker.labels(of: $0.member) == compound.labels }
      if !choices.isEmpty { return settle(choices, result, node, labels, place) }
      return noMember(name, type, instance, result, node, place, isStatic: isStatic)
    }
    switch type {
    case .variable: return .deferred
    case .error: return unify(result, .error) ?? .solved
    case .member where hasVariables(type): return .deferred
    case .tuple(let elements):
      if let index = elements.firstIndex(where: { $0.label == name.text }) {
        return unify(result, elements[index].type) ?? mismatch(result, elements[index].type, place)
      }
    case .metatype(let instance):
      var inner = resolved(instance)
      if case .variable = inner { return .deferred }
      if case .member = inner {
        if hasVariables(inner) { return .deferred }
        inner = canonicalDeep(inner)
      }
      if inner == .error { return unify(result, .error) ?? .solved }
      if case .existential(let existential) = inner, case .member(let written?, _, _) = node.kind,
        typeExpression(written) != nil,
        let proto = existential.protocols.first, name.text != "init"
      {
        guard fail(.staticOnProtocol(name.text, proto.name), at: name.span) else { return .failed }
        return unify(result, .error) ?? .solved
      }
      let choices = membersSeen(named: name.text, of: inner, isMetatype: true)
      if let problem = memberOfModule(name.text, of: inner, isMetatype: true, labels, besides: choices) {
        _ = fail(problem, at: name.text == "init" ? place.span : name.span)
        return unify(result, .error) ?? .solved
      }
      if !choices.isEmpty { return settle(choices, result, node, labels, place) }
      if let outcome = stepDynamicMember(inner, name, result, node, place, isStatic: true) { return outcome }
      return noMember(name, type, inner, result, node, place, isStatic: true)
    default:
      var choices = membersSeen(named: name.text, of: type, isMetatype: false)
      // What would change a value that cannot change is not meant where something else may be.
      if choices.count > 1, choices.contains(where: { isMutating($0.member) }),
        case .member(let base?, _, _) = node.kind,
        !type.isClassReference, isUnchangeable(base)
      {
        let others = choices.filter { !isMutating($0.member) }
        if !others.isEmpty { choices = others }
      }
      if choices.isEmpty || isLookedUpDynamically(type) {
        let constrained = choices.filter { checker.extensionInfo(of: $0.member)?.isConstrained == true }
        if !choices.isEmpty, constrained.count == choices.count, isOpen(deep(type)) { return .deferred }
        if choices.allSatisfy({ isForOthers($0.member, type) }),
          let outcome = stepDynamicMember(type, name, result, node, place, isStatic: false)
        {
          return outcome
        }
      }
      if let problem = memberOfModule(name.text, of: type, isMetatype: false, labels, besides: choices) {
        _ = fail(problem, at: name.span)
        return unify(result, .error) ?? .solved
      }
      if !choices.isEmpty {
        let given =
          choices.contains { isOptional($0, at: name.span) } ? nodes.optionalCalls[ObjectIdentifier(node)] : nil
        return settle(choices, result, node, labels ?? given, place)
      }
    }
    return noMember(name, type, type, result, node, place, isStatic: false)
  }

  /// Whether a member is in an extension that asks for what a type does not have: it is as if it were not there, where members that
  /// there are not are looked up otherwise.
  private func isForOthers(_ member: Member, _ type: Type) -> Bool {
    guard case .nominal(let nominal, let arguments) = deep(type), let ext = checker.extensionInfo(of: member),
      ext.isConstrained, ext.nominal === nominal
    else { return false }
    checker.prepareGenerics(of: member)
    let asked = Array(ext.generics.requirements.dropFirst(nominal.generics.requirements.count))
    return !checker.satisfies(asked, nominal.generics.parameters, arguments, in: generics)
  }

  private func isMutating(_ member: Member) -> Bool {
    if case .function(let function) = member { function.isMutating } else { false }
  }

  /// Whether an expression gives a value that is nobody's variable, or a constant's.
  private func isUnchangeable(_ expression: Expression) -> Bool {
    let expression = Self.unparenthesized(expression)
    switch expression.kind {
    case .call, .integer, .float, .string, .boolean, .array, .dictionary, .tuple: return true
    case .name:
      guard case .variable(let variable)? = state.chosen[ObjectIdentifier(expression)]?.choice.member else {
        return false
      }
      if variable.kind == .parameter || variable.name == "self" { return !variable.isInOut }
      return variable.isLet && !variable.isAssignedLater || !variable.isStored && variable.setter == nil
    case .member(let base?, _, _):
      guard case .variable(let variable)? = state.chosen[ObjectIdentifier(expression)]?.choice.member else {
        return false
      }
      if variable.isLet || !variable.isStored && variable.setter == nil { return true }
      return variable.parent?.kind == .struct && isUnchangeable(base)
    default: return false
    }
  }

  /// The members that the code here may know of: what the library does not offer, or calls by a name that begins with `_`, is its own
  /// affair.
  func membersSeen(named name: String, of type: Type, isMetatype: Bool) -> [Choice] {
    let all = checker.members(named: name, of: type, isMetatype: isMetatype, in: generics)
    return all.contains(where: { isHidden($0.member) }) ? all.filter { !isHidden($0.member) } : all
  }

  /// Where nothing of this name takes the labels of a call, but something would of a module that is not imported: `String(format: …)`.
  private func memberOfModule(
    _ name: String, of type: Type, isMetatype: Bool, _ labels: CallLabels?, besides choices: [Choice]
  ) -> CheckProblem? {
    guard isMending, let labels, name == "init" || !choices.isEmpty, !choices.contains(where: { accepts($0, labels) })
    else { return nil }
    checker.prepareWords()
    let others = checker.members(named: name, of: type, isMetatype: isMetatype, in: generics)
    let modules = others.filter { accepts($0, labels) }.compactMap {
      checker.moduleToImport(for: $0.member, from: context.scope)
    }
    guard let module = modules.first else { return nil }
    let written = labels.labels.compactMap { $0 }.first.map { "\(name)(\($0):)" } ?? name
    return .memberOfModule(name: written, of: checker.describe(deep(type)), module: module)
  }

  func isHidden(_ member: Member) -> Bool {
    let isLibrary = context.scope.module.isLibrary
    if !isLibrary, context.function.span.source.isLibrary { return false }
    if checker.moduleToImport(for: member, from: context.scope) != nil { return true }
    if isLibrary { return false }
    if member.access < .public, member.module?.isLibrary == true { return true }
    switch member {
    case .function(let function):
      guard function.module.isLibrary, let node = function.node else { return false }
      // What Swift has under such a name as well says so.
      if function.declaration?.attributes.contains(where: { $0.name.text == "inlinable" }) == true { return false }
      return function.name.hasPrefix("_") || node.parameters.contains { $0.label?.text.hasPrefix("_") == true }
    case .variable(let variable): return variable.module.isLibrary && variable.name.hasPrefix("_")
    default: return false
    }
  }

  func noMember(
    _ name: Name, _ shown: Type, _ type: Type, _ result: Type, _ node: Expression, _ place: Place, isStatic: Bool
  ) -> Outcome {
    guard isMending else { return .failed }
    // What is in an optional may have it, when that is known.
    if !isStatic, let inner = checker.unwrapped(type), case .variable = resolved(inner) { return .deferred }
    checker.prepareWords()
    let text = name.text
    if case .function(let signature) = type, signature.parameters.isEmpty, case .member(let base?, _, _) = node.kind,
      let chosen = state.chosen[ObjectIdentifier(base)], case .function(let function) = chosen.choice.member
    {
      _ = fail(.notCalled(function.name), at: base.place)
      return stepMember(signature.result, name, result, node, nil, place)
    }
    if !isStatic, let inner = checker.unwrapped(type).map(canonicalDeep),
      !checker.members(named: text, of: inner, isMetatype: false, in: generics).isEmpty
    {
      // Of a variable declared `T!` it is taken out without a word; something else is wrong.
      if implicitlyUnwrapped(node, type) != nil { return stepMember(inner, name, result, node, nil, place) }
      let problem = CheckProblem.optionalMember(
        name: text, optional: checker.describe(deep(type)), inner: checker.describe(deep(inner)))
      // Go on as if it had been unwrapped, so that the rest is checked. On a line of its own the optional is what is told of.
      var span = name.span
      if case .member(let base?, _, _) = node.kind, base.place.line != span.line { span = base.place }
      _ = fail(problem, at: span)
      return stepMember(inner, name, result, node, nil, place)
    }
    if let inner = implicitlyUnwrapped(node, type) {
      return noMember(name, inner, inner, result, node, place, isStatic: false)
    }
    let missing = MissingMember(node: ObjectIdentifier(node), type: deep(type), isStatic: isStatic)
    let problem = complaints.missingMembers[missing] ?? wordsForMissing(name, shown, type, node, isStatic: isStatic)
    complaints.missingMembers[missing] = problem
    // That it is compared with nothing but nil is the least likely.
    var isAside = false
    if case .implicitMemberNeedsType = problem { isAside = true }
    _ = fail(problem, at: name.span, weight: isAside ? 4 : 1)
    return unify(result, .error) ?? .solved
  }

  /// What a type that lacks a member is told. The search meets the same one again and again, and looks this up once.
  private func wordsForMissing(
    _ name: Name, _ shown: Type, _ type: Type, _ node: Expression, isStatic: Bool
  ) -> CheckProblem {
    let text = name.text
    if text == "init" {
      if case .existential = type { return .cannotConstruct(checker.describe(type)) }
      if case .nominal(let nominal, _) = type { return wordsForMissingInitializer(type, nominal) }
    }
    let names: [String]
    switch type {
    case .nominal(let nominal, _):
      // What an optional has in it is the likelier owner.
      if case .nominal(let inner, _)? = checker.unwrapped(type) {
        names = checker.allMemberNames(of: inner) + checker.allMemberNames(of: nominal)
      } else {
        names = checker.allMemberNames(of: nominal)
      }
    default: names = checker.protocols(of: type, in: generics).flatMap { checker.allMemberNames(of: $0) }
    }
    var isCoreType = false
    if case .nominal(let nominal, _) = type { isCoreType = nominal.module === checker.core.module }
    let habit = habit(text, of: type, isCoreType: isCoreType)
    let unseen = checker.members(named: text, of: type, isMetatype: isStatic, in: generics).lazy
      .compactMap { [self] in checker.moduleToImport(for: $0.member, from: context.scope) }.first
    if let unseen { return .memberOfModule(name: text, of: checker.describe(deep(type)), module: unseen) }
    if case .nominal(let nominal, _) = type, isCoreType, nominal.name.hasPrefix("_") {
      // The library's own affairs are none of the script's: here is nothing that the name could be a member of.
      return .implicitMemberNeedsType(text)
    }
    let owner = deep(checker.unwrapped(type) ?? type)
    if let known = checker.lackingMember(text, of: owner, in: generics, from: context.scope) { return known }
    if habit == nil,
      let known = checker.renamedMember(
        text, of: owner, in: generics, from: context.scope, arguments: argumentCount(of: node))
    {
      return known
    }
    if let wrapper = wrapper(having: text, behind: node) {
      return .wrapperNeeded(member: text, of: checker.describe(wrapper.type), spelled: wrapper.name)
    }
    return .noMember(
      name: text, of: isStatic ? checker.describe(deep(type)) : checker.describe(deep(shown)),
      suggestion: formerCase(text, of: type, among: names)
        ?? checker.nearest(to: text, among: names.filter { !$0.hasPrefix("_") }), isStatic: isStatic,
      habit: habit ?? partHaving(text, in: type, node))
  }

  private func wordsForMissingInitializer(_ type: Type, _ nominal: Nominal) -> CheckProblem {
    if case .lacking(_, _, let module, isImported: true)? = checker.lackingMember(
      "init", of: type, in: generics, from: context.scope)
    {
      return .lacking(nominal.name + "(…)", of: nil, module: module, isImported: true)
    }
    return nominal.kind == .protocol
      ? .cannotConstruct(nominal.name) : .noInitializer(nominal.name, declared: nominal.span)
  }

  /// What a member of other languages is here, where the type has that.
  private func habit(_ name: String, of type: Type, isCoreType: Bool) -> String? {
    Habit.help(forMember: name).first { member, _ in
      guard let member else { return isCoreType }
      return !checker.members(named: member, of: type, isMetatype: false, in: generics).isEmpty
    }?.help
  }

  /// `CurrencyStyle` was a case of what is called `Style` today: `currency`.
  private func formerCase(_ name: String, of type: Type, among names: [String]) -> String? {
    guard case .nominal(let nominal, _) = type, nominal.module.isLibrary, name.first?.isUppercase == true else {
      return nil
    }
    let ending = nominal.name.lastIndex { $0.isUppercase }.map { nominal.name[$0...] } ?? ""
    let stem = name.hasSuffix(ending) ? name.dropLast(ending.count) : name[...]
    let today = stem.prefix(1).lowercased() + stem.dropFirst()
    return names.contains(today) ? today : nil
  }

  /// With how many arguments a member is called, if it is.
  private func argumentCount(of callee: Expression) -> Int? {
    (underway + state.pending).firstResult { constraint in
      if case .apply(_, let application) = constraint.kind, application.callee === callee {
        application.arguments.count
      } else {
        nil
      }
    }
  }

  /// A part of a tuple that has the member which the tuple has not.
  private func partHaving(_ member: String, in type: Type, _ node: Expression) -> String? {
    guard case .tuple(let elements) = type, case .member(let base?, _, _) = node.kind else { return nil }
    let index = elements.firstIndex { element in
      !checker.members(named: member, of: deep(element.type), isMetatype: false, in: generics).isEmpty
    }
    guard let index else { return nil }
    let part = elements[index].label ?? String(index)
    return "it is a tuple: a part of it has this, `\(base.span.text).\(part).\(member)`"
  }

  /// What stands behind a wrapped property and has a member that its value has not: `$name`, or `_name` where that is seen.
  private func wrapper(having member: String, behind node: Expression) -> (name: String, type: Type)? {
    guard case .member(let base?, _, _) = node.kind, let chosen = state.chosen[ObjectIdentifier(base)],
      case .variable(let variable) = chosen.choice.member, variable.wrapped?.role == .value,
      let parent = variable.parent
    else { return nil }
    for prefix in ["$", "_"] {
      for case .variable(let part) in parent.members(named: prefix + variable.name)
      where checker.isAccessible(.variable(part), from: context.scope) {
        checker.prepare(part)
        let type = canonicalDeep(part.type.substituting(parent.generics.parameters, chosen.arguments))
        if !checker.members(named: member, of: type, isMetatype: false, in: generics).isEmpty {
          return (part.name, type)
        }
      }
    }
    return nil
  }

  /// What is in the optional that a member is asked of, where that is a variable declared `T!`.
  private func implicitlyUnwrapped(_ node: Expression, _ type: Type) -> Type? {
    guard case .member(let base?, _, _) = node.kind,
      case .variable(let variable)? = state.chosen[ObjectIdentifier(base)]?.choice.member,
      variable.isImplicitlyUnwrapped
    else { return nil }
    return checker.unwrapped(type)
  }

  /// Takes the only meaning, or leaves the choice to the search.
  func settle(
    _ choices: [Choice], _ result: Type, _ node: Expression, _ labels: CallLabels?, _ place: Place
  ) -> Outcome {
    let narrowed = viable(choices, labels: labels, node: node, byTypes: false)
    if narrowed.count == 1 { return choose(narrowed[0], for: result, node: node, at: place) ? .solved : .failed }
    state.pending.append(
      Constraint(kind: .overload(narrowed, result: result, node: node, labels: labels), place: place))
    return .solved
  }

  func stepImplicitMember(
    _ base: Type, _ name: Name, _ result: Type, _ node: Expression, _ labels: CallLabels?, _ place: Place,
    isWidened: Bool = false
  ) -> Outcome {
    let type = resolved(base)
    switch type {
    case .variable: return .deferred
    case .error: return unify(result, .error) ?? .solved
    default: break
    }
    if case .member = type, hasVariables(type) { return .deferred }
    var choices = membersSeen(named: name.text, of: type, isMetatype: true)
      .filter { !$0.isUnapplied }
    if let inner = checker.unwrapped(type) {
      let within = resolved(inner)
      if case .variable = within, choices.isEmpty { return .deferred }
      if choices.isEmpty || !(name.text == "none" || name.text == "some") {
        var found = membersSeen(named: name.text, of: within, isMetatype: true).filter {
          !$0.isUnapplied
        }
        // The optional's own go before those of what is in it.
        for index in found.indices {
          found[index].isConverted = true
          found[index].isBehindOthers = !choices.isEmpty
        }
        choices += found
      }
    }
    if isWidened { for index in choices.indices { choices[index].isConverted = true } }
    let style = resolved(checker.unwrapped(type) ?? type)
    if checker.isExistential(style), choices.isEmpty || choices.contains(where: { $0.member.parent?.kind == .protocol })
    {
      // `.plain` for `any Style`: an extension for one type alone says which that is.
      let known = concreteTypes(having: name.text, in: checker.protocols(of: style, in: generics))
      if known.count == 1 {
        return stepImplicitMember(known[0], name, result, node, labels, place, isWidened: true)
      }
      if let member = choices.first?.member, isMending {
        _ = fail(.contextualNeedsSelf(checker.memberName(member)), at: name.span)
        return unify(result, .error) ?? .solved
      }
      if !choices.isEmpty { return .failed }
    }
    // Only members that give the type itself can follow a bare dot.
    if choices.isEmpty {
      guard isMending else { return .failed }
      let target = checker.unwrapped(type) ?? type
      return noMember(name, .metatype(target), target, result, node, place, isStatic: true)
    }
    let narrowed = viable(choices, labels: labels, node: node)
    if labels == nil, !nodes.innerImplicits.contains(ObjectIdentifier(node)) {
      // The value itself is what the context asks for; of what is in an optional, it may be an optional of its own.
      if narrowed.count == 1 {
        guard choose(narrowed[0], for: result, node: node, at: place) else { return .failed }
        state.pending.append(Constraint(kind: .convert(result, type), place: place))
        return .solved
      }
      state.pending.append(Constraint(kind: .convert(result, type), place: place))
    }
    state.pending.append(
      Constraint(kind: .overload(narrowed, result: result, node: node, labels: labels), place: place))
    return .solved
  }

  /// The types for which alone extensions of these protocols, or of what they refine, have a static member:
  /// `extension Style where Self == Plain`.
  func concreteTypes(having name: String, in protocols: [Nominal]) -> [Type] {
    var found: [Type] = []
    var result: [Type] = []
    var all: [Nominal] = []
    for proto in protocols.flatMap({ [$0] + checker.allRefined(of: $0) }) where !all.contains(proto) {
      all.append(proto)
    }
    for proto in all {
      guard let selfParameter = proto.generics.parameters.first else { continue }
      for member in proto.members(named: name) where member.isStatic && !member.isRequirement {
        checker.prepareGenerics(of: member)
        for case .same(.parameter(selfParameter), let type) in member.generics.requirements
        where !found.contains(type) {
          found.append(type)
          // Its own parameters are for the solver to find: `func money<Value>() -> Self where Self == Money<Value>`.
          let own = member.generics.parameters.filter { $0 != selfParameter }
          result.append(own.isEmpty ? type : type.substituting(own, own.map { _ in fresh() }))
        }
      }
    }
    return result
  }

  /// `draw(.plain)` where a `S: Style` is asked for: the type that a bare dot's member is one of.
  func implicitBase() -> Step? {
    for (index, constraint) in state.pending.enumerated() {
      guard case .implicitMember(let base, let name, let result, let node, let labels) = constraint.kind,
        case .variable(let variable) = resolved(base)
      else { continue }
      var known = [variable.index]
      for case .convert(let from, let to) in state.pending.map(\.kind) {
        if case .variable(variable) = resolved(from), case .variable(let other) = resolved(to) {
          known.append(other.index)
        }
      }
      var protocols: [Nominal] = []
      for case .conforms(let type, let proto) in state.pending.map(\.kind) {
        if case .variable(let subject) = resolved(type), known.contains(subject.index) { protocols.append(proto) }
      }
      let types = concreteTypes(having: name.text, in: protocols)
      if types.isEmpty { continue }
      var bound = variable.index
      if nodes.innerImplicits.contains(ObjectIdentifier(node)), case let own = fresh(),
        case .variable(let variable) = own
      {
        // What further members make of it has to conform, but may be of another type.
        state.pending[index] = Constraint(
          kind: .implicitMember(base: own, name: name, result: result, node: node, labels: labels),
          place: constraint.place)
        bound = variable.index
      }
      return .bind(
        BindingSet(variable: bound, bindings: types.map { BindingSet.Binding(type: $0, kind: .subtypes) }))
    }
    return nil
  }

  func stepOverload(
    _ choices: [Choice], _ result: Type, _ node: Expression, _ labels: CallLabels?, _ place: Place
  ) -> Outcome {
    let application = state.operatorApplications[ObjectIdentifier(node)]
    let given = application?.result ?? labels?.result
    let known = ((application?.types ?? labels?.types ?? []) + (given.map { [$0] } ?? [])).map { whatIsKnown(of: $0) }
    // As long as no more is known than the last time, there is no more to be said.
    if !isMending, knownOfOverloads[ObjectIdentifier(node)] == known { return .deferred }
    let narrowed = viable(choices, labels: labels, node: node)
    if narrowed.count == 1 { return choose(narrowed[0], for: result, node: node, at: place) ? .solved : .failed }
    // What they give alike is asked of all that have the call's shape, whatever is given to them.
    if let given, case .variable = resolved(given),
      let common = commonResult(viable(choices, labels: labels, node: node, byTypes: false))
    {
      // Said anew in every branch in which it is not known yet.
      _ = equate(given, common, place)
    } else {
      knownOfOverloads[ObjectIdentifier(node)] = known
    }
    return .deferred
  }

  /// A type as far as it is known: of what is open, which kind of literal it is.
  func whatIsKnown(of type: Type) -> Known {
    let type = deep(type)
    guard case .variable(let variable) = type else { return Known(type: type, kind: 0) }
    let kind =
      switch state.literals[variable.index] {
      case .integer?: 1
      case .float?: 2
      case .boolean?: 3
      case .null?: 4
      case .string(let shape)?: shape >= .text ? 5 : shape == .character ? 6 : 7
      case .array?: 8
      case .dictionary?: 9
      case .closure?: 10
      case .keyPath?: 11
      case nil: 0
      }
    return Known(type: type, kind: kind)
  }

  /// What a call gives whichever of these is meant: what stands around it need not wait for that.
  private func commonResult(_ choices: [Choice]) -> Type? {
    var result: Type?
    for choice in choices {
      guard !choice.isUnapplied, !choice.isConverted, choice.opened == nil,
        case .function(let function) = choice.member, !function.isFailable,
        function.node?.isImplicitlyUnwrapped != true
      else { return nil }
      let own: Type
      if function.kind == .initializer {
        guard let base = choice.base, !hasVariables(base) else { return nil }
        own = base
      } else {
        checker.prepare(function)
        own = function.result
      }
      if let result, result != own { return nil }
      result = own
    }
    guard let result, !checker.neverType(result) else { return nil }
    let isClosed = !result.contains { part in
      switch part {
      case .nominal, .tuple, .function, .existential, .metatype: false
      case .parameter, .member, .opaque, .variable, .error: true
      }
    }
    return isClosed ? result : nil
  }
}
