/// The terms that a term is made of, in the order in which they are evaluated. Bodies of closures are not among them.
extension Term {
  public var children: [Term] {
    switch kind {
    case .integer, .float, .boolean, .string, .closure, .variable, .type, .classSelf, .opened, .omitted, .error:
      return []
    case .interpolation(let parts), .tuple(let parts), .array(let parts), .enumCase(_, let parts): return parts
    case .dictionary(let pairs): return pairs.flatMap { [$0.key, $0.value] }
    case .function(_, _, _, let receiver): return receiver.map { [$0] } ?? []
    case .property(let base, _, _, _), .tupleElement(let base, _), .forceUnwrap(let base), .chain(let base, _),
      .unwrapOrLeave(let base), .inOut(let base), .discard(let base), .convert(let base, _), .cast(let base, _, _),
      .typeOf(let base), .attempt(let base, _), .await(let base):
      return [base]
    case .staticProperty(_, _, _, let metatype): return metatype.map { [$0] } ?? []
    case .subscripted(let base, _, _, _, let indices, let metatype):
      return [base, metatype].compactMap { $0 } + indices
    case .call(let callee, let arguments):
      switch callee {
      case .function(_, _, _, let receiver, let metatype): return [receiver, metatype].compactMap { $0 } + arguments
      case .value(let value): return [value] + arguments
      }
    case .assign(let place, let value): return [place, value]
    case .and(let one, let other), .or(let one, let other), .coalesce(let one, let other): return [one, other]
    case .ternary(let condition, let first, let second): return [condition, first, second]
    case .open(_, let value, let body): return [value, body]
    case .ifExpression, .switchExpression: return []
    }
  }
}
