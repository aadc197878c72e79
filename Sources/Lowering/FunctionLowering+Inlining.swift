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
    var places: [(Variable, Place)] = []
    for (index, item) in items.enumerated() {
      if item.variable.isInOut {
        places.append((item.variable, try place(of: item.argument)))
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
        value.holder = .stable
      }
      bound.append((item.variable, .alias(value)))
    }
    var loans: [Loan] = []
    for (variable, place) in places {
      let loan = try lend(place, briefly: lowerer.isBrief(body))
      loans.append(loan)
      bound.append((variable, .registers(loan.register, isMutable: true)))
    }

    let outer = environment
    let outerSpan = inlinedAt
    environment = Environment(function.generics.parameters, types)
    if function.module.name == "Swift", inlinedAt == nil { inlinedAt = span }
    inlined.append(function)
    for each in bound { storages[each.variable] = each.storage }
    // A result that is a part of what goes now must be our own.
    var result = try evaluate(body, target)
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
  /// Must stay in the function it was written in.
  fileprivate var cannotMove: Bool {
    switch kind {
    case .ifExpression, .switchExpression, .open: return true
    case .closure: return true
    default: return false
    }
  }
}
