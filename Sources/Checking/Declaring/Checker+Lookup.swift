import Diagnostics
import Syntax

/// Finding what a name stands for.
extension Checker {
  /// Everything that a bare name may mean at a place: the innermost scope that knows it decides, but functions of the same name
  /// further out stay candidates only within one scope, as in Swift.
  ///
  /// - Parameters:
  ///   - throughConformances: sees what associated types are called that a type has by its protocols.
  ///   - onlyTypes: looks past what is no type.
  func lookUp(
    _ name: String, from scope: Scope, throughConformances: Bool = true, onlyTypes: Bool = false
  ) -> [Member] {
    let key = Outline.key(name)
    var current: Scope? = scope
    while let here = current {
      if let found = here.named(name), !found.isEmpty, !onlyTypes || found.contains(where: { $0.isTypeLike }) {
        return found
      }
      if case .nominal(let nominal, let ext) = here.kind {
        let found = typeMembers(named: name, key: key, in: nominal, throughConformances: throughConformances)
        if !found.isEmpty { return found }
        for proto in protocolsAsked(by: ext) {
          let found = typeMembers(named: name, key: key, in: proto)
          if !found.isEmpty { return found }
        }
      }
      current = here.parent
    }
    return lookUpInModules(name, from: scope)
  }

  /// What else an extension of a protocol asks `Self` to conform to: it knows the associated types of these by their names.
  func protocolsAsked(by ext: Extension?) -> [Nominal] {
    guard let ext, ext.nominal.kind == .protocol, !ext.node.requirements.isEmpty, let outside = ext.scope?.parent else {
      return []
    }
    var result: [Nominal] = []
    func add(_ node: TypeNode) {
      switch node.kind {
      case .composition(let parts): parts.forEach(add)
      case .name(nil, let name, _):
        for case .type(let proto) in lookUp(name.text, from: outside).prefix(1) where proto.kind == .protocol {
          result.append(proto)
        }
      default: break
      }
    }
    for requirement in ext.node.requirements where requirement.relation == .conforms {
      if case .name(nil, let subject, _) = requirement.left.kind, subject.text == "Self" { add(requirement.right) }
    }
    return result
  }

  func lookUpInModules(_ name: String, from scope: Scope) -> [Member] {
    if scope.module === main.module {
      // What several modules have are overloads of one another; a type, variable or protocol hides the library's own.
      let visible = scope.enclosingFile?.imported ?? imported
      var found = visible.flatMap { module in (module.named(name) ?? []).filter { $0.access >= .public } }
      if let quiet = importedByItself, found.count > 1, found.contains(where: { $0.isTypeLike }) {
        let own = Set((quiet.named(name) ?? []).map(\.identity))
        let others = found.filter { !own.contains($0.identity) }
        if !others.isEmpty { found = others }
      }
      if found.contains(where: { if case .function = $0 { false } else { true } }) { return found }
      return found + (core.named(name) ?? []).filter { $0.access >= .public }
    } else {
      var found: [Member] = []
      for module in scope.module.uses.flatMap({ [$0] + $0.module.exports }) + [core] {
        // Functions are overloads of one another, but for what the modules keep to themselves.
        let isFirst = found.isEmpty
        for member in module.named(name) ?? [] where isFirst || member.access >= .public {
          if !found.contains(where: { $0.identity == member.identity }) { found.append(member) }
        }
        if found.contains(where: { if case .function = $0 { false } else { true } }) { return found }
      }
      return found
    }
  }

  /// The modules that have a type of that name, where a script would have to say which it means; none where it need not. What a module
  /// declares itself hides what it only gives on, and another name for the same type is no other type.
  func modulesSharing(_ name: String, from scope: Scope) -> [String] {
    let visible = scope.enclosingFile?.imported ?? imported
    guard scope.module === main.module, visible.count > 1 else { return [] }
    func type(in module: Scope) -> Member? {
      (module.named(name) ?? []).first { $0.isTypeLike && $0.access >= .public }
    }
    var sharing = visible.filter { $0 !== importedByItself && type(in: $0) != nil }
    if sharing.count < 2 { return [] }
    let hidden = sharing.flatMap { module in module.module.exports.filter { $0 !== module } }
    sharing.removeAll { module in hidden.contains { $0 === module } }
    var types: [ObjectIdentifier] = []
    sharing.removeAll { module in
      guard let identity = type(in: module).map(meantType) else { return true }
      if types.contains(identity) { return true }
      types.append(identity)
      return false
    }
    return sharing.count > 1 ? sharing.map { $0.module.name } : []
  }

  /// What a type or its other name stands for.
  private func meantType(_ member: Member) -> ObjectIdentifier {
    guard case .alias(let alias) = member else { return member.identity }
    switch resolve(alias) {
    case .nominal(let nominal, _): return ObjectIdentifier(nominal)
    case .existential(let existential):
      return existential.protocols.count == 1 ? ObjectIdentifier(existential.protocols[0]) : member.identity
    default: return member.identity
    }
  }

  /// The types (and aliases and associated types) that a nominal type knows by this name, inherited ones included.
  func typeMembers(named name: String, in nominal: Nominal) -> [Member] {
    typeMembers(named: name, key: Outline.key(name), in: nominal)
  }

  private func typeMembers(
    named name: String, key: UInt64, in nominal: Nominal, throughConformances: Bool = true
  ) -> [Member] {
    var current: Nominal? = nominal
    while let here = current {
      let own = here.types(named: name, key: key)
      if !own.isEmpty { return own }
      if here.kind == .protocol {
        for refined in allRefined(of: here) {
          let found = refined.types(named: name, key: key)
          if !found.isEmpty { return found }
        }
        return []
      }
      prepare(here)
      for conformance in throughConformances ? here.conformances : [] {
        let inherited = conformance.proto.types(named: name, key: key)
        if inherited.isEmpty { continue }
        if let associated = inherited.first(where: { if case .associated = $0 { true } else { false } }) {
          return [associated]
        }
        let aliases = inherited.filter { if case .alias = $0 { true } else { false } }
        if !aliases.isEmpty { return aliases }
      }
      if case .nominal(let superclass, _)? = here.superclass { current = superclass } else { current = nil }
    }
    return []
  }

  /// Every name visible here, for suggestions.
  func visibleNames(from scope: Scope) -> [String] {
    var result: [String] = []
    var current: Scope? = scope
    while let here = current {
      result += here.allNames.keys
      if case .nominal(let nominal, _) = here.kind { result += allMemberNames(of: nominal) }
      current = here.parent
    }
    for module in imported {
      result += module.allNames.filter { $0.value.contains { $0.access >= .public } }.keys
    }
    result += core.allNames.filter { $0.value.contains { $0.access >= .public } && !$0.key.hasPrefix("_") }.keys
    return result
  }

  func allMemberNames(of nominal: Nominal) -> [String] {
    var names = Array(nominal.members.keys)
    prepare(nominal)
    for proto in nominal.kind == .protocol ? allRefined(of: nominal) : nominal.conformances.map({ $0.proto }) {
      names += proto.members.keys
    }
    if case .nominal(let superclass, _)? = nominal.superclass { names += allMemberNames(of: superclass) }
    return names
  }

  /// The module that would have to be imported for a name.
  func moduleToImport(for name: String, from scope: Scope) -> String? {
    prepareWords()
    let imported = scope.enclosingFile?.imported ?? imported
    return importableModules.sorted().first { module in
      guard let scope = moduleScopes[module], scope !== core, !imported.contains(where: { $0 === scope }) else {
        return false
      }
      return scope.named(name)?.contains { $0.access >= .public } == true
    }
  }

  /// The candidate that a slip of the finger away is: case-only differences first, then by edit distance.
  func nearest(to name: String, among candidates: [String]) -> String? {
    let lowered = name.lowercased()
    var best: (name: String, distance: Int)?
    // Of two letters, one is half the word: too far.
    let limit = name.utf8.count < 3 ? 0 : max(1, name.utf8.count / 3)
    for candidate in Set(candidates).sorted() where candidate != name && !candidate.isEmpty && !isOperator(candidate) {
      if candidate.lowercased() == lowered { return candidate }
      let difference = candidate.utf8.count - name.utf8.count
      if abs(difference) > limit { continue }
      let distance = editDistance(name, candidate)
      if distance <= limit, best.map({ distance < $0.distance }) ?? true,
        !NearName.isOfAnotherThing(candidate, than: name)
      {
        best = (candidate, distance)
      }
    }
    return best?.name
  }
}
