import Diagnostics
import Syntax

/// What SwiftUI's macro `@Entry` makes of a variable in an extension of what holds values by keys: one that is computed, and kept by
/// its name, with what stands behind `=` where nothing is kept.
extension Checker {
  func isEntry(_ attribute: Attribute) -> Bool {
    attribute.name.text == "Entry" && modulesSeen(in: attribute.span.source).contains { $0.name == "SwiftUI" }
  }

  func withEntries(_ declarations: [Declaration], of nominal: Nominal) -> [Declaration] {
    declarations.map { declaration in
      guard let attribute = declaration.attributes.first(where: isEntry) else { return declaration }
      return entry(declaration, attribute, of: nominal) ?? declaration
    }
  }

  private func entry(_ declaration: Declaration, _ attribute: Attribute, of nominal: Nominal) -> Declaration? {
    guard nominal.module.isLibrary, !nominal.members(named: "_entry").isEmpty,
      case .variable(let node) = declaration.kind, !node.isLet, node.bindings.count == 1,
      let binding = node.bindings.first,
      case .name(let name) = binding.pattern.kind, binding.accessors == nil
    else {
      report(.notAllowed("`@Entry` here"), at: attribute.span)
      return nil
    }
    guard let type = binding.type else {
      report(.unsupported("`@Entry` without a type"), at: attribute.span)
      return nil
    }
    let span = name.span
    var value = binding.value
    if value == nil, case .optional = type.kind { value = Expression(.nilLiteral, span) }
    guard let value else {
      report(.notAllowed("`@Entry` without a value"), at: attribute.span)
      return nil
    }
    func named(_ text: String) -> Expression { Expression(.name(Name(text, span), genericArguments: nil), span) }
    func call(_ function: String, _ argument: Expression) -> Expression {
      let key = Expression(.string([.text(name.text)]), span)
      let elements = [key, argument].map { Arguments.Element(label: nil, value: $0) }
      return Expression(
        .call(named(function), Arguments(elements: elements, trailingClosures: 0, span: span)), span)
    }
    func accessor(_ kind: Accessors.Accessor.Kind, _ body: Expression) -> Accessors.Accessor {
      let block = LazyBlock(Block(statements: [Statement(.expression(body), span)], span: span))
      return Accessors.Accessor(kind: kind, parameter: nil, body: block, isMutating: nil, span: span)
    }
    let accessors = [accessor(.get, call("_entry", value)), accessor(.set, call("_setEntry", named("newValue")))]
    let computed = VariableNode.Binding(
      pattern: binding.pattern, type: type, value: nil, accessors: Accessors(accessors: accessors, span: span))
    return Declaration(
      .variable(VariableNode(isLet: false, keyword: node.keyword, bindings: [computed])),
      modifiers: declaration.modifiers,
      attributes: declaration.attributes.filter { $0.span.start != attribute.span.start },
      span: declaration.span)
  }
}
