import Diagnostics

/// Cases of a `switch` that are never come to. As the compiler does, a case is compared with each of those before it, one by one.
extension Checker {
  /// - Parameter isDead: the `switch` itself is never come to, so that nobody asks which way it takes.
  func warnOfCases(_ checked: CheckedSwitch, isDead: Bool) {
    var before: [Space] = []
    var literals: Set<String> = []
    var takesAll = false
    let isPlain = checked.cases.allSatisfy { $0.patterns.allSatisfy { $0.condition == nil } }
    for entry in checked.cases {
      if entry.isDefault {
        if !isDead, !isUnknown(entry), takesAll || isPlain && coversAll(before, checked.subject.type) {
          warn(.defaultNeverExecuted, at: keyword(of: entry))
        }
        continue
      }
      for (pattern, condition) in entry.patterns {
        let space = space(pattern)
        let isRepeated = before.contains { covers($0, space) }
        if takesAll {
          if !isDead { warn(.caseNeverExecuted, at: pattern.span) }
          return
        }
        if isRepeated { warn(.alreadyHandled, at: pattern.span) }
        guard condition == nil else { continue }
        if case .test(_, let term) = pattern.kind, let literal = literal(in: term), !literals.insert(literal).inserted {
          warn(.alreadyHandled, at: pattern.span)
        }
        if ValueWarnings(checker: self).takesAll(pattern) { takesAll = true }
        before.append(space)
      }
    }
  }

  /// The word `default` stands where the case begins.
  private func keyword(of entry: CheckedSwitch.Case) -> Span {
    let span = entry.body.span
    return Span(span.source, Int(span.start), min(Int(span.end), Int(span.start) + 7))
  }

  /// `@unknown default` is there for cases to come.
  private func isUnknown(_ entry: CheckedSwitch.Case) -> Bool { entry.body.span.text.hasPrefix("@") }

  private func isEnumerable(_ type: Type) -> Bool {
    if case .nominal(let nominal, _) = type { return type == bool || nominal.kind == .enum }
    return false
  }

  private func coversAll(_ spaces: [Space], _ type: Type) -> Bool {
    // Of tuples the compiler does not tell.
    guard isEnumerable(type) else { return false }
    var steps = 20_000
    let missing = uncovered(spaces.map { [$0] }, [type], in: GenericSignature(), &steps)
    return missing == nil && steps > 0
  }

  /// Whether one pattern takes all that another does.
  private func covers(_ one: Space, _ other: Space) -> Bool {
    switch (one, other) {
    case (_, .unknown), (.unknown, _): false
    case (.anything, _): true
    case (.boolean(let left), .boolean(let right)): left == right
    case (.tuple(let left), .tuple(let right)):
      left.count == right.count && zip(left, right).allSatisfy { covers($0, $1) }
    case (.enumCase(let left, let parts, _), .enumCase(let right, let others, _)):
      left == right && parts.count == others.count && zip(parts, others).allSatisfy { covers($0, $1) }
    default: false
    }
  }

  /// A number or a text that a pattern compares with.
  private func literal(in term: Term) -> String? {
    guard case .call(.function(let function, _, _, _, _), let operands) = term.kind, function.module === core.module,
      let first = operands.first
    else { return nil }
    switch first.kind {
    case .integer(let value): return "\(value)"
    case .float(let value): return "\(value)"
    case .string(let text): return "\"" + text
    default: return nil
    }
  }
}
