import Diagnostics
import Syntax

/// A declaration at the top of a file of the library.
struct LibraryPlace {
  let outline: Outline
  let section: Int
  let scope: Scope
}

/// What the library's files declare, as far as anybody has asked for it.
final class Library {
  var outlines: [(outline: Outline, scope: Scope)] = []
  var modules: [ObjectIdentifier: Module] = [:]
  /// Extensions of types that nobody has asked for yet.
  var pendingExtensions: [UInt64: [LibraryPlace]] = [:]
  /// All operators of one name.
  var operators: [String: [Function]] = [:]
  /// The core library's types and functions, by the names that the checker and the lowering have for them.
  var nominals: [String: Nominal] = [:]
  var functions: [String: Function] = [:]
  /// Conformances that modules give types and that are not imported.
  var conformancesAside: [Conformance] = []
  /// By its types: what its modules call them besides, and how many modules were looked through for that.
  var aliases: (modules: Int, names: [String: [String]])?
}

/// The library's modules: outlined when they are there, read as far as somebody asks.
extension Checker {
  /// Declares the files of a library module. Its sources are trusted.
  public func declareLibrary(_ sources: [Source], module name: String, uses: [String], exports: [String]) {
    let scope = moduleScopes[name] ?? Scope(.module, parent: nil, module: Module(name: name))
    moduleScopes[name] = scope
    scope.module.checker = self
    for used in uses { provideModule(used) }
    scope.module.uses = uses.compactMap { moduleScopes[$0] }
    scope.module.exports = exports.compactMap { moduleScopes[$0] }
    let pending = PendingDeclarations { [unowned self, unowned scope] declaration, outline, section in
      declareSection(declaration, LibraryPlace(outline: outline, section: section, scope: scope))
    }
    scope.pending = pending
    for source in sources { library.modules[ObjectIdentifier(source)] = scope.module }
    let own = sources.map { Outline($0) }
    for outline in own { pending.add(outline) }
    let below = (scope.module.uses.flatMap { [$0] + $0.module.exports } + [core]).filter { !$0.names.isEmpty }
    for outline in own {
      for (index, section) in outline.sections.enumerated() where section.kind == .extension {
        let place = LibraryPlace(outline: outline, section: index, scope: scope)
        // Of a type in a module below that is there already, or will be.
        if !below.isEmpty, let known = declaredNominal(outline.name(of: index), in: below) {
          lookUps.members = [:]
          extend(known, at: place)
        } else {
          library.pendingExtensions[section.key, default: []].append(place)
        }
      }
      library.outlines.append((outline, scope))
      noteAttributes(of: outline, in: scope.module)
    }
    library.operators = [:]
    lookUps.operators = [:]
  }

  /// Property wrappers and result builders are known by name before anything asks for them.
  private func noteAttributes(of outline: Outline, in module: Module) {
    for section in outline.sections where section.kind == .type && section.hasAttributes {
      noteAttributes([Parser.parse(outline, section.start..<section.end, in: nil)], of: module)
    }
  }

  private func declaredNominal(_ name: String, in scopes: [Scope]) -> Nominal? {
    if name.utf8.contains(UInt8(ascii: ".")) { return nil }
    for scope in scopes {
      for member in scope.names[name] ?? [] {
        if case .type(let nominal) = member { return nominal }
      }
    }
    return nil
  }

  private func declareSection(_ declaration: Declaration, _ place: LibraryPlace) {
    guard case .type(let node) = declaration.kind else {
      return declare([declaration], in: place.scope, isScript: false)
    }
    let nominal = declareType(node, declaration, parent: nil, in: place.scope)
    guard let inner = nominal.scope else { return }
    if node.kind == .protocol {
      // Its requirements are a whole.
      let members = place.outline.members(of: place.section)
      nominal.postponeHead(keys: members.map { $0.key }, types: members.filter { $0.isType }.map { $0.key }) {
        [unowned self, unowned nominal] in
        declareMembers(node.members, of: nominal, ext: nil, in: inner)
      }
    } else {
      let members = PendingMembers(place.outline, section: place.section, kind: node.kind) {
        [unowned self, unowned nominal] in
        declareMembers($0, of: nominal, ext: nil, in: inner)
      }
      nominal.postponeHead(keys: members.orderedKeys) { members.loadOrdered() }
      nominal.addPending(members)
    }
    bindPendingExtensions(of: nominal)
  }

  /// Those that have waited for a type of the library to be there.
  func bindPendingExtensions(of nominal: Nominal) {
    var name = nominal.name
    var outer = nominal.parent
    while let here = outer {
      name = here.name + "." + name
      outer = here.parent
    }
    let key = Outline.key(name)
    guard let places = library.pendingExtensions.removeValue(forKey: key) else { return }
    let module = nominal.module
    for extensionPlace in places {
      // Another module's type of this name is none of its concern.
      let own = extensionPlace.scope.module
      if own === module || module === core.module || own.uses.contains(where: { $0.module.shows(module) }) {
        extend(nominal, at: extensionPlace)
      } else {
        library.pendingExtensions[key, default: []].append(extensionPlace)
      }
    }
  }

  /// Those extensions that only add members wait until one of them is asked for.
  private func extend(_ nominal: Nominal, at place: LibraryPlace) {
    let section = place.outline.sections[place.section]
    var known: Extension?
    let ext = { [unowned self, unowned nominal] () -> Extension? in
      if let known { return known }
      let declaration = Parser.parse(place.outline, section.start..<section.end, in: nil)
      guard case .extensionDeclaration(let node) = declaration.kind else { return nil }
      known = extend(nominal, node, declaration, in: place.scope)
      return known
    }
    if section.hasConformances {
      if nominal.stage == .declared { nominal.pendingConformances.append { _ = ext() } } else { _ = ext() }
    }
    let members = PendingMembers(place.outline, section: place.section, kind: .struct) {
      [unowned self, unowned nominal] in
      guard let ext = ext(), let scope = ext.scope else { return }
      declareMembers($0, of: nominal, ext: ext, in: scope)
    }
    nominal.addPending(members)
  }

  // MARK: Operators

  /// The functions for an operator, of whatever module: what one declares is known as well once somebody has asked for it.
  private func operatorFunctions(_ name: String) -> [Function] {
    if library.operators[name] == nil {
      var found: [Function] = []
      var owners: Set<ObjectIdentifier> = []
      for (outline, scope) in library.outlines {
        _ = scope.named(name)
        for section in outline.sections(withOperator: name) {
          let owner = outline.name(of: section)
          for nominal in types(named: owner, in: scope) where owners.insert(ObjectIdentifier(nominal)).inserted {
            found += operatorsOfLibrary(name, in: nominal)
          }
        }
      }
      library.operators[name] = found
    }
    return (operators[name] ?? []) + (library.operators[name] ?? [])
  }

  /// The types that an extension of the library extends: `Optional`, `Subscribers.Demand`.
  private func types(named path: String, in scope: Scope) -> [Nominal] {
    let names = path.split(separator: ".").map { String($0) }
    guard let first = names.first else { return [] }
    func types(_ members: [Member]) -> [Nominal] {
      members.compactMap { if case .type(let nominal) = $0 { nominal } else { nil } }
    }
    return names.dropFirst().reduce(types(scope.named(first) ?? core.named(first) ?? [])) { outer, name in
      outer.flatMap { types($0.members(named: name)) }
    }
  }

  /// The functions for an operator of the modules that are seen.
  func operatorFunctions(_ name: String, seenIn module: Module) -> [Function] {
    operatorFunctions(name).filter { isSeen($0.module, in: module) }
  }

  /// Those that these operands could be given to, in an order that only they decide. The library declares its operators where they
  /// belong: in a type that one of the operands is, in a protocol that one conforms to, or at the top.
  func operatorFunctions(
    _ name: String, for operands: [Type], in generics: GenericSignature, seenIn module: Module
  ) -> [Function] {
    for scope in moduleScopes.values { _ = scope.named(name) }
    var result = (operators[name] ?? []).filter { isSeen($0.module, in: module) }
    for operand in operands {
      for function in operatorsOfLibrary(name, for: operand, in: generics) where !result.contains(function) {
        result.append(function)
      }
    }
    return result
  }

  /// The operators of what a type is and conforms to; also of what is in it, if it is optional.
  private func operatorsOfLibrary(_ name: String, for type: Type, in generics: GenericSignature) -> [Function] {
    var result: [Function] = []
    if case .nominal(let nominal, _) = type {
      let key = MemberKey(nominal: ObjectIdentifier(nominal), name: name, isMetatype: false)
      if let known = lookUps.operators[key] {
        result = known
      } else {
        var current: Nominal? = nominal
        while let here = current {
          prepare(here)
          result += operatorsOfLibrary(name, in: here)
          if case .nominal(let superclass, _)? = here.superclass { current = superclass } else { current = nil }
        }
        for proto in protocols(of: type, in: generics) { result += operatorsOfLibrary(name, in: proto) }
        if nominal.stage == .known { lookUps.operators[key] = result }
      }
    } else {
      if let bound = superclassBound(of: type, in: generics) {
        result += operatorsOfLibrary(name, for: bound, in: generics)
      }
      for proto in protocols(of: type, in: generics) { result += operatorsOfLibrary(name, in: proto) }
    }
    // For the words of an error: what the operator would do with the value in it.
    if let inner = unwrapped(type) { result += operatorsOfLibrary(name, for: inner, in: generics) }
    return result
  }

  private func operatorsOfLibrary(_ name: String, in owner: Nominal) -> [Function] {
    owner.members(named: name).compactMap { member in
      if case .function(let function) = member, isKeptByOwner(function) { function } else { nil }
    }
  }

  /// Operators of the library's types and protocols are found in these, all others by their names.
  private func isKeptByOwner(_ function: Function) -> Bool { function.module.isLibrary && function.parent != nil }

  func noteOperator(_ function: Function) {
    if !isKeptByOwner(function) {
      operators[function.name, default: []].append(function)
    } else if let owner = function.parent {
      lookUps.operators[MemberKey(nominal: ObjectIdentifier(owner), name: function.name, isMetatype: false)] = nil
    }
  }
}
