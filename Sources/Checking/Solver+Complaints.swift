import Diagnostics
import Syntax

/// Saying why there is no solution.
extension Solver {
  func reportStuck(_ constraint: Constraint) {
    let found = state.fixes.count
    reportUnknown(constraint)
    for index in state.fixes.indices.dropFirst(found) { state.fixes[index].isOfIgnorance = true }
  }

  private func reportUnknown(_ constraint: Constraint) {
    switch constraint.kind {
    case .conforms(let type, _), .classBound(let type), .inherits(let type, _):
      if case .requirement(let member?, let parameter?) = constraint.place.reason {
        _ = fail(
          .cannotInfer(
            parameter: parameter.name, of: checker.fullName(of: member), declared: isLibrary(member) ? nil : member.span
          ),
          at: constraint.place.span)
      } else {
        _ = fail(.cannotInferType, at: constraint.place.span)
      }
      _ = unify(type, .error)
    case .convert(let from, let to):
      if case .variable(let variable) = resolved(from), case .null? = state.literals[variable.index] {
        _ = fail(.nilNeedsType, at: constraint.place.span)
      } else {
        _ = fail(.cannotInferType, at: constraint.place.span)
      }
      _ = unify(from, .error)
      _ = unify(to, .error)
    case .implicitMember(let base, let name, let result, _, _):
      _ = fail(.implicitMemberNeedsType(name.text), at: name.span)
      _ = unify(base, .error)
      _ = unify(result, .error)
    case .member(let base, _, let result, _, _):
      _ = fail(.cannotInferType, at: constraint.place.span)
      _ = unify(base, .error)
      _ = unify(result, .error)
    case .closure(let node, let type, _, _):
      if node.parameters == nil { _ = fail(.closureNeedsType, at: node.span) }
      _ = unify(type, .error)
    case .apply(let function, let application):
      _ = fail(.cannotInferType, at: constraint.place.span, weight: 0)
      _ = unify(function, .error)
      _ = unify(application.result, .error)
    case .subscripted(let base, let result, _):
      _ = fail(.cannotInferType, at: constraint.place.span)
      _ = unify(base, .error)
      _ = unify(result, .error)
    case .unwrap(let base, let result, _), .chain(let base, let result), .tupleElement(let base, _, let result),
      .implicitUnwrap(let base, let result, _):
      _ = fail(.cannotInferType, at: constraint.place.span)
      _ = unify(base, .error)
      _ = unify(result, .error)
    case .equal(let left, let right), .same(let left, let right):
      _ = fail(.cannotInferType, at: constraint.place.span)
      _ = unify(left, .error)
      _ = unify(right, .error)
    case .overload(_, let result, _, _): _ = unify(result, .error)
    case .discard: break
    }
  }

  func operandText(_ type: Type) -> String {
    let known = resolved(type)
    if case .variable(let variable) = known, let literal = state.literals[variable.index] {
      if case .null = literal { return "nil" }
      return checker.describe(deep(defaultType(of: literal)))
    }
    return checker.describe(deep(known))
  }

  @discardableResult
  func reportOperator(_ application: Application) -> Bool {
    let types = application.types.map(operandText)
    let isTold = fail(
      .operatorMismatch(name: application.span.text, types: types, optionalOperand: optionalOperand(application)),
      at: application.span)
    if isTold { state.fixes[state.fixes.count - 1].operands = application.arguments.map(\.span) }
    return isTold
  }

  func optionalOperand(_ application: Application) -> String? {
    guard application.types.contains(where: { checker.unwrapped(resolved($0)) == nil }) else { return nil }
    for (index, type) in application.types.enumerated() where checker.unwrapped(resolved(type)) != nil {
      return application.arguments[index].expression.span.text
    }
    return nil
  }

  func mismatchProblem(_ found: Type, _ expected: Type, _ reason: Reason) -> CheckProblem {
    let from = canonicalDeep(found)
    let to = canonicalDeep(expected)
    if let inner = checker.unwrapped(from), checker.unwrapped(to) == nil {
      if inner == to || isConvertible(inner, to) {
        return .mustUnwrap(checker.describe(from), checker.describe(to))
      }
    }
    return .mismatch(found: checker.describe(from), expected: checker.describe(to), context: reason.context)
  }

  func isConvertible(_ from: Type, _ to: Type) -> Bool {
    if case .existential(let existential) = to {
      return existential.protocols.allSatisfy { checker.conforms(from, to: $0, in: generics) }
    }
    if case .nominal(let nominal, _) = to { return checker.superclassView(of: from, as: nominal) != nil }
    return false
  }
}
