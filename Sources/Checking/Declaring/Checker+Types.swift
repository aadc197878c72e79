import Diagnostics
import Syntax

/// From a type as written to a type.
extension Checker {
  /// What is allowed at a place where a type is written.
  struct TypePlace {
    /// `some P` becomes what this makes of it.
    var onSome: ((Existential, TypeNode) -> Type)?
    /// Generic types may be named without their arguments, which are then inferred: in expressions.
    var onMissingArguments: ((Nominal) -> [Type])?
    /// And generic aliases without theirs, of which there are so many.
    var onMissingAliasArguments: ((Int) -> [Type])?
    /// `_`
    var onPlaceholder: (() -> Type)?
    /// A type that is said as a value: what it is called is looked up as any name is.
    var isValue = false
  }

  /// Whether a type annotation leaves generic arguments for the value to say: `let s: Set = [1, 2]`.
  func leavesArgumentsOpen(_ node: TypeNode, in scope: Scope) -> Bool {
    var isOpen = false
    var place = TypePlace()
    place.onMissingArguments = { nominal in
      isOpen = true
      return nominal.generics.parameters.map { _ in .error }
    }
    place.onMissingAliasArguments = { count in
      isOpen = true
      return Array(repeating: .error, count: count)
    }
    place.onSome = { _, _ in .error }
    place.onPlaceholder = {
      isOpen = true
      return .error
    }
    _ = wouldFail { _ = resolve(node, in: scope, place: place) }
    return isOpen
  }

  /// The labels of a tuple tell its parts apart.
  func checkLabels(_ labels: [Name?], at span: Span) {
    if labels.count == 1, labels[0] != nil {
      return report(.notAllowed("a tuple of a single element with a label"), at: span)
    }
    var known: Set<String> = []
    for label in labels {
      if let label, label.text != "_", !known.insert(label.text).inserted {
        return report(.notAllowed("a tuple with the label `\(label.text)` twice"), at: span)
      }
    }
  }

  /// `T!` says of a declaration that its value is taken for granted, and nothing of a type.
  private func refuseForced(_ parts: [TypeNode], in scope: Scope) {
    guard !scope.module.isLibrary else { return }
    for part in parts {
      if case .implicitlyUnwrapped = part.kind { report(.notAllowed("`!` within another type"), at: part.span) }
    }
  }

  func resolve(_ node: TypeNode, in scope: Scope, place: TypePlace = TypePlace()) -> Type {
    switch node.kind {
    case .optional(let inner), .array(let inner): refuseForced([inner], in: scope)
    case .dictionary(let key, let value): refuseForced([key, value], in: scope)
    case .tuple(let elements): refuseForced(elements.map(\.type), in: scope)
    case .name(_, _, let arguments): refuseForced(arguments, in: scope)
    case .function(let parameters, let result, _, _, _): refuseForced(parameters.map(\.type) + [result], in: scope)
    default: break
    }
    switch node.kind {
    case .name(let base, let name, let arguments):
      return resolveName(base, name, arguments, node, in: scope, place: place)
    case .optional(let inner), .implicitlyUnwrapped(let inner): return optional(resolve(inner, in: scope, place: place))
    case .array(let inner): return array(resolve(inner, in: scope, place: place))
    case .dictionary(let key, let value):
      let keyType = resolve(key, in: scope, place: place)
      let valueType = resolve(value, in: scope, place: place)
      let type = coreNamed("Dictionary", [keyType, valueType])
      checkArgumentsInTime(of: type, in: scope, at: node.span)
      return type
    case .tuple(let elements):
      checkLabels(elements.map(\.label), at: node.span)
      return .tuple(
        elements.map {
          Type.TupleElement(label: $0.label?.text, type: resolve($0.type, in: scope, place: place))
        })
    case .parenthesized(let inner): return resolve(inner, in: scope, place: place)
    case .attributed(let inner, let attributes):
      let type = resolve(inner, in: scope, place: place)
      guard case .function(let function) = type else {
        for attribute in attributes where attribute.text != "sending" {
          report(.notAllowed("`@\(attribute.text)` on what is no function type"), at: attribute.span)
        }
        return type
      }
      return .function(
        FunctionType(
          function.parameters, function.result, isThrowing: function.isThrowing, thrown: function.thrown,
          isAsync: function.isAsync, place: function.place.adding(functionPlace(attributes, in: scope))))
    case .function(let parameters, let result, let isThrowing, let thrown, let isAsync):
      var inner = place
      if place.onSome != nil {
        inner.onSome = { [self] _, node in
          report(.notAllowed("`some` in the parameter of a function type"), at: node.span)
          return .error
        }
      }
      return .function(
        FunctionType(
          parameters.map { parameter in
            if case .variadic(let element) = parameter.type.kind {
              return FunctionType.Parameter(array(resolve(element, in: scope, place: inner)), isVariadic: true)
            }
            let type = resolve(parameter.type, in: scope, place: inner)
            return FunctionType.Parameter(
              type, isInOut: parameter.isInOut, isAutoclosure: parameter.isAutoclosure,
              isNonEscaping: type.isLent(isEscaping: parameter.isEscaping, isInOut: parameter.isInOut)
            ).isolated(parameter.isIsolated)
          }, resolve(result, in: scope, place: place), isThrowing: isThrowing,
          thrown: thrown.flatMap { resolveThrown($0, in: scope) }, isAsync: isAsync))
    case .composition(let parts):
      if let existential = existential(from: parts, in: scope, place: place) { return .existential(existential) }
      return .error
    case .any(let inner):
      if case .metatype(let instance) = inner.kind {
        guard case .existential(let existential)? = constraintType(instance, in: scope, place: place, behindAny: node)
        else { return .error }
        return .metatype(.existential(existential))
      }
      if case .existential(let existential)? = constraintType(inner, in: scope, place: place, behindAny: node) {
        return .existential(existential)
      }
      return .error
    case .some(let inner):
      guard case .existential(let existential)? = constraintType(inner, in: scope, place: place) else { return .error }
      if let onSome = place.onSome { return onSome(existential, node) }
      report(.unsupported("`some` types in this place"), at: node.span)
      return .error
    case .metatype(let inner): return .metatype(resolve(inner, in: scope, place: place))
    case .variadic(let inner):
      report(.notAllowed("a variadic type outside a parameter list"), at: node.span)
      return array(resolve(inner, in: scope, place: place))
    case .placeholder:
      if let onPlaceholder = place.onPlaceholder { return onPlaceholder() }
      report(.notAllowed("a type placeholder in this place"), at: node.span)
      return .error
    case .ofProperty(let name, let owner):
      let whole = owner.map { resolve($0, in: scope, place: place) } ?? scope.enclosingTypes.first?.selfType
      guard case .nominal(let nominal, let arguments)? = whole,
        case .variable(let variable)? = nominal.members(named: name.text).first
      else { return .error }
      prepare(variable)
      return variable.type.substituting(nominal.generics.parameters, arguments)
    case .unsupported, .error: return .error
    }
  }

  /// The type in `throws(Problem)`; nil where it is none.
  func resolveThrown(_ node: TypeNode, in scope: Scope) -> Type? {
    let type = resolve(node, in: scope)
    switch type {
    // A function says of its own generic parameters by this that they are errors: that is known with all of its signature.
    case .parameter, .member:
      // The library is trusted.
      if scope.module.isLibrary { return type }
      checkInTime(isKnown: false) { [self] in checkIsError(type, node, in: scope) }
      return type
    case .nominal:
      if !type.isNever { checkIsError(type, node, in: scope) }
      return type
    case .existential(let existential) where existential.protocols.map(\.name) == ["Error"]: return type
    case .error: return nil
    default:
      report(.unsupported("typed throws of a type that is not known here"), at: node.span)
      return nil
    }
  }

  /// The module that a name in front of a dot stands for, where nothing else has that name.
  func moduleScope(named name: String, from scope: Scope) -> Scope? {
    let seen = scope.module.isLibrary ? scope.module.uses : imported
    guard
      name == scope.module.name || name == "main" || name == "Swift"
        || seen.contains(where: { $0.module.name == name }),
      lookUp(name, from: scope).isEmpty
    else {
      return nil
    }
    return name == "main" ? main : moduleScopes[name]
  }

  /// What a type's name stands for, if it is one by itself or behind a module's; nil where it is a member of another type.
  func typeNamed(_ name: Name, behind base: TypeNode?, from scope: Scope) -> Member?? {
    guard let base else { return lookUp(name.text, from: scope, onlyTypes: true).first { $0.isTypeLike } }
    guard case .name(nil, let module, _) = base.kind, let outer = moduleScope(named: module.text, from: scope) else {
      return nil
    }
    return outer.named(name.text)?.first { $0.isTypeLike }
  }

  func moduleScope(of base: Expression) -> Scope? {
    guard case .name(let name, nil) = base.kind else { return nil }
    return moduleScope(named: name.text, from: main)
  }

  private func resolveName(
    _ base: TypeNode?, _ name: Name, _ arguments: [TypeNode], _ node: TypeNode, in scope: Scope, place: TypePlace
  ) -> Type {
    if let base {
      if case .name(nil, let module, _) = base.kind, let outer = moduleScope(named: module.text, from: scope) {
        // Its own types; their arguments are the script's affair.
        if let member = outer.named(name.text)?.first(where: { $0.isTypeLike }), isAccessible(member, from: scope) {
          if scope.module === main.module { noteMention(of: member, at: name.span) }
          return type(of: member, name: name, arguments: arguments, base: nil, in: scope, place: place, span: node.span)
        }
        return resolveName(nil, name, arguments, node, in: outer, place: place)
      }
      let baseType = resolve(base, in: scope, place: place)
      if baseType == .error { return .error }
      return resolveMember(name, arguments, of: baseType, in: scope, place: place, span: node.span)
    }
    if name.text == "Any" { return .any }
    if name.text == "AnyObject" { return .existential(Existential(protocols: [], isClassBound: true)) }
    if name.text == "Void" { return .void }
    if name.text == "Self" {
      var current: Scope? = scope
      while let here = current {
        if case .nominal(let nominal, _) = here.kind {
          if nominal.kind != .protocol { return nominal.selfType }
          return nominal.selfType
        }
        current = here.parent
      }
      report(.notAllowed("`Self` outside a type"), at: name.span)
      return .error
    }
    // What is declared goes before what a type has by its protocols, however far out it is.
    if let mark, name.text == Mark.name {
      mark.note(Mark.Place(role: .type, scope: scope))
      return .error
    }
    var found = lookUp(name.text, from: scope, throughConformances: place.isValue)
    if !found.contains(where: { $0.isTypeLike }) { found = lookUp(name.text, from: scope, onlyTypes: true) }
    guard let member = found.first(where: { $0.isTypeLike }) else {
      reportUnknownType(name, from: scope)
      return .error
    }
    if scope.module === main.module { noteMention(of: member, at: name.span) }
    // Those of different modules: two of one module would be declared twice.
    if found.count > 1, case let sharing = modulesSharing(name.text, from: scope), !sharing.isEmpty {
      report(.ambiguousType(name: name.text, modules: sharing), at: name.span)
      return .error
    }
    return type(of: member, name: name, arguments: arguments, base: nil, in: scope, place: place, span: node.span)
  }

  func resolveMember(
    _ name: Name, _ arguments: [TypeNode], of base: Type, in scope: Scope, place: TypePlace, span: Span
  ) -> Type {
    switch base {
    case .nominal where name.text == "Type": return .metatype(base)
    case .nominal(let nominal, _):
      guard let member = typeMembers(named: name.text, in: nominal).first else {
        report(
          lackingMember(name.text, of: base, in: genericContext(of: scope), from: scope)
            ?? .noTypeMember(name.text, of: describe(base)), at: name.span)
        return .error
      }
      if let module = moduleToImport(for: member, from: scope) {
        report(.memberOfModule(name: name.text, of: describe(base), module: module), at: name.span)
        return .error
      }
      if !isAccessible(member, from: scope) {
        report(.inaccessible(name.text, member.access.words, declared: member.span), at: name.span)
        return .error
      }
      if scope.module === main.module { noteMention(of: member, at: name.span) }
      return type(of: member, name: name, arguments: arguments, base: base, in: scope, place: place, span: span)
    case .parameter, .member:
      if name.text == "Type" { return .metatype(base) }
      for proto in protocols(of: base, in: genericContext(of: scope)) {
        if let member = typeMembers(named: name.text, in: proto).first {
          if scope.module === main.module { noteMention(of: member, at: name.span) }
          return type(of: member, name: name, arguments: arguments, base: base, in: scope, place: place, span: span)
        }
      }
      report(.noTypeMember(name.text, of: describe(base)), at: name.span)
      return .error
    case .error: return .error
    default:
      if name.text == "Type" { return .metatype(base) }
      report(.noTypeMember(name.text, of: describe(base)), at: name.span)
      return .error
    }
  }

  /// The type that a type-like member is, its generic arguments filled in.
  private func type(
    of member: Member, name: Name, arguments: [TypeNode], base: Type?, in scope: Scope, place: TypePlace, span: Span
  ) -> Type {
    switch member {
    case .parameter(let parameter):
      if !arguments.isEmpty { report(.cannotSpecialize(name.text), at: span) }
      return .parameter(parameter)
    case .associated(let associated):
      if let base { return canonical(.member(base, associated), in: genericContext(of: scope)) }
      // Inside a protocol (or an extension of it) the base is its Self; inside a conforming type it is that type.
      guard let enclosing = enclosingType(knowing: associated, from: scope) else { return .error }
      let type = canonical(.member(enclosing.selfType, associated), in: genericContext(of: scope))
      // `init(stringLiteral value: StringLiteralType)`: the very line that says what it is means the library's type of that name.
      if case .member = type, enclosing.kind != .protocol,
        let outer = lookUpInModules(name.text, from: scope).first(where: { $0.isTypeLike })
      {
        return self.type(
          of: outer, name: name, arguments: arguments, base: nil, in: scope, place: place, span: span)
      }
      return type
    case .alias(let alias):
      if let open = openGeneric(alias) {
        return self.type(
          of: .type(open), name: name, arguments: arguments, base: nil, in: scope, place: place, span: span)
      }
      let target = resolve(alias)
      var outer: [Type] = alias.parent?.generics.parameters.map { .parameter($0) } ?? []
      if let base {
        if case .nominal(_, let baseArguments) = base, let parent = alias.parent, parent.kind != .protocol {
          outer = argumentsAbove(base, parent) ?? baseArguments
        } else if alias.parent?.kind == .protocol {
          outer = [base]
        }
      } else if let parent = alias.parent, parent.kind == .protocol,
        let enclosing = scope.enclosingTypes.first(where: { $0 !== parent })
      {
        outer = [enclosing.selfType]
      } else if let parent = alias.parent, let arguments = argumentsAbove(parent, from: scope) {
        outer = arguments
      }
      if alias.ownParameters.isEmpty {
        if !arguments.isEmpty, case .nominal(let nominal, _) = target {
          return specialize(nominal, outer: [], arguments, name: name, in: scope, place: place, span: span)
        }
        return canonical(
          target.substituting(alias.generics.parameters, outer), in: genericContext(of: scope))
      }
      var own = arguments.map { resolve($0, in: scope, place: place) }
      if own.isEmpty, let onMissing = place.onMissingAliasArguments { own = onMissing(alias.ownParameters.count) }
      if own.count != alias.ownParameters.count {
        report(
          .wrongGenericCount(name: name.text, expected: alias.ownParameters.count, found: own.count), at: span)
        return .error
      }
      if !scope.module.isLibrary {
        checkInTime(isKnown: true) { [self] in
          checkArguments(outer + own, of: alias, in: genericContext(of: scope), at: span)
        }
      }
      return target.substituting(alias.generics.parameters, outer + own)
    case .type(let nominal):
      if nominal.kind == .protocol {
        prepareRefinement(of: nominal)
        if !arguments.isEmpty {
          if case .existential(let existential)? = constraint(nominal, arguments, in: scope, place: place, span: span) {
            return .existential(existential)
          }
          return .error
        }
        // The type of a wrapped property is gone through several times.
        if needsAny(nominal), !span.source.isLibrary, !diagnostics.contains(where: { $0.isWarning(at: span) }) {
          report(.needsAny(nominal.name), at: span, severity: .warning)
        }
        return existential(of: nominal)
      }
      var outer: [Type] = []
      let outerCount = nominal.parent?.generics.parameters.count ?? 0
      if outerCount > 0 {
        if case .nominal(_, let baseArguments)? = base {
          let arguments = base.flatMap { base in nominal.parent.flatMap { argumentsAbove(base, $0) } } ?? baseArguments
          outer = Array(arguments.prefix(outerCount))
        } else if let parent = nominal.parent, let arguments = argumentsAbove(parent, from: scope) {
          outer = Array(arguments.prefix(outerCount))
        } else {
          outer = nominal.generics.parameters.prefix(outerCount).map { .parameter($0) }
        }
      }
      return specialize(nominal, outer: outer, arguments, name: name, in: scope, place: place, span: span)
    default: return .error
    }
  }

  /// The arguments of a class that a type inherits from.
  private func argumentsAbove(_ type: Type, _ above: Nominal) -> [Type]? {
    guard case .nominal(let nominal, _) = type, nominal !== above, nominal.kind == .class, above.kind == .class,
      case .nominal(_, let arguments)? = superclassView(of: type, as: above)
    else { return nil }
    return arguments
  }

  /// Those of a class that the class around a place inherits from, and finds its types in.
  private func argumentsAbove(_ above: Nominal, from scope: Scope) -> [Type]? {
    for type in scope.enclosingTypes {
      if type === above { return nil }
      if let arguments = argumentsAbove(type.selfType, above) { return arguments }
    }
    return nil
  }

  private func specialize(
    _ nominal: Nominal, outer: [Type], _ arguments: [TypeNode], name: Name, in scope: Scope, place: TypePlace,
    span: Span
  ) -> Type {
    let ownCount = nominal.generics.parameters.count - outer.count
    if arguments.isEmpty {
      if ownCount == 0 { return .nominal(nominal, outer) }
      // Inside its own declaration a generic type's bare name means the type itself.
      if let onMissing = place.onMissingArguments {
        return .nominal(nominal, outer + onMissing(nominal).suffix(ownCount))
      }
      if scope.enclosingTypes.contains(where: { $0 === nominal }) { return nominal.selfType }
      // In an extension of a type that is nested in it too, which has its parameters.
      for inner in scope.enclosingTypes where inner.isNested(in: nominal) {
        let count = nominal.generics.parameters.count
        return .nominal(nominal, inner.generics.parameters.prefix(count).map { .parameter($0) })
      }
      report(
        .missingGenericArguments(
          name: nominal.name, parameters: nominal.generics.parameters.suffix(ownCount).map { $0.name },
          declared: nominal.span), at: span)
      return .error
    }
    let own = arguments.map { resolve($0, in: scope, place: place) }
    if ownCount == 0 {
      report(.cannotSpecialize(name.text), at: span)
      return .error
    }
    if own.count != ownCount {
      report(.wrongGenericCount(name: name.text, expected: ownCount, found: own.count), at: span)
      return .error
    }
    let type = Type.nominal(nominal, outer + own)
    checkArgumentsInTime(of: type, in: scope, at: span)
    return type
  }

  /// Checks generic arguments as soon as enough is known.
  private func checkArgumentsInTime(of type: Type, in scope: Scope, at span: Span) {
    // The library is trusted.
    guard !scope.module.isLibrary, case .nominal(let nominal, _) = type else { return }
    checkInTime(isKnown: nominal.stage == .known) { [self] in
      checkArguments(of: type, in: genericContext(of: scope), at: span)
    }
  }

  private func checkIsError(_ type: Type, _ node: TypeNode, in scope: Scope) {
    guard let proto = coreType("Error"), !conforms(type, to: proto, in: genericContext(of: scope)) else { return }
    report(.thrownIsNoError(describe(type)), at: node.span)
  }

  private func checkInTime(isKnown: Bool, _ check: @escaping () -> Void) {
    if postponedChecks != nil {
      postponedChecks?.append(check)
    } else if isKnown {
      check()
    } else {
      laterChecks.append(check)
    }
  }

  /// Reports generic arguments that do not meet the type's requirements.
  func checkArguments(of type: Type, in generics: GenericSignature, at span: Span) {
    guard case .nominal(let nominal, let arguments) = type else { return }
    if arguments.contains(where: { $0.contains { if case .variable = $0 { true } else { $0 == .error } } }) { return }
    prepare(nominal)
    for requirement in nominal.generics.requirements {
      if let unmet = unmet(requirement, nominal.generics.parameters, arguments, in: generics) {
        report(.unmet(unmet.facts(of: "generic type `\(nominal.name)`", asked: nominal.span)), at: span)
        return
      }
    }
  }

  /// The same of what is given to a type alias.
  private func checkArguments(_ arguments: [Type], of alias: TypeAlias, in generics: GenericSignature, at span: Span) {
    if arguments.contains(where: { $0.contains { if case .variable = $0 { true } else { $0 == .error } } }) { return }
    for requirement in alias.ownRequirements {
      if let unmet = unmet(requirement, alias.generics.parameters, arguments, in: generics) {
        report(.unmet(unmet.facts(of: "type alias `\(alias.name)`", asked: alias.span)), at: span)
        return
      }
    }
  }

  // MARK: Aliases

  /// `typealias Box = Container`, where the type is generic: another name for it, which leaves its arguments open.
  private func openGeneric(_ alias: TypeAlias) -> Nominal? {
    guard alias.ownParameters.isEmpty, case .name(nil, let name, let arguments) = alias.node.kind, arguments.isEmpty,
      name.text != alias.name, case .type(let nominal)? = lookUp(name.text, from: alias.scope).first,
      nominal.generics.parameters.count > (nominal.parent?.generics.parameters.count ?? 0), nominal.kind != .protocol,
      !alias.scope.enclosingTypes.contains(where: { $0 === nominal })
    else { return nil }
    return nominal
  }

  /// What is asked of its own parameters is known where what it stands for names them.
  private func prepareGenerics(of alias: TypeAlias) {
    alias.ownRequirements = requirements(
      generics: alias.genericNodes, clauses: [], parameters: alias.ownParameters, in: alias.scope)
    alias.generics.requirements += alias.ownRequirements
  }

  func resolve(_ alias: TypeAlias) -> Type {
    if let resolved = alias.resolved { return resolved }
    if let open = openGeneric(alias) { return open.selfType }
    if alias.isResolving {
      report(.circular(alias.name), at: alias.span)
      return .error
    }
    alias.isResolving = true
    prepareGenerics(of: alias)
    let type = resolve(alias.node, in: alias.scope)
    alias.isResolving = false
    alias.resolved = type
    return type
  }

  /// The innermost type around that has this associated type: a protocol, or a type that conforms.
  private func enclosingType(knowing associated: AssociatedType, from scope: Scope) -> Nominal? {
    func knows(_ nominal: Nominal) -> Bool {
      nominal === associated.owner || allRefined(of: nominal).contains(associated.owner)
    }
    var current: Scope? = scope
    while let here = current {
      if case .nominal(let nominal, let ext) = here.kind {
        if nominal.kind != .protocol ? conformance(of: nominal, to: associated.owner) != nil : knows(nominal) {
          return nominal
        }
        if protocolsAsked(by: ext).contains(where: knows) { return nominal }
      }
      current = here.parent
    }
    return nil
  }

  /// What is known of generic parameters at a scope.
  func genericContext(of scope: Scope) -> GenericSignature {
    var current: Scope? = scope
    while let here = current {
      switch here.kind {
      case .function(let function): return function.generics
      case .nominal(let nominal, let ext):
        if let ext { return ext.generics }
        return nominal.generics
      case .generics where here.alias != nil: return here.alias?.generics ?? GenericSignature()
      default: current = here.parent
      }
    }
    return GenericSignature()
  }
}

extension Nominal {
  /// Whether it stands within another type, however deep.
  fileprivate func isNested(in outer: Nominal) -> Bool {
    var current = parent
    while let here = current {
      if here === outer { return true }
      current = here.parent
    }
    return false
  }
}
