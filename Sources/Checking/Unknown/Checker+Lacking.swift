import Diagnostics
import Syntax

/// What real Swift has and Zoetrope has not is told as that, and not as a mistake.
extension Checker {
  /// What real Swift means by a name that nobody declares here, if anything.
  ///
  /// - Parameter visible: what is declared; where one of these is near, a module that is not imported is not meant.
  func lacking(_ text: String, from scope: Scope, visible: [String]) -> CheckProblem? {
    prepareWords()
    let modules = publicNames.modules(ofType: text) + publicNames.standingAlone(text).map { $0.module }
    if let module = modules.first(where: { isVisible($0, from: scope) }) {
      return .lacking(text, of: nil, module: module, isImported: true)
    }
    if let module = moduleInPart(ofName: text, from: scope) {
      return .lacking(text, of: nil, module: module, isImported: true)
    }
    for type in scope.enclosingTypes {
      if let found = lackingMember(text, of: type.selfType, in: type.generics, from: scope), found.isLimit {
        return found
      }
    }
    // `Settings` may be one that the script forgot to declare, `UIScrollView` is not.
    if let module = modules.first,
      text.prefix(2).allSatisfy(\.isUppercase) || module == "Foundation" && nearest(to: text, among: visible) == nil
    {
      return .lacking(text, of: nil, module: module, isImported: false)
    }
    if let (today, module) = publicNames.today(for: text).first(where: { isVisible($0.module, from: scope) }) {
      return .renamed(text, of: nil, today: today, lackedBy: isBuilt(today, from: scope) ? nil : module)
    }
    return nil
  }

  /// Whether what is called `UIButton.ButtonType` or `UIApplication.didBecomeActiveNotification` is there.
  private func isBuilt(_ path: String, from scope: Scope) -> Bool {
    let names = path.prefix { $0 != "(" }.split(separator: ".").map(String.init)
    guard let first = lookUp(names[0], from: scope).first else { return false }
    guard names.count > 1 else { return true }
    guard case .type(var nominal) = first else { return false }
    for name in names[1...].dropLast() {
      guard case .type(let inner)? = typeMembers(named: name, in: nominal).first else { return false }
      nominal = inner
    }
    let last = names[names.count - 1]
    return !typeMembers(named: last, in: nominal).isEmpty || !nominal.members(named: last).isEmpty
  }

  /// What real Swift has under a name on a type, as one that has not got it is told: by itself, by what it inherits from or by what
  /// it conforms to.
  ///
  /// - Parameter labels: of the parameters, where only such a function is meant.
  func lackingMember(
    _ name: String, of type: Type, in generics: GenericSignature, from scope: Scope, labels: [String?]?? = nil
  ) -> CheckProblem? {
    guard trial == nil else { return nil }
    prepareWords()
    let types = publicTypes(of: type, in: generics)
    var found = publicNames.members(name, of: types)
    if let labels { found = found.filter { $0.parameters?.map { $0.label } == labels?.map { $0 ?? "_" } } }
    let modules =
      found.map { $0.module }
      + types.flatMap { publicNames.modules(ofType: $0 + "." + name) }
    guard let module = modules.first(where: { isVisible($0, from: scope) }) ?? modules.first else {
      return moduleInPart(of: type).map { .lacking(name, of: describe(type), module: $0, isImported: true) }
    }
    return .lacking(name, of: describe(type), module: module, isImported: isVisible(module, from: scope))
  }

  /// The module of a type, or of one above it, whose other members nobody knows.
  private func moduleInPart(of type: Type) -> String? {
    var current: Type? = type
    while let here = current, case .nominal(let nominal, _) = here {
      if modulesInPart.contains(nominal.module.name) { return nominal.module.name }
      current = superclass(of: here)
    }
    return nil
  }

  /// The module in part whose names begin as this one does: `CLCircularRegion` beside `CLLocation`.
  private func moduleInPart(ofName text: String, from scope: Scope) -> String? {
    guard text.prefix(2).allSatisfy(\.isUppercase), text.count > 2 else { return nil }
    return modulesInPart.sorted().first { module in
      isVisible(module, from: scope)
        && moduleScopes[module]?.allNames.keys.contains { $0.hasPrefix(text.prefix(2)) } == true
    }
  }

  /// What a member is called today that had this name in an earlier Swift.
  ///
  /// - Parameter arguments: how many it is called with, if it is.
  func renamedMember(
    _ name: String, of type: Type, in generics: GenericSignature, from scope: Scope, arguments: Int? = nil
  ) -> CheckProblem? {
    guard trial == nil else { return nil }
    prepareWords()
    let types = publicTypes(of: type, in: generics)
    // What Swift's own types have of Objective-C's, `String` of `NSString`, was called by these names too.
    let named = publicNames.membersToday(of: name, in: types + types.map { "NS" + $0 })
    let seen = named.filter { isVisible($0.module, from: scope) }
    let taking = seen.first { arguments != nil && $0.parameters?.count == arguments }
    guard let today = taking ?? seen.first ?? named.first else { return nil }
    let isThere = [true, false].contains {
      !members(named: today.base, of: type, isMetatype: $0, in: generics).isEmpty
    }
    return .renamed(
      name, of: describe(type), today: today.full, lackedBy: isThere ? nil : today.module,
      importing: isVisible(today.module, from: scope) ? nil : today.module)
  }

  /// The overload of a member of the library that a call means by its labels and that is not built, or that has other labels today.
  ///
  /// - Parameter type: that of which the member is asked.
  func lackingOverload(
    of member: Member, asked type: Type?, _ labels: [String?], trailing: Int, in generics: GenericSignature,
    from scope: Scope
  ) -> CheckProblem? {
    guard trial == nil, member.module?.isLibrary == true else { return nil }
    prepareWords()
    let base = memberName(member)
    let types = type.map { publicTypes(of: $0, in: generics) } ?? []
    let known = type == nil ? publicNames.standingAlone(base) : publicNames.members(base, of: types)
    var built = type == nil ? lookUp(base, from: scope) : []
    if let type {
      for isMetatype in [true, false] {
        built += members(named: base, of: type, isMetatype: isMetatype, in: generics).map { $0.member }
      }
    }
    let names = Set(built.map { fullName(of: $0) })
    func isMeant(_ name: PublicNames.Name) -> Bool {
      isVisible(name.module, from: scope) && name.takes(labels, trailing: trailing) && !names.contains(name.full)
    }
    if let meant = known.first(where: isMeant) {
      if base == "init", let type {
        let name = describe(type) + meant.full.dropFirst(base.utf8.count)
        return .lacking(name, of: nil, module: meant.module, isImported: true)
      }
      return .lacking(meant.full, of: type.map(describe), module: meant.module, isImported: true)
    }
    // `IndexPath(forRow: 1, inSection: 0)`
    let former = base + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
    let today = publicNames.membersToday(of: former, in: types + types.map { "NS" + $0 }).first {
      isVisible($0.module, from: scope)
    }
    guard let type, let today else { return nil }
    return .renamed(
      former, of: describe(type), today: today.full, lackedBy: names.contains(today.full) ? nil : today.module)
  }

  /// The library's types by whose members one may go: a type, its superclasses and its protocols.
  private func publicTypes(of type: Type, in generics: GenericSignature) -> [String] {
    var result: [String] = []
    func add(_ nominal: Nominal) {
      if nominal.module.isLibrary { result += [nominal.qualifiedName] + aliases(of: nominal) }
    }
    protocols(of: type, in: generics).forEach(add)
    var current: Type? = type
    while let here = current, case .nominal(let nominal, _) = here {
      add(nominal)
      nominal.conformances.forEach { add($0.proto) }
      current = superclass(of: here)
    }
    return result
  }

  /// What the modules call a type besides: one type of ours may stand for several, `LazyHStack` is an `HStack`.
  private func aliases(of nominal: Nominal) -> [String] {
    if library.aliases?.modules != moduleScopes.count {
      var names: [String: [String]] = [:]
      for scope in moduleScopes.values where scope.module.isLibrary {
        for (name, members) in scope.allNames {
          guard case .alias(let alias)? = members.first, alias.access >= .public,
            case .name(nil, let target, _) = alias.node.kind
          else { continue }
          names[target.text, default: []].append(name)
        }
      }
      library.aliases = (moduleScopes.count, names)
    }
    return library.aliases?.names[nominal.name] ?? []
  }

  private func isVisible(_ module: String, from scope: Scope) -> Bool {
    module == "Swift" || (scope.enclosingFile?.imported ?? imported).contains { $0 === moduleScopes[module] }
  }
}
