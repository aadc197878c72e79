import Diagnostics
import Syntax

/// Local variables with accessors: these are functions like local ones, and capture what they use.
extension Checker {
  func checkLocalAccessors(
    _ binding: VariableNode.Binding, _ declaration: Declaration, as known: Type? = nil, in context: Context
  ) -> [CheckedStatement] {
    let isStored = isStored(binding.accessors)
    if isStored, declaration.has(.weak) || declaration.has(.unowned) {
      report(.unsupported("observers of a local variable that is weak or unowned"), at: declaration.span)
    }
    var type = known
    if type == nil, let node = binding.type { type = resolve(node, in: context.scope) }
    var value: Term?
    if let expression = binding.value {
      value = check(expression, expecting: type, reason: .initialValue, in: context)
      type = type ?? value?.type
    } else if isStored, let type, unwrapped(type) != nil, binding.type.map(isOptionalSyntax) == true {
      value = nilTerm(type, binding.pattern.span)
    } else if isStored, binding.accessors?.accessors.isEmpty == false,
      wrapping.properties[declaration] == nil
    {
      report(.notAllowed("an observed variable without a value"), at: binding.pattern.span)
    }
    if type == nil, let wrapped = wrapping.properties[declaration],
      case .variable(let storage)? = lookUp("_" + wrapped.name, from: context.scope).first
    {
      type = self.type(of: wrapped, in: storage, context.generics)
    }
    if type == nil {
      if case .name(let name) = binding.pattern.kind, !isStored {
        report(.computedNeedsType(name.text), at: name.span)
      } else {
        report(.typeAnnotationMissing, at: binding.pattern.span)
      }
    }
    let pattern = checkPattern(binding.pattern, type ?? .error, isMutable: true, in: context)
    guard type != nil, case .bind(let variable) = pattern.kind else { return [] }
    variable.isStored = isStored
    variable.binding = binding
    variable.node = declaration
    variable.wrapped = wrapping.properties[declaration]
    makeAccessors(for: variable, binding, in: context.scope)
    var statements = isStored ? [CheckedStatement(.declare(pattern, value), declaration.span)] : []
    for function in variable.accessors {
      function.enclosing = context.function
      function.context = context
      function.isTried = trial != nil
      function.generics = context.generics
    }
    if context.lateAccessors != nil {
      context.lateAccessors = variable.accessors
      // Like a local function it may be used before what it captures is there.
      locals.haveFunctions = true
      return statements
    }
    for function in variable.accessors {
      checkBody(of: function)
      statements.append(CheckedStatement(.localFunction(function), declaration.span))
    }
    return statements
  }

  /// `lazy var name = value`: an optional that begins without the value, and accessors that work it out when it is asked for.
  func checkLazyLocal(
    _ binding: VariableNode.Binding, _ declaration: Declaration, in context: Context
  ) -> [CheckedStatement] {
    guard case .name(let name) = binding.pattern.kind, binding.accessors == nil, let value = binding.value else {
      report(.unsupported("this lazy local variable"), at: declaration.span)
      return []
    }
    let span = name.span
    var type = binding.type.map { resolve($0, in: context.scope) }
    if type == nil {
      type = trying { check(value, in: context).type }.value
    }
    guard let type, type != .error else {
      _ = check(value, in: context)
      return []
    }
    func named(_ text: String) -> Expression { Expression(.name(Name(text, span), genericArguments: nil), span) }
    func statement(_ expression: Expression) -> Statement { Statement(.expression(expression), span) }
    let storage = "$" + name.text
    let pattern = checkPattern(Pattern(.name(Name(storage, span)), span), optional(type), isMutable: true, in: context)
    // `if $name == nil { $name = Optional.some(value) }; return $name!`
    let some = Expression(.member(named("Optional"), Name("some", span), genericArguments: nil), span)
    let argument = Arguments.Element(label: nil, value: value)
    let made = Expression(.call(some, Arguments(elements: [argument], trailingClosures: 0, span: span)), value.span)
    let isMissing = Expression(.binary(named(storage), Name("==", span), Expression(.nilLiteral, span)), span)
    let making = statement(Expression(.assignment(named(storage), made), value.span))
    let test = IfNode(
      label: nil, conditions: [.boolean(isMissing)], then: Block(statements: [making], span: span), otherwise: nil,
      span: span)
    let result = Statement(.returnStatement(Expression(.forceUnwrap(named(storage)), span)), span)
    let getter = Block(statements: [Statement(.ifStatement(test), span), result], span: span)
    let setting = statement(Expression(.assignment(named(storage), named("newValue")), span))
    let accessors = [
      (Accessors.Accessor.Kind.get, getter), (.set, Block(statements: [setting], span: span)),
    ].map { Accessors.Accessor(kind: $0, parameter: nil, body: LazyBlock($1), isMutating: nil, span: span) }
    let computed = VariableNode.Binding(
      pattern: binding.pattern, type: nil, value: nil, accessors: Accessors(accessors: accessors, span: span))
    let start = CheckedStatement(.declare(pattern, nilTerm(optional(type), span)), declaration.span)
    return [start] + checkLocalAccessors(computed, declaration, as: type, in: context)
  }
}

extension Variable {
  /// The functions that stand behind reading and writing it.
  var accessors: [Function] { [getter, setter, willSet, didSet].compactMap { $0 } }
}
