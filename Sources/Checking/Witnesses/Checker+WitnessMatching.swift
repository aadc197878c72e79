import Diagnostics
import Syntax

/// Whether a member satisfies a requirement, and which of several does it best.
extension Checker {
  // MARK: Matching

  /// Why a candidate does not satisfy a requirement; nil where it does.
  func mismatch(_ candidate: Member, _ requirement: Member, _ conformance: Conformance) -> Mismatch? {
    prepareGenerics(of: candidate)
    prepareGenerics(of: requirement)
    let isOperatorFunction: Bool =
      if case .function(let function) = candidate { function.parent == nil } else { false }
    if candidate.isStatic != requirement.isStatic, !isOperatorFunction { return .isStatic(candidate.isStatic) }
    guard let selfParameter = conformance.proto.generics.parameters.first else { return nil }
    let selfType = conformance.nominal.selfType
    let generics = conformance.generics
    func requirementType(_ type: Type) -> Type {
      canonical(type.substituting([selfParameter], [selfType]), in: generics)
    }
    /// `Self`, which would be the class above where it does not say `Self` too.
    func isOfClassBelow(_ type: Type) -> Bool {
      (unwrapped(type) ?? type) == .parameter(selfParameter) && conformance.nominal.kind == .class
        && !conformance.nominal.isFinal
    }
    let candidateParameters: [GenericParameter]
    let candidateOuter: [Type]
    if let parent = candidate.parent {
      candidateParameters = parent.generics.parameters
      if parent.kind == .protocol {
        candidateOuter = [selfType]
      } else if case .nominal(_, let arguments)? =
        superclassView(of: selfType, as: parent)
      {
        candidateOuter = arguments
      } else {
        candidateOuter = parent.generics.parameters.map { .parameter($0) }
      }
    } else {
      candidateParameters = []
      candidateOuter = []
    }
    /// How the types of a function and of the one that it stands for are compared: nil where what they ask of their own generic
    /// parameters or take does not fit.
    func signature(
      of found: Function, standingFor wanted: Function
    ) -> (candidate: (Type) -> Type, requirement: (Type) -> Type)? {
      guard let own = ownArguments(of: found, standingFor: wanted, conformance) else { return nil }
      let foundOwn = found.generics.parameters.dropFirst(candidateParameters.count)
      let all = candidateParameters + foundOwn
      let allArguments = candidateOuter + own
      var known = generics
      if wanted.generics.parameters.count > conformance.proto.generics.parameters.count || !foundOwn.isEmpty {
        // What the requirement says of its own parameters, where `Self` is this type.
        let asked = wanted.generics.requirements.map { $0.mapping(requirementType) }
        known = GenericSignature(
          parameters: generics.parameters + wanted.generics.parameters, requirements: generics.requirements + asked)
      }
      func candidateType(_ type: Type) -> Type { canonical(type.substituting(all, allArguments), in: known) }
      func requirementType(_ type: Type) -> Type {
        canonical(type.substituting([selfParameter], [selfType]), in: known)
      }
      // What it asks of its own parameters must be no more than the requirement does.
      for requirement in found.generics.requirements
      where !foundOwn.isEmpty
        && requirement.subject.contains(where: { part in
          if case .parameter(let parameter) = part { foundOwn.contains(parameter) } else { false }
        })
      {
        if unmet(requirement, all, allArguments, in: known) != nil { return nil }
      }
      for (one, other) in zip(found.parameters, wanted.parameters) {
        if case .function = one.type, !one.variable.isNonEscaping, other.variable.isNonEscaping { return nil }
        if one.isInOut != other.isInOut || one.isVariadic != other.isVariadic
          || !agree(candidateType(one.type), requirementType(other.type))
        {
          return nil
        }
      }
      return (candidateType, requirementType)
    }
    // What is thrown as it is said, or as anything.
    func mayThrow(_ wanted: Type?) -> Bool {
      guard let wanted, case .function(let found) = candidate else { return true }
      if case .existential = wanted { return true }
      return wanted == found.thrownType.map(candidateThrown)
    }
    func candidateThrown(_ type: Type) -> Type {
      canonical(type.substituting(candidateParameters, candidateOuter), in: generics)
    }
    switch (requirement, candidate) {
    case (.variable(let wanted), .variable(let found)):
      let foundType = canonical(found.type.substituting(candidateParameters, candidateOuter), in: generics)
      if !agree(foundType, requirementType(wanted.type)) { return .type(describe(foundType)) }
      if isOfClassBelow(wanted.type), found.parent?.kind == .class, !found.givesSelf {
        return .givesClass(conformance.nominal.name)
      }
      if wanted.setter != nil {
        if found.isLet || (!found.isStored && found.setter == nil) { return .notSettable }
      }
      if found.getter?.isMutating == true, wanted.getter?.isMutating == false { return .isMutating }
      if found.getter?.isThrowing == true, wanted.getter?.isThrowing != true {
        return .type("\(describe(foundType)) throws")
      }
      if found.getter?.isAsync == true, wanted.getter?.isAsync != true {
        return .type("\(describe(foundType)) async")
      }
      return nil
    case (.variable(let wanted), .enumCase(let found)):
      if wanted.isStatic, wanted.setter == nil, found.node.payload == nil, requirementType(wanted.type) == selfType {
        return nil
      }
      return .type(describe(selfType))
    case (.function(let wanted), .function(let found)):
      if wanted.kind != found.kind { return .type("a different kind") }
      // Only what fits but for its labels was clearly meant.
      let hasLabels = labels(of: candidate) == labels(of: requirement)
      if !hasLabels, found.parameters.count != wanted.parameters.count { return .labels }
      if found.isMutating, !wanted.isMutating, wanted.kind != .initializer { return .isMutating }
      if found.isFailable, !wanted.isFailable { return .failable }
      if found.isAsync, !wanted.isAsync { return .type(describe(interfaceType(of: candidate))) }
      if found.isThrowing,
        !wanted.isThrowing || !found.isRethrowing && !mayThrow(wanted.thrownType.map(requirementType))
      {
        return .type(describe(interfaceType(of: candidate)))
      }
      guard let form = signature(of: found, standingFor: wanted) else {
        return .type(describe(interfaceType(of: candidate)))
      }
      if wanted.kind == .initializer {
        if !hasLabels { return .labels }
        let isClass = conformance.nominal.kind == .class && !conformance.nominal.isFinal
        if isClass, !found.isRequired, found.parent?.kind == .class { return .notRequired }
        return nil
      }
      if agree(form.candidate(found.result), form.requirement(wanted.result)) {
        if isOfClassBelow(wanted.result), found.parent?.kind == .class, !found.givesSelf {
          return .givesClass(conformance.nominal.name)
        }
        return hasLabels ? nil : .labels
      }
      return .type(describe(interfaceType(of: candidate)))
    case (.function(let wanted), .enumCase(let found)):
      if wanted.isStatic, let payload = Optional(found.payload),
        payload.map({ $0.label }) == wanted.parameters.map({ $0.label }),
        zip(payload, wanted.parameters).allSatisfy({ agree($0.type, requirementType($1.type)) }),
        requirementType(wanted.result) == selfType
      {
        return nil
      }
      return .type(describe(selfType))
    case (.subscripted(let wanted), .subscripted(let found)):
      if labels(of: candidate) != labels(of: requirement) { return .labels }
      guard let reading = found.getter, let wantedReading = wanted.getter,
        let form = signature(of: reading, standingFor: wantedReading),
        agree(form.candidate(found.element), form.requirement(wanted.element))
      else { return .type(describe(interfaceType(of: candidate))) }
      if wanted.setter != nil, found.setter == nil { return .notSettable }
      return nil
    default: return .type(describe(interfaceType(of: candidate)))
    }
  }

  /// What the generic parameters of a witness are where it stands for a requirement, in the requirement's own and those of the type:
  /// `func show<T>(_ x: T)` may stand for `func show(_ x: Int)`.
  func ownArguments(of found: Function, standingFor wanted: Function, _ conformance: Conformance) -> [Type]? {
    let outer = found.parent?.generics.parameters.count ?? 0
    let foundOwn = Array(found.generics.parameters.dropFirst(outer))
    let wantedOwn = wanted.generics.parameters.dropFirst(conformance.proto.generics.parameters.count)
    let alike = foundOwn.count == wantedOwn.count ? wantedOwn.map { Type.parameter($0) } : nil
    if foundOwn.isEmpty { return alike }
    guard let selfParameter = conformance.proto.generics.parameters.first,
      found.parameters.count == wanted.parameters.count
    else { return nil }
    var known: [GenericParameter: Type] = [:]
    func match(_ pattern: Type, _ type: Type) {
      switch (pattern, type) {
      case (.parameter(let parameter), _) where foundOwn.contains(parameter):
        if known[parameter] == nil { known[parameter] = type }
      case (.nominal(let one, let patterns), .nominal(let other, let types)) where one === other:
        zip(patterns, types).forEach(match)
      case (.tuple(let patterns), .tuple(let types)) where patterns.count == types.count:
        for (pattern, type) in zip(patterns, types) { match(pattern.type, type.type) }
      case (.function(let pattern), .function(let type)) where pattern.parameters.count == type.parameters.count:
        for (one, other) in zip(pattern.parameters, type.parameters) { match(one.type, other.type) }
        match(pattern.result, type.result)
      case (.metatype(let pattern), .metatype(let type)): match(pattern, type)
      default: break
      }
    }
    func requirementType(_ type: Type) -> Type {
      canonical(type.substituting([selfParameter], [conformance.nominal.selfType]), in: conformance.generics)
    }
    for (one, other) in zip(found.parameters, wanted.parameters) { match(one.type, requirementType(other.type)) }
    match(found.result, requirementType(wanted.result))
    let arguments = foundOwn.compactMap { known[$0] }
    return arguments.count == foundOwn.count ? arguments : alike
  }

  /// Equal for the purpose of a witness: associated types by name, opaque types and errors agree with what they stand for.
  func agree(_ left: Type, _ right: Type) -> Bool {
    if left == right || left == .error || right == .error { return true }
    switch (left, right) {
    // An associated type may be what is opaque; a type that is known is not, whatever stands for it.
    case (.opaque, .member), (.member, .opaque): return true
    case (.opaque(let one), .opaque(let other)): return one.function === other.function
    case (.member, .member): return isSame(left, right)
    case (.nominal(let one, let oneArguments), .nominal(let other, let otherArguments)):
      return one === other && zip(oneArguments, otherArguments).allSatisfy { agree($0, $1) }
    case (.function(let one), .function(let other)):
      return one.parameters.count == other.parameters.count && one.isThrowing == other.isThrowing
        && one.isAsync == other.isAsync
        && agree(one.result, other.result)
        && zip(one.parameters, other.parameters).allSatisfy {
          $0.isInOut == $1.isInOut && $0.isVariadic == $1.isVariadic && agree($0.type, $1.type)
        }
    case (.tuple(let one), .tuple(let other)):
      return one.count == other.count && zip(one, other).allSatisfy { $0.label == $1.label && agree($0.type, $1.type) }
    case (.metatype(let one), .metatype(let other)): return agree(one, other)
    default: return false
    }
  }

  // MARK: Specificity

  /// The candidate that is preferred to all others, and why it is to each of them.
  func mostSpecialized(_ candidates: [Member]) -> (winner: Member, losers: [Contender])? {
    let nearer = candidates.filter { !isLibraryFallback($0) }
    let candidates = nearer.isEmpty ? candidates : nearer
    for candidate in candidates {
      let others = candidates.filter { $0.identity != candidate.identity }
      let losers = others.compactMap { other in
        preference(candidate, over: other).map { Contender(member: other, reason: .ranked($0)) }
      }
      if losers.count == others.count { return (candidate, losers) }
    }
    return nil
  }

  private func isLibraryFallback(_ member: Member) -> Bool {
    if case .function(let function) = member { function.isDisfavored && function.module.isLibrary } else { false }
  }

  /// Why one is preferred where both fit; nil where it is not.
  func preference(_ left: Member, over right: Member) -> RankingReason? {
    if let refines = refinesShape(left, right) { return refines ? .refinedProtocol : nil }
    var forwards = Specialization(self, left, asSpecializedAs: right)
    var backwards = Specialization(self, right, asSpecializedAs: left)
    let (ours, theirs) = (forwards.verdict(), backwards.verdict())
    if ours.holds != theirs.holds { return ours.holds ? ours.reason : nil }
    if isRefined(left, right) == true { return .refinedParameters }
    return isNearer(left, right) ? .ownModule : nil
  }

  /// Of two defaults of one shape, that of the protocol which refines the other's hides it, whatever the extensions ask for.
  func refinesShape(_ left: Member, _ right: Member) -> Bool? {
    guard left.isInProtocolExtension, right.isInProtocolExtension, let one = left.parent, let other = right.parent,
      one !== other
    else { return nil }
    let refines = allRefined(of: one).contains { $0 === other }
    guard refines || allRefined(of: other).contains(where: { $0 === one }), sameShape(left, right) else { return nil }
    return refines
  }

  /// Whether one is the script's, and the other what a module has at the top or in the same type for the same arguments: where
  /// nothing else tells them apart, that is meant which is nearer.
  func isNearer(_ left: Member, _ right: Member) -> Bool {
    guard let here = left.module, let there = right.module, !here.isLibrary, there.isLibrary,
      left.parent === right.parent
    else { return false }
    if case (.variable, .variable) = (left, right) { return true }
    if left.parent?.kind == .protocol { return !left.isRequirement && !right.isRequirement && sameShape(left, right) }
    // A function at the top hides only one of the very same type, and goes before one that takes more: what the library does not
    // evaluate before it has to, it also takes the place of the call with, which is left out here.
    if case .function(let own) = left, own.parent == nil, case .function(let other) = right {
      if other.parameters.contains(where: \.isAutoclosure) { return true }
      let arguments = other.generics.parameters.map { Type.parameter($0) }
      return sameShape(left, right) && own.result.substituting(own.generics.parameters, arguments) == other.result
    }
    if labels(of: left) != labels(of: right) { return false }
    guard case .function(let own) = left, case .function(let other) = right, own.kind == .initializer else {
      return interfaceType(of: left) == interfaceType(of: right)
    }
    return own.parameters.map(\.type) == other.parameters.map(\.type)
  }

  /// Whether what one extension knows of its `Self` is all that another asks for.
  func extensionSatisfies(_ left: Member, _ right: Member) -> Bool {
    guard let leftParent = left.parent, let rightParent = right.parent,
      let leftSelf = leftParent.generics.parameters.first,
      let rightSelf = rightParent.generics.parameters.first
    else { return false }
    return satisfies(
      extensionRequirements(of: right, rightParent), [rightSelf], [.parameter(leftSelf)],
      in: extensionSignature(of: left) ?? leftParent.generics)
  }

  func extensionSignature(of member: Member) -> GenericSignature? {
    switch member {
    case .function(let function): function.extensionInfo?.generics
    case .variable(let variable): variable.extensionInfo?.generics
    case .subscripted(let entity): entity.extensionInfo?.generics
    default: nil
    }
  }

  /// What the declaration of a type leaves out that its conformances can supply: `==`, `hash(into:)`, raw values, `allCases`.
  func synthesizeMembers(for conformance: Conformance) { synthesize(conformance) }
}
