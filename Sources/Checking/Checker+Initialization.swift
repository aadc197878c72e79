import Diagnostics
import Syntax

/// Whether an initialiser gives every stored property a value on every way out.
extension Checker {
  func checkInitialization(of function: Function, _ body: CheckedBlock, _ block: Block) {
    guard let parent = function.parent, parent.kind != .enum, !function.isConvenience, function.extensionInfo == nil
    else { return }
    let needed = Set(parent.storedProperties.filter { !$0.hasInitialValue && !$0.isLazy })
    if needed.isEmpty { return }
    var flow = InitializationFlow(needed: needed)
    let atEnd = flow.run(body.statements, [])
    if let (missing, span) = flow.beforeSuper.first {
      report(.superBeforeInitialized(parent.storedProperties.filter { missing.contains($0) }.map { $0.name }), at: span)
      return
    }
    for (missing, span) in flow.early where !missing.isEmpty {
      report(.uninitialized(parent.storedProperties.filter { missing.contains($0) }.map { $0.name }), at: span)
      return
    }
    if let atEnd {
      let missing = needed.subtracting(atEnd)
      if !missing.isEmpty {
        report(
          .uninitialized(parent.storedProperties.filter { missing.contains($0) }.map { $0.name }),
          at: lastLine(of: block))
      }
    }
  }
}

/// Follows the ways through statements and collects what has been assigned on all of them.
struct InitializationFlow {
  let needed: Set<Variable>
  /// Ways out before the end, with what is missing there.
  var early: [(Set<Variable>, Span)] = []
  /// What is missing where the superclass's initialiser is called.
  var beforeSuper: [(Set<Variable>, Span)] = []

  init(needed: Set<Variable>) { self.needed = needed }

  /// What is assigned after the statements; nil where control does not come out at the end.
  mutating func run(_ statements: [CheckedStatement], _ start: Set<Variable>) -> Set<Variable>? {
    var known = start
    for statement in statements {
      switch statement.kind {
      case .term(let term):
        note(term, &known)
        if case .nominal(let nominal, _) = term.type, nominal.name == "Never" { return nil }
      case .declare(_, let term?): note(term, &known)
      case .several(let inner): known = run(inner, known) ?? known
      case .ifStatement(let conditions, let then, let otherwise, _):
        for condition in conditions { note(condition, &known) }
        let first = run(then.statements, known)
        let second = otherwise.map { run($0.statements, known) } ?? known
        guard let merged = merge(first, second) else { return nil }
        known = merged
      case .guardStatement(let conditions, let otherwise):
        for condition in conditions { note(condition, &known) }
        _ = run(otherwise.statements, known)
      case .switchStatement(let checked):
        note(checked.subject, &known)
        var result: Set<Variable>?
        var comesOut = false
        for entry in checked.cases {
          // A `break` leaves the switch with what was known before it; what follows it does not count.
          guard let after = run(entry.body.statements, known) else {
            if endsInBreak(entry.body) {
              result = known
              comesOut = true
            }
            continue
          }
          result = comesOut ? result?.intersection(after) : after
          comesOut = true
        }
        guard comesOut, let result else { return nil }
        known = result
      case .doBlock(let block, _):
        guard let after = run(block.statements, known) else { return nil }
        known = after
      case .whileLoop(_, let body, _):
        _ = run(body.statements, known)
      case .repeatLoop(let body, _, _):
        known = run(body.statements, known) ?? known
      case .forLoop(let loop): _ = run(loop.body.statements, known)
      case .returnStatement(let value):
        // `return nil` gives the whole up; nothing needs a value then.
        if value == nil { early.append((needed.subtracting(known), statement.span)) }
        return nil
      case .breakTo, .continueTo, .fallthroughStatement: return nil
      default: continue
      }
    }
    return known
  }

  private func endsInBreak(_ block: CheckedBlock) -> Bool {
    if case .breakTo? = block.statements.last?.kind { return true }
    return false
  }

  private func merge(_ left: Set<Variable>?, _ right: Set<Variable>?) -> Set<Variable>? {
    guard let left else { return right }
    guard let right else { return left }
    return left.intersection(right)
  }

  private mutating func note(_ condition: CheckedCondition, _ known: inout Set<Variable>) {
    switch condition {
    case .boolean(let term), .pattern(_, let term): note(term, &known)
    }
  }

  private mutating func note(_ term: Term, _ known: inout Set<Variable>) {
    switch term.kind {
    case .assign(let place, _): note(place: place, &known)
    case .call(.function(let function, _, _, .some, _), _) where function.kind == .initializer:
      let missing = needed.subtracting(known)
      if !missing.isEmpty { beforeSuper.append((missing, term.span)) }
    default: break
    }
  }

  private func note(place: Term, _ known: inout Set<Variable>) {
    switch place.kind {
    case .property(let base, let variable, _, _):
      if case .variable(let root) = base.kind, root.name == "self" { known.insert(variable) }
    case .variable(let variable) where variable.name == "self": known = needed
    case .tuple(let parts): for part in parts { note(place: part, &known) }
    default: break
    }
  }
}
