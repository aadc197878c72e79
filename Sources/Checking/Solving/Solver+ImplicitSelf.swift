import Diagnostics
import Syntax

/// Where `self.` has to be written: in a closure that may be kept, so that it can be seen what the closure keeps alive.
extension Solver {
  /// For a member named without a base. A closure that says `[self]`, or has taken a weak one out of its optional, has said it.
  func requireSelfSaid(_ name: String, isCall: Bool, _ span: Span) {
    guard let selfVariable = selfVariable() else { return }
    var isKept = false
    var current: Function? = context.function
    while let here = current, here.enclosing != nil {
      if let own = here.captureList.first(where: { $0.variable.name == "self" }) {
        // Found is the captured one itself, or what a `guard let self` in this closure made of it.
        if own.variable === selfVariable, checker.unwrapped(selfVariable.type) != nil {
          checker.report(.selfIsOptional(name, isCall: isCall), at: span)
          return
        }
        if checker.unwrapped(own.variable.type) == nil { return }
        break
      }
      if here.isEscapingClosure, !here.place.allowsImplicitSelf { isKept = true }
      current = here.enclosing
    }
    guard isKept, checker.isClassBound(checker.unwrapped(selfVariable.type) ?? selfVariable.type, in: generics)
    else { return }
    checker.report(.selfUnsaid(name, isCall: isCall), at: span)
  }

  /// What is handed back to the caller at the end cannot be kept by closures that may outlive the call: each is told once, where it
  /// begins.
  func refuseKeeping(_ variable: Variable, home: Function, _ span: Span) {
    for here in sequence(first: context.function, next: \.enclosing) {
      if here === home { return }
      if !here.isEscapingClosure || here.refusedCaptures.contains(variable) { continue }
      if checker.trial == nil { here.refusedCaptures.insert(variable) }
      let start = Span(here.span.source, Int(here.span.start), Int(here.span.start) + 1)
      checker.report(
        variable.isInOut ? .inOutKept(variable.name) : .nonEscapingKept(variable.name), at: start)
    }
  }
}
