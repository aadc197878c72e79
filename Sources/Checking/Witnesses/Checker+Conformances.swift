import Diagnostics
import Syntax

/// Whether types do what the protocols that they name ask for, and what is missing where they do not.
extension Checker {
  func checkConformance(_ conformance: Conformance) {
    guard checkedConformances.insert(ObjectIdentifier(conformance)).inserted else { return }
    let nominal = conformance.nominal
    noteLater(nominal)
    let proto = conformance.proto
    let span = conformance.extensionInfo.map { $0.node.head } ?? nominal.span
    if proto.isClassBound, nominal.kind != .class {
      report(.onlyClassesConform(nominal.name, proto.name, declared: proto.span), at: span)
      return
    }
    checkImplication(of: conformance)
    complete(conformance)
    var missing: [CheckProblem.MissingRequirement] = []
    var ambiguous: [CheckProblem.MissingRequirement] = []
    let unknown = proto.associatedTypes.filter { typeWitness($0.name, in: nominal) == nil }
    if unknown.contains(where: { isSpoiled($0, conformance) }) { return }
    // A type that a missing member would say is not missing by itself: `body` is, not `Body`.
    let speaking = unknown.isEmpty ? [] : requirementsTelling(unknown, conformance)
    for associated in unknown where !speaking.contains(where: { speaks($0, of: associated) }) {
      missing.append(
        CheckProblem.MissingRequirement(
          name: associated.name, declaration: "associatedtype \(associated.name)",
          stub: "typealias \(associated.name) = <#Type#>",
          span: shownSpan(associated.span), near: nil))
    }
    for requirement in proto.requirements {
      if conformance.witnesses[requirement.identity] != nil || saysOptional(requirement) { continue }
      if !unknown.isEmpty, !speaking.contains(where: { $0.identity == requirement.identity }),
        interfaceType(of: requirement).contains(where: { if case .member = $0 { true } else { false } })
      {
        continue
      }
      switch chooseWitness(for: requirement, conformance) {
      case .found: continue
      case .ambiguous(let members):
        // The type's own declares itself twice, which is told there.
        if members.allSatisfy({ $0.parent === nominal }) { continue }
        ambiguous.append(
          described(
            requirement, conformance,
            near: members.map {
              CheckProblem.NearMiss(
                name: fullName(of: $0), why: .candidate($0.parent?.name ?? ""), span: $0.span.flatMap(shownSpan))
            }))
      case .missing(let near):
        // A member that was clearly meant is where the mistake is.
        // Other labels are only looked at where nothing has those that are asked for.
        let isNamed = near.contains { labels(of: $0.0) == labels(of: requirement) }
        let mistakes = near.filter { candidate, mismatch in
          if case .labels = mismatch, isNamed { return false }
          return mismatch.isMistake && labels(of: candidate)?.count == labels(of: requirement)?.count
        }
        if let (member, mismatch) = mistakes.first, mistakes.count == 1, let place = member.span,
          !place.source.isLibrary, !isSynthesized(member), conformance.extensionInfo == nil
        {
          report(
            .witnessDiffers(
              name: fullName(of: member), wanted: fullName(of: requirement), proto: proto.name, why: reason(mismatch),
              required: requirement.span.flatMap(shownSpan)), at: place)
          continue
        }
        let parts = uncodable(conformance)
        // The library's operators at the top are everyone's: that one is of other types says nothing of this type.
        let misses = near.filter { candidate, _ in
          !isSynthesized(candidate) && !isWitness(candidate, in: conformance)
            && (candidate.parent != nil || candidate.module?.isLibrary == false)
        }.map {
          CheckProblem.NearMiss(name: fullName(of: $0.0), why: reason($0.1), span: $0.0.span.flatMap(shownSpan))
        }
        missing.append(described(requirement, conformance, near: parts.isEmpty ? misses : parts))
      }
    }
    for requirement in proto.generics.requirements.dropFirst() {
      guard let parameter = proto.generics.parameters.first, missing.isEmpty else { break }
      if let unmet = unmet(requirement, [parameter], [nominal.selfType], in: conformance.generics) {
        if case .conforms(.parameter(parameter), _) = requirement { continue }
        var facts = unmet.facts(of: "protocol `\(proto.name)`", asked: shownSpan(proto.span))
        facts.opaque = opaqueInstead(of: requirement, conformance)
        report(.unmet(facts), at: span)
        return
      }
    }
    checkWitnessAccess(of: conformance)
    checkIsolation(of: conformance)
    checkSelfRequirements(of: conformance)
    if !ambiguous.isEmpty {
      report(
        .ambiguousDefaults(
          type: nominal.name, proto: proto.name, requirements: ambiguous, asked: shownSpan(conformance.span)),
        at: span)
    }
    if !missing.isEmpty, !hasBrokenMember(nominal) {
      report(
        .missingRequirements(
          type: nominal.name, proto: proto.name, requirements: missing, asked: shownSpan(conformance.span),
          superclass: nominal.kind == .class && superclass(of: nominal.selfType) == nil
            ? usualClass(conformingTo: proto) : nil), at: span)
    }
  }

  /// Whether something in a type's braces is no declaration: it may be what is missing.
  private func hasBrokenMember(_ nominal: Nominal) -> Bool {
    guard let whole = nominal.declaration?.span else { return false }
    return diagnostics.contains { diagnostic in
      switch diagnostic.problem {
      case .syntax(.expected(.memberDeclaration, found: _)), .syntax(.memberWithoutKeyword): break
      default: return false
      }
      return diagnostic.span.source === whole.source && whole.start <= diagnostic.span.start
        && diagnostic.span.start < whole.end
    }
  }

  /// What a type conforms to only on a condition says nothing of what that refines: the conditions may be others.
  private func checkImplication(of conformance: Conformance) {
    let proto = conformance.proto
    guard conformance.isImplied, !proto.isMarker, let ext = conformance.extensionInfo, !conformance.conditions.isEmpty,
      let said = conformance.nominal.conformances.first(where: { other in
        other.extensionInfo === ext && !other.isImplied && allRefined(of: other.proto).contains(proto)
      })
    else { return }
    report(
      .notImplied(type: describe(conformance.nominal.selfType), said: said.proto.name, refined: proto.name),
      at: ext.node.head)
  }

  /// The requirements that would say what the associated types are, where there is no member of their name.
  private func requirementsTelling(_ unknown: [AssociatedType], _ conformance: Conformance) -> [Member] {
    conformance.proto.requirements.filter { requirement in
      unknown.contains { speaks(requirement, of: $0) }
        && witnessCandidates(for: requirement, conformance, fromExtensions: false).isEmpty
    }
  }

  /// Whether a member that would say what an associated type is has a wrong type, which is told where it stands.
  private func isSpoiled(_ associated: AssociatedType, _ conformance: Conformance) -> Bool {
    conformance.proto.requirements.contains { requirement in
      speaks(requirement, of: associated)
        && witnessCandidates(for: requirement, conformance, fromExtensions: false).contains { candidate in
          prepareGenerics(of: candidate)
          return interfaceType(of: candidate).contains { $0 == .error }
        }
    }
  }

  private func speaks(_ requirement: Member, of associated: AssociatedType) -> Bool {
    prepareGenerics(of: requirement)
    return interfaceType(of: requirement).contains {
      if case .member(_, let named) = $0 { named === associated } else { false }
    }
  }

  /// `NSObject` for `NSObjectProtocol`: the class that most who conform inherit from.
  private func usualClass(conformingTo proto: Nominal) -> String? {
    guard proto.module.isLibrary, proto.name.hasSuffix("Protocol") else { return nil }
    let name = String(proto.name.dropLast("Protocol".count))
    for case .type(let found) in lookUpInModules(name, from: main) where found.kind == .class {
      return conformance(of: found, to: proto) == nil ? nil : name
    }
    return nil
  }

  /// The member whose type is `any P` where one type that conforms to `P` is asked for: it would say `some P`.
  private func opaqueInstead(of unmet: Requirement, _ conformance: Conformance) -> CheckProblem.UnmetFacts.Opaque? {
    guard case .conforms(.member(_, let associated), let wanted) = unmet else { return nil }
    for requirement in conformance.proto.requirements {
      guard case .variable(let variable) = requirement, case .member(_, associated) = variable.type else { continue }
      for case .variable(let own) in conformance.nominal.members(named: variable.name) {
        prepare(own)
        guard isExistential(own.type) else { continue }
        return CheckProblem.UnmetFacts.Opaque(
          member: own.name, type: "some \(wanted.name)", span: shownSpan(own.span))
      }
    }
    return nil
  }

  private func isWitness(_ member: Member, in conformance: Conformance) -> Bool {
    conformance.witnesses.values.contains { $0.winner.identity == member.identity }
  }

  private func isSynthesized(_ member: Member) -> Bool {
    guard case .function(let function) = member else { return false }
    return function.synthesis != nil || isSupplied(function)
      || function.isMadeForWrappers
  }

  private func shownSpan(_ span: Span) -> Span? { span.source.isLibrary ? nil : span }

  private func described(
    _ requirement: Member, _ conformance: Conformance, near: [CheckProblem.NearMiss]
  ) -> CheckProblem.MissingRequirement {
    CheckProblem.MissingRequirement(
      name: fullName(of: requirement), declaration: requirementText(requirement, conformance, isStub: false),
      stub: requirementText(requirement, conformance, isStub: true), span: requirement.span.flatMap(shownSpan),
      near: near)
  }

  private func reason(_ mismatch: Mismatch) -> CheckProblem.NearMiss.Why {
    switch mismatch {
    case .type(let type): .type(type)
    case .isStatic(let isStatic): isStatic ? .isStatic : .isNotStatic
    case .notSettable: .notSettable
    case .isMutating: .isMutating
    case .labels: .labels
    case .notRequired: .notRequired
    case .givesClass(let name): .givesClass(name)
    case .failable: .failable
    }
  }

  /// Of a type that only the missing member would say: `some View` for a `Body`.
  private func openType(_ type: Type, _ conformance: Conformance) -> String? {
    guard case .member(.parameter(conformance.proto.generics.parameters.first), let associated) = type,
      typeWitness(associated.name, in: conformance.nominal) == nil
    else { return nil }
    for case .conforms(type, let proto) in conformance.proto.generics.requirements { return "some \(proto.name)" }
    return "<#\(associated.name)#>"
  }

  /// The requirement as its declaration reads, or the line that would satisfy it.
  func requirementText(_ requirement: Member, _ conformance: Conformance, isStub: Bool) -> String {
    let selfParameter = conformance.proto.generics.parameters.first
    func show(_ type: Type) -> String {
      guard let selfParameter else { return describe(type) }
      if isStub, let open = openType(type, conformance) { return open }
      return describe(
        isStub
          ? canonical(type.substituting([selfParameter], [conformance.nominal.selfType]), in: conformance.generics)
          : type)
    }
    let mayBeOverridden = conformance.nominal.kind == .class && !isOperator(memberName(requirement))
    let prefix = requirement.isStatic ? (mayBeOverridden && isStub ? "class " : "static ") : ""
    switch requirement {
    case .variable(let variable):
      if isStub {
        return variable.setter == nil
          ? "\(prefix)var \(variable.name): \(show(variable.type)) { <#value#> }"
          : "\(prefix)var \(variable.name): \(show(variable.type))"
      }
      return "\(prefix)var \(variable.name): \(show(variable.type)) { \(variable.setter == nil ? "get" : "get set") }"
    case .function(let function):
      let body = isStub ? (function.result == .void ? " { }" : " { <#value#> }") : ""
      if function.kind == .initializer {
        let required = isStub && conformance.nominal.kind == .class && !conformance.nominal.isFinal ? "required " : ""
        return "\(required)\(signatureText(of: function, show))\(isStub ? " { }" : "")"
      }
      let mutating = function.isMutating && (!isStub || conformance.nominal.kind != .class) ? "mutating " : ""
      return "\(prefix)\(mutating)func \(signatureText(of: function, show))\(body)"
    case .subscripted(let entity):
      let parameters = entity.parameters.map { "\($0.variable.name): \(show($0.type))" }.joined(separator: ", ")
      return "subscript(\(parameters)) -> \(show(entity.element))\(isStub ? " { <#value#> }" : "")"
    default: return memberName(requirement)
    }
  }

  /// `move(to place: Int) -> Bool`
  func signatureText(of function: Function, _ show: (Type) -> String) -> String {
    let parameters = function.parameters.map { parameter -> String in
      let name = parameter.variable.name
      let label = parameter.label == nil ? "_ " : parameter.label == name ? "" : "\(parameter.label ?? "") "
      let attribute = parameter.isEscaping && parameter.type.isFunction ? "@escaping " : ""
      return "\(label)\(name): \(parameter.isInOut ? "inout " : "")\(attribute)\(show(parameter.type))"
    }.joined(separator: ", ")
    if function.kind == .initializer { return "init\(function.isFailable ? "?" : "")(\(parameters))" }
    return "\(function.name)(\(parameters))\(function.result == .void ? "" : " -> \(show(function.result))")"
  }
}
