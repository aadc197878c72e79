import Checking
import Machine

/// Where code is run that may stand still: it goes there when it begins, and comes back behind each call of what may have gone elsewhere.
extension FunctionLowering {
  func beginWaiting(_ function: Function, _ body: CheckedBlock) {
    guard function.isAsync, let executor = program.executor(of: function) else { return }
    self.executor = executor
    noteLastCall(of: body)
    if executor == .caller, let ask = program.coreFunction("_isOnMain") {
      let register = allocate(1)
      emit(.call, top + 2, lowerer.index(of: ask, []))
      reach(top + 3)
      emit(.move, register, top + 2)
      startedOnMain = register
    } else if function.kind == .initializer || !HopAnalysis.canLeaveOut(body) {
      emitHop()
    }
  }

  /// Notes the call with which a body ends: behind it nothing is done but to give what came of it, and whoever has called comes back
  /// to where he is himself.
  func noteLastCall(of body: CheckedBlock) {
    switch body.statements.last?.kind {
    case .term(let term): noteLast(term)
    case .returnStatement(let term?):
      if case .variable(let variable) = term.kind, body.statements.count > 1,
        case .declare(let pattern, let value?) = body.statements[body.statements.count - 2].kind,
        case .bind(variable) = pattern.kind
      {
        noteLast(value)
      } else {
        noteLast(term)
      }
    default: break
    }
  }

  func noteLast(_ term: Term) {
    switch term.kind {
    case .await(let inner), .attempt(let inner, .plain), .convert(let inner, .wrap), .discard(let inner):
      noteLast(inner)
    case .call: lastCall = ObjectIdentifier(term)
    default: break
    }
  }

  func isLast(_ term: Term) -> Bool {
    lastCall == ObjectIdentifier(term) && function?.kind != .topLevel && scopes.allSatisfy(\.isPlain)
  }

  /// Where a function has to be run that does not see to it itself, if that may be elsewhere.
  func executorElsewhere(of function: Function) -> Executor? {
    guard let executor, !function.isAsync, let theirs = program.executor(of: function), theirs != .caller,
      theirs != executor
    else { return nil }
    return theirs
  }

  /// The same of a closure, by its type.
  func executorElsewhere(of type: FunctionType) -> Executor? {
    guard executor != nil, !type.isAsync, let actor = type.place.globalActor else { return nil }
    return elsewhere(program.executor(ofGlobal: actor))
  }

  /// Where a place has to be read, if that may be elsewhere: by who runs all that is read on the way.
  func executorElsewhere(reading place: Term) -> Executor? {
    var current = place
    while true {
      var found: Executor?
      switch current.kind {
      case .property(let base, let variable, _, _):
        found = executor(of: variable)
        current = base
      case .staticProperty(let variable, _, _, _), .variable(let variable):
        return elsewhere(executor(of: variable))
      case .subscripted(let base?, let entity, _, _, _, _):
        found = entity.getter.flatMap { $0.isAsync ? nil : program.executor(of: $0) }
        current = base
      case .tupleElement(let base, _), .forceUnwrap(let base), .unwrapOrLeave(let base): current = base
      default: return nil
      }
      if let found = elsewhere(found) { return found }
    }
  }

  private func executor(of variable: Variable) -> Executor? {
    if variable.isLet && variable.isStored || variable.getter?.isAsync == true { return nil }
    return program.executor(of: variable)
  }

  private func elsewhere(_ other: Executor?) -> Executor? { other == .caller || other == executor ? nil : other }

  /// Goes to where the function is run, or to where something else is.
  func emitHop(to target: Executor? = nil) {
    guard let executor, let hop = program.coreFunction("_hop") else { return }
    let base = top + 2
    switch target ?? executor {
    case .main: code.loadInt(base, 1)
    case .others: code.loadInt(base, 0)
    case .caller: emit(.move, base, startedOnMain ?? base)
    }
    emit(.call, base, lowerer.index(of: hop, []))
    reach(base + 2)
  }
}
