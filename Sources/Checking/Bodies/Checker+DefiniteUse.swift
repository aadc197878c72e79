import Diagnostics
import Syntax

/// Whether variables that are declared without a value have one wherever they are used.
extension Checker {
  func noteLate(_ variable: Variable) {
    variable.isAssignedLater = true
    locals.haveLateValues = true
  }

  func checkDefiniteUse(in block: CheckedBlock) {
    guard locals.haveLateValues || locals.haveFunctions else { return }
    let use = DefiniteUse(checker: self)
    _ = use.run(block.statements, Assigned())
  }

  /// The same for what stands at the top of a script, whose functions may use its variables wherever they are called.
  func checkDefiniteUse(atTop block: CheckedBlock, of source: Source) {
    guard locals.haveLateValues || locals.haveFunctions else { return }
    let use = DefiniteUse(checker: self)
    if locals.haveLateValues { use.functions = functions(of: source).sorted { $0.span.start < $1.span.start } }
    var state: Assigned? = Assigned()
    use.begin()
    for statement in block.statements {
      guard let here = state else { break }
      use.visitFunctions(before: statement.span.start, here)
      state = use.runInPlace([statement], here)
    }
    if let state {
      use.visitFunctions(before: .max, state)
      use.unwind(to: 0, state)
    }
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

/// Follows the ways through statements with the variables that are declared without a value.
private final class DefiniteUse: AssignmentFlow {
  /// Those of the top of a script that have not been come by yet.
  var functions: [Function] = []
  /// Declared without a value and in reach.
  private var open: Set<Variable> = []
  private var told: Set<Variable> = []

  override func declare(_ pattern: CheckedPattern, _ state: inout Assigned) {
    let bound = checker.bound(by: pattern)
    open.formUnion(bound)
    let parts = bound.flatMap { TuplePart.all(of: $0) }
    state.known.subtract(parts)
    state.perhaps.subtract(parts)
  }

  /// While what a `defer` does is looked at: where it stands, and what was open around it. It is told at its place, whatever in it
  /// needs a value; and what stands around gets none in it.
  private var deferral: (span: Span, open: Set<Variable>)?

  override func come(by deferred: Deferred) {
    deferred.block.forEachTerm { term in
      guard case .assign(let place, _) = term.kind, case .variable(let variable) = place.tuplePath.0.kind,
        variable.isLet, open.contains(variable), told.insert(variable).inserted
      else { return }
      checker.report(
        .immutable(name: variable.name, why: .letGivenLater, change: .assign, isWhole: true, declared: variable.span),
        at: place.span)
    }
  }

  override func visit(_ deferred: Deferred, _ state: Assigned) {
    let outer = deferral
    deferral = (outer?.span ?? deferred.span, outer?.open ?? open)
    _ = run(deferred.block.statements, state)
    deferral = outer
  }

  override func visit(_ term: Term, _ state: inout Assigned) {
    if let other = checker.wrapping.makings[ObjectIdentifier(term)], let storage = other.storage,
      open.contains(storage),
      !state.has(storage)
    {
      other.choose()
    }
    switch term.kind {
    case .variable(let variable):
      use(variable, term.span, state)
      visitAccessors(of: variable, term.span, state)
    case .tupleElement:
      let (root, path) = term.tuplePath
      guard case .variable(let variable) = root.kind, open.contains(variable) else { return visit(root, &state) }
      use(variable, at: path, term.span, state)
    case .closure(let function):
      for (_, value) in function.captureList { visit(value, &state) }
      visitCaptures(of: function, term.span, state)
      visitGlobals(of: function, term.span, state)
    case .function(let function, _, _, _), .call(.function(let function, _, _, _, _), _):
      for child in term.children { visit(child, &state) }
      if function.enclosing != nil { visitCaptures(of: function, term.span, state) }
    default: super.visit(term, &state)
    }
  }

  override func assign(_ place: Term, _ state: inout Assigned) {
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

  private func give(_ variable: Variable, at path: [Int], _ place: Term, _ state: inout Assigned) {
    if let deferral, deferral.open.contains(variable) {
      return use(variable, at: path, place.span, state)
    }
    if variable.isLet, open.contains(variable), state.perhapsHas(variable, at: path), told.insert(variable).inserted {
      let name = TuplePart.name(of: variable, at: path)
      checker.report(
        .immutable(name: name, why: .letGivenLater, change: .assign, isWhole: true, declared: variable.span),
        at: place.span)
    }
    state.give(variable, at: path)
  }

  /// What stands between here and the statement before must not use what has no value yet.
  func visitFunctions(before position: Int32, _ state: Assigned) {
    while let function = functions.first, function.span.start < position {
      functions.removeFirst()
      visitGlobals(of: function, function.span, state)
    }
  }

  /// Variables at the top of a script are captured by nobody, and used all the same.
  private func visitGlobals(of function: Function, _ span: Span, _ state: Assigned) {
    let missing = open.filter { $0.kind == .global && !state.has($0) && !told.contains($0) }
    guard !missing.isEmpty, let body = checker.body(of: function) else { return }
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
  private func visitAccessors(of variable: Variable, _ span: Span, _ state: Assigned) {
    if variable.kind != .local || variable.isStored { return }
    for accessor in variable.accessors { visitCaptures(of: accessor, span, state) }
  }

  private func visitCaptures(of function: Function, _ span: Span, _ state: Assigned) {
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

  private func use(_ variable: Variable, at path: [Int] = [], _ span: Span, _ state: Assigned) {
    guard open.contains(variable), let part = state.missing(of: variable, at: path), told.insert(variable).inserted
    else { return }
    // Where nothing of it has a value, all of it is missing.
    let isPartly = TuplePart.all(of: variable).contains(where: state.known.contains)
    let name = TuplePart.name(of: variable, at: isPartly ? part.path : path)
    let place = deferral.flatMap { $0.open.contains(variable) ? $0.span : nil } ?? span
    checker.report(.usedBeforeInitialized(name, isLet: variable.isLet, declared: variable.span), at: place)
  }
}
