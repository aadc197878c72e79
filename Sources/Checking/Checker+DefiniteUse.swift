import Diagnostics
import Syntax

/// Whether variables that are declared without a value have one wherever they are used.
extension Checker {
  func checkDefiniteUse(in block: CheckedBlock) {
    guard !deferredLets.isEmpty else { return }
    var use = DefiniteUse(checker: self)
    _ = use.run(block.statements, [])
  }
}

/// Follows the ways through statements with what has been assigned on all of them.
private struct DefiniteUse {
  let checker: Checker
  /// Declared without a value and in reach.
  var open: Set<Variable> = []
  var told: Set<Variable> = []

  init(checker: Checker) { self.checker = checker }

  /// What is assigned after the statements; nil where control does not come out at the end.
  mutating func run(_ statements: [CheckedStatement], _ start: Set<Variable>) -> Set<Variable>? {
    var known = start
    for statement in statements {
      switch statement.kind {
      case .term(let term), .yield(let term):
        visit(term, &known)
        if checker.neverReturns(term) { return nil }
      case .declare(let pattern, let value):
        if let value { visit(value, &known) } else { open.formUnion(checker.bound(by: pattern)) }
      case .several(let inner): known = run(inner, known) ?? known
      case .localFunction(let function): visitCaptures(of: function, statement.span, known)
      case .ifStatement(let conditions, let then, let otherwise, _):
        for condition in conditions { visit(condition, &known) }
        let first = run(then.statements, known)
        let second = otherwise.map { run($0.statements, known) } ?? known
        let after: Set<Variable>? =
          switch conditions.certainty {
          case true?: first
          case false?: second
          case nil: merge(first, second)
          }
        guard let after else { return nil }
        known = after
      case .guardStatement(let conditions, let otherwise):
        for condition in conditions { visit(condition, &known) }
        _ = run(otherwise.statements, known)
      case .whileLoop(let conditions, let body, _):
        for condition in conditions { visit(condition, &known) }
        _ = run(body.statements, known)
        // `while true` is left by a `break` only, before which everything may have happened.
        if conditions.certainty == true { known.formUnion(open) }
      case .repeatLoop(let body, let condition, _):
        known = run(body.statements, known) ?? known
        visit(condition, &known)
      case .forLoop(let loop):
        visit(loop.sequence, &known)
        var inner = known
        if let condition = loop.condition { visit(condition, &inner) }
        _ = run(loop.body.statements, inner)
      case .switchStatement(let checked):
        guard let after = run(checked, known) else { return nil }
        known = after
      case .doBlock(let block, _):
        guard let after = run(block.statements, known) else { return nil }
        known = after
      case .doCatch(let block, _, let clauses, _):
        // An error may come out before anything has happened.
        let after = run(block.statements, known)
        let caught = run(clauses, known)
        guard let merged = merge(after, caught) else { return nil }
        known = merged
      case .throwStatement(let value):
        visit(value, &known)
        return nil
      case .deferBlock(let block): _ = run(block.statements, known.union(open))
      case .returnStatement(let value):
        if let value { visit(value, &known) }
        return nil
      case .breakTo, .continueTo, .fallthroughStatement: return nil
      }
    }
    return known
  }

  private mutating func run(_ checked: CheckedSwitch, _ start: Set<Variable>) -> Set<Variable>? {
    var known = start
    visit(checked.subject, &known)
    var result: Set<Variable>?
    for entry in checked.cases {
      var inner = known
      for (_, condition) in entry.patterns { if let condition { visit(condition, &inner) } }
      let after: Set<Variable>?
      if let end = run(entry.body.statements, inner) {
        after = end
      } else {
        // A case that ends in `break` comes out here, with what it knew; others leave for good or fall into the next.
        if case .breakTo? = entry.body.statements.last?.kind {
          after = assigned(in: entry.body, inner)
        } else {
          after = nil
        }
      }
      if let after { result = result.map { $0.intersection(after) } ?? after }
    }
    return result
  }

  private mutating func assigned(in block: CheckedBlock, _ start: Set<Variable>) -> Set<Variable> {
    run(Array(block.statements.dropLast()), start) ?? start
  }

  private func merge(_ left: Set<Variable>?, _ right: Set<Variable>?) -> Set<Variable>? {
    guard let left else { return right }
    guard let right else { return left }
    return left.intersection(right)
  }

  private mutating func visit(_ condition: CheckedCondition, _ known: inout Set<Variable>) {
    switch condition {
    case .boolean(let term), .pattern(_, let term): visit(term, &known)
    }
  }

  private mutating func visit(_ term: Term, _ known: inout Set<Variable>) {
    switch term.kind {
    case .assign(let place, let value):
      visit(value, &known)
      assign(place, &known)
    case .variable(let variable): use(variable, term.span, known)
    case .closure(let function):
      for (_, value) in function.captureList { visit(value, &known) }
      visitCaptures(of: function, term.span, known)
    case .and(let one, let other), .or(let one, let other), .coalesce(let one, let other):
      visit(one, &known)
      var inner = known
      visit(other, &inner)
    case .ternary(let condition, let first, let second):
      visit(condition, &known)
      var one = known
      var other = known
      visit(first, &one)
      visit(second, &other)
      known = one.intersection(other)
    case .ifExpression(let node):
      for condition in node.conditions { visit(condition, &known) }
      let first = run(node.then.statements, known)
      let second = run(node.otherwise.statements, known)
      known = merge(first, second) ?? known
    case .switchExpression(let checked): known = run(checked, known) ?? known
    default: for child in term.children { visit(child, &known) }
    }
  }

  private mutating func assign(_ place: Term, _ known: inout Set<Variable>) {
    switch place.kind {
    case .variable(let variable):
      if variable.isLet, known.contains(variable), open.contains(variable), told.insert(variable).inserted {
        checker.report(
          .immutable(name: variable.name, why: .letConstant, change: .assign, isWhole: true, declared: variable.span),
          at: place.span)
      }
      known.insert(variable)
    case .tuple(let parts): for part in parts { assign(part, &known) }
    case .discard: break
    default: for child in place.children { visit(child, &known) }
    }
  }

  private mutating func visitCaptures(of function: Function, _ span: Span, _ known: Set<Variable>) {
    for variable in function.captures { use(variable, span, known) }
  }

  private mutating func use(_ variable: Variable, _ span: Span, _ known: Set<Variable>) {
    guard open.contains(variable), !known.contains(variable), told.insert(variable).inserted else { return }
    checker.report(.usedBeforeInitialized(variable.name, isLet: variable.isLet, declared: variable.span), at: span)
  }
}
