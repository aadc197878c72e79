import Diagnostics
import Syntax

/// Whether an initialiser gives every stored property a value on every way out, hands over where it must, and leaves `self` alone
/// until then.
extension Checker {
  func checkInitialization(of function: Function, _ body: CheckedBlock, _ block: Block, callsSuperAtEnd: Bool) {
    guard let parent = function.parent, let selfVariable = function.selfVariable,
      function.module === main.module || function.assignsWrapped
    else { return }
    var flow = InitializationFlow(checker: self, function: function, selfVariable: selfVariable, parent: parent)
    flow.callsSuperAtEnd = callsSuperAtEnd
    let isForeign = parent.module !== function.module
    if function.isConvenience || isForeign && parent.kind != .enum {
      flow.duty = .delegate
    } else if parent.kind == .enum {
      flow.duty = .assignSelf
    } else if parent.kind == .class, superclass(of: parent.selfType) != nil {
      flow.duty = .callSuper
    }
    flow.properties = parent.storedProperties.filter { !$0.isLazy && !$0.isStatic }
    flow.end = lastLine(of: block)
    flow.check(body)
  }
}

/// Follows the ways through statements with what has been done on all of them.
private struct InitializationFlow {
  enum Duty { case giveValues, assignSelf, delegate, callSuper }

  let checker: Checker
  let function: Function
  let selfVariable: Variable
  let parent: Nominal
  var duty = Duty.giveValues
  var callsSuperAtEnd = false
  var properties: [Variable] = []
  var end: Span
  private var deferred: [CheckedBlock] = []
  private var breaks: [JumpTarget: [State]] = [:]
  private var falling: State?

  init(checker: Checker, function: Function, selfVariable: Variable, parent: Nominal) {
    self.checker = checker
    self.function = function
    self.selfVariable = selfVariable
    self.parent = parent
    end = function.span
  }

  struct State {
    /// Have a value on every way here.
    var given: Set<TuplePart>
    /// Have one on some way here.
    var perhaps: Set<TuplePart>
    /// `self.init`, `super.init` or `self = …` has been done.
    var isDone = false
    var isPerhapsDone = false
  }

  mutating func check(_ body: CheckedBlock) {
    let given = Set(properties.filter { $0.hasInitialValue }.flatMap { TuplePart.all(of: $0) })
    if let state = run(body.statements, State(given: given, perhaps: given)) { leave(state, at: end) }
  }

  private func missing(_ state: State) -> [Variable] {
    state.isDone ? [] : properties.filter { !has($0, at: [], state) }
  }

  private func has(_ variable: Variable, at path: [Int], _ state: State) -> Bool {
    TuplePart.all(of: variable, at: path).allSatisfy(state.given.contains)
  }

  /// `self` may be used as a whole.
  private func isWhole(_ state: State) -> Bool {
    if state.isDone { return true }
    return duty == .giveValues && missing(state).isEmpty
  }

  // MARK: Ways out

  private mutating func leave(_ start: State, at span: Span) {
    var state = start
    let blocks = deferred
    deferred = []
    for block in blocks.reversed() { state = run(block.statements, state) ?? state }
    deferred = blocks
    if isWhole(state) { return }
    switch duty {
    case .giveValues: checker.report(.uninitialized(missing(state).map(\.writtenName)), at: span)
    case .assignSelf, .delegate: checker.report(.notDelegated("self.init"), at: span)
    case .callSuper:
      let names = missing(state).map(\.writtenName)
      if callsSuperAtEnd {
        if !names.isEmpty { checker.report(.superBeforeInitialized(names), at: span) }
      } else {
        checker.report(.notDelegated("super.init"), at: span)
      }
    }
  }

  // MARK: Statements

  /// What has been done after the statements; nil where control does not come out at the end.
  private mutating func run(_ statements: [CheckedStatement], _ start: State) -> State? {
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
    case .declare(_, let term):
      if let term { visit(term, &state) }
    case .several(let inner): return run(inner, state)
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
      let inner = run(body.statements, state)
      return merge(conditions.certainty == true ? nil : merge(state, inner), target)
    case .repeatLoop(let body, let condition, let target):
      guard var inner = run(body.statements, state) else { return merge(nil, target) }
      visit(condition, &inner)
      return merge(inner, target)
    case .forLoop(let loop):
      visit(loop.sequence, &state)
      var inner = state
      if let condition = loop.condition { visit(condition, &inner) }
      return merge(merge(state, run(loop.body.statements, inner)), loop.target)
    case .switchStatement(let checked): return run(checked, state)
    case .doBlock(let block, let target): return merge(run(block.statements, state), target)
    case .doCatch(let block, _, let clauses, let target):
      let after = run(block.statements, state)
      return merge(merge(after, run(clauses, state)), target)
    case .throwStatement(let value):
      visit(value, &state)
      return nil
    case .deferBlock(let block): deferred.append(block)
    case .breakTo(let target):
      breaks[target, default: []].append(state)
      return nil
    case .continueTo: return nil
    case .fallthroughStatement:
      falling = state
      return nil
    case .returnStatement(let value):
      // `return nil` gives the whole up; nothing needs a value then.
      if value == nil { leave(state, at: duty == .giveValues ? statement.span : end) }
      return nil
    }
    return state
  }

  private mutating func run(_ checked: CheckedSwitch, _ start: State) -> State? {
    var state = start
    visit(checked.subject, &state)
    var result: State?
    for entry in checked.cases {
      var inner = merge(state, falling) ?? state
      falling = nil
      for (_, condition) in entry.patterns { if let condition { visit(condition, &inner) } }
      result = merge(result, run(entry.body.statements, inner))
    }
    return merge(result, checked.target)
  }

  private func merge(_ left: State?, _ right: State?) -> State? {
    guard let left else { return right }
    guard let right else { return left }
    return State(
      given: left.isDone ? right.given : right.isDone ? left.given : left.given.intersection(right.given),
      perhaps: left.perhaps.union(right.perhaps), isDone: left.isDone && right.isDone,
      isPerhapsDone: left.isPerhapsDone || right.isPerhapsDone)
  }

  /// With the ways that leave for this target.
  private mutating func merge(_ state: State?, _ target: JumpTarget?) -> State? {
    guard let target, let others = breaks.removeValue(forKey: target) else { return state }
    return others.reduce(state) { merge($0, $1) }
  }

  // MARK: Terms

  private mutating func visit(_ condition: CheckedCondition, _ state: inout State) {
    switch condition {
    case .boolean(let term), .pattern(_, let term): visit(term, &state)
    }
  }

  private mutating func visit(_ term: Term, _ state: inout State) {
    if let other = checker.wrapperMakings[ObjectIdentifier(term)], let storage = other.storage, isOwn(storage),
      !isWhole(state) || duty == .delegate
    {
      other.choose()
    }
    switch term.kind {
    case .assign(let place, let value):
      visit(value, &state)
      assign(place, &state)
    case .call(.function(let called, _, _, let receiver?, _), let arguments) where called.kind == .initializer:
      for argument in arguments { visit(argument, &state) }
      if isSelf(receiver) { delegate(to: called, &state, term.span) } else { visit(receiver, &state) }
    case .call(.function(let called, _, _, let receiver?, _), let arguments) where isSelf(receiver):
      for argument in arguments { visit(argument, &state) }
      use(called.name, isCall: true, state, term.span)
    // Of which class it is, is known from the beginning.
    case .typeOf(let instance) where isSelf(instance): break
    case .property(let base, let variable, _, _) where isSelf(base): read(variable, at: [], state, term.span)
    case .tupleElement:
      let (root, path) = term.tuplePath
      guard case .property(let base, let variable, _, _) = root.kind, isSelf(base) else { return visit(root, &state) }
      read(variable, at: path, state, term.span)
    case .variable(let variable) where variable === selfVariable: use(nil, isCall: false, state, term.span)
    case .closure(let closure):
      for (_, value) in closure.captureList { visit(value, &state) }
      // What is evaluated within the call sees of `self` what there is by then.
      if closure.isAutoclosure, let body = closure.checkedBody {
        var inner = state
        for statement in body.statements {
          if case .returnStatement(let value?) = statement.kind { visit(value, &inner) }
        }
        return
      }
      if closure.captures.contains(selfVariable) { use(nil, isCall: false, state, term.span) }
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
      state = merge(run(node.then.statements, state), run(node.otherwise.statements, state)) ?? state
    case .switchExpression(let checked): state = run(checked, state) ?? state
    default: for child in term.children { visit(child, &state) }
    }
  }

  private func isSelf(_ term: Term) -> Bool {
    switch term.kind {
    case .variable(let variable): variable === selfVariable
    case .convert(let inner, .upcast): isSelf(inner)
    default: false
    }
  }

  private func isOwn(_ variable: Variable) -> Bool { properties.contains { $0 === variable } }

  private mutating func assign(_ place: Term, _ state: inout State) {
    switch place.kind {
    case .variable(let variable) where variable === selfVariable:
      if duty == .giveValues, let fixed = properties.first(where: { $0.isLet && isPerhapsGiven($0, at: [], state) }) {
        checker.report(.initializedTwice(fixed.name, declared: fixed.span), at: place.span)
      }
      state.isDone = true
      state.isPerhapsDone = true
    case .property(let base, let variable, _, _) where isSelf(base): give(variable, at: [], place, &state)
    case .tupleElement:
      let (root, path) = place.tuplePath
      guard case .property(let base, let variable, _, _) = root.kind, isSelf(base), variable.isStored else {
        return visit(root, &state)
      }
      give(variable, at: path, place, &state)
    case .tuple(let parts): for part in parts { assign(part, &state) }
    case .discard: break
    default: visit(place, &state)
    }
  }

  private func isPerhapsGiven(_ variable: Variable, at path: [Int], _ state: State) -> Bool {
    TuplePart.all(of: variable, at: path).contains(where: state.perhaps.contains)
  }

  private mutating func give(_ variable: Variable, at path: [Int], _ place: Term, _ state: inout State) {
    guard isOwn(variable) else { return use(variable.name, isCall: false, state, place.span) }
    if duty == .delegate, !state.isDone { return use(variable.name, isCall: false, state, place.span) }
    if variable.isLet, isPerhapsGiven(variable, at: path, state) || state.isPerhapsDone {
      checker.report(
        .initializedTwice(TuplePart.name(of: variable, at: path), declared: variable.span), at: place.span)
    }
    let parts = TuplePart.all(of: variable, at: path)
    state.given.formUnion(parts)
    state.perhaps.formUnion(parts)
  }

  private mutating func delegate(to called: Function, _ state: inout State, _ span: Span) {
    if duty == .callSuper {
      let names = missing(state).map(\.writtenName)
      if state.isPerhapsDone {
        checker.report(.superCalledTwice, at: span)
      } else if !names.isEmpty {
        checker.report(.superBeforeInitialized(names), at: span)
      }
    }
    state.isDone = true
    state.isPerhapsDone = true
  }

  private func read(_ variable: Variable, at path: [Int], _ state: State, _ span: Span) {
    guard isOwn(variable), variable.isStored, duty != .delegate else {
      return use(variable.name, isCall: false, state, span)
    }
    if state.isDone || has(variable, at: path, state) { return }
    checker.report(.propertyBeforeInitialized(TuplePart.name(of: variable, at: path)), at: span)
  }

  private func use(_ member: String?, isCall: Bool, _ state: State, _ span: Span) {
    if isWhole(state) { return }
    switch duty {
    case .delegate, .assignSelf: checker.report(.selfBeforeDelegation, at: span)
    case .giveValues: checker.report(.selfBeforeInitialized(missing(state).map(\.writtenName)), at: span)
    case .callSuper: checker.report(.selfBeforeSuper(member, isCall: isCall), at: span)
    }
  }
}
