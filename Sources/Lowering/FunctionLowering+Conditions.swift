import Checking
import Diagnostics
import Machine

/// Conditions jump; they make a Bool only where one is asked for.
extension FunctionLowering {
  /// Jumps where the condition does not hold.
  func jump(unless term: Term, to label: CodeLabel) throws {
    switch term.kind {
    case .boolean(let flag):
      if !flag { code.jump(to: label) }
    case .and(let left, let right):
      try jump(unless: left, to: label)
      try jump(unless: right, to: label)
    case .or(let left, let right):
      let holds = code.newLabel()
      try jump(when: left, to: holds)
      try jump(unless: right, to: label)
      bind(holds)
    default:
      if let inner = negated(term) { return try jump(when: inner, to: label) }
      if try compare(term, holds: false, to: label) { return }
      let mark = top
      let value = try evaluate(term)
      code.jump(ifNot: value.register, to: label)
      giveBack(to: mark)
    }
  }

  /// Jumps where the condition holds.
  func jump(when term: Term, to label: CodeLabel) throws {
    switch term.kind {
    case .boolean(let flag):
      if flag { code.jump(to: label) }
    case .or(let left, let right):
      try jump(when: left, to: label)
      try jump(when: right, to: label)
    case .and(let left, let right):
      let fails = code.newLabel()
      try jump(unless: left, to: fails)
      try jump(when: right, to: label)
      bind(fails)
    default:
      if let inner = negated(term) { return try jump(unless: inner, to: label) }
      if try compare(term, holds: true, to: label) { return }
      let mark = top
      let value = try evaluate(term)
      code.jump(if: value.register, to: label)
      giveBack(to: mark)
    }
  }

  private func negated(_ term: Term) -> Term? {
    if case .call(.function(let function, _, _, _, _), let arguments) = term.kind, function.intrinsic == "bool.not" {
      return arguments.first
    }
    return nil
  }

  /// The function that a call comes to and its operands, where that is an intrinsic.
  private func comparison(_ term: Term) -> (intrinsic: String, left: Term, right: Term)? {
    guard case .call(.function(let function, let types, let dispatch, nil, _), let arguments) = term.kind,
      arguments.count == 2
    else { return nil }
    if let intrinsic = function.intrinsic { return (intrinsic, arguments[0], arguments[1]) }
    guard case .requirement = dispatch,
      case .function(let chosen, _)? = program.witness(for: function, arguments: types.map(concrete)),
      let intrinsic = chosen.intrinsic
    else { return nil }
    return (intrinsic, arguments[0], arguments[1])
  }

  /// Compares and jumps in one instruction; false where the condition is no such comparison.
  private func compare(_ term: Term, holds: Bool, to label: CodeLabel) throws -> Bool {
    if let value = nilComparison(term) {
      let mark = top
      let optional = concrete(value.optional.type)
      let before = held.count
      let whole = try resolve(value.optional, forWriting: false)
      let layout = try layout(of: whole)
      let slot = try tagSlot(of: optional)
      let tag = try load(part(whole, slot, Layout([layout.slots[slot]])))
      if held.count > before || (tag.isOwned && !tag.layout.isTrivial) {
        let flag = allocate(1)
        emit(.neImm, flag, tag.register, 0)
        release(tag)
        releaseHeld(before)
        if value.isEqual == holds { code.jump(ifNot: flag, to: label) } else { code.jump(if: flag, to: label) }
      } else if value.isEqual == holds {
        code.jump(ifNot: tag.register, to: label)
      } else {
        code.jump(if: tag.register, to: label)
      }
      giveBack(to: mark)
      return true
    }
    guard let (intrinsic, left, right) = comparison(term) else { return false }
    if let comparison = Self.intComparisons[intrinsic] {
      let mark = top
      let wanted = holds ? comparison : comparison.negated
      let first = try operand(left, before: right)
      if let number = number(.term(right)), CodeBuilder.isImmediate(number) {
        code.jump(if: first, wanted, immediate: number, to: label)
      } else {
        code.jump(if: first, wanted, try evaluate(right).register, to: label)
      }
      giveBack(to: mark)
      return true
    }
    if let comparison = Self.doubleComparisons[intrinsic] {
      let mark = top
      let first = try operand(left, before: right)
      let second = try evaluate(right).register
      code.jump(ifDouble: first, comparison, second, negated: !holds, to: label)
      giveBack(to: mark)
      return true
    }
    return false
  }

  /// A number that is needed until after `next` has been evaluated.
  func operand(_ term: Term, before next: Term?) throws -> Int {
    let value = try evaluate(term)
    if case .local(let variable) = value.holder, let next, !next.isQuiet, next.writes(variable) {
      return own(value).register
    }
    return value.register
  }

  /// `x == nil`, `x != nil`
  func nilComparison(_ term: Term) -> (optional: Term, isEqual: Bool)? {
    guard case .call(.function(let function, _, _, nil, _), let arguments) = term.kind, arguments.count == 2,
      function.parent === lowerer.core.optional, function.name == "==" || function.name == "!="
    else { return nil }
    for position in arguments.indices {
      if case .nominal(let nominal, _) = function.parameters[position].type, nominal === lowerer.core.nilComparison {
        return (arguments[1 - position], function.name == "==")
      }
    }
    return nil
  }

  static let intComparisons: [String: Comparison] = [
    "int.eq": .equal, "int.ne": .notEqual, "int.lt": .less, "int.le": .lessOrEqual, "int.gt": .greater,
    "int.ge": .greaterOrEqual, "bool.eq": .equal, "bool.ne": .notEqual,
  ]
  static let doubleComparisons: [String: Comparison] = [
    "double.eq": .equal, "double.ne": .notEqual, "double.lt": .less, "double.le": .lessOrEqual, "double.gt": .greater,
    "double.ge": .greaterOrEqual,
  ]

  // MARK: Conditions of statements

  /// Writes the conditions of an `if`, `guard` or `while`; what they bind belongs to the innermost scope. Where one
  /// fails,
  /// the result says which label to bind, and what has been bound by then and must be released on the way.
  func lowerConditions(_ conditions: [CheckedCondition]) throws -> [(label: CodeLabel, owned: Int)] {
    guard let scope = scopes.last else { return [] }
    var failures: [(label: CodeLabel, owned: Int)] = []
    for condition in conditions {
      let label = code.newLabel()
      switch condition {
      case .boolean(let term):
        failures.append((label, scope.owned.count))
        try jump(unless: term, to: label)
      case .pattern(let pattern, let term):
        let before = scope.owned.count
        let subject = try bindSubject(term, isMutated: pattern.bindsMutable)
        let isKept = scope.owned.count > before
        failures.append((label, scope.owned.count))
        try match(pattern, subject, failing: label)
        if isKept { letGo(subject, butFor: pattern.variables) }
      }
    }
    return failures
  }

  /// Binds the labels of failures. Each releases what the scope had come to own between it and the one before, and
  /// goes on
  /// there; behind the first nothing is owned but the first `start`.
  func bindFailures(_ failures: [(label: CodeLabel, owned: Int)], _ owned: [Value], from start: Int) {
    for (index, failure) in failures.enumerated().reversed() {
      bind(failure.label)
      let earlier = index > 0 ? failures[index - 1].owned : start
      if failure.owned > earlier {
        for value in owned[earlier..<failure.owned].reversed() { release(value) }
      }
    }
  }
}

extension Comparison {
  var negated: Comparison {
    switch self {
    case .equal: .notEqual
    case .notEqual: .equal
    case .less: .greaterOrEqual
    case .lessOrEqual: .greater
    case .greater: .lessOrEqual
    case .greaterOrEqual: .less
    }
  }
}

extension CheckedPattern {
  /// Whether it is a tuple of names, which any value of its type matches.
  var takesApart: Bool {
    guard case .tuple(let parts) = kind else { return false }
    return parts.allSatisfy { part in
      switch part.kind {
      case .bind, .wildcard: true
      default: part.takesApart
      }
    }
  }

  /// Whether it binds a variable that can be written to.
  var bindsMutable: Bool { variables.contains { !$0.isLet } }

  /// Whether what it matches may be a value made for the matching.
  var casts: Bool {
    switch kind {
    case .cast: true
    case .tuple(let parts), .enumCase(_, let parts): parts.contains { $0.casts }
    case .some(let inner): inner.casts
    case .wildcard, .bind, .none, .test: false
    }
  }
}
