import Syntax

/// What a literal is made of, where it is made of nothing but literals: two of one shape become the same types, whatever is asked
/// of them. A table costs what its different rows do.
indirect enum LiteralShape: Hashable {
  case plain(Solver.PlainLiteral)
  case null
  /// The shapes of the elements, each once.
  case array([LiteralShape])
  case dictionary(keys: [LiteralShape], values: [LiteralShape])
  case tuple([Part])

  struct Part: Hashable {
    let label: String?
    let shape: LiteralShape
  }

  init?(_ expression: Expression) {
    if let plain = Solver.PlainLiteral(expression) {
      self = .plain(plain)
      return
    }
    switch expression.kind {
    case .nilLiteral: self = .null
    case .array(let elements):
      guard let shapes = Self.each(of: elements) else { return nil }
      self = .array(shapes)
    case .dictionary(let pairs):
      guard let keys = Self.each(of: pairs.map(\.key)), let values = Self.each(of: pairs.map(\.value)) else {
        return nil
      }
      self = .dictionary(keys: keys, values: values)
    case .tuple(let elements) where elements.count > 1:
      var parts: [Part] = []
      for element in elements {
        guard let shape = LiteralShape(element.value) else { return nil }
        parts.append(Part(label: element.label?.text, shape: shape))
      }
      self = .tuple(parts)
    default: return nil
    }
  }

  private static func each(of elements: [Expression]) -> [LiteralShape]? {
    var result: [LiteralShape] = []
    var seen: Set<LiteralShape> = []
    for element in elements {
      guard let shape = LiteralShape(element) else { return nil }
      if seen.insert(shape).inserted { result.append(shape) }
    }
    return result
  }
}

extension Solver {
  /// The elements of a literal, or its keys, or its values. Those of one shape share the types of the first.
  func generate(_ elements: [Expression], as element: Type, _ reason: Reason) {
    var firsts: [LiteralShape: Expression] = [:]
    for value in elements {
      if let shape = sharedShape(value, among: elements.count) {
        if let first = firsts[shape] {
          share(first, with: value)
          continue
        }
        firsts[shape] = value
      }
      add(.convert(generate(value), element), value.span, reason)
    }
  }

  /// What is wrong with a row is told of each, unless there are very many.
  private func sharedShape(_ value: Expression, among count: Int) -> LiteralShape? {
    if let plain = PlainLiteral(value) { return .plain(plain) }
    if case .nilLiteral = value.kind { return nil }
    return isMending && count < 64 ? nil : LiteralShape(value)
  }

  private func share(_ first: Expression, with other: Expression) {
    if let type = state.types[ObjectIdentifier(first)] { give(type, to: other) }
    switch (first.kind, other.kind) {
    case (.array(let one), .array(let two)): share(one, with: two)
    case (.dictionary(let one), .dictionary(let two)):
      share(one.map(\.key), with: two.map(\.key))
      share(one.map(\.value), with: two.map(\.value))
    case (.tuple(let one), .tuple(let two)):
      checker.checkLabels(two.map(\.label), at: other.span)
      for (part, same) in zip(one, two) { share(part.value, with: same.value) }
    default: break
    }
  }

  private func share(_ elements: [Expression], with others: [Expression]) {
    var firsts: [LiteralShape: Expression] = [:]
    for element in elements {
      if let shape = LiteralShape(element), firsts[shape] == nil { firsts[shape] = element }
    }
    for other in others {
      if let shape = LiteralShape(other), let first = firsts[shape] { share(first, with: other) }
    }
  }
}
