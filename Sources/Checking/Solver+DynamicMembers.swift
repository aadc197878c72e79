import Diagnostics
import Syntax

/// `@dynamicMemberLookup`: what there is not is asked for by a subscript, with a key path or with its name.
extension Solver {
  func stepDynamicMember(
    _ type: Type, _ name: Name, _ result: Type, _ node: Expression, _ place: Place, isStatic: Bool
  ) -> Outcome? {
    guard case .member(let base?, _, _) = node.kind else { return nil }
    if let known = dynamicMembers[ObjectIdentifier(node)] { return unify(result, part(known)) ?? .failed }
    guard let takesPath = dynamicLookup(in: type, isStatic: isStatic) else { return nil }
    let index =
      takesPath
      ? keyPath(name.span) { .member($0, name, genericArguments: nil) }
      : Expression(.string([.text(name.text)]), name.span)
    return unify(result, part(asking(base, index, in: node))) ?? .failed
  }

  /// `value[index]`, where the value has no such subscript itself: what its key paths start from may have one.
  func stepDynamicSubscript(
    _ type: Type, _ result: Type, _ application: Application, isStatic: Bool
  ) -> Outcome? {
    let node = application.node
    guard case .subscripted(let base, let arguments) = node.kind,
      application.arguments.first?.label != "dynamicMember"
    else { return nil }
    if let known = dynamicMembers[ObjectIdentifier(node)] { return unify(result, part(known)) ?? .failed }
    guard dynamicLookup(in: type, isStatic: isStatic) == true else { return nil }
    let index = keyPath(arguments.span) { .subscripted($0, arguments) }
    return unify(result, part(asking(base, index, in: node))) ?? .failed
  }

  /// Whether a type looks members up by key paths, or by names; nil where it does neither. It may inherit that, or have it from
  /// a protocol.
  private func dynamicLookup(in type: Type, isStatic: Bool) -> Bool? {
    guard dynamicOwners(of: type).contains(where: looksUp) else { return nil }
    let kinds = checker.members(named: "subscript", of: type, isMetatype: isStatic, in: generics)
      .filter { $0.member.isStatic == isStatic }.compactMap { dynamicKind(of: $0.member) }
    return kinds.isEmpty ? nil : kinds.contains { $0.hasSuffix("KeyPath") }
  }

  /// What type, by its name, a `subscript(dynamicMember:)` takes.
  func dynamicKind(of member: Member) -> String? {
    guard case .subscripted(let entity) = member, let first = entity.node?.parameters.first,
      first.label?.text == "dynamicMember", case .name(_, let kind, _) = first.type.kind
    else { return nil }
    return kind.text
  }

  private func dynamicOwners(of type: Type) -> [Nominal] {
    var owners = checker.protocols(of: type, in: generics)
    var current: Type? = type
    if case .nominal = type {} else { current = checker.superclassBound(of: type, in: generics) }
    while case .nominal(let nominal, _)? = current {
      owners.append(nominal)
      current = nominal.superclass
    }
    return owners
  }

  /// What is asked for may stand in the midst of a chain, `a?.name`, which does not end with it.
  private func part(_ asked: Expression) -> Type {
    state.spineTypes[ObjectIdentifier(asked)] ?? generateSpine(asked)
  }

  private func looksUp(_ nominal: Nominal) -> Bool {
    nominal.declaration?.attributes.contains { $0.name.text == "dynamicMemberLookup" } == true
  }

  private func keyPath(_ span: Span, _ step: (Expression) -> Expression.Kind) -> Expression {
    let root = Expression(.name(Name("$0", span), genericArguments: nil), span)
    return Expression(.keyPath(KeyPathNode(path: Expression(step(root), span), hasRoot: false, span: span)), span)
  }

  private func asking(_ base: Expression, _ index: Expression, in node: Expression) -> Expression {
    let label = Name("dynamicMember", index.span)
    let arguments = Arguments(
      elements: [Arguments.Element(label: label, value: index)], trailingClosures: 0, span: index.span)
    let asked = Expression(.subscripted(base, arguments), node.span)
    dynamicMembers[ObjectIdentifier(node)] = asked
    return asked
  }
}
