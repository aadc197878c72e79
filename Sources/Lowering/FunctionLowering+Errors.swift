import Checking
import Diagnostics
import Machine

/// Where errors are caught.
struct ErrorHandler {
  let label: CodeLabel
  /// Two registers, in which the error is expected.
  let error: Int
  /// How many scopes remain.
  let depth: Int
  /// How many held values remain.
  let held: Int
}

/// Errors: thrown, on their way out, and caught.
extension FunctionLowering {
  // MARK: On the way out

  func lowerThrow(_ term: Term) throws {
    let mark = top
    let error = allocate(2)
    _ = try evaluate(term, .into(error))
    try raise(error)
    giveBack(to: mark)
  }

  /// Behind a call: where an error came out of it, goes where that is caught.
  func leave(withErrorIn error: Int) throws {
    let skip = code.newLabel()
    code.jump(ifNot: error + 1, to: skip)
    try raise(error)
    bind(skip)
  }

  /// What is lent comes back also when an error comes out of what it was lent to.
  func handingBack(_ loan: Loan, evenWithError mayThrow: Bool, _ use: () throws -> Value) throws -> Value {
    guard mayThrow, !errorsAreImpossible else {
      let result = try use()
      try loan.handBack()
      return result
    }
    let error = allocate(2)
    let failed = code.newLabel()
    let end = code.newLabel()
    let before = held.count
    handlers.append(ErrorHandler(label: failed, error: error, depth: scopes.count, held: before))
    let result = try use()
    handlers.removeLast()
    try loan.handBack()
    code.jump(to: end)
    bind(failed)
    let later = held[before...]
    held.removeSubrange(before...)
    let outer = errorOfLoan
    errorOfLoan = error
    try loan.handBack()
    errorOfLoan = outer
    try raise(error)
    held += later
    bind(end)
    return result
  }

  /// Takes an error to its handler, or out of the function. What is open is left in order.
  private func raise(_ error: Int) throws {
    let handler = handlers.last
    for value in held[(handler?.held ?? 0)...].reversed() { release(value) }
    if let handler {
      try unwind(to: handler.depth)
      move(error, to: handler.error, count: 2)
      code.jump(to: handler.label)
      return
    }
    if let thunkConvention {
      try unwind(to: 0)
      beforeThunkReturn?()
      emit(.throwError, error)
      let result = allocate(thunkConvention.result.count)
      zero(result, thunkConvention.result.count)
      return try writeThunkReturn(Value(result, thunkConvention.result, .owned), thunkConvention)
    }
    if function?.kind == .topLevel {
      try stop("_errorAtTopLevel", error)
      return
    }
    if case .instance = epilogue.kind {
      let register = allocate(1)
      code.loadInt(register, isComplete ? InitializerResult.failed : InitializerResult.unfinished)
      try unwind(to: 0)
      emit(.throwError, error)
      return writeReturn(Value(register, .raw, .owned))
    }
    try unwind(to: 0)
    emit(.throwError, error)
    let result = allocate(epilogue.result.count)
    zero(result, epilogue.result.count)
    writeReturn(Value(result, epilogue.result, .owned))
  }

  /// Calls one of the library's functions that end the program with a word on an error.
  private func stop(_ name: String, _ error: Int) throws {
    guard let function = program.coreFunction(name), let type = function.parameters.first?.type else {
      throw Unsupported("an error here", currentSpan)
    }
    let layout = try layout(of: type)
    var span = try currentOrFunctionSpan()
    // What was lowered last may be a part of the library that stands here in the place of its call.
    if span.source.isLibrary, let statementSpan { span = statementSpan }
    _ = try call(
      instance(function, []), [.value(Value(error, layout, .stable))], self: nil, metatype: nil, span, .anywhere)
  }

  /// `try! self.init(…)`: an initialiser that may give nil as well has thrown only if there is an error.
  func endWithError(_ error: Int, orNil: Bool) throws {
    let isNil = code.newLabel()
    if orNil { code.jump(ifNot: error + 1, to: isNil) }
    try stop("_errorFromForcedTry", error)
    bind(isNil)
  }

  // MARK: Caught

  func lowerDoCatch(_ body: CheckedBlock, _ error: Variable, _ clauses: CheckedSwitch, _ target: JumpTarget?) throws {
    let mark = top
    let layout = try layout(of: error.type)
    let register = allocate(2)
    let caught = code.newLabel()
    let end = code.newLabel()
    if let target { jumps[target] = JumpDestination(leave: end, next: nil, depth: scopes.count) }
    handlers.append(ErrorHandler(label: caught, error: register, depth: scopes.count, held: held.count))
    try lower(body)
    handlers.removeLast()
    code.jump(to: end)
    bind(caught)
    let scope = Scope(mark: top)
    scope.owned.append(Value(register, layout, .owned))
    scopes.append(scope)
    storages[error] = .alias(Value(register, layout, .stable))
    try lowerSwitch(clauses)
    try leaveScope()
    bind(end)
    giveBack(to: mark)
  }

  func lowerAttempt(_ term: Term, _ inner: Term, _ kind: Term.Attempt, _ target: Target) throws -> Value {
    if kind == .plain { return try evaluate(inner, target) }
    if inner.isDelegation {
      if inner.children.dropFirst().contains(where: { $0.canThrow }) {
        throw Unsupported(
          "an initializer whose arguments throw within `try\(kind == .optional ? "?" : "!")`", term.span)
      }
      delegationFailures[ObjectIdentifier(inner)] = kind == .optional ? .isNil : .ends
      return try evaluate(inner, target)
    }
    let layout = try layout(of: term.type)
    let register = target.register ?? allocate(layout.count)
    let error = allocate(2)
    let caught = code.newLabel()
    let end = code.newLabel()
    let scope = Scope(mark: top)
    handlers.append(ErrorHandler(label: caught, error: error, depth: scopes.count, held: held.count))
    scopes.append(scope)
    var value = try evaluate(inner)
    if kind == .optional, concrete(inner.type) != concrete(term.type) {
      value = try wrap(value, as: concrete(term.type), .into(register))
    } else {
      value = deliver(value, .into(register))
    }
    try leaveScope()
    handlers.removeLast()
    code.jump(to: end)
    bind(caught)
    if kind == .forced {
      try stop("_errorFromForcedTry", error)
    } else {
      emit(.release, error)
      zero(register, layout.count)
    }
    bind(end)
    return Value(register, layout, .owned)
  }

  // MARK: What is under way

  /// The last part of a term out of which an error can come, where there are parts before it whose values would be lost then.
  func lastThrowing(_ term: Term) -> Int? {
    if scopes.isEmpty { return nil }
    switch term.kind {
    case .call, .tuple, .array, .enumCase, .dictionary, .subscripted: break
    default: return nil
    }
    guard let last = term.children.lastIndex(where: { $0.canThrow }), last > 0 else { return nil }
    return last
  }

  /// Evaluates a term whose parts up to `last` are kept by the scope meanwhile: what is made of them is begun only when no
  /// error can come any more.
  func evaluate(_ term: Term, _ target: Target, keepingUpTo last: Int) throws -> Value {
    var isReceiverLent = false
    if case .call(.function(let function, _, _, _?, _), _) = term.kind {
      isReceiverLent = function.selfVariable?.isInOut == true || function.kind == .initializer
    }
    if case .subscripted(_?, _, _, _, _, _) = term.kind { isReceiverLent = true }
    let parts = term.children.enumerated().filter { index, child in
      index <= last && !(index == 0 && isReceiverLent || child.isHarmless)
    }
    return try keeping(parts.map { $0.element }) {
      let value = try evaluatePlainly(term, target)
      return value.isOwned || value.layout.isTrivial ? value : own(value)
    }
  }

  /// Evaluates parts of something before it, and keeps them until it is done, also where an error ends it.
  func keeping<Result>(_ parts: [Term], while body: () throws -> Result) throws -> Result {
    guard let scope = scopes.last else { return try body() }
    var kept: [(key: ObjectIdentifier, value: Value)] = []
    for part in parts {
      let value = own(try evaluate(part))
      let key = ObjectIdentifier(part)
      scope.owned.append(value)
      hoisted[key] = Value(value.register, value.layout, .stable)
      kept.append((key, value))
    }
    let result = try body()
    for each in kept.reversed() {
      hoisted[each.key] = nil
      scope.owned.removeAll { $0.register == each.value.register }
      release(each.value)
    }
    return result
  }
}

extension Term {
  /// Its value is the same later, and nothing is to be released of it.
  var isHarmless: Bool {
    switch kind {
    case .variable(let variable): variable.isLet
    case .integer, .float, .boolean, .string, .type, .classSelf, .opened, .omitted, .inOut: true
    default: false
    }
  }
}
