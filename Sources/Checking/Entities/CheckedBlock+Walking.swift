/// Every term in a body, outer ones first; with those in closures and functions within it.
extension CheckedBlock {
  public func forEachTerm(_ visit: (Term) -> Void) {
    for statement in statements { statement.forEachTerm(visit) }
  }
}

extension CheckedStatement {
  func forEachTerm(_ visit: (Term) -> Void) {
    switch kind {
    case .term(let term), .place(let term), .yield(let term): term.forEachTerm(visit)
    case .several(let inner): for statement in inner { statement.forEachTerm(visit) }
    case .declare(_, let term): term?.forEachTerm(visit)
    case .localFunction(let function): function.checkedBody?.forEachTerm(visit)
    case .ifStatement(let conditions, let then, let otherwise, _):
      for condition in conditions { condition.forEachTerm(visit) }
      then.forEachTerm(visit)
      otherwise?.forEachTerm(visit)
    case .guardStatement(let conditions, let otherwise):
      for condition in conditions { condition.forEachTerm(visit) }
      otherwise.forEachTerm(visit)
    case .whileLoop(let conditions, let body, _):
      for condition in conditions { condition.forEachTerm(visit) }
      body.forEachTerm(visit)
    case .repeatLoop(let body, let condition, _):
      body.forEachTerm(visit)
      condition.forEachTerm(visit)
    case .forLoop(let loop):
      loop.sequence.forEachTerm(visit)
      loop.condition?.forEachTerm(visit)
      loop.body.forEachTerm(visit)
    case .switchStatement(let checked): checked.forEachTerm(visit)
    case .doCatch(let block, _, let clauses, _):
      block.forEachTerm(visit)
      clauses.forEachTerm(visit)
    case .throwStatement(let term): term.forEachTerm(visit)
    case .doBlock(let block, _), .deferBlock(let block): block.forEachTerm(visit)
    case .returnStatement(let term): term?.forEachTerm(visit)
    case .breakTo, .continueTo, .fallthroughStatement: break
    }
  }
}

extension CheckedSwitch {
  func forEachTerm(_ visit: (Term) -> Void) {
    subject.forEachTerm(visit)
    for entry in cases {
      for (_, condition) in entry.patterns { condition?.forEachTerm(visit) }
      entry.body.forEachTerm(visit)
    }
  }
}

extension CheckedCondition {
  func forEachTerm(_ visit: (Term) -> Void) {
    switch self {
    case .boolean(let term), .pattern(_, let term): term.forEachTerm(visit)
    }
  }
}

extension Term {
  func forEachTerm(_ visit: (Term) -> Void) {
    visit(self)
    switch kind {
    case .closure(let function):
      for (_, value) in function.captureList { value.forEachTerm(visit) }
      function.checkedBody?.forEachTerm(visit)
    case .ifExpression(let node):
      for condition in node.conditions { condition.forEachTerm(visit) }
      node.then.forEachTerm(visit)
      node.otherwise.forEachTerm(visit)
    case .switchExpression(let checked): checked.forEachTerm(visit)
    default: for child in children { child.forEachTerm(visit) }
    }
  }
}
