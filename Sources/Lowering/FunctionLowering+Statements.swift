import Checking
import Diagnostics
import Machine

extension FunctionLowering {
  // MARK: Blocks

  /// A block with a scope of its own.
  func lower(_ block: CheckedBlock) throws {
    let mark = top
    // What is initialised in a block may not be so behind it.
    let known = (initialized, isSuperInitialized)
    scopes.append(Scope(mark: mark))
    try lowerStatements(block.statements)
    try leaveScope()
    giveBack(to: mark)
    (initialized, isSuperInitialized) = known
  }

  func lowerStatements(_ statements: [CheckedStatement]) throws {
    for statement in statements {
      currentSpan = statement.span
      try lower(statement)
    }
  }

  /// The end of a scope: what was deferred is done, what it owns is released.
  func leaveScope() throws {
    guard let scope = scopes.last else { return }
    try clear(scope)
    scopes.removeLast()
  }

  /// What was owned and what was deferred, the last first: a variable goes before the blocks that were deferred before it.
  private func clear(_ scope: Scope, except: Int? = nil) throws {
    let (owned, deferred) = (scope.owned, scope.deferred)
    while true {
      if let last = scope.deferred.last, last.above >= scope.owned.count {
        scope.deferred.removeLast()
        let rest = scope.owned
        let outer = isDeferred
        isDeferred = true
        try lower(last.block)
        isDeferred = outer
        scope.owned = rest
      } else if let value = scope.owned.popLast() {
        if value.register != except { release(value) }
      } else {
        break
      }
    }
    (scope.owned, scope.deferred) = (owned, deferred)
  }

  /// Writes what must be done before a jump out of all scopes but the first `depth`. The scopes stay open: other code
  /// follows. `except` is the register of a local that is handed on.
  func unwind(to depth: Int, except: Int? = nil) throws {
    let open = scopes
    while scopes.count > depth {
      guard let scope = scopes.last else { break }
      try clear(scope, except: except)
      scopes.removeLast()
    }
    scopes = open
  }

  // MARK: Statements

  /// Does what it takes to come to a place, which is not read: what its base is worked out from, and its indices.
  private func reach(_ term: Term) throws {
    switch term.kind {
    case .variable, .opened: break
    case .property(let base, _, _, _), .tupleElement(let base, _), .forceUnwrap(let base), .open(_, let base, _):
      try reachBase(base)
    case .staticProperty(_, _, _, let metatype): if let metatype { try perform(metatype) }
    case .subscripted(let base, _, _, _, let indices, let metatype):
      if let base { try reachBase(base) }
      if let metatype { try perform(metatype) }
      for index in indices { try perform(index) }
    case .tuple(let parts): for part in parts { try reach(part) }
    default: try perform(term)
    }
  }

  /// An instance is read to come to what it has; a value is not.
  private func reachBase(_ base: Term) throws {
    if lowerer.isClass(concrete(base.type)) { try perform(base) } else { try reach(base) }
  }

  private func lower(_ statement: CheckedStatement) throws {
    if !statement.span.source.isLibrary { statementSpan = statement.span }
    switch statement.kind {
    case .term(let term): try perform(term)
    case .place(let term): try reach(term)
    case .several(let parts): try lowerStatements(parts)
    case .yield(let term):
      guard let yield = yields.last else { throw Unsupported("a value here", statement.span) }
      let mark = top
      _ = try evaluate(term, .into(yield.target))
      giveBack(to: mark)
      try unwind(to: yield.depth)
      code.jump(to: yield.end)
    case .declare(let pattern, let value): try declare(pattern, value)
    case .localFunction(let function): try declareLocal(function)
    case .ifStatement(let conditions, let then, let otherwise, let target):
      try lowerIf(conditions, then, otherwise, target)
    case .guardStatement(let conditions, let otherwise):
      guard let scope = scopes.last else { return }
      let start = scope.owned.count
      let failures = try lowerConditions(conditions)
      let passed = code.newLabel()
      code.jump(to: passed)
      let owned = scope.owned
      bindFailures(failures, owned, from: start)
      scope.owned = Array(owned[..<start])
      try lower(otherwise)
      scope.owned = owned
      bind(passed)
    case .whileLoop(let conditions, let body, let target): try lowerWhile(conditions, body, target)
    case .repeatLoop(let body, let condition, let target):
      loopDepth += 1
      defer { loopDepth -= 1 }
      let start = code.newLabel()
      let next = code.newLabel()
      let leave = code.newLabel()
      bind(start)
      jumps[target] = JumpDestination(leave: leave, next: next, depth: scopes.count)
      try lower(body)
      bind(next)
      try jump(when: condition, to: start)
      bind(leave)
    case .forLoop(let loop): try lowerFor(loop)
    case .switchStatement(let node): try lowerSwitch(node)
    case .doBlock(let block, let target):
      let leave = code.newLabel()
      if let target { jumps[target] = JumpDestination(leave: leave, next: nil, depth: scopes.count) }
      try lower(block)
      bind(leave)
    case .deferBlock(let block):
      if let scope = scopes.last { scope.deferred.append((block, above: scope.owned.count)) }
    case .doCatch(let block, let error, let clauses, let target): try lowerDoCatch(block, error, clauses, target)
    case .throwStatement(let error): try lowerThrow(error)
    case .breakTo(let target):
      guard let destination = jumps[target] else { throw Unsupported("this `break`", statement.span) }
      try unwind(to: destination.depth)
      code.jump(to: destination.leave)
    case .continueTo(let target):
      guard let destination = jumps[target], let next = destination.next else {
        throw Unsupported("this `continue`", statement.span)
      }
      try unwind(to: destination.depth)
      code.jump(to: next)
    case .fallthroughStatement:
      guard let next = fallthroughs.last else { throw Unsupported("this `fallthrough`", statement.span) }
      try unwind(to: next.depth)
      code.jump(to: next.label)
    case .returnStatement(let value):
      if executor != nil, lastCall == nil, let value { noteLast(value) }
      try lowerReturn(value)
    }
  }

  private func lowerIf(
    _ conditions: [CheckedCondition], _ then: CheckedBlock, _ otherwise: CheckedBlock?, _ target: JumpTarget?
  ) throws {
    let mark = top
    let leave = code.newLabel()
    if let target { jumps[target] = JumpDestination(leave: leave, next: nil, depth: scopes.count) }
    if conditions.count == 1, case .boolean(let condition) = conditions[0], let known = known(condition) {
      if known { try lower(then) } else if let otherwise { try lower(otherwise) }
      return bind(leave)
    }
    let scope = Scope(mark: mark)
    scopes.append(scope)
    let failures = try lowerConditions(conditions)
    let owned = scope.owned
    try lower(then)
    try leaveScope()
    giveBack(to: mark)
    if otherwise != nil || owned.count > 0 { code.jump(to: leave) }
    bindFailures(failures, owned, from: 0)
    if let otherwise { try lower(otherwise) }
    bind(leave)
  }

  private func lowerWhile(_ conditions: [CheckedCondition], _ body: CheckedBlock, _ target: JumpTarget) throws {
    let mark = top
    let next = code.newLabel()
    let leave = code.newLabel()
    let constants = loopConstants
    loopDepth += 1
    defer {
      loopDepth -= 1
      loopConstants = constants
      giveBack(to: mark)
    }
    hoistConstants(of: body)
    if conditions.count == 1, case .boolean(let condition) = conditions[0] {
      // The test stands at the end, so that each turn takes one jump.
      let start = code.newLabel()
      jumps[target] = JumpDestination(leave: leave, next: next, depth: scopes.count)
      code.jump(to: next)
      bind(start)
      try lower(body)
      bind(next)
      try jump(when: condition, to: start)
      bind(leave)
      return
    }
    bind(next)
    jumps[target] = JumpDestination(leave: leave, next: next, depth: scopes.count)
    let scope = Scope(mark: mark)
    scopes.append(scope)
    let failures = try lowerConditions(conditions)
    let owned = scope.owned
    try lower(body)
    try leaveScope()
    giveBack(to: mark)
    code.jump(to: next)
    bindFailures(failures, owned, from: 0)
    bind(leave)
  }

  // MARK: Values

  func lowerIfExpression(_ term: Term, _ node: IfTerm, _ target: Target) throws -> Value {
    let layout = try layout(of: term.type)
    let register = allocate(layout, target)
    let end = code.newLabel()
    yields.append((register, layout, end, scopes.count))
    try lowerIf(node.conditions, node.then, node.otherwise, nil)
    yields.removeLast()
    bind(end)
    return Value(register, layout, .owned)
  }

  func lowerSwitchExpression(_ term: Term, _ node: CheckedSwitch, _ target: Target) throws -> Value {
    let layout = try layout(of: term.type)
    let register = allocate(layout, target)
    let end = code.newLabel()
    yields.append((register, layout, end, scopes.count))
    try lowerSwitch(node)
    yields.removeLast()
    bind(end)
    return Value(register, layout, .owned)
  }

  // MARK: Return

  private func lowerReturn(_ term: Term?) throws {
    let mark = top
    switch epilogue.kind {
    case .plain:
      guard let term else {
        try unwind(to: 0)
        writeReturn(nil)
        break
      }
      if epilogue.result.count == 0 {
        try perform(term)
        try unwind(to: 0)
        writeReturn(nil)
        break
      }
      if case .ternary(let condition, let first, let second) = term.kind {
        if let known = known(condition) { return try lowerReturn(known ? first : second) }
        let otherwise = code.newLabel()
        try jump(unless: condition, to: otherwise)
        try lowerReturn(first)
        bind(otherwise)
        try lowerReturn(second)
        break
      }
      // A local that goes now is handed on as it is.
      if case .variable(let variable) = term.kind, case .registers(let register, _)? = storages[variable],
        variable.ownership == .strong, variable.kind == .local, !variable.isLazy,
        scopes.contains(where: { scope in scope.owned.contains { $0.register == register } }),
        scopes.allSatisfy({ $0.deferred.isEmpty })
      {
        try unwind(to: 0, except: register)
        writeReturn(Value(register, epilogue.result, .owned))
        break
      }
      let value = try evaluate(term)
      let result: Value
      if value.isOwned, !(scopes.contains { !$0.deferred.isEmpty }) {
        result = value
      } else if value.layout.isTrivial, epilogue.inouts.isEmpty, scopes.allSatisfy({ $0.deferred.isEmpty }) {
        result = value
      } else {
        result = value.isOwned ? value : own(value)
      }
      try unwind(to: 0)
      writeReturn(result)
    case .inlined(let register, let end, let depth):
      if let term { try leaveResult(term, in: register) }
      try unwind(to: depth)
      code.jump(to: end)
    case .value(let own, let isFailable):
      // `return nil`; without it self is returned.
      try writeInitializerReturn(own, isFailable: isFailable, isNil: term != nil)
    case .instance(let isFailable):
      try unwind(to: 0)
      if isFailable {
        let register = allocate(1)
        let failure = isComplete ? InitializerResult.failed : InitializerResult.unfinished
        code.loadInt(register, term == nil ? InitializerResult.succeeded : failure)
        writeReturn(Value(register, .raw, .owned))
      } else {
        writeReturn(nil)
      }
    }
    giveBack(to: mark)
  }

  /// Whether a class's initialiser has given all stored properties their values by now.
  var isComplete: Bool {
    guard let function, let parent = function.parent else { return false }
    if function.isConvenience { return isSuperInitialized }
    return (parent.superclass == nil || isSuperInitialized)
      && parent.storedProperties.allSatisfy {
        $0.hasInitialValue || $0.isLazy || $0.overridden != nil || initialized.contains($0)
      }
  }

  /// The end of the body, reached without `return`.
  func lowerFallingOff() throws {
    switch epilogue.kind {
    case .plain:
      try unwind(to: 0)
      if epilogue.result.count > 0 {
        // Only a function that never comes back, or whose end cannot be reached, gets here.
        emit(.trap, Int(TrapKind.unreachable.rawValue), -1)
        return
      }
      writeReturn(nil)
    case .inlined: break
    case .value(let own, let isFailable): try writeInitializerReturn(own, isFailable: isFailable, isNil: false)
    case .instance(let isFailable):
      try unwind(to: 0)
      if isFailable {
        let register = allocate(1)
        code.loadInt(register, InitializerResult.succeeded)
        writeReturn(Value(register, .raw, .owned))
      } else {
        writeReturn(nil)
      }
    }
  }

  func failInitializer(_ own: Variable) throws { try writeInitializerReturn(own, isFailable: true, isNil: true) }

  private func writeInitializerReturn(_ own: Variable, isFailable: Bool, isNil: Bool) throws {
    let layout = try storageLayout(of: own)
    if isNil {
      try unwind(to: 0)
      let register = allocate(epilogue.result.count)
      zero(register, epilogue.result.count)
      return writeReturn(Value(register, epilogue.result, .owned))
    }
    let register: Int
    var except: Int?
    switch storages[own] {
    case .registers(let home, _)?:
      register = home
      except = home
    default:
      register = allocate(layout.count)
      _ = try load(place(of: own, own.span), .into(register))
    }
    try unwind(to: 0, except: except)
    var result = Value(register, layout, .owned)
    if isFailable { result = try wrap(result, as: concrete(function?.result ?? .error), .anywhere) }
    writeReturn(result)
  }

  /// The last instructions: the result and the in-out parameters to the front of the window.
  func writeReturn(_ value: Value?) {
    if epilogue.inouts.isEmpty {
      guard let value, value.layout.count > 0 else { return emit(.ret) }
      if value.layout.count == 1 { return emit(.ret1, value.register) }
      return emit(.retN, value.register, value.layout.count)
    }
    let count = epilogue.result.count
    let total = epilogue.inouts.reduce(count) { $0 + $1.layout.count }
    // A mutating method without result has its self in one piece already.
    if count == 0, epilogue.inouts.count == 1, case .registers(let register, _)? = storages[epilogue.inouts[0].variable]
    {
      if total == 0 { return emit(.ret) }
      return total == 1 ? emit(.ret1, register) : emit(.retN, register, total)
    }
    let mark = top
    let base = allocate(total)
    if let value { move(value.register, to: base, count: count) }
    var position = base + count
    for (variable, layout) in epilogue.inouts {
      switch storages[variable] {
      case .registers(let register, _)?: move(register, to: position, count: layout.count)
      case .box(let box)?:
        for (slot, isReference) in layout.slots.enumerated() {
          emit(isReference ? .takeField : .loadField, position + slot, box, slot)
        }
        emit(.release, box)
      default: break
      }
      position += layout.count
    }
    if total == 1 { emit(.ret1, base) } else if total == 0 { emit(.ret) } else { emit(.retN, base, total) }
    giveBack(to: mark)
  }
}
