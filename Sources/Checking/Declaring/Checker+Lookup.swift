import Diagnostics
import Syntax

/// Finding what a name stands for.
extension Checker {
  /// Everything that a bare name may mean at a place: the innermost scope that knows it decides, but functions of the same name
  /// further out stay candidates only within one scope, as in Swift.
  ///
  /// - Parameter throughConformances: sees what associated types are called that a type has by its protocols.
  func lookUp(_ name: String, from scope: Scope, throughConformances: Bool = true) -> [Member] {
    let key = Outline.key(name)
    var current: Scope? = scope
    while let here = current {
      if let found = here.named(name), !found.isEmpty { return found }
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
      for used in scope.module.uses {
        for module in [used] + used.module.exports {
          if let found = module.named(name) { return found }
        }
      }
    }
    return core.named(name) ?? []
  }

  /// The modules that have a type of that name, where a script would have to say which it means; none where it need not.
  func modulesSharing(_ name: String, from scope: Scope) -> [String] {
    let visible = scope.enclosingFile?.imported ?? imported
    guard scope.module === main.module, visible.count > 1 else { return [] }
    let sharing = visible.filter { module in
      module !== importedByItself && (module.named(name) ?? []).contains { $0.isTypeLike && $0.access >= .public }
    }
    return sharing.count > 1 ? sharing.map { $0.module.name } : []
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
    return moduleScopes.sorted { $0.key < $1.key }.first { module, moduleScope in
      module != "Stage" && moduleScope !== core && !imported.contains { $0 === moduleScope }
        && moduleScope.named(name)?.contains { $0.access >= .public } == true
    }?.key
  }

  /// Reports a name that stands for nothing, with the nearest ones that do.
  func reportUnknown(_ name: Name, from scope: Scope, isType: Bool) {
    let function = sequence(first: scope, next: \.parent).lazy.compactMap { scope -> Function? in
      if case .function(let function) = scope.kind { function } else { nil }
    }.first
    let isBeforeBody = function?.kind == .closure && beginsClosure(name.span)
    if trial != nil, isBeforeBody { return report(.cannotFindBeforeBody(name.text), at: name.span) }
    // In a trial nobody reads the words, which take long to find.
    if trial != nil { return report(.cannotFind(name: name.text, isType: isType, suggestion: nil), at: name.span) }
    let text = name.text
    // Once for all its uses in one function; but what was told and taken back is told again.
    let told = ToldName(name: text, source: name.span.source, function: function)
    if let place = toldNames[told],
      diagnostics.contains(where: { $0.span.source === place.source && $0.span.start == place.start })
    {
      return
    }
    toldNames[told] = name.span
    if isBeforeBody { return report(.cannotFindBeforeBody(text), at: name.span) }
    if scope.enclosingFile != nil, let hidden = main.names[text]?.first {
      report(.inaccessible(text, hidden.access.words, declared: hidden.span), at: name.span)
      return
    }
    if let module = moduleToImport(for: text, from: scope) {
      report(.missingImport(name: text, module: module, isType: isType), at: name.span)
      return
    }
    switch knownNames[text] {
    case .type?, .function?:
      report(.unsupportedName(text), at: name.span)
    case .module(let module)? where isImported(module) || isUnmistakable(text, in: module):
      let isImported = isImported(module)
      let others = moduleScopes[module]?.allNames.filter { $0.value.contains { $0.access >= .public } }.keys.map { $0 }
      report(
        .partOfModule(
          text, of: nil, module: module, isImported: isImported, suggestion: nearest(to: text, among: others ?? [])),
        at: name.span)
    default:
      if let module = scope.enclosingTypes.lazy.compactMap({ [self] in
        moduleKnowing(text, of: $0.selfType, in: $0.generics)
      }).first {
        report(.partOfModule(text, of: nil, module: module, isImported: true, suggestion: nil), at: name.span)
        return
      }
      if let modern = Modernisation.of(text) {
        report(.cannotFindOldName(name: text, modern: modern), at: name.span)
        return
      }
      let visible = visibleNames(from: scope)
      // `A：B` is one name: who asks for `A` meant to declare that.
      let alike = visible.first { LookAlikeSign.head(of: $0) == text }
      report(
        .cannotFind(
          name: text, isType: isType,
          suggestion: LookAlikeSign.head(of: text) == nil ? alike ?? nearest(to: text, among: visible) : nil),
        at: name.span)
    }
  }

  /// Whether a name stands behind a brace at the end of its line: `{ team`.
  private func beginsClosure(_ span: Span) -> Bool {
    let text = span.source.text
    var (before, after) = (Int(span.start) - 1, Int(span.end))
    while before >= 0, text[before] == UInt8(ascii: " ") { before -= 1 }
    while after < text.count, text[after] == UInt8(ascii: " ") { after += 1 }
    return before >= 0 && text[before] == UInt8(ascii: "{") && after < text.count && text[after] == UInt8(ascii: "\n")
  }

  private func isImported(_ module: String) -> Bool { imported.contains { $0 === moduleScopes[module] } }

  /// Whether a name is hardly one that the script forgot to declare: `Settings` may be, `UIScrollView` is not.
  private func isUnmistakable(_ name: String, in module: String) -> Bool {
    module == "Foundation" || name.prefix(2).allSatisfy(\.isUppercase)
  }

  /// The module of whose types one would have that member in real Swift: a type's own module, those of its superclasses and of
  /// its protocols.
  func moduleKnowing(_ member: String, of type: Type, in generics: GenericSignature) -> String? {
    // A model that can be observed is no publisher: what those have, it has not.
    func telling(_ protocols: [Nominal]) -> [String] {
      protocols.filter { $0.name != "ObservableObject" }.map { $0.module.name }
    }
    var modules = telling(protocols(of: type, in: generics))
    var current: Type? = type
    while let here = current, case .nominal(let nominal, _) = here {
      modules.append(nominal.module.name)
      modules += telling(nominal.conformances.map { $0.proto })
      current = superclass(of: here)
    }
    return modules.first { knownModuleMembers[$0]?.contains(member) == true }
  }

  /// Whether a type of the core library has such a member in real Swift.
  func isKnownMember(_ member: String, of type: Type, in generics: GenericSignature) -> Bool {
    guard let owners = knownMembers[member], case .nominal(let nominal, _) = type else { return false }
    return owners.contains(nominal.name) || protocols(of: type, in: generics).contains { owners.contains($0.name) }
  }

  func prepareWords() {
    guard let prepare = beforeReportingUnknown else { return }
    beforeReportingUnknown = nil
    prepare()
  }

  func reportUnknownType(_ name: Name, from scope: Scope) {
    if let value = lookUp(name.text, from: scope).first, !value.isTypeLike {
      report(.notAType(name.text, declared: value.span), at: name.span)
      return
    }
    reportUnknown(name, from: scope, isType: true)
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
      if distance <= limit, best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    return best?.name
  }
}

/// Names of Swift's early years and what stands for them today.
/// A name that stands for nothing, and the function in which that was told.
struct ToldName: Hashable {
  let name: String
  let source: ObjectIdentifier
  let function: ObjectIdentifier?

  init(name: String, source: Source, function: Function?) {
    self.name = name
    self.source = ObjectIdentifier(source)
    self.function = function.map { ObjectIdentifier($0) }
  }
}

enum Modernisation {
  static func of(_ name: String) -> String? {
    switch name {
    case "UIColor", "NSColor": "Color"
    case "UIFont", "NSFont": "Font"
    case "UITextField": "TextField"
    case "println": "print"
    case "NSString": "String"
    default: nil
    }
  }

  /// `purpleColor` → `purple`, `systemFontOfSize` → `system`
  static func ofMember(_ name: String) -> String? {
    if name.hasSuffix("Color"), name.utf8.count > 5 { return String(name.dropLast(5)) }
    switch name {
    case "systemFontOfSize": return "system"
    case "boldSystemFontOfSize": return "boldSystem"
    default: return nil
    }
  }
}
