import Syntax

/// What Objective-C does for variables that are `@objc dynamic`: whoever observes them by their key path is told of changes.
extension Checker {
  func noticing(_ declarations: [Declaration], of nominal: Nominal) -> [Declaration] {
    nominal.kind != .class || nominal.module.isLibrary ? declarations : declarations.map { noticing($0, of: nominal) }
  }

  private func noticing(_ declaration: Declaration, of nominal: Nominal) -> Declaration {
    guard declaration.has(.dynamic), declaration.has(attribute: "objc"), !declaration.has(.static),
      !declaration.has(.class),
      case .variable(let node) = declaration.kind, !node.isLet, node.bindings.count == 1,
      let binding = node.bindings.first,
      case .name(let name) = binding.pattern.kind, isStored(binding.accessors), seesObjectiveC(in: name.span.source),
      descendsFromObject(nominal)
    else { return declaration }
    let span = name.span
    let key = Expression(.string([.text(name.text)]), span)
    let arguments = Arguments(
      elements: [Arguments.Element(label: Name("forKey", span), value: key)], trailingClosures: 0, span: span)
    let function = Expression(.name(Name("didChangeValue", span), genericArguments: nil), span)
    let tell = Statement(.expression(Expression(.call(function, arguments), span)), span)
    let accessors = binding.accessors?.accessors ?? []
    let own = accessors.first { $0.kind == .didSet }
    let statements = (own?.body?.block.statements ?? []) + [tell]
    let observer = Accessors.Accessor(
      kind: .didSet, parameter: own?.parameter,
      body: LazyBlock(Block(statements: statements, span: own?.body?.span ?? span)),
      isMutating: own?.isMutating, span: own?.span ?? span)
    let noticed = VariableNode.Binding(
      pattern: binding.pattern, type: binding.type, value: binding.value,
      accessors: Accessors(accessors: accessors.filter { $0.kind != .didSet } + [observer], span: span))
    return Declaration(
      .variable(VariableNode(isLet: false, keyword: node.keyword, bindings: [noticed])),
      modifiers: declaration.modifiers, attributes: declaration.attributes, span: declaration.span)
  }
}
