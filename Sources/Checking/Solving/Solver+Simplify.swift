import Diagnostics
import Syntax

/// Wearing constraints down until they hold, fail, or wait for type variables to be known.
extension Solver {
  enum Outcome { case solved, deferred, failed }

  /// Runs over the pending constraints until nothing moves any more. False where one fails.
  func simplify() -> Bool {
    var moved = true
    var rounds = 0
    while moved {
      moved = false
      // A constraint that makes others and waits itself would go on for ever.
      rounds += 1
      if rounds > 10_000 || isToStop {
        budget = 0
        return false
      }
      let work = state.pending
      // A closure that is entered may be looked at on its own in between.
      let outer = underway
      underway = work
      defer { underway = outer }
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

  func step(_ constraint: Constraint) -> Outcome {
    let place = constraint.place
    switch constraint.kind {
    case .convert(let from, let to): return convert(from, to, place)
    case .equal(let left, let right): return unify(left, right) ?? mismatch(left, right, place)
    case .same(let left, let right): return stepSame(left, right, place)
    case .conforms(let type, let proto): return stepConforms(type, proto, place)
    case .inherits(let type, let superclass):
      let subject = resolved(type)
      if case .variable = subject { return .deferred }
      if case .member = subject, hasVariables(subject) { return .deferred }
      if hasVariables(superclass) { return convert(subject, superclass, place) }
      if checker.isSubclass(canonicalDeep(subject), of: canonicalDeep(superclass), in: generics) { return .solved }
      return requirementFailed(
        UnmetRequirement(
          kind: .superclass, type: checker.describe(deep(subject)), required: checker.describe(deep(superclass)),
          isExistential: false), place)
    case .classBound(let type):
      let subject = resolved(type)
      if case .variable = subject { return .deferred }
      if case .member = subject, hasVariables(subject) { return .deferred }
      if subject == .error || checker.satisfiesClassBound(subject, in: generics) { return .solved }
      return requirementFailed(
        UnmetRequirement(
          kind: .classBound, type: checker.describe(deep(subject)), required: "AnyObject",
          isExistential: checker.isExistential(subject)), place)
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
      guard let type = lookedUp(optional) else { return .deferred }
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
    case .discard(let value):
      let type = resolved(value)
      if case .variable(let variable) = type, state.literals[variable.index]?.hasDefault != true { return .deferred }
      if type != .void, type != .error { state.score[.functionConversion] += 1 }
      return .solved
    case .implicitUnwrap(let optional, let result, let node):
      // Known as what is in it, it is taken out; known as an optional, it stays one; else the search tries both.
      let wanted = resolved(result)
      if case .variable = wanted { return .deferred }
      if checker.unwrapped(wanted) != nil || checker.isExistential(wanted) {
        return unify(wanted, optional) ?? mismatch(optional, wanted, place)
      }
      guard let known = lookedUp(optional) else { return .deferred }
      guard let inner = checker.unwrapped(known) else { return unify(wanted, optional) ?? .solved }
      state.forced.insert(ObjectIdentifier(node))
      state.score[.forcedUnchecked] += 1
      return unify(wanted, inner) ?? mismatch(inner, wanted, place)
    case .tupleElement(let base, let index, let result, let node):
      guard let type = lookedUp(base) else { return .deferred }
      switch type {
      case .variable: return .deferred
      case .error: return unify(result, .error) ?? .solved
      case .tuple(let elements) where index < elements.count:
        return unify(result, elements[index].type) ?? mismatch(result, elements[index].type, place)
      default:
        let name = Name(String(index), place.span)
        if let outcome = stepDynamicMember(type, name, result, node, place, isStatic: false) { return outcome }
        guard fail(.noMember(name: String(index), of: checker.describe(deep(type)), suggestion: nil), at: place.span)
        else {
          return .failed
        }
        return unify(result, .error) ?? .solved
      }
    }
  }

  /// A type, or what the associated type is that it is; nil as long as nobody knows of what.
  func lookedUp(_ type: Type) -> Type? {
    let type = resolved(type)
    guard case .member = type else { return type }
    return hasVariables(type) ? nil : canonicalDeep(type)
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

  func mismatch(_ found: Type, _ expected: Type, _ place: Place) -> Outcome {
    guard isMending else { return .failed }
    if let sign = assignmentSign(place.span, found, expected) {
      return fail(.assignmentAsBoolean, at: sign) ? .solved : .failed
    }
    if case .operand = place.reason, let application = application(having: place.span), mixesTextAndNumber(application)
    {
      return reportOperator(application) ? .solved : .failed
    }
    return fail(problem(of: found, for: expected, place), at: place.span) ? .solved : .failed
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
    case .branch: .branch(closure: nil)
    case .closureResult: .closureResult
    case .keyPathValue: .keyPathValue
    case .argument(let name, _): .argument(name)
    case .operand(let name): .operand(name)
    case .iteration: .iteration
    case .defaultValue: .defaultValue
    case .pattern: .pattern
    case .thrown: .thrown
    case .implicit(let reason): reason.context
    case .interpolation, .requirement, .none: .plain
    }
  }
}
