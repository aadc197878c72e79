import Checking

extension Term {
  /// The terms directly within, those of closures' bodies excepted.
  func forEachChild(_ visit: (Term) -> Void) {
    switch kind {
    case .integer, .float, .boolean, .string, .closure, .variable, .type, .classSelf, .opened, .omitted, .error: break
    case .interpolation(let parts), .tuple(let parts), .array(let parts), .enumCase(_, let parts):
      parts.forEach(visit)
    case .dictionary(let pairs):
      for pair in pairs {
        visit(pair.key)
        visit(pair.value)
      }
    case .function(_, _, _, let base): base.map(visit)
    case .property(let base, _, _, _): visit(base)
    case .staticProperty(_, _, _, let metatype): metatype.map(visit)
    case .subscripted(let base, _, _, _, let indices, let metatype):
      base.map(visit)
      metatype.map(visit)
      indices.forEach(visit)
    case .tupleElement(let inner, _), .forceUnwrap(let inner), .chain(let inner, _), .unwrapOrLeave(let inner),
      .inOut(let inner), .discard(let inner), .convert(let inner, _), .cast(let inner, _, _), .typeOf(let inner),
      .attempt(let inner, _), .await(let inner):
      visit(inner)
    case .call(let callee, let arguments):
      switch callee {
      case .function(_, _, _, let base, let metatype):
        base.map(visit)
        metatype.map(visit)
      case .value(let function): visit(function)
      }
      arguments.forEach(visit)
    case .assign(let left, let right), .and(let left, let right), .or(let left, let right),
      .coalesce(let left, let right):
      visit(left)
      visit(right)
    case .ternary(let condition, let first, let second):
      visit(condition)
      visit(first)
      visit(second)
    case .open(_, let value, let body):
      visit(value)
      visit(body)
    case .ifExpression(let node):
      for condition in node.conditions { condition.forEachTerm(visit) }
      node.then.forEachTerm(visit)
      node.otherwise.forEachTerm(visit)
    case .switchExpression(let node): node.forEachTerm(visit)
    }
  }

  /// Whether `test` holds for the term or one within it.
  func contains(_ test: (Term) -> Bool) -> Bool {
    if test(self) { return true }
    var found = false
    forEachChild { child in
      if !found { found = child.contains(test) }
    }
    return found
  }

  /// Whether the variable may be another after this than before.
  func writes(_ variable: Variable) -> Bool {
    contains { term in
      switch term.kind {
      case .assign(let place, _): return place.root === variable
      case .inOut(let place): return place.root === variable
      case .call(.function(let function, _, _, let base?, _), _):
        return function.selfVariable?.isInOut == true && base.root === variable
      case .open(_, let value, _): return value.root === variable
      default: return false
      }
    }
  }

  func mentions(_ variable: Variable) -> Bool {
    contains { term in
      switch term.kind {
      case .variable(let other): return other === variable
      case .closure(let function), .function(let function, _, _, _):
        return function.captures.contains { $0 === variable }
      case .call(.function(let function, _, _, _, _), _): return function.captures.contains { $0 === variable }
      default: return false
      }
    }
  }

  /// The variable that a place is part of, through structs, tuples, subscripts and optionals.
  var root: Variable? {
    switch kind {
    case .variable(let variable): return variable
    case .property(let base, _, _, _), .tupleElement(let base, _), .forceUnwrap(let base), .unwrapOrLeave(let base),
      .subscripted(let base?, _, _, _, _, _), .inOut(let base), .convert(let base, _), .chain(let base, _):
      return base.root
    case .open(_, let value, _): return value.root
    default: return nil
    }
  }

  /// Whether nothing happens when this is evaluated but the value coming about: no call of a script's code, no write.
  var isQuiet: Bool {
    switch kind {
    case .integer, .float, .boolean, .string, .closure, .type, .opened: return true
    case .variable(let variable):
      return variable.kind == .parameter || variable.kind == .local && variable.isStored
    case .tupleElement(let inner, _), .forceUnwrap(let inner): return inner.isQuiet
    case .property(let base, let variable, _, let dispatch):
      guard variable.hasPlainStorage, case .direct = dispatch else { return false }
      return base.isQuiet
    case .convert(let inner, let conversion):
      switch conversion {
      case .wrap, .erase, .upcast: return inner.isQuiet
      default: return false
      }
    case .call(.function(let function, _, .direct, nil, _), let arguments):
      guard let intrinsic = function.intrinsic,
        intrinsic.hasPrefix("int.") || intrinsic.hasPrefix("double.") || intrinsic.hasPrefix("bool.")
      else { return false }
      return arguments.allSatisfy(\.isQuiet)
    default: return false
    }
  }

  /// How many terms it consists of, up to a limit.
  func weight(limit: Int) -> Int {
    var total = 1
    forEachChild { child in
      if total < limit { total += child.weight(limit: limit - total) }
    }
    return total
  }
}

extension CheckedCondition {
  fileprivate func forEachTerm(_ visit: (Term) -> Void) {
    switch self {
    case .boolean(let term): visit(term)
    case .pattern(_, let term): visit(term)
    }
  }
}

extension CheckedSwitch {
  fileprivate func forEachTerm(_ visit: (Term) -> Void) {
    visit(subject)
    for each in cases {
      for pattern in each.patterns { pattern.condition.map(visit) }
      each.body.forEachTerm(visit)
    }
  }
}

extension CheckedBlock {
  fileprivate func forEachTerm(_ visit: (Term) -> Void) {
    for statement in statements { statement.forEachTerm(visit) }
  }

  /// How many terms it consists of, up to a limit.
  func weight(limit: Int) -> Int {
    var total = statements.count
    forEachTerm { term in
      if total < limit { total += term.weight(limit: limit - total) }
    }
    return total
  }

  /// Whether `test` holds for a term anywhere in the block.
  func contains(_ test: (Term) -> Bool) -> Bool {
    var found = false
    forEachTerm { term in
      if !found { found = term.contains(test) }
    }
    return found
  }
}

extension CheckedStatement {
  fileprivate func forEachTerm(_ visit: (Term) -> Void) {
    switch kind {
    case .term(let term), .place(let term), .yield(let term): visit(term)
    case .several(let parts): for part in parts { part.forEachTerm(visit) }
    case .declare(_, let term), .returnStatement(let term): term.map(visit)
    case .localFunction, .breakTo, .continueTo, .fallthroughStatement: break
    case .ifStatement(let conditions, let then, let otherwise, _):
      for condition in conditions { condition.forEachTerm(visit) }
      then.forEachTerm(visit)
      otherwise?.forEachTerm(visit)
    case .guardStatement(let conditions, let otherwise):
      for condition in conditions { condition.forEachTerm(visit) }
      otherwise.forEachTerm(visit)
    case .whileLoop(let conditions, let body, _):
      for condition in conditions { condition.forEachTerm(visit) }
      body.forEachTerm(visit)
    case .repeatLoop(let body, let condition, _):
      body.forEachTerm(visit)
      visit(condition)
    case .forLoop(let loop):
      visit(loop.sequence)
      visit(loop.next)
      loop.condition.map(visit)
      loop.body.forEachTerm(visit)
    case .switchStatement(let node): node.forEachTerm(visit)
    case .doCatch(let body, _, let clauses, _):
      body.forEachTerm(visit)
      clauses.forEachTerm(visit)
    case .throwStatement(let term): visit(term)
    case .doBlock(let body, _), .deferBlock(let body): body.forEachTerm(visit)
    }
  }
}
