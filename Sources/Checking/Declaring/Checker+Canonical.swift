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
        for (known, type) in bound.arguments where known.name == associated.name {
          return canonical(type, in: generics)
        }
      }
    case .opaque(let opaque):
      for (known, type) in opaque.bound.arguments where known.name == associated.name {
        return canonical(type, in: generics)
      }
    case .error: return .error
    default: break
    }
    for case .same(let left, let right) in generics.requirements {
      if isSame(left, plain), isSimpler(right, than: plain, in: generics) { return canonical(right, in: generics) }
      if isSame(right, plain), isSimpler(left, than: plain, in: generics) {
        return canonical(left, in: generics)
      }
    }
    // What the protocols of what it is of say about it: `Iterator.Element == Element`, `Children.Element.Leaf == Leaf`.
    var root = base
    var path = [associated]
    while case .member(let outer, let middle) = root {
      root = outer
      path.append(middle)
      for proto in [middle.owner] + protocols(of: outer, in: generics) {
        prepare(proto)
        guard let selfParameter = proto.generics.parameters.first else { continue }
        let pattern = path.reversed().reduce(Type.parameter(selfParameter)) { .member($0, $1) }
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
      for case .same(let left, let right) in proto.generics.requirements {
        guard let other = isSame(left, pattern) ? right : isSame(right, pattern) ? left : nil else { continue }
        let target = other.substituting([selfParameter], [base])
        if isSimpler(target, than: plain, in: generics) { return canonical(target, in: generics) }
      }
      // The other way round, where the other is known: a collection whose slices are array slices has their indices.
      for case .same(.member(.member(.parameter(selfParameter), let middle), let inner), let right)
        in proto.generics.requirements
      where isSame(right, pattern) {
        for case .same(let known, let type) in generics.requirements where isSame(known, .member(base, middle)) {
          if let found = ownMember(inner, of: type) { return found }
        }
      }
    }
    return plain
  }

  /// An associated type of a nominal type where that is no matter of others.
  private func ownMember(_ associated: AssociatedType, of type: Type) -> Type? {
    guard case .nominal(let nominal, let arguments) = type,
      let (owner, witness) = typeWitness(associated.name, in: nominal), owner === nominal,
      !witness.contains(where: { if case .member = $0 { true } else { false } })
    else { return nil }
    return witness.substituting(nominal.generics.parameters, arguments)
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
    if let said = saidTypeWitness(name, in: nominal) { return said }
    let owners = nominal.conformances.filter { $0.proto.associatedTypes.contains { $0.name == name } }
    if owners.isEmpty { return nominal.generics.parameters.first { $0.name == name }.map { .parameter($0) } }
    for conformance in nominal.conformances {
      for case .alias(let alias) in conformance.proto.members(named: name) {
        guard let selfParameter = conformance.proto.generics.parameters.first else { continue }
        return canonical(resolve(alias).substituting([selfParameter], [nominal.selfType]), in: nominal.generics)
      }
    }
    for conformance in owners.sorted(by: { allRefined(of: $0.proto).count > allRefined(of: $1.proto).count }) {
      if let found = inferTypeWitnesses(of: conformance)?.types[name] { return found }
    }
    return nil
  }

  /// What the witnesses of another protocol that has an associated type of that name say.
  func boundTypeWitness(_ name: String, in nominal: Nominal, besides conformance: Conformance) -> Type? {
    let key = TypeWitnessKey(nominal: ObjectIdentifier(nominal), name: name)
    if let known = lookUps.typeWitnesses[key] { return known }
    for other in nominal.conformances where other !== conformance {
      guard other.proto.associatedTypes.contains(where: { $0.name == name }),
        let found = inferTypeWitnesses(of: other), found.bound.contains(name)
      else { continue }
      return found.types[name]
    }
    return nil
  }

  /// What a member of that name says.
  private func saidTypeWitness(_ name: String, in nominal: Nominal) -> Type? {
    if nominal.module.isLibrary, let parameter = nominal.generics.parameters.first(where: { $0.name == name }) {
      return .parameter(parameter)
    }
    for member in nominal.members(named: name) where !isAside(member, of: nominal) {
      switch member {
      case .type(let nested): return nested.selfType
      case .alias(let alias): return resolve(alias)
      default: continue
      }
    }
    return nil
  }

  /// Of those that are found together, each is known afterwards.
  private func inferTypeWitnesses(of conformance: Conformance) -> (types: [String: Type], bound: Set<String>)? {
    guard lookUps.conformancesUnderway.insert(ObjectIdentifier(conformance)).inserted else { return nil }
    defer { lookUps.conformancesUnderway.remove(ObjectIdentifier(conformance)) }
    let nominal = conformance.nominal
    func key(_ associated: AssociatedType) -> TypeWitnessKey {
      TypeWitnessKey(nominal: ObjectIdentifier(nominal), name: associated.name)
    }
    prepare(conformance.proto)
    let unknown = conformance.proto.associatedTypes.filter {
      lookUps.typeWitnesses[key($0)] == nil && saidTypeWitness($0.name, in: nominal) == nil
    }
    let keys = unknown.map(key).filter { lookUps.typeWitnessesUnderway.insert($0).inserted }
    defer { lookUps.typeWitnessesUnderway.subtract(keys) }
    var inference = TypeWitnessInference(self, conformance, unknown: unknown)
    guard let found = inference?.solved() else { return nil }
    for associated in unknown {
      // Of what another conformance is about to find out, a default here says nothing.
      let isOurs = found.bound.contains(associated.name) || keys.contains(key(associated))
      if isOurs, let type = found.types[associated.name], !type.mentionsMembers(of: nominal) {
        lookUps.typeWitnesses[key(associated)] = type
      }
    }
    return found
  }
}
