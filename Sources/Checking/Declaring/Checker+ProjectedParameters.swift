import Diagnostics
import Syntax

/// `{ $item in … }`: the parameter is the wrapper's projection, and `item` is its value.
extension Checker {
  /// The closure with what stands for the values of its projected parameters at the beginning of its body.
  func withProjectedParameters(_ node: ClosureNode) -> ClosureNode {
    let projected = (node.parameters ?? []).map { $0.name }.filter { Self.isProjection($0.text, at: $0.span) }
    if projected.isEmpty { return node }
    if let known = wrapping.projectedClosures[node] { return known }
    let made = ClosureNode(
      captures: node.captures, parameters: node.parameters, result: node.result,
      body: Self.block(node.body, after: projected.flatMap { valueOfProjection($0) }, returns: true), span: node.span,
      highestShorthand: node.highestShorthand, mayThrow: node.mayThrow, thrown: node.thrown)
    wrapping.projectedClosures[node] = made
    return made
  }

  /// Such a parameter is of a wrapper that can be made of its projection.
  func checkProjectedParameter(_ variable: Variable) {
    guard Self.isProjection(variable.name, at: variable.span), variable.type != .error else { return }
    if case .nominal(let nominal, _) = variable.type {
      let isMade = nominal.members(named: "init").contains { labels(of: $0) == ["projectedValue"] }
      if isMade, wrapperTypes.contains(nominal) { return }
    }
    report(.notAllowed("a projected parameter of a type without `init(projectedValue:)`"), at: variable.span)
  }

  /// `$item`, but not `$0`, and not what the checker itself gives such a name.
  private static func isProjection(_ name: String, at span: Span) -> Bool {
    name.hasPrefix("$") && name.dropFirst().first?.isNumber == false && span.text == name
  }

  /// `let _item = $item`, and `item` as what is wrapped in that.
  private func valueOfProjection(_ projection: Name) -> [Statement] {
    let span = projection.span
    let name = String(projection.text.dropFirst())
    func named(_ text: String) -> Expression { Expression(.name(Name(text, span), genericArguments: nil), span) }
    func declaration(_ name: String, isLet: Bool, _ value: Expression?, _ accessors: Accessors?) -> Declaration {
      let binding = VariableNode.Binding(
        pattern: Pattern(.name(Name(name, span)), span), type: nil, value: value, accessors: accessors)
      let node = VariableNode(isLet: isLet, keyword: span, bindings: [binding])
      return Declaration(.variable(node), modifiers: [], attributes: [], span: span)
    }
    func value() -> Expression {
      Expression(.member(named("_" + name), Name("wrappedValue", span), genericArguments: nil), span)
    }
    func accessor(_ kind: Accessors.Accessor.Kind, _ body: Expression) -> Accessors.Accessor {
      let block = LazyBlock(Block(statements: [Statement(.expression(body), span)], span: span))
      return Accessors.Accessor(kind: kind, parameter: nil, body: block, isMutating: nil, span: span)
    }
    let accessors = [
      accessor(.get, value()), accessor(.set, Expression(.assignment(value(), named("newValue")), span)),
    ]
    let storage = declaration("_" + name, isLet: true, named(projection.text), nil)
    let computed = declaration(name, isLet: false, nil, Accessors(accessors: accessors, span: span))
    wrapping.properties[computed] = WrappedProperty(.value, name, isInitialized: true)
    return [Statement(.declaration(storage), span), Statement(.declaration(computed), span)]
  }
}
