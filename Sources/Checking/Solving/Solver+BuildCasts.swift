import Diagnostics
import Syntax

/// Casts, as they are in the solution.
extension Solver {
  /// A protocol of which no value knows whether its type satisfies it.
  private func marker(in type: Type) -> Nominal? {
    guard case .existential(let existential) = type else { return nil }
    return existential.protocols.first { $0.isMarker }
  }

  /// `other as? Self` in a class: a cast to the class that says it, and then to that of the instance, which may be one below.
  private func buildCast(
    _ value: Term, _ cast: Expression.Cast, toDynamicSelf node: TypeNode, _ type: Type, _ span: Span
  ) -> Term {
    let rest: [Expression.Cast: String] = [
      .conditional: "_narrowed", .check: "_isNarrowed", .forced: "_forceNarrowed",
    ]
    guard case .name(nil, let name, _) = node.kind, name.text == "Self", let own = context.selfType,
      value.type != .error,
      let metatype = ownClass(Expression(.name(name, genericArguments: nil), node.span)),
      let function = rest[cast].flatMap({ checker.coreFunction($0) })
    else {
      if value.type != .error { checker.report(.unsupported("this cast to `Self` in a class"), at: node.span) }
      return error(span)
    }
    let optional = checker.optional(own)
    let isKnown = checker.isSubclass(checker.unwrapped(value.type) ?? value.type, of: own, in: generics)
    let object = isKnown ? coerce(value, to: optional) : Term(.cast(value, .conditional, to: own), optional, span)
    return Term(
      .call(.function(function, arguments: [own], dispatch: .direct, self: nil, metatype: nil), [object, metatype]),
      type,
      span)
  }

  func buildCast(_ value: Expression, _ cast: Expression.Cast, _ node: TypeNode, _ type: Type, _ span: Span)
    -> Term
  {
    let term = build(value)
    if checker.isDynamicSelf(node, in: context) {
      return buildCast(term, cast, toDynamicSelf: node, type, span)
    }
    if cast == .conditional || cast == .check, let marker = marker(in: canonicalDeep(resolveType(node))) {
      checker.report(.markerCast(marker.name), at: span)
      return error(span)
    }
    switch cast {
    case .coercion:
      if type == .anyObject, !checker.isClassBound(term.type, in: generics), checker.unwrapped(term.type) == nil {
        switch term.type {
        case .existential, .parameter, .member, .opaque: return Term(.cast(term, .forced, to: type), type, span)
        case .error: return term
        default: checker.report(.unsupported("a `\(checker.describe(term.type))` as `AnyObject`"), at: span)
        }
      }
      let coerced = coerce(term, to: type)
      // What was said of a function holds, though it does less.
      guard case .function = coerced.type, coerced.type != canonicalDeep(type) else { return coerced }
      return Term(.convert(coerced, .upcast), canonicalDeep(type), span)
    case .conditional:
      let target = checker.unwrapped(type) ?? .error
      return Term(.cast(term, .conditional, to: target), type, span)
    case .forced: return Term(.cast(term, .forced, to: type), type, span)
    case .check:
      let target = canonicalDeep(resolveType(node))
      return Term(.cast(term, .check, to: target), type, span)
    }
  }
}
