import Diagnostics
import Syntax

/// Using a value of one type where another is wanted.
extension Solver {
  /// States that a value of one type is used where another is wanted.
  func convert(_ found: Type, _ wanted: Type, _ place: Place) -> Outcome {
    let from = resolved(found)
    let to = resolved(wanted)
    if from == .error || to == .error {
      if case .variable = from { return unify(from, .error) ?? .solved }
      if case .variable = to { return unify(to, .error) ?? .solved }
      return .solved
    }
    if from == to {
      // Functions that differ in what they may keep go through the comparison of their parameters.
      guard case .function(let one) = from, case .function(let other) = to,
        zip(one.parameters, other.parameters).contains(where: { $1.isNonEscaping && !$0.isNonEscaping })
      else { return .solved }
    }
    if case .member = from, hasVariables(from) { return .deferred }
    if case .member = to, hasVariables(to) { return .deferred }
    switch (from, to) {
    case (.variable, .variable):
      // A literal that meets nothing but a type variable waits for what else that will meet.
      return .deferred
    case (.variable(let variable), _):
      if let inner = checker.unwrapped(to), resolved(inner) == from {
        state.score[.valueToOptional] += 1
        return .solved
      }
      guard let literal = state.literals[variable.index] else { return .deferred }
      return convertLiteral(variable, literal, to, place)
    case (_, .variable): return .deferred
    default:
      // Of functions that are given, not of closures, which are made for what takes them.
      if place.isInFunction, from != to, !hasVariables(from), !hasVariables(to), isChanged(from, to) {
        state.score[.functionConversion] += 1
        var part = place
        part.isInFunction = false
        return convertKnown(from, to, part)
      }
      guard place.isOfCollection else { return convertKnown(from, to, place) }
      var element = place
      element.isOfCollection = false
      if !hasVariables(from), !hasVariables(to), !isEqual(from, to) { state.score[.collectionUpcast] += 1 }
      return convertKnown(from, to, element)
    }
  }

  /// A part of a conversion: what has to wait is the part, not the whole.
  func relay(_ found: Type, _ wanted: Type, _ place: Place) -> Outcome {
    let outcome = convert(found, wanted, place)
    guard outcome == .deferred else { return outcome }
    state.pending.append(Constraint(kind: .convert(found, wanted), place: place))
    return .solved
  }

  func convertLiteral(_ variable: TypeVariable, _ literal: Literal, _ to: Type, _ place: Place) -> Outcome {
    if let inner = checker.unwrapped(to) {
      if case .null = literal {
        bind(variable, to: to)
        return .solved
      }
      state.score[.valueToOptional] += 1
      state.settled[.valueToOptional] += 1
      state.settledInOptional.append(variable.index)
      return relay(.variable(variable), inner, place)
    }
    if case .keyPath(let parts) = literal, let outcome = convertKeyPath(variable, parts, to, place) { return outcome }
    switch to {
    case _ where checker.isAnyHashable(to):
      if case .null = literal { return literalMismatch(literal, to, place) }
      if place.reason.isCompared { return literalMismatch(literal, to, place) }
      return .deferred
    case .existential:
      if case .null = literal { return literalMismatch(literal, to, place) }
      return .deferred
    case .nominal, .parameter, .member, .opaque, .function:
      let before = state.score
      if !takes(literal, to), let proto = takenInPart(literal, to) {
        bind(variable, to: to)
        if literal.hasDefault { state.score[.nonDefaultLiteral] += 1 }
        return stepConforms(to, proto, place)
      }
      if let outcome = assign(variable, to), outcome != .failed {
        if state.score != before { state.settled = state.settled + (state.score - before) }
        return outcome
      }
      // What is no such literal may still be the object that stands for what the literal is by itself.
      if case .coercion = place.reason, literal.hasDefault, case .nominal(let object, _) = to,
        checker.bridges(defaultType(of: literal), to: object)
      {
        return .deferred
      }
      return literalMismatch(literal, to, place)
    default: return literalMismatch(literal, to, place)
    }
  }

  func literalMismatch(_ literal: Literal, _ to: Type, _ place: Place) -> Outcome {
    if case .null = literal {
      return fail(.nilMismatch(checker.describe(deep(to)), place.reason.context), at: place.span) ? .solved : .failed
    }
    guard isMending else { return .failed }
    if case .keyPath(let parts) = literal { return mismatch(keyPathType(parts, insteadOf: to), to, place) }
    return mismatch(defaultType(of: literal), to, place)
  }

  func convertKnown(_ from: Type, _ to: Type, _ place: Place) -> Outcome {
    if case .implicit = place.reason, checker.neverType(from) {
      if !checker.neverType(to) { state.score[.functionConversion] += 1 }
      return .solved
    }
    if isMending ? isOpenOptional(from) && !isOpenTarget(to) : !place.isPartwise && mayBeEqual(from, to) {
      return .deferred
    }
    let whole = isMending ? Place.Whole(from: from, to: to) : nil
    // Into an optional: from an optional by its content, from anything else by wrapping.
    if let inner = checker.unwrapped(to) {
      if isOpenOptional(from), checker.unwrapped(resolved(inner)) != nil { return .deferred }
      if let given = checker.unwrapped(from),
        checker.optionalDepth(resolved(inner)) <= checker.optionalDepth(resolved(given))
      {
        return relay(given, inner, place.within(whole))
      }
      state.score[.valueToOptional] += 1
      return relay(from, inner, place)
    }
    switch (from, to) {
    case _ where checker.isAnyHashable(to):
      if from == to { return .solved }
      if place.reason.isCompared { return mismatch(from, to, place) }
      if hasVariables(from) { return .deferred }
      guard let hashable = checker.coreType("Hashable"),
        checker.conforms(canonicalDeep(from), to: hashable, in: generics)
      else { return mismatch(from, to, place) }
      state.score[.userConversion] += 1
      return .solved
    case (.nominal(let one, let oneArguments), .nominal(let other, let otherArguments)):
      if one === other {
        if one === checker.arrayNominal || one === checker.setNominal {
          var element = place.within(whole)
          element.isOfCollection = true
          return relay(oneArguments[0], otherArguments[0], element)
        }
        if one === checker.dictionaryNominal {
          state.pending.append(
            Constraint(kind: .convert(oneArguments[0], otherArguments[0]), place: place.within(whole)))
          state.pending.append(
            Constraint(kind: .convert(oneArguments[1], otherArguments[1]), place: place.within(whole)))
          return .solved
        }
        return unify(from, to) ?? mismatch(from, to, place)
      }
      if one.kind == .class, let view = checker.superclassView(of: from, as: other) {
        return unify(view, to) ?? mismatch(from, to, place)
      }
      if case .argument = place.reason, !place.isPart, !place.isOfCollection,
        checker.pointer(from: one, to: other) != nil
      {
        return unify(oneArguments[0], otherArguments[0]) ?? mismatch(from, to, place)
      }
      if case .coercion = place.reason {
        if checker.bridges(from, to: other) { return .solved }
        if let maker = checker.unbridging(from, to: to), !maker.isFailable { return .solved }
      }
      return mismatch(from, to, place)
    case (_, .existential(let existential)): return convert(from, toExistential: existential, to, place)
    case (.parameter, .nominal), (.member, .nominal), (.opaque, .nominal), (.existential, .nominal):
      if let bound = checker.superclassBound(of: from, in: generics) { return relay(bound, to, place) }
      if case .coercion = place.reason, case .existential = from, case .nominal(let other, _) = to,
        checker.bridges(from, to: other)
      {
        return .solved
      }
      return mismatch(from, to, place)
    case (.tuple(let one), .tuple(let other)):
      guard one.count == other.count, !(place.isInFunction && isReordered(one, other)) else {
        return mismatch(from, to, place)
      }
      for (source, second) in zip(Checker.order(of: one, as: other), other) {
        let first = one[source]
        if let label = first.label, let wanted = second.label, label != wanted { return mismatch(from, to, place) }
        state.pending.append(Constraint(kind: .convert(first.type, second.type), place: place.part(of: whole)))
      }
      return .solved
    case (.function(let one), .function(let other)):
      // `zip(a, b).map(+)`: as an argument, a function of several parameters takes the tuple of them; one of none, that of
      // nothing.
      if maySpread(one, at: place), other.parameters.count == 1 {
        switch resolved(other.parameters[0].type) {
        case .tuple(let parts) where parts.count == one.parameters.count:
          let spread = other.with(parts.map { FunctionType.Parameter($0.type) }, other.result)
          state.score[.functionConversion] += 1
          return relay(from, .function(spread), place)
        case .variable:
          // That is what it is, unless something else says that it is another tuple.
          let tuple = Type.tuple(one.parameters.map { Type.TupleElement(type: $0.type) })
          let gathered = one.with([FunctionType.Parameter(tuple)], one.result)
          state.score[.functionConversion] += 1
          return relay(.function(gathered), to, place)
        default: break
        }
      }
      guard one.parameters.count == other.parameters.count else { return mismatch(from, to, place) }
      if let problem = relateErrors(one, other, place) { return fail(problem, at: place.span) ? .solved : .failed }
      for (first, second) in zip(one.parameters, other.parameters) {
        if first.isInOut != second.isInOut || first.isVariadic != second.isVariadic { return mismatch(from, to, place) }
        if second.isNonEscaping, !first.isNonEscaping {
          let type = checker.describe(deep(second.type))
          return fail(.mayEscape(type), at: place.span) ? .solved : .failed
        }
        if first.isInOut {
          state.pending.append(Constraint(kind: .equal(first.type, second.type), place: place.part(of: whole)))
        } else {
          state.pending.append(Constraint(kind: .convert(second.type, first.type), place: place.inFunction(whole)))
        }
      }
      state.pending.append(Constraint(kind: .convert(one.result, other.result), place: place.inFunction(whole)))
      return .solved
    case (.metatype(let one), .metatype(let other)):
      if other == .any { return .solved }
      if case .existential = resolved(other) { return relay(one, other, place) }
      // Only of classes both of which are known, one is the other's.
      guard case .nominal(let above, _) = resolved(other), above.kind == .class, isOfClass(resolved(one)) else {
        return unify(from, to) ?? mismatch(from, to, place)
      }
      return relay(one, other, place)
    default: return unify(from, to) ?? mismatch(from, to, place)
    }
  }

  /// Whether the labels of a tuple are those of another one in another order, which a value is put into, but not what a function is
  /// given or gives.
  func isReordered(_ given: [Type.TupleElement], _ wanted: [Type.TupleElement]) -> Bool {
    given.count == wanted.count && Checker.order(of: given, as: wanted) != Array(given.indices)
  }

  /// Whether a function is an argument by itself, and may be given a tuple of what it takes.
  private func maySpread(_ function: FunctionType, at place: Place) -> Bool {
    switch place.reason {
    case .argument, .operand: if place.isPart || place.isOfCollection { return false }
    default: return false
    }
    return function.parameters.count != 1 && !function.parameters.contains { $0.isVariadic || $0.isInOut }
  }

  private func isOfClass(_ type: Type) -> Bool {
    switch type {
    case .nominal(let nominal, _): nominal.kind == .class
    case .parameter, .member, .opaque: checker.superclassBound(of: type, in: generics) != nil
    case .existential(let existential): existential.superclass != nil
    default: false
    }
  }

  /// Optionals and collections of which something is open are equal where they can be, and else converted part by part: which of
  /// it, the search tries.
  func mayBeEqual(_ from: Type, _ to: Type) -> Bool {
    guard case .nominal(let one, _) = from, case .nominal(let other, _) = to, one === other,
      one === checker.optionalNominal || one === checker.arrayNominal || one === checker.setNominal
        || one === checker.dictionaryNominal
    else { return false }
    return hasVariables(from) || hasVariables(to)
  }

  /// Tries whether two of these are equal; where they cannot be, the ways in which the one becomes the other.
  func matchParts(_ from: Type, _ to: Type, _ place: Place) {
    let start = state
    let before = recorded
    func attempt(_ name: String, _ holds: () -> Bool) {
      state = start
      trace("\(checker.describe(deep(from))) \(name) \(checker.describe(deep(to)))")
      traceDepth += 1
      if holds() { search() }
      traceDepth -= 1
    }
    attempt("is") { equate(from, to, place) }
    if budget <= 0 || recorded > before { return }
    guard let given = checker.unwrapped(from), let inner = checker.unwrapped(to) else {
      var parts = place
      parts.isPartwise = true
      return attempt("becomes, element by element,") {
        state.score[.collectionUpcast] += 1
        return convertKnown(from, to, parts) != .failed
      }
    }
    attempt("becomes, by its value,") { relay(given, inner, place.within(nil)) != .failed }
    if budget <= 0 { return }
    attempt("becomes, as a value,") {
      state.score[.valueToOptional] += 1
      return relay(from, inner, place) != .failed
    }
  }

  /// Whether a value becomes one of another kind: of a class above, an existential, an optional.
  private func isChanged(_ from: Type, _ to: Type) -> Bool {
    switch (from, to) {
    case (.function, .function), (.tuple, .tuple), (.metatype, .metatype): false
    default: to != .void && !isEqual(from, to) && !checker.neverType(from)
    }
  }

  /// `T?` where it is not known yet whether `T` is an optional itself.
  func isOpenOptional(_ type: Type) -> Bool {
    guard let inner = checker.unwrapped(type), case .variable(let variable) = resolved(inner) else { return false }
    return state.literals[variable.index] == nil
  }

  /// What takes an optional as it is, whatever is in it.
  private func isOpenTarget(_ type: Type) -> Bool {
    if case .existential = type { return true }
    return checker.unwrapped(type) != nil || checker.isAnyHashable(type)
  }

  func isEqual(_ left: Type, _ right: Type) -> Bool { canonicalDeep(left) == canonicalDeep(right) }

  func convert(_ from: Type, toExistential existential: Existential, _ to: Type, _ place: Place) -> Outcome {
    if existential.protocols.isEmpty, existential.superclass == nil {
      if !existential.isClassBound {
        if from != .any { state.score[.emptyExistential] += 1 }
        return .solved
      }
      if checker.isClassBound(from, in: generics) { return .solved }
      // `value as AnyObject`: what is no instance would be put into one.
      if case .coercion = place.reason { return hasVariables(from) ? .deferred : .solved }
      return mismatch(from, to, place)
    }
    if case .metatype = from { return mismatch(from, to, place) }
    if existential.isClassBound, existential.superclass == nil,
      !existential.protocols.contains(where: { $0.isClassBound }), !checker.isClassBound(from, in: generics)
    {
      return mismatch(from, to, place)
    }
    if let superclass = existential.superclass, convert(from, superclass, place) == .failed { return .failed }
    if case .existential(let given) = from {
      let known = given.protocols.flatMap { [$0] + checker.allRefined(of: $0) }
      for proto in existential.protocols where !known.contains(proto) && !proto.isMarker {
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
      switch unify(own, type) {
      case .solved: continue
      case .deferred: state.pending.append(Constraint(kind: .same(own, type), place: place))
      case .failed, nil: return mismatch(from, to, place)
      }
    }
    return .solved
  }

  func conformanceMismatch(_ from: Type, _ proto: Nominal, _ to: Type, _ place: Place) -> Outcome {
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
}
