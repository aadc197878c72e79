import Diagnostics

/// Warnings: what compiles and is most likely not meant. They are looked for where nothing is wrong, in all that the script has in its
/// bodies, each of which is gone through once.
extension Checker {
  func lookForWarnings(top: CheckedBlock) {
    if diagnostics.contains(where: { $0.severity == .error }) { return }
    for part in foldable {
      var use = VariableUse(self)
      let values = ValueWarnings(checker: self)
      switch part {
      case .body(let block, let function):
        use.visit(block, isTop: block === top)
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
    diagnostics.append(Diagnostic(.warning(warning), at: span, severity: .warning))
  }
}
