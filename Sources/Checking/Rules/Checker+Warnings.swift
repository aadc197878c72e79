import Diagnostics

/// Warnings: what compiles and is most likely not meant. They are looked for where nothing is wrong, in all that the script has in its
/// bodies, each of which is gone through once.
extension Checker {
  func lookForWarnings(top: CheckedBlock) {
    if diagnostics.contains(where: { $0.severity == .error }) { return }
    for part in foldable {
      var use = VariableUse(self)
      var values = ValueWarnings(checker: self)
      switch part {
      case .body(let block, let function):
        use.visit(block, isTop: block === top)
        values.isDeprecated = Member.function(function).availability != nil
        values.visit(block, isTop: block === top)
        if let call = EndlessRecursion.call(in: block, of: function) { warn(.endlessRecursion, at: call) }
      case .value(let term):
        use.visit(term)
        values.visit(term)
      }
      use.report()
    }
  }

  func warn(_ warning: Warning, at span: Span) {
    if span.source.isLibrary { return }
    // What is gone through twice is told of once.
    if case .neverExecuted = warning, diagnostics.contains(where: { $0.isWarning(at: span) }) { return }
    diagnostics.append(Diagnostic(.warning(warning), at: span, severity: .warning))
  }

  /// Where a way that is never taken begins, if the compiler tells of it: what only jumps, computes or ends the program it leaves
  /// out.
  func firstEffect(of block: CheckedBlock) -> Span? {
    let first = block.statements.first { statement in
      switch statement.kind {
      case .deferBlock, .localFunction, .declare(_, nil): false
      default: true
      }
    }
    guard let first else { return nil }
    switch first.kind {
    case .breakTo, .continueTo, .fallthroughStatement: return nil
    case .declare(let pattern, _): if case .wildcard = pattern.kind { return nil }
    case .term(let term):
      if neverReturns(term) { return nil }
      switch term.kind {
      case .discard: return nil
      case .call(.function(let function, _, _, _, _), _) where isOperator(function.name): return nil
      default: break
      }
    default: break
    }
    return first.span
  }
}

extension Diagnostic {
  func isWarning(at other: Span) -> Bool {
    severity == .warning && span.source === other.source && span.start == other.start
  }
}
