import Diagnostics
import Syntax

/// Where an expression of several lines is said to be: not where it begins, but at what it is, as `swiftc` has it.
extension Expression {
  /// The name of what is asked or called last, the operator, the `?` of a choice.
  var place: Span {
    switch kind {
    case .member(_, let name, _), .binary(_, let name, _): name.span
    case .call(let callee, _): callee.place
    case .forceUnwrap(let inner), .optionalChain(let inner), .tryExpression(let inner, _), .await(let inner):
      inner.place
    case .ternary(let condition, let first, _):
      Span(span.source, Int(condition.span.end), Int(first.span.start)).first(UInt8(ascii: "?")) ?? span
    default: span
    }
  }

  /// The place of the part that has this span, where that goes over several lines.
  func place(of part: Span) -> Span {
    guard part.source === span.source, let found = node(with: part) else { return part }
    let place = found.place
    return place.line == part.line ? part : place
  }

  /// The choice of whose branches this is the second.
  func choice(endingWith branch: Span) -> Expression? {
    if case .ternary(_, _, let second) = kind, second.span.start == branch.start, second.span.end == branch.end {
      return self
    }
    return operands.firstResult { $0.choice(endingWith: branch) }
  }

  private func node(with span: Span) -> Expression? {
    if self.span.start == span.start, self.span.end == span.end { return self }
    guard self.span.start <= span.start, span.end <= self.span.end else { return nil }
    return operands.firstResult { $0.node(with: span) }
  }

  /// The expressions that it is made of, but for what stands in closures of several statements.
  private var operands: [Expression] {
    switch kind {
    case .member(let base?, _, _), .prefix(_, let base), .postfix(_, let base), .parenthesized(let base),
      .forceUnwrap(let base), .optionalChain(let base), .inOut(let base), .tryExpression(let base, _),
      .await(let base), .cast(let base, _, _):
      [base]
    case .call(let base, let arguments), .subscripted(let base, let arguments):
      [base] + arguments.elements.map(\.value)
    case .binary(let one, _, let other), .assignment(let one, let other): [one, other]
    case .ternary(let condition, let first, let second): [condition, first, second]
    case .array(let elements): elements
    case .dictionary(let pairs): pairs.flatMap { [$0.key, $0.value] }
    case .tuple(let elements): elements.map(\.value)
    case .closure(let node): Solver.singleExpression(node.body).map { [$0] } ?? []
    default: []
    }
  }
}

extension Span {
  /// Where a byte stands first.
  fileprivate func first(_ byte: UInt8) -> Span? {
    guard let offset = text.utf8.enumerated().first(where: { $1 == byte })?.offset else { return nil }
    return Span(source, Int(start) + offset, Int(start) + offset + 1)
  }
}
