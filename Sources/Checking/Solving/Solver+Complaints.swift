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
    case .unwrap(let base, let result, _), .tupleElement(let base, _, let result, _),
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
    // The `~=` of a pattern has the pattern's place.
    if !isWritten(application), types.count == 2 {
      return fail(.patternMismatch(pattern: types[0], value: types[1]), at: application.span)
    }
    if let (optional, inner, span) = operandToUnwrap(application) {
      return fail(.mustUnwrap(checker.describe(deep(optional)), checker.describe(deep(inner))), at: span)
    }
    let isTold = fail(
      .operatorMismatch(name: application.span.text, types: types, optionalOperand: optionalOperand(application)),
      at: application.span)
    if isTold { state.fixes[state.fixes.count - 1].operands = application.arguments.map(\.span) }
    return isTold
  }

  /// The one operand that is an optional, where what is in it would go with the other.
  private func operandToUnwrap(_ application: Application) -> (optional: Type, inner: Type, span: Span)? {
    let optionals = application.types.indices.filter { checker.unwrapped(resolved(application.types[$0])) != nil }
    // What can be compared can be compared as an optional too.
    guard !["==", "!="].contains(application.span.text), optionals.count == 1, let index = optionals.first,
      index < application.arguments.count,
      let inner = checker.unwrapped(resolved(application.types[index])), checker.unwrapped(resolved(inner)) == nil
    else { return nil }
    for (other, type) in application.types.enumerated() where other != index {
      if case .variable(let variable) = resolved(type), state.literals[variable.index] == nil { return nil }
      guard couldPass(type, to: inner, isOperand: true) else { return nil }
    }
    return (resolved(application.types[index]), inner, application.arguments[index].span)
  }

  /// What has become of the types that were open when this was found to be wrong.
  func openTypes(of fix: Fix, in solution: State) -> OpenTypes {
    let current = state
    state = solution
    defer { state = current }
    return OpenTypes(in: fix.problem) { checker.describe(settled(.variable(TypeVariable(index: $0)))) }
  }

  func headline(of fix: Fix, in solution: State) -> String {
    openTypes(of: fix, in: solution).message(of: fix.problem).headline
  }

  /// With literals that nothing has said anything of as what they are by themselves.
  private func settled(_ type: Type) -> Type {
    deep(type).mapping { part in
      guard case .variable(let variable) = part, let literal = state.literals[variable.index] else { return nil }
      switch literal {
      case .integer, .float, .boolean, .string: return defaultType(of: literal)
      case .array, .dictionary: return settled(defaultType(of: literal))
      case .null, .closure, .keyPath: return nil
      }
    }
  }

  /// That no operator of a name takes its operands, where all that is open is which of them was meant.
  func operatorProblem(among members: [Member]) -> (CheckProblem, Span)? {
    for (key, application) in state.operatorApplications {
      guard let chosen = state.chosen[key]?.choice.member, members.contains(where: { $0.identity == chosen.identity }),
        application.arguments.allSatisfy({ $0.span.start != application.span.start })
      else { continue }
      if let (optional, inner, span) = operandToUnwrap(application) {
        return (.mustUnwrap(checker.describe(deep(optional)), checker.describe(deep(inner))), span)
      }
      let types = application.types.map(operandText)
      if types.contains(where: { $0.contains("_") }) || Set(types).count < types.count { continue }
      return (
        .operatorMismatch(
          name: application.span.text, types: types, optionalOperand: optionalOperand(application)), application.span
      )
    }
    return nil
  }

  func optionalOperand(_ application: Application) -> String? {
    guard application.types.contains(where: { checker.unwrapped(resolved($0)) == nil }) else { return nil }
    for (index, type) in application.types.enumerated() where checker.unwrapped(resolved(type)) != nil {
      return application.arguments[index].expression.span.text
    }
    return nil
  }

  /// The `=` of an assignment that stands where true or false is wanted.
  func assignmentSign(_ span: Span, _ found: Type, _ expected: Type) -> Span? {
    guard resolved(found) == .void, resolved(expected) == checker.bool,
      let known = complaints.assignments.first(where: { $0.whole.start == span.start && $0.whole.end == span.end })
    else { return nil }
    let between = Span(span.source, Int(known.target.end), Int(known.value.start))
    guard let offset = between.text.utf8.enumerated().first(where: { $1 == UInt8(ascii: "=") })?.offset else {
      return nil
    }
    return Span(span.source, Int(between.start) + offset, Int(between.start) + offset + 1)
  }

  func application(having operand: Span) -> Application? {
    state.operatorApplications.values.first { application in
      application.arguments.contains { $0.span.start == operand.start && $0.span.end == operand.end }
    }
  }

  /// Which of the two operands is the wrong one cannot be told where one is text and the other a number.
  func mixesTextAndNumber(_ application: Application) -> Bool {
    let types = application.types.map { type in
      let known = resolved(type)
      return literal(of: known).map { $0.hasDefault ? defaultType(of: $0) : .error } ?? known
    }
    guard types.count == 2, isWritten(application), let numeric = checker.coreType("Numeric") else { return false }
    func isNumber(_ type: Type) -> Bool {
      guard case .nominal = type, !hasVariables(type) else { return false }
      return checker.conforms(type, to: numeric, in: generics)
    }
    return types.contains(checker.string) && types.contains(where: isNumber)
  }

  /// A pattern that is compared stands for the operator too.
  private func isWritten(_ application: Application) -> Bool {
    !application.arguments.contains { $0.span.start == application.span.start }
  }

  func mismatchProblem(_ found: Type, _ expected: Type, _ reason: Reason) -> CheckProblem {
    let from = canonicalDeep(found)
    let to = canonicalDeep(expected)
    if let inner = checker.unwrapped(from), checker.unwrapped(to) == nil {
      if inner == to || isConvertible(inner, to) {
        return .mustUnwrap(checker.describe(from), checker.describe(to))
      }
    }
    if case .argument = reason, isLendable(from, to) { return .unsupported("lending a list or a text to a pointer") }
    return .mismatch(found: checker.describe(from), expected: checker.describe(to), context: reason.context)
  }

  /// Whether Swift would hand a pointer over to what is in a value.
  private func isLendable(_ value: Type, _ pointer: Type) -> Bool {
    guard case .nominal(let nominal, let pointees) = checker.unwrapped(pointer) ?? pointer,
      nominal === checker.coreType("UnsafePointer"), let pointee = pointees.first
    else { return false }
    if let element = checker.element(ofArray: value) { return mayBe(element, pointee) }
    guard case .nominal(let text, _) = value, text === checker.coreType("String"),
      case .nominal(let byte, _) = pointee
    else { return false }
    return byte.module === checker.core.module && ["Int8", "UInt8"].contains(byte.name)
  }

  /// Two branches in a closure that both become what it is made for do not do so there, unless the closure says what it gives.
  private func branchProblem(_ found: Type, _ expected: Type, in span: Span) -> CheckProblem {
    let (one, other) = (canonicalDeep(found), canonicalDeep(expected))
    let closure = state.closures.values.filter { $0.node.span.contains(span) && $0.node.result == nil }
      .min { $0.node.span.text.utf8.count < $1.node.span.text.utf8.count }
    let wider = closure.flatMap { commonExistential(one, other, canonicalDeep($0.result)) }
    return .mismatch(
      found: checker.describe(one), expected: checker.describe(other),
      context: .branch(closure: wider.map { checker.describe($0) }))
  }

  /// What two types become both: what is asked for, or else a protocol of the script, or one that a type of the script takes from a
  /// module it imports. What the library says of its own types depends on which modules are there.
  private func commonExistential(_ one: Type, _ other: Type, _ asked: Type) -> Type? {
    if checker.isExistential(asked), isConvertible(one, asked), isConvertible(other, asked) { return asked }
    guard case .nominal(let nominal, _) = one else { return nil }
    let (main, core) = (checker.main.module, checker.core.module)
    func isOfScript(_ proto: Nominal) -> Bool {
      proto.module === main || nominal.module === main && proto.module !== core
    }
    return nominal.conformances.lazy.map(\.proto)
      .first { isOfScript($0) && self.checker.conforms(other, to: $0, in: self.generics) }
      .map { .existential(Existential(protocols: [$0])) }
  }

  /// Of an operator that is handed over, which of its many meanings was tried last says nothing.
  func problem(of found: Type, for expected: Type, _ place: Place) -> CheckProblem {
    if isMending, case .function(let wanted) = resolved(expected), found.isFunction {
      let name = place.span.text
      if checker.isOperator(name), checker.operatorFunctions(name, seenIn: context.scope.module).count > 1 {
        return .noOperatorFits(name, checker.describe(canonicalDeep(.function(wanted))))
      }
    }
    if let whole = place.whole, !hasVariables(whole.from), !hasVariables(whole.to) {
      return mismatchProblem(whole.from, whole.to, place.reason)
    }
    if case .branch = place.reason { return branchProblem(found, expected, in: place.span) }
    return mismatchProblem(found, expected, place.reason)
  }

  func isConvertible(_ from: Type, _ to: Type) -> Bool {
    if case .existential(let existential) = to {
      return existential.protocols.allSatisfy { checker.conforms(from, to: $0, in: generics) }
    }
    if case .nominal(let nominal, _) = to { return checker.superclassView(of: from, as: nominal) != nil }
    return false
  }
}
