import Diagnostics
import Syntax

/// Closures' bodies of several statements, looked at while it is still open what they give. As with the compiler each statement is
/// solved by itself, and so is each branch of an `if` or `switch` that gives a value; the first ones say what the later ones have to fit.
extension Checker {
  /// What a body says of what it gives.
  struct TrialResult {
    /// What each open part of the type asked for is, in their order; nil where the body returns nothing and does not come to its
    /// end: then anything may be asked of it.
    var parts: [Type]?
    /// What is returned first, where it is nothing of what is asked for.
    var misfit: Type?
    /// What is returned first, where it leaves open what is asked: `nil`, `.name`, `[]`. What is returned later says nothing of it.
    var undecided: Expression?
    /// Nothing is wrong with the body.
    var isSound = true
  }

  /// What a closure of several statements gives, found by looking at it with its parameters known. Each body is looked at again with
  /// every one around it: where the parameters of all of them have the types that they had before, so has the result.
  ///
  /// - Parameters:
  ///   - asked: what has to come out, with type variables for what is open of it.
  ///   - isBuilt: a result builder has made the closure over.
  func trialResult(of node: ClosureNode, asked: Type, context: Context, mending: Bool, isBuilt: Bool) -> TrialResult {
    let open = asked.openParts
    let shape = asked.mapping { part in open.firstIndex(of: part).map { .variable(TypeVariable(index: $0)) } }
    let types = parameterTypes(around: context)
    let known = triedBodies.results[ObjectIdentifier(node)]
    if let known, known.parameters == types, known.asked == shape, known.mending == mending { return known.result }
    var (result, errors) = newTrialResult(of: node, asked: asked, open, context: context, mending: mending)
    if isBuilt { result = TrialResult(parts: result.parts ?? open.map { _ in .void }, misfit: result.misfit) }
    result.isSound = errors == 0
    if let types, errors == 0 || !isBuilt || result.parts?.contains(.error) == false {
      triedBodies.results[ObjectIdentifier(node)] = (types, shape, mending, result)
    }
    return result
  }

  /// The body is tried with what is asked for. Where that is an optional and the body does not give it, with what is in the optional.
  private func newTrialResult(
    of node: ClosureNode, asked: Type, _ open: [Type], context: Context, mending: Bool
  ) -> (TrialResult, errors: Int) {
    let before = standIns
    let first = trialResult(of: node, asked: asked, open, context: context, mending: mending)
    func fits(_ tried: (TrialResult, errors: Int)) -> Bool { tried.errors == 0 && tried.0.undecided == nil }
    if fits(first) { return first }
    var inner = unwrapped(asked)
    while let type = inner {
      // What it has said of what is open around it goes with it.
      standIns = before
      let next = trialResult(of: node, asked: type, open, context: context, mending: mending)
      if fits(next) { return next }
      inner = unwrapped(type)
    }
    return first
  }

  private func trialResult(
    of node: ClosureNode, asked: Type, _ open: [Type], context: Context, mending: Bool
  ) -> (TrialResult, errors: Int) {
    // Of a type that is open as a whole nothing is asked: what is returned first has the type that it has by itself.
    if open == [asked] {
      let tried = run(node, giving: nil, context: context, mending: mending)
      return (tried.givesNothing ? TrialResult() : resultByItself(of: tried.body, mending: mending), tried.errors)
    }
    let parts = open.map { _ in GenericParameter(name: "_") }
    let result = asked.mapping { part in open.firstIndex(of: part).map { .parameter(parts[$0]) } }
    let (tried, said, isLeftOpen) = saying(parts) { run(node, giving: result, context: context, mending: mending) }
    var outcome = TrialResult(parts: said.map { $0 ?? .error })
    if tried.givesNothing {
      outcome = TrialResult()
    } else if let misfit = tried.body.returned.isEmpty ? .void : tried.body.misfit {
      outcome = TrialResult(misfit: misfit)
    } else if isLeftOpen, said.contains(nil) {
      outcome = TrialResult(undecided: tried.body.firstReturned)
    }
    return (outcome, tried.errors)
  }

  /// What a body gives of which nothing is asked. Where what is returned first is wrong, that is what is told of; of what is returned next
  /// more can be said of the rest.
  private func resultByItself(of body: Context, mending: Bool) -> TrialResult {
    let type = body.returned.first { !mending || $0 != .error } ?? (body.returned.isEmpty ? .void : .error)
    switch body.firstReturned?.kind {
    case .nilLiteral?, .member(nil, _, _)?: return TrialResult(parts: [type], undecided: body.firstReturned)
    default: return TrialResult(parts: [type])
    }
  }

  /// Looks at a body; what it returns is in the context.
  private func run(
    _ node: ClosureNode, giving result: Type?, context: Context, mending: Bool
  ) -> (body: Context, givesNothing: Bool, errors: Int) {
    let body = innerContext(of: context, giving: result)
    body.findsResult = true
    let (givesNothing, errors) = trying(mending: mending) {
      if node.body.statements.count == 1,
        let expression = implicitReturn(node.body, result: result ?? .error, kind: .closure)
      {
        returnOnTrial(expression, in: body)
        return false
      }
      let statements = checkStatements(node.body.statements, in: body)
      return body.returned.isEmpty && leaves(CheckedBlock(statements, node.span))
    }
    return (body, givesNothing, errors)
  }

  private func innerContext(of context: Context, giving result: Type?) -> Context {
    Context(
      function: context.function, scope: Scope(.block, parent: context.scope, module: context.scope.module),
      generics: context.generics, selfVariable: context.selfVariable, selfType: context.selfType, result: result)
  }

  /// What is returned, while it is found out what that is.
  @discardableResult
  func returnOnTrial(_ value: Expression?, in context: Context) -> Term? {
    if context.firstReturned == nil { context.firstReturned = value }
    guard let result = context.result else {
      let term = value.map { check($0, standingFor: context.opaqueResult, reason: .returned, in: context) }
      let type = term?.type ?? .void
      context.returned.append(type)
      if context.opaqueResult == nil, context.findsResult, type != .error { context.result = type }
      return term
    }
    let isOpen = standIns.hasOpenParts(result)
    let errors = errorCount
    let term = value.map { check($0, expecting: result, reason: .returned, in: context) }
    context.returned.append(result)
    if isOpen, context.misfit == nil, standIns.hasOpenParts(result), !standIns.areLeftOpen {
      if let value, errorCount > errors {
        let before = standIns
        let alone = trying(mending: false) { check(value, in: context).type }
        standIns = before
        if alone.errors == 0 { context.misfit = alone.value }
      } else if value == nil {
        context.misfit = .void
      }
    }
    return term
  }

  /// Whether the branches of a body that is one `if` or `switch` give nothing that is asked for, and do as statements: then the
  /// closure gives `()`.
  func doesAsStatements(_ body: Block, _ value: Expression, _ result: Type, in context: Context) -> Bool {
    body.isOneStatementOfBranches && takesVoid(result)
      && wouldFail { _ = check(value, expecting: result, in: innerContext(of: context, giving: result)) }
      && isVoid(body, in: context)
  }

  /// Whether `()` becomes a value of a type.
  func takesVoid(_ type: Type) -> Bool { type == .void || type == .any || unwrapped(type).map(takesVoid) == true }

  /// `()` as a value of a type that takes it.
  func void(as type: Type, _ span: Span) -> Term {
    let value = Term(.tuple([]), .void, span)
    return conversion(from: .void, to: type).map { Term(.convert(value, $0), type, span) } ?? value
  }

  /// Whether a body does, as statements whose values are for nobody.
  func isVoid(_ body: Block, in context: Context) -> Bool {
    !wouldFail { _ = checkStatements(body.statements, in: innerContext(of: context, giving: .void)) }
  }

  /// The types of all parameters that a closure's body may use; nil where some are not known yet.
  private func parameterTypes(around context: Context) -> [Type]? {
    let types = sequence(first: context.function, next: \.enclosing).flatMap { $0.parameters.map(\.variable.type) }
    let isOpen = types.contains { $0.contains { if case .variable = $0 { true } else { false } } }
    return isOpen ? nil : types
  }

  /// Whether a closure's body can give what is asked for, with its parameters known. That it comes to an end without a `return` is
  /// told later, whichever function is meant.
  func canGive(_ result: Type, _ node: ClosureNode, _ context: Context) -> Bool {
    if node.body.statements.isEmpty { return result == .void }
    let types = parameterTypes(around: context).map { $0 + [result] }
    if let known = triedBodies.fits[ObjectIdentifier(node)], known.types == types { return known.fits }
    let inner = innerContext(of: context, giving: result)
    let fits = !wouldFail {
      if let expression = implicitReturn(node.body, result: result, kind: .closure) {
        _ = check(expression, expecting: result, reason: .implicit(.closureResult), in: inner)
      } else {
        _ = checkStatements(node.body.statements, in: inner)
      }
    }
    if let types { triedBodies.fits[ObjectIdentifier(node)] = (types, fits) }
    return fits
  }
}

/// What closures of several statements have given when they were tried, with the types of the parameters around and what was asked.
final class TriedBodies {
  var results: [ObjectIdentifier: (parameters: [Type], asked: Type, mending: Bool, result: Checker.TrialResult)] = [:]
  /// Whether they can return what they were last asked for, with those types and the result.
  var fits: [ObjectIdentifier: (types: [Type], fits: Bool)] = [:]

  func forget() {
    results = [:]
    fits = [:]
  }
}

extension Type {
  /// The type variables in it, and the associated types of such, each once.
  var openParts: [Type] {
    var result: [Type] = []
    _ = mapping { part in
      switch part {
      case .variable: break
      case .member(let base, _) where base.contains(where: { if case .variable = $0 { true } else { false } }): break
      default: return nil
      }
      if !result.contains(part) { result.append(part) }
      return part
    }
    return result
  }
}
