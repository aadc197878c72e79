import Diagnostics
import Syntax

/// Checking one expression where it stands.
extension Checker {
  /// The term for an expression, converted to `expected` where that is given, or of a sequence whose elements become `element`. What
  /// a condition unwraps (`isUnwrapped`) must convert to an optional of some type; the caller reports a value that is none itself. What is
  /// wrong is reported; the term is then an error, which agrees with everything.
  func check(
    _ expression: Expression, expecting expected: Type? = nil, givingEach element: Type? = nil,
    standingFor opaque: OpaqueResult? = nil, isUnwrapped: Bool = false,
    reason: Solver.Reason = .none, in context: Context
  ) -> Term {
    switch expression.kind {
    case .ifExpression(let node): return checkIfValue(node, expected, reason, in: context)
    case .switchExpression(let node): return checkSwitchValue(node, expected, reason, in: context)
    case .cast(let value, .coercion, let node) where value.isChoice:
      return checkChoice(value, leavingOpen: node, reason, in: context)
    default: break
    }
    // In a closure's body a literal without a type of its own is part of the expression that the closure stands in.
    let standsForItself = !reason.isOfPart && !context.isClosure
    if expected == nil, standsForItself, reportEmpty(expression) {
      return Term(.error, .error, expression.span)
    }
    let errorsBefore = errorCount
    let solver = Solver(checker: self, context: context)
    if context.function.givesSelf, reason.isReturned { solver.selfResult = expression }
    if expected == nil { solver.lonely = expression }
    if case .closure = expression.kind, expected?.isFunction == true { solver.contextualClosure = expression }
    func state() {
      let type = solver.generate(expression)
      if let opaque {
        solver.require(opaque, of: type, Solver.Place(span: expression.span, reason: reason))
      }
      if let element, let elements = coreType("Sequence")?.associatedTypes.first(where: { $0.name == "Element" }) {
        solver.add(.convert(.member(type, elements), element), expression.span, reason)
      }
      if isUnwrapped {
        solver.add(.convert(type, optional(solver.fresh())), expression.span, reason)
      }
      guard let expected else { return }
      solver.state.pending.append(
        Solver.Constraint(
          kind: .convert(type, solver.seen(expected)), place: Solver.Place(span: expression.span, reason: reason)))
    }
    state()
    // Only now: what is mended has no type either.
    let speaksOfWhatIsWrong = solver.hangsOnWhatIsWrong
    let result = solver.solve(restating: state)
    if trial == nil { occurrences?.note(solver, in: expression) }
    if solver.isMarked {
      if let use = solver.state.marked { settle(use, in: solver, expression) }
      return Term(.error, expected ?? .error, expression.span)
    }
    switch result {
    case .solved:
      if !standIns.isEmpty { solver.sayWhatWasOpen() }
      if isDefaulted(expression, solver), case .cast(let literal, _, _) = expression.kind,
        reportEmpty(literal) || reportMixed(solver, literal)
      {
        return Term(.error, .error, expression.span)
      }
      if expected == nil, standsForItself, reportMixed(solver, expression) {
        return Term(.error, .error, expression.span)
      }
      // What hangs on something wrong is open because of that, which has been told.
      let isTold = errorCount > errorsBefore || solver.hangsOnWhatIsWrong
      if isTold ? isOpen(solver) : reportOpen(solver, expression) {
        return Term(.error, expected ?? .error, expression.span)
      }
      let term = solver.build(expression)
      // What is wrong with a closure's body can be right with what the rest of the body says it gives.
      if solver.isMending, let closure = solver.state.brokenBody, errorCount == errorsBefore {
        report(.cannotInferType, at: closure)
      }
      solver.refuseBareType(term, expression)
      return expected.map { solver.coerce(term, to: solver.canonicalDeep(solver.seen($0))) } ?? term
    case .ambiguous(let members):
      let known = solver.state.fixes.filter { !$0.isOfIgnorance }
      // Nobody knows what is meant, because of something that has been told.
      if speaksOfWhatIsWrong, known.isEmpty { break }
      if let fix = known.first(where: { $0.problem.isLimit }) {
        report(fix, of: solver, in: expression)
      } else if solver.isMending, let fix = known.first ?? solver.state.fixes.first,
        known.count == 1 || solver.state.fixes.count == 1 || members.isEmpty
      {
        report(fix, of: solver, in: expression)
      } else if solver.isMending, let agreed = agreedFixes(solver) {
        for fix in toTell(agreed, of: solver) { report(fix, of: solver, in: expression) }
      } else if solver.isMending, let fix = known.first(where: { isWrong($0, inAllOf: solver) }) {
        report(fix, of: solver, in: expression)
      } else {
        var seen: Set<ObjectIdentifier> = []
        let distinct = members.filter { seen.insert($0.identity).inserted }
        let name = distinct.first.map { memberName($0) } ?? ""
        let span = place(of: distinct, in: solver) ?? expression.span
        if solver.isMending, let (problem, span) = solver.operatorProblem(among: distinct) {
          report(problem, at: expression.place(of: span))
        } else if solver.isMending {
          report(
            .noExactMatch(name: name, candidates: distinct.map { candidate($0) }), at: expression.place(of: span))
        } else if errorCount == errorsBefore, !solver.hangsOnWhatIsWrong {
          report(.ambiguous(name: name, candidates: distinct.map { candidate($0) }), at: span)
        }
      }
    case .tooComplex: report(.tooComplex, at: expression.span)
    case .failed:
      let fixes = toTell(solver.state.fixes, of: solver)
      // What hangs on something that is wrong already is not known because of that.
      let isAllIgnorance =
        errorCount == errorsBefore && fixes.allSatisfy { $0.isOfIgnorance } && !speaksOfWhatIsWrong
      for fix in fixes where isAllIgnorance || !fix.isOfIgnorance {
        report(fix, of: solver, in: expression)
      }
      if solver.state.fixes.isEmpty, errorCount == errorsBefore, !speaksOfWhatIsWrong {
        report(.cannotInferType, at: expression.span)
      }
    }
    return Term(.error, expected ?? .error, expression.span)
  }

  private func report(_ fix: Solver.Fix, of solver: Solver, in expression: Expression) {
    report(fix.problem, at: place(of: fix, in: expression), openTypes: solver.openTypes(of: fix, in: solver.state))
  }

  private func place(of fix: Solver.Fix, in expression: Expression) -> Span {
    // Which of two branches is the wrong one nobody knows.
    if case .mismatch(_, _, context: .branch) = fix.problem, let choice = expression.choice(endingWith: fix.span) {
      let place = choice.place
      return place.line == fix.span.line ? fix.span : place
    }
    return expression.place(of: fix.span)
  }

  /// Without what others say already.
  private func toTell(_ fixes: [Solver.Fix], of solver: Solver) -> [Solver.Fix] {
    let module = solver.context.scope.module
    return fixes.filter { fix in !fixes.contains { $0.covers(fix) || isEcho(fix, of: $0, in: module) } }
  }

  /// What an operator gives is not what is asked for, or its other operand is none either, where it was most likely not meant: of
  /// `name || "nobody"` with an optional name. Of operators with several meanings nobody knows which was meant.
  private func isEcho(_ fix: Solver.Fix, of part: Solver.Fix, in module: Module) -> Bool {
    guard case .mismatch(let given, let wanted, .operand(let name)) = part.problem,
      operatorFunctions(name, seenIn: module).count == 1,
      case .mismatch(let found, _, let context) = fix.problem
    else { return false }
    if case .operand(name) = context { return given.hasSuffix("?") && fix.span.start > part.span.start }
    return found == wanted && fix.span.start <= part.span.start && fix.span.end >= part.span.end
  }

  /// Whether nothing has said a type, of what is told of already.
  private func isOpen(_ solver: Solver) -> Bool { solver.state.types.values.contains { solver.hasVariables($0) } }

  /// What nothing has said the type of: an empty literal, a `nil`, a generic parameter that no argument mentions.
  private func reportOpen(_ solver: Solver, _ expression: Expression) -> Bool {
    func isOpen(_ type: Type) -> Bool { solver.hasVariables(type) }
    for (node, type) in solver.state.types where isOpen(type) {
      for chosen in solver.state.chosen.values {
        for (parameter, argument) in zip(chosen.choice.member.generics.parameters, chosen.arguments)
        where isOpen(argument) {
          if parameter.kind == .protocolSelf { continue }
          // What an empty literal leaves open is the literal's fault.
          if case .array? = openLiteral(solver) { break }
          report(
            .cannotInfer(
              parameter: parameter.name, of: fullName(of: chosen.choice.member),
              declared: chosen.choice.member.span.flatMap { $0.source.isLibrary ? nil : $0 }), at: expression.span)
          return true
        }
      }
      _ = node
      if case .nominal(let nominal, let arguments) = unwrapped(solver.deep(type)) ?? solver.deep(type),
        nominal.module === main.module, let index = arguments.firstIndex(where: isOpen)
      {
        report(
          .cannotInfer(
            parameter: nominal.generics.parameters[index].name, of: "`\(nominal.name)`", declared: nominal.span),
          at: expression.span)
        return true
      }
      switch openLiteral(solver) {
      case .null?: report(.nilNeedsType, at: expression.span)
      case .array?, .dictionary?: report(.emptyCollectionNeedsType, at: expression.span)
      default:
        let closure = solver.state.closures.values.first { $0.parameters.contains(where: isOpen) }
        report(closure == nil ? .cannotInferType : .closureNeedsType, at: closure?.node.span ?? expression.span)
      }
      return true
    }
    return false
  }

  /// Whether nothing has said what the elements of a literal are, not even a type that leaves them open: `let list: Array = []`, which
  /// is solved as a coercion that stands where its operand does.
  private func isDefaulted(_ expression: Expression, _ solver: Solver) -> Bool {
    func type(of expression: Expression) -> Type? {
      solver.state.types[ObjectIdentifier(expression)].map { solver.deep($0) }
    }
    guard case .cast(let value, .coercion, _) = expression.kind, value.span.start == expression.span.start,
      value.span.end == expression.span.end, type(of: value) == type(of: expression),
      case .variable(let literal)? = solver.state.types[ObjectIdentifier(value)]
    else { return false }
    return isDefaulted(solver.state.literals[literal.index], solver)
  }

  private func isDefaulted(_ literal: Solver.Literal?, _ solver: Solver) -> Bool {
    switch literal {
    case .array(let element)?: isDefaulted(element, solver)
    case .dictionary(let key, let value)?: isDefaulted(key, solver) || isDefaulted(value, solver)
    default: false
    }
  }

  private func isDefaulted(_ element: Type, _ solver: Solver) -> Bool {
    guard case .variable(let variable) = element else { return false }
    return solver.state.defaulted.contains(variable.index)
      || solver.state.bindings[variable.index].map { isDefaulted($0, solver) } ?? false
  }

  private func reportEmpty(_ expression: Expression) -> Bool {
    guard Self.isEmptyCollection(expression) else { return false }
    report(.emptyCollectionNeedsType, at: expression.span)
    return true
  }

  /// A literal whose elements have nothing in common needs to be told that this is meant.
  private func reportMixed(_ solver: Solver, _ expression: Expression) -> Bool {
    let whole = Solver.unparenthesized(expression)
    guard !Self.isEmptyCollection(whole), let type = solver.state.types[ObjectIdentifier(whole)],
      case .variable(let literal) = type, isDefaulted(solver.state.literals[literal.index], solver)
    else { return false }
    report(.mixedCollection(describe(solver.deep(type))), at: whole.span)
    return true
  }

  static func isEmptyCollection(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .array(let elements): elements.isEmpty
    case .dictionary(let pairs): pairs.isEmpty
    case .parenthesized(let inner): isEmptyCollection(inner)
    default: false
    }
  }

  private func openLiteral(_ solver: Solver) -> Solver.Literal? {
    for (index, literal) in solver.state.literals.enumerated() {
      switch literal {
      case .null? where solver.state.bindings[index] == nil: return literal
      case .array(let element)? where solver.hasVariables(element): return literal
      case .dictionary(let key, _)? where solver.hasVariables(key): return literal
      default: continue
      }
    }
    return nil
  }

  func candidate(_ member: Member) -> CheckProblem.Candidate {
    let parent = member.parent.map {
      $0.kind == .protocol && !member.isRequirement ? "the extension of \($0.name)" : $0.name
    }
    return CheckProblem.Candidate(
      name: fullName(of: member), type: describe(interfaceType(of: member)), owner: parent,
      span: member.span.flatMap { $0.source.isLibrary ? nil : $0 })
  }

  /// Whether it is wrong however the overloads are chosen. That a type does not fit one of them is nothing of that kind.
  private func isWrong(_ fix: Solver.Fix, inAllOf solver: Solver) -> Bool {
    switch fix.problem {
    case .mismatch, .unmet, .mustUnwrap: return false
    default: break
    }
    let words = solver.headline(of: fix, in: solver.state)
    return solver.solutions.allSatisfy { solution in
      solution.fixes.contains { $0.span.start == fix.span.start && solver.headline(of: $0, in: solution) == words }
    }
  }

  /// What is wrong, where all that could be meant agrees on it: which is meant makes no difference.
  private func agreedFixes(_ solver: Solver) -> [Solver.Fix]? {
    let solutions = solver.solutions
    func words(_ state: Solver.State) -> [String] {
      state.fixes.map { "\($0.span.start) \(solver.headline(of: $0, in: state))" }
    }
    guard let first = solutions.first, !first.fixes.isEmpty else { return nil }
    let told = words(first)
    return solutions.dropFirst().allSatisfy { words($0) == told } ? first.fixes : nil
  }

  private func place(of members: [Member], in solver: Solver) -> Span? {
    for constraint in solver.state.pending {
      if case .overload(let choices, _, _, _) = constraint.kind,
        choices.contains(where: { choice in members.contains { $0.identity == choice.member.identity } })
      {
        return constraint.place.span
      }
    }
    for solution in solver.solutions {
      for fix in solution.fixes { return fix.span }
      // The name in which the solutions differ, deep within the expression as it may be.
      for (node, chosen) in solution.chosen
      where members.contains(where: { $0.identity == chosen.choice.member.identity }) {
        let others = solver.solutions.compactMap { $0.chosen[node]?.choice.member.identity }
        if others.contains(where: { $0 != chosen.choice.member.identity }) { return chosen.span }
      }
    }
    return nil
  }

  // MARK: `if` and `switch` as values

  /// The value of a variable whose annotation leaves generic arguments to the branches of that value: `let s: Set = if …`.
  private func checkChoice(
    _ value: Expression, leavingOpen node: TypeNode, _ reason: Solver.Reason, in context: Context
  ) -> Term {
    var open: [GenericParameter] = []
    func standIn() -> Type {
      open.append(GenericParameter(name: "_"))
      return .parameter(open[open.count - 1])
    }
    var place = TypePlace()
    place.onMissingArguments = { nominal in nominal.generics.parameters.map { _ in standIn() } }
    place.onMissingAliasArguments = { count in (0..<count).map { _ in standIn() } }
    place.onPlaceholder = standIn
    let type = resolve(node, in: context.scope, place: place)
    let (_, said, _) = saying(open) { trying(mending: false) { check(value, expecting: type, in: context) } }
    let errors = errorCount
    let known = type.substituting(open, said.map { $0 ?? .error })
    let term = check(value, expecting: known, reason: reason, in: context)
    if said.contains(nil), errorCount == errors { report(.cannotInferType, at: value.span) }
    return term
  }

  func checkIfValue(_ node: IfNode, _ expected: Type?, _ reason: Solver.Reason, in context: Context) -> Term {
    if isBuilt(node.then.statements) { return checkBuiltIf(node, expected, in: context) }
    return checkBranches(expected, in: context) { expected in
      guard let term = ifTerm(node, expected, in: context) else { return Term(.error, expected ?? .error, node.span) }
      return Term(.ifExpression(term), expected ?? .error, node.span)
    }
  }

  func checkSwitchValue(_ node: SwitchNode, _ expected: Type?, _ reason: Solver.Reason, in context: Context) -> Term {
    if let first = node.cases.first, isBuilt(first.body) { return checkBuiltSwitch(node, expected, in: context) }
    return checkBranches(expected, in: context) { expected in
      let checked = checkSwitch(node, in: context) { [self] statements, span in
        yieldBlock(statements, span, expected, in: context)
      }
      return Term(.switchExpression(checked), expected ?? .error, node.span)
    }
  }

  /// Where nothing is asked for, each branch has the type that it has by itself, and the whole the one that takes them all.
  private func checkBranches(_ expected: Type?, in context: Context, _ check: (Type?) -> Term) -> Term {
    // The branches of one that is itself a branch are among the outer one's.
    if expected != nil || context.branches != nil { return check(expected) }
    var branches: [Term] = []
    func collect() -> Term {
      context.branches = []
      let term = check(nil)
      branches = context.branches ?? []
      context.branches = nil
      return term
    }
    if trial == nil, wouldFail({ _ = collect() }) { return collect() }
    if trial != nil {
      let term = collect()
      return Term(term.kind, joinedType(of: branches, in: context) ?? .error, term.span)
    }
    return check(joinedType(of: branches, in: context) ?? .error)
  }

  /// The type that takes the values of all branches: nothing is wanted of those that never give one.
  private func joinedType(of branches: [Term], in context: Context) -> Type? {
    let values = branches.filter { !neverReturns($0) }
    guard let first = values.first else { return branches.first?.type }
    if values.contains(where: { $0.type == .error }) { return nil }
    if let joined = join(values[...], in: context) { return joined }
    guard values.indices.contains(where: { join(values[...$0], in: context) == nil }), let last = values.last else {
      return nil
    }
    // What the last one gives is what the others are to be. Where all others agree against it, the compiler tells of one of them: of the last
    // where there are three or more that are no literals.
    var others = values.filter { $0.type != last.type }
    var expected = last.type
    if others.count + 1 == values.count, others.allSatisfy({ $0.type == first.type }) {
      let isLast = others.count > 2 && !others.contains { $0.isLiteral }
      (others, expected) = isLast ? ([last], first.type) : ([first], last.type)
    }
    for other in others {
      report(
        .mismatch(found: describe(other.type), expected: describe(expected), context: .branch(closure: nil)),
        at: other.span)
    }
    return nil
  }

  /// Each is converted to the type of the whole, which is found as any other is.
  private func join(_ values: ArraySlice<Term>, in context: Context) -> Type? {
    if values.allSatisfy({ $0.type == values.first?.type }) { return values.first?.type }
    let solver = Solver(checker: self, context: context)
    var joined: Type = .error
    func state() {
      joined = solver.freshValue()
      for value in values {
        let place = Solver.Place(span: value.span, reason: .branch)
        solver.state.pending.append(Solver.Constraint(kind: .convert(value.type, joined), place: place))
      }
    }
    state()
    return trying(mending: false) {
      guard case .solved = solver.solve(restating: state), !solver.hasVariables(joined) else { return nil }
      return solver.canonicalDeep(joined)
    }.value
  }

  private func ifTerm(_ node: IfNode, _ expected: Type?, in context: Context) -> IfTerm? {
    let outer = context.scope
    context.scope = Scope(.block, parent: outer, module: outer.module)
    let conditions = checkConditions(node.conditions, in: context)
    let then = yieldBlock(node.then.statements, node.then.span, expected, in: context)
    context.scope = outer
    let otherwise: CheckedBlock
    switch node.otherwise {
    case nil:
      report(.ifValueNeedsElse, at: node.span)
      return nil
    case .block(let block)?: otherwise = yieldBlock(block.statements, block.span, expected, in: context)
    case .ifNode(let inner)?:
      guard let term = ifTerm(inner, expected, in: context) else { return nil }
      let value = Term(.ifExpression(term), expected ?? .error, inner.span)
      otherwise = CheckedBlock([CheckedStatement(.yield(value), inner.span)], inner.span)
    }
    return IfTerm(conditions: conditions, then: then, otherwise: otherwise)
  }

  func yieldBlock(_ statements: [Statement], _ span: Span, _ expected: Type?, in context: Context) -> CheckedBlock {
    let outer = context.scope
    context.scope = Scope(.block, parent: outer, module: outer.module)
    defer { context.scope = outer }
    if statements.count == 1 {
      switch statements[0].kind {
      case .expression(let expression):
        let branches = context.branches
        context.branches = nil
        let value = check(expression, expecting: expected, reason: .implicit(.branch), in: context)
        context.branches = branches.map { $0 + [value] }
        // A call that never comes back gives no value, and need not.
        if neverReturns(value) { return CheckedBlock([CheckedStatement(.term(value), expression.span)], span) }
        return CheckedBlock([CheckedStatement(.yield(value), expression.span)], span)
      case .ifStatement(let node):
        let value = checkIfValue(node, expected, .branch, in: context)
        return CheckedBlock([CheckedStatement(.yield(value), node.span)], span)
      case .switchStatement(let node):
        let value = checkSwitchValue(node, expected, .branch, in: context)
        return CheckedBlock([CheckedStatement(.yield(value), node.span)], span)
      default: break
      }
    }
    let branches = context.branches
    context.branches = nil
    let block = CheckedBlock(checkStatements(statements, in: context), span)
    context.branches = branches
    if let (leaving, word) = statements.firstResult({ statement in statement.kind.leaving.map { (statement, $0) } }) {
      report(.notAllowed("`\(word)` out of an `if` or `switch` that gives a value"), at: leaving.span)
    } else if !leaves(block) {
      report(.branchNeedsValue, at: statements.last?.span ?? span)
    }
    return block
  }
}

extension Expression {
  /// An `if` or `switch` that is a value.
  var isChoice: Bool {
    switch kind {
    case .ifExpression, .switchExpression: true
    default: false
    }
  }
}

extension Statement.Kind {
  /// The word of a statement that goes elsewhere, and not by an error.
  fileprivate var leaving: String? {
    switch self {
    case .returnStatement: "return"
    case .breakStatement: "break"
    case .continueStatement: "continue"
    default: nil
    }
  }
}

extension Term {
  fileprivate var isLiteral: Bool {
    switch kind {
    case .integer, .float, .boolean, .string, .interpolation, .array: true
    default: false
    }
  }
}
