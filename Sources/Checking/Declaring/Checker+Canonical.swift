import Diagnostics

/// Types as they are: associated types and equal ones replaced by what stands for them.
extension Checker {
  // MARK: Canonical types

  public func canonical(_ type: Type) -> Type {
    let plain = canonical(type, in: GenericSignature())
    guard plain.contains(where: { if case .opaque = $0 { true } else { false } }) else { return plain }
    let replaced = plain.mapping { part in
      guard case .opaque(let opaque) = part else { return nil }
      guard let underlying = underlying(of: opaque.function) else { return .error }
      return canonical(underlying.substituting(opaque.function.generics.parameters, opaque.arguments))
    }
    return canonical(replaced, in: GenericSignature())
  }

  /// Replaces associated types of what is known by what they are.
  func canonical(_ type: Type, in generics: GenericSignature) -> Type {
    let needsWork = type.contains { part in
      switch part {
      case .member: return true
      case .parameter: return !generics.requirements.isEmpty
      default: return false
      }
    }
    if !needsWork { return type }
    return type.mapping { part in
      switch part {
      case .parameter:
        for case .same(let left, let right) in generics.requirements {
          if left == part, isSimpler(right, than: part, in: generics) { return canonical(right, in: generics) }
          if right == part, isSimpler(left, than: part, in: generics) { return canonical(left, in: generics) }
        }
        return part
      case .member(let base, let associated):
        return canonicalMember(canonical(base, in: generics), associated, in: generics)
      default: return nil
      }
    }
  }

  func canonicalMember(_ base: Type, _ associated: AssociatedType, in generics: GenericSignature) -> Type {
    let plain = Type.member(base, associated)
    switch base {
    case .nominal(let nominal, let arguments):
      guard let (owner, witness) = typeWitness(associated.name, in: nominal) else { return plain }
      guard case .nominal(_, let ownerArguments)? = superclassView(of: base, as: owner) else {
        return canonical(witness.substituting(nominal.generics.parameters, arguments), in: generics)
      }
      return canonical(witness.substituting(owner.generics.parameters, ownerArguments), in: generics)
    case .parameter(let parameter):
      if let bound = openedBounds[parameter] {
        for (known, type) in bound.arguments where known.name == associated.name { return type }
      }
    case .opaque(let opaque):
      for (known, type) in opaque.bound.arguments where known.name == associated.name { return type }
    case .error: return .error
    default: break
    }
    for case .same(let left, let right) in generics.requirements {
      if isSame(left, plain), isSimpler(right, than: plain, in: generics) { return canonical(right, in: generics) }
      if isSame(right, plain), isSimpler(left, than: plain, in: generics) {
        return canonical(left, in: generics)
      }
    }
    // What the protocols of the base say about it: `Iterator.Element == Element`.
    if case .member(let outer, let middle) = base {
      for proto in [middle.owner] + protocols(of: outer, in: generics) {
        prepare(proto)
        guard let selfParameter = proto.generics.parameters.first else { continue }
        let pattern = Type.member(.member(.parameter(selfParameter), middle), associated)
        for case .same(let left, let right) in proto.generics.requirements {
          let other = isSame(left, pattern) ? right : isSame(right, pattern) ? left : nil
          if let other { return canonical(other.substituting([selfParameter], [outer]), in: generics) }
        }
      }
    }
    for proto in protocols(of: base, in: generics) {
      prepare(proto)
      guard let selfParameter = proto.generics.parameters.first else { continue }
      let pattern = Type.member(.parameter(selfParameter), associated)
      for case .same(let left, let right) in proto.generics.requirements where isSame(left, pattern) {
        let target = right.substituting([selfParameter], [base])
        if isSimpler(target, than: plain, in: generics) { return canonical(target, in: generics) }
      }
    }
    return plain
  }

  /// Which of two equal types stands for both: concrete ones, then parameters, then shorter paths.
  func isSimpler(_ left: Type, than right: Type, in generics: GenericSignature) -> Bool {
    let one = weight(left)
    let other = weight(right)
    if one != other { return one < other }
    // Of two paths of one length, the one that begins further out; of those, by name.
    let first = root(of: left).flatMap { generics.parameters.firstIndex(of: $0) } ?? Int.max
    let second = root(of: right).flatMap { generics.parameters.firstIndex(of: $0) } ?? Int.max
    if first != second { return first < second }
    return describe(left) < describe(right)
  }

  func root(of type: Type) -> GenericParameter? {
    switch type {
    case .parameter(let parameter): return parameter
    case .member(let base, _): return root(of: base)
    default: return nil
    }
  }

  func weight(_ type: Type) -> Int {
    switch type {
    case .parameter: return 1
    case .member(let base, _): return weight(base) + 1
    default: return 0
    }
  }

  // MARK: Associated types

  /// What an associated type of this name is in a type, and the class that says so.
  func typeWitness(_ name: String, in nominal: Nominal) -> (owner: Nominal, type: Type)? {
    var current: Nominal? = nominal
    while let here = current {
      if let found = ownTypeWitness(name, in: here) { return (here, found) }
      if case .nominal(let superclass, _)? = here.superclass { current = superclass } else { current = nil }
    }
    return nil
  }

  func ownTypeWitness(_ name: String, in nominal: Nominal) -> Type? {
    let key = TypeWitnessKey(nominal: ObjectIdentifier(nominal), name: name)
    if let known = lookUps.typeWitnesses[key] { return known }
    if lookUps.typeWitnessesUnderway.contains(key) { return nil }
    lookUps.typeWitnessesUnderway.insert(key)
    defer { lookUps.typeWitnessesUnderway.remove(key) }
    prepare(nominal)
    guard let result = findTypeWitness(name, in: nominal) else { return nil }
    // What comes out in terms of the type's own associated types was asked for in the middle of finding them out.
    guard !result.mentionsMembers(of: nominal) else { return nil }
    lookUps.typeWitnesses[key] = result
    return result
  }

  func findTypeWitness(_ name: String, in nominal: Nominal) -> Type? {
    let parameter = nominal.generics.parameters.first { $0.name == name }
    if let parameter, nominal.module.isLibrary { return .parameter(parameter) }
    for member in nominal.members(named: name) where !isAside(member, of: nominal) {
      switch member {
      case .type(let nested): return nested.selfType
      case .alias(let alias): return resolve(alias)
      default: continue
      }
    }
    let owners = nominal.conformances.map { $0.proto }.filter { $0.associatedTypes.contains { $0.name == name } }
    if owners.isEmpty { return parameter.map { .parameter($0) } }
    for conformance in nominal.conformances {
      if let found = inferTypeWitness(name, for: conformance, fromExtensions: false) { return found }
    }
    if let found = equatedTypeWitness(name, in: nominal) { return found }
    // A generic parameter of that name is it where neither the members nor the protocols say otherwise.
    if let parameter { return .parameter(parameter) }
    if let found = specialDefault(name, in: nominal, owners) { return found }
    for owner in owners.sorted(by: { allRefined(of: $0).count > allRefined(of: $1).count }) {
      guard let associated = owner.associatedTypes.first(where: { $0.name == name }),
        let defaultType = associated.defaultType, let selfParameter = owner.generics.parameters.first
      else { continue }
      return canonical(defaultType.substituting([selfParameter], [nominal.selfType]), in: nominal.generics)
    }
    for conformance in nominal.conformances {
      for member in conformance.proto.members(named: name) {
        if case .alias(let alias) = member, let selfParameter = conformance.proto.generics.parameters.first {
          return canonical(resolve(alias).substituting([selfParameter], [nominal.selfType]), in: nominal.generics)
        }
      }
    }
    for conformance in nominal.conformances {
      if let found = inferTypeWitness(name, for: conformance, fromExtensions: true) { return found }
    }
    return nil
  }

  /// What a `where` clause of a protocol says an associated type is the same as.
  func equatedTypeWitness(_ name: String, in nominal: Nominal) -> Type? {
    for conformance in nominal.conformances {
      guard let selfParameter = conformance.proto.generics.parameters.first else { continue }
      for case .same(let left, let right) in conformance.proto.generics.requirements {
        for (subject, other) in [(left, right), (right, left)] {
          guard case .member(.parameter(selfParameter), let associated) = subject, associated.name == name else {
            continue
          }
          let type = canonical(other.substituting([selfParameter], [nominal.selfType]), in: nominal.generics)
          let isOpen = type.contains { part in
            if part == .error { return true }
            if case .member(let base, _) = part { return base.contains { $0 == nominal.selfType } }
            return false
          }
          if !isOpen { return type }
        }
      }
    }
    return nil
  }

  /// What the extension of a narrower protocol says that an associated type is, for the members it gives: collections whose indices
  /// are numbers have ranges of them as their `indices`.
  func specialDefault(_ name: String, in nominal: Nominal, _ owners: [Nominal]) -> Type? {
    guard !nominal.module.isLibrary else { return nil }
    let selfType = nominal.selfType
    for owner in owners {
      guard let ownerSelf = owner.generics.parameters.first else { continue }
      for requirement in owner.requirements {
        let mentions = interfaceType(of: requirement).contains {
          if case .member(.parameter(ownerSelf), let associated) = $0 { return associated.name == name }
          return false
        }
        guard mentions else { continue }
        for narrower in protocols(of: selfType, in: nominal.generics) where allRefined(of: narrower).contains(owner) {
          guard let selfParameter = narrower.generics.parameters.first else { continue }
          for member in narrower.members(named: memberName(requirement)) where !member.isRequirement {
            prepareGenerics(of: member)
            var others: [Requirement] = []
            var type: Type?
            for asked in extensionRequirements(of: member, narrower) {
              if case .same(let left, let right) = asked {
                if case .member(.parameter(selfParameter), let associated) = left, associated.name == name {
                  type = right
                  continue
                }
                if case .member(.parameter(selfParameter), let associated) = right, associated.name == name {
                  type = left
                  continue
                }
              }
              others.append(asked)
            }
            guard let type, satisfies(others, [selfParameter], [selfType], in: nominal.generics) else { continue }
            return canonical(type.substituting([selfParameter], [selfType]), in: nominal.generics)
          }
        }
      }
    }
    return nil
  }

  /// Matches the requirements that mention the associated type against the members that could be their witnesses.
  func inferTypeWitness(_ name: String, for conformance: Conformance, fromExtensions: Bool) -> Type? {
    let proto = conformance.proto
    guard let selfParameter = proto.generics.parameters.first else { return nil }
    for requirement in proto.requirements {
      let wanted = interfaceType(of: requirement)
      let mentions = wanted.contains {
        if case .member(.parameter(selfParameter), let associated) = $0 { return associated.name == name }
        return false
      }
      guard mentions else { continue }
      var fitting: [(type: Type, others: [(name: String, type: Type)])] = []
      for candidate in witnessCandidates(for: requirement, conformance, fromExtensions: fromExtensions) {
        guard candidate.isStatic == requirement.isStatic, labels(of: candidate) == labels(of: requirement) else {
          continue
        }
        // What is being found out itself, because of its type, cannot say what that is.
        if candidate.isUnderway { continue }
        var found: Type?
        var others: [(name: String, type: Type)] = []
        var candidateType = interfaceType(of: candidate)
        if candidate.parent?.kind == .protocol, let candidateSelf = candidate.generics.parameters.first {
          candidateType = candidateType.substituting([candidateSelf], [conformance.nominal.selfType])
        }
        guard match(wanted, candidateType, selfParameter, name, conformance.nominal, &found, &others) else { continue }
        // A generic member takes whatever it is.
        let own = candidate.generics.parameters.dropFirst(candidate.parent?.generics.parameters.count ?? 0)
        if let found, !found.contains(where: { $0 == .error || own.map { Type.parameter($0) }.contains($0) }),
          !found.mentionsMembers(of: conformance.nominal)
        {
          fitting.append((canonical(found, in: conformance.generics), others))
        }
      }
      // A dictionary that is a collection has a subscript for its keys beside that for its indices.
      let best =
        fitting.count < 2
        ? nil : fitting.first { $0.others.allSatisfy { isKnown($0.type, as: $0.name, in: conformance) } }
      if let best = best ?? fitting.first { return best.type }
    }
    return nil
  }

  /// Whether nothing else says that an associated type is another than this.
  private func isKnown(_ type: Type, as name: String, in conformance: Conformance) -> Bool {
    guard let known = typeWitness(name, in: conformance.nominal)?.type else { return true }
    return isSame(canonical(type, in: conformance.generics), known)
  }

  /// Whether a type has the shape of a requirement's, and what stands where the associated type is.
  func match(
    _ pattern: Type, _ type: Type, _ selfParameter: GenericParameter, _ name: String, _ nominal: Nominal,
    _ found: inout Type?, _ others: inout [(name: String, type: Type)]
  ) -> Bool {
    func all(_ pairs: [(Type, Type)]) -> Bool {
      for (one, other) in pairs where !match(one, other, selfParameter, name, nominal, &found, &others) { return false }
      return true
    }
    switch (pattern, type) {
    case (.member(.parameter(let parameter), let associated), _) where parameter === selfParameter:
      if associated.name != name {
        others.append((associated.name, type))
      } else if found == nil {
        found = type
      }
      return true
    case (.member, _), (.parameter, _): return true
    case (.nominal(let left, let leftArguments), .nominal(let right, let rightArguments)):
      return left === right && all(Array(zip(leftArguments, rightArguments)))
    case (.nominal, .parameter), (.nominal, .member), (.nominal, .function), (.nominal, .tuple): return false
    case (.function(let left), .function(let right)):
      return left.parameters.count == right.parameters.count
        && all(zip(left.parameters, right.parameters).map { ($0.type, $1.type) } + [(left.result, right.result)])
    case (.tuple(let left), .tuple(let right)):
      return left.count == right.count && all(zip(left, right).map { ($0.type, $1.type) })
    case (.metatype(let left), .metatype(let right)):
      return match(left, right, selfParameter, name, nominal, &found, &others)
    default: return true
    }
  }
}

extension Type {
  /// Whether it is said in terms of the associated types of this one.
  fileprivate func mentionsMembers(of nominal: Nominal) -> Bool {
    contains { part in
      guard case .member(let base, _) = part else { return false }
      return base.contains { if case .nominal(let other, _) = $0 { other === nominal } else { false } }
    }
  }
}

extension Member {
  fileprivate var isUnderway: Bool {
    switch self {
    case .variable(let variable): variable.stage == .underway
    case .function(let function): function.stage == .underway
    case .subscripted(let entity): entity.stage == .underway
    default: false
    }
  }
}
