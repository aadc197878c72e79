/// Finds what the associated types of a protocol are in a type that conforms to it and does not say so.
///
/// Each requirement in which one of them stands is a disjunction: of the members of its name one will be the witness, and if that is
/// it, the types in the requirement's places are bound. A solution picks a member for each requirement so that all bindings agree,
/// takes from the protocols what no member has bound, and meets what the protocol asks. The one that takes the fewest defaults
/// wins, then the one whose members are preferred; where none is, nothing is known of these types.
struct TypeWitnessInference {
  private let checker: Checker
  private let conformance: Conformance
  private let proto: Nominal
  private let nominal: Nominal
  private let selfParameter: GenericParameter
  private let unknown: [AssociatedType]
  /// Where nothing does, what comes nearest is known all the same: what it lacks is told as that.
  private var ignoresBounds = false
  private var disjunctions: [[Choice]] = []
  private var solutions: [Solution] = []

  /// A member that may be the witness of a requirement, and what it says then. All those that say nothing count as one, without a
  /// member.
  private struct Choice {
    var member: Member?
    var bindings: [Binding] = []

    var isDefault: Bool { member?.isInProtocolExtension ?? true }
  }

  private struct Binding {
    let name: String
    let type: Type
  }

  private struct Solution {
    var types: [String: Type] = [:]
    var bound: Set<String> = []
    var members: [Member?] = []
    /// How many members are not of the type itself.
    var defaultsCount = 0
  }

  /// `unknown` are those associated types of which no member of the type says what they are.
  init?(_ checker: Checker, _ conformance: Conformance, unknown: [AssociatedType]) {
    checker.prepare(conformance.proto)
    guard let selfParameter = conformance.proto.generics.parameters.first else { return nil }
    self.checker = checker
    self.conformance = conformance
    self.proto = conformance.proto
    self.nominal = conformance.nominal
    self.selfParameter = selfParameter
    self.unknown = unknown
  }

  /// What they are, if there is one best solution, and which of them members have bound.
  mutating func solved() -> (types: [String: Type], bound: Set<String>)? {
    if let found = best() { return found }
    if !solutions.isEmpty { return nil }
    ignoresBounds = true
    return best()
  }

  private mutating func best() -> (types: [String: Type], bound: Set<String>)? {
    let names = Set(unknown.map(\.name))
    disjunctions = proto.requirements.compactMap { requirement in
      // Operators are everyone's: what stands in one says nothing of this type.
      if checker.isOperator(checker.memberName(requirement)) { return nil }
      let wanted = checker.interfaceType(of: requirement)
      guard wanted.contains(where: { part in own(part).map { names.contains($0) } ?? false }) else { return nil }
      let choices = choices(for: requirement, wanted)
      return choices.isEmpty ? nil : choices
    }
    explore(Solution(types: fixed()))
    var best = solutions.startIndex
    for index in solutions.indices where isBetter(solutions[index], than: solutions[best]) { best = index }
    for index in solutions.indices where index != best {
      if !isBetter(solutions[best], than: solutions[index]) { return nil }
    }
    return solutions.isEmpty ? nil : (solutions[best].types, solutions[best].bound)
  }

  // MARK: What members say

  private func choices(for requirement: Member, _ wanted: Type) -> [Choice] {
    var result: [Choice] = []
    var hasSilent = false
    for candidate in candidates(for: requirement) {
      // What is being found out itself, because of its type, cannot say what that is.
      guard !candidate.isUnderway, let bindings = bindings(of: candidate, for: requirement, wanted) else {
        hasSilent = true
        continue
      }
      var saying: [Binding] = []
      var isPossible = true
      for binding in bindings {
        if binding.type.contains(where: { $0 == .error }) { continue }
        if saying.contains(where: { $0.name == binding.name && $0.type == binding.type }) { continue }
        if isItself(binding.type, binding.name) { continue }
        if binding.type.contains(where: { isItself($0, binding.name) }) || contradicts(binding)
          || !meetsBounds(binding.type, binding.name)
        {
          isPossible = false
          break
        }
        saying.append(binding)
      }
      if !isPossible { continue }
      if saying.isEmpty {
        hasSilent = true
      } else {
        result.append(Choice(member: candidate, bindings: saying))
      }
    }
    // Where all say the same, and none is a default, it does not matter which it is.
    if let first = result.first,
      result.allSatisfy({ choice in
        !choice.isDefault && choice.bindings.elementsEqual(first.bindings) { $0.name == $1.name && $0.type == $1.type }
      })
    {
      result = [first]
    }
    if hasSilent, !result.isEmpty { result.append(Choice()) }
    return result
  }

  /// The members of the type itself, and the defaults of the protocols that it conforms to, whatever else their extensions ask for: it
  /// may be what is found out here.
  private func candidates(for requirement: Member) -> [Member] {
    let name = checker.memberName(requirement)
    let selfType = nominal.selfType
    var result = checker.witnessCandidates(for: requirement, conformance, fromExtensions: false)
    for other in checker.protocols(of: selfType, in: conformance.generics)
    // To another protocol it may conform under conditions that are not known here.
    where other === proto || checker.conforms(selfType, to: other, in: conformance.generics) {
      for member in other.members(named: name)
      where !member.isRequirement && !member.isTypeLike && checker.isSeen(member, by: conformance) {
        guard let otherSelf = other.generics.parameters.first else { continue }
        checker.prepareGenerics(of: member)
        let asked = checker.extensionRequirements(of: member, other).filter { $0.subject == .parameter(otherSelf) }
        if checker.satisfies(asked, [otherSelf], [selfType], in: conformance.generics) { result.append(member) }
      }
    }
    return result
  }

  /// What stands in a member's type where the requirement has associated types of the protocol; nil where it cannot be the witness.
  private func bindings(of candidate: Member, for requirement: Member, _ wanted: Type) -> [Binding]? {
    guard candidate.isStatic == requirement.isStatic, checker.labels(of: candidate) == checker.labels(of: requirement)
    else { return nil }
    var type = checker.interfaceType(of: candidate)
    if candidate.parent?.kind == .protocol, let candidateSelf = candidate.generics.parameters.first {
      type = type.substituting([candidateSelf], [nominal.selfType])
    }
    var found: [Binding] = []
    let own = candidate.generics.parameters.dropFirst(candidate.parent?.generics.parameters.count ?? 0)
    guard match(wanted, type, own, &found) else { return nil }
    // What passes on what its types throw throws what they do.
    if case .function(let function) = candidate, function.isRethrowing, case .function(let asked) = wanted,
      let thrown = asked.thrown.flatMap(self.own), let passed = checker.passingConformances(of: function).first
    {
      found.removeAll { $0.name == thrown }
      found.append(Binding(name: thrown, type: .member(passed.subject, passed.failure)))
    }
    return found.map { Binding(name: $0.name, type: checker.canonical($0.type, in: conformance.generics)) }
  }

  /// Whether a type has the shape of a requirement's.
  private func match(
    _ pattern: Type, _ type: Type, _ generic: ArraySlice<GenericParameter>, _ found: inout [Binding]
  ) -> Bool {
    func all(_ pairs: [(Type, Type)]) -> Bool {
      for (one, other) in pairs where !match(one, other, generic, &found) { return false }
      return true
    }
    func isGeneric(_ type: Type) -> Bool {
      if case .parameter(let parameter) = type { generic.contains(parameter) } else { false }
    }
    switch (pattern, type) {
    case (_, .error), (.error, _): return true
    case (.member, _):
      // A generic member takes whatever it is.
      if isGeneric(type) { return true }
      if type.contains(where: isGeneric) { return false }
      if let name = own(pattern) { found.append(Binding(name: name, type: type)) }
      return true
    case (.parameter(selfParameter), .nominal(let other, _)):
      return other === nominal
        || nominal.kind == .class && checker.superclassView(of: nominal.selfType, as: other) != nil
    case (.parameter, _): return true
    case (.nominal(let left, let leftArguments), .nominal(let right, let rightArguments)):
      return left === right && all(Array(zip(leftArguments, rightArguments)))
    case (.function(let left), .function(let right)):
      // What a witness throws is nothing where it throws nothing.
      if let thrown = left.thrown, !match(thrown, checker.thrownType(of: right), generic, &found) { return false }
      return left.parameters.count == right.parameters.count
        && zip(left.parameters, right.parameters).allSatisfy { $0.isInOut == $1.isInOut }
        && all(zip(left.parameters, right.parameters).map { ($0.type, $1.type) } + [(left.result, right.result)])
    case (.tuple(let left), .tuple(let right)):
      return left.count == right.count && all(zip(left, right).map { ($0.type, $1.type) })
    case (.metatype(let left), .metatype(let right)): return match(left, right, generic, &found)
    case (.nominal, .member): return true
    case (.nominal, _), (.function, _), (.tuple, _), (.metatype, _): return isGeneric(type)
    default: return true
    }
  }

  /// The name of an associated type of the protocol, as its requirements speak of it.
  private func own(_ type: Type) -> String? {
    guard case .member(.parameter(selfParameter), let associated) = type,
      proto.associatedTypes.contains(where: { $0.name == associated.name })
    else { return nil }
    return associated.name
  }

  /// Whether a type stands for what is asked for: `Self.X` for `X`.
  private func isItself(_ type: Type, _ name: String) -> Bool {
    if case .member(let base, let associated) = type {
      associated.name == name && base == nominal.selfType
    } else {
      false
    }
  }

  /// Whether it is known to be another type, by a member of its name or from another protocol.
  private func contradicts(_ binding: Binding) -> Bool {
    guard !unknown.contains(where: { $0.name == binding.name }), !isOpen(binding.type),
      let known = checker.typeWitness(binding.name, in: nominal)?.type
    else { return false }
    return !isOpen(known) && !checker.isSame(checker.canonical(known, in: conformance.generics), binding.type)
  }

  /// Whether something in it is an associated type of the type itself, which is not known yet.
  private func isOpen(_ type: Type) -> Bool { type.mentionsMembers(of: nominal) }

  /// The same of any type: what is wrong with another is told there.
  private func isUnknown(_ type: Type) -> Bool {
    type.contains { part in
      guard case .member(let base, _) = part else { return false }
      return base.contains { if case .nominal = $0 { true } else { false } }
    }
  }

  /// Whether a type is what the protocol asks of an associated type by itself; on which conditions it is, is asked at the end.
  private func meetsBounds(_ type: Type, _ name: String) -> Bool {
    if ignoresBounds { return true }
    if case .member = type { return true }
    for other in [proto] + checker.allRefined(of: proto) {
      guard let otherSelf = other.generics.parameters.first else { continue }
      for requirement in other.generics.requirements {
        guard case .member(.parameter(otherSelf), let associated) = requirement.subject, associated.name == name else {
          continue
        }
        switch requirement {
        case .conforms(_, let bound):
          if case .nominal(let nominal, _) = type {
            if bound === checker.anyRoot || bound.isMarker { continue }
            if checker.conformance(of: nominal, to: bound) == nil { return false }
          } else if !checker.conforms(type, to: bound, in: conformance.generics) {
            return false
          }
        case .classBound: if !checker.satisfiesClassBound(type, in: conformance.generics) { return false }
        case .inherits, .same: continue
        }
      }
    }
    return true
  }

  // MARK: Searching

  private mutating func explore(_ solution: Solution) {
    // What takes more defaults than one that was found is worse.
    if let found = solutions.first, found.defaultsCount < solution.defaultsCount { return }
    let depth = solution.members.count
    if depth == disjunctions.count {
      guard let whole = completed(solution) else { return }
      if solutions.contains(where: { isBetter($0, than: whole) }) { return }
      solutions = solutions.filter { !isBetter(whole, than: $0) } + [whole]
      return
    }
    for choice in disjunctions[depth] {
      var next = solution
      next.members.append(choice.member)
      if choice.isDefault { next.defaultsCount += 1 }
      var agrees = true
      for binding in choice.bindings {
        next.bound.insert(binding.name)
        guard let known = next.types[binding.name] else {
          next.types[binding.name] = binding.type
          continue
        }
        if checker.isSame(known, binding.type) { continue }
        switch (isOpen(known), isOpen(binding.type)) {
        case (_, true) where !isOpen(known): continue
        case (true, false): next.types[binding.name] = binding.type
        default: agrees = false
        }
      }
      if agrees { explore(next) }
    }
  }

  /// A solution with what the protocols say of those that no member has bound, if it meets what the protocol asks.
  private func completed(_ solution: Solution) -> Solution? {
    var result = solution
    let others = unknown.filter { result.types[$0.name] == nil }
    for associated in others {
      guard
        let type = equated(associated.name, result) ?? elsewhere(associated.name) ?? parameter(associated.name)
          ?? defaultType(of: associated)
      else { return nil }
      result.types[associated.name] = type
    }
    for _ in 0..<20 {
      let open = result.types.filter { isOpen($0.value) }
      if open.isEmpty { break }
      let before = result.types
      for (name, type) in open { result.types[name] = filled(type, before.filter { $0.key != name }) }
      if result.types == before { break }
    }
    for (name, type) in result.types where isOpen(type) {
      guard let known = elsewhere(name) ?? parameter(name) else { return nil }
      result.types[name] = known
    }
    for associated in others {
      if let type = result.types[associated.name], !meetsBounds(type, associated.name) { return nil }
    }
    result.types = result.types.mapValues { checker.canonical($0, in: conformance.generics) }
    return isValid(result) ? result : nil
  }

  /// Whether what the protocol says of its associated types holds. Of what is still open nothing is said.
  private func isValid(_ solution: Solution) -> Bool {
    if ignoresBounds { return true }
    for requirement in proto.generics.requirements where requirement.subject != .parameter(selfParameter) {
      let asked = requirement.mapping {
        filled($0.substituting([selfParameter], [nominal.selfType]), solution.types)
      }
      let isKnown: Bool =
        switch asked {
        case .conforms(let type, _), .classBound(let type): !isUnknown(type)
        case .same(let one, let other), .inherits(let one, let other): !isUnknown(one) && !isUnknown(other)
        }
      if isKnown, checker.unmet(asked, [], [], in: conformance.generics) != nil { return false }
    }
    return true
  }

  /// A type with the associated types of this one replaced by what a solution says they are.
  private func filled(_ type: Type, _ types: [String: Type]) -> Type {
    guard isOpen(type) else { return type }
    return type.mapping { part in
      guard case .member(let outer, let associated) = part else { return nil }
      let base = filled(outer, types)
      if base == nominal.selfType, let known = types[associated.name] { return known }
      return checker.canonicalMember(base, associated, in: conformance.generics)
    }
  }

  // MARK: What protocols say

  /// The protocols that the type declares its conformance to in the same place, this one first.
  private var peers: [Nominal] {
    let others = nominal.conformances.filter { $0.extensionInfo === conformance.extensionInfo && $0 !== conformance }
    return [proto] + others.map(\.proto)
  }

  /// Those that a `where` clause of a protocol says to be a certain type.
  private func fixed() -> [String: Type] {
    var result: [String: Type] = [:]
    for associated in unknown {
      for type in equals(of: associated.name) where !isOpen(type) {
        result[associated.name] = result[associated.name] ?? type
      }
    }
    return result
  }

  /// The same where it is said in terms of others of them.
  private func equated(_ name: String, _ solution: Solution) -> Type? {
    equals(of: name).first { type in
      // Of two that are the same, the one of which nothing else is known is the other.
      guard case .member(nominal.selfType, let other) = type, other.name != name else { return true }
      return solution.types[other.name] != nil || !unknown.contains { $0.name == other.name }
        || unknown.contains { $0.name == other.name && (parameter($0.name) ?? defaultType(of: $0)) != nil }
    }
  }

  private func equals(of name: String) -> [Type] {
    peers.flatMap { other -> [Type] in
      guard let otherSelf = other.generics.parameters.first else { return [] }
      checker.prepare(other)
      return other.generics.requirements.compactMap { requirement in
        guard case .same(let left, let right) = requirement else { return nil }
        for (subject, type) in [(left, right), (right, left)] {
          guard case .member(.parameter(otherSelf), let associated) = subject, associated.name == name else { continue }
          // As it is written: what the protocols say of it is just this.
          let equal = type.substituting([otherSelf], [nominal.selfType])
          if !equal.contains(where: { $0 == .error || isItself($0, name) }) { return equal }
        }
        return nil
      }
    }
  }

  /// What the witnesses of another protocol say of one of that name: `Iterator.Element` where the type is its own iterator.
  private func elsewhere(_ name: String) -> Type? {
    checker.boundTypeWitness(name, in: nominal, besides: conformance)
  }

  /// The generic parameter of that name.
  private func parameter(_ name: String) -> Type? {
    nominal.generics.parameters.first { $0.name == name }.map { .parameter($0) }
  }

  /// The protocol's own, or else the only one among the protocols that declare one of this name.
  private func defaultType(of associated: AssociatedType) -> Type? {
    var found: [Type] = []
    for other in [proto] + checker.protocols(of: nominal.selfType, in: conformance.generics)
    where found.isEmpty || other !== proto {
      checker.prepare(other)
      guard let declared = other.associatedTypes.first(where: { $0.name == associated.name }),
        let type = declared.defaultType, let otherSelf = other.generics.parameters.first
      else { continue }
      let ours = type.substituting([otherSelf], [nominal.selfType])
      if other === proto { return ours }
      if !found.contains(ours) { found.append(ours) }
    }
    return found.count == 1 ? found[0] : nil
  }

  // MARK: Comparing

  private func isBetter(_ one: Solution, than other: Solution) -> Bool {
    if one.defaultsCount != other.defaultsCount { return one.defaultsCount < other.defaultsCount }
    var isBetter = false
    for (ours, theirs) in zip(one.members, other.members) {
      switch (ours, theirs) {
      case (nil, nil): continue
      case (nil, let theirs?): if theirs.isInProtocolExtension { return false }
      case (let ours?, nil): if ours.isInProtocolExtension { isBetter = true }
      case (let ours?, let theirs?):
        if ours.identity == theirs.identity { continue }
        if isPreferred(theirs, to: ours) { return false }
        if isPreferred(ours, to: theirs) { isBetter = true }
      }
    }
    return isBetter
  }

  /// Of two defaults, the one whose extension asks `Self` to conform to more.
  private func isPreferred(_ one: Member, to other: Member) -> Bool {
    if one.isInProtocolExtension != other.isInProtocolExtension { return other.isInProtocolExtension }
    guard one.isInProtocolExtension, let ours = bounds(of: one), let theirs = bounds(of: other), ours != theirs else {
      return checker.preference(one, over: other) != nil
    }
    if ours.isStrictSuperset(of: theirs) { return true }
    if theirs.isStrictSuperset(of: ours) { return false }
    return checker.preference(one, over: other) != nil
  }

  private func bounds(of member: Member) -> Set<ObjectIdentifier>? {
    guard let parent = member.parent, let parentSelf = parent.generics.parameters.first else { return nil }
    var result: Set<ObjectIdentifier> = []
    for case .conforms(.parameter(parentSelf), let bound) in checker.extensionRequirements(of: member, parent) {
      for one in [bound] + checker.allRefined(of: bound) { result.insert(ObjectIdentifier(one)) }
    }
    return result
  }
}

extension Type {
  /// Whether it is said in terms of the associated types of this one.
  func mentionsMembers(of nominal: Nominal) -> Bool {
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
