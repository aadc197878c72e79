import Diagnostics

/// What is known of generic parameters, and of types built from them.
extension Checker {
  // MARK: Conforming

  /// Whether a type satisfies a protocol, given what is known of the generic parameters in it.
  func conforms(_ type: Type, to proto: Nominal, in generics: GenericSignature) -> Bool {
    switch type {
    case .nominal(let nominal, let arguments):
      let isConcrete = arguments.isEmpty
      let key = ConformanceKey(type: type, proto: ObjectIdentifier(proto))
      if isConcrete, let known = conformanceCache[key] { return known }
      let result: Bool
      if let found = conformance(of: nominal, to: proto) {
        let conditions = found.conditions
        if conditions.isEmpty {
          result = true
        } else {
          let own = superclassView(of: type, as: found.nominal) ?? type
          guard case .nominal(_, let ownArguments) = own else { return false }
          result = conditions.allSatisfy {
            unmet($0, found.nominal.generics.parameters, ownArguments, in: generics) == nil
          }
        }
      } else {
        result = false
      }
      if isConcrete, nominal.state == 2 { conformanceCache[key] = result }
      return result
    case .parameter, .member:
      let canonicalType = canonical(type, in: generics)
      if canonicalType != type { return conforms(canonicalType, to: proto, in: generics) }
      if protocols(of: type, in: generics).contains(proto) { return true }
      if let superclass = superclassBound(of: type, in: generics) {
        return conforms(superclass, to: proto, in: generics)
      }
      return false
    case .opaque(let opaque):
      if opaque.bound.protocols.contains(where: { $0 === proto || allRefined(of: $0).contains(proto) }) { return true }
      if let superclass = opaque.bound.superclass { return conforms(superclass, to: proto, in: generics) }
      return false
    case .existential(let existential):
      // `any Error` is the one existential that conforms to its own protocol.
      return proto.name == "Error" && proto.module === core.module
        && existential.protocols.contains { $0 === proto || allRefined(of: $0).contains(proto) }
    case .error: return true
    case .tuple, .function, .metatype, .variable: return false
    }
  }

  public func conforms(_ type: Type, to proto: Nominal) -> Bool {
    conforms(canonical(type), to: proto, in: GenericSignature())
  }

  /// The declared conformance of a type or a class above it.
  func conformance(of nominal: Nominal, to proto: Nominal) -> Conformance? {
    var current: Nominal? = nominal
    while let here = current {
      prepare(here)
      if let found = here.conformances.first(where: { $0.proto === proto }) { return found }
      if case .nominal(let superclass, _)? = here.superclass { current = superclass } else { current = nil }
    }
    return nil
  }

  /// The protocols that a parameter, an associated type, an existential or an opaque type is known to satisfy, with all they
  /// refine.
  func protocols(of type: Type, in generics: GenericSignature) -> [Nominal] {
    var direct: [Nominal] = []
    for case .same(let left, let right) in generics.requirements {
      // What is known of an equal type is known of this one.
      let other = isSame(left, type) ? right : isSame(right, type) ? left : nil
      guard let other, !isSame(other, type) else { continue }
      for case .conforms(let subject, let proto) in generics.requirements where isSame(subject, other) {
        direct.append(proto)
      }
      if case .member(let base, let associated) = other {
        for owner in [associated.owner] + protocols(ofParameter: base, in: generics) {
          guard let selfParameter = owner.generics.parameters.first else { continue }
          prepare(owner)
          for case .conforms(.member(.parameter(selfParameter), let subject), let proto) in owner.generics.requirements
          where subject.name == associated.name {
            direct.append(proto)
          }
        }
      }
    }
    switch type {
    case .parameter(let parameter):
      if let bound = openedBounds[parameter] {
        direct = bound.protocols
      } else {
        for case .conforms(let subject, let proto) in generics.requirements where isSame(subject, type) {
          direct.append(proto)
        }
      }
    case .member(let base, let associated):
      for case .conforms(let subject, let proto) in generics.requirements where isSame(subject, type) {
        direct.append(proto)
      }
      for owner in [associated.owner] + protocols(of: base, in: generics) {
        guard let selfParameter = owner.generics.parameters.first else { continue }
        prepare(owner)
        for case .conforms(.member(.parameter(selfParameter), let subject), let proto) in owner.generics.requirements
        where subject.name == associated.name {
          direct.append(proto)
        }
      }
    case .existential(let existential): direct = existential.protocols
    case .opaque(let opaque): direct = opaque.bound.protocols
    case .nominal(let nominal, _):
      var current: Nominal? = nominal
      while let here = current {
        prepare(here)
        direct += here.conformances.map { $0.proto }
        if case .nominal(let superclass, _)? = here.superclass { current = superclass } else { current = nil }
      }
    default: break
    }
    var result: [Nominal] = []
    for proto in direct where !result.contains(proto) {
      result.append(proto)
      for refined in allRefined(of: proto) where !result.contains(refined) { result.append(refined) }
    }
    return result
  }

  private func protocols(ofParameter type: Type, in generics: GenericSignature) -> [Nominal] {
    var result: [Nominal] = []
    for case .conforms(let subject, let proto) in generics.requirements where isSame(subject, type) {
      result.append(proto)
      result += allRefined(of: proto)
    }
    return result
  }

  func superclassBound(of type: Type, in generics: GenericSignature) -> Type? {
    if case .parameter(let parameter) = type, let bound = openedBounds[parameter] { return bound.superclass }
    if case .opaque(let opaque) = type { return opaque.bound.superclass }
    if case .existential(let existential) = type { return existential.superclass }
    for case .inherits(let subject, let superclass) in generics.requirements where isSame(subject, type) {
      return superclass
    }
    return nil
  }

  func isClassBound(_ type: Type, in generics: GenericSignature) -> Bool {
    switch type {
    case .nominal(let nominal, _): return nominal.kind == .class
    case .existential(let existential):
      return existential.isClassBound || existential.protocols.contains { $0.isClassBound }
    case .opaque(let opaque): return opaque.bound.isClassBound || opaque.bound.protocols.contains { $0.isClassBound }
    case .parameter, .member:
      if case .parameter(let parameter) = type, let bound = openedBounds[parameter], bound.isClassBound { return true }
      for case .classBound(let subject) in generics.requirements where isSame(subject, type) { return true }
      if superclassBound(of: type, in: generics) != nil { return true }
      return protocols(of: type, in: generics).contains { $0.isClassBound }
    default: return false
    }
  }

  /// Equal, where associated types of one name count as one whichever protocol declares them.
  func isSame(_ left: Type, _ right: Type) -> Bool {
    if case .member(let leftBase, let leftName) = left, case .member(let rightBase, let rightName) = right {
      return leftName.name == rightName.name && isSame(leftBase, rightBase)
    }
    return left == right
  }

  // MARK: Requirements

  /// The requirement, if the arguments fail it.
  func unmet(
    _ requirement: Requirement, _ parameters: [GenericParameter], _ arguments: [Type], in generics: GenericSignature
  ) -> UnmetRequirement? {
    func fill(_ type: Type) -> Type { canonical(type.substituting(parameters, arguments), in: generics) }
    switch requirement {
    case .conforms(let subject, let proto):
      let type = fill(subject)
      if conforms(type, to: proto, in: generics) { return nil }
      return UnmetRequirement(
        kind: .conformance, type: describe(type), required: proto.name, isExistential: isExistential(type))
    case .same(let left, let right):
      let leftType = fill(left)
      let rightType = fill(right)
      if isSame(leftType, rightType) || leftType == .error || rightType == .error { return nil }
      return UnmetRequirement(
        kind: .sameType, type: describe(leftType), required: describe(rightType), isExistential: false)
    case .inherits(let subject, let superclass):
      let type = fill(subject)
      let above = fill(superclass)
      if isSubclass(type, of: above, in: generics) || type == .error { return nil }
      return UnmetRequirement(kind: .superclass, type: describe(type), required: describe(above), isExistential: false)
    case .classBound(let subject):
      let type = fill(subject)
      if isClassBound(type, in: generics) || type == .error { return nil }
      return UnmetRequirement(kind: .classBound, type: describe(type), required: "AnyObject", isExistential: false)
    }
  }

  func isExistential(_ type: Type) -> Bool {
    if case .existential = type { return true }
    return false
  }

  /// Whether every requirement of `generics` holds for the arguments.
  func satisfies(
    _ requirements: [Requirement], _ parameters: [GenericParameter], _ arguments: [Type], in generics: GenericSignature
  ) -> Bool {
    requirements.allSatisfy { unmet($0, parameters, arguments, in: generics) == nil }
  }

  // MARK: Classes

  public func superclass(of type: Type) -> Type? {
    guard case .nominal(let nominal, let arguments) = type else { return nil }
    prepare(nominal)
    return nominal.superclass?.substituting(nominal.generics.parameters, arguments)
  }

  /// The type seen as the given nominal: itself, or the class above it that this is.
  func superclassView(of type: Type, as target: Nominal) -> Type? {
    var current: Type? = type
    while let here = current {
      guard case .nominal(let nominal, _) = here else { return nil }
      if nominal === target { return here }
      current = superclass(of: here)
    }
    return nil
  }

  func isSubclass(_ type: Type, of superclass: Type, in generics: GenericSignature) -> Bool {
    if type == superclass { return true }
    guard case .nominal(let target, _) = superclass else { return false }
    switch type {
    case .nominal: return superclassView(of: type, as: target) == superclass
    default:
      return superclassBound(of: type, in: generics).map { isSubclass($0, of: superclass, in: generics) } ?? false
    }
  }

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

  private func canonicalMember(_ base: Type, _ associated: AssociatedType, in generics: GenericSignature) -> Type {
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
  private func isSimpler(_ left: Type, than right: Type, in generics: GenericSignature) -> Bool {
    let one = weight(left)
    let other = weight(right)
    if one != other { return one < other }
    // Of two paths of one length, the one that begins further out; of those, by name.
    let first = root(of: left).flatMap { generics.parameters.firstIndex(of: $0) } ?? Int.max
    let second = root(of: right).flatMap { generics.parameters.firstIndex(of: $0) } ?? Int.max
    if first != second { return first < second }
    return describe(left) < describe(right)
  }

  private func root(of type: Type) -> GenericParameter? {
    switch type {
    case .parameter(let parameter): return parameter
    case .member(let base, _): return root(of: base)
    default: return nil
    }
  }

  private func weight(_ type: Type) -> Int {
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

  private func ownTypeWitness(_ name: String, in nominal: Nominal) -> Type? {
    let key = TypeWitnessKey(nominal: ObjectIdentifier(nominal), name: name)
    if let known = typeWitnesses[key] { return known }
    if resolvingTypeWitnesses.contains(key) { return nil }
    resolvingTypeWitnesses.insert(key)
    defer { resolvingTypeWitnesses.remove(key) }
    prepare(nominal)
    guard let result = findTypeWitness(name, in: nominal) else { return nil }
    // What comes out in terms of the type's own associated types was asked for in the middle of finding them out.
    let isSettled = !result.contains { part in
      guard case .member(let base, _) = part else { return false }
      return base.contains { if case .nominal(let other, _) = $0 { other === nominal } else { false } }
    }
    guard isSettled else { return nil }
    typeWitnesses[key] = result
    return result
  }

  private func findTypeWitness(_ name: String, in nominal: Nominal) -> Type? {
    if let parameter = nominal.generics.parameters.first(where: { $0.name == name }) { return .parameter(parameter) }
    for member in nominal.members(named: name) {
      switch member {
      case .type(let nested): return nested.selfType
      case .alias(let alias): return resolve(alias)
      default: continue
      }
    }
    let owners = nominal.conformances.map { $0.proto }.filter { $0.associatedTypes.contains { $0.name == name } }
    if owners.isEmpty { return nil }
    for conformance in nominal.conformances {
      if let found = inferTypeWitness(name, for: conformance, fromExtensions: false) { return found }
    }
    if let found = equatedTypeWitness(name, in: nominal) ?? specialDefault(name, in: nominal, owners) { return found }
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
  private func equatedTypeWitness(_ name: String, in nominal: Nominal) -> Type? {
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
  private func specialDefault(_ name: String, in nominal: Nominal, _ owners: [Nominal]) -> Type? {
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
  private func inferTypeWitness(_ name: String, for conformance: Conformance, fromExtensions: Bool) -> Type? {
    let proto = conformance.proto
    guard let selfParameter = proto.generics.parameters.first else { return nil }
    for requirement in proto.requirements {
      let wanted = interfaceType(of: requirement)
      let mentions = wanted.contains {
        if case .member(.parameter(selfParameter), let associated) = $0 { return associated.name == name }
        return false
      }
      guard mentions else { continue }
      for candidate in witnessCandidates(for: requirement, conformance, fromExtensions: fromExtensions) {
        guard candidate.isStatic == requirement.isStatic, labels(of: candidate) == labels(of: requirement) else {
          continue
        }
        var found: Type?
        var candidateType = interfaceType(of: candidate)
        if candidate.parent?.kind == .protocol, let candidateSelf = candidate.generics.parameters.first {
          candidateType = candidateType.substituting([candidateSelf], [conformance.nominal.selfType])
        }
        guard match(wanted, candidateType, selfParameter, name, conformance.nominal, &found) else { continue }
        if let found, !found.contains(where: { $0 == .error }) { return canonical(found, in: conformance.generics) }
      }
    }
    return nil
  }

  /// Whether a type has the shape of a requirement's, and what stands where the associated type is.
  private func match(
    _ pattern: Type, _ type: Type, _ selfParameter: GenericParameter, _ name: String, _ nominal: Nominal,
    _ found: inout Type?
  ) -> Bool {
    func all(_ pairs: [(Type, Type)]) -> Bool {
      for (one, other) in pairs where !match(one, other, selfParameter, name, nominal, &found) { return false }
      return true
    }
    switch (pattern, type) {
    case (.member(.parameter(let parameter), let associated), _) where parameter === selfParameter:
      if associated.name == name, found == nil { found = type }
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
    case (.metatype(let left), .metatype(let right)): return match(left, right, selfParameter, name, nominal, &found)
    default: return true
    }
  }
}

struct TypeWitnessKey: Hashable {
  let nominal: ObjectIdentifier
  let name: String
}
