import Diagnostics

/// Whether every way through a function comes to a call of the function itself. Where there is doubt, nothing is said.
struct EndlessRecursion {
  let function: Function
  /// The first call found.
  private var call: Span?

  /// Where a function calls itself whatever happens; nil where it may come to an end.
  static func call(in body: CheckedBlock, of function: Function) -> Span? {
    var search = EndlessRecursion(function: function)
    return search.follow(body) == .recurs ? search.call : nil
  }

  private init(function: Function) { self.function = function }

  private enum Way {
    case recurs, mayEnd, goesOn
    /// The program ends here: no way out of the function.
    case stops
  }

  private mutating func follow(_ block: CheckedBlock) -> Way {
    for statement in block.statements {
      let way = follow(statement)
      if way != .goesOn { return way }
    }
    return .goesOn
  }

  private mutating func follow(_ statement: CheckedStatement) -> Way {
    switch statement.kind {
    case .term(let term), .place(let term), .yield(let term), .declare(_, let term?): return follow(term)
    case .several(let inner): return follow(CheckedBlock(inner, statement.span))
    case .declare(_, nil), .localFunction, .deferBlock: return .goesOn
    case .ifStatement(let conditions, let then, let otherwise, _):
      let way = follow(conditions)
      if way != .goesOn { return way }
      return together([follow(then), otherwise.map { follow($0) } ?? .goesOn])
    case .guardStatement(let conditions, let otherwise):
      let way = follow(conditions)
      return way != .goesOn ? way : follow(otherwise) == .mayEnd ? .mayEnd : .goesOn
    case .switchStatement(let checked):
      let way = follow(checked.subject)
      if way != .goesOn { return way }
      if checked.cases.contains(where: { $0.patterns.contains { $0.condition != nil } }) { return .mayEnd }
      return together(checked.cases.map { follow($0.body) })
    case .doBlock(let block, nil): return follow(block)
    case .returnStatement(let term?), .throwStatement(let term):
      let way = follow(term)
      return way == .goesOn ? .mayEnd : way
    case .forLoop(let loop): return follow(loop.sequence) == .recurs ? .recurs : .mayEnd
    case .whileLoop, .repeatLoop, .doBlock, .doCatch, .returnStatement, .breakTo, .continueTo, .fallthroughStatement:
      return .mayEnd
    }
  }

  private func together(_ ways: [Way]) -> Way {
    if ways.contains(.mayEnd) { return .mayEnd }
    if ways.contains(.goesOn) { return .goesOn }
    return ways.contains(.recurs) ? .recurs : .stops
  }

  private mutating func follow(_ conditions: [CheckedCondition]) -> Way {
    switch conditions.first {
    case .boolean(let term)?, .pattern(_, let term)?: follow(term)
    case nil: .goesOn
    }
  }

  private mutating func follow(_ term: Term) -> Way {
    switch term.kind {
    case .and(let left, _), .or(let left, _), .coalesce(let left, _): return follow(left)
    case .ternary(let condition, let first, let second):
      let way = follow(condition)
      return way != .goesOn ? way : together([follow(first), follow(second)])
    // An error, or nil in a chain, may come out before the call.
    case .chain, .attempt, .ifExpression, .switchExpression: return .mayEnd
    case .assign(let place, let value):
      let way = follow(value)
      if way != .goesOn { return way }
      if case .property(let base, let variable, _, _) = place.kind {
        let way = follow(base)
        if way != .goesOn { return way }
        return isOwn(variable.setter, base) ? found(term) : .goesOn
      }
      return .goesOn
    default: break
    }
    for child in term.children {
      let way = follow(child)
      if way != .goesOn { return way }
    }
    switch term.kind {
    case .call(.function(let callee, _, let dispatch, let receiver, _), _):
      if callee === function, isCertain(dispatch, receiver) { return found(term) }
      if case .nominal(let nominal, _) = term.type, nominal.name == "Never" { return .stops }
    case .property(let base, let variable, _, let dispatch):
      if variable.getter === function, isCertain(dispatch, base) { return found(term) }
    case .subscripted(let base, let entity, _, let dispatch, _, _):
      if entity.getter === function, isCertain(dispatch, base) { return found(term) }
    default: break
    }
    return .goesOn
  }

  private func isOwn(_ setter: Function?, _ base: Term) -> Bool { setter === function && isCertain(.direct, base) }

  /// Whether it is this very function, and no override of it or other witness.
  private func isCertain(_ dispatch: Dispatch, _ receiver: Term?) -> Bool {
    switch dispatch {
    case .direct: return true
    case .virtual:
      if case .variable(let variable)? = receiver?.kind { return variable === function.selfVariable }
      return false
    case .requirement: return false
    }
  }

  private mutating func found(_ term: Term) -> Way {
    if call == nil { call = term.span }
    return .recurs
  }
}
