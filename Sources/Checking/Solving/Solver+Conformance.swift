import Diagnostics
import Syntax

/// What constraints ask of types: conformances and same types.
extension Solver {
  func stepConforms(_ type: Type, _ proto: Nominal, _ place: Place) -> Outcome {
    let subject = resolved(type)
    switch subject {
    case .variable: return .deferred
    case .error: return .solved
    default: break
    }
    if case .member = subject, hasVariables(subject) { return .deferred }
    if hasVariables(subject), case .nominal(let nominal, let arguments) = subject {
      if proto === checker.anyRoot || proto.isMarker { return .solved }
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

  func unmetConformance(_ type: Type, _ proto: Nominal, _ place: Place) -> Outcome {
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

  func requirementFailed(_ unmet: UnmetRequirement, _ place: Place) -> Outcome {
    var owner: Member?
    if case .requirement(let member, _) = place.reason { owner = member }
    // What one of its functions asks of an operand itself says nothing to who wrote the operator: there is none for the two.
    if case .function(let function)? = owner, checker.isOperator(function.name),
      let applied = applied(operator: place.span),
      applied.types.contains(where: { operandText($0) == unmet.type })
    {
      return reportOperator(applied) ? .solved : .failed
    }
    let what: String
    switch owner {
    case .function(let function)? where function.kind == .initializer:
      what = "generic type `\(function.parent?.name ?? "")`"
    case .function?: what = owner.map { "`\(checker.fullName(of: $0))`" } ?? ""
    case .some(let member): what = "`\(checker.memberName(member))`"
    case nil: what = "the opaque type"
    }
    return fail(.unmet(unmet.facts(of: what, asked: owner?.span)), at: place.span) ? .solved : .failed
  }

  private func applied(operator span: Span) -> Application? {
    state.operatorApplications.values.first { $0.span.start == span.start && $0.span.end == span.end }
  }

  func stepSame(_ left: Type, _ right: Type, _ place: Place) -> Outcome {
    let one = resolved(left)
    let other = resolved(right)
    if case .member = one, hasVariables(one) { return .deferred }
    if case .member = other, hasVariables(other) { return .deferred }
    // When looking for what is wrong, a value says of which type it is before an extension says of which it must be.
    if isMending, case .requirement = place.reason, !isSettled(one) || !isSettled(other) { return .deferred }
    if let outcome = unify(one, other) { return outcome }
    if isOfArray(left) || isOfArray(right), let outcome = unify(unlabelled(one), unlabelled(other)) { return outcome }
    return requirementFailed(
      UnmetRequirement(
        kind: .sameType, type: checker.describe(deep(one)), required: checker.describe(deep(other)),
        isExistential: false),
      place)
  }

  /// An array of tuples can be taken for one whose tuples have no labels.
  private func isOfArray(_ type: Type) -> Bool {
    guard case .member(let base, _) = type, case .nominal(let nominal, _) = resolved(base) else { return false }
    return nominal === checker.arrayNominal
  }

  private func unlabelled(_ type: Type) -> Type {
    guard case .tuple(let elements) = type else { return type }
    return .tuple(elements.map { Type.TupleElement(type: $0.type) })
  }

  func isSettled(_ type: Type) -> Bool {
    if case .variable = type { return false }
    return true
  }
}
