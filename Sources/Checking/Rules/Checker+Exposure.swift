import Diagnostics
import Syntax

/// What a declaration mentions must be seen wherever the declaration itself is.
extension Checker {
  func checkExposure(of declarations: [Declaration]) {
    for declaration in declarations {
      switch declaration.kind {
      case .type(let node):
        for case .type(let nominal) in main.names[node.name.text] ?? [] where nominal.declaration === declaration {
          checkExposure(of: nominal)
        }
      case .extensionDeclaration:
        for ext in extensionsByNominal.values.joined() where ext.declaration === declaration {
          checkAccess(of: ext)
          for member in ext.members { checkExposure(of: member, in: ext) }
        }
      case .function(let node):
        for case .function(let function) in main.names[node.name.text] ?? [] where function.declaration === declaration
        {
          checkExposure(of: .function(function), in: nil)
        }
      case .typeAlias(let name, _, _):
        for case .alias(let alias) in main.names[name.text] ?? [] { checkExposure(of: .alias(alias), in: nil) }
      case .variable:
        for variable in globals(of: declaration) { checkExposure(of: .variable(variable), in: nil) }
      default: break
      }
    }
  }

  /// An extension that says how far its members are seen cannot say more than is seen of the type.
  private func checkAccess(of ext: Extension) {
    for modifier in ext.declaration.modifiers {
      let own = reach(of: ext.nominal)
      guard let access = modifier.kind.access, !reach(access, in: nil).isWithin(own) else { continue }
      report(
        .notAllowed("`\(modifier.kind.rawValue)` on an extension of a type that is \(own.words)"), at: modifier.span)
    }
  }

  /// A member cannot say that it is seen further than what its extension asks for.
  private func checkAccess(of member: Member, in ext: Extension) {
    guard let declaration = member.declaration,
      let modifier = declaration.modifiers.first(where: { $0.kind.access != nil }), let access = modifier.kind.access
    else { return }
    let own = ext.generics.requirements.dropFirst(ext.nominal.generics.requirements.count)
    for requirement in own {
      let asked: Reach? =
        switch requirement {
        case .conforms(_, let proto): reach(of: proto)
        case .inherits(_, .nominal(let nominal, _)), .same(_, .nominal(let nominal, _)): reach(of: nominal)
        default: nil
        }
      guard let asked, !reach(access, in: nil).isWithin(asked) else { continue }
      return report(
        .notAllowed("`\(modifier.kind.rawValue)` in an extension whose requirements are \(asked.words)"),
        at: modifier.span)
    }
  }

  private func checkExposure(of nominal: Nominal) {
    let reach = reach(of: nominal)
    let exposed = Exposed(kind: nominal.kind.rawValue, reach: reach, isAtTop: nominal.parent == nil, span: nominal.span)
    if let superclass = nominal.superclass { check(superclass, "its superclass", in: exposed) }
    if let open = nominal.declaration?.modifiers.first(where: { $0.kind == .open }),
      case .nominal(let above, _)? = nominal.superclass, !above.module.isLibrary, above.access == .public,
      above.declaration?.has(.open) != true
    {
      report(.notAllowed("`open` on a class whose superclass `\(above.name)` is not open"), at: open.span)
    }
    for refined in nominal.refined { check(reach: self.reach(of: refined), refined.name, "it refines", in: exposed) }
    if let raw = nominal.rawType { check(raw, "its raw type", in: exposed) }
    if nominal.kind != .protocol { checkRequirements(of: nominal.generics, in: exposed) }
    for entity in nominal.cases {
      let exposed = Exposed(kind: "enum case", reach: reach, isAtTop: false, span: entity.span)
      for parameter in entity.payload { check(parameter.type, "what it carries", in: exposed) }
    }
    let extensions = extensionsByNominal[ObjectIdentifier(nominal)] ?? []
    let elsewhere = Set(extensions.flatMap { $0.members.map(\.identity) })
    for member in nominal.memberOrder where !elsewhere.contains(member.identity) {
      checkExposure(of: member, in: nil)
    }
  }

  private func checkExposure(of member: Member, in ext: Extension?) {
    let isAtTop = member.parent == nil && ext == nil
    if let ext { checkAccess(of: member, in: ext) }
    func exposed(_ kind: String, _ span: Span) -> Exposed {
      Exposed(
        kind: kind, reach: reach(member.access, in: member.parent), isAtTop: isAtTop, span: span,
        proto: member.isRequirement ? member.parent?.name : nil)
    }
    switch member {
    case .type(let nested): checkExposure(of: nested)
    case .function(let function) where function.synthesis == nil && function.accessorOwner == nil:
      let kind = function.kind == .initializer ? "initializer" : isAtTop ? "function" : "method"
      let exposed = exposed(kind, function.span)
      for parameter in function.parameters where check(parameter.type, "its parameter", in: exposed) { return }
      if function.kind != .initializer, check(function.result, "its result", in: exposed) { return }
      if let thrown = function.thrownType, check(thrown, "its thrown error", in: exposed) { return }
      if let node = function.node, let scope = function.scope {
        for parameter in node.parameters where check(parameter.type, scope, "its parameter", in: exposed) { return }
        if let result = node.result, check(result, scope, "its result", in: exposed) { return }
      }
      checkRequirements(of: function.generics, in: exposed)
    case .variable(let variable):
      let kind = isAtTop ? variable.isLet ? "constant" : "variable" : "property"
      if check(variable.type, "its type", in: exposed(kind, variable.span)) { return }
      if let node = variable.binding?.type, let scope = variable.scope {
        check(node, scope, "its type", in: exposed(kind, variable.span))
      }
    case .subscripted(let entity):
      let exposed = exposed("subscript", entity.span)
      for parameter in entity.parameters where check(parameter.type, "its index", in: exposed) { return }
      check(entity.element, "its element type", in: exposed)
    case .alias(let alias):
      if check(resolve(alias), "its underlying type", in: exposed("type alias", alias.span)) { return }
      check(alias.node, alias.scope, "its underlying type", in: exposed("type alias", alias.span))
    case .associated(let associated):
      let exposed = exposed("associated type", associated.span)
      if let type = associated.defaultType, check(type, "its default", in: exposed) { return }
      checkConstraints(of: associated, in: exposed)
    default: break
    }
  }

  private func checkConstraints(of associated: AssociatedType, in exposed: Exposed) {
    for requirement in associated.owner.generics.requirements {
      guard case .member(_, associated) = requirement.subject else { continue }
      switch requirement {
      case .conforms(_, let proto):
        if check(reach: reach(of: proto), proto.name, "its requirement", in: exposed) { return }
      case .inherits(_, let type), .same(_, let type): if check(type, "its requirement", in: exposed) { return }
      case .classBound: break
      }
    }
  }

  /// What is asked of the generic parameters of the declaration itself.
  private func checkRequirements(of generics: GenericSignature, in exposed: Exposed) {
    for requirement in generics.requirements.dropFirst(generics.outer?.requirements.count ?? 0) {
      switch requirement {
      case .conforms(_, let proto): check(reach: reach(of: proto), proto.name, "its generic parameter", in: exposed)
      case .inherits(_, let type): check(type, "its generic parameter", in: exposed)
      case .same(_, let type): check(type, "its generic requirement", in: exposed)
      case .classBound: break
      }
    }
  }

  @discardableResult private func check(_ type: Type, _ role: String, in exposed: Exposed) -> Bool {
    type.contains { part in
      switch part {
      case .nominal(let nominal, _): check(reach: reach(of: nominal), nominal.name, role, in: exposed)
      case .existential(let existential):
        existential.protocols.contains { check(reach: reach(of: $0), $0.name, role, in: exposed) }
      case .opaque(let opaque):
        opaque.bound.protocols.contains { check(reach: reach(of: $0), $0.name, role, in: exposed) }
      default: false
      }
    }
  }

  /// Aliases that are named: the types that they stand for may be seen further than they are.
  @discardableResult private func check(
    _ node: TypeNode, _ scope: Scope, _ role: String, in exposed: Exposed
  ) -> Bool {
    node.contains { part in
      guard case .name(let base, let name, _) = part.kind,
        case .alias(let alias)?? = typeNamed(name, behind: base, from: scope),
        alias.scope.module === main.module
      else { return false }
      return check(reach: reach(alias.access, in: alias.parent), name.text, role, in: exposed)
    }
  }

  @discardableResult private func check(reach: Reach, _ name: String, _ role: String, in exposed: Exposed) -> Bool {
    if exposed.reach.isWithin(reach) { return false }
    report(
      .exposed(
        exposed.kind, role: role, type: name, as: reach.words, atMost: reach.mostWords(isAtTop: exposed.isAtTop),
        inProtocol: exposed.proto),
      at: exposed.span)
    return true
  }

  // MARK: Reach

  private struct Exposed {
    let kind: String
    let reach: Reach
    let isAtTop: Bool
    let span: Span
    /// The protocol whose requirement it is: that has no access of its own.
    var proto: String?
  }

  private func reach(_ access: Access, in parent: Nominal?) -> Reach {
    let own: Reach =
      switch access {
      case .private: parent.map { .inside($0) } ?? .file
      case .fileprivate: .file
      case .internal, .package: .module
      case .public: .everywhere
      }
    guard let parent else { return own }
    let outer = reach(of: parent)
    // What would be seen further than the type around is seen as far as that.
    return outer.isWithin(own) ? outer : own
  }

  private func reach(of nominal: Nominal) -> Reach {
    nominal.module.isLibrary || nominal.isLocal ? .everywhere : reach(nominal.access, in: nominal.parent)
  }
}

extension TypeNode {
  /// Whether this holds for it or for a part of it.
  fileprivate func contains(_ holds: (TypeNode) -> Bool) -> Bool {
    if holds(self) { return true }
    func anyOf(_ parts: [TypeNode]) -> Bool { parts.contains { $0.contains(holds) } }
    switch kind {
    case .name(let base, _, let arguments): return base?.contains(holds) == true || anyOf(arguments)
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .parenthesized(let inner),
      .any(let inner), .some(let inner), .metatype(let inner), .variadic(let inner), .attributed(let inner, _):
      return inner.contains(holds)
    case .dictionary(let key, let value): return anyOf([key, value])
    case .tuple(let elements): return anyOf(elements.map { $0.type })
    case .function(let parameters, let result, _, let thrown, _):
      return anyOf(parameters.map { $0.type } + [result] + (thrown.map { [$0] } ?? []))
    case .composition(let parts): return anyOf(parts)
    case .placeholder, .ofProperty, .unsupported, .error: return false
    }
  }
}

/// Where a name is seen.
private enum Reach {
  case inside(Nominal), file, module, everywhere

  private var rank: Int {
    switch self {
    case .inside: 0
    case .file: 1
    case .module: 2
    case .everywhere: 3
    }
  }

  func isWithin(_ other: Reach) -> Bool {
    guard case .inside(let nominal) = self, case .inside(let outer) = other else { return rank <= other.rank }
    var current: Nominal? = nominal
    while let here = current {
      if here === outer { return true }
      current = here.parent
    }
    return false
  }

  /// As what the type was declared.
  var words: String {
    switch self {
    case .inside: "private"
    case .file: "fileprivate"
    case .module: "internal"
    case .everywhere: "public"
    }
  }

  /// What a declaration that mentions it has to be.
  func mostWords(isAtTop: Bool) -> String {
    if case .file = self, isAtTop { return "private or fileprivate" }
    return words
  }
}
