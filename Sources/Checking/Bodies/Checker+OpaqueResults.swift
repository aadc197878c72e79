import Diagnostics
import Syntax

/// A `some P` that stands for a type yet to be found: in the result of a function or the type of a variable.
struct OpaqueResult {
  /// Whose it is: the function, or what stands for a variable with an initial value.
  let function: Function
  /// The type it stands in, itself at least: `[some P]`.
  let whole: Type
  /// What is known of it: protocols, their associated types, a class.
  let bound: Existential
}

extension Solver {
  /// States what an opaque type asks of the type that stands for it in a value of type `found`.
  func require(_ opaque: OpaqueResult, of found: Type, _ place: Place) {
    var subject = found
    if case .opaque = opaque.whole {
    } else {
      subject = fresh()
      let wanted = opaque.whole.mapping { part in
        if case .opaque(let type) = part, type.function === opaque.function { return subject }
        return nil
      }
      state.pending.append(Constraint(kind: .convert(found, wanted), place: place))
    }
    for requirement in checker.requirements(of: opaque.bound, on: subject) {
      let kind: Constraint.Kind =
        switch requirement {
        case .conforms(let type, let proto): .conforms(type, proto)
        case .same(let left, let right): .same(left, right)
        case .inherits(let type, let superclass): .inherits(type, superclass)
        case .classBound(let type): .classBound(type)
        }
      state.pending.append(Constraint(kind: kind, place: place))
    }
  }
}

/// Opaque types, and what stands for them.
extension Checker {
  func requirements(of bound: Existential, on subject: Type) -> [Requirement] {
    var result: [Requirement] = []
    add(bound, to: subject, into: &result)
    return result
  }

  /// Whether a type found for an opaque one is what that promises. The solver asks the same while it looks for types; this is
  /// asked of what was found, however it was found: a type that is not what is known of it would be read as something else.
  private func keepsPromise(_ type: Type, _ function: Function, at span: Span) -> Bool {
    guard type != .error, let bound = function.opaqueBound else { return true }
    for requirement in requirements(of: bound, on: type) {
      guard let unmet = unmet(requirement, [], [], in: function.generics) else { continue }
      if case .conforms(_, let proto) = requirement {
        report(
          .doesNotConform(type: describe(type), proto: proto.name, context: .returned, declared: proto.span), at: span)
      } else {
        report(.unmet(unmet.facts(of: "`some \(describe(.existential(bound)))`", asked: nil)), at: span)
      }
      return false
    }
    return true
  }

  /// What the initial value of a variable that says `some P` is to be.
  func opaqueResult(_ function: Function, _ type: Type) -> OpaqueResult? {
    function.opaqueBound.map { OpaqueResult(function: function, whole: type, bound: $0) }
  }

  /// What the initial value of a variable says of its opaque type.
  func settleOpaque(_ function: Function, _ value: Term) {
    function.opaqueUnderlying = keepsPromise(value.type, function, at: value.span) ? value.type : .error
  }

  /// The type of a variable that says `some P`, which its initial value will tell.
  func opaqueType(of variable: Variable, _ bound: Existential, _ generics: GenericSignature) -> Type {
    let function = Function(
      kind: .getter, name: variable.name, module: variable.module, result: .error, span: variable.span)
    function.generics = generics
    function.opaqueBound = bound
    function.opaqueVariable = variable
    function.stage = .known
    variable.opaqueFunction = function
    return .opaque(
      OpaqueType(function: function, arguments: generics.parameters.map { .parameter($0) }, bound: bound))
  }

  /// What stands in a type where another has what is opaque: `Int` in `[Int]` for `[some P]`.
  private func part(of type: Type, standingFor function: Function, in whole: Type) -> Type? {
    switch (whole, type) {
    case (.opaque(let opaque), _) where opaque.function === function: return type
    case (.nominal(let one, let parts), .nominal(let other, let others)) where one === other:
      return zip(parts, others).firstResult { self.part(of: $1, standingFor: function, in: $0) }
    case (.tuple(let parts), .tuple(let others)) where parts.count == others.count:
      return zip(parts, others).firstResult { self.part(of: $1.type, standingFor: function, in: $0.type) }
    case (.function(let one), .function(let other)):
      return part(of: other.result, standingFor: function, in: one.result)
    case (.nominal, _): return unwrapped(whole).flatMap { part(of: type, standingFor: function, in: $0) }
    default: return nil
    }
  }

  /// The result of a function that says `some` within it, with what its body gives there; nil where something else in the body
  /// is wrong.
  func settleNested(_ function: Function, _ block: Block, _ bound: Existential) -> Type? {
    let context = context(for: function, result: nil)
    let opaque = OpaqueResult(function: function, whole: function.result, bound: bound)
    context.opaqueResult = opaque
    let fails = wouldFail {
      if block.statements.count == 1, case .expression(let expression) = block.statements[0].kind {
        context.returned = [check(expression, standingFor: opaque, reason: .returned, in: context).type]
      } else {
        _ = checkStatements(block.statements, in: context)
      }
    }
    if fails { return nil }
    let parts = Set(context.returned.map { part(of: $0, standingFor: function, in: function.result) ?? .error })
    guard let type = parts.first, parts.count == 1, type != .error else {
      report(.unsupported("finding out what this `some` stands for"), at: function.span)
      function.opaqueUnderlying = .error
      return .error
    }
    guard keepsPromise(type, function, at: function.span) else {
      function.opaqueUnderlying = .error
      return .error
    }
    function.opaqueUnderlying = type
    return function.result.mapping { part in
      if case .opaque(let opaque) = part, opaque.function === function { return type }
      return nil
    }
  }

  func underlying(of function: Function) -> Type? {
    if let variable = function.opaqueVariable { checkInitialValue(of: variable) } else { checkBody(of: function) }
    return function.opaqueUnderlying
  }

  /// Every `return` of a function that says `some P` gives one and the same type.
  func checkOpaqueBody(of function: Function, _ block: Block, _ bound: Existential, _ context: Context) {
    context.result = nil
    let opaque = OpaqueResult(function: function, whole: function.result, bound: bound)
    context.opaqueResult = opaque
    let statements: [CheckedStatement]
    if let expression = implicitReturn(block, result: function.result, kind: function.kind) {
      let term = check(expression, standingFor: opaque, reason: .returned, in: context)
      context.returned = [term.type]
      statements = [CheckedStatement(.returnStatement(term), expression.span)]
    } else {
      statements = checkStatements(block.statements, in: context)
    }
    // What it gives of itself says nothing.
    let types = context.returned.filter { $0 != .error && !isOpaque($0, of: function) }
    guard let first = types.first else {
      if context.returned.isEmpty { report(.opaqueReturnsNothing(describe(function.result)), at: function.span) }
      if context.returned.contains(where: { isOpaque($0, of: function) }) { reportOfItself(function) }
      function.checkedBody = CheckedBlock(statements, block.span)
      function.opaqueUnderlying = .error
      return
    }
    if let other = types.first(where: { $0 != first }) {
      report(.opaqueTypesDiffer(describe(first), describe(other)), at: function.span)
    }
    guard case .opaque = function.result else {
      function.checkedBody = CheckedBlock(statements, block.span)
      function.opaqueUnderlying = .error
      return
    }
    function.opaqueUnderlying =
      keepsPromise(first, function, at: statements.last?.span ?? function.span) ? first : .error
    let checked = CheckedBlock(statements, block.span)
    if comesOut(of: checked) {
      report(.missingReturn(describe(function.result), isClosure: false), at: lastLine(of: block))
    }
    function.checkedBody = checked
    checkErrors(in: checked, of: function)
    checkWaiting(in: checked, of: function)
    if function.module === main.module { foldable.append(.body(checked, function)) }
    completeCaptures(of: function)
    if function.module === main.module, !opaqueParts(of: first).isEmpty {
      laterChecks.append { [unowned self] in if definesItself(function) { reportOfItself(function) } }
    }
  }

  private func isOpaque(_ type: Type, of function: Function) -> Bool {
    if case .opaque(let opaque) = type { opaque.function === function } else { false }
  }

  private func reportOfItself(_ function: Function) {
    report(.opaqueOfItself(describe(function.result)), at: function.span)
  }

  /// Whether what a function gives comes down to what the function gives.
  private func definesItself(_ function: Function) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    var open = [function]
    while let next = open.popLast() {
      for part in underlying(of: next).map(opaqueParts) ?? [] where part.module === main.module {
        if part === function { return true }
        if seen.insert(ObjectIdentifier(part)).inserted { open.append(part) }
      }
    }
    return false
  }

  /// The functions whose opaque results are in a type.
  private func opaqueParts(of type: Type) -> [Function] {
    var parts: [Function] = []
    _ = type.contains { part in
      if case .opaque(let opaque) = part { parts.append(opaque.function) }
      return false
    }
    return parts
  }
}
