import Syntax

/// What joins two values into one: `a ? b : c`, and `a ?? b`.
extension Solver {
  /// Where `a ? b : c` becomes an existential, its branches do so one by one: in `print(isNew ? 1 : 2.5)` the one is an `Int`.
  /// They have a type of their own where one of them is an optional.
  func existential(above upper: [Type], _ lower: [Type]) -> Type? {
    if lower.contains(where: { checker.unwrapped($0) != nil }) { return nil }
    return upper.lazy.map { [self] in checker.unwrapped($0) ?? $0 }.first(where: checker.isExistential)
  }

  /// Nil as long as it is not known of every branch what it is.
  func mayBeWide(_ index: Int, _ joined: Expression, _ related: [(Int, Int)]) -> Bool? {
    var isKnown = true
    if case .ternary = joined.kind {
    } else {
      let key = ObjectIdentifier(joined)
      let first = (Self.containsChain(joined) ? state.spineTypes[key] : nil) ?? state.types[key] ?? .error
      // What a chain ends with may be an optional as well.
      if Self.containsChain(joined), checker.unwrapped(resolved(first)) != nil { return false }
      if case .variable = resolved(first) { isKnown = false }
    }
    for (source, target) in related where target == index {
      switch literal(at: source) {
      case nil: if state.joins[source] == nil { isKnown = false }
      case .null?, .closure?, .keyPath?: return false
      default: continue
      }
    }
    return isKnown ? true : nil
  }

  /// `a?.b ?? c` and `a.map { … } ?? c` take the wider type as `x ? b : c` does; where the first is known from the beginning,
  /// as in `a ?? c`, that is the type.
  func noteJoin(_ choice: Choice, _ arguments: [Type], _ node: Expression) {
    guard let application = state.operatorApplications[ObjectIdentifier(node)], coalescesToValue(choice.member) == true,
      case .variable(let variable)? = arguments.first
    else { return }
    let first = Self.unparenthesized(application.arguments[0].expression)
    if Self.containsChain(first) || givesWhatClosureGives(first) { state.joins[variable.index] = first }
  }

  private func givesWhatClosureGives(_ expression: Expression) -> Bool {
    guard case .call(let callee, let given) = expression.kind, let chosen = state.chosen[ObjectIdentifier(callee)],
      case .function(let function) = chosen.choice.member
    else { return false }
    let own = function.generics.parameters.dropFirst(function.parent?.generics.parameters.count ?? 0)
    return given.elements.contains { if case .closure = $0.value.kind { true } else { false } }
      && function.result.contains { if case .parameter(let parameter) = $0 { own.contains(parameter) } else { false } }
  }
}
