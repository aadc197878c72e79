import Diagnostics

/// The witness table of a type for a protocol: for every requirement the candidates, the winner and the rule. What runs and what
/// is explained are the same data.
final class Conformance {
  let nominal: Nominal
  let proto: Nominal
  /// The extension that declares it; nil where the type's own head does.
  var extensionInfo: Extension?
  var span: Span
  /// Follows from another one, of a protocol that refines this one.
  var isImplied: Bool
  var witnesses: [ObjectIdentifier: Witness] = [:]
  var isComplete = false
  var isResolving = false

  init(nominal: Nominal, proto: Nominal, extensionInfo: Extension?, span: Span, isImplied: Bool) {
    self.nominal = nominal
    self.proto = proto
    self.extensionInfo = extensionInfo
    self.span = span
    self.isImplied = isImplied
  }

  /// What is known of the type's parameters where the conformance holds.
  var generics: GenericSignature { extensionInfo?.generics ?? nominal.generics }

  /// The requirements on the type's arguments that it needs beyond those of the type itself.
  var conditions: [Requirement] {
    guard let extensionInfo else { return [] }
    return Array(extensionInfo.generics.requirements.dropFirst(nominal.generics.requirements.count))
  }
}

/// One entry of a witness table.
struct Witness {
  let requirement: Member
  let winner: Member
  /// What would have done as well, and why it was not preferred.
  var losers: [Contender] = []
}

/// What has been found out of types, and is asked again and again. A new extension may change it.
final class LookUps {
  var members: [Checker.MemberKey: Checker.MemberLookup] = [:]
  /// The operators of a type and of what it conforms to.
  var operators: [Checker.MemberKey: [Function]] = [:]
  var conformances: [ConformanceKey: Bool] = [:]
  var witnesses: [WitnessKey: Implementation?] = [:]
  var typeWitnesses: [TypeWitnessKey: Type] = [:]
  var typeWitnessesUnderway: Set<TypeWitnessKey> = []
  /// Those of which the associated types are being found.
  var conformancesUnderway: Set<ObjectIdentifier> = []
  /// By optional requirements: the properties that are what a type has for them. They stay what they are.
  var presences: [ObjectIdentifier: Variable] = [:]

  /// By the library's members that stand in for others; nil where there is no such other.
  var membersStoodInFor: [ObjectIdentifier: Member?] = [:]

  func forget() {
    members = [:]
    operators = [:]
    conformances = [:]
    witnesses = [:]
    typeWitnesses = [:]
  }
}

struct WitnessKey: Hashable {
  let requirement: ObjectIdentifier
  let arguments: [Type]
}

struct ConformanceKey: Hashable {
  let type: Type
  let proto: ObjectIdentifier
}

/// A requirement that arguments do not meet, in words' raw material.
struct UnmetRequirement {
  let kind: CheckProblem.UnmetFacts.Kind
  let type: String
  let required: String
  let isExistential: Bool

  func facts(of owner: String, asked: Span?) -> CheckProblem.UnmetFacts {
    CheckProblem.UnmetFacts(
      kind: kind, type: type, required: required, isExistential: isExistential, owner: owner, asked: asked)
  }
}
