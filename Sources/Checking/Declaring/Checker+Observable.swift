import Diagnostics
import Syntax

/// What the macro `@Observable` of the module Observation makes of a class: it conforms to the protocol of the same name, and
/// its stored variables are tracked, each through the module's wrapper `ObservationTracked`.
extension Checker {
  /// Attributes that are macros, and have their effect here.
  static let macroAttributes: Set<String> = ["Observable", "ObservationIgnored"]

  /// - Returns: whether it is such a macro, where the module is seen. What it cannot stand on is reported.
  func checkMacro(_ attribute: Attribute, on declaration: Declaration) -> Bool {
    let name = attribute.name.text
    guard Self.macroAttributes.contains(name), tracking(at: attribute.span) != nil else { return false }
    switch (name, declaration.kind) {
    case ("Observable", .type(let node)):
      if node.kind == .struct { report(.notAllowed("`@Observable` on a struct"), at: attribute.span) }
    case ("ObservationIgnored", .variable): break
    default: report(.notAllowed("`@\(name)` here"), at: attribute.span)
    }
    return true
  }

  /// The attribute that makes a type observable.
  private func observable(_ nominal: Nominal) -> Attribute? {
    guard let attribute = nominal.declaration?.attributes.first(where: { $0.name.text == "Observable" }),
      tracking(at: attribute.span) != nil
    else { return nil }
    return attribute
  }

  /// The wrapper, where something of the module is seen.
  private func tracking(at span: Span) -> AttributeTypes.Entry? {
    wrapper(Attribute(name: Name("ObservationTracked", span), argument: nil, span: span))
  }

  func conformObservable(_ nominal: Nominal) {
    guard let attribute = observable(nominal) else { return }
    let known = moduleScopes["Observation"]?.named("Observable") ?? []
    for case .type(let proto) in known where proto.kind == .protocol {
      addConformance(nominal, to: proto, ext: nil, span: attribute.span, isImplied: true)
    }
  }

  /// The members of a class as the macro leaves them.
  func tracked(_ declarations: [Declaration], of nominal: Nominal) -> [Declaration] {
    nominal.kind != .class || observable(nominal) == nil ? declarations : declarations.compactMap { tracked($0) }
  }

  private func tracked(_ declaration: Declaration) -> Declaration? {
    guard case .variable(let node) = declaration.kind, !node.isLet,
      !declaration.has(.static), !declaration.has(.class), !declaration.has(.weak), !declaration.has(.unowned),
      !declaration.has(attribute: "ObservationIgnored"), node.bindings.allSatisfy({ isStored($0.accessors) })
    else { return declaration }
    // The macro passes patterns by.
    let names = node.bindings.compactMap { if case .name(let name) = $0.pattern.kind { name } else { nil } }
    guard let name = names.first, names.count == node.bindings.count else { return declaration }
    if names.count > 1 {
      report(.notAllowed("several variables in one declaration of an `@Observable` class"), at: name.span)
      return nil
    }
    if let own = wrappers(of: declaration.attributes).first {
      report(.notAllowed("a property wrapper on what `@Observable` computes"), at: own.attribute.span)
      return nil
    }
    let attribute = Attribute(name: Name("ObservationTracked", name.span), argument: nil, span: name.span)
    return Declaration(
      declaration.kind, modifiers: declaration.modifiers, attributes: declaration.attributes + [attribute],
      span: declaration.span)
  }
}
