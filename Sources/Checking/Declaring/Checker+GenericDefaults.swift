import Diagnostics
import Syntax

/// Defaults of generic parameters: `func f<T>(_ value: T = 3)` is one of an `Int` where it is called without a value.
extension Checker {
  /// The type that a parameter has where its default is taken, if that is not one for whatever its type may be.
  func defaultedType(of parameter: Parameter, _ expression: Expression, in context: Context) -> Type? {
    guard let home = parameter.variable.home, home.module === main.module || home.module === core.module
    else { return nil }
    let open = home.generics.parameters.filter { own in parameter.type.contains { $0 == .parameter(own) } }
    // What another parameter says too, the default does not.
    let others = home.parameters.filter { $0 !== parameter }
    guard !open.isEmpty,
      !others.contains(where: { says($0.type, open) }),
      wouldFail({ _ = check(expression, expecting: parameter.type, reason: .defaultValue, in: context) })
    else { return nil }
    var given = trying { check(expression, in: context).type }.value
    if given == .error, case .parameter(let own) = parameter.type {
      given = typeAsked(of: own, expression, in: context) ?? .error
    }
    var bindings: [GenericParameter: Type] = [:]
    match(parameter.type, given, open, &bindings)
    guard bindings.count == open.count else { return nil }
    let arguments = home.generics.parameters.map { bindings[$0] ?? .parameter($0) }
    guard satisfies(home.generics.requirements, home.generics.parameters, arguments, in: home.generics) else {
      return nil
    }
    return canonical(parameter.type.substituting(home.generics.parameters, arguments), in: home.generics)
  }

  /// Whether a value of the type says what one of the parameters is: a member of what it is does not.
  private func says(_ type: Type, _ open: [GenericParameter]) -> Bool {
    var isSaid = false
    _ = type.mapping { part in
      switch part {
      case .member: return part
      case .parameter(let parameter): isSaid = isSaid || open.contains(parameter)
      default: break
      }
      return nil
    }
    return isSaid
  }

  /// What a bare dot gives where nothing is known but what a generic parameter conforms to: `style: S = .plain`.
  private func typeAsked(of own: GenericParameter, _ expression: Expression, in context: Context) -> Type? {
    let protocols = context.generics.requirements.compactMap { requirement in
      if case .conforms(.parameter(own), let proto) = requirement { proto } else { nil }
    }
    let asked = Type.existential(Existential(protocols: protocols))
    let (term, errors) = trying { check(expression, expecting: asked, reason: .defaultValue, in: context) }
    guard errors == 0, case .convert(let value, _) = term.kind else { return nil }
    return value.type
  }

  /// What the open parameters in a type are, where it is to be another one.
  private func match(
    _ pattern: Type, _ type: Type, _ open: [GenericParameter], _ bindings: inout [GenericParameter: Type]
  ) {
    switch (pattern, type) {
    case (.parameter(let parameter), _):
      if open.contains(parameter), type != .error { bindings[parameter] = bindings[parameter] ?? type }
    case (.nominal(let one, let parts), .nominal(let other, let others)) where one === other:
      for (part, other) in zip(parts, others) { match(part, other, open, &bindings) }
    case (.tuple(let parts), .tuple(let others)) where parts.count == others.count:
      for (part, other) in zip(parts, others) { match(part.type, other.type, open, &bindings) }
    case (.function(let one), .function(let other)) where one.parameters.count == other.parameters.count:
      for (part, other) in zip(one.parameters, other.parameters) { match(part.type, other.type, open, &bindings) }
      match(one.result, other.result, open, &bindings)
    case (.metatype(let one), .metatype(let other)): match(one, other, open, &bindings)
    default:
      if let inner = unwrapped(pattern) { match(inner, type, open, &bindings) }
    }
  }
}
