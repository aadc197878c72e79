import Diagnostics

/// Teaching notes: where the compiler is silent and a reader is misled, which implementation runs through a trait, and why. They are
/// looked for where nothing is wrong, in what the script itself declares.
extension Checker {
  /// Looks at the types that were declared, extended or given a trait just now.
  func teach() {
    defer { taught.types = [] }
    if !diagnostics.contains(where: { $0.severity == .error }) {
      var teaching = Teaching(checker: self)
      var seen: Set<ObjectIdentifier> = []
      for nominal in taught.types where nominal.kind != .protocol && seen.insert(ObjectIdentifier(nominal)).inserted {
        teaching.look(at: nominal)
      }
    }
  }

  func noteLater(_ nominal: Nominal) {
    if taught.types.last !== nominal { taught.types.append(nominal) }
  }

  /// Says a thing once for each place.
  fileprivate func say(_ note: TeachingNote, at span: Span, severity: Diagnostic.Severity = .note) {
    guard taught.places.insert(TaughtPlace(source: ObjectIdentifier(span.source), start: span.start)).inserted else {
      return
    }
    diagnostics.append(Diagnostic(.teaching(note), at: span, severity: severity))
  }
}

/// What teaching notes are looked for in, once all is checked, and the places of which they have spoken.
final class Taught {
  var types: [Nominal] = []
  var places: Set<TaughtPlace> = []
}

/// A place of the script of which something has been said.
struct TaughtPlace: Hashable {
  let source: ObjectIdentifier
  let start: Int32
}

private struct Teaching {
  let checker: Checker
  /// Where the script's defaults use a member of a protocol's extension, by the member. Found out when first needed.
  private var uses: [ObjectIdentifier: [(caller: Member, span: Span)]]?

  init(checker: Checker) { self.checker = checker }

  mutating func look(at nominal: Nominal) {
    let protos = checker.protocols(of: nominal.selfType, in: nominal.generics).filter {
      $0.module !== checker.core.module
    }
    if protos.isEmpty { return }
    let own = ownMembers(of: nominal)
    // First what the compiler warns of: there nothing more is to be said.
    for ext in checker.extensionsByNominal[ObjectIdentifier(nominal)] ?? [] where ext.module === checker.main.module {
      warnOfNearWitnesses(in: ext)
    }
    for member in own {
      for proto in protos where noteShadowing(by: member, in: nominal, proto) { break }
    }
    noteFixedAtBase(own, nominal)
    noteConstrained(own, nominal, protos)
    for conformance in nominal.conformances where conformance.proto.module !== checker.core.module {
      noteNearWitnesses(own, conformance, protos)
    }
  }

  /// What the script declares in the type and its extensions and others can see: a private helper is in nobody's way.
  private func ownMembers(of nominal: Nominal) -> [Member] {
    let all =
      nominal.module === checker.main.module
      ? nominal.memberOrder
      : (checker.extensionsByNominal[ObjectIdentifier(nominal)] ?? []).flatMap {
        $0.module === checker.main.module ? $0.members : []
      }
    return all.filter { isOfInterest($0) }
  }

  private func isOfInterest(_ member: Member) -> Bool {
    checker.prepareGenerics(of: member)
    if member.access <= .fileprivate { return false }
    switch member {
    case .function(let function):
      return function.kind == .function && function.synthesis == nil && function.overridden == nil
        && !checker.isOperator(function.name)
    case .variable(let variable): return variable.overridden == nil
    case .subscripted(let entity): return entity.overridden == nil
    default: return false
    }
  }

  // MARK: A member beside one of a protocol's extension

  private mutating func noteShadowing(by member: Member, in nominal: Nominal, _ proto: Nominal) -> Bool {
    guard let span = member.span else { return false }
    let same = proto.members(named: checker.memberName(member)).filter { other in
      isInExtension(other) && isSame(member, other, nominal, proto)
    }
    guard let other = same.first else { return false }
    func note(_ trap: TeachingNote.Trap) {
      checker.say(
        TeachingNote(
          trap, member: checker.shownName(of: member), type: nominal.name, proto: proto.name, other: other.span,
          requirement: requirement(for: other, nominal, proto)), at: span)
    }
    if let parameter = leftOut(in: other, givenIn: member) {
      note(.otherDefaultArgument(parameter: parameter))
      return true
    }
    if isRequired(other, nominal, proto) { return false }
    if let use = callInDefault(of: other, for: nominal) {
      note(.calledByDefault(caller: checker.shownName(of: use.caller), use.span))
    } else {
      note(.notARequirement)
    }
    return true
  }

  /// Declared in an extension of a protocol, where others can see it.
  private func isInExtension(_ member: Member) -> Bool {
    !member.isRequirement && !member.isTypeLike && member.access > .fileprivate
  }

  /// Whether a member would do for another if that were asked for, and the extension that has the other is one for this type.
  private func isSame(_ member: Member, _ other: Member, _ nominal: Nominal, _ proto: Nominal) -> Bool {
    guard let conformance = checker.conformance(of: nominal, to: proto), let parameter = proto.generics.parameters.first
    else { return false }
    checker.prepareGenerics(of: other)
    let asked = checker.extensionRequirements(of: other, proto)
    guard checker.satisfies(asked, [parameter], [nominal.selfType], in: conformance.generics) else { return false }
    switch checker.mismatch(member, other, conformance) {
    case nil, .notSettable?, .isMutating?: return true
    default: return false
    }
  }

  /// Whether the protocol, or one it refines, asks for a member of an extension: then the value decides.
  private func isRequired(_ other: Member, _ nominal: Nominal, _ proto: Nominal) -> Bool {
    ([proto] + checker.allRefined(of: proto)).contains { asking in
      asking.members(named: checker.memberName(other)).contains { requirement in
        requirement.isRequirement && checker.labels(of: requirement) == checker.labels(of: other)
          && requirement.isStatic == other.isStatic
      }
    }
  }

  private func requirement(for other: Member, _ nominal: Nominal, _ proto: Nominal) -> String? {
    guard proto.module === checker.main.module, let conformance = checker.conformance(of: nominal, to: proto) else {
      return nil
    }
    return checker.requirementText(other, conformance, isStub: false)
  }

  /// A parameter that may be left out in one and not in the other.
  private func leftOut(in other: Member, givenIn member: Member) -> String? {
    guard let theirs = checker.parameters(of: other), let own = checker.parameters(of: member) else { return nil }
    return zip(theirs, own).first { $0.defaultValue != nil && $1.defaultValue == nil }?.0.variable.name
  }

  /// Where a default that the type takes calls a member of an extension.
  private mutating func callInDefault(of member: Member, for nominal: Nominal) -> (caller: Member, span: Span)? {
    let uses = self.uses ?? usesInDefaults()
    self.uses = uses
    return uses[member.identity]?.first { use in
      !nominal.members(named: checker.memberName(use.caller)).contains { isOfInterest($0) }
    }
  }

  private func usesInDefaults() -> [ObjectIdentifier: [(caller: Member, span: Span)]] {
    var result: [ObjectIdentifier: [(caller: Member, span: Span)]] = [:]
    func search(_ function: Function?, of caller: Member) {
      function.flatMap(checker.body)?.forEachTerm { term in
        switch term.kind {
        case .call(.function(let function, _, _, _, _), _) where function.parent?.kind == .protocol:
          result[ObjectIdentifier(function), default: []].append((caller, term.span))
        case .property(_, let variable, _, _) where variable.parent?.kind == .protocol:
          result[ObjectIdentifier(variable), default: []].append((caller, term.span))
        default: break
        }
      }
    }
    for case .type(let proto) in checker.main.names.values.joined() where proto.kind == .protocol {
      for member in proto.memberOrder where !member.isRequirement {
        switch member {
        case .function(let function): search(function, of: member)
        case .variable(let variable): search(variable.getter, of: member)
        default: break
        }
      }
    }
    return result
  }

  // MARK: A member that a subclass adds

  /// What a class above took from a default, its subclasses keep for the protocol, whatever they declare.
  private func noteFixedAtBase(_ own: [Member], _ nominal: Nominal) {
    guard nominal.kind == .class else { return }
    var above = nominal.superclass
    while case .nominal(let base, _)? = above {
      checker.prepare(base)
      for conformance in base.conformances where conformance.proto.module !== checker.core.module {
        checker.complete(conformance)
        for requirement in conformance.proto.requirements {
          guard let winner = conformance.witnesses[requirement.identity]?.winner, winner.parent?.kind == .protocol
          else { continue }
          let name = checker.memberName(requirement)
          for member in own where checker.memberName(member) == name {
            guard let span = member.span, checker.mismatch(member, requirement, conformance) == nil else { continue }
            checker.say(
              TeachingNote(
                .fixedAtBase(base: base.name), member: checker.shownName(of: member), type: nominal.name,
                proto: conformance.proto.name, other: winner.span), at: span)
          }
        }
      }
      above = base.superclass
    }
  }

  // MARK: Two extensions, one of which asks for more

  private func noteConstrained(_ own: [Member], _ nominal: Nominal, _ protos: [Nominal]) {
    for proto in protos where proto.module === checker.main.module {
      let names = Dictionary(grouping: proto.memberOrder.filter { isInExtension($0) }) { checker.memberName($0) }
      for case (let name, let members) in names where members.count > 1 {
        if own.contains(where: { checker.memberName($0) == name }) { continue }
        let had = members.filter { has(nominal, $0, of: proto) }
        for special in had {
          guard let span = special.span, let plain = had.first(where: { isNarrowing(special, $0, nominal, proto) })
          else { continue }
          let known = checker.extensionRequirements(of: special, proto).dropFirst().map { checker.describe($0) }
          checker.say(
            TeachingNote(
              .constrained(known: known.joined(separator: ", ")), member: checker.shownName(of: special),
              type: nominal.name, proto: proto.name, other: plain.span,
              requirement: requirement(for: plain, nominal, proto)), at: span)
        }
      }
    }
  }

  /// Whether a member of an extension of a protocol is one for this type.
  private func has(_ nominal: Nominal, _ member: Member, of proto: Nominal) -> Bool {
    guard let parameter = proto.generics.parameters.first,
      let conformance = checker.conformance(of: nominal, to: proto)
    else { return false }
    checker.prepareGenerics(of: member)
    return checker.satisfies(
      checker.extensionRequirements(of: member, proto), [parameter], [nominal.selfType], in: conformance.generics)
  }

  /// Whether two members that a type has are of one shape, and the extension of the first asks for more.
  private func isNarrowing(_ special: Member, _ plain: Member, _ nominal: Nominal, _ proto: Nominal) -> Bool {
    special.identity != plain.identity && special.isStatic == plain.isStatic && checker.sameShape(special, plain)
      && checker.extensionSatisfies(special, plain) && !checker.extensionSatisfies(plain, special)
      && !isRequired(special, nominal, proto)
  }

  // MARK: Nearly what is asked for

  private func noteNearWitnesses(_ own: [Member], _ conformance: Conformance, _ protos: [Nominal]) {
    checker.complete(conformance)
    let defaulted = conformance.proto.requirements.compactMap { requirement -> (Member, Member)? in
      guard let winner = conformance.witnesses[requirement.identity]?.winner, winner.parent?.kind == .protocol,
        !checker.isOperator(checker.memberName(requirement))
      else { return nil }
      return (requirement, winner)
    }
    if defaulted.isEmpty { return }
    let witnesses = self.witnesses(of: conformance.nominal)
    let free = own.filter { !witnesses.contains($0.identity) }
    for (requirement, winner) in defaulted {
      let name = checker.memberName(requirement)
      let namesakes = free.filter { checker.memberName($0) == name }
      let candidates =
        namesakes.isEmpty
        ? free.filter { member in
          let own = checker.memberName(member)
          return NearName.isSlip(own, for: name) && !protos.contains { !$0.members(named: own).isEmpty }
        }
        : namesakes
      // Several of one name are overloads, each for a purpose of its own.
      guard candidates.count == 1, let member = candidates.first, let span = member.span,
        let difference = difference(member, requirement, conformance)
      else { continue }
      checker.say(note(difference, member, requirement, winner, conformance), at: span)
    }
  }

  private func note(
    _ difference: TeachingNote.Difference, _ member: Member, _ requirement: Member, _ winner: Member,
    _ conformance: Conformance
  ) -> TeachingNote {
    TeachingNote(
      .nearlyMatches(difference, required: requirement.span), member: checker.shownName(of: member),
      type: conformance.nominal.name, proto: conformance.proto.name, other: winner.span)
  }

  /// What runs for some requirement of a type.
  private func witnesses(of nominal: Nominal) -> Set<ObjectIdentifier> {
    var result: Set<ObjectIdentifier> = []
    for conformance in nominal.conformances where conformance.isComplete {
      for witness in conformance.witnesses.values { result.insert(witness.winner.identity) }
    }
    return result
  }

  /// The one thing that keeps a member from being what is asked for; nil where it is plainly something else.
  private func difference(
    _ member: Member, _ requirement: Member, _ conformance: Conformance
  ) -> TeachingNote.Difference? {
    let isNamed = checker.memberName(member) == checker.memberName(requirement)
    let wanted = checker.shownName(of: requirement)
    let mismatch = checker.mismatch(member, requirement, conformance)
    if !isNamed { return mismatch == nil ? .name(wanted: wanted) : nil }
    let (own, asked) = (checker.labels(of: member) ?? [], checker.labels(of: requirement) ?? [])
    // Where the labels differ, they are what is looked at first.
    let isLabelled = mismatch.map { if case .type = $0 { own.count == asked.count && own != asked } else { false } }
    switch isLabelled == true ? .labels : mismatch {
    case .labels?:
      guard own.count == asked.count, zip(own, asked).allSatisfy({ NearName.isSlip($0, for: $1) }),
        haveSameParameters(member, requirement, conformance)
      else { return nil }
      return .labels(wanted: wanted)
    case .type?:
      switch (member, requirement) {
      case (.function(let function), .variable):
        return function.parameters.isEmpty ? .kind(isMethod: true) : nil
      case (.variable, .function(let function)): return function.parameters.isEmpty ? .kind(isMethod: false) : nil
      default: break
      }
      guard let parameter = conformance.proto.generics.parameters.first else { return nil }
      let type = checker.interfaceType(of: requirement).substituting([parameter], [conformance.nominal.selfType])
      let asked = checker.describe(checker.canonical(type, in: conformance.generics))
      let found = checker.describe(checker.interfaceType(of: member))
      return found == asked ? nil : .type(found: found, wanted: asked)
    case .isMutating?: return .mutating
    case .notSettable?: return .notSettable
    default: return nil
    }
  }

  private func haveSameParameters(_ member: Member, _ requirement: Member, _ conformance: Conformance) -> Bool {
    guard let own = checker.parameters(of: member), let asked = checker.parameters(of: requirement),
      let parameter = conformance.proto.generics.parameters.first
    else { return false }
    return zip(own, asked).allSatisfy { one, other in
      let type = other.type.substituting([parameter], [conformance.nominal.selfType])
      return checker.agree(one.type, checker.canonical(type, in: conformance.generics))
    }
  }

  // MARK: What the compiler warns of

  /// In an extension that gives a type its trait, members that are close to what the trait asks for, and no witnesses. The compiler
  /// goes by names alone, and warns of each requirement once.
  private func warnOfNearWitnesses(in ext: Extension) {
    let conformances = ext.nominal.conformances.filter {
      $0.extensionInfo === ext && $0.proto.module !== checker.core.module
    }
    if conformances.isEmpty { return }
    var defaulted: [(requirement: Member, winner: Member, Conformance)] = []
    for conformance in conformances {
      checker.complete(conformance)
      for requirement in conformance.proto.requirements {
        guard let winner = conformance.witnesses[requirement.identity]?.winner, winner.parent?.kind == .protocol
        else { continue }
        defaulted.append((requirement, winner, conformance))
      }
    }
    if defaulted.isEmpty { return }
    let witnesses = self.witnesses(of: ext.nominal)
    for member in ext.members where isOfInterest(member) && !witnesses.contains(member.identity) {
      var best: (index: Int, score: Int)?
      for (index, entry) in defaulted.enumerated() {
        guard let score = NearName.score(written(member), written(entry.requirement)),
          score < best?.score ?? Int.max
        else { continue }
        best = (index, score)
      }
      guard let (index, score) = best, let span = member.span else { continue }
      let (requirement, winner, conformance) = defaulted[index]
      guard isSameKind(member, requirement),
        score <= min(written(member).length, written(requirement).length) / 4
      else { continue }
      let difference =
        difference(member, requirement, conformance) ?? .name(wanted: checker.shownName(of: requirement))
      checker.say(note(difference, member, requirement, winner, conformance), at: span, severity: .warning)
      defaulted.remove(at: index)
    }
  }

  private func written(_ member: Member) -> NearName {
    NearName(base: checker.memberName(member), labels: checker.labels(of: member))
  }

  private func isSameKind(_ one: Member, _ other: Member) -> Bool {
    switch (one, other) {
    case (.function, .function), (.variable, .variable), (.subscripted, .subscripted): true
    default: false
    }
  }
}
