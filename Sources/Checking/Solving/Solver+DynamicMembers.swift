import Diagnostics
import Syntax

/// `@dynamicMemberLookup`: what there is not is asked for by a subscript, with a key path or with its name. `@dynamicCallable`: what is
/// no function is called by a method that takes all arguments in one.
extension Solver {
  func stepDynamicMember(
    _ type: Type, _ name: Name, _ result: Type, _ node: Expression, _ place: Place, isStatic: Bool
  ) -> Outcome? {
    guard case .member(let base?, _, _) = node.kind else { return nil }
    if let known = nodes.dynamicMembers[ObjectIdentifier(node)] { return unify(result, part(known)) ?? .failed }
    guard let takesPath = dynamicLookup(in: type, isStatic: isStatic, of: name.text) else { return nil }
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
    if let known = nodes.dynamicMembers[ObjectIdentifier(node)] { return unify(result, part(known)) ?? .failed }
    guard dynamicLookup(in: type, isStatic: isStatic, of: "subscript") == true else { return nil }
    let index = keyPath(arguments.span) { .subscripted($0, arguments) }
    return unify(result, part(asking(base, index, in: node))) ?? .failed
  }

  /// `@dynamicCallable`: a call of a value, with the arguments in an array, or with their labels in a dictionary. Labels ask for the
  /// dictionary; without any the array goes first. Nil where the value's type takes no such calls.
  func dynamicCall(_ application: Application, _ type: Type) -> Expression? {
    if let known = nodes.dynamicCalls[ObjectIdentifier(application.node)] { return known }
    guard case .call(let value, _) = application.node.kind, application.trailing == 0,
      dynamicOwners(of: type).contains(where: { has("dynamicCallable", $0) })
    else { return nil }
    let labels = checker.members(named: "dynamicallyCall", of: type, isMetatype: false, in: generics)
      .compactMap { checker.labels(of: $0.member)?.first ?? nil }
    let isLabelled = application.arguments.contains { $0.label != nil }
    let span = application.node.span
    let label: String
    let given: Expression
    if !isLabelled, labels.contains("withArguments") {
      label = "withArguments"
      given = Expression(.array(application.arguments.map(\.expression)), application.span)
    } else if labels.contains("withKeywordArguments") {
      label = "withKeywordArguments"
      given = Expression(
        .dictionary(
          application.arguments.map { argument in
            (key: Expression(.string([.text(argument.label ?? "")]), argument.span), value: argument.expression)
          }), application.span)
    } else {
      return nil
    }
    let callee = Expression(.member(value, Name("dynamicallyCall", value.span), genericArguments: nil), value.span)
    let element = Arguments.Element(label: Name(label, application.span), value: given)
    let call = Expression(
      .call(callee, Arguments(elements: [element], trailingClosures: 0, span: application.span)), span)
    nodes.dynamicCalls[ObjectIdentifier(application.node)] = call
    return call
  }

  func isLookedUpDynamically(_ type: Type) -> Bool {
    dynamicOwners(of: type).contains { has("dynamicMemberLookup", $0) }
  }

  /// Whether a type looks a member up by key paths, or by its name; nil where it does neither. It may inherit that, or have it from
  /// a protocol. Where what its key paths start from has no such member, the name is what is left.
  private func dynamicLookup(in type: Type, isStatic: Bool, of name: String) -> Bool? {
    guard isLookedUpDynamically(type) else { return nil }
    let lookups = checker.members(named: "subscript", of: type, isMetatype: isStatic, in: generics)
      .filter { $0.member.isStatic == isStatic && dynamicKind(of: $0.member) != nil }
    let paths = lookups.filter { dynamicKind(of: $0.member)?.hasSuffix("KeyPath") == true }
    if lookups.isEmpty { return nil }
    return paths.count == lookups.count || paths.contains { mayHave(name, $0, type) }
  }

  private func mayHave(_ name: String, _ lookup: Choice, _ type: Type) -> Bool {
    guard case .nominal(_, let arguments)? = checker.parameters(of: lookup.member)?.first?.type,
      let declared = arguments.first,
      case let root = deep(
        declared.substituting(
          lookup.member.parent?.generics.parameters ?? [], argumentsOfParent(of: lookup.member, in: type))),
      case .nominal = root
    else { return true }
    return !checker.members(named: name, of: root, isMetatype: false, in: generics).isEmpty
  }

  private func argumentsOfParent(of member: Member, in type: Type) -> [Type] {
    guard let parent = member.parent, case .nominal(_, let arguments)? = checker.superclassView(of: type, as: parent)
    else { return [] }
    return arguments
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

  private func has(_ attribute: String, _ nominal: Nominal) -> Bool {
    nominal.declaration?.attributes.contains { $0.name.text == attribute } == true
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
    nodes.dynamicMembers[ObjectIdentifier(node)] = asked
    return asked
  }
}
