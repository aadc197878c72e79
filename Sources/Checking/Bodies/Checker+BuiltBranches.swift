import Diagnostics
import Syntax

/// A branch that a result builder has part in, as far as it is known before the others are: what it declares, and the
/// expression that makes the branch's value of that.
private struct BuiltBranch {
  let statements: [CheckedStatement]
  let value: Expression
  let scope: Scope
  let span: Span
}

/// `if` and `switch` in a builder's body. The value of one branch does not tell the type of all: `buildEither(first:)` knows
/// of the first, `buildEither(second:)` of the second, and both together of both.
extension Checker {
  func isBuilt(_ statements: [Statement]) -> Bool {
    guard case .expression(let value)? = statements.last?.kind else { return false }
    return building.values[ObjectIdentifier(value)] != nil
  }

  func checkBuiltIf(_ node: IfNode, _ expected: Type?, in context: Context) -> Term {
    var conditions: [[CheckedCondition]] = []
    var branches: [BuiltBranch] = []
    var current: IfNode? = node
    let outer = context.scope
    while let here = current {
      context.scope = Scope(.block, parent: outer, module: outer.module)
      conditions.append(checkConditions(here.conditions, in: context))
      branches.append(begin(here.then.statements, here.then.span, in: context))
      context.scope = outer
      switch here.otherwise {
      case .ifNode(let next)?: current = next
      case .block(let block)?:
        branches.append(begin(block.statements, block.span, in: context))
        current = nil
      case nil: current = nil
      }
    }
    let type = expected ?? commonType(of: branches, in: context)
    var result = end(branches[branches.count - 1], as: type, in: context)
    var term: Term?
    for index in conditions.indices.reversed() {
      if let inner = term { result = CheckedBlock([CheckedStatement(.yield(inner), inner.span)], inner.span) }
      let then = end(branches[index], as: type, in: context)
      term = Term(.ifExpression(IfTerm(conditions: conditions[index], then: then, otherwise: result)), type, node.span)
    }
    return term ?? Term(.error, type, node.span)
  }

  func checkBuiltSwitch(_ node: SwitchNode, _ expected: Type?, in context: Context) -> Term {
    var branches: [BuiltBranch] = []
    let checked = checkSwitch(node, in: context) { [self] statements, span in
      branches.append(begin(statements, span, in: context))
      return CheckedBlock([], span)
    }
    let type = expected ?? commonType(of: branches, in: context)
    let cases = zip(checked.cases, branches).map { entry, branch in
      CheckedSwitch.Case(
        patterns: entry.patterns, isDefault: entry.isDefault, body: end(branch, as: type, in: context))
    }
    let whole = CheckedSwitch(subject: checked.subject, cases: cases, target: checked.target)
    return Term(.switchExpression(whole), type, node.span)
  }

  private func begin(_ statements: [Statement], _ span: Span, in context: Context) -> BuiltBranch {
    let outer = context.scope
    context.scope = Scope(.block, parent: outer, module: outer.module)
    defer { context.scope = outer }
    guard case .expression(let value)? = statements.last?.kind else {
      return BuiltBranch(statements: [], value: Expression(.error, span), scope: context.scope, span: span)
    }
    let checked = checkStatements(Array(statements.dropLast()), in: context)
    return BuiltBranch(statements: checked, value: value, scope: context.scope, span: span)
  }

  private func end(_ branch: BuiltBranch, as type: Type, in context: Context) -> CheckedBlock {
    let outer = context.scope
    context.scope = branch.scope
    defer { context.scope = outer }
    let value = check(branch.value, expecting: type, reason: .implicit(.branch), in: context)
    return CheckedBlock(branch.statements + [CheckedStatement(.yield(value), branch.value.span)], branch.span)
  }

  /// The type that the values of all branches have, found by looking at them together. Their names are of the builder's making,
  /// and no two are the same.
  private func commonType(of branches: [BuiltBranch], in context: Context) -> Type {
    let outer = context.scope
    let scope = Scope(.block, parent: outer, module: outer.module)
    for branch in branches {
      var current: Scope? = branch.scope
      while let here = current, here !== outer {
        for (name, members) in here.names where name.hasPrefix("$") { scope.set(name, members) }
        current = here.parent
      }
    }
    context.scope = scope
    defer { context.scope = outer }
    let solver = Solver(checker: self, context: context)
    var common: Type = .error
    func state() {
      let types = branches.map { solver.generate($0.value) }
      common = types.first ?? .error
      for (type, branch) in zip(types, branches).dropFirst() {
        let place = Solver.Place(span: branch.value.span, reason: .branch)
        solver.state.pending.append(Solver.Constraint(kind: .equal(type, common), place: place))
      }
    }
    state()
    return trying {
      guard case .solved = solver.solve(restating: state), !solver.hasVariables(common) else {
        // What is wrong is said where a branch is checked alone.
        return branches.lazy.map { [self] in check($0.value, in: context).type }.first { $0 != .error } ?? .error
      }
      return solver.canonicalDeep(common)
    }.value
  }
}
