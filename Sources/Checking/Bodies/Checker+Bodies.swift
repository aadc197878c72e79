import Diagnostics
import Syntax

/// Bodies of functions, initial values and default arguments, checked when they are first asked for.
extension Checker {
  public func body(of function: Function) -> CheckedBlock? {
    checkBody(of: function)
    return function.checkedBody
  }

  public func isShort(_ function: Function, limit: Int) -> Bool {
    guard let body = function.body else { return true }
    if Int(body.span.end - body.span.start) > limit { return false }
    return (function.checkedBody?.statements.count ?? body.block.statements.count) == 1
  }

  func context(for function: Function, result: Type?) -> Context {
    let scope = Scope(.block, parent: function.scope, module: function.module)
    for parameter in function.parameters where parameter.variable.name != "_" {
      scope.declare(parameter.variable.name, .variable(parameter.variable))
    }
    // What the body declares may have a parameter's name.
    let inner = Scope(.block, parent: scope, module: function.module)
    var initializing: Nominal?
    if function.kind == .initializer { initializing = function.parent }
    let outer = function.context
    return Context(
      function: function, scope: inner, generics: function.generics,
      selfVariable: function.selfVariable ?? outer?.selfVariable,
      selfType: selfType(of: function) ?? outer?.selfType, result: result, initializing: initializing)
  }

  func selfType(of function: Function) -> Type? { function.parent?.selfType }

  func checkBody(of function: Function) {
    if function.checkedBody != nil || function.isCheckingBody { return }
    let told = function.isTried ? telling : tellDirectly()
    defer { telling = told }
    guard let lazyBody = function.body, !isBesideMark(lazyBody.span, function) else { return }
    if LibraryUse.isTraced { LibraryUse.note(.body, function) }
    prepare(function)
    function.isCheckingBody = true
    let before = bodies?.progress(diagnostics)
    defer {
      function.isCheckingBody = false
      if let before { bodies?.note(function, since: before, diagnostics) }
    }
    var block = lazyBody.block
    if sees(builderTypes, in: function.module), let (builder, attribute) = builder(of: function) {
      block = built(block, builder, attribute)
    }
    block = withWrappedParameters(block, function)
    var result = function.result
    if let bound = function.opaqueBound {
      if case .opaque = result {
        checkOpaqueBody(of: function, block, bound, context(for: function, result: result))
        return
      }
      guard let settled = settleNested(function, block, bound) else {
        checkOpaqueBody(of: function, block, bound, context(for: function, result: nil))
        return
      }
      result = settled
    }
    let context = context(for: function, result: result)
    let statements: [CheckedStatement]
    if let single = implicitReturn(block, result: result, kind: function.kind) {
      let term: Term
      if result == .void || neverType(result) {
        term = check(single, in: context)
        if neverType(result), !neverReturns(term), term.type != .error {
          report(.mismatch(found: describe(term.type), expected: "Never", context: .returned), at: single.span)
        }
        checkIsNoFunction(term, isRead: false, in: context, at: single.span)
        statements = [CheckedStatement(performing(term, in: context), single.span)]
      } else {
        term = check(single, expecting: result, reason: .implicit(.returned), in: context)
        checkGivesSelf(term, in: context)
        statements = [CheckedStatement(neverReturns(term) ? .term(term) : .returnStatement(term), single.span)]
      }
    } else if function.kind == .initializer, let failure = implicitFailure(block) {
      statements = checkStatements([failure], in: context)
    } else {
      statements = checkStatements(block.statements, in: context)
    }
    var checked = CheckedBlock(statements, block.span)
    switch function.kind {
    case .initializer, .deinitializer, .setter, .willSet, .didSet: break
    default:
      // Who is given a value of a type without values is never called.
      let isNeverCalled = function.parameters.contains { neverType($0.type) }
      if function.result != .void, function.result != .error, !isNeverCalled, comesOut(of: checked) {
        report(
          neverType(function.result)
            ? .comesBack : .missingReturn(describe(function.result), isClosure: false),
          at: placeOfReturn(in: checked, function.result) ?? lastLine(of: block))
      }
    }
    if function.kind == .initializer { checked = completeInitializer(function, checked, block) }
    checked = observingWrapped(checked, function)
    function.checkedBody = checked
    completeCaptures(of: function)
    if function.enclosing == nil { checkDefiniteUse(in: checked) }
    if function.enclosing == nil { checkErrors(in: checked, of: function) }
    if function.enclosing == nil { checkWaiting(in: checked, of: function) }
    if function.enclosing == nil, function.module === main.module { foldable.append(.body(checked, function)) }
  }

  func neverType(_ type: Type) -> Bool {
    if case .nominal(let nominal, _) = type { return nominal.name == "Never" && nominal.module === core.module }
    return false
  }

  /// The expression that a body of one expression returns without saying so.
  func implicitReturn(_ block: Block, result: Type, kind: Function.Kind) -> Expression? {
    guard block.statements.count == 1, result != .void else { return nil }
    switch kind {
    case .initializer, .deinitializer, .setter, .willSet, .didSet: return nil
    default: break
    }
    switch block.statements[0].kind {
    case .expression(let expression): return expression
    // Of what never comes back there is no value, whichever way it goes.
    case .ifStatement where neverType(result), .switchStatement where neverType(result): return nil
    case .ifStatement(let node) where isValue(node): return Expression(.ifExpression(node), node.span)
    case .switchStatement(let node) where isValue(node): return Expression(.switchExpression(node), node.span)
    default: return nil
    }
  }

  /// `init?() { nil }`
  private func implicitFailure(_ block: Block) -> Statement? {
    guard block.statements.count == 1, case .expression(let value) = block.statements[0].kind,
      case .nilLiteral = value.kind
    else { return nil }
    return Statement(.returnStatement(value), value.span)
  }

  private func isValue(_ node: IfNode) -> Bool {
    var branches: [[Statement]] = []
    var current = node
    while true {
      branches.append(current.then.statements)
      switch current.otherwise {
      case .block(let block)?: return areValues(branches + [block.statements])
      case .ifNode(let inner)?: current = inner
      case nil: return false
      }
    }
  }

  private func isValue(_ statements: [Statement]) -> Bool {
    guard statements.count == 1 else { return false }
    switch statements[0].kind {
    case .expression(let expression):
      if case .assignment = expression.kind { return false }
      return true
    case .ifStatement(let node): return isValue(node)
    case .switchStatement(let node): return isValue(node)
    default: return false
    }
  }

  private func isValue(_ node: SwitchNode) -> Bool { areValues(node.cases.map { $0.body }) }

  /// Some of the branches may throw instead.
  private func areValues(_ branches: [[Statement]]) -> Bool {
    let values = branches.filter { statements in
      guard statements.count == 1, case .throwStatement = statements[0].kind else { return true }
      return false
    }
    return !values.isEmpty && values.allSatisfy { isValue($0) }
  }

  // MARK: Closures

  func checkClosureBody(
    _ node: ClosureNode, _ context: Context, prefix: [CheckedStatement], parts: [Variable]
  ) -> CheckedBlock {
    let outer = context.scope
    context.scope = Scope(.block, parent: outer, module: outer.module)
    defer { context.scope = outer }
    // Nothing has told what it gives, and nobody has said so yet: what stands behind `return` has no type by itself.
    let isUntold = context.result == .error && trial == nil
    let errors = errorCount
    if isUntold { context.result = nil }
    defer { if isUntold, errorCount == errors { report(.cannotInferType, at: node.span) } }
    let before = telling.closure
    defer { if trial == nil { leaveClosure(to: before) } }
    var body: CheckedBlock
    let wanted = context.result
    if node.body.statements.count == 1, wanted != .void,
      let expression = implicitReturn(node.body, result: wanted ?? .error, kind: .closure),
      wanted.map({ doesAsStatements(node.body, expression, $0, in: context) }) != true
    {
      let term = check(expression, expecting: wanted, reason: .implicit(.closureResult), in: context)
      body = CheckedBlock(prefix + [CheckedStatement(.returnStatement(term), expression.span)], node.span)
    } else {
      if trial == nil, before == nil { (telling.closure, telling.toldBefore) = (.nothing, diagnostics.count) }
      body = CheckedBlock(prefix + checkStatements(node.body.statements, in: context), node.span)
    }
    guard let result = wanted, result != .void, result != .error, comesOut(of: body) else { return body }
    if innermost(result) == .void {
      let end = CheckedStatement(.returnStatement(void(as: result, node.span)), node.span)
      return CheckedBlock(body.statements + [end], node.span)
    }
    // Who is given a value of a type without values is never called; one that says nothing of its result gives none.
    if node.result == nil || !context.function.parameters.contains(where: { neverType($0.type) }) {
      report(
        .missingReturn(describe(result), isClosure: true),
        at: placeOfReturn(in: body, result) ?? lastLine(of: node.body))
    }
    return body
  }

  // MARK: Initial values

  public func initialValue(of variable: Variable) -> (value: Term, pattern: CheckedPattern?)? {
    let lead = variable.patternLead ?? variable
    prepare(lead)
    if LibraryUse.isTraced { LibraryUse.note(.body, lead) }
    checkInitialValue(of: lead)
    guard let term = lead.initialTerm else { return nil }
    return (term, lead.pattern)
  }

  func inferType(of variable: Variable, _ binding: VariableNode.Binding) {
    guard binding.value != nil else {
      if binding.accessors != nil, !variable.isStored {
        report(.computedNeedsType(variable.name), at: variable.span)
      } else {
        report(.typeAnnotationMissing, at: variable.span)
      }
      return
    }
    checkInitialValue(of: variable)
  }

  func checkInitialValue(of variable: Variable) {
    guard variable.initialTerm == nil, let binding = variable.binding, !variable.isCheckingInitialValue else { return }
    let told = tellDirectly()
    defer { telling = told }
    let isOpen =
      binding.value != nil && binding.type.map { leavesArgumentsOpen($0, in: variable.scope ?? main) } == true
    let opaque = variable.opaqueFunction
    let known: Type? = binding.type == nil || isOpen || opaque != nil ? nil : declaredType(of: variable, binding)
    var given = binding.value
    if isOpen, let value = binding.value, let typeNode = binding.type {
      given = Expression(.cast(value, .coercion, typeNode), value.span)
    }
    guard let expression = given else {
      if variable.hasInitialValue { variable.initialTerm = nilTerm(variable.type, variable.span) }
      return
    }
    variable.isCheckingInitialValue = true
    defer { variable.isCheckingInitialValue = false }
    let context = contextForInitialValue(of: variable)
    let term = check(
      expression, expecting: known, standingFor: opaque.flatMap { opaqueResult($0, variable.type) },
      reason: .initialValue, in: context)
    variable.initialTerm = term
    if let opaque { settleOpaque(opaque, term) }
    if variable.kind == .property, variable.module === main.module {
      foldable.append(.value(term))
      checkErrors(in: term)
      checkWaiting(in: term, of: context.function)
    }
    if case .tuple = binding.pattern.kind {
      if known == nil { distribute(variable, binding, declared: term.type) }
      variable.pattern = pattern(for: binding.pattern, term.type, variable)
    } else if binding.type == nil || isOpen {
      variable.type = variable.ownership == .weak && unwrapped(term.type) == nil ? optional(term.type) : term.type
    }
    completeCaptures(of: context.function)
  }

  private func declaredType(of variable: Variable, _ binding: VariableNode.Binding) -> Type {
    if case .tuple = binding.pattern.kind { return declaredTuples[ObjectIdentifier(variable)] ?? variable.type }
    return variable.type
  }

  /// Gives the variables of a tuple pattern their parts of the type.
  func distribute(_ lead: Variable, _ binding: VariableNode.Binding, declared: Type) {
    declaredTuples[ObjectIdentifier(lead)] = declared
    let all = (lead.parent?.memberOrder ?? lead.scope?.names.values.flatMap { $0 } ?? []).compactMap {
      member -> Variable? in
      guard case .variable(let variable) = member, variable === lead || variable.patternLead === lead else {
        return nil
      }
      return variable
    }
    patternVariables[ObjectIdentifier(lead)] = all
    _ = pattern(for: binding.pattern, declared, lead)
  }

  private func pattern(for node: Pattern, _ type: Type, _ lead: Variable) -> CheckedPattern {
    switch node.kind {
    case .name(let name):
      guard let variable = patternVariables[ObjectIdentifier(lead)]?.first(where: { $0.name == name.text }) else {
        return CheckedPattern(.wildcard, type, node.span)
      }
      variable.type = type
      return CheckedPattern(.bind(variable), type, node.span)
    case .tuple(let parts):
      guard case .tuple(let elements) = type, elements.count == parts.count,
        let parts = Self.inOrder(parts, of: elements)
      else {
        if type != .error { report(.tuplePatternMismatch(describe(type), parts.count), at: node.span) }
        return CheckedPattern(.wildcard, type, node.span)
      }
      return CheckedPattern(
        .tuple(zip(parts, elements).map { pattern(for: $0.pattern, $1.type, lead) }), type, node.span)
    default: return CheckedPattern(.wildcard, type, node.span)
    }
  }

  private func contextForInitialValue(of variable: Variable) -> Context {
    if variable.isLazy, let getter = variable.getter { return context(for: getter, result: variable.type) }
    let function =
      topLevelFunctions[ObjectIdentifier(variable)]
      ?? Function(
        kind: .topLevel, name: variable.name, module: variable.module, result: .void, span: variable.span)
    if variable.kind == .property { function.knownIsolation = isolation(of: variable) }
    function.generics = variable.generics
    let scope = Scope(.block, parent: variable.scope, module: variable.module)
    function.scope = function.scope ?? scope
    return Context(
      function: function, scope: scope, generics: variable.generics, selfVariable: nil,
      selfType: variable.parent.map { $0.selfType }, result: .void)
  }

  /// What a default is has to be known for that of whoever takes it: none takes itself.
  private func checkDefaultsTaken(in term: Term) {
    term.forEachTerm { term in
      switch term.kind {
      case .closure(let closure): closure.checkedBody?.forEachTerm { checkDefaultTaken($0) }
      default: checkDefaultTaken(term)
      }
    }
  }

  private func checkDefaultTaken(_ term: Term) {
    guard case .omitted(let parameter, _) = term.kind, parameter.defaultValue != nil,
      parameter.variable.home?.module === main.module
    else { return }
    if parameter.isCheckingDefault {
      report(.circular(parameter.variable.name), at: parameter.span)
    } else {
      _ = defaultArgument(0, of: [parameter])
    }
  }

  public func defaultArgument(_ index: Int, of parameters: [Parameter]) -> Term? {
    let parameter = parameters[index]
    if let known = parameter.checkedDefault { return known }
    if let property = memberwiseDefaults[ObjectIdentifier(parameter.variable)] {
      parameter.checkedDefault = initialValue(of: property)?.value
      return parameter.checkedDefault
    }
    if let (original, function) = inheritedDefaults[ObjectIdentifier(parameter.variable)] {
      guard let position = function.parameters.firstIndex(where: { $0 === original }) else { return nil }
      return defaultArgument(position, of: function.parameters)
    }
    // One that calls its own function asks for itself.
    guard let expression = parameter.defaultValue, let home = parameter.variable.home, !parameter.isCheckingDefault
    else { return nil }
    parameter.isCheckingDefault = true
    let told = home.isTried ? telling : tellDirectly()
    defer {
      parameter.isCheckingDefault = false
      telling = told
    }
    let function = Function(
      kind: .topLevel, name: home.name, module: home.module, result: .void, span: parameter.span)
    function.generics = home.generics
    // What a wrapped property begins with is worked out where the properties are, as that of others is.
    if home.isMadeForWrappers, let parent = home.parent { function.knownIsolation = isolation(ofType: parent) }
    // Where its value is needed, what it uses of the functions around is there: who calls a local function captures what that does.
    if home.enclosing != nil { function.enclosing = home }
    let context = Context(
      function: function, scope: Scope(.block, parent: home.scope, module: home.module), generics: home.generics,
      selfVariable: home.context?.selfVariable, selfType: home.parent?.selfType ?? home.context?.selfType, result: .void
    )
    parameter.defaultedType = defaultedType(of: parameter, expression, in: context)
    var wanted = parameter.defaultedType ?? parameter.type
    if parameter.isAutoclosure, case .function(let signature) = wanted { wanted = signature.result }
    var term = check(expression, expecting: wanted, reason: .defaultValue, in: context)
    if home.module === main.module {
      checkDefaultsTaken(in: term)
      foldable.append(.value(term))
      checkErrors(in: term)
      checkWaiting(in: term, of: function)
    }
    if parameter.isAutoclosure {
      // It is worked out only where the function asks for it.
      let thunk = Function(
        kind: .closure, name: "autoclosure", module: home.module, result: wanted, span: expression.span)
      thunk.enclosing = function
      for variable in function.captures { noteCapture(of: variable, by: thunk) }
      thunk.generics = home.generics
      thunk.stage = .known
      thunk.isEscapingClosure = parameter.isEscaping
      thunk.checkedBody = CheckedBlock([CheckedStatement(.returnStatement(term), expression.span)], expression.span)
      term = Term(.closure(thunk), parameter.type, expression.span)
    }
    parameter.checkedDefault = term
    return term
  }
}
