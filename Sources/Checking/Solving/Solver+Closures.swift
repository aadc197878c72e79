import Diagnostics
import Syntax

/// Closures: their types come from where they are used, their bodies join in once the parameters are known.
extension Solver {
  /// Gives a closure the type that its place asks for, as far as it does not say otherwise itself.
  func adopt(_ wanted: FunctionType, for variable: TypeVariable, _ node: ClosureNode) -> Bool {
    guard case .closure(_, let expression)? = state.literals[variable.index] else { return false }
    let count = wanted.parameters.count
    var parameters = wanted.parameters
    let place = Place(span: node.span, reason: .none)
    // What may be anything is `()` for a closure that takes nothing.
    let takesNothing = (node.parameters?.count ?? node.highestShorthand + 1) == 0 && !checker.isMarked(node.span)
    if takesNothing, count == 1, case .variable = resolved(wanted.parameters[0].type) {
      if isMending { return failArity(wanted, 0, node) && giveUp(variable, wanted) }
      if !equate(wanted.parameters[0].type, .void, place) { return false }
    }
    if let own = node.parameters {
      if own.count != count {
        let isApart = takesApart(wanted, own.count, expression)
        guard isApart ?? true else { return failArity(wanted, own.count, node) && giveUp(variable, wanted) }
        if isApart == true { state.score[.functionConversion] += 1 }
      } else {
        for (index, parameter) in own.enumerated() {
          guard let typeNode = parameter.type else { continue }
          let type = resolveTypeQuietly(typeNode)
          let given = wanted.parameters[index]
          if given.isNonEscaping, !type.isLent(isEscaping: parameter.isEscaping, isInOut: false) {
            return fail(.mayEscape(checker.describe(deep(type))), at: node.span) && giveUp(variable, wanted)
          }
          if parameter.isInOut != given.isInOut || given.isVariadic || isReordered(resolved(given.type), type) {
            parameters[index] = FunctionType.Parameter(type, isInOut: parameter.isInOut)
            let found = checker.describe(deep(.function(FunctionType(parameters, wanted.result))))
            let expected = checker.describe(deep(.function(wanted)))
            return fail(.mismatch(found: found, expected: expected, context: .plain), at: node.span)
              && giveUp(variable, wanted)
          }
          if given.isInOut {
            if !equate(type, given.type, place) { return false }
          } else {
            let part = Place(span: typeNode.span, reason: .none, isInFunction: true)
            state.pending.append(Constraint(kind: .convert(given.type, type), place: part))
          }
          parameters[index] = FunctionType.Parameter(
            type, isInOut: given.isInOut,
            isNonEscaping: type.isLent(isEscaping: parameter.isEscaping, isInOut: parameter.isInOut))
        }
      }
    } else {
      // What is being typed may be what takes the rest of them.
      let used = checker.isMarked(node.span) ? count : node.highestShorthand + 1
      if used != count {
        // A closure for `()` need not take it.
        let isApart = takesApart(wanted, used, expression)
        if isApart == true { state.score[.functionConversion] += 1 }
        if !(isApart ?? true), used > count || used == 0 || used < count && count > 1 {
          return failArity(wanted, used, node) && giveUp(variable, wanted)
        }
      }
    }
    var result = wanted.result
    if let resultNode = node.result {
      result = resolveTypeQuietly(resultNode)
      add(.convert(result, wanted.result), resultNode.span, .closureResult)
    } else if node.body.statements.isEmpty {
      // What does nothing gives `()`, which may become what is asked for, unless the closure's own type is said.
      let isStated = expression === contextualClosure
      if isStated ? !isVoid(wanted.result) : !takesVoid(wanted.result) {
        let problem = CheckProblem.emptyClosure(checker.describe(deep(wanted.result)))
        return fail(problem, at: node.span) && giveUp(variable, wanted)
      }
      result = .void
      add(.convert(result, wanted.result), node.span, .closureResult)
    }
    let thrown = thrown(by: node, expression, in: wanted)
    if !node.isAsync, wanted.isAsync { state.score[.syncInAsync] += 1 }
    if node.isAsync, !wanted.isAsync {
      let found = FunctionType(
        wanted.parameters, wanted.result, isThrowing: wanted.isThrowing, thrown: wanted.thrown, isAsync: true)
      let problem = CheckProblem.asyncFunction(
        checker.describe(deep(.function(found))), checker.describe(deep(.function(wanted))))
      return fail(problem, at: node.span) && giveUp(variable, wanted)
    }
    if node.mayThrow, !wanted.isThrowing, thrown?.isNever != true {
      let found = FunctionType(wanted.parameters, wanted.result, isThrowing: true)
      guard
        fail(
          .throwingFunction(checker.describe(deep(.function(found))), checker.describe(deep(.function(wanted)))),
          at: node.span)
      else { return false }
      return giveUp(variable, wanted)
    }
    let type = FunctionType(
      parameters, result, isThrowing: node.mayThrow, thrown: thrown, isAsync: wanted.isAsync, place: wanted.place)
    if let problem = relateErrors(type, wanted, place) {
      return fail(problem, at: node.span) ? giveUp(variable, wanted) : false
    }
    if parameters.contains(where: { hasVariables($0.type) }) { state.waiting.insert(ObjectIdentifier(expression)) }
    bind(variable, to: .function(type))
    return true
  }

  private func isReordered(_ given: Type, _ wanted: Type) -> Bool {
    if case .tuple(let one) = given, case .tuple(let other) = wanted { isReordered(one, other) } else { false }
  }

  private func isVoid(_ type: Type) -> Bool {
    let type = resolved(type)
    return type == .void || type == .error || hasVariables(type)
  }

  /// Whether `()` may become what is asked for.
  private func takesVoid(_ type: Type) -> Bool {
    let type = resolved(type)
    return isVoid(type) || type == .any || checker.unwrapped(type).map(takesVoid) == true
  }

  /// Whether a closure of so many parameters takes the parts of the one tuple that it is given; nil where it is not known yet that
  /// it is one.
  private func takesApart(_ wanted: FunctionType, _ count: Int, _ closure: Expression) -> Bool? {
    guard wanted.parameters.count == 1, count != 1 else { return false }
    // What is given to nobody gets no such favour.
    if !nodes.argumentClosures.contains(ObjectIdentifier(closure)), !context.scope.module.isLibrary { return false }
    switch resolved(wanted.parameters[0].type) {
    case .tuple(let parts): return parts.count == count
    case .variable(let variable) where literal(at: variable.index) == nil: return nil
    case .member: return count > 1 && hasVariables(wanted.parameters[0].type) ? nil : false
    default: return false
    }
  }

  private func failArity(_ wanted: FunctionType, _ count: Int, _ node: ClosureNode) -> Bool {
    // `filter { it > 1 }`: the name that is not there is what is wrong.
    if isMending, count == 0, node.parameters == nil {
      let unknown = unknownNames(in: node)
      for each in unknown.dropFirst() { _ = fail(each.problem, at: each.span, weight: 0) }
      if let first = unknown.first { return fail(first.problem, at: first.span) }
    }
    let type = checker.describe(deep(.function(wanted)))
    return fail(.closureArity(expected: wanted.parameters.count, found: count, type: type), at: node.span)
  }

  /// The names in a closure that mean nothing, whatever it is given.
  private func unknownNames(in node: ClosureNode) -> [(problem: CheckProblem, span: Span)] {
    if let known = complaints.unknownInClosures[ObjectIdentifier(node)] { return known }
    let told = checker.diagnostics { _ = checker.check(Expression(.closure(node), node.span), in: context) }
    var seen: Set<String> = []
    let names = told.compactMap { diagnostic -> (CheckProblem, Span)? in
      guard case .check(let problem) = diagnostic.problem else { return nil }
      switch problem {
      case .cannotFind(let name, _, _), .cannotFindBeforeBody(let name):
        return seen.insert(name).inserted ? (problem, diagnostic.span) : nil
      default: return nil
      }
    }
    complaints.unknownInClosures[ObjectIdentifier(node)] = names
    return names
  }

  private func giveUp(_ variable: TypeVariable, _ wanted: FunctionType) -> Bool {
    bind(variable, to: .error)
    if case .variable(let errors)? = wanted.thrown.map(resolved) { bind(errors, to: .error) }
    return true
  }

  private func resolveTypeQuietly(_ node: TypeNode) -> Type { resolveType(node) }

  func stepClosure(_ written: ClosureNode, _ type: Type, _ expression: Expression, _ home: Context) -> Outcome {
    // Where a result builder has made something else of it.
    let built = state.builtClosures.isEmpty ? written : state.builtClosures[ObjectIdentifier(written)] ?? written
    let node = checker.withWrappedParameters(checker.withProjectedParameters(built))
    let known = resolved(type)
    if known == .error { return .solved }
    guard case .function(let function) = known else { return .deferred }
    if !state.openClosures.contains(ObjectIdentifier(expression)) {
      for parameter in function.parameters where hasVariables(parameter.type) { return .deferred }
      if let builder = state.builderTypes[ObjectIdentifier(built)], hasVariables(builder) { return .deferred }
      if isBodyOpen(built, function, expression) { return .deferred }
    }
    // It is looked at where it stands, which may be within another closure.
    let outer = context
    context = home
    defer { context = outer }
    let builder = state.builderTypes[ObjectIdentifier(built)]
    return enterClosure(node, written, function, builder, expression) ? .solved : .failed
  }

  private func shorthands(of node: ClosureNode, _ type: FunctionType) -> Range<Int> {
    0..<max(node.highestShorthand + 1, checker.isMarked(node.span) ? type.parameters.count : 0)
  }

  /// Makes the closure's scope and states the constraints of its body, where that is one expression.
  private func enterClosure(
    _ node: ClosureNode, _ written: ClosureNode, _ type: FunctionType, _ builder: Type?, _ expression: Expression
  ) -> Bool {
    let function = Function(
      kind: .closure, name: "closure", module: context.function.module, result: type.result, span: node.span)
    function.enclosing = context.function
    function.closure = written
    function.generics = context.function.generics
    function.stage = .known
    function.isThrowing = node.mayThrow && (node.thrown == nil || type.isThrowing)
    function.thrownType = type.thrown
    function.isAsync = type.isAsync
    function.place = type.place
    if !node.attributes.isEmpty { function.place.add(checker.functionPlace(node.attributes, in: context.scope)) }
    let scope = Scope(.function(function), parent: context.scope, module: context.scope.module)
    function.scope = scope
    if let builder { checker.declare(builder: deep(builder), in: scope, at: node.span) }
    var captures: [(variable: Variable, value: Term)] = []
    for capture in node.captures {
      // What is captured is there before the closure is: it is an expression of its own.
      let expression = capture.value ?? Expression(.name(capture.name, genericArguments: nil), capture.name.span)
      let value = checker.check(expression, in: context)
      let captured = value.type
      let variable = Variable(
        kind: .local, name: capture.name.text, type: captured, isLet: true, module: function.module,
        span: capture.name.span)
      switch capture.ownership {
      case .strong: break
      case .weak:
        variable.ownership = .weak
        if checker.unwrapped(captured) == nil { variable.type = checker.optional(captured) }
      case .unowned: variable.ownership = .unowned
      }
      variable.home = function
      captures.append((variable, value))
      scope.declare(capture.name.text, .variable(variable))
    }
    var parts: [Variable] = []
    func parameter(_ name: String, _ parameter: FunctionType.Parameter, _ span: Span) -> Variable {
      let variable = Variable(
        kind: .parameter, name: name, type: canonicalDeep(parameter.type), isLet: !parameter.isInOut,
        module: function.module,
        span: span)
      variable.isInOut = parameter.isInOut
      variable.isNonEscaping = parameter.isNonEscaping
      variable.isIsolated = parameter.isIsolated
      variable.home = function
      if hasVariables(variable.type) { openParameters[ObjectIdentifier(variable)] = variable }
      checker.checkProjectedParameter(variable)
      return variable
    }
    let names = node.parameters?.map { $0.name.text } ?? shorthands(of: node, type).map { "$\($0)" }
    let spans = node.parameters?.map { $0.name.span }
    if names.count > 1, type.parameters.count == 1, case .tuple(let elements) = canonicalDeep(type.parameters[0].type),
      elements.count == names.count
    {
      function.parameters = [
        Parameter(label: nil, variable: parameter("", type.parameters[0], node.span), span: node.span)
      ]
      for (index, name) in names.enumerated() where index < elements.count {
        let variable = Variable(
          kind: .local, name: name, type: elements[index].type, isLet: true, module: function.module,
          span: spans?[index] ?? node.span)
        variable.home = function
        if hasVariables(variable.type) { openParameters[ObjectIdentifier(variable)] = variable }
        parts.append(variable)
        if name != "_" { scope.declare(name, .variable(variable)) }
      }
    } else if names.count > 1, type.parameters.count == 1 {
      return failArity(type, names.count, node)
    } else {
      function.parameters = type.parameters.enumerated().map { index, declared in
        let name = index < names.count ? names[index] : "_"
        let variable = parameter(name, declared, spans.flatMap { index < $0.count ? $0[index] : nil } ?? node.span)
        if name != "_" { scope.declare(name, .variable(variable)) }
        return Parameter(label: nil, variable: variable, span: variable.span)
      }
    }
    let inner = Context(
      function: function, scope: scope, generics: context.generics, selfVariable: context.selfVariable,
      selfType: context.selfType, result: nil, initializing: nil)
    let body = Self.singleExpression(node.body)
    let resultType = resolved(type.result)
    let isContested = body == nil && state.contested.contains(ObjectIdentifier(expression))
    // What `return` gives is a result; only what stands there without it may be anything.
    var discards = false
    func keep() -> Bool {
      state.closures[ObjectIdentifier(expression)] = ClosureState(
        node: node, function: function, context: inner, parameters: type.parameters.map { $0.type },
        result: type.result,
        body: body, discardsBody: discards, parts: parts, captures: captures)
      return true
    }
    if body != nil, case .expression = node.body.statements[0].kind { discards = resultType == .void }
    if let body {
      let outer = context
      context = inner
      let stated = state.pending.count
      // Unless it is said, what a closure gives is a type variable of its own: what is open in its body knows nothing of what that
      // becomes.
      let result = node.result == nil && expression !== contextualClosure ? fresh() : nil
      // It lies as deep as if all had been stated in one go.
      let around = depth
      depth = (nodes.depths[ObjectIdentifier(expression)] ?? 0) + 1
      let bodyType = generate(body)
      depth = around
      context = outer
      if !discards {
        let isOfKeyPath = nodes.keyPathGetters.contains(ObjectIdentifier(expression))
        var reason = isOfKeyPath ? Reason.keyPathValue : .closureResult
        if case .expression = node.body.statements[0].kind { reason = .implicit(reason) }
        // A closure is made for what takes it; what a key path gives is converted as that of a function.
        let place = Place(span: body.span, reason: reason, isInFunction: isOfKeyPath)
        var conversions = [Constraint(kind: .convert(bodyType, type.result), place: place)]
        if let result, case .variable = resolved(bodyType) {
          conversions = [
            Constraint(kind: .convert(bodyType, result), place: place),
            Constraint(kind: .convert(result, type.result), place: place),
          ]
        }
        // Where the body had to wait for its parameters, what it gives was connected with what takes it before.
        if state.waiting.contains(ObjectIdentifier(expression)) {
          state.pending.insert(contentsOf: conversions, at: min(stated, state.pending.count))
        } else {
          state.pending += conversions
        }
      } else {
        add(.discard(bodyType), body.span)
      }
    } else if state.givesNothing.contains(ObjectIdentifier(expression)) {
      if !hearing(function, { checker.isVoid(node.body, in: inner) }) { return false }
      add(.convert(.void, type.result), node.span, .closureResult)
    } else if hasVariables(type.result) {
      let trial = hearing(function) {
        checker.trialResult(
          of: node, asked: canonicalDeep(type.result), context: inner, mending: isMending, isBuilt: node !== written)
      }
      if isContested || node.body.isOneStatementOfBranches, !isMending, !trial.isSound { return false }
      if !trial.isSound { state.brokenBody = state.brokenBody ?? node.span }
      if !take(trial, as: resultType, of: node) { return false }
    } else if isContested, !isMending,
      !hearing(function, { checker.canGive(canonicalDeep(type.result), node, inner) })
    {
      return false
    }
    return keep()
  }

  /// Takes over what a body says of what it gives.
  private func take(_ trial: Checker.TrialResult, as result: Type, of node: ClosureNode) -> Bool {
    if let undecided = trial.undecided, !failUndecided(undecided, result, node) { return false }
    let place = Place(span: node.span, reason: .closureResult)
    if let misfit = trial.misfit {
      // What is returned may be the value of the optional that is asked for.
      let wanted = checker.unwrapped(misfit) == nil ? checker.unwrapped(result) : nil
      return equate(misfit, wanted ?? result, place)
    }
    let open = canonicalDeep(result).openParts
    guard let parts = trial.parts ?? (trial.undecided == nil ? nil : open.map { _ in .error }) else {
      if case .variable(let variable) = result, state.fallbacks[variable.index] == nil {
        state.fallbacks[variable.index] = .void
      }
      return true
    }
    // Where what it returns is wrong, another meaning of what is called may fit.
    let isWrong = parts.contains { part in part.contains { $0 == .error } }
    if isWrong, !isMending { return false }
    if case .variable = result, !isWrong {
      state.pending.append(Constraint(kind: .convert(parts[0], result), place: place))
      return true
    }
    return zip(open, parts).allSatisfy { equate($0, $1, place) }
  }

  /// What a body returns first must say what it gives: nothing else is asked for it.
  private func failUndecided(_ first: Expression, _ result: Type, _ node: ClosureNode) -> Bool {
    switch (first.kind, result) {
    case (.nilLiteral, .variable): return fail(.nilNeedsType, at: first.span)
    case (.member(_, let name, _), .variable): return fail(.implicitMemberNeedsType(name.text), at: name.span)
    default: break
    }
    // The generic parameter that is open is most likely that of what takes the closure.
    var unsaid: (parameter: GenericParameter, chosen: Chosen)?
    let open = canonicalDeep(result).openParts
    for chosen in state.chosen.values where chosen.span.start < node.span.start {
      if let known = unsaid, known.chosen.span.start > chosen.span.start { continue }
      let pairs = zip(chosen.choice.member.generics.parameters, chosen.arguments)
      if let pair = pairs.first(where: { open.contains(resolved($0.1)) }) { unsaid = (pair.0, chosen) }
    }
    guard let unsaid else { return fail(.cannotInferType, at: node.span) }
    let problem = CheckProblem.closureResultUnsaid(
      parameter: unsaid.parameter.name, of: checker.fullName(of: unsaid.chosen.choice.member), first: first.span)
    return fail(problem, at: unsaid.chosen.span)
  }

  /// The expression that a closure's body is, where it is just one.
  static func singleExpression(_ block: Block) -> Expression? {
    guard block.statements.count == 1 else { return nil }
    switch block.statements[0].kind {
    case .expression(let value), .returnStatement(let value?): return value.isChoice ? nil : value
    default: return nil
    }
  }

  func defaultType(of literal: Literal) -> Type {
    switch literal {
    case .integer: return checker.ownLiteralType("IntegerLiteralType") ?? checker.int
    case .float: return checker.ownLiteralType("FloatLiteralType") ?? checker.double
    case .boolean: return checker.ownLiteralType("BooleanLiteralType") ?? checker.bool
    case .string: return checker.ownLiteralType("StringLiteralType") ?? checker.string
    case .null: return .error
    case .array(let element): return checker.array(element)
    case .dictionary(let key, let value): return checker.coreNamed("Dictionary", [key, value])
    case .keyPath(let parts): return keyPathType(parts)
    case .closure(let node, _):
      let count = node.parameters?.count ?? node.highestShorthand + 1
      return .function(
        FunctionType(
          (0..<max(count, 0)).map { _ in FunctionType.Parameter(.error) }, .error, isThrowing: node.mayThrow,
          isAsync: node.isAsync))
    }
  }
}

extension Checker {
  /// What a script says that literals of a kind are where nothing else is asked for: `typealias IntegerLiteralType = Double`.
  func ownLiteralType(_ name: String) -> Type? {
    guard case .alias(let alias)? = main.names[name]?.first else { return nil }
    let type = resolve(alias)
    return type == .error ? nil : type
  }
}
