import Diagnostics
import Syntax

/// Local variables with accessors: these are functions like local ones, and capture what they use.
extension Checker {
  func checkLocalAccessors(
    _ binding: VariableNode.Binding, _ declaration: Declaration, in context: Context
  ) -> [CheckedStatement] {
    let isStored = isStored(binding.accessors)
    if isStored, declaration.has(.weak) || declaration.has(.unowned) {
      report(.unsupported("observers of a local variable that is weak or unowned"), at: declaration.span)
    }
    var type: Type?
    if let node = binding.type { type = resolve(node, in: context.scope) }
    var value: Term?
    if let expression = binding.value {
      value = check(expression, expecting: type, reason: .initialValue, in: context)
      type = type ?? value?.type
    } else if isStored, let type, unwrapped(type) != nil, binding.type.map(isOptionalSyntax) == true {
      value = nilTerm(type, binding.pattern.span)
    }
    if type == nil, let wrapped = wrappedProperties[ObjectIdentifier(declaration)],
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
    makeAccessors(for: variable, binding, in: context.scope)
    var statements = isStored ? [CheckedStatement(.declare(pattern, value), declaration.span)] : []
    for function in variable.accessors {
      function.enclosing = context.function
      function.context = context
      function.generics = context.generics
      checkBody(of: function)
      statements.append(CheckedStatement(.localFunction(function), declaration.span))
    }
    return statements
  }
}

extension Variable {
  /// The functions that stand behind reading and writing it.
  var accessors: [Function] { [getter, setter, willSet, didSet].compactMap { $0 } }
}
