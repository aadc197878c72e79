import Diagnostics
import Syntax

/// The types that a script declares or gives a protocol to, and what they run.
extension Checker {
  /// The script's types, nested ones too, in the order of their declarations.
  func declaredTypes() -> [Nominal] {
    var result: [Nominal] = []
    func add(_ members: [Member]) {
      for case .type(let nominal) in members where nominal.module === main.module && !result.contains(nominal) {
        if nominal.kind != .protocol { result.append(nominal) }
        nominal.members.values.forEach(add)
      }
    }
    main.names.values.forEach(add)
    for ext in ownExtensions() { add(ext.members) }
    return result.sorted { $0.span.isBefore($1.span) }
  }

  /// With the library's types to which an extension of the script gives a protocol, where that stands.
  func conformingTypes() -> [Nominal] {
    var result = declaredTypes().map { ($0, $0.span) }
    for ext in ownExtensions() where !ext.node.inherited.isEmpty && ext.nominal.kind != .protocol {
      if !result.contains(where: { $0.0 === ext.nominal }) { result.append((ext.nominal, ext.declaration.span)) }
    }
    return result.sorted { $0.1.isBefore($1.1) }.map { $0.0 }
  }

  private func ownExtensions() -> [Extension] {
    extensionsByNominal.values.joined().filter { $0.module === main.module }
      .sorted { $0.declaration.span.isBefore($1.declaration.span) }
  }

  /// What a type runs for a requirement: the witness, or what a class below overrides it by.
  func implementation(of requirement: Member, in nominal: Nominal) -> Member? {
    guard let proto = requirement.parent, let conformance = conformance(of: nominal, to: proto) else { return nil }
    complete(conformance)
    return conformance.witnesses[requirement.identity].map { override(of: $0.winner, in: nominal) }
  }

  /// What an instance of a class runs for a member of it or of one above.
  func override(of member: Member, in nominal: Nominal) -> Member {
    switch member {
    case .function(let function): return .function(override(of: function, in: nominal))
    case .variable(let variable): return .variable(override(of: variable, in: nominal))
    case .subscripted(let entity):
      guard let getter = entity.getter else { return member }
      return override(of: getter, in: nominal).accessorOwner ?? member
    case .enumCase, .type, .alias, .associated, .parameter: return member
    }
  }
}

extension Span {
  /// In the order in which texts are typed, and of files by their names.
  fileprivate func isBefore(_ other: Span) -> Bool {
    (source.entryNumber, source.name, start) < (other.source.entryNumber, other.source.name, other.start)
  }
}

extension Source {
  /// Of `<3>` the number; files come behind what is typed.
  fileprivate var entryNumber: Int { isTyped ? Int(name.dropFirst().dropLast()) ?? .max : .max }
}
