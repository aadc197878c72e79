/// All of the library's modules may be there, of which a script sees those that it imports.
extension Checker {
  /// Where the script says what else a type of the library is, what that is by a module that is not imported has no say, if its
  /// associated types could have the names of others.
  func setAsideUnseen(of nominal: Nominal) {
    guard nominal.module.isLibrary else { return }
    let unseen = nominal.conformances.filter { conformance in
      guard let module = conformance.extensionInfo?.module, module.isLibrary, !conformance.proto.associatedTypes.isEmpty
      else { return false }
      return !isSeen(module, in: main.module)
    }
    if unseen.isEmpty { return }
    library.conformancesAside += unseen
    nominal.conformances.removeAll { conformance in unseen.contains { $0 === conformance } }
    forgetWitnesses(of: unseen)
  }

  /// The other way round, once a module is imported.
  func takeBackSeen() {
    let seen = library.conformancesAside.filter { $0.extensionInfo.map { isSeen($0.module, in: main.module) } ?? true }
    if seen.isEmpty { return }
    library.conformancesAside.removeAll { conformance in seen.contains { $0 === conformance } }
    for conformance in seen { conformance.nominal.conformances.append(conformance) }
    forgetWitnesses(of: seen)
  }

  /// Whether a module that is not imported says this of another's type and another's protocol.
  func isUnseen(_ conformance: Conformance) -> Bool {
    guard let module = conformance.extensionInfo?.module, module.isLibrary, module !== conformance.nominal.module,
      module !== conformance.proto.module
    else { return false }
    return !isSeen(module, in: main.module)
  }

  /// Whether it came with a conformance that is set aside.
  func isAside(_ member: Member, of nominal: Nominal) -> Bool {
    library.conformancesAside.contains { conformance in
      conformance.nominal === nominal
        && conformance.extensionInfo?.members.contains { $0.identity == member.identity } == true
    }
  }

  private func forgetWitnesses(of conformances: [Conformance]) {
    for conformance in conformances {
      for associated in conformance.proto.associatedTypes {
        lookUps.typeWitnesses[TypeWitnessKey(nominal: ObjectIdentifier(conformance.nominal), name: associated.name)] =
          nil
      }
    }
    lookUps.conformances = [:]
    lookUps.witnesses = [:]
    lookUps.members = [:]
  }

  /// Whether the files of a module, some of them at least, see the names of another.
  func isSeen(_ other: Module, in module: Module) -> Bool {
    if other === module || other === core.module { return true }
    if module === main.module { return imported.contains { $0.module === other } }
    return module.uses.contains { $0.module.shows(other) }
  }
}
