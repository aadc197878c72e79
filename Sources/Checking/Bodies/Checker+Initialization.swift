import Diagnostics
import Syntax

/// Whether an initialiser gives every stored property a value on every way out, hands over where it must, and leaves `self` alone
/// until then.
extension Checker {
  func checkInitialization(of function: Function, _ body: CheckedBlock, _ block: Block, callsSuperAtEnd: Bool) {
    guard let parent = function.parent, let selfVariable = function.selfVariable,
      function.module === main.module || function.assignsWrapped
    else { return }
    let flow = InitializationFlow(checker: self, function: function, selfVariable: selfVariable, parent: parent)
    flow.callsSuperAtEnd = callsSuperAtEnd
    let isForeign = parent.module !== function.module
    // What has no properties of its own to give values to.
    let isWithoutProperties = parent.kind == .enum || parent.kind == .protocol
    if function.isConvenience || isForeign && !isWithoutProperties {
      flow.duty = .delegate
    } else if isWithoutProperties {
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
private final class InitializationFlow: AssignmentFlow {
  enum Duty { case giveValues, assignSelf, delegate, callSuper }

  let function: Function
  let selfVariable: Variable
  let parent: Nominal
  var duty = Duty.giveValues
  var callsSuperAtEnd = false
  var properties: [Variable] = []
  var end: Span
  /// While what a `defer` does is looked at: where that stands, and what has been told there.
  private var deferral: Span?
  private var toldOfDeferred: Set<Int32> = []

  init(checker: Checker, function: Function, selfVariable: Variable, parent: Nominal) {
    self.function = function
    self.selfVariable = selfVariable
    self.parent = parent
    end = function.span
    super.init(checker: checker)
  }

  func check(_ body: CheckedBlock) {
    let given = Set(properties.filter { $0.hasInitialValue }.flatMap { TuplePart.all(of: $0) })
    if let state = run(body.statements, Assigned(known: given, perhaps: given)) { leave(state, at: end) }
  }

  private func missing(_ state: Assigned) -> [Variable] {
    state.isDone ? [] : properties.filter { !state.has($0) }
  }

  /// `self` may be used as a whole.
  private func isWhole(_ state: Assigned) -> Bool {
    if state.isDone { return true }
    return duty == .giveValues && missing(state).isEmpty
  }

  // MARK: Ways out

  private func leave(_ state: Assigned, at span: Span) {
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

  override func leave(returning value: Term?, _ state: Assigned, at statement: CheckedStatement) {
    // `return nil` gives the whole up; nothing needs a value then.
    if value == nil { leave(state, at: duty == .giveValues ? statement.span : end) }
  }

  /// It needs all of `self` that it uses, and gives nothing its value.
  override func visit(_ deferred: Deferred, _ state: Assigned) {
    let outer = deferral
    deferral = outer ?? deferred.span
    _ = run(deferred.block.statements, state)
    deferral = outer
  }

  private func report(_ problem: CheckProblem, at span: Span) {
    guard let deferral else { return checker.report(problem, at: span) }
    if toldOfDeferred.insert(deferral.start).inserted { checker.report(problem, at: deferral) }
  }

  // MARK: Terms

  override func visit(_ term: Term, _ state: inout Assigned) {
    if let other = checker.wrapping.makings[ObjectIdentifier(term)], let storage = other.storage, isOwn(storage),
      !isWhole(state) || duty == .delegate
    {
      other.choose()
    }
    switch term.kind {
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
    default: super.visit(term, &state)
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

  override func assign(_ place: Term, _ state: inout Assigned) {
    switch place.kind {
    case .variable(let variable) where variable === selfVariable:
      if duty == .giveValues, let fixed = properties.first(where: { $0.isLet && state.perhapsHas($0) }) {
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

  private func give(_ variable: Variable, at path: [Int], _ place: Term, _ state: inout Assigned) {
    guard isOwn(variable), deferral == nil else { return use(variable.name, isCall: false, state, place.span) }
    if duty == .delegate, !state.isDone { return use(variable.name, isCall: false, state, place.span) }
    if variable.isLet, state.perhapsHas(variable, at: path) || state.isPerhapsDone {
      checker.report(
        .initializedTwice(TuplePart.name(of: variable, at: path), declared: variable.span), at: place.span)
    }
    state.give(variable, at: path)
  }

  private func delegate(to called: Function, _ state: inout Assigned, _ span: Span) {
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

  private func read(_ variable: Variable, at path: [Int], _ state: Assigned, _ span: Span) {
    guard isOwn(variable), variable.isStored, duty != .delegate, deferral == nil || parent.kind != .class else {
      return use(variable.name, isCall: false, state, span)
    }
    if state.isDone || state.has(variable, at: path) { return }
    report(.propertyBeforeInitialized(TuplePart.name(of: variable, at: path)), at: span)
  }

  private func use(_ member: String?, isCall: Bool, _ state: Assigned, _ span: Span) {
    if isWhole(state) { return }
    switch duty {
    case .delegate, .assignSelf: report(.selfBeforeDelegation, at: span)
    case .giveValues: report(.selfBeforeInitialized(missing(state).map(\.writtenName)), at: span)
    case .callSuper: report(.selfBeforeSuper(member, isCall: isCall), at: span)
    }
  }
}
