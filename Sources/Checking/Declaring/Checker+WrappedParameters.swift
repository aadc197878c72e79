import Diagnostics
import Syntax

/// Wrapped parameters: the caller gives the value, or as `$name:` the projection, and the body begins with the wrapper.
extension Checker {
  /// The function as it is written, and those that take projections in the place of values.
  func withProjections(_ node: FunctionNode) -> [FunctionNode] {
    var nodes = [node]
    for (index, parameter) in node.parameters.enumerated() {
      guard let projected = projected(parameter) else { continue }
      nodes += nodes.map { node in
        var parameters = node.parameters
        parameters[index] = projected
        return FunctionNode(
          name: node.name, generics: node.generics, parameters: parameters, result: node.result,
          requirements: node.requirements, body: node.body, isThrowing: node.isThrowing, thrown: node.thrown,
          isRethrowing: node.isRethrowing, isAsync: node.isAsync, isFailable: node.isFailable,
          isImplicitlyUnwrapped: node.isImplicitlyUnwrapped, head: node.head)
      }
    }
    return nodes
  }

  func takesProjections(_ member: Member) -> Bool {
    !wrapperTypes.modules.isEmpty && (labels(of: member) ?? []).contains { $0?.hasPrefix("$") == true }
  }

  private func projected(_ parameter: FunctionNode.Parameter) -> FunctionNode.Parameter? {
    guard let label = parameter.label, case let wrappers = self.wrappers(of: parameter.attributes),
      wrappers.first?.facts.takesProjection == true
    else { return nil }
    let span = parameter.name.span
    let type = WrapperMakers(wrappers, of: parameter.type, at: span).storageType
    return FunctionNode.Parameter(
      label: Name("$" + label.text, label.span), name: Name("$" + parameter.name.text, span),
      type: TypeNode(.ofProperty(Name("projectedValue", span), of: type), span), isInOut: false, isVariadic: false,
      isEscaping: parameter.isEscaping, isAutoclosure: false, defaultValue: nil, attributes: parameter.attributes,
      span: parameter.span)
  }

  /// The body with the wrappers of the parameters at its beginning.
  func withWrappedParameters(_ block: Block, _ function: Function) -> Block {
    if !sees(wrapperTypes, in: function.module) { return block }
    let made = function.parameters.flatMap { parameter in
      wrapperStatements(
        of: Name(parameter.variable.name, parameter.variable.span), as: parameter.variable.name, parameter.attributes)
    }
    if made.isEmpty { return block }
    return Self.block(
      block, after: made, returns: [.function, .getter].contains(function.kind) && function.result != .void)
  }

  /// The same of a closure, whose parameters make way for those of the body.
  func withWrappedParameters(_ node: ClosureNode) -> ClosureNode {
    guard let written = node.parameters, written.contains(where: { !wrappers(of: $0.attributes).isEmpty }) else {
      return node
    }
    if let known = wrapping.projectedClosures[node] { return known }
    var made: [Statement] = []
    let parameters = written.map { parameter in
      if wrappers(of: parameter.attributes).isEmpty { return parameter }
      let given = "$@" + parameter.name.text
      made += wrapperStatements(of: parameter.name, as: given, parameter.attributes)
      return ClosureNode.Parameter(
        name: Name(given, parameter.name.span), type: parameter.type, isInOut: parameter.isInOut,
        isEscaping: parameter.isEscaping)
    }
    let closure = ClosureNode(
      captures: node.captures, parameters: parameters, result: node.result,
      body: Self.block(node.body, after: made, returns: true), span: node.span,
      highestShorthand: node.highestShorthand, mayThrow: node.mayThrow, thrown: node.thrown)
    wrapping.projectedClosures[node] = closure
    return closure
  }

  static func block(_ block: Block, after made: [Statement], returns: Bool) -> Block {
    if returns, let value = Solver.singleExpression(block) {
      return Block(statements: made + [Statement(.returnStatement(value), value.span)], span: block.span)
    }
    return Block(statements: made + block.statements, span: block.span)
  }

  /// The storage, value and projection of a parameter; `given` is what the argument is called.
  private func wrapperStatements(of name: Name, as given: String, _ attributes: [Attribute]) -> [Statement] {
    let wrappers = self.wrappers(of: attributes)
    guard let outer = wrappers.first else { return [] }
    let span = name.span
    let argument = Expression(.name(Name(given, span), genericArguments: nil), span)
    let isProjection = name.text.hasPrefix("$")
    let name = isProjection ? Name(String(name.text.dropFirst()), span) : name
    let declaration = Declaration(.error, modifiers: [], attributes: [], span: span)
    let binding = VariableNode.Binding(
      pattern: Pattern(.name(name), span), type: nil, value: argument, accessors: nil)
    var parts = expanded(declaration, binding, name, wrappers, isLet: true)
    if isProjection, let storage = parts.first, let role = wrapping.properties[storage] {
      let type = Expression(type: outer.attribute.type())
      let element = Arguments.Element(label: Name("projectedValue", span), value: argument)
      let value = Expression(.call(type, Arguments(elements: [element], trailingClosures: 0, span: span)), span)
      let pattern = Pattern(.name(Name("_" + name.text, span)), span)
      let node = VariableNode(
        isLet: true, keyword: span,
        bindings: [VariableNode.Binding(pattern: pattern, type: nil, value: value, accessors: nil)])
      parts[0] = Declaration(.variable(node), modifiers: [], attributes: [], span: span)
      wrapping.properties[parts[0]] = role
    }
    return parts.map { Statement(.declaration(withoutModifiers($0)), span) }
  }
}
