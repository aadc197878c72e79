import Syntax

/// What joins two values into one: `a ? b : c`, and `a ?? b`.
extension Solver {
  /// Where `a ? b : c` becomes an existential, its branches do so one by one: in `print(isNew ? 1 : 2.5)` the one is an `Int`.
  /// They have a type of their own where one of them is an optional.
  func existential(above upper: [Type], _ lower: [Type]) -> Type? {
    if lower.contains(where: { checker.unwrapped($0) != nil }) { return nil }
    // Tuples share their labels first.
    if lower.contains(where: isUnlabelled), sharingLabels(lower, -1) != lower { return nil }
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
    state.coalesced[variable.index] = application.types[0]
    if givesLiterals(first) { state.coalescedApart.insert(variable.index) }
    if Self.containsChain(first) || givesWhatClosureGives(first) { state.joins[variable.index] = first }
  }

  /// Whether a call on the way to what is given has arguments that say what they are only by what takes them.
  private func givesLiterals(_ expression: Expression) -> Bool {
    var current = expression
    while true {
      switch current.kind {
      case .call(let callee, let arguments):
        if arguments.elements.contains(where: { argument in
          if case .closure = argument.value.kind { return true }
          return Self.plainLiteral(argument.value) != nil
        }) {
          return true
        }
        current = callee
      case .member(.some(let base), _, _), .subscripted(let base, _), .forceUnwrap(let base), .optionalChain(let base):
        current = base
      default: return false
      }
    }
  }

  /// Tuples that come together have labels where all have them. What stands in front of `??` keeps its own, unless it is a chain.
  func sharingLabels(_ types: [Type], _ index: Int) -> [Type] {
    guard types.contains(where: { if case .tuple = $0 { true } else { false } }) else { return types }
    var labels: [String?]?
    if state.joins[index] == nil, let left = state.coalesced[index],
      case .tuple(let elements)? = checker.unwrapped(resolved(left)).map(resolved)
    {
      labels = elements.map { $0.label }
    } else if types.contains(where: isUnlabelled), types.contains(where: { !isUnlabelled($0) }) {
      labels = []
    }
    guard let labels else { return types }
    return types.map { type in
      guard case .tuple(let elements) = type, labels.isEmpty || labels.count == elements.count else { return type }
      return .tuple(
        elements.enumerated().map {
          Type.TupleElement(label: labels.isEmpty ? nil : labels[$0.offset], type: $0.element.type)
        })
    }
  }

  /// Whether what stands in front of `??` is still to come, which says how the parts of a tuple are called.
  func takesFromLeft(_ index: Int, _ types: [Type]) -> Bool {
    guard let left = state.coalesced[index], case .variable = resolved(checker.unwrapped(resolved(left)) ?? left) else {
      return false
    }
    return types.contains { if case .tuple = $0 { true } else { false } }
  }

  /// `print(a ?? b)` of two optionals makes an `Any` of what is in `a`, or one of all of `b`.
  func erasesCoalesced(_ index: Int, _ lower: [Type], _ upper: [Type]) -> Type? {
    guard let left = state.coalesced[index], let wide = upper.first(where: checker.isErasing),
      case let depth = checker.optionalDepth(deep(left)), depth > 0,
      lower.contains(where: { checker.optionalDepth(deep($0)) >= depth })
    else { return nil }
    return wide
  }

  /// Whether a `??` has a solution of this kind: then what gives an optional is not looked at.
  func isErasingCoalescing(_ node: Expression) -> Bool {
    solutions.contains { solution in
      guard let chosen = solution.chosen[ObjectIdentifier(node)], coalescesToValue(chosen.choice.member) == true,
        case .variable(let variable)? = chosen.arguments.first, let type = solution.bindings[variable.index]
      else { return false }
      return checker.isErasing(type)
    }
  }

  private func isUnlabelled(_ type: Type) -> Bool {
    if case .tuple(let elements) = type { elements.allSatisfy { $0.label == nil } } else { false }
  }

  private func givesWhatClosureGives(_ expression: Expression) -> Bool {
    guard case .call(let callee, let given) = expression.kind, let chosen = state.chosen[ObjectIdentifier(callee)],
      case .function(let function) = chosen.choice.member
    else { return false }
    let own = function.generics.parameters.dropFirst(function.parent?.generics.parameters.count ?? 0)
    return given.elements.contains { if case .closure = $0.value.kind { true } else { false } }
      && function.result.contains { if case .parameter(let parameter) = $0 { own.contains(parameter) } else { false } }
  }

  /// The classes above, the nearest first; nil where there are none.
  func superclasses(of type: Type) -> [Type]? {
    var result: [Type] = []
    var current = checker.superclass(of: type)
    while let here = current {
      result.append(here)
      current = checker.superclass(of: here)
    }
    return result.isEmpty ? nil : result
  }
}
