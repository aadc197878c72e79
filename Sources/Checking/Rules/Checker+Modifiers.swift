import Diagnostics
import Syntax

/// Modifiers and attributes stand only where they mean something, and not beside what they contradict.
extension Checker {
  func checkModifiers(of declaration: Declaration, in nominal: Nominal, _ ext: Extension?) {
    checkModifiers(
      of: declaration, at: .inside(nominal, isExtension: ext != nil), isFinal: nominal.isFinal,
      around: ext?.declaration.modifiers.compactMap { $0.kind.access }.first, within: (nominal, ext))
  }

  /// - `around`: the access that an extension says for all its members.
  func checkModifiers(
    of declaration: Declaration, at place: ModifiedPlaces, isFinal: Bool = false, around: Access? = nil,
    within type: (Nominal, Extension?)? = nil
  ) {
    guard !declaration.modifiers.isEmpty || !declaration.attributes.isEmpty,
      let kind = ModifiedKinds(declaration, isOperator: isOperator)
    else { return }
    noteUnavailable(declaration)
    laterChecks.append { [self] in checkIsolationWords(of: declaration, in: type?.0, at: place) }
    for attribute in declaration.attributes {
      if Self.objectiveCAttributes.contains(attribute.name.text) {
        checkObjectiveC(attribute, on: kind, of: declaration, in: type)
      } else {
        check(attribute, of: declaration, kind, at: place)
      }
    }
    for (index, modifier) in declaration.modifiers.enumerated() {
      let name = "`\(modifier.kind.rawValue)`"
      if let other = declaration.modifiers[..<index].first(where: { $0.kind.contradicts(modifier.kind) }) {
        let both = other.kind == modifier.kind ? "\(name) twice" : "\(name) beside `\(other.kind.rawValue)`"
        report(.notAllowed(both), at: modifier.span)
      } else if let kinds = modifier.kind.kinds(at: place), !kinds.contains(kind) {
        if modifier.kind == .package {
          report(.notAllowed("`package` outside a package"), at: modifier.span)
          continue
        }
        let isElsewhere = ModifiedPlaces.all.contains { modifier.kind.kinds(at: $0)?.contains(kind) == true }
        let lacksSetter = modifier.kind.setterAccess != nil && [.readOnly, .readOnlySubscript].contains(kind)
        let on = "on " + kind.words + (lacksSetter ? " without a setter" : "")
        report(.notAllowed("\(name) \(isElsewhere ? place.words : on)"), at: modifier.span)
      } else if let problem = misplaced(modifier, on: declaration, kind, isFinal: isFinal, around: around) {
        report(problem, at: modifier.span)
      }
    }
  }

  private func check(
    _ attribute: Attribute, of declaration: Declaration, _ kind: ModifiedKinds, at place: ModifiedPlaces
  ) {
    let name = "`@\(attribute.name.text)`"
    if let kinds = attribute.kinds, !kinds.contains(kind) {
      report(.notAllowed("\(name) on \(kind.words)"), at: attribute.span)
      return
    }
    switch attribute.name.text {
    // These are for the library.
    case "_intrinsic", "_primitive", "_standIn":
      report(.unknownAttribute(attribute.name.text, suggestion: nil), at: attribute.name.span)
    case "inline" where attribute.argument != "never" && attribute.argument != "__always":
      report(.notAllowed("\(name) with anything but `never` or `__always`"), at: attribute.span)
    case "frozen" where kind == .structure && !declaration.has(.public):
      report(.notAllowed("\(name) on a struct that is not `public`"), at: attribute.span)
    case "usableFromInline" where !place.isDisjoint(with: [.body, .proto]),
      "warn_unqualified_access" where !place.isSubset(of: .types):
      report(.notAllowed("\(name) \(place.words)"), at: attribute.span)
    default: break
    }
  }

  /// What these attributes ask for may be inherited, from a superclass or from a protocol.
  func checkDynamicMembers(of nominal: Nominal) {
    guard nominal.superclass == nil, nominal.conformances.isEmpty, nominal.refined.isEmpty else { return }
    func require(_ attribute: String, _ member: String, _ labels: [String], _ words: String) {
      guard let attribute = nominal.declaration?.attributes.first(where: { $0.name.text == attribute }) else { return }
      let isThere = nominal.members(named: member).contains { found in
        let node: FunctionNode? =
          switch found {
          case .function(let function): function.node
          case .subscripted(let entity): entity.node
          default: nil
          }
        guard let first = node?.parameters.first, first.label.map({ labels.contains($0.text) }) == true else {
          return false
        }
        return member != "subscript" || takesNames(found)
      }
      if !isThere { report(.notAllowed("`@\(attribute.name.text)` without \(words)"), at: attribute.span) }
    }
    require("dynamicMemberLookup", "subscript", ["dynamicMember"], "`subscript(dynamicMember:)`")
    require(
      "dynamicCallable", "dynamicallyCall", ["withArguments", "withKeywordArguments"],
      "`dynamicallyCall(withArguments:)` or `dynamicallyCall(withKeywordArguments:)`")
  }

  /// Whether a subscript can be asked for a member: by a key path, or by what a literal of its name can be.
  private func takesNames(_ lookup: Member) -> Bool {
    guard let type = parameters(of: lookup)?.first?.type, case .nominal(let nominal, _) = type,
      let literal = coreType("ExpressibleByStringLiteral")
    else { return true }
    return nominal.module === core.module && Solver.keyPathClasses.contains(nominal.name) || conforms(type, to: literal)
  }

  /// What depends on more than the kind of the declaration.
  private func misplaced(
    _ modifier: Modifier, on declaration: Declaration, _ kind: ModifiedKinds, isFinal: Bool, around: Access?
  ) -> CheckProblem? {
    let name = "`\(modifier.kind.rawValue)`"
    switch modifier.kind {
    case .open where kind == .constant: return .notAllowed("\(name) on a `let`")
    case .open where isFinal && kind != .classType: return .notAllowed("\(name) in a final class")
    case .prefix, .postfix:
      guard case .function(let node) = declaration.kind, node.parameters.count != 1 else { return nil }
      return .notAllowed("\(name) on an operator that has not one parameter")
    case .public, .fileprivate, .internal, .private:
      guard case .extensionDeclaration(let node) = declaration.kind, !node.inherited.isEmpty else { return nil }
      return .notAllowed("\(name) on an extension that says a conformance")
    case .indirect:
      guard case .enumCases(let cases) = declaration.kind, let bare = cases.first(where: { $0.payload == nil })
      else { return nil }
      return .notAllowed("\(name) on a case that carries nothing, such as `\(bare.name.text)`,")
    default:
      guard let setter = modifier.kind.setterAccess else { return nil }
      let own = declaration.modifiers.compactMap { $0.kind.access }.first ?? around ?? .internal
      // What is open may say that its setter is open too.
      let isOpen = modifier.kind != .openSet || declaration.has(.open)
      if setter <= own, isOpen { return nil }
      return .notAllowed("\(name) on what is only `\(own)`")
    }
  }
}

extension ModifiedPlaces {
  fileprivate static let all: [ModifiedPlaces] = [
    .file, .body, .valueType, .classType, .proto, .valueExtension, .classExtension, .protocolExtension,
  ]
}

extension Modifier.Kind {
  var access: Access? {
    switch self {
    case .private: .private
    case .fileprivate: .fileprivate
    case .internal: .internal
    case .package: .package
    case .public, .open: .public
    default: nil
    }
  }

  var setterAccess: Access? {
    switch self {
    case .privateSet: .private
    case .fileprivateSet: .fileprivate
    case .internalSet: .internal
    case .publicSet, .openSet: .public
    default: nil
    }
  }
}
