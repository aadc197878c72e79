import Diagnostics
import Syntax

/// Whether variables that are declared without a value have one wherever they are used.
extension Checker {
  func checkDefiniteUse(in block: CheckedBlock) {
    guard !deferredLets.isEmpty || !localFunctions.isEmpty else { return }
    var use = DefiniteUse(checker: self)
    _ = use.run(block.statements, DefiniteUse.State())
  }

  /// The same for what stands at the top of a script, whose functions may use its variables wherever they are called.
  func checkDefiniteUse(atTop block: CheckedBlock, of source: Source) {
    guard !deferredLets.isEmpty || !localFunctions.isEmpty else { return }
    var use = DefiniteUse(checker: self)
    if !deferredLets.isEmpty { use.functions = functions(of: source).sorted { $0.span.start < $1.span.start } }
    var state: DefiniteUse.State? = DefiniteUse.State()
    for statement in block.statements {
      guard let here = state else { break }
      use.visitFunctions(before: statement.span.start, here)
      state = use.run([statement], here)
    }
    if let state { use.visitFunctions(before: .max, state) }
  }

  /// What a file declares that has a body.
  private func functions(of source: Source) -> [Function] {
    var result: [Function] = []
    func add(_ members: [Member]) {
      for member in members where member.span?.source === source {
        switch member {
        case .function(let function): result.append(function)
        case .variable(let variable): result += [variable.getter, variable.setter].compactMap { $0 }
        case .subscripted(let entity): result += [entity.getter, entity.setter].compactMap { $0 }
        case .type(let nominal): add(nominal.memberOrder)
        default: break
        }
      }
    }
    add(main.names.values.flatMap { $0 })
    return result.filter { $0.synthesis == nil && $0.span.source === source }
  }
}

/// Follows the ways through statements with what has been assigned on the way here.
private struct DefiniteUse {
  struct State {
    /// Have a value on every way here.
    var known: Set<TuplePart> = []
    /// Have one on some way here.
    var perhaps: Set<TuplePart> = []

    func has(_ variable: Variable, at path: [Int] = []) -> Bool { missing(of: variable, at: path) == nil }

    func missing(of variable: Variable, at path: [Int] = []) -> TuplePart? {
      TuplePart.all(of: variable, at: path).first { !known.contains($0) }
    }
  }

  let checker: Checker
  /// Those of the top of a script that have not been come by yet.
  var functions: [Function] = []
  /// Declared without a value and in reach.
  var open: Set<Variable> = []
  var told: Set<Variable> = []
  /// What was assigned where a jump leaves for its target.
  private var breaks: [JumpTarget: [State]] = [:]
  /// Within a `do` with `catch`: what was perhaps assigned where an error came out.
  private var thrown: Set<TuplePart> = []

  init(checker: Checker) { self.checker = checker }

  /// What is assigned after the statements; nil where control does not come out at the end.
  mutating func run(_ statements: [CheckedStatement], _ start: State) -> State? {
    var state = start
    for statement in statements {
      guard let after = run(statement, state) else { return nil }
      state = after
    }
    return state
  }

  private mutating func run(_ statement: CheckedStatement, _ start: State) -> State? {
    var state = start
    switch statement.kind {
    case .term(let term), .yield(let term):
      visit(term, &state)
      return checker.neverReturns(term) ? nil : state
    case .declare(let pattern, let value):
      if let value {
        visit(value, &state)
      } else {
        let bound = checker.bound(by: pattern)
        open.formUnion(bound)
        let parts = bound.flatMap { TuplePart.all(of: $0) }
        state.known.subtract(parts)
        state.perhaps.subtract(parts)
      }
    case .several(let inner): return run(inner, state) ?? state
    // What it captures must be there where it is used.
    case .localFunction: break
    case .ifStatement(let conditions, let then, let otherwise, let target):
      for condition in conditions { visit(condition, &state) }
      let first = run(then.statements, state)
      let second = otherwise.map { run($0.statements, state) } ?? state
      switch conditions.certainty {
      case true?: return merge(first, target)
      case false?: return merge(second, target)
      case nil: return merge(merge(first, second), target)
      }
    case .guardStatement(let conditions, let otherwise):
      for condition in conditions { visit(condition, &state) }
      _ = run(otherwise.statements, state)
    case .whileLoop(let conditions, let body, let target):
      for condition in conditions { visit(condition, &state) }
      let inner = loop(body, state)
      // `while true` is left by a `break` only.
      if conditions.certainty == true { return merge(nil, target) }
      return merge(merge(state, inner), target)
    case .repeatLoop(let body, let condition, let target):
      let isOnce = if case .boolean(false) = condition.kind { true } else { false }
      guard var inner = isOnce ? run(body.statements, state) : loop(body, state) else { return merge(nil, target) }
      visit(condition, &inner)
      return merge(inner, target)
    case .forLoop(let node):
      visit(node.sequence, &state)
      var inner = state
      if let condition = node.condition { visit(condition, &inner) }
      return merge(merge(state, loop(node.body, inner)), node.target)
    case .switchStatement(let checked): return run(checked, state)
    case .doBlock(let block, let target): return merge(run(block.statements, state), target)
    case .doCatch(let block, _, let clauses, let target):
      // An error may come out before anything has happened, or after.
      let outer = thrown
      thrown = []
      let after = run(block.statements, state)
      var caught = state
      caught.perhaps.formUnion(thrown)
      thrown = outer.union(thrown)
      return merge(merge(after, run(clauses, caught)), target)
    case .throwStatement(let value):
      visit(value, &state)
      thrown.formUnion(state.perhaps)
      return nil
    case .deferBlock(let block):
      _ = run(
        block.statements,
        State(known: state.known.union(open.flatMap { TuplePart.all(of: $0) }), perhaps: state.perhaps))
    case .returnStatement(let value):
      if let value { visit(value, &state) }
      return nil
    case .breakTo(let target):
      breaks[target, default: []].append(state)
      return nil
    case .continueTo, .fallthroughStatement: return nil
    }
    return state
  }

  /// What the second time round finds is what the first has left.
  private mutating func loop(_ body: CheckedBlock, _ start: State) -> State? {
    let first = run(body.statements, start)
    guard let first, first.perhaps != start.perhaps else { return first }
    _ = run(body.statements, State(known: start.known, perhaps: first.perhaps))
    return first
  }

  private mutating func run(_ checked: CheckedSwitch, _ start: State) -> State? {
    var state = start
    visit(checked.subject, &state)
    var result: State?
    for entry in checked.cases {
      var inner = state
      for (_, condition) in entry.patterns { if let condition { visit(condition, &inner) } }
      result = merge(result, run(entry.body.statements, inner))
    }
    return merge(result, checked.target)
  }

  private func merge(_ left: State?, _ right: State?) -> State? {
    guard let left else { return right }
    guard let right else { return left }
    return State(known: left.known.intersection(right.known), perhaps: left.perhaps.union(right.perhaps))
  }

  /// With the ways that leave for this target.
  private mutating func merge(_ state: State?, _ target: JumpTarget?) -> State? {
    guard let target, let others = breaks.removeValue(forKey: target) else { return state }
    return others.reduce(state) { merge($0, $1) }
  }

  private mutating func visit(_ condition: CheckedCondition, _ state: inout State) {
    switch condition {
    case .boolean(let term), .pattern(_, let term): visit(term, &state)
    }
  }

  private mutating func visit(_ term: Term, _ state: inout State) {
    if let other = checker.wrapperMakings[ObjectIdentifier(term)], let storage = other.storage, open.contains(storage),
      !state.has(storage)
    {
      other.choose()
    }
    switch term.kind {
    case .assign(let place, let value):
      visit(value, &state)
      assign(place, &state)
    case .variable(let variable):
      use(variable, term.span, state)
      visitAccessors(of: variable, term.span, state)
    case .tupleElement:
      let (root, path) = term.tuplePath
      guard case .variable(let variable) = root.kind, open.contains(variable) else { return visit(root, &state) }
      use(variable, at: path, term.span, state)
    case .attempt(let inner, .plain):
      visit(inner, &state)
      thrown.formUnion(state.perhaps)
    case .closure(let function):
      for (_, value) in function.captureList { visit(value, &state) }
      visitCaptures(of: function, term.span, state)
      visitGlobals(of: function, term.span, state)
    case .and(let one, let other), .or(let one, let other), .coalesce(let one, let other):
      visit(one, &state)
      var inner = state
      visit(other, &inner)
    case .ternary(let condition, let first, let second):
      visit(condition, &state)
      var one = state
      var other = state
      visit(first, &one)
      visit(second, &other)
      state = merge(one, other) ?? state
    case .ifExpression(let node):
      for condition in node.conditions { visit(condition, &state) }
      let first = run(node.then.statements, state)
      let second = run(node.otherwise.statements, state)
      state = merge(first, second) ?? state
    case .switchExpression(let checked): state = run(checked, state) ?? state
    case .function(let function, _, _, _), .call(.function(let function, _, _, _, _), _):
      for child in term.children { visit(child, &state) }
      if function.enclosing != nil { visitCaptures(of: function, term.span, state) }
    default: for child in term.children { visit(child, &state) }
    }
  }

  private mutating func assign(_ place: Term, _ state: inout State) {
    switch place.kind {
    case .variable(let variable):
      give(variable, at: [], place, &state)
      visitAccessors(of: variable, place.span, state)
    case .tuple(let parts): for part in parts { assign(part, &state) }
    case .tupleElement:
      let (root, path) = place.tuplePath
      guard case .variable(let variable) = root.kind, open.contains(variable) else { return visit(root, &state) }
      give(variable, at: path, place, &state)
    case .discard: break
    default: for child in place.children { visit(child, &state) }
    }
  }

  private mutating func give(_ variable: Variable, at path: [Int], _ place: Term, _ state: inout State) {
    let parts = TuplePart.all(of: variable, at: path)
    if variable.isLet, open.contains(variable), parts.contains(where: state.perhaps.contains),
      told.insert(variable).inserted
    {
      let name = TuplePart.name(of: variable, at: path)
      checker.report(
        .immutable(name: name, why: .letGivenLater, change: .assign, isWhole: true, declared: variable.span),
        at: place.span)
    }
    state.known.formUnion(parts)
    state.perhaps.formUnion(parts)
  }

  /// What stands between here and the statement before must not use what has no value yet.
  mutating func visitFunctions(before position: Int32, _ state: State) {
    while let function = functions.first, function.span.start < position {
      functions.removeFirst()
      visitGlobals(of: function, function.span, state)
    }
  }

  /// Variables at the top of a script are captured by nobody, and used all the same.
  private mutating func visitGlobals(of function: Function, _ span: Span, _ state: State) {
    let missing = open.filter { $0.kind == .global && !state.has($0) && !told.contains($0) }
    guard !missing.isEmpty, let body = function.checkedBody else { return }
    var found: [Variable] = []
    body.forEachTerm { term in
      if case .variable(let variable) = term.kind, missing.contains(variable) { found.append(variable) }
    }
    for variable in found where told.insert(variable).inserted {
      checker.report(
        .usedByFunctionBeforeInitialized(
          variable.name, isLet: variable.isLet, isClosure: function.kind == .closure, declared: variable.span), at: span
      )
    }
  }

  /// What reads or sets a computed local variable captures what it uses.
  private mutating func visitAccessors(of variable: Variable, _ span: Span, _ state: State) {
    if variable.kind != .local || variable.isStored { return }
    for accessor in variable.accessors { visitCaptures(of: accessor, span, state) }
  }

  private mutating func visitCaptures(of function: Function, _ span: Span, _ state: State) {
    for variable in function.captures {
      use(variable, span, state)
      // It is declared further on.
      if variable.span.start > span.start, variable.span.source === span.source, !variable.isBoundAtTop,
        told.insert(variable).inserted
      {
        let place = function.kind == .closure ? span : function.span
        checker.report(.capturedBeforeDeclared(variable.name, declared: variable.span, used: span), at: place)
      }
    }
  }

  private mutating func use(_ variable: Variable, at path: [Int] = [], _ span: Span, _ state: State) {
    guard open.contains(variable), let part = state.missing(of: variable, at: path), told.insert(variable).inserted
    else { return }
    // Where nothing of it has a value, all of it is missing.
    let isPartly = TuplePart.all(of: variable).contains(where: state.known.contains)
    let name = TuplePart.name(of: variable, at: isPartly ? part.path : path)
    checker.report(.usedBeforeInitialized(name, isLet: variable.isLet, declared: variable.span), at: span)
  }
}
