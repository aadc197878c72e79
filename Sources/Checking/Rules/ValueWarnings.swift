import Diagnostics

/// Goes through a body for statements without effect, ways that are never taken, and what is asked of types that is known before.
struct ValueWarnings {
  let checker: Checker
  /// What is looked at is never come to: of ways through it nothing more is said.
  var isDead = false
  /// What may be used no longer may use the like.
  var isDeprecated = false

  // MARK: Statements

  func visit(_ block: CheckedBlock, isTop: Bool = false) {
    let dead = firstUnreachable(in: block.statements) ?? block.statements.count
    for (index, statement) in block.statements.enumerated() {
      if index < dead || isDead {
        visit(statement, isTop: isTop)
      } else {
        ValueWarnings(checker: checker, isDead: true, isDeprecated: isDeprecated).visit(statement, isTop: isTop)
      }
      if case .deferBlock = statement.kind, index == block.statements.count - 1, !isTop {
        checker.warn(.deferAtEnd, at: statement.span)
      }
    }
  }

  func visit(_ statement: CheckedStatement, isTop: Bool) {
    switch statement.kind {
    case .term(let term), .place(let term):
      // What is entered at the prompt is shown.
      if !(isTop && checker.isSession) { noteUnused(term) }
      visit(term)
    case .yield(let term): visit(term)
    case .throwStatement(let term): visit(term)
    case .several(let inner): for statement in inner { visit(statement, isTop: isTop) }
    case .declare(let pattern, let term):
      if let term {
        visit(term)
        noteVoid(pattern, term)
        if case .bind(let variable) = pattern.kind { noteGone(variable, term) }
      }
    case .localFunction(let function): if let body = function.checkedBody { visit(body) }
    case .ifStatement(let conditions, let then, let otherwise, _):
      visit(conditions)
      noteCertain(conditions, "if", statement.span)
      let never = isNever(conditions) ? then : isAlways(conditions) ? otherwise : nil
      if !isDead, let place = never.flatMap({ checker.firstEffect(of: $0) }) {
        checker.warn(.neverExecuted(after: nil), at: place)
      }
      visit(then)
      if let otherwise { visit(otherwise) }
    case .guardStatement(let conditions, let otherwise):
      visit(conditions)
      noteCertain(conditions, "guard", statement.span)
      visit(otherwise)
    case .whileLoop(let conditions, let body, _):
      visit(conditions)
      noteCertain(conditions, "while", statement.span)
      visit(body)
    case .repeatLoop(let body, let condition, _):
      visit(body)
      visit(condition)
    case .forLoop(let loop):
      visit(loop.sequence)
      visit(loop.pattern)
      if let condition = loop.condition { visit(condition) }
      visit(loop.body)
    case .switchStatement(let checked): visit(checked)
    case .doBlock(let block, _), .deferBlock(let block): visit(block)
    case .doCatch(let block, let error, let clauses, _):
      visit(block)
      visit(clauses: clauses)
      if !canThrow(block) { checker.warn(.catchUnreachable, at: keyword(error.span, length: 5)) }
    case .returnStatement(let term):
      guard let term else { return }
      visit(term)
      noteNextLine(term, of: statement)
    case .breakTo, .continueTo, .fallthroughStatement: break
    }
  }

  func visit(_ checked: CheckedSwitch) {
    visit(checked.subject)
    checker.warnOfCases(checked, isDead: isDead)
    for entry in checked.cases {
      for (pattern, condition) in entry.patterns {
        visit(pattern)
        if let condition { visit(condition) }
      }
      visit(entry.body)
    }
  }

  /// Of a `do`; the clause that throws on what the others leave is none of the script's.
  func visit(clauses: CheckedSwitch) {
    var takesAll = false
    for entry in clauses.cases {
      if entry.isDefault, entry.patterns.isEmpty, isMade(entry, in: clauses) { continue }
      if takesAll, !isDead, let place = entry.patterns.first?.pattern.span ?? entry.body.statements.first?.span {
        checker.warn(.caseNeverExecuted, at: place)
        takesAll = false
      }
      if entry.isDefault { takesAll = true }
      for (pattern, condition) in entry.patterns {
        visit(pattern)
        if let condition { visit(condition) }
      }
      visit(entry.body)
    }
  }

  func isMade(_ entry: CheckedSwitch.Case, in clauses: CheckedSwitch) -> Bool {
    guard case .throwStatement(let term)? = entry.body.statements.first?.kind else { return false }
    return term === clauses.subject
  }

  func visit(_ conditions: [CheckedCondition]) {
    for condition in conditions {
      switch condition {
      case .boolean(let term): visit(term)
      case .pattern(let pattern, let term):
        visit(term)
        visit(pattern)
      }
    }
  }

  func visit(_ pattern: CheckedPattern) {
    switch pattern.kind {
    case .tuple(let parts), .enumCase(_, let parts): for part in parts { visit(part) }
    case .some(let inner): visit(inner)
    case .cast(let target, let inner):
      switch outcome(of: pattern.type, target) {
      case .always?:
        // That a value is named as something wider is no question.
        if case .wildcard = inner.kind {
          checker.warn(.testAlwaysTrue("is"), at: pattern.span)
        } else if pattern.type == target {
          checker.warn(.testAlwaysTrue("as"), at: pattern.span)
        }
      case .never?:
        checker.warn(
          .castAlwaysFails(from: checker.describe(pattern.type), to: checker.describe(target)), at: pattern.span)
      default: break
      }
      visit(inner)
    case .wildcard, .bind, .none, .test: break
    }
  }

  // MARK: Ways that are never taken

  /// The first statement that is never come to, of which is told.
  func firstUnreachable(in statements: [CheckedStatement]) -> Int? {
    guard let end = statements.firstIndex(where: { isEnd($0) }), end + 1 < statements.count else { return nil }
    for index in (end + 1)..<statements.count {
      switch statements[index].kind {
      // What only declares is not run in any case.
      case .localFunction, .declare(_, nil): continue
      case .breakTo, .continueTo, .fallthroughStatement: if case .term = statements[end].kind { return nil }
      default: break
      }
      // What a result builder adds at the end of a body has the span of all of it.
      let isWritten = statements[index].span.start > statements[end].span.start
      if !isDead, isWritten {
        checker.warn(.neverExecuted(after: word(statements[end])), at: place(of: statements[index]))
      }
      return index
    }
    return nil
  }

  func isEnd(_ statement: CheckedStatement) -> Bool {
    switch statement.kind {
    case .whileLoop, .repeatLoop: false
    default: checker.leaves(CheckedBlock([statement], statement.span))
    }
  }

  func word(_ statement: CheckedStatement) -> String? {
    switch statement.kind {
    case .returnStatement: statement.span.text.hasPrefix("return") ? "return" : nil
    case .throwStatement: "throw"
    case .breakTo: "break"
    case .continueTo: "continue"
    default: nil
    }
  }

  /// Where a statement begins to do something.
  func place(of statement: CheckedStatement) -> Span {
    switch statement.kind {
    case .declare(_, let term?): firstPart(of: term).span
    default: statement.span
    }
  }

  func firstPart(of term: Term) -> Term { term.children.first.map { firstPart(of: $0) } ?? term }

  func isNever(_ conditions: [CheckedCondition]) -> Bool {
    guard case .boolean(let term)? = conditions.first, case .cast(let value, .check, let target) = term.kind else {
      return false
    }
    return outcome(of: value.type, target) == .never
  }

  func isAlways(_ conditions: [CheckedCondition]) -> Bool {
    guard conditions.count == 1, case .boolean(let term)? = conditions.first,
      case .cast(let value, .check, let target) = term.kind
    else { return false }
    return outcome(of: value.type, target) == .always
  }

  /// A pattern that takes every value.
  func noteCertain(_ conditions: [CheckedCondition], _ keyword: String, _ span: Span) {
    guard conditions.count == 1, case .pattern(let pattern, _) = conditions[0], takesAll(pattern) else { return }
    checker.warn(.conditionAlwaysTrue(keyword), at: self.keyword(span, length: keyword.utf8.count))
  }

  func takesAll(_ pattern: CheckedPattern) -> Bool {
    switch pattern.kind {
    case .wildcard, .bind: true
    case .tuple(let parts): parts.allSatisfy { takesAll($0) }
    default: false
    }
  }

  /// A new instance that nothing but a weak variable holds.
  func noteGone(_ variable: Variable, _ value: Term) {
    guard variable.ownership != .strong else { return }
    var value = value
    while case .convert(let inner, _) = value.kind { value = inner }
    guard case .call(.function(let function, _, _, nil, _), _) = value.kind, function.kind == .initializer,
      case .nominal(let nominal, _) = value.type, nominal.kind == .class
    else { return }
    checker.warn(.goneAtOnce(variable.name, isWeak: variable.ownership == .weak), at: value.span)
  }

  /// The value of a `return` that stands in the next line, as far in as the `return`.
  func noteNextLine(_ term: Term, of statement: CheckedStatement) {
    let span = statement.span
    guard span.source === term.span.source, term.span.start > span.start, span.text.hasPrefix("return") else { return }
    let source = span.source
    let (line, next) = (span.line, term.span.line)
    guard next > line,
      Int(span.start) - source.lineStarts[line - 1] == Int(term.span.start) - source.lineStarts[next - 1]
    else { return }
    checker.warn(.returnTakesNext, at: term.span)
  }

  // MARK: Errors

  func canThrow(_ block: CheckedBlock) -> Bool { block.statements.contains { canThrow($0) } }

  func canThrow(_ statement: CheckedStatement) -> Bool {
    switch statement.kind {
    case .throwStatement: true
    case .term(let term), .place(let term), .yield(let term): canThrow(term)
    case .several(let inner): inner.contains { canThrow($0) }
    case .declare(_, let term): term.map { canThrow($0) } ?? false
    case .ifStatement(let conditions, let then, let otherwise, _):
      canThrow(conditions) || canThrow(then) || otherwise.map { canThrow($0) } ?? false
    case .guardStatement(let conditions, let otherwise): canThrow(conditions) || canThrow(otherwise)
    case .whileLoop(let conditions, let body, _): canThrow(conditions) || canThrow(body)
    case .repeatLoop(let body, let condition, _): canThrow(body) || canThrow(condition)
    case .forLoop(let loop):
      canThrow(loop.sequence) || canThrow(loop.body) || loop.condition.map { canThrow($0) } ?? false || isTried(loop)
    case .switchStatement(let checked): canThrow(checked)
    case .doBlock(let block, _), .deferBlock(let block): canThrow(block)
    case .doCatch(_, _, let clauses, _): clauses.cases.contains { canThrow($0.body) }
    case .returnStatement(let term): term.map { canThrow($0) } ?? false
    case .localFunction, .breakTo, .continueTo, .fallthroughStatement: false
    }
  }

  /// `for try await`
  private func isTried(_ loop: CheckedFor) -> Bool {
    if case .attempt(let next, .plain) = loop.next.kind { canThrow(next) } else { false }
  }

  func canThrow(_ checked: CheckedSwitch) -> Bool {
    canThrow(checked.subject)
      || checked.cases.contains { entry in
        canThrow(entry.body) || entry.patterns.contains { $0.condition.map { canThrow($0) } ?? false }
      }
  }

  func canThrow(_ conditions: [CheckedCondition]) -> Bool {
    conditions.contains { condition in
      switch condition {
      case .boolean(let term), .pattern(_, let term): canThrow(term)
      }
    }
  }

  /// Whether an error can come out of a term.
  func canThrow(_ term: Term) -> Bool {
    switch term.kind {
    case .attempt(let inner, .plain): return canThrow(inner)
    case .attempt: return false
    case .closure(let function):
      guard function.isAutoclosure, let body = function.checkedBody else { return false }
      return canThrow(body)
    case .ifExpression(let node): return canThrow(node.conditions) || canThrow(node.then) || canThrow(node.otherwise)
    case .switchExpression(let checked): return canThrow(checked)
    case .call(.function(let function, let types, _, _, _), _)
    where checker.throwsByConformance(function, types, in: .none):
      return true
    default: return term.throwsItself || term.children.contains { canThrow($0) }
    }
  }
}
