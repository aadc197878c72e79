import Diagnostics
import Syntax

/// Declarations within functions.
extension Checker {
  func checkLocal(_ declaration: Declaration, in context: Context) -> CheckedStatement? {
    switch declaration.kind {
    case .variable(let node): return checkLocalVariables(node, declaration, in: context)
    case .function(let node):
      let statements = context.scope.functions(named: node.name.text, of: declaration).map { function in
        place(function, in: context.scope)
        checkFunction(function)
        return CheckedStatement(.localFunction(function), declaration.span)
      }
      return statements.count == 1 ? statements[0] : CheckedStatement(.several(statements), declaration.span)
    case .initializer, .deinitializer, .subscriptDeclaration, .enumCases, .associatedType:
      report(.notAllowed("this declaration outside a type"), at: declaration.span)
      return nil
    default: return nil
    }
  }

  private func checkLocalVariables(_ node: VariableNode, _ declaration: Declaration, in context: Context)
    -> CheckedStatement?
  {
    var statements: [CheckedStatement] = []
    if let parts = unwrapped(declaration) {
      let checked = parts.compactMap { part -> CheckedStatement? in
        guard case .variable(let node) = part.kind else { return nil }
        return checkLocalVariables(node, part, in: context)
      }
      return CheckedStatement(.several(checked), declaration.span)
    }
    checkAttributes(of: declaration)
    for binding in node.bindings {
      if declaration.has(.lazy) {
        statements += checkLazyLocal(binding, declaration, in: context)
        continue
      }
      if binding.accessors != nil {
        statements += checkLocalAccessors(binding, declaration, in: context)
        continue
      }
      var type: Type?
      var opaque: Function?
      var given = binding.value
      if let typeNode = binding.type, let expression = binding.value, leavesArgumentsOpen(typeNode, in: context.scope) {
        given = Expression(.cast(expression, .coercion, typeNode), expression.span)
      } else if let typeNode = binding.type {
        var place = TypePlace()
        place.onSome = { [self] bound, node in
          guard case .name(let name) = binding.pattern.kind, binding.value != nil else {
            report(.someNeedsValue, at: node.span)
            return .error
          }
          if node !== typeNode { report(.unsupported("`some` within the type of a variable"), at: node.span) }
          let known = Variable(
            kind: .local, name: name.text, type: .error, isLet: true, module: context.function.module, span: name.span)
          let type = opaqueType(of: known, bound, context.generics)
          opaque = known.opaqueFunction
          return type
        }
        type = resolve(typeNode, in: context.scope, place: place)
      }
      var value: Term?
      if let expression = given, type == nil, let known = nonEscaping(expression, in: context) {
        // What holds it for a while must not outlive the call either.
        let pattern = checkPattern(binding.pattern, known.type, isMutable: !node.isLet, in: context)
        for variable in bound(by: pattern) { variable.isNonEscaping = true }
        let value = Term(.variable(known), known.type, expression.span)
        if trial == nil { occurrences?.note(.variable(known), at: Solver.unparenthesized(expression).span) }
        statements.append(CheckedStatement(.declare(pattern, value), declaration.span))
        continue
      }
      if let expression = given {
        let given = check(
          expression, expecting: opaque == nil ? type : nil,
          standingFor: opaque.flatMap { opaqueResult($0, type ?? .error) }, reason: .initialValue, in: context)
        if let opaque { settleOpaque(opaque, given) }
        value = given
        if type == nil { type = value?.type }
        if declaration.has(.weak), binding.type == nil, let known = type, unwrapped(known) == nil, known != .error {
          // What is weak may be gone.
          type = optional(known)
          value = check(expression, expecting: type, reason: .initialValue, in: context)
        }
      } else if !node.isLet, let type, unwrapped(type) != nil, binding.type.map(isOptionalSyntax) == true {
        value = nilTerm(type, binding.pattern.span)
      }
      guard let type else {
        report(.typeAnnotationMissing, at: binding.pattern.span)
        // What it is assigned later is its first value all the same.
        for variable in bound(by: checkPattern(binding.pattern, .error, isMutable: !node.isLet, in: context)) {
          noteLate(variable)
        }
        continue
      }
      let pattern = checkPattern(binding.pattern, type, isMutable: !node.isLet, in: context)
      noteFixedClass(pattern, value)
      for variable in bound(by: pattern) {
        variable.ownership = declaration.has(.weak) ? .weak : declaration.has(.unowned) ? .unowned : .strong
        if case .implicitlyUnwrapped? = binding.type?.kind { variable.isImplicitlyUnwrapped = true }
        checkOwnership(of: variable)
        variable.wrapped = wrapping.properties[declaration]
        if value == nil { noteLate(variable) }
      }
      statements.append(CheckedStatement(.declare(pattern, value), declaration.span))
    }
    if statements.count == 1 { return statements[0] }
    if statements.isEmpty { return nil }
    return CheckedStatement(.several(statements), declaration.span)
  }

  /// The function of the caller that an expression names, if it is not to be kept.
  private func nonEscaping(_ expression: Expression, in context: Context) -> Variable? {
    guard case .name(let name, nil) = Solver.unparenthesized(expression).kind,
      case .variable(let variable)? = lookUp(name.text, from: context.scope).first, variable.isNonEscaping,
      variable.home === context.function
    else { return nil }
    return variable
  }

  func nilTerm(_ type: Type, _ span: Span) -> Term {
    guard let none = optionalNominal?.cases.first(where: { $0.name == "none" }) else { return Term(.error, type, span) }
    return Term(.enumCase(none, []), type, span)
  }

  func isOptionalSyntax(_ node: TypeNode) -> Bool {
    switch node.kind {
    case .optional, .implicitlyUnwrapped: true
    default: false
    }
  }

  func bound(by pattern: CheckedPattern) -> [Variable] {
    switch pattern.kind {
    case .bind(let variable): [variable]
    case .tuple(let parts): parts.flatMap { bound(by: $0) }
    case .enumCase(_, let parts): parts.flatMap { bound(by: $0) }
    case .some(let inner), .cast(_, let inner): bound(by: inner)
    case .wildcard, .none, .test: []
    }
  }
}
