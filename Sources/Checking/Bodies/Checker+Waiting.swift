import Diagnostics
import Syntax

/// What waits says so, and stands where something can wait; what an actor alone runs is waited for elsewhere.
struct WaitingFlow {
  let checker: Checker
  /// The function, or closure, that is looked at.
  private var function: Function
  private var isolation: Isolation
  /// What it can wait in; nil where it can.
  private var obstacle: AsyncPlace?
  private var isAwaited = false
  /// Something in the `await` that is looked at may stand still.
  private var waits = false
  /// The expression that an `await` would stand in front of.
  private var whole: Whole?
  private struct Whole {
    let span: Span
    /// What waits in it without one.
    var missing: [(kind: WaitingKind, span: Span)] = []
    /// Behind a closure the compiler no longer knows what surrounds a call.
    var isUnknown = false
  }

  init(_ checker: Checker, _ function: Function, obstacle: AsyncPlace?) {
    self.checker = checker
    self.function = function
    self.obstacle = obstacle
    isolation = checker.isolation(of: function)
  }

  static func obstacle(in function: Function) -> AsyncPlace? {
    if function.isAsync || function.kind == .topLevel { return nil }
    switch function.kind {
    case .closure: return function.isAutoclosure ? .autoclosure : .closure
    case .getter, .setter, .willSet, .didSet: return .accessor
    default: return .function
    }
  }

  private func visit(bodyOf inner: Function) {
    guard let body = inner.checkedBody else { return }
    var flow = WaitingFlow(checker, inner, obstacle: Self.obstacle(in: inner))
    flow.visit(body)
  }

  mutating func visit(_ block: CheckedBlock) { for statement in block.statements { visit(statement) } }

  private mutating func visit(_ statement: CheckedStatement) {
    let outer = whole
    whole = nil
    defer { whole = outer }
    switch statement.kind {
    case .term(let term), .place(let term), .yield(let term), .throwStatement(let term): visit(term)
    case .several(let inner): for statement in inner { visit(statement) }
    case .declare(_, let term), .returnStatement(let term): if let term { visit(term) }
    case .localFunction(let function): visit(bodyOf: function)
    case .ifStatement(let conditions, let then, let otherwise, _):
      visit(conditions)
      visit(then)
      if let otherwise { visit(otherwise) }
    case .guardStatement(let conditions, let otherwise):
      visit(conditions)
      visit(otherwise)
    case .whileLoop(let conditions, let body, _):
      visit(conditions)
      visit(body)
    case .repeatLoop(let body, let condition, _):
      visit(body)
      visit(condition)
    case .forLoop(let loop):
      visit(loop.sequence)
      if case .await = loop.next.withoutTry.kind, let obstacle {
        checker.report(.asyncInSync(.iteration, obstacle), at: loop.next.span)
      }
      if let condition = loop.condition { visit(condition) }
      visit(loop.body)
    case .switchStatement(let checked): visit(checked)
    case .doBlock(let block, _): visit(block)
    case .deferBlock(let block):
      let outer = obstacle
      obstacle = .deferred
      visit(block)
      obstacle = outer
    case .doCatch(let block, _, let clauses, _):
      visit(block)
      visit(clauses)
    case .breakTo, .continueTo, .fallthroughStatement: break
    }
  }

  private mutating func visit(_ checked: CheckedSwitch) {
    visit(checked.subject)
    for entry in checked.cases {
      for (_, condition) in entry.patterns { if let condition { visit(condition) } }
      visit(entry.body)
    }
  }

  private mutating func visit(_ conditions: [CheckedCondition]) {
    let outer = whole
    defer { whole = outer }
    for condition in conditions {
      whole = nil
      switch condition {
      case .boolean(let term), .pattern(_, let term): visit(term)
      }
    }
  }

  mutating func visit(_ term: Term) {
    let isWhole = whole == nil
    if isWhole { whole = Whole(span: term.span) }
    defer {
      if isWhole {
        tellOfMissingAwait()
        whole = nil
      }
    }
    switch term.kind {
    case .await(let inner):
      let outer = (isAwaited, waits)
      (isAwaited, waits) = (true, false)
      visit(inner)
      if !waits, !inner.hasError { checker.tellOfNeedlessAwait(at: term.span, obstacle) }
      (isAwaited, waits) = (outer.0, outer.1 || waits)
      return
    case .closure(let closure):
      for (_, value) in closure.captureList { visit(value) }
      whole?.isUnknown = true
      return visit(bodyOf: closure)
    case .interpolation(let parts):
      let outer = whole
      defer { whole = outer }
      for part in parts {
        whole = nil
        visit(part)
      }
      return
    case .ifExpression(let node):
      let outer = isAwaited
      isAwaited = false
      visit(node.conditions)
      visit(node.then)
      visit(node.otherwise)
      isAwaited = outer
      return
    case .switchExpression(let checked):
      let outer = isAwaited
      isAwaited = false
      visit(checked)
      isAwaited = outer
      return
    case .and(let one, let other), .or(let one, let other), .coalesce(let one, let other):
      visit(one)
      let outer = obstacle
      obstacle = .autoclosure
      visit(other)
      obstacle = outer
      return
    case .omitted: return
    case .assign(let place, let value):
      whole = nil
      visit(value)
      whole = Whole(span: place.span)
      return visit(changed: place)
    case .discard(let value):
      whole = nil
      return visit(value)
    case .inOut(let place): return visit(changed: place)
    case .call(.function(let callee, _, _, let base, _), let arguments) where callee.isAsync:
      for case .inOut(let place) in arguments.map(\.kind) {
        if let access = isolatedPart(of: place) { checker.report(.isolatedLent(access.name(checker)), at: place.span) }
      }
      if callee.selfVariable?.isInOut == true, callee.kind != .initializer, let base,
        let access = isolatedPart(of: base)
      {
        checker.report(.isolatedLent(access.name(checker)), at: base.span)
      }
    case .call(.function(let function, _, _, let base?, _), let arguments)
    where function.selfVariable?.isInOut == true && function.kind != .initializer:
      note(term)
      visit(changed: base)
      for argument in arguments { visit(argument) }
      return
    default: break
    }
    note(term)
    for child in term.children { visit(child) }
  }

  /// A place that is written to: what an actor alone comes to is not changed from elsewhere.
  private mutating func visit(changed place: Term) {
    var current = place
    while true {
      if let access = access(to: current), access.crosses, isPlace(current) {
        waits = true
        if isTopThatWaits { return noteAtTop(access, current) }
        checker.report(
          .isolatedChange(access.name(checker), by: access.words, from: isolation.words), at: place.span)
        return
      }
      switch current.kind {
      case .property(let base, let variable, _, _) where base.type.isValue(checker) && variable.isStored: current = base
      case .tupleElement(let base, _), .forceUnwrap(let base), .unwrapOrLeave(let base), .chain(let base, _):
        current = base
      case .subscripted(let base?, _, _, _, let indices, _):
        for index in indices { visit(index) }
        current = base
      default:
        for child in current.children { visit(child) }
        return
      }
    }
  }

  /// What this function's own actor has, of which a place is a part: while it is lent nothing else of the actor may be run.
  private func isolatedPart(of place: Term) -> Access? {
    var current = place
    while true {
      if let access = access(to: current), !access.crosses {
        switch access.isolation {
        case .instance, .global: return access
        default: break
        }
      }
      switch current.kind {
      case .property(let base, _, _, _) where base.type.isValue(checker): current = base
      case .tupleElement(let base, _), .forceUnwrap(let base), .unwrapOrLeave(let base), .chain(let base, _),
        .subscripted(let base?, _, _, _, _, _):
        current = base
      default: return nil
      }
    }
  }

  private func isPlace(_ term: Term) -> Bool {
    switch term.kind {
    case .property, .staticProperty, .variable, .subscripted: true
    default: false
    }
  }

  /// What somebody comes to, and what that asks for.
  private struct Access {
    enum Subject {
      case function(Function)
      case closure
      case variable(Variable)
      case entry(Subscript)
    }

    let subject: Subject
    let isAsync: Bool
    let isolation: Isolation
    /// Whether somebody else than this function's actor comes to it.
    let crosses: Bool

    var isCall: Bool {
      switch subject {
      case .function, .closure: true
      case .variable, .entry: false
      }
    }

    /// What stands still, where it is said itself.
    var kind: WaitingKind {
      switch subject {
      case .function, .closure: .call
      case .variable(let variable): variable.isAsyncLet ? .asyncLet : .property
      case .entry: .subscripting
      }
    }

    func name(_ checker: Checker) -> String {
      switch subject {
      case .function(let function): checker.fullName(of: .function(function))
      case .closure: "function"
      case .variable(let variable): variable.name
      case .entry: "subscript"
      }
    }

    /// Whose it is, as the compiler says it: `actor-isolated instance method`.
    var words: String { isolation.words + " " + noun }

    private var noun: String {
      switch subject {
      case .function(let function):
        function.kind == .initializer
          ? "initializer"
          : function.parent == nil ? "global function" : function.isStatic ? "static method" : "instance method"
      case .closure: "function"
      case .variable(let variable):
        variable.parent == nil ? "var" : variable.isStatic ? "static property" : "property"
      case .entry: "subscript"
      }
    }
  }

  private func access(to term: Term) -> Access? {
    switch term.kind {
    case .call(.function(let callee, _, _, let base, _), let arguments):
      let theirs = checker.isolation(of: callee)
      return Access(
        subject: .function(callee), isAsync: callee.isAsync, isolation: theirs,
        crosses: crosses(theirs, base, isCall: true) || isOfOtherActor(callee, arguments))
    case .call(.value(let value), _):
      guard case .function(let type) = value.type else { return nil }
      let theirs = type.place.globalActor.map { Isolation.global($0) } ?? .none
      return Access(subject: .closure, isAsync: type.isAsync, isolation: theirs, crosses: crosses(theirs, nil))
    case .property(let base, let variable, _, _): return access(to: variable, base)
    case .staticProperty(let variable, _, _, _): return access(to: variable, nil)
    case .variable(let variable) where variable.kind == .global || variable.getter != nil:
      return access(to: variable, nil)
    case .subscripted(let base?, let entity, _, _, _, _):
      guard let getter = entity.getter else { return nil }
      let theirs = checker.isolation(of: getter)
      return Access(
        subject: .entry(entity), isAsync: getter.isAsync, isolation: theirs, crosses: crosses(theirs, base))
    default: return nil
    }
  }

  private func access(to variable: Variable, _ base: Term?) -> Access? {
    let isAsync = !variable.isStored && variable.getter?.isAsync == true
    // What does not change may be seen by all.
    let isSeenByAll = variable.isLet && variable.isStored && variable.module === function.module
    let theirs = isSeenByAll ? .none : checker.isolation(of: variable)
    return Access(
      subject: .variable(variable), isAsync: isAsync, isolation: theirs, crosses: crosses(theirs, base))
  }

  /// Whether an `isolated` parameter is given an actor that is not the one that runs this. No actor at all is none.
  private func isOfOtherActor(_ callee: Function, _ arguments: [Term]) -> Bool {
    zip(callee.parameters, arguments).contains { parameter, argument in
      parameter.variable.isIsolated && !isOwnActor(argument)
    }
  }

  private func isOwnActor(_ actor: Term) -> Bool {
    switch actor.unopened.kind {
    case .convert(let inner, _): return isOwnActor(inner)
    case .omitted, .error: return true
    case .enumCase(_, let payload): return payload.isEmpty
    case .variable(let variable):
      if case .parameter(let own) = isolation, own === variable { return true }
      if case .instance = isolation { return isSelf(actor) }
      return false
    // What `GlobalActor` asks for by this name is the actor itself.
    case .staticProperty(let variable, _, _, _):
      guard variable.name == "shared", let owner = variable.parent, owner.isGlobalActor else { return false }
      return isolation == .global(owner)
    default: return false
    }
  }

  private func crosses(_ theirs: Isolation, _ base: Term?, isCall: Bool = false) -> Bool {
    switch theirs {
    case .none, .caller, .parameter, .lenient: return false
    case .global:
      if theirs == isolation { return false }
      // Before it is handed on, an instance belongs to whoever makes it.
      if let base, isSelf(base), !isCall, outermost.kind == .initializer || outermost.kind == .deinitializer {
        return false
      }
      return true
    case .instance:
      guard let base else { return true }
      if case .parameter(let parameter) = isolation, case .variable(let variable) = base.unopened.kind {
        return variable !== parameter
      }
      guard isSelf(base) else { return true }
      if case .instance = isolation { return false }
      return !(outermost === function && (function.kind == .initializer || function.kind == .deinitializer))
    }
  }

  private var outermost: Function {
    var current = function
    while let outer = current.enclosing { current = outer }
    return current
  }

  private func isSelf(_ base: Term) -> Bool {
    switch base.unopened.kind {
    case .variable(let variable): return variable === outermost.selfVariable || isCaptured(variable)
    case .convert(let inner, .upcast): return isSelf(inner)
    case .classSelf: return true
    default: return false
    }
  }

  /// `[self]` is the same actor, and is held.
  private func isCaptured(_ variable: Variable) -> Bool {
    guard variable.name == "self", variable.ownership == .strong, checker.unwrapped(variable.type) == nil else {
      return false
    }
    return sequence(first: function, next: \.enclosing).contains { closure in
      closure.captureList.contains { $0.variable === variable }
    }
  }

  /// The top of a script that waits somewhere, or of a session, which may do so later.
  private var isTopThatWaits: Bool {
    obstacle == nil && function.kind == .topLevel && (function.isAsync || checker.isSession)
  }

  /// There the compiler only warns of this, and waits all the same.
  private func noteAtTop(_ access: Access, _ term: Term) {
    if isAwaited { return }
    checker.warn(.isolatedAtTop(access.name(checker), by: access.words, isCall: access.isCall), at: term.span)
  }

  /// Where a member is named, in what goes over several lines.
  private func place(of name: String, in span: Span) -> Span {
    let text = Array(span.text.utf8)
    let word = Array(("." + name.prefix { $0 != "(" }).utf8)
    guard text.contains(UInt8(ascii: "\n")), text.count >= word.count,
      let start = (0...(text.count - word.count)).last(where: { text[$0..<($0 + word.count)].elementsEqual(word) })
    else { return span }
    let first = Int(span.start) + start + 1
    return Span(span.source, first, first + word.count - 1)
  }

  /// Once in an expression, where that begins: there the `await` goes. What an actor has is told of where it is asked for, if nothing else
  /// waits.
  private func tellOfMissingAwait() {
    guard let whole, let (kind, span) = whole.missing.first else { return }
    let isOfActor =
      switch kind {
      case .isolatedCall, .isolatedReference: true
      default: false
      }
    // One `await` in front is for all that wait.
    let isAlone = whole.missing.count == 1 && (isOfActor || whole.span.line == span.line)
    checker.report(.awaitMissing(kind), at: isAlone ? span : whole.span)
  }

  private mutating func noteMissingAwait(_ kind: WaitingKind, at span: Span) {
    guard let whole, !whole.isUnknown else { return checker.report(.awaitMissing(kind), at: span) }
    self.whole?.missing.append((kind, span))
  }

  private mutating func note(_ term: Term) {
    guard let access = access(to: term), access.isAsync || access.crosses else { return }
    waits = true
    if !access.isAsync, isTopThatWaits { return noteAtTop(access, term) }
    if isAwaited, obstacle == nil { return }
    let name = access.name(checker)
    let kind: WaitingKind =
      access.isAsync
      ? access.kind : access.isCall ? .isolatedCall(name, by: access.words) : .isolatedReference(name, by: access.words)
    switch obstacle {
    case nil where function.isAsync || access.isAsync: noteMissingAwait(kind, at: place(of: name, in: term.span))
    case let obstacle? where access.isAsync || obstacle == .autoclosure || obstacle == .deferred:
      checker.report(.asyncInSync(kind, obstacle), at: term.span)
    default:
      checker.report(
        access.isCall
          ? .isolatedCall(name, by: access.words, from: isolation.words)
          : .isolatedReference(name, by: access.words, from: isolation.words), at: term.span)
    }
  }
}

extension Term {
  fileprivate var withoutTry: Term { if case .attempt(let inner, _) = kind { inner } else { self } }

  /// What an existential that is opened for it is.
  fileprivate var unopened: Term {
    if case .open(_, let value, _) = kind { value } else { self }
  }

}

extension Term {
  /// Whether it may stand still in what it does itself, its parts left aside.
  var waitsItself: Bool {
    switch kind {
    case .call(.function(let function, _, _, _, _), _): function.isAsync
    case .call(.value(let value), _): if case .function(let type) = value.type { type.isAsync } else { false }
    case .property(_, let variable, _, _), .staticProperty(let variable, _, _, _), .variable(let variable):
      !variable.isStored && variable.getter?.isAsync == true
    case .subscripted(_, let entity, _, _, _, _): entity.getter?.isAsync == true
    default: false
    }
  }

  /// Whether any part of it may.
  public var canWait: Bool {
    if case .closure = kind { return false }
    return waitsItself || children.contains { $0.canWait }
  }
}

extension Type {
  fileprivate func isValue(_ checker: Checker) -> Bool {
    if case .nominal(let nominal, _) = self { return nominal.kind == .struct }
    return false
  }
}

extension Term {
  /// Whether something in it was wrong, and has been told.
  fileprivate var hasError: Bool {
    if case .error = kind { return true }
    return children.contains { $0.hasError }
  }
}

extension Checker {
  /// Of one that somebody has written: that of an `async let`, or of a `main` that waits, stands where its value does.
  fileprivate func tellOfNeedlessAwait(at span: Span, _ obstacle: AsyncPlace?) {
    let word = Span(span.source, Int(span.start), min(Int(span.start) + 5, span.source.text.count))
    guard word.text == "await" else { return }
    if let obstacle { report(.awaitInSync(obstacle), at: word) } else { warn(.awaitWithoutAsync, at: word) }
  }

  /// Looks at a body, when it is known.
  func checkWaiting(in body: CheckedBlock, of function: Function) {
    guard function.module === main.module else { return }
    var flow = WaitingFlow(self, function, obstacle: WaitingFlow.obstacle(in: function))
    flow.visit(body)
  }

  /// Looks at an initial value, or a default.
  func checkWaiting(in value: Term, of function: Function) {
    var flow = WaitingFlow(self, function, obstacle: .value)
    flow.visit(value)
  }
}
