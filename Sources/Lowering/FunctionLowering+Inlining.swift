import Checking
import Diagnostics
import Machine

/// Short functions are written in place of their calls: the library's operators and accessors, for the most part.
extension FunctionLowering {
  /// The only term of a function that is short enough to be written in place of a call.
  func inlineBody(of function: Function) -> Term? {
    switch function.kind {
    case .function, .getter, .setter: break
    default: return nil
    }
    guard function.captures.isEmpty, function.enclosing == nil, function.synthesis == nil, inlined.count < 6,
      !inlined.contains(where: { $0 === function }), function !== self.function
    else { return nil }
    return lowerer.shortBody(of: function)
  }

  func writeInPlace(
    _ function: Function, _ types: [Type], _ body: Term, _ arguments: [Argument], _ own: Argument?, _ span: Span,
    _ target: Target
  ) throws -> Value {
    let heldBefore = held.count
    var items: [(argument: Argument, variable: Variable)] = []
    if let own, let variable = function.selfVariable { items.append((own, variable)) }
    for (argument, parameter) in zip(arguments, function.parameters) { items.append((argument, parameter.variable)) }
    var bound: [(variable: Variable, storage: Storage)] = []
    var releases: [Value] = []
    var temporary: Int?
    var places: [(Variable, Place)] = []
    let isBrief = lowerer.isBrief(body)
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
      var value = secure(try evaluate(item.argument))
      if case .local(let variable) = value.holder,
        items.enumerated().contains(where: { position, other in
          (position > index || other.variable.isInOut) && writes(other.argument, variable)
        })
      {
        value = self.own(value)
      }
      if value.isOwned {
        releases.append(value)
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

    let outer = environment
    let outerSpan = inlinedAt
    environment = Environment(function.generics.parameters, types)
    if function.module.name == "Swift", inlinedAt == nil { inlinedAt = span }
    inlined.append(function)
    for each in bound { storages[each.variable] = each.storage }
    let outerTemporary = lastUse
    lastUse = body.isOneStep ? temporary : nil
    // A result that is a part of what goes now must be our own.
    var result = try evaluate(body, target)
    lastUse = outerTemporary
    if !result.isOwned, !loans.isEmpty || (!releases.isEmpty && !result.layout.isTrivial) { result = self.own(result) }
    inlined.removeLast()
    inlinedAt = outerSpan
    environment = outer
    for each in bound { storages[each.variable] = nil }
    for loan in loans.reversed() { try loan.handBack() }
    for value in releases { release(value) }
    if held.count > heldBefore, !result.isOwned { result = self.own(result) }
    releaseHeld(heldBefore)
    return deliver(result, target)
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
