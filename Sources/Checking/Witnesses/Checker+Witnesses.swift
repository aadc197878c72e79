import Diagnostics
import Syntax

/// Building witness tables.
extension Checker {
  // MARK: What the lowering asks

  public func witness(for requirement: Function, arguments: [Type]) -> Implementation? {
    let key = WitnessKey(requirement: ObjectIdentifier(requirement), arguments: arguments)
    if let known = lookUps.witnesses[key] { return known }
    let found = findWitness(for: requirement, arguments: arguments)
    lookUps.witnesses[key] = .some(found)
    return found
  }

  func findWitness(for requirement: Function, arguments: [Type]) -> Implementation? {
    guard let type = arguments.first, case .nominal(let nominal, _) = type, let proto = requirement.parent,
      let conformance = conformance(of: nominal, to: proto)
    else { return nil }
    complete(conformance)
    let member: Member = requirement.accessorOwner ?? .function(requirement)
    guard let winner = conformance.witnesses[member.identity]?.winner else { return nil }
    let own = Array(arguments.dropFirst(proto.generics.parameters.count))
    func outer(_ parent: Nominal?) -> [Type] {
      guard let parent else { return [] }
      if parent.kind == .protocol { return [type] }
      if case .nominal(_, let arguments)? = superclassView(of: type, as: parent) { return arguments }
      return []
    }
    func ownArguments(of function: Function) -> [Type] {
      guard function.generics.parameters.count > (function.parent?.generics.parameters.count ?? 0),
        let inGeneral = self.ownArguments(of: function, standingFor: requirement, conformance)
      else { return own }
      let wanted = Array(requirement.generics.parameters.dropFirst(proto.generics.parameters.count))
      let parameters = nominal.generics.parameters + wanted
      return inGeneral.map { canonical($0.substituting(parameters, outer(nominal) + own), in: GenericSignature()) }
    }
    switch winner {
    case .function(let function):
      let target = override(of: function, in: nominal)
      return .function(target, arguments: outer(target.parent) + ownArguments(of: function))
    case .variable(let variable):
      let chosen = override(of: variable, in: nominal)
      prepare(chosen)
      let accessor = requirement.kind == .setter ? chosen.setter : chosen.getter
      let above = requirement.kind == .setter ? variable.setter : variable.getter
      if let accessor {
        return .function(above.map { overrideInForm(of: $0, accessor) } ?? accessor, arguments: outer(chosen.parent))
      }
      return .storedProperty(chosen)
    case .subscripted(let entity):
      guard let accessor = requirement.kind == .setter ? entity.setter : entity.getter else { return nil }
      return .function(accessor, arguments: outer(entity.parent) + ownArguments(of: accessor))
    case .enumCase(let entity): return .enumCase(entity)
    default: return nil
    }
  }

  public func override(of function: Function, in nominal: Nominal) -> Function {
    guard let parent = function.parent, parent.kind == .class else { return function }
    var current: Nominal? = nominal
    while let here = current, here !== parent {
      for candidate in overrideCandidates(of: function, in: here) {
        var root: Function? = candidate
        while let next = root?.overridden { root = next === function ? nil : next }
        if root == nil { return overrideInForm(of: function, candidate) }
      }
      prepare(here)
      if case .nominal(let superclass, _)? = here.superclass { current = superclass } else { current = nil }
    }
    return function
  }

  func overrideCandidates(of function: Function, in nominal: Nominal) -> [Function] {
    switch function.accessorOwner {
    case .variable(let variable)?:
      return nominal.members(named: variable.name).compactMap {
        guard case .variable(let own) = $0 else { return nil }
        prepare(own)
        return function.kind == .setter ? own.setter : own.getter
      }
    case .subscripted?:
      return nominal.members(named: "subscript").compactMap {
        guard case .subscripted(let own) = $0 else { return nil }
        prepare(own)
        return function.kind == .setter ? own.setter : own.getter
      }
    default:
      return nominal.members(named: function.name).compactMap {
        guard case .function(let own) = $0 else { return nil }
        prepare(own)
        return own
      }
    }
  }

  public func override(of variable: Variable, in nominal: Nominal) -> Variable {
    guard let parent = variable.parent, parent.kind == .class else { return variable }
    var current: Nominal? = nominal
    while let here = current, here !== parent {
      for case .variable(let candidate) in here.members(named: variable.name) {
        var root: Variable? = candidate
        while let next = root?.overridden { root = next === variable ? nil : next }
        if root == nil { return candidate }
      }
      if case .nominal(let superclass, _)? = here.superclass { current = superclass } else { current = nil }
    }
    return variable
  }

  public func isOverridden(_ function: Function) -> Bool {
    overriding.overridden.contains(ObjectIdentifier(function)) || mayBeOverriddenInLibrary(function.parent)
  }

  public func isOverridden(_ variable: Variable) -> Bool {
    overriding.overridden.contains(ObjectIdentifier(variable))
      || variable.getter != nil && mayBeOverriddenInLibrary(variable.parent)
  }

  /// A class of the library may have one below it that nobody has asked for yet.
  private func mayBeOverriddenInLibrary(_ parent: Nominal?) -> Bool {
    guard let parent, parent.kind == .class else { return false }
    return parent.module.isLibrary && !parent.isFinal
  }

  // MARK: Completing a conformance

  /// Finds the witness of every requirement. What is missing is not reported here.
  func complete(_ conformance: Conformance) {
    if conformance.isComplete || conformance.isResolving { return }
    if LibraryUse.isTraced {
      LibraryUse.note(.witnesses, of: conformance.nominal, in: conformance.nominal.module, conformance.proto.name)
    }
    conformance.isResolving = true
    defer { conformance.isResolving = false }
    prepare(conformance.proto)
    synthesizeMembers(for: conformance)
    chooseWitnesses(of: conformance)
    conformance.isComplete = true
  }

  func chooseWitnesses(of conformance: Conformance) {
    for requirement in conformance.proto.requirements {
      var chosen: Witness?
      if case .found(let witness) = chooseWitness(for: requirement, conformance) { chosen = witness }
      conformance.witnesses[requirement.identity] = chosen
    }
  }

  enum WitnessSearch {
    case found(Witness)
    case ambiguous([Member])
    /// Nothing fits; these have the name, and the reason they do not.
    case missing([(Member, Mismatch)])
  }

  enum Mismatch {
    case type(String)
    case isStatic(Bool)
    case notSettable
    case isMutating
    case labels
    case notRequired
    case failable

    case givesClass(String)

    /// Where the member was clearly meant.
    var isMistake: Bool {
      switch self {
      case .labels, .notRequired, .givesClass: true
      default: false
      }
    }
  }

  /// A requirement that a refining protocol only says again is the refined one's: where a class above has chosen for that,
  /// it stays chosen.
  private func inheritedWitness(for requirement: Member, _ conformance: Conformance) -> Witness? {
    guard conformance.nominal.kind == .class else { return nil }
    for refined in allRefined(of: conformance.proto) where refined !== conformance.proto {
      guard let other = self.conformance(of: conformance.nominal, to: refined), other.nominal !== conformance.nominal
      else { continue }
      for said in refined.requirements
      where memberName(said) == memberName(requirement) && said.isStatic == requirement.isStatic {
        guard let first = selfless(said), first == selfless(requirement) else { continue }
        complete(other)
        guard let witness = other.witnesses[said.identity] else { continue }
        return Witness(requirement: requirement, winner: witness.winner)
      }
    }
    return nil
  }

  /// A requirement's type with the name `Self` that all protocols share.
  private func selfless(_ requirement: Member) -> Type? {
    prepareGenerics(of: requirement)
    guard let own = requirement.parent?.generics.parameters.first else { return nil }
    return interfaceType(of: requirement).substituting([own], [.void])
  }

  func chooseWitness(for requirement: Member, _ conformance: Conformance) -> WitnessSearch {
    if let witness = inheritedWitness(for: requirement, conformance) { return .found(witness) }
    let own = witnessCandidates(for: requirement, conformance, fromExtensions: false)
    var near: [(Member, Mismatch)] = []
    var matching: [Member] = []
    for candidate in own {
      if let mismatch = mismatch(candidate, requirement, conformance) {
        near.append((candidate, mismatch))
      } else {
        matching.append(candidate)
      }
    }
    // Of the type's own, only what is more general than the requirement may stand behind a default.
    if matching.allSatisfy({ isMoreGeneral($0, than: requirement, conformance) }) {
      let defaults = witnessCandidates(for: requirement, conformance, fromExtensions: true)
      matching += defaults.filter { mismatch($0, requirement, conformance) == nil }
    }
    if matching.count > 1 {
      guard let best = mostSpecialized(matching) else { return .ambiguous(matching) }
      return .found(Witness(requirement: requirement, winner: best.winner, losers: best.losers))
    }
    guard let winner = matching.first else { return .missing(near) }
    return .found(Witness(requirement: requirement, winner: winner))
  }

  /// What would have stood for a requirement as well: what the choice has noted, and behind a type's own member the defaults, at which
  /// it had no need to look.
  func losers(to winner: Member, for requirement: Member, _ conformance: Conformance) -> [Contender] {
    complete(conformance)
    guard let witness = conformance.witnesses[requirement.identity] else { return [] }
    var result = witness.losers
    if winner.identity != witness.winner.identity {
      result.append(Contender(member: witness.winner, reason: .overridden))
    }
    if winner.parent?.kind == .protocol { return result }
    return result
      + witnessCandidates(for: requirement, conformance, fromExtensions: true)
      .filter { mismatch($0, requirement, conformance) == nil }
      .map { Contender(member: $0, reason: .ownGoesFirst) }
  }

  /// Whether a member has generic parameters of its own where the requirement has none, or more.
  private func isMoreGeneral(_ member: Member, than requirement: Member, _ conformance: Conformance) -> Bool {
    let own = member.generics.parameters.count - (member.parent?.generics.parameters.count ?? 0)
    return own > requirement.generics.parameters.count - conformance.proto.generics.parameters.count
  }

  /// Members of the right name: the type's own (with those of its superclasses), or defaults in protocol extensions.
  func witnessCandidates(for requirement: Member, _ conformance: Conformance, fromExtensions: Bool) -> [Member] {
    let name = memberName(requirement)
    var result: [Member] = []
    if !fromExtensions {
      var current: Nominal? = conformance.nominal
      while let here = current {
        let below = result
        result += here.members(named: name).filter { member in
          !member.isTypeLike && isThere(member, conformance) && isLookedUp(member, for: conformance)
            && !below.contains { overrides($0, member) }
        }
        prepare(here)
        if case .nominal(let superclass, _)? = here.superclass { current = superclass } else { current = nil }
      }
      if isOperator(name), case .function = requirement {
        // Those at the top.
        let module = conformance.extensionInfo?.module ?? conformance.nominal.module
        for function in operatorFunctions(name, for: [], in: conformance.generics, seenIn: module)
        where function.parent == nil {
          result.append(.function(function))
        }
      }
      return result
    }
    let selfType = conformance.nominal.selfType
    for proto in protocols(of: selfType, in: conformance.generics) {
      for member in proto.members(named: name)
      where !member.isRequirement && !member.isTypeLike && isSeen(member, by: conformance) {
        guard let selfParameter = proto.generics.parameters.first else { continue }
        prepareGenerics(of: member)
        let requirements = extensionRequirements(of: member, proto)
        if satisfies(requirements, [selfParameter], [selfType], in: conformance.generics) { result.append(member) }
      }
    }
    return result
  }

  /// What a class above keeps for itself is not found, nor are operators that a type does.
  private func isLookedUp(_ member: Member, for conformance: Conformance) -> Bool {
    isSeen(member, by: conformance)
      && (member.access > .private || member.parent === conformance.nominal && !isOperator(memberName(member)))
  }

  /// What another module adds is only a candidate where that is imported: for a conformance of the library, nothing of a script's.
  func isSeen(_ member: Member, by conformance: Conformance) -> Bool {
    if let module = member.module, !module.isLibrary,
      (conformance.extensionInfo?.module ?? conformance.nominal.module).isLibrary
    {
      return false
    }
    guard let scope = conformance.extensionInfo?.scope ?? conformance.nominal.scope else { return true }
    return moduleToImport(for: member, from: scope) == nil
  }

  /// Whether all that conforms has a member of an extension that asks for something of the type's parameters.
  func isThere(_ member: Member, _ conformance: Conformance) -> Bool {
    guard let parent = member.parent, !parent.generics.parameters.isEmpty, let ext = extensionInfo(of: member),
      parent === conformance.nominal, ext.isConstrained
    else { return true }
    prepareGenerics(of: member)
    let asked = Array(ext.generics.requirements.dropFirst(parent.generics.requirements.count))
    let parameters = parent.generics.parameters
    return satisfies(asked, parameters, parameters.map { .parameter($0) }, in: conformance.generics)
  }

  func extensionInfo(of member: Member) -> Extension? {
    switch member {
    case .function(let function): function.extensionInfo
    case .variable(let variable): variable.extensionInfo
    case .subscripted(let entity): entity.extensionInfo
    default: nil
    }
  }

  /// The requirements that an extension puts on `Self`.
  func extensionRequirements(of member: Member, _ proto: Nominal) -> [Requirement] {
    prepare(proto)
    let ext: Extension? =
      switch member {
      case .function(let function): function.extensionInfo
      case .variable(let variable): variable.extensionInfo
      case .subscripted(let entity): entity.extensionInfo
      default: nil
      }
    guard let ext else { return proto.generics.requirements.prefix(1).map { $0 } }
    return [proto.generics.requirements[0]] + ext.generics.requirements.dropFirst(proto.generics.requirements.count)
  }

  func prepareGenerics(of member: Member) {
    switch member {
    case .function(let function): prepare(function)
    case .variable(let variable): prepare(variable)
    case .subscripted(let entity): prepare(entity)
    case .enumCase(let entity): prepare(entity)
    case .type(let nominal): prepare(nominal)
    case .alias, .associated, .parameter: break
    }
  }

  func memberName(_ member: Member) -> String {
    switch member {
    case .function(let function): function.kind == .initializer ? "init" : function.name
    case .variable(let variable): variable.name
    case .subscripted: "subscript"
    case .enumCase(let entity): entity.name
    case .type(let nominal): nominal.name
    case .alias(let alias): alias.name
    case .associated(let associated): associated.name
    case .parameter(let parameter): parameter.name
    }
  }
}
