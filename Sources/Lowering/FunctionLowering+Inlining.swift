import Checking
import Diagnostics
import Machine

/// What is written in place of a call.
enum InlineBody {
  case term(Term)
  case block(CheckedBlock)
}

/// What holds within such a body, of what is otherwise a function's own.
struct InlineFrame {
  let environment: Environment
  /// What the instructions belong to; nil for what a script wrote, which names its own places.
  let place: Span?
  let errorsAreImpossible: Bool
  var staticSelf: Type?
}

/// A closure that is an argument of a function written in place of its call. Its captures are where they are.
final class InlinedClosure {
  let function: Function
  let body: InlineBody
  let frame: InlineFrame
  init(function: Function, body: InlineBody, frame: InlineFrame) {
    self.function = function
    self.body = body
    self.frame = frame
  }
}

/// Functions that are written in place of their calls: short ones, the library's operators and accessors for the most part;
/// those that take closures, so that the closures' bodies stand in their loops; and in loops those that change something,
/// an iterator say, which then stays in its registers.
extension FunctionLowering {
  func inlineBody(of function: Function, _ arguments: [Argument]) -> InlineBody? {
    switch function.kind {
    case .function, .getter, .setter: break
    default: return nil
    }
    guard !function.isAsync, function.captures.isEmpty, function.enclosing == nil, function.synthesis == nil,
      inlined.count < 6,
      !inlined.contains(where: { $0 === function }), function !== self.function
    else { return nil }
    if let term = lowerer.shortBody(of: function) { return .term(term) }
    let limit = blockLimit(function, arguments)
    guard limit > 0, function.module.name == "Swift", let (block, weight) = lowerer.shortBlock(of: function),
      weight < limit
    else { return nil }
    return .block(block)
  }

  /// How long a body of several statements may be.
  private func blockLimit(_ function: Function, _ arguments: [Argument]) -> Int {
    if arguments.contains(where: { inlinedClosure($0) != nil }) { return Lowerer.longestBlock }
    if loopDepth == 0 { return 0 }
    let changesSomething =
      function.selfVariable?.isInOut == true || function.parameters.contains { $0.variable.isInOut }
    return changesSomething ? 60 : 30
  }

  /// The closure that an argument is, if it can be written where it is called.
  private func inlinedClosure(_ argument: Argument) -> InlinedClosure? {
    guard case .term(let term) = argument else { return nil }
    if case .variable(let variable) = term.kind, case .closure(let known)? = storages[variable] { return known }
    guard case .closure(let closure) = term.kind, closure.captureList.isEmpty, !closure.usesTry,
      case .function(let type) = concrete(term.type), type.parameters.count == closure.parameters.count,
      !inlined.contains(where: { $0 === closure }), let body = lowerer.shortBody(ofClosure: closure)
    else { return nil }
    // What an initialiser or an observer does with its own properties is another matter than what closures do.
    switch function?.kind {
    case .initializer, .deinitializer, .willSet, .didSet, nil: return nil
    default: break
    }
    return InlinedClosure(
      function: closure, body: body,
      frame: frame)
  }

  /// A call of a closure that is to be written where it is called; nil for others.
  func writeClosureInPlace(_ callee: Term, _ arguments: [Term], _ target: Target) throws -> Value? {
    guard case .variable(let variable) = callee.kind, case .closure(let closure)? = storages[variable],
      inlined.count < 12, !inlined.contains(where: { $0 === closure.function })
    else { return nil }
    guard arguments.count == 1, closure.function.parameters.count > 1 else {
      return try writeInPlace(closure.function, closure.frame, closure.body, arguments.map(argument), nil, target)
    }
    // A function of several parameters takes the tuple apart.
    let whole = secure(try evaluate(arguments[0]))
    let parts = try lowerer.layouts.tupleFields(of: concrete(arguments[0].type)).map {
      Argument.value(whole.part($0.offset, $0.layout))
    }
    var result = try writeInPlace(closure.function, closure.frame, closure.body, parts, nil, target)
    if whole.isOwned, !whole.layout.isTrivial {
      result = own(result)
      release(whole)
    }
    return result
  }

  /// The closure as a value after all: it is handed on.
  func make(_ closure: InlinedClosure, _ target: Target) throws -> Value {
    let outer = enter(closure.frame)
    defer { _ = enter(outer) }
    return try makeClosure(closure.function, target)
  }

  private var frame: InlineFrame {
    InlineFrame(
      environment: environment, place: inlinedAt, errorsAreImpossible: errorsAreImpossible, staticSelf: staticSelf)
  }

  /// Goes over to another frame, and gives the one before.
  private func enter(_ frame: InlineFrame) -> InlineFrame {
    let outer = self.frame
    environment = frame.environment
    inlinedAt = frame.place
    errorsAreImpossible = frame.errorsAreImpossible
    staticSelf = frame.staticSelf
    return outer
  }

  func writeInPlace(
    _ function: Function, _ frame: InlineFrame, _ body: InlineBody, _ arguments: [Argument], _ own: Argument?,
    _ target: Target
  ) throws -> Value {
    let heldBefore = held.count
    var items: [(argument: Argument, variable: Variable)] = []
    if let own, let variable = function.selfVariable { items.append((own, variable)) }
    for (argument, parameter) in zip(arguments, function.parameters) { items.append((argument, parameter.variable)) }
    var bound: [(variable: Variable, storage: Storage)] = []
    var releases: [(value: Value, isIndirect: Bool)] = []
    var temporary: Int?
    var places: [(Variable, Place)] = []
    let isBrief = if case .term(let term) = body { lowerer.isBrief(term) } else { false }
    // Defaults are evaluated when all that is written has been.
    items = items.filter { !$0.argument.isOmitted } + items.filter { $0.argument.isOmitted }
    for (index, item) in items.enumerated() {
      if item.variable.isInOut {
        // Where nothing runs meanwhile, what the place belongs to need not be kept alive.
        if case .inOut(let term) = item.argument, isBrief, isPlain(term),
          items.allSatisfy({ $0.variable === item.variable || isQuiet($0.argument) })
        {
          places.append((item.variable, try resolve(term, forWriting: true)))
        } else {
          places.append((item.variable, try place(of: item.argument)))
        }
        continue
      }
      if let number = number(item.argument) {
        bound.append((item.variable, .constant(number)))
        continue
      }
      if let closure = inlinedClosure(item.argument) {
        bound.append((item.variable, .closure(closure)))
        continue
      }
      var value = secure(try evaluate(item.argument))
      if case .local(let variable) = value.holder,
        items.enumerated().contains(where: { position, other in
          (position > index || other.variable.isInOut) && writes(other.argument, variable)
        })
      {
        value = self.own(value)
      }
      if value.isOwned {
        releases.append((value, item.variable.type.isIndirect))
        if value.layout.isTrivial { temporary = value.register }
        value.holder = .stable
      }
      bound.append((item.variable, .alias(value)))
    }
    var loans: [Loan] = []
    for (variable, place) in places {
      let loan = try lend(place, briefly: isBrief)
      loans.append(loan)
      bound.append((variable, .registers(loan.register, isMutable: true)))
    }

    let outer = enter(frame)
    inlined.append(function)
    for each in bound { storages[each.variable] = each.storage }
    let outerTemporary = lastUse
    var result: Value
    switch body {
    case .term(let term):
      lastUse = term.isOneStep ? temporary : nil
      result = try evaluate(term, target)
    case .block(let block):
      lastUse = nil
      result = try writeBlock(block, of: function, safe(target, bound.map(\.storage)))
    }
    lastUse = outerTemporary
    // A result that is a part of what goes now must be our own.
    if !result.isOwned, !loans.isEmpty || (!releases.isEmpty && !result.layout.isTrivial) { result = self.own(result) }
    inlined.removeLast()
    _ = enter(outer)
    for each in bound { storages[each.variable] = nil }
    for loan in loans.reversed() { try loan.handBack() }
    releaseArguments(releases)
    if held.count > heldBefore, !result.isOwned { result = self.own(result) }
    releaseHeld(heldBefore)
    return deliver(result, target)
  }

  /// The target, unless what is there is still read by the body.
  private func safe(_ target: Target, _ storages: [Storage]) -> Target {
    guard case .into(let register) = target else { return .anywhere }
    let isRead = storages.contains { storage in
      switch storage {
      case .alias(let value): value.register + value.layout.count > register
      case .registers(let home, _): home >= register
      case .box(let box): box >= register
      case .constant, .closure: false
      }
    }
    return isRead ? .anywhere : target
  }

  /// Statements, with `return` as a jump behind them.
  private func writeBlock(_ block: CheckedBlock, of function: Function, _ target: Target) throws -> Value {
    let layout = try layout(of: function.result)
    let register = allocate(layout, target)
    let mark = top
    let end = code.newLabel()
    let outer = epilogue
    epilogue = Epilogue()
    epilogue.kind = .inlined(register: register, end: end, depth: scopes.count)
    epilogue.result = layout
    scopes.append(Scope(mark: mark))
    if case .returnStatement(let value)? = block.statements.last?.kind {
      try lowerStatements(block.statements.dropLast())
      if let value { try leaveResult(value, in: register) }
    } else {
      try lowerStatements(block.statements)
      if layout.count > 0 { emit(.trap, Int(TrapKind.unreachable.rawValue), -1) }
    }
    try leaveScope()
    giveBack(to: mark)
    bind(end)
    epilogue = outer
    return Value(register, layout, .owned)
  }

  func leaveResult(_ term: Term, in register: Int) throws {
    if epilogue.result.count == 0 { return try perform(term) }
    let mark = top
    _ = try evaluate(term, .into(register))
    giveBack(to: mark)
  }

  /// Whether a condition holds, where that is known of the types alone.
  func known(_ condition: Term) -> Bool? {
    guard case .call(.function(let function, let types, _, _, _), _) = condition.kind,
      function.intrinsic == "table.isKnown", let key = types.first
    else { return nil }
    return lowerer.core.locating(concrete(key)) != nil
  }

  private func isQuiet(_ argument: Argument) -> Bool {
    switch argument {
    case .term(let term): term.isQuiet
    case .value: true
    case .place, .inOut, .omitted: false
    }
  }

  /// Whether a place is reached by loads alone, and no code of the script hears of it.
  private func isPlain(_ place: Term) -> Bool {
    switch place.kind {
    case .variable(let variable):
      return (variable.kind == .local || variable.kind == .parameter) && variable.willSet == nil
        && variable.didSet == nil && !variable.isLazy
    case .property(let base, let variable, _, let dispatch):
      guard variable.hasPlainStorage, variable.ownership == .strong, variable.willSet == nil,
        variable.didSet == nil, variable.overridden == nil, isPlain(base)
      else { return false }
      switch dispatch {
      case .direct: return true
      case .virtual: return variable.isFinal || !program.isOverridden(variable)
      case .requirement: return false
      }
    default: return false
    }
  }

  /// The number that an argument is, if it is written as one.
  func number(_ argument: Argument) -> Int? {
    guard case .term(let term) = argument else { return nil }
    switch term.kind {
    case .integer(let number): return lowerer.core.isInt(concrete(term.type)) ? Int(number) : nil
    case .variable(let variable):
      if case .constant(let number)? = storages[variable] { return number }
      return nil
    default: return nil
    }
  }
}

extension Lowerer {
  /// The only term of a function's body, if it is a short one.
  func shortBody(of function: Function) -> Term? {
    if let known = shortBodies[function] { return known }
    var result: Term?
    let isLibrary = function.module.name == "Swift"
    // A long one need not be checked to see that it is long, and may never be called.
    if program.isShort(function, limit: isLibrary ? 400 : 100), let body = program.body(of: function),
      body.statements.count == 1
    {
      let term: Term?
      switch body.statements[0].kind {
      case .returnStatement(let value): term = value
      case .term(let value): term = value
      default: term = nil
      }
      // What a script wrote stays a call, so that a trap within names its place, unless nothing can happen in it.
      if let term, term.weight(limit: 25) < 25, isLibrary || (term.isQuiet && term.weight(limit: 6) < 6),
        !term.contains({ $0.cannotMove })
      {
        result = term
      }
    }
    shortBodies[function] = .some(result)
    return result
  }

  static let longestBlock = 120

  /// A function's body that is not long and can be written elsewhere.
  func shortBlock(of function: Function) -> (block: CheckedBlock, weight: Int)? {
    if let known = shortBlocks[function] { return known }
    var result: (CheckedBlock, Int)?
    if let body = program.body(of: function), isMovable(function, body) {
      let weight = body.weight(limit: Self.longestBlock)
      if weight < Self.longestBlock { result = (body, weight) }
    }
    shortBlocks[function] = .some(result)
    return result
  }

  func shortBody(ofClosure closure: Function) -> InlineBody? {
    guard let (body, _) = shortBlock(of: closure) else { return nil }
    guard body.statements.count == 1 else { return .block(body) }
    switch body.statements[0].kind {
    case .returnStatement(let term?), .term(let term): return .term(term)
    default: return .block(body)
    }
  }

  /// Whether nothing in a function depends on its having a window of its own.
  private func isMovable(_ function: Function, _ body: CheckedBlock) -> Bool {
    let parameters = function.parameters.map(\.variable) + (function.selfVariable.map { [$0] } ?? [])
    if parameters.contains(where: { $0.isCaptured && $0.isInOut }) { return false }
    for statement in body.statements {
      if case .localFunction = statement.kind { return false }
    }
    return !body.contains { term in
      if case .open = term.kind { return true }
      return false
    }
  }

  /// Whether a short body only does what the machine does in one step.
  func isBrief(_ body: Term) -> Bool {
    if case .assign(_, let value) = body.kind { return value.isQuiet }
    guard case .call(.function(let function, _, _, _, _), let arguments) = body.kind, function.intrinsic != nil else {
      return false
    }
    return arguments.allSatisfy(\.isQuiet)
  }
}

extension Dispatch {
  var isRequirement: Bool {
    if case .requirement = self { return true }
    return false
  }
}

extension Term {
  /// Whether it is one instruction, `a += b` or `a + b` say, that uses each of its operands once.
  fileprivate var isOneStep: Bool {
    let value: Term
    if case .assign(_, let assigned) = kind { value = assigned } else { value = self }
    guard case .call(.function(let function, _, .direct, nil, _), let arguments) = value.kind,
      function.intrinsic?.hasPrefix("int.") == true || function.intrinsic?.hasPrefix("double.") == true,
      arguments.count == 2, case .variable(let left) = arguments[0].kind, case .variable(let right) = arguments[1].kind
    else { return false }
    return left !== right
  }

  /// Must stay in the function it was written in.
  fileprivate var cannotMove: Bool {
    switch kind {
    case .ifExpression, .switchExpression, .open: return true
    case .closure: return true
    default: return false
    }
  }
}
