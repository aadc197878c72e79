import Syntax

/// What kinds of literals and tuples come together in a type variable, and what takes them all.
extension Solver {
  func joinLiterals(_ literals: [Literal]) -> Type? {
    var result: Type?
    var hasNull = false
    for literal in literals {
      switch literal {
      case .null: hasNull = true
      case .closure: return nil
      case .keyPath(let parts) where parts.root == nil: continue
      default:
        let type = defaultType(of: literal)
        if let known = result, known == checker.int, type == checker.double {
          result = type
        } else if let known = result, case .keyPath = literal {
          // What one of them cannot do, all of them together cannot.
          result = join([known, type]) ?? known
        } else if result == nil {
          result = type
        }
      }
    }
    if hasNull { return result.map { checker.optional($0) } }
    return result
  }

  /// Whether no one type takes all of these by default.
  func areMixed(_ literals: [Literal]) -> Bool {
    var kinds: Set<Int> = []
    for literal in literals {
      switch literal {
      case .integer, .float: kinds.insert(0)
      case .boolean: kinds.insert(1)
      case .string: kinds.insert(2)
      case .null, .array, .dictionary, .closure, .keyPath: continue
      }
    }
    return kinds.count > 1
  }

  func isSubscript(_ index: Int) -> Bool {
    if case .overload(let choices, _, _, _) = state.pending[index].kind, case .subscripted? = choices.first?.member {
      return true
    }
    return false
  }

  func isOfOtherKind(_ index: Int, _ type: Type) -> Bool {
    switch literal(at: index) {
    case .integer?, .float?, .boolean?, .string?: literal(at: index).map { defaultType(of: $0) != type } ?? false
    default: false
    }
  }

  func areNumbersOfBothKinds(_ literals: [Literal]) -> Bool {
    literals.contains { if case .integer = $0 { true } else { false } }
      && literals.contains { if case .float = $0 { true } else { false } }
  }

  /// What takes values of all kinds, and is what a type variable becomes in the end: `any P`, or an optional of it.
  func erasing(above index: Int, _ related: [(Int, Int)], _ upper: [Int: [Type]]) -> Type? {
    var reached = [index]
    var next = 0
    while next < reached.count {
      let here = reached[next]
      next += 1
      if let found = upper[here]?.first(where: { checker.isErasing(checker.unwrapped($0) ?? $0) }) { return found }
      reached += related.compactMap { $0.0 == here && !reached.contains($0.1) ? $0.1 : nil }
    }
    return nil
  }

  /// What the elements of a collection literal are where they have no type in common; nil for what is no such element.
  func mixedElement(_ index: Int) -> Type? {
    let element = Type.variable(TypeVariable(index: index))
    for literal in state.literals {
      switch literal {
      case .array(let type)? where resolved(type) == element: return .any
      case .dictionary(let key, _)? where resolved(key) == element: return checker.coreNamed("AnyHashable", [])
      case .dictionary(_, let value)? where resolved(value) == element: return .any
      default: continue
      }
    }
    return nil
  }

  /// For tuples of one shape in which literals stand: each place has a type of its own, which takes the values of all.
  func openTuple(_ types: [Type]) -> Type? {
    guard case .tuple(let first)? = types.first else { return nil }
    var differ = false
    for type in types {
      guard case .tuple(let elements) = type, elements.count == first.count else { return nil }
      for (one, other) in zip(first, elements) {
        if one.label != other.label || differsInClass(one.type, other.type) { return nil }
        if !areAlike(one.type, other.type) { differ = true }
      }
    }
    // Where literals of one kind stand below each other, the first tuple does for all.
    return differ ? .tuple(first.map { Type.TupleElement(label: $0.label, type: fresh()) }) : nil
  }

  /// Tuples have no type in common where their parts have but a class above.
  func differsInClass(_ one: Type, _ other: Type) -> Bool {
    guard case .nominal(let first, _) = resolved(one), case .nominal(let second, _) = resolved(other) else {
      return false
    }
    return first.kind == .class && second.kind == .class && first !== second
  }

  /// Where nothing but several collection literals flows in: a collection of what all their elements have in common.
  func openShape(_ related: [(Int, Int)], _ index: Int) -> Type? {
    var shape: Type?
    var count = 0
    var hasNull = false
    for (source, target) in related where target == index {
      switch literal(at: source) {
      case .array?:
        if case .nominal(let nominal, _)? = shape, nominal !== checker.arrayNominal { return nil }
        shape = shape ?? checker.array(fresh())
        count += 1
      case .dictionary?:
        if case .nominal(let nominal, _)? = shape, nominal !== checker.dictionaryNominal { return nil }
        shape = shape ?? checker.coreNamed("Dictionary", [fresh(), fresh()])
        count += 1
      case .null?: hasNull = true
      default: return nil
      }
    }
    guard count > 1, let shape else { return nil }
    return hasNull ? checker.optional(shape) : shape
  }
}
