import Diagnostics
import Syntax

/// What a protocol asks for is seen wherever both the type and the protocol are.
extension Checker {
  func checkWitnessAccess(of conformance: Conformance) {
    let module = conformance.extensionInfo?.module ?? conformance.nominal.module
    let needed = min(reachable(conformance.nominal), reachable(conformance.proto))
    guard module === main.module else { return }
    for associated in conformance.proto.associatedTypes {
      let own = conformance.nominal.members(named: associated.name).first { $0.isTypeLike }
      if let own, own.access < needed { reportHidden(own, own.access, needed, associated.span, conformance) }
    }
    for requirement in conformance.proto.requirements {
      guard let winner = conformance.witnesses[requirement.identity]?.winner, isWritten(winner) else { continue }
      if winner.access < needed {
        reportHidden(winner, winner.access, needed, requirement.span, conformance)
      } else if requirement.isSettable, let setter = winner.setterAccess, setter < needed {
        reportHidden(winner, setter, needed, requirement.span, conformance, isSetter: true)
      }
    }
  }

  /// How far a type is seen, with those around it; what is private, in the whole file.
  private func reachable(_ nominal: Nominal) -> Access {
    if nominal.isLocal { return .fileprivate }
    let own = max(nominal.access, .fileprivate)
    return nominal.parent.map { min(own, reachable($0)) } ?? own
  }

  /// What the compiler supplies is seen as far as it must be, but for the initializer of all the properties.
  private func isWritten(_ member: Member) -> Bool {
    if member.span?.source.isLibrary == true { return false }
    guard case .function(let function) = member else { return true }
    if case .memberwiseInitializer? = function.synthesis { return true }
    return function.synthesis == nil && !isSupplied(function)
  }

  private func reportHidden(
    _ member: Member, _ access: Access, _ needed: Access, _ required: Span?, _ conformance: Conformance,
    isSetter: Bool = false
  ) {
    let name = fullName(of: member)
    report(
      .witnessDiffers(
        name: name, wanted: name, proto: conformance.proto.name,
        why: .hidden((isSetter ? "setter of " : "") + member.witnessKind, atLeast: needed.words),
        required: required.flatMap { $0.source.isLibrary ? nil : $0 }),
      at: placeOfWitness(member, in: conformance))
  }

  /// The witness itself where it stands beside what says the conformance.
  func placeOfWitness(_ member: Member, in conformance: Conformance) -> Span {
    let head = conformance.extensionInfo.map { $0.node.head } ?? conformance.nominal.span
    let isBeside = member.parent === conformance.nominal && home(of: member) === conformance.extensionInfo
    return isBeside ? member.span ?? head : head
  }

  /// The extension that a member stands in.
  private func home(of member: Member) -> Extension? {
    let scope: Scope? =
      switch member {
      case .type(let nominal): nominal.scope?.parent
      case .alias(let alias): alias.scope
      default: nil
      }
    guard let scope else { return extensionInfo(of: member) }
    var current: Scope? = scope
    while let here = current {
      if case .nominal(let nominal, let ext) = here.kind, nominal === member.parent { return ext }
      current = here.parent
    }
    return nil
  }
}

extension Member {
  fileprivate var isSettable: Bool {
    switch self {
    case .variable(let variable): variable.setter != nil
    case .subscripted(let entity): entity.setter != nil
    default: false
    }
  }

  fileprivate var setterAccess: Access? {
    switch self {
    case .variable(let variable): variable.setterAccess
    case .subscripted(let entity): entity.setterAccess
    default: nil
    }
  }

  fileprivate var witnessKind: String {
    switch self {
    case .function(let function): function.kind == .initializer ? "initializer" : "method"
    case .variable: "property"
    case .subscripted: "subscript"
    case .type(let nominal): nominal.kind.rawValue
    case .alias: "type alias"
    case .enumCase: "enum case"
    case .associated, .parameter: "type"
    }
  }
}
