import Checking
import Diagnostics
import Machine

/// `for` loops: counted ones and those over arrays and strings take one instruction a turn.
extension FunctionLowering {
  func lowerFor(_ loop: CheckedFor) throws {
    let mark = top
    let scope = Scope(mark: mark)
    scopes.append(scope)
    let constants = loopConstants
    loopDepth += 1
    defer {
      loopDepth -= 1
      loopConstants = constants
    }
    hoistConstants(of: loop.body)
    let type = concrete(loop.sequence.type)
    let leave = code.newLabel()
    let next = code.newLabel()
    // `break` leaves behind the loop, where the loop's own scope is closed.
    jumps[loop.target] = JumpDestination(leave: leave, next: next, depth: scopes.count)
    if case .nominal(let nominal, let arguments) = type {
      if arguments.count == 1, lowerer.core.isInt(arguments[0]),
        nominal === lowerer.core.range || nominal === lowerer.core.closedRange
      {
        try lowerCounted(loop, isClosed: nominal === lowerer.core.closedRange, next, leave)
        return try finish(mark)
      }
      if nominal === lowerer.core.array {
        try lowerOverArray(loop, arguments[0], next, leave)
        return try finish(mark)
      }
      if nominal === lowerer.core.string {
        try lowerOverString(loop, next, leave)
        return try finish(mark)
      }
    }
    try lowerIterated(loop, next, leave)
    try finish(mark)
  }

  private func finish(_ mark: Int) throws {
    try leaveScope()
    giveBack(to: mark)
  }

  /// Loads the numbers that a loop's body needs in a register, once and for all turns.
  func hoistConstants(of body: CheckedBlock) {
    var found: [Int] = []
    _ = body.contains { term in
      switch term.kind {
      case .integer(let number) where !CodeBuilder.isImmediate(Int(number)): found.append(Int(number))
      case .float(let number): found.append(number.bits)
      default: break
      }
      return found.count >= 16
    }
    for number in found where loopConstants[number] == nil && loopConstants.count < 16 {
      let register = allocate(1)
      code.loadInt(register, number)
      loopConstants[number] = register
    }
  }

  // MARK: Ranges

  private func lowerCounted(_ loop: CheckedFor, isClosed: Bool, _ next: CodeLabel, _ leave: CodeLabel) throws {
    let counter = allocate(1)
    let limit = allocate(1)
    let mark = top
    if let (low, high) = bounds(loop.sequence) {
      _ = try evaluate(low, .into(counter))
      _ = try evaluate(high, .into(limit))
      if !isKnownOrdered(low, high) {
        let ordered = code.newLabel()
        code.jump(if: counter, .lessOrEqual, limit, to: ordered)
        let message = executable.constant(string: "Range requires lowerBound <= upperBound")
        emit(at: loop.sequence.span, .trap, Int(TrapKind.fatalError.rawValue), message)
        bind(ordered)
      }
    } else {
      let range = try evaluate(loop.sequence)
      move(range.register, to: counter, count: 1)
      move(range.register + 1, to: limit, count: 1)
    }
    giveBack(to: mark)
    let start = code.newLabel()
    if !isClosed { code.jump(if: counter, .greaterOrEqual, limit, to: leave) }
    bind(start)
    // The counter itself is the variable, unless the loop's body may change or keep it.
    try lowerBody(loop, Value(counter, .raw, .stable), next)
    bind(next)
    note(loop.sequence.span)
    code.loop(isClosed ? .forClosed : .forRange, counter, limit, to: start)
    bind(leave)
  }

  /// The two sides of `low ..< high` and `low ... high`, where they are written.
  private func bounds(_ term: Term) -> (Term, Term)? {
    guard case .call(.function(let function, _, _, nil, _), let arguments) = term.kind, arguments.count == 2,
      function.name == "..<" || function.name == "...", function.module.name == "Swift",
      arguments.allSatisfy({ if case .inOut = $0.kind { false } else { true } })
    else { return nil }
    return (arguments[0], arguments[1])
  }

  private func isKnownOrdered(_ low: Term, _ high: Term) -> Bool {
    if case .integer(let first) = low.kind, case .integer(let last) = high.kind { return first <= last }
    return false
  }

  // MARK: Arrays and strings

  private func lowerOverArray(_ loop: CheckedFor, _ element: Type, _ next: CodeLabel, _ leave: CodeLabel) throws {
    let array = try bindSubject(loop.sequence, isMutated: false)
    let layout = try lowerer.layouts.layout(of: element)
    let index = allocate(1)
    let item = allocate(layout.count)
    let start = code.newLabel()
    code.loadInt(index, -1)
    code.jump(to: next)
    bind(start)
    // The array is ours until the loop ends, so its elements need no owner.
    if layout.count == 1 {
      emit(at: loop.sequence.span, .arrayGet, item, array.register, index)
    } else if layout.count > 0 {
      emit(at: loop.sequence.span, .arrayLoadN, item, array.register, index)
    }
    try lowerBody(loop, Value(item, layout, .stable), next)
    bind(next)
    code.loop(.forArray, index, array.register, to: start)
    bind(leave)
  }

  private func lowerOverString(_ loop: CheckedFor, _ next: CodeLabel, _ leave: CodeLabel) throws {
    let text = try bindSubject(loop.sequence, isMutated: false)
    let item = allocate(2)
    let start = code.newLabel()
    code.loadInt(item + 1, 0)
    bind(start)
    code.loop(.forCharacter, item, text.register, to: leave)
    try lowerBody(loop, Value(item, .reference, .stable), next, owned: true)
    bind(next)
    code.jump(to: start)
    bind(leave)
  }

  // MARK: Iterators

  private func lowerIterated(_ loop: CheckedFor, _ next: CodeLabel, _ leave: CodeLabel) throws {
    let layout = try storageLayout(of: loop.iterator)
    let iterator = allocate(max(1, layout.count))
    _ = try evaluate(loop.makeIterator, .into(iterator))
    storages[loop.iterator] = .registers(iterator, isMutable: true)
    if !layout.isTrivial { scopes.last?.owned.append(Value(iterator, layout, .owned)) }
    let optional = concrete(loop.next.type)
    let optionalLayout = try lowerer.layouts.layout(of: optional)
    let payload = try payload(of: optional)
    let item = allocate(optionalLayout.count)
    bind(next)
    let mark = top
    _ = try evaluate(loop.next, .into(item))
    giveBack(to: mark)
    try jump(ifNil: Value(item, optionalLayout, .stable), of: optional, to: leave)
    try lowerBody(
      loop, Value(item + payload.offset, payload.layout, .stable), next, owned: !payload.layout.isTrivial)
    code.jump(to: next)
    bind(leave)
  }

  /// One turn. An owned item is released at its end, however the turn ends.
  private func lowerBody(_ loop: CheckedFor, _ item: Value, _ next: CodeLabel, owned: Bool = false) throws {
    let mark = top
    let scope = Scope(mark: mark)
    scopes.append(scope)
    if owned { scope.owned.append(Value(item.register, item.layout, .owned)) }
    let skip = code.newLabel()
    let ends = code.newLabel()
    var refutable = false
    switch loop.pattern.kind {
    case .wildcard: break
    case .bind(let variable):
      if !variable.isLet || variable.ownership != .strong {
        try bind(variable, to: item)
      } else {
        storages[variable] = .alias(item)
      }
    default:
      refutable = true
      try match(loop.pattern, item, failing: skip)
    }
    if let condition = loop.condition {
      refutable = true
      if scope.owned.count > (owned ? 1 : 0) {
        // What the pattern has come to own goes too.
        let holds = code.newLabel()
        try jump(when: condition, to: holds)
        for value in scope.owned.reversed() { release(value) }
        code.jump(to: next)
        bind(holds)
      } else {
        try jump(unless: condition, to: skip)
      }
    }
    try lower(loop.body)
    try leaveScope()
    if refutable {
      if owned {
        code.jump(to: ends)
        bind(skip)
        release(Value(item.register, item.layout, .owned))
        bind(ends)
      } else {
        bind(skip)
      }
    }
    giveBack(to: mark)
  }

}
