import Diagnostics

/// What is known of generic parameters, and of types built from them.
extension Checker {
  // MARK: Conforming

  /// Whether a type satisfies a protocol, given what is known of the generic parameters in it.
  func conforms(_ type: Type, to proto: Nominal, in generics: GenericSignature) -> Bool {
    if proto === anyRoot || proto.isMarker { return true }
    switch type {
    case .nominal(let nominal, let arguments):
      let isConcrete = arguments.isEmpty
      let key = ConformanceKey(type: type, proto: ObjectIdentifier(proto))
      if isConcrete, let known = lookUps.conformances[key] { return known }
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
      let mayBeSeen = !result && nominal.conformances.contains { $0.proto === proto }
      if isConcrete, nominal.stage == .known, !mayBeSeen { lookUps.conformances[key] = result }
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
  public func moduleConforming(_ nominal: Nominal, to proto: Nominal) -> Module? {
    conformance(of: nominal, to: proto).map { $0.extensionInfo?.module ?? $0.nominal.module }
  }

  func conformance(of nominal: Nominal, to proto: Nominal) -> Conformance? {
    var current: Nominal? = nominal
    while let here = current {
      prepare(here)
      if let found = here.conformances.first(where: { $0.proto === proto }), !isUnseen(found) { return found }
      if case .nominal(let superclass, _)? = here.superclass { current = superclass } else { current = nil }
    }
    return nil
  }

  /// The protocols that a parameter, an associated type, an existential or an opaque type is known to satisfy, with all they
  /// refine.
  func protocols(of type: Type, in generics: GenericSignature) -> [Nominal] {
    protocols(of: type, in: generics, protocolsOfBases(of: type, in: generics))
  }

  /// Of each base of a member type, from the root on: what one satisfies follows from what those before it do.
  private func protocolsOfBases(of type: Type, in generics: GenericSignature) -> [[Nominal]] {
    var bases: [Type] = []
    var current = type
    while case .member(let base, _) = current {
      bases.append(base)
      current = base
    }
    var known: [[Nominal]] = []
    for base in bases.reversed() { known.append(protocols(of: base, in: generics, known)) }
    return known
  }

  private func protocols(of type: Type, in generics: GenericSignature, _ ofBases: [[Nominal]]) -> [Nominal] {
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
      for case .conforms(let subject, let proto) in generics.requirements
      where isSame(subject, type) || isSameMember(subject, type, of: base, in: generics) {
        direct.append(proto)
      }
      for said in requirements(of: base, associated, ofBases) {
        if case .conforms(_, let proto) = said.requirement { direct.append(proto) }
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

  /// Whether another member of the same base is equal by what protocols say: `T.Scalar` and `T.ArrayLiteralElement`.
  private func isSameMember(_ subject: Type, _ type: Type, of base: Type, in generics: GenericSignature) -> Bool {
    guard case .member(let other, let associated) = subject, isSame(other, base) else { return false }
    return isSame(canonicalMember(base, associated, in: generics), type)
  }

  /// What protocols say of a member type: what one says of its `Self.A.B` holds for the `A.B` of all that conform.
  private func requirements(
    of base: Type, _ associated: AssociatedType, _ ofBases: [[Nominal]]
  ) -> [(requirement: Requirement, selfParameter: GenericParameter, conforming: Type)] {
    var result: [(Requirement, GenericParameter, Type)] = []
    var ofBases = ofBases
    var owners = [associated.owner] + (ofBases.popLast() ?? [])
    var root = base
    var rest = { Type.member($0, associated) }
    while true {
      for owner in owners {
        guard let selfParameter = owner.generics.parameters.first else { continue }
        prepare(owner)
        let known = rest(.parameter(selfParameter))
        for requirement in owner.generics.requirements where isSame(requirement.subject, known) {
          result.append((requirement, selfParameter, root))
        }
      }
      guard case .member(let outer, let own) = root else { return result }
      owners = ofBases.popLast() ?? []
      root = outer
      rest = { [rest] in rest(.member($0, own)) }
    }
  }

  func protocols(ofParameter type: Type, in generics: GenericSignature) -> [Nominal] {
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
    var bound: Type?
    for case .inherits(let subject, let superclass) in generics.requirements where isSame(subject, type) {
      // An extension may ask for a class below the one that the type asks for.
      if let known = bound, case .nominal(let above, _) = known, superclassView(of: superclass, as: above) == nil {
        continue
      }
      bound = superclass
    }
    if let bound { return bound }
    guard case .member(let base, let associated) = type else { return nil }
    return requirements(of: base, associated, protocolsOfBases(of: type, in: generics)).firstResult { said in
      guard case .inherits(_, let superclass) = said.requirement else { return nil }
      return superclass.substituting([said.selfParameter], [said.conforming])
    }
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

  /// Whether a generic parameter that has to be a class may be this type: of existentials only `AnyObject`, and a class without
  /// protocols, as what goes with the others is more than a reference.
  func satisfiesClassBound(_ type: Type, in generics: GenericSignature) -> Bool {
    if case .existential(let existential) = type {
      return isClassBound(type, in: generics) && existential.protocols.allSatisfy(\.isMarker)
    }
    return isClassBound(type, in: generics)
  }

  /// Equal, where associated types of one name count as one whichever protocol declares them.
  func isSame(_ left: Type, _ right: Type) -> Bool {
    if case .member(let leftBase, let leftName) = left, case .member(let rightBase, let rightName) = right {
      return leftName.name == rightName.name && isSame(leftBase, rightBase)
    }
    if left == right { return true }
    switch (left, right) {
    case (.tuple(let one), .tuple(let other)):
      return one.count == other.count && zip(one, other).allSatisfy { $0.label == $1.label && isSame($0.type, $1.type) }
    case (.nominal(let one, let ours), .nominal(let other, let theirs)):
      return one === other && !ours.isEmpty && zip(ours, theirs).allSatisfy(isSame)
    case (.metatype(let one), .metatype(let other)): return isSame(one, other)
    default: return false
    }
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
      // What a type does not say of itself is told where it is declared.
      for case .member(.nominal(let nominal, _), _) in [leftType, rightType] where !nominal.module.isLibrary {
        return nil
      }
      return UnmetRequirement(
        kind: .sameType, type: describe(leftType), required: describe(rightType), isExistential: false)
    case .inherits(let subject, let superclass):
      let type = fill(subject)
      let above = fill(superclass)
      if isSubclass(type, of: above, in: generics) || type == .error { return nil }
      return UnmetRequirement(kind: .superclass, type: describe(type), required: describe(above), isExistential: false)
    case .classBound(let subject):
      let type = fill(subject)
      if satisfiesClassBound(type, in: generics) || type == .error { return nil }
      return UnmetRequirement(
        kind: .classBound, type: describe(type), required: "AnyObject", isExistential: isExistential(type))
    }
  }

  /// The one struct that values become as they become existentials.
  func isAnyHashable(_ type: Type) -> Bool {
    guard case .nominal(let nominal, _) = type else { return false }
    return nominal.name == "AnyHashable" && nominal.module === core.module
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
}

struct TypeWitnessKey: Hashable {
  let nominal: ObjectIdentifier
  let name: String
}
