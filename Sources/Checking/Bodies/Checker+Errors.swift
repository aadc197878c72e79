import Diagnostics
import Syntax

/// `do` with `catch`, and what errors can come out of.
extension Checker {
  /// The clauses are a `switch` over the error. Where they do not take every error there is, one more throws it on.
  func checkDoCatch(
    _ label: Name?, _ body: Block, _ said: TypeNode?, _ catches: [CatchNode], _ span: Span, in context: Context
  ) -> CheckedStatement? {
    guard let proto = coreType("Error") else { return nil }
    let any = Type.existential(Existential(protocols: [proto]))
    let target = label.map { _ in JumpTarget() }
    func inTarget<Result>(_ body: () -> Result) -> Result {
      if let target { return within(target, label, .block, context, body) }
      return body()
    }
    var declared = said.map { resolve($0, in: context.scope) }
    if declared == any { declared = nil }
    context.catching.append(declared)
    let block = inTarget { checkBlock(body, in: context) }
    context.catching.removeLast()
    block.thrown = declared
    // In a closure's body what is caught is any error, unless it is said.
    let thrown = said != nil ? declared : context.isClosure ? nil : ErrorFlow.thrown(in: block, self)
    let error = Variable(
      kind: .local, name: "error", type: any, isLet: true, module: context.function.module, span: catches[0].span)
    error.home = context.function
    var cases: [CheckedSwitch.Case] = []
    var takesAll = false
    for clause in catches {
      let outer = context.scope
      context.scope = Scope(.block, parent: outer, module: outer.module)
      var patterns: [(pattern: CheckedPattern, condition: Term?)] = []
      // A plain `catch` names the error itself.
      if clause.patterns.isEmpty || clause.patterns.allSatisfy({ Self.isWildcard($0.pattern) }) {
        let named = thrown.map { typedError($0, error) } ?? error
        context.scope.declare("error", .variable(named))
        if let thrown, clause.patterns.isEmpty {
          patterns.append((CheckedPattern(.bind(named), thrown, clause.span), nil))
        }
      }
      for (pattern, condition) in clause.patterns {
        let checked = checkPattern(pattern, thrown ?? any, isMutable: false, in: context, shared: !patterns.isEmpty)
        // `is Error` and the like take every error as well. With Objective-C so does `as NSError`, the object of any error.
        if case .cast(let target, let inner) = checked.kind, inner.takesAnything, alwaysIs(thrown ?? any, target) {
          checked.makesObject = target != any && seesObjectiveC(in: clause.span.source)
          if condition == nil, target == any || checked.makesObject { takesAll = true }
        }
        patterns.append((checked, condition.map { check($0, expecting: bool, reason: .condition, in: context) }))
      }
      checkBoundEverywhere(patterns.map { $0.pattern })
      let inner = inTarget { checkBlock(clause.body, in: context) }
      cases.append(CheckedSwitch.Case(patterns: patterns, isDefault: clause.patterns.isEmpty, body: inner))
      if clause.takesAll { takesAll = true }
      context.scope = outer
    }
    let whole = Term(.variable(error), any, span)
    let subject = thrown.map { Term(.cast(whole, .forced, to: $0), $0, span) } ?? whole
    if !takesAll {
      let rethrow = CheckedStatement(.throwStatement(whole), span)
      cases.append(CheckedSwitch.Case(patterns: [], isDefault: true, body: CheckedBlock([rethrow], span)))
    }
    let clauses = CheckedSwitch(subject: subject, cases: cases, target: JumpTarget())
    noteTry(in: context.function)
    return CheckedStatement(.doCatch(block, error: error, clauses, target), span)
  }

  private func typedError(_ type: Type, _ error: Variable) -> Variable {
    let variable = Variable(
      kind: .local, name: error.name, type: type, isLet: true, module: error.module, span: error.span)
    variable.home = error.home
    return variable
  }

  private static func isWildcard(_ pattern: Pattern) -> Bool {
    if case .wildcard = pattern.kind { return true }
    return false
  }
}

/// Where errors go: every call that can throw stands under a `try`, and somebody takes the error.
struct ErrorFlow {
  let checker: Checker
  var generics = GenericSignature.none
  /// What becomes of an error here.
  enum Fate {
    /// It leaves the function, which says `throws`.
    case taken
    /// A `catch` around takes it, or a `try?`.
    case caught
    /// Nobody takes it: the function does not say `throws`.
    case lost
    /// The clauses of the `do` around do not take all there are.
    case partlyTaken
  }

  /// What the function that this is the body of says it throws.
  var declared: Type?
  /// What comes out, where that is asked for.
  var found: [Type]?
  /// Errors come from the functions that are given only: it says `rethrows`.
  var onlyRethrows = false
  /// Something else may throw here, whether that is caught or not.
  var hasOwnErrors = false
  /// Within `await`: what waits there wants nothing but its `try`.
  var isAwaited = false
  /// Of a top level that waits: before Swift 6 it may read what throws without `try`.
  var isWaitingTop = false

  /// The one type of all errors that come out of a block; nil where there are several, or where one is not known.
  static func thrown(in block: CheckedBlock, _ checker: Checker) -> Type? {
    var flow = ErrorFlow(checker: checker, found: [])
    _ = checker.trying { flow.visit(block, .taken) }
    guard let first = flow.found?.first, first != .error, flow.found?.allSatisfy({ $0 == first }) == true else {
      return nil
    }
    return first
  }

  private mutating func note(_ thrown: Type?, _ fate: Fate, at span: Span) {
    guard fate == .taken else { return }
    found?.append(thrown ?? .error)
    if let declared, thrown != declared {
      checker.report(
        .throwsOther(thrown.map { checker.describe($0) } ?? "any Error", checker.describe(declared)), at: span)
    }
  }

  private mutating func noteOwnError(_ fate: Fate, isCall: Bool, at span: Span) {
    guard onlyRethrows else { return }
    hasOwnErrors = true
    if fate == .taken { checker.report(.ownErrorInRethrowing(isCall: isCall), at: span) }
  }

  /// The body of a function within: what it throws is another matter.
  private mutating func visit(bodyOf function: Function) {
    guard let body = function.checkedBody else { return }
    let outer = (declared, found, onlyRethrows, hasOwnErrors, isWaitingTop)
    (declared, found, onlyRethrows, isWaitingTop) = (function.thrownType, nil, false, false)
    visit(body, function.isThrowing ? .taken : .lost)
    (declared, found, onlyRethrows, hasOwnErrors, isWaitingTop) = outer
  }

  mutating func visit(_ block: CheckedBlock, _ fate: Fate) {
    for statement in block.statements { visit(statement, fate) }
  }

  private mutating func visit(_ statement: CheckedStatement, _ fate: Fate) {
    switch statement.kind {
    case .term(let term), .place(let term), .yield(let term): visit(term, fate)
    case .several(let inner): for statement in inner { visit(statement, fate) }
    case .declare(_, let term): if let term { visit(term, fate) }
    case .localFunction(let function):
      visit(bodyOf: function)
    case .ifStatement(let conditions, let then, let otherwise, _):
      visit(conditions, fate)
      visit(then, fate)
      if let otherwise { visit(otherwise, fate) }
    case .guardStatement(let conditions, let otherwise):
      visit(conditions, fate)
      visit(otherwise, fate)
    case .whileLoop(let conditions, let body, _):
      visit(conditions, fate)
      visit(body, fate)
    case .repeatLoop(let body, let condition, _):
      visit(body, fate)
      visit(condition, fate)
    case .forLoop(let loop):
      visit(loop.sequence, fate)
      // The `await` of a loop is no expression's, and `try` stands in front of that.
      if loop.next.canWait {
        if case .await(let call) = loop.next.kind { visit(call, fate) } else { visit(loop.next, fate) }
      }
      if let condition = loop.condition { visit(condition, fate) }
      visit(loop.body, fate)
    case .switchStatement(let checked): visit(checked, fate)
    case .doBlock(let block, _): visit(block, fate)
    case .deferBlock(let block): visit(block, .lost)
    case .doCatch(let block, _, let clauses, _):
      // The clause that throws on what the others leave is none of the script's.
      var own = clauses.cases
      var takesAll = true
      if let last = own.last, last.isDefault, case .throwStatement(let term)? = last.body.statements.first?.kind,
        term.span.start == clauses.subject.span.start
      {
        own.removeLast()
        takesAll = false
      }
      let outer = (onlyRethrows, hasOwnErrors)
      hasOwnErrors = false
      let inner: Fate = takesAll ? .caught : fate == .taken || fate == .caught ? fate : .partlyTaken
      if let said = block.thrown {
        let outer = (declared, found)
        (declared, found) = (said, nil)
        visit(block, inner == .caught ? .taken : inner)
        (declared, found) = outer
      } else {
        visit(block, inner)
      }
      // Where a clause throws, a function that was given has thrown, unless there is something else that may.
      onlyRethrows = outer.0 && hasOwnErrors
      defer {
        onlyRethrows = outer.0
        hasOwnErrors = outer.1 || !takesAll && hasOwnErrors
      }
      for entry in own {
        for (_, condition) in entry.patterns { if let condition { visit(condition, fate) } }
        visit(entry.body, fate)
      }
    case .throwStatement(let term):
      visit(term, fate)
      noteOwnError(fate, isCall: false, at: statement.span)
      if found != nil { note(nil, fate, at: term.span) }
      // What is no error is told already.
      let isWrong = if case .error = term.kind { true } else { false }
      if fate == .lost, !isWrong { checker.report(.throwUnhandled, at: statement.span) }
      if fate == .partlyTaken { checker.report(.catchesNotAll, at: statement.span) }
    case .returnStatement(let term): if let term { visit(term, fate) }
    case .breakTo, .continueTo, .fallthroughStatement: break
    }
  }

  private mutating func visit(_ checked: CheckedSwitch, _ fate: Fate) {
    visit(checked.subject, fate)
    for entry in checked.cases {
      for (_, condition) in entry.patterns { if let condition { visit(condition, fate) } }
      visit(entry.body, fate)
    }
  }

  private mutating func visit(_ conditions: [CheckedCondition], _ fate: Fate) {
    for condition in conditions {
      switch condition {
      case .boolean(let term), .pattern(_, let term): visit(term, fate)
      }
    }
  }

  /// Whether it throws what a type throws that the function is for.
  private func isOfGivenType(_ term: Term) -> Bool {
    if case .member? = term.thrownType { return true }
    guard case .call(.function(let function, let types, _, _, _), _) = term.kind else { return false }
    return checker.throwsByConformance(function, types, in: generics)
  }

  private func thrownType(by term: Term) -> Type? {
    guard case .member? = term.thrownType, let type = term.thrownType else { return term.thrownType }
    let known = checker.canonical(type, in: generics)
    if case .existential = known { return nil }
    return known
  }

  /// Whether an error can come out of it: not where what it throws is known to be nothing.
  private func throwsItself(_ term: Term) -> Bool {
    guard term.throwsItself else {
      guard case .call(.function(let function, let types, _, _, _), _) = term.kind else { return false }
      return checker.throwsByConformance(function, types, in: generics)
    }
    guard case .member? = term.thrownType, let type = term.thrownType else { return true }
    return !checker.canonical(type, in: generics).isNever
  }

  mutating func visit(_ term: Term, _ fate: Fate, isTried: Bool = false) {
    switch term.kind {
    case .attempt(let inner, let kind):
      let outer = hasOwnErrors
      visit(inner, kind == .plain ? fate : .caught, isTried: true)
      if kind != .plain { hasOwnErrors = outer }
      return
    case .closure(let function):
      for (_, value) in function.captureList { visit(value, fate, isTried: isTried) }
      guard let body = function.checkedBody else { return }
      if function.isAutoclosure {
        // The `try` may stand outside of it.
        for statement in body.statements {
          if case .returnStatement(let value?) = statement.kind {
            // What it throws is thrown where the function that has it calls it.
            visit(value, function.isThrowing ? .caught : .lost, isTried: isTried)
          }
        }
      } else {
        visit(bodyOf: function)
      }
      return
    case .ifExpression(let node):
      visit(node.conditions, fate)
      visit(node.then, fate)
      visit(node.otherwise, fate)
      return
    case .switchExpression(let checked): return visit(checked, fate)
    case .omitted: return
    default: break
    }
    if throwsItself(term) {
      if !isTried {
        let what: String
        switch term.kind {
        case .call: what = "call"
        case .subscripted: what = "subscript access"
        default: what = "property access"
        }
        let isHandled = fate == .taken || fate == .caught
        checker.report(
          .tryMissing(what, isHandled: isHandled, isAll: isHandled && (isAwaited || !term.waitsItself)), at: term.span,
          severity: isWaitingTop && what != "call" ? .warning : .error)
      } else if fate == .lost {
        checker.report(.errorUnhandled, at: term.span)
      } else if fate == .partlyTaken {
        checker.report(.catchesNotAll, at: term.span)
      } else {
        note(thrownType(by: term), fate, at: term.span)
        if onlyRethrows, !term.throwsForGiven, !isOfGivenType(term) { noteOwnError(fate, isCall: true, at: term.span) }
      }
    }
    let outer = isAwaited
    defer { isAwaited = outer }
    if case .await = term.kind { isAwaited = true }
    for child in term.children { visit(child, fate, isTried: isTried) }
  }
}

extension Checker {
  /// Whether it is a function that throws, or none.
  func mayThrow(_ type: Type) -> Bool {
    if case .function(let function) = unwrapped(type) ?? type { return function.isThrowing }
    return false
  }

  /// What comes out of a function in place of its result: nothing, any error, or what it says.
  func thrownType(of function: FunctionType) -> Type {
    if !function.isThrowing { return coreNamed("Never") }
    return function.thrown ?? coreType("Error").map { .existential(Existential(protocols: [$0])) } ?? .error
  }

  /// Of a function that passes errors on: whether one can come out of what its types do for a protocol that may throw.
  func throwsByConformance(_ function: Function, _ types: [Type], in generics: GenericSignature) -> Bool {
    guard function.isRethrowing else { return false }
    return passingConformances(of: function).contains { subject, failure in
      let type = subject.substituting(function.generics.parameters, types)
      return !canonical(.member(type, failure), in: generics).isNever
    }
  }

  /// What a function asks of its types that may throw: that they give elements one waits for. Swift's own two protocols of that kind
  /// are marked `@rethrows`; in a script that is not supported.
  func passingConformances(of function: Function) -> [(subject: Type, failure: AssociatedType)] {
    function.generics.requirements.compactMap { requirement in
      guard case .conforms(let subject, let proto) = requirement, proto.module === core.module,
        proto.name == Self.asyncSequence.0 || proto.name == Self.asyncSequence.1,
        let failure = proto.associatedTypes.first(where: { $0.name == "Failure" })
      else { return nil }
      return (subject, failure)
    }
  }

  /// Looks at a body, or at a value that nothing takes the errors of.
  func checkErrors(in body: CheckedBlock, of function: Function) {
    guard function.module === main.module || Self.checksLibrary else { return }
    var flow = ErrorFlow(checker: self, generics: function.generics)
    flow.declared = function.thrownType
    flow.onlyRethrows = function.isRethrowing
    flow.isWaitingTop = function.kind == .topLevel && function.isAsync
    flow.visit(body, function.isThrowing || function.kind == .topLevel ? .taken : .lost)
  }

  func checkErrors(in value: Term) {
    var flow = ErrorFlow(checker: self)
    flow.visit(value, .lost)
  }

  static let checksLibrary = false
}

extension Term {
  /// Whether an error can come out of what this term itself does, its parts left aside.
  public var throwsItself: Bool {
    switch kind {
    case .call(let callee, let arguments):
      switch callee {
      case .value(let value):
        if case .function(let type) = value.type { return type.isThrowing }
        return false
      case .function(let function, _, _, _, _):
        if !function.isThrowing || thrownType?.isNever == true { return false }
        if !function.isRethrowing { return true }
        return zip(arguments, function.parameters).contains { argument, parameter in
          if case .function = parameter.type { return argument.isThrowingFunction }
          return false
        }
      }
    case .property(_, let variable, _, _), .staticProperty(let variable, _, _, _):
      return !variable.isStored && variable.getter?.isThrowing == true
    case .variable(let variable): return variable.getter?.isThrowing == true
    case .subscripted(_, let entity, _, _, _, _): return entity.getter?.isThrowing == true
    default: return false
    }
  }

  /// Whether it throws what a function throws that was given as an argument.
  fileprivate var throwsForGiven: Bool {
    switch kind {
    case .call(.value(let value), _): return value.isGivenFunction
    case .call(.function(let function, _, _, _, _), let arguments):
      if function.enclosing != nil { return true }
      guard function.passesErrorsOn else { return false }
      return arguments.allSatisfy { argument in
        if case .function = argument.type { return !argument.isThrowingFunction || argument.isGivenFunction }
        return true
      }
    default: return false
    }
  }

  private var isGivenFunction: Bool {
    switch kind {
    case .variable(let variable): return variable.kind == .parameter
    case .closure: return true
    case .function(let function, _, _, _): return function.enclosing != nil
    case .convert(let inner, _), .forceUnwrap(let inner), .unwrapOrLeave(let inner): return inner.isGivenFunction
    default: return false
    }
  }

  /// The type of the error that it throws, where that is said.
  fileprivate var thrownType: Type? {
    switch kind {
    case .call(.function(let function, let types, _, _, _), _):
      function.thrownType?.substituting(function.generics.parameters, types)
    case .call(.value(let value), _): if case .function(let type) = value.type { type.thrown } else { nil }
    case .property(_, let variable, _, _), .staticProperty(let variable, _, _, _), .variable(let variable):
      variable.getter?.thrownType
    case .subscripted(_, let entity, _, _, _, _): entity.getter?.thrownType
    default: nil
    }
  }

  /// A function as an argument, out of which an error can come.
  private var isThrowingFunction: Bool {
    switch kind {
    case .closure(let function), .function(let function, _, _, _): return function.isThrowing
    case .convert(let inner, .wrap): return inner.isThrowingFunction
    case .convert(let inner, .function): return inner.isThrowingFunction
    // What stands in for a function that is not given may throw, whatever it is.
    case .omitted(let parameter, _):
      if case .function(let type) = parameter.type { return type.isThrowing }
      return false
    default:
      if case .function(let type) = type { return type.isThrowing }
      return false
    }
  }

  /// Whether an error can come out of any part of it, and is not kept within.
  public var canThrow: Bool {
    switch kind {
    case .attempt(let inner, .plain): return inner.canThrow
    case .attempt: return false
    case .closure: return false
    case .ifExpression, .switchExpression: return true
    default: return throwsItself || children.contains { $0.canThrow }
    }
  }
}
