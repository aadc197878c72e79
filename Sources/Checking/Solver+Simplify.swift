import Diagnostics
import Syntax

/// Wearing constraints down until they hold, fail, or wait for type variables to be known.
extension Solver {
  enum Outcome { case solved, deferred, failed }

  /// Runs over the pending constraints until nothing moves any more. False where one fails.
  func simplify() -> Bool {
    var moved = true
    while moved {
      moved = false
      let work = state.pending
      state.pending = []
      var kept: [Constraint] = []
      for (index, constraint) in work.enumerated() {
        switch step(constraint) {
        case .solved: moved = true
        case .deferred: kept.append(constraint)
        case .failed:
          state.pending = kept + state.pending + work[(index + 1)...]
          return false
        }
      }
      if !state.pending.isEmpty { moved = true }
      // New constraints stand behind the ones they came from.
      state.pending = kept + state.pending
    }
    return true
  }

  private func step(_ constraint: Constraint) -> Outcome {
    let place = constraint.place
    switch constraint.kind {
    case .convert(let from, let to): return convert(from, to, place)
    case .equal(let left, let right): return unify(left, right) ?? mismatch(left, right, place)
    case .same(let left, let right): return stepSame(left, right, place)
    case .conforms(let type, let proto): return stepConforms(type, proto, place)
    case .inherits(let type, let superclass):
      let subject = resolved(type)
      if case .variable = subject { return .deferred }
      if hasVariables(superclass) { return convert(subject, superclass, place) }
      if checker.isSubclass(canonicalDeep(subject), of: canonicalDeep(superclass), in: generics) { return .solved }
      return requirementFailed(
        UnmetRequirement(
          kind: .superclass, type: checker.describe(deep(subject)), required: checker.describe(deep(superclass)),
          isExistential: false), place)
    case .classBound(let type):
      let subject = resolved(type)
      if case .variable = subject { return .deferred }
      if subject == .error || checker.isClassBound(subject, in: generics) { return .solved }
      return requirementFailed(
        UnmetRequirement(
          kind: .classBound, type: checker.describe(deep(subject)), required: "AnyObject", isExistential: false), place)
    case .member(let base, let name, let result, let node, let labels):
      return stepMember(base, name, result, node, labels, place)
    case .implicitMember(let base, let name, let result, let node, let labels):
      return stepImplicitMember(base, name, result, node, labels, place)
    case .overload(let choices, let result, let node, let labels):
      return stepOverload(choices, result, node, labels, place)
    case .apply(let function, let application): return stepApply(function, application, place)
    case .subscripted(let base, let result, let application): return stepSubscript(base, result, application, place)
    case .closure(let node, let type, let expression, let home): return stepClosure(node, type, expression, home)
    case .unwrap(let optional, let value, let isForced):
      let type = resolved(optional)
      switch type {
      case .variable: return .deferred
      case .error: return unify(value, .error) ?? .solved
      default:
        if let inner = checker.unwrapped(type) { return unify(value, inner) ?? mismatch(value, inner, place) }
        guard fail(.notOptional(checker.describe(deep(type)), isForced: isForced), at: place.span) else {
          return .failed
        }
        return unify(value, type) ?? .solved
      }
    case .chain(let inner, let whole):
      let type = resolved(inner)
      if case .variable = type { return .deferred }
      let target = checker.unwrapped(type) == nil && type != .error ? checker.optional(type) : type
      return unify(whole, target) ?? mismatch(whole, target, place)
    case .implicitUnwrap(let optional, let result, let node):
      // Known as what is in it, it is taken out; known as an optional, it stays one; else the search tries both.
      let wanted = resolved(result)
      if case .variable = wanted { return .deferred }
      if checker.unwrapped(wanted) != nil || checker.isExistential(wanted) {
        return unify(wanted, optional) ?? mismatch(optional, wanted, place)
      }
      guard let inner = checker.unwrapped(resolved(optional)) else { return unify(wanted, optional) ?? .solved }
      state.forced.insert(ObjectIdentifier(node))
      state.score.forced += 1
      return unify(wanted, inner) ?? mismatch(inner, wanted, place)
    case .tupleElement(let base, let index, let result):
      let type = resolved(base)
      switch type {
      case .variable: return .deferred
      case .error: return unify(result, .error) ?? .solved
      case .tuple(let elements) where index < elements.count:
        return unify(result, elements[index].type) ?? mismatch(result, elements[index].type, place)
      default:
        guard fail(.noMember(name: String(index), of: checker.describe(deep(type)), suggestion: nil), at: place.span)
        else {
          return .failed
        }
        return unify(result, .error) ?? .solved
      }
    }
  }

  func equate(_ left: Type, _ right: Type, _ place: Place) -> Bool {
    switch unify(left, right) {
    case .solved: return true
    case .deferred:
      state.pending.append(Constraint(kind: .equal(left, right), place: place))
      return true
    case .failed, nil: return mismatch(left, right, place) == .solved
    }
  }

  private func mismatch(_ found: Type, _ expected: Type, _ place: Place) -> Outcome {
    fail(mismatchProblem(found, expected, place.reason), at: place.span) ? .solved : .failed
  }

  // MARK: Equality

  /// Makes two types equal. Nil where they can't be.
  func unify(_ left: Type, _ right: Type) -> Outcome? {
    let a = resolved(left)
    let b = resolved(right)
    switch (a, b) {
    case (.error, .variable(let variable)), (.variable(let variable), .error):
      bind(variable, to: .error)
      return .solved
    case (.error, _), (_, .error): return .solved
    case (.variable(let one), .variable(let other)):
      if one == other { return .solved }
      return merge(one, other)
    case (.variable(let variable), let type), (let type, .variable(let variable)):
      return assign(variable, type)
    case (.member, _) where hasVariables(a): return .deferred
    case (_, .member) where hasVariables(b): return .deferred
    case (.nominal(let one, let oneArguments), .nominal(let other, let otherArguments)):
      guard one === other, oneArguments.count == otherArguments.count else { return nil }
      return unifyAll(zip(oneArguments, otherArguments).map { ($0, $1) })
    case (.function(let one), .function(let other)):
      guard one.parameters.count == other.parameters.count else { return nil }
      for (first, second) in zip(one.parameters, other.parameters) where first.isInOut != second.isInOut { return nil }
      return unifyAll(zip(one.parameters, other.parameters).map { ($0.type, $1.type) } + [(one.result, other.result)])
    case (.tuple(let one), .tuple(let other)):
      guard one.count == other.count else { return nil }
      for (first, second) in zip(one, other) where first.label != second.label { return nil }
      return unifyAll(zip(one, other).map { ($0.type, $1.type) })
    case (.metatype(let one), .metatype(let other)): return unify(one, other)
    case (.existential(let one), .existential(let other)):
      guard one.protocols == other.protocols, one.isClassBound == other.isClassBound,
        one.arguments.count == other.arguments.count
      else { return nil }
      return unifyAll(one.arguments.map { ($0.value, other.arguments[$0.key] ?? .error) })
    case (.opaque(let one), .opaque(let other)):
      guard one.function === other.function else { return nil }
      return unifyAll(zip(one.arguments, other.arguments).map { ($0, $1) })
    default:
      return checker.isSame(a, b) ? .solved : nil
    }
  }

  private func unifyAll(_ pairs: [(Type, Type)]) -> Outcome? {
    var outcome = Outcome.solved
    for (left, right) in pairs {
      switch unify(left, right) {
      case .solved: continue
      case .deferred: outcome = .deferred
      case .failed, nil: return nil
      }
    }
    return outcome
  }

  private func merge(_ one: TypeVariable, _ other: TypeVariable) -> Outcome? {
    switch (state.literals[one.index], state.literals[other.index]) {
    case (nil, _): bind(one, to: .variable(other))
    case (_, nil): bind(other, to: .variable(one))
    case (.integer?, .integer?), (.integer?, .float?), (.float?, .float?), (.boolean?, .boolean?), (.string?, .string?),
      (.null?, .null?):
      bind(one, to: .variable(other))
    case (.float?, .integer?): bind(other, to: .variable(one))
    case (.array(let first)?, .array(let second)?):
      bind(one, to: .variable(other))
      return unify(first, second)
    case (.dictionary(let firstKey, let firstValue)?, .dictionary(let secondKey, let secondValue)?):
      bind(one, to: .variable(other))
      return unifyAll([(firstKey, secondKey), (firstValue, secondValue)])
    default: return nil
    }
    return .solved
  }

  /// Gives a type variable its type; a literal's must be one that takes such a literal.
  private func assign(_ variable: TypeVariable, _ type: Type) -> Outcome? {
    if occurs(variable, in: type) { return nil }
    guard let literal = state.literals[variable.index] else {
      bind(variable, to: type)
      return .solved
    }
    if case .member = type, hasVariables(type) { return .deferred }
    switch literal {
    case .closure(let node, _):
      guard case .function(let function) = type else { return nil }
      return adopt(function, for: variable, node) ? .solved : nil
    case .array(let element):
      guard case .nominal(let nominal, let arguments) = type else { return nil }
      if nominal === checker.arrayNominal {
        bind(variable, to: type)
        return unify(element, arguments[0]) == nil ? nil : .solved
      }
      guard checker.takesLiteral(nominal, "ExpressibleByArrayLiteral"),
        let first = arguments.first ?? checker.literalElement(of: type)
      else { return nil }
      state.score.nonDefaultLiterals += 1
      bind(variable, to: type)
      return unify(element, first) == nil ? nil : .solved
    case .dictionary(let key, let value):
      guard case .nominal(let nominal, let arguments) = type, arguments.count == 2,
        checker.takesLiteral(nominal, "ExpressibleByDictionaryLiteral")
      else { return nil }
      bind(variable, to: type)
      return unifyAll([(key, arguments[0]), (value, arguments[1])]) == nil ? nil : .solved
    default:
      if !isDefault(type, for: literal) {
        guard takes(literal, type) else { return nil }
        if literal.hasDefault { state.score.nonDefaultLiterals += 1 }
      }
      bind(variable, to: type)
      return .solved
    }
  }

  private func occurs(_ variable: TypeVariable, in type: Type) -> Bool {
    deep(type).contains { if case .variable(let part) = $0 { part == variable } else { false } }
  }

  private func takes(_ literal: Literal, _ type: Type) -> Bool {
    let name: [String]
    switch literal {
    case .integer: name = ["ExpressibleByIntegerLiteral"]
    case .float: name = ["ExpressibleByFloatLiteral"]
    case .boolean: name = ["ExpressibleByBooleanLiteral"]
    case .string, .character:
      name = [
        "ExpressibleByStringLiteral", "ExpressibleByUnicodeScalarLiteral",
        "ExpressibleByExtendedGraphemeClusterLiteral",
      ]
    case .null:
      if checker.unwrapped(type) != nil { return true }
      name = ["ExpressibleByNilLiteral"]
    case .array, .dictionary, .closure: return false
    }
    return name.contains { checker.coreType($0).map { checker.conforms(type, to: $0, in: generics) } ?? false }
  }

  private func isDefault(_ type: Type, for literal: Literal) -> Bool {
    switch literal {
    case .integer: type == checker.int
    case .float: type == checker.double
    case .boolean: type == checker.bool
    case .string: type == checker.string
    default: false
    }
  }

  // MARK: Conversion

  /// States that a value of one type is used where another is wanted.
  func convert(_ found: Type, _ wanted: Type, _ place: Place) -> Outcome {
    let from = resolved(found)
    let to = resolved(wanted)
    if from == .error || to == .error {
      if case .variable = from { return unify(from, .error) ?? .solved }
      if case .variable = to { return unify(to, .error) ?? .solved }
      return .solved
    }
    if from == to { return .solved }
    if case .member = from, hasVariables(from) { return .deferred }
    if case .member = to, hasVariables(to) { return .deferred }
    switch (from, to) {
    case (.variable(let variable), .variable):
      // A literal that meets nothing but a type variable waits for what else that will meet.
      _ = variable
      return .deferred
    case (.variable(let variable), _):
      guard let literal = state.literals[variable.index] else { return .deferred }
      return convertLiteral(variable, literal, to, place)
    case (_, .variable): return .deferred
    default: return convertKnown(from, to, place)
    }
  }

  /// A part of a conversion: what has to wait is the part, not the whole.
  private func relay(_ found: Type, _ wanted: Type, _ place: Place) -> Outcome {
    let outcome = convert(found, wanted, place)
    guard outcome == .deferred else { return outcome }
    state.pending.append(Constraint(kind: .convert(found, wanted), place: place))
    return .solved
  }

  private func convertLiteral(_ variable: TypeVariable, _ literal: Literal, _ to: Type, _ place: Place) -> Outcome {
    if let inner = checker.unwrapped(to) {
      if case .null = literal {
        bind(variable, to: to)
        return .solved
      }
      if case .closure = literal { return relay(.variable(variable), inner, place) }
      state.score.wraps += 1
      return relay(.variable(variable), inner, place)
    }
    switch to {
    case .existential:
      if case .null = literal { return literalMismatch(literal, to, place) }
      return .deferred
    case .nominal, .parameter, .member, .opaque, .function:
      if let outcome = assign(variable, to), outcome != .failed { return outcome }
      return literalMismatch(literal, to, place)
    default: return literalMismatch(literal, to, place)
    }
  }

  private func literalMismatch(_ literal: Literal, _ to: Type, _ place: Place) -> Outcome {
    if case .null = literal {
      return fail(.nilMismatch(checker.describe(deep(to)), place.reason.context), at: place.span) ? .solved : .failed
    }
    return fail(
      mismatchProblem(defaultType(of: literal), to, place.reason), at: place.span) ? .solved : .failed
  }

  private func convertKnown(_ from: Type, _ to: Type, _ place: Place) -> Outcome {
    // Into an optional: from an optional by its content, from anything else by wrapping.
    if let inner = checker.unwrapped(to) {
      if let given = checker.unwrapped(from) { return relay(given, inner, place) }
      state.score.wraps += 1
      return relay(from, inner, place)
    }
    switch (from, to) {
    case (.nominal(let one, let oneArguments), .nominal(let other, let otherArguments)):
      if one === other {
        if one === checker.arrayNominal || one.name == "Set" && one.module === checker.core.module {
          let outcome = relay(oneArguments[0], otherArguments[0], nested(place, from, to))
          if outcome == .solved, !hasVariables(oneArguments[0]), !hasVariables(otherArguments[0]),
            !isEqual(oneArguments[0], otherArguments[0])
          {
            state.score.collectionUpcasts += 1
          }
          return outcome
        }
        if one === checker.dictionaryNominal {
          state.pending.append(
            Constraint(kind: .convert(oneArguments[0], otherArguments[0]), place: nested(place, from, to)))
          state.pending.append(
            Constraint(kind: .convert(oneArguments[1], otherArguments[1]), place: nested(place, from, to)))
          return .solved
        }
        return unify(from, to) ?? mismatch(from, to, place)
      }
      if one.kind == .class, let view = checker.superclassView(of: from, as: other) {
        return unify(view, to) ?? mismatch(from, to, place)
      }
      return mismatch(from, to, place)
    case (_, .existential(let existential)): return convert(from, toExistential: existential, to, place)
    case (.parameter, .nominal), (.member, .nominal), (.opaque, .nominal), (.existential, .nominal):
      if let bound = checker.superclassBound(of: from, in: generics) { return relay(bound, to, place) }
      return mismatch(from, to, place)
    case (.tuple(let one), .tuple(let other)):
      guard one.count == other.count else { return mismatch(from, to, place) }
      for (first, second) in zip(one, other) {
        if let label = first.label, let wanted = second.label, label != wanted { return mismatch(from, to, place) }
        state.pending.append(Constraint(kind: .convert(first.type, second.type), place: nested(place, from, to)))
      }
      return .solved
    case (.function(let one), .function(let other)):
      guard one.parameters.count == other.parameters.count else { return mismatch(from, to, place) }
      for (first, second) in zip(one.parameters, other.parameters) {
        if first.isInOut != second.isInOut { return mismatch(from, to, place) }
        if first.isInOut {
          state.pending.append(Constraint(kind: .equal(first.type, second.type), place: nested(place, from, to)))
        } else {
          state.pending.append(Constraint(kind: .convert(second.type, first.type), place: nested(place, from, to)))
        }
      }
      state.pending.append(Constraint(kind: .convert(one.result, other.result), place: nested(place, from, to)))
      return .solved
    case (.metatype(let one), .metatype(let other)):
      if case .existential = other, case .existential = one { return unify(one, other) ?? mismatch(from, to, place) }
      return relay(one, other, place)
    default: return unify(from, to) ?? mismatch(from, to, place)
    }
  }

  private func isEqual(_ left: Type, _ right: Type) -> Bool { canonicalDeep(left) == canonicalDeep(right) }

  /// The whole types stand in the error, not the parts that differ.
  private func nested(_ place: Place, _ from: Type, _ to: Type) -> Place {
    if case .closureResult = place.reason { return place }
    return place
  }

  private func convert(_ from: Type, toExistential existential: Existential, _ to: Type, _ place: Place) -> Outcome {
    if existential.protocols.isEmpty, existential.superclass == nil {
      if !existential.isClassBound {
        state.score.erasures += 1
        return .solved
      }
      return checker.isClassBound(from, in: generics) ? .solved : mismatch(from, to, place)
    }
    if case .metatype = from { return mismatch(from, to, place) }
    if let superclass = existential.superclass, convert(from, superclass, place) == .failed { return .failed }
    if case .existential(let given) = from {
      let known = given.protocols.flatMap { [$0] + checker.allRefined(of: $0) }
      for proto in existential.protocols where !known.contains(proto) {
        if let superclass = given.superclass, checker.conforms(superclass, to: proto, in: generics) { continue }
        return conformanceMismatch(from, proto, to, place)
      }
    } else {
      for proto in existential.protocols {
        if hasVariables(from) {
          state.pending.append(Constraint(kind: .conforms(from, proto), place: place))
          continue
        }
        if !checker.conforms(canonicalDeep(from), to: proto, in: generics) {
          return conformanceMismatch(from, proto, to, place)
        }
      }
    }
    for (associated, type) in existential.arguments {
      let own: Type
      if case .existential(let given) = from {
        guard let known = given.arguments.first(where: { $0.key.name == associated.name })?.value else {
          return mismatch(from, to, place)
        }
        own = known
      } else {
        own = checker.canonical(.member(from, associated), in: generics)
      }
      if unify(own, type) == nil { return mismatch(from, to, place) }
    }
    return .solved
  }

  private func conformanceMismatch(_ from: Type, _ proto: Nominal, _ to: Type, _ place: Place) -> Outcome {
    let problem: CheckProblem
    if let inner = checker.unwrapped(from), checker.conforms(canonicalDeep(inner), to: proto, in: generics) {
      problem = .mustUnwrap(checker.describe(deep(from)), checker.describe(deep(inner)))
    } else if case .existential = from {
      problem = mismatchProblem(from, to, place.reason)
    } else {
      problem = .doesNotConform(
        type: checker.describe(deep(from)), proto: proto.name, context: place.reason.context, declared: proto.span)
    }
    return fail(problem, at: place.span) ? .solved : .failed
  }

  // MARK: Conformance

  private func stepConforms(_ type: Type, _ proto: Nominal, _ place: Place) -> Outcome {
    let subject = resolved(type)
    switch subject {
    case .variable: return .deferred
    case .error: return .solved
    default: break
    }
    if case .member = subject, hasVariables(subject) { return .deferred }
    if hasVariables(subject), case .nominal(let nominal, let arguments) = subject {
      guard let conformance = checker.conformance(of: nominal, to: proto) else {
        return unmetConformance(subject, proto, place)
      }
      // What the conformance depends on is asked of the arguments.
      for condition in conformance.conditions {
        func fill(_ type: Type) -> Type { type.substituting(conformance.nominal.generics.parameters, arguments) }
        switch condition {
        case .conforms(let inner, let other):
          state.pending.append(Constraint(kind: .conforms(fill(inner), other), place: place))
        case .same(let one, let other):
          state.pending.append(Constraint(kind: .same(fill(one), fill(other)), place: place))
        case .inherits(let one, let other):
          state.pending.append(Constraint(kind: .inherits(fill(one), fill(other)), place: place))
        case .classBound(let one): state.pending.append(Constraint(kind: .classBound(fill(one)), place: place))
        }
      }
      return .solved
    }
    if checker.conforms(canonicalDeep(subject), to: proto, in: generics) { return .solved }
    return unmetConformance(subject, proto, place)
  }

  private func unmetConformance(_ type: Type, _ proto: Nominal, _ place: Place) -> Outcome {
    if case .requirement = place.reason {
      return requirementFailed(
        UnmetRequirement(
          kind: .conformance, type: checker.describe(deep(type)), required: proto.name,
          isExistential: checker.isExistential(type)), place)
    }
    return fail(
      .doesNotConform(
        type: checker.describe(deep(type)), proto: proto.name, context: place.reason.context, declared: proto.span),
      at: place.span) ? .solved : .failed
  }

  private func requirementFailed(_ unmet: UnmetRequirement, _ place: Place) -> Outcome {
    var owner: Member?
    if case .requirement(let member, _) = place.reason { owner = member }
    let what: String
    switch owner {
    case .function(let function)? where function.kind == .initializer:
      what = "generic type `\(function.parent?.name ?? "")`"
    case .function?: what = owner.map { "`\(checker.fullName(of: $0))`" } ?? ""
    case .some(let member): what = "`\(checker.memberName(member))`"
    case nil: what = ""
    }
    return fail(.unmet(unmet.facts(of: what, asked: owner?.span)), at: place.span) ? .solved : .failed
  }

  private func stepSame(_ left: Type, _ right: Type, _ place: Place) -> Outcome {
    let one = resolved(left)
    let other = resolved(right)
    if case .member = one, hasVariables(one) { return .deferred }
    if case .member = other, hasVariables(other) { return .deferred }
    // When looking for what is wrong, a value says of which type it is before an extension says of which it must be.
    if isMending, case .requirement = place.reason, !isSettled(one) || !isSettled(other) { return .deferred }
    if let outcome = unify(one, other) { return outcome }
    return requirementFailed(
      UnmetRequirement(
        kind: .sameType, type: checker.describe(deep(one)), required: checker.describe(deep(other)),
        isExistential: false),
      place)
  }

  private func isSettled(_ type: Type) -> Bool {
    if case .variable = type { return false }
    return true
  }

  // MARK: Members

  private func stepMember(
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
      let choices = checker.members(named: compound.base, of: instance, isMetatype: isStatic, in: generics)
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
      let inner = resolved(instance)
      if case .variable = inner { return .deferred }
      if case .existential(let existential) = inner, case .member(let written?, _, _) = node.kind,
        typeExpression(written) != nil,
        let proto = existential.protocols.first, name.text != "init"
      {
        guard fail(.staticOnProtocol(name.text, proto.name), at: name.span) else { return .failed }
        return unify(result, .error) ?? .solved
      }
      let choices = membersSeen(named: name.text, of: inner, isMetatype: true)
      if !choices.isEmpty { return settle(choices, result, node, labels, place) }
      return noMember(name, type, inner, result, node, place, isStatic: true)
    default:
      let choices = membersSeen(named: name.text, of: type, isMetatype: false)
      if !choices.isEmpty { return settle(choices, result, node, labels, place) }
    }
    return noMember(name, type, type, result, node, place, isStatic: false)
  }

  /// The members that the code here may know of: what the library calls by names that begin with `_` is its own affair.
  private func membersSeen(named name: String, of type: Type, isMetatype: Bool) -> [Choice] {
    let all = checker.members(named: name, of: type, isMetatype: isMetatype, in: generics)
    guard !context.scope.module.isLibrary, all.contains(where: { isHidden($0.member) }) else { return all }
    return all.filter { !isHidden($0.member) }
  }

  private func isHidden(_ member: Member) -> Bool {
    switch member {
    case .function(let function):
      guard function.module.isLibrary, let node = function.node else { return false }
      return function.name.hasPrefix("_") || node.parameters.contains { $0.label?.text.hasPrefix("_") == true }
    case .variable(let variable): return variable.module.isLibrary && variable.name.hasPrefix("_")
    default: return false
    }
  }

  private func noMember(
    _ name: Name, _ shown: Type, _ type: Type, _ result: Type, _ node: Expression, _ place: Place, isStatic: Bool
  ) -> Outcome {
    guard isMending else { return .failed }
    checker.prepareWords()
    let text = name.text
    let problem: CheckProblem
    if !isStatic, let inner = checker.unwrapped(type),
      !checker.members(named: text, of: inner, isMetatype: false, in: generics).isEmpty
    {
      problem = .optionalMember(
        name: text, optional: checker.describe(deep(type)), inner: checker.describe(deep(inner)))
      // Go on as if it had been unwrapped, so that the rest is checked.
      _ = fail(problem, at: name.span)
      return stepMember(inner, name, result, node, nil, place)
    }
    if let modern = Modernisation.ofMember(text),
      !checker.members(named: modern, of: type, isMetatype: isStatic, in: generics).isEmpty
    {
      problem = .oldMember(name: text, of: checker.describe(deep(type)), modern: modern)
    } else if text == "init", case .nominal(let nominal, _) = type {
      problem =
        nominal.kind == .protocol
        ? .cannotConstruct(nominal.name) : .noInitializer(nominal.name, declared: nominal.span)
    } else if text == "init", case .existential = type {
      problem = .cannotConstruct(checker.describe(type))
    } else {
      let names: [String]
      switch type {
      case .nominal(let nominal, _): names = checker.allMemberNames(of: nominal)
      default: names = checker.protocols(of: type, in: generics).flatMap { checker.allMemberNames(of: $0) }
      }
      var isCoreType = false
      if case .nominal(let nominal, _) = type { isCoreType = nominal.module === checker.core.module }
      if isCoreType, checker.knownMembers.contains(text) {
        problem = .unsupportedMember(name: text, of: checker.describe(deep(type)))
      } else {
        problem = .noMember(
          name: text, of: isStatic ? checker.describe(deep(type)) : checker.describe(deep(shown)),
          suggestion: checker.nearest(to: text, among: names.filter { !$0.hasPrefix("_") }), isStatic: isStatic)
      }
    }
    _ = fail(problem, at: name.span)
    return unify(result, .error) ?? .solved
  }

  /// Takes the only meaning, or leaves the choice to the search.
  private func settle(
    _ choices: [Choice], _ result: Type, _ node: Expression, _ labels: CallLabels?, _ place: Place
  ) -> Outcome {
    let narrowed = viable(choices, labels: labels, node: node)
    if narrowed.count == 1 { return choose(narrowed[0], for: result, node: node, at: place) ? .solved : .failed }
    state.pending.append(
      Constraint(kind: .overload(narrowed, result: result, node: node, labels: labels), place: place))
    return .solved
  }

  private func stepImplicitMember(
    _ base: Type, _ name: Name, _ result: Type, _ node: Expression, _ labels: CallLabels?, _ place: Place
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
        for index in found.indices { found[index].isThroughOptional = true }
        if !found.isEmpty { choices = found }
      }
    }
    // Only members that give the type itself can follow a bare dot.
    if choices.isEmpty {
      guard isMending else { return .failed }
      let target = checker.unwrapped(type) ?? type
      return noMember(name, .metatype(target), target, result, node, place, isStatic: true)
    }
    let narrowed = viable(choices, labels: labels, node: node)
    if labels == nil {
      // The value itself is what the context asks for.
      let whole = narrowed.first?.isThroughOptional == true ? checker.unwrapped(type) ?? type : type
      if narrowed.count == 1, narrowed[0].isThroughOptional { state.score.wraps += 1 }
      if narrowed.count == 1 {
        guard choose(narrowed[0], for: result, node: node, at: place) else { return .failed }
        state.pending.append(Constraint(kind: .convert(result, whole), place: place))
        return .solved
      }
      state.pending.append(Constraint(kind: .convert(result, whole), place: place))
    }
    state.pending.append(
      Constraint(kind: .overload(narrowed, result: result, node: node, labels: labels), place: place))
    return .solved
  }

  private func stepOverload(
    _ choices: [Choice], _ result: Type, _ node: Expression, _ labels: CallLabels?, _ place: Place
  ) -> Outcome {
    let narrowed = viable(choices, labels: labels, node: node)
    if narrowed.count == 1 { return choose(narrowed[0], for: result, node: node, at: place) ? .solved : .failed }
    if let application = state.operatorApplications[ObjectIdentifier(node)],
      let exact = exactOperator(narrowed, application)
    {
      return choose(exact, for: result, node: node, at: place) ? .solved : .failed
    }
    if !isMending, let application = state.operatorApplications[ObjectIdentifier(node)],
      application.types.contains(where: { if case .variable = resolved($0) { false } else { true } })
    {
      let possible = orderedOperators(narrowed, application)
      if possible.count == 1 { return choose(possible[0], for: result, node: node, at: place) ? .solved : .failed }
    }
    return .deferred
  }

  /// The one plain operator whose parameters are just what the operands are: nothing can go before it. A literal beside an operand
  /// of the type that it would be anyway counts as that type.
  func exactOperator(_ choices: [Choice], _ application: Application) -> Choice? {
    var operands: [Type?] = []
    var isAnyKnown = false
    for type in application.types {
      let known = resolved(type)
      switch known {
      case .nominal(_, let arguments) where arguments.isEmpty:
        operands.append(known)
        isAnyKnown = true
      case .variable(let variable):
        switch state.literals[variable.index] {
        case .integer?: operands.append(checker.int)
        case .float?: operands.append(checker.double)
        case .string?: operands.append(checker.string)
        case .boolean?: operands.append(checker.bool)
        default: return nil
        }
      default: return nil
      }
    }
    guard isAnyKnown else { return nil }
    var found: Choice?
    for choice in choices {
      guard case .function(let function) = choice.member, function.parent?.kind != .protocol,
        function.generics.parameters.isEmpty,
        function.parameters.count == operands.count
      else { continue }
      guard zip(function.parameters, operands).allSatisfy({ $0.type == $1 }) else { continue }
      if found != nil { return nil }
      found = choice
    }
    return found
  }

  // MARK: Calls

  private func stepApply(_ function: Type, _ application: Application, _ place: Place) -> Outcome {
    let type = resolved(function)
    switch type {
    case .variable(let variable):
      if case .closure(let node, let expression)? = state.literals[variable.index] {
        // A closure called where it stands: its parameters are the arguments.
        _ = expression
        _ = node
        let made = FunctionType(application.types.map { FunctionType.Parameter($0) }, application.result)
        guard adopt(made, for: variable, node) else { return .failed }
        state.matches[ObjectIdentifier(application.node)] = ArgumentMatch(
          arguments: application.arguments.indices.map { [$0] })
        return .solved
      }
      return .deferred
    case .error: return unify(application.result, .error) ?? .solved
    case .function(let functionType):
      let chosen = state.chosen[ObjectIdentifier(application.callee)]
      let isMatched: Bool
      if let chosen, let parameters = checker.parameters(of: chosen.choice.member), !chosen.choice.isUnapplied {
        isMatched = relate(application, to: parameters, functionType, member: chosen.choice.member, place)
      } else {
        isMatched = relate(application, to: functionType, place)
      }
      if !isMatched { return .failed }
      var result = functionType.result
      if let opened = chosen?.choice.opened { result = erasing(opened, result) }
      for opened in (state.openings[ObjectIdentifier(application.node)] ?? [:]).values {
        result = erasing(opened, checker.canonical(deep(result), in: generics))
      }
      if let chosen, chosen.choice.isThroughOptional {
        state.score.wraps += 1
        return convert(result, application.result, place)
      }
      return unify(application.result, result) ?? mismatch(result, application.result, place)
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
      guard isMending else { return .failed }
      if case .enumCase(let entity)? = state.chosen[ObjectIdentifier(application.callee)]?.choice.member {
        _ = fail(.caseHasNoPayload(entity.name, declared: entity.span), at: application.callee.span)
      } else if let inner = checker.unwrapped(type), case .function = resolved(inner) {
        _ = fail(.mustUnwrapFunction(checker.describe(deep(type))), at: application.callee.span)
      } else {
        let isCallable = !checker.members(named: "callAsFunction", of: type, isMetatype: false, in: generics).isEmpty
        _ = fail(
          isCallable
            ? .unsupported("values called as functions (`callAsFunction`)")
            : .notCallable(checker.describe(deep(type))),
          at: application.callee.span)
      }
      return unify(application.result, .error) ?? .solved
    }
  }

  private func stepSubscript(_ base: Type, _ result: Type, _ application: Application, _ place: Place) -> Outcome {
    var type = resolved(base)
    var isStatic = false
    switch type {
    case .variable: return .deferred
    case .error: return unify(result, .error) ?? .solved
    case .metatype(let instance):
      type = resolved(instance)
      isStatic = true
    default: break
    }
    if case .member = type, hasVariables(type) { return .deferred }
    let choices = checker.members(named: "subscript", of: type, isMetatype: isStatic, in: generics)
      .filter { !$0.isUnapplied }
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
    let labels = CallLabels(
      Arguments(
        elements: application.arguments.map { argument in
          Arguments.Element(label: argument.label.map { Name($0, argument.span) }, value: argument.expression)
        }, trailingClosures: application.trailing, span: application.span))
    state.pending.append(Constraint(kind: .apply(function: callee, application), place: place))
    return settle(choices, callee, application.callee, labels, place)
  }
}

extension Solver.Reason {
  /// What the value was wanted for, in words.
  var context: CheckProblem.Context {
    switch self {
    case .initialValue: .initialValue
    case .assignment: .assignment
    case .returned: .returned
    case .condition: .condition
    case .element, .key: .element
    case .coercion: .coercion
    case .branch: .branch
    case .closureResult: .closureResult
    case .argument(let name, _): .argument(name)
    case .operand(let name): .operand(name)
    case .iteration: .iteration
    case .defaultValue: .defaultValue
    case .pattern: .pattern
    case .interpolation, .requirement, .none: .plain
    }
  }
}
