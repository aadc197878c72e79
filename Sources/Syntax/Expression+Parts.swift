/// What an expression is made of, as far as that is expressions and stands in it: of a closure its one expression.
extension Expression {
  public var parts: [Expression] {
    switch kind {
    case .integer, .float, .boolean, .nilLiteral, .name, .superReference, .type, .discard, .location, .unsupported,
      .error, .ifExpression, .switchExpression, .selector, .member(nil, _, _):
      return []
    case .member(let base?, _, _), .prefix(_, let base), .postfix(_, let base), .cast(let base, _, _),
      .parenthesized(let base), .forceUnwrap(let base), .optionalChain(let base), .inOut(let base),
      .tryExpression(let base, _), .await(let base):
      return [base]
    case .call(let callee, let arguments), .subscripted(let callee, let arguments):
      return [callee] + arguments.elements.map(\.value)
    case .binary(let left, _, let right), .assignment(let left, let right): return [left, right]
    case .ternary(let condition, let left, let right): return [condition, left, right]
    case .array(let elements): return elements
    case .dictionary(let pairs): return pairs.flatMap { [$0.key, $0.value] }
    case .tuple(let elements): return elements.map(\.value)
    case .string(let segments):
      return segments.flatMap { segment -> [Expression] in
        switch segment {
        case .text: []
        case .value(let value): [value]
        case .arguments(let arguments): arguments.elements.map(\.value)
        }
      }
    case .closure(let node):
      guard node.body.statements.count == 1 else { return [] }
      switch node.body.statements[0].kind {
      case .expression(let value), .returnStatement(let value?): return [value]
      default: return []
      }
    case .keyPath(let node): return [node.path]
    }
  }
}
