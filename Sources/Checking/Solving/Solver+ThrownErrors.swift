import Diagnostics
import Syntax

/// What functions throw, where the type is said: `throws(Problem)`.
extension Solver {
  private var anyError: Type { checker.coreType("Error").map { .existential(Existential(protocols: [$0])) } ?? .error }
  private var never: Type { checker.coreNamed("Never") }

  /// What can come out of a function; nil where nothing can.
  private func thrown(by function: FunctionType) -> Type? {
    guard function.isThrowing else { return nil }
    let type = resolved(function.thrown ?? anyError)
    return type.isNever ? nil : type
  }

  /// One function as another: what the one throws, the other must say. What is wrong with that, if anything is.
  func relateErrors(_ one: FunctionType, _ other: FunctionType, _ place: Place) -> CheckProblem? {
    if one.isAsync, !other.isAsync {
      return .asyncFunction(checker.describe(deep(.function(one))), checker.describe(deep(.function(other))))
    }
    if !one.isAsync, other.isAsync { state.score[.syncInAsync] += 1 }
    let given = thrown(by: one)
    guard let wanted = thrown(by: other) else {
      if given == nil { return nil }
      return .throwingFunction(checker.describe(deep(.function(one))), checker.describe(deep(.function(other))))
    }
    if case .variable = wanted {
      state.pending.append(Constraint(kind: .equal(given ?? never, wanted), place: place))
    } else if let given, wanted != anyError {
      if case .variable = given {
        state.pending.append(Constraint(kind: .equal(given, wanted), place: place))
      } else if !isEqual(given, wanted) {
        return .throwsOther(checker.describe(deep(given)), checker.describe(deep(wanted)))
      }
    }
    return nil
  }

  /// What must be the same for two functions to be of one type; nil where it can't be.
  func errorsToUnify(_ one: FunctionType, _ other: FunctionType) -> [(Type, Type)]? {
    if one.isAsync != other.isAsync { return nil }
    switch (thrown(by: one), thrown(by: other)) {
    case (nil, nil): return []
    case (let first?, let second?): return [(first, second)]
    case (nil, let type?), (let type?, nil):
      if case .variable = type { return [(type, never)] }
      return nil
    }
  }

  /// What a closure throws: what it says. One that does not say it throws any error; only where nothing but the closure is asked for, as
  /// the value of a variable is, it is what is asked for.
  func thrown(by node: ClosureNode, _ expression: Expression, in wanted: FunctionType) -> Type? {
    if let written = node.thrown { return checker.resolveThrown(written, in: context.scope) }
    guard expression === contextualClosure, node.mayThrow, let asked = thrown(by: wanted), asked != anyError else {
      return nil
    }
    if case .variable = asked { return nil }
    return asked
  }
}
