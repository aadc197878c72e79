import Syntax

/// Why one meaning goes before another.
public enum RankingReason: Hashable {
  /// Less of a kind speaks against it.
  case score(ScoreKind)
  /// It was tried first, with types that are just what is given, and did.
  case favoured
  /// A generic operator is not looked at where one that is not generic does.
  case concreteOperator
  /// It has no generic parameters of its own.
  case generic
  /// Its extension asks for more of the type.
  case constrainedExtension
  /// Its protocol refines the other's.
  case refinedProtocol
  /// It is no member of a protocol's extension.
  case protocolExtension
  /// It is no requirement.
  case requirement
  /// It takes fewer parameters, or the other leaves some out.
  case fewerParameters
  case variadic
  /// What it takes, the other takes as well.
  case types
  /// A way of making an instance that others hand over to.
  case designated
  /// The other is a member of instances.
  case instanceMember
  case property
  /// Its generic parameters are asked for more.
  case refinedParameters
  /// What a literal or a type variable becomes is below what it becomes for the other.
  case subtype
  case labels
  /// It gives no optional.
  case coalescing
  /// The script's own goes before what a module has for the same arguments.
  case ownModule
}

/// How two solutions compare, and what decided.
struct Verdict {
  enum Outcome { case first, second, identical, incomparable }
  var outcome: Outcome
  var reasons: [RankingReason] = []
}

/// Which of several solutions is meant: the one place where one meaning wins over another.
extension Solver {
  /// The solution that is better than all others or says the same as they do.
  func single() -> State? {
    guard var best = solutions.first else { return nil }
    if solutions.count == 1 { return best }
    var index = 0
    for (other, solution) in solutions.enumerated().dropFirst() where compare(solution, best).outcome == .first {
      best = solution
      index = other
    }
    for (other, solution) in solutions.enumerated() where other != index {
      switch compare(best, solution).outcome {
      case .first, .identical: continue
      case .second, .incomparable: return nil
      }
    }
    return best
  }

  /// Compares the meanings in which two solutions differ. One within another weighs more.
  func compare(_ one: State, _ other: State) -> Verdict {
    if one.score != other.score {
      let reason = one.score.firstDifference(from: other.score).map { [RankingReason.score($0)] } ?? []
      return Verdict(outcome: one.score < other.score ? .first : .second, reasons: reason)
    }
    var tally = Tally()
    var areOfTwoProtocols = true
    for (node, chosen) in one.chosen {
      guard let alternative = other.chosen[node], !isSame(chosen.choice.member, alternative.choice.member) else {
        continue
      }
      let weight = (nodes.depths[node] ?? 0) + 1
      tally.weigh(chosen.choice, alternative.choice, weight, checker)
      let (first, second) = (chosen.choice.member, alternative.choice.member)
      if !first.isRequirement || !second.isRequirement || first.parent === second.parent { areOfTwoProtocols = false }
      if nodes.shortCalls.contains(node) { compareParameters(chosen, one, alternative, other, &tally) }
    }
    compareInterpolations(one, other, &tally)
    // `x == nil` asks whether there is a value, where nothing else tells the meanings apart.
    let comparing = checker.coreNamed("_OptionalNilComparisonType")
    for (first, second) in differingValues(one, other) where !isOpen(first) && !isOpen(second) {
      let plain = Self.unlabelled(first)
      if plain == Self.unlabelled(second) {
        tally.count(first == plain, second == plain, 1, .labels)
        continue
      }
      tally.count(isSubtype(first, second), isSubtype(second, first), 1, .subtype)
      if first == comparing { tally.firstComparesNil = true }
      if second == comparing { tally.secondComparesNil = true }
    }
    return tally.verdict(areOfTwoProtocols: areOfTwoProtocols)
  }

  /// What stands in a text is added by functions that ask for more or less of it, of which the one that asks for more goes first.
  private func compareInterpolations(_ one: State, _ other: State, _ tally: inout Tally) {
    let asked = ["CustomStringConvertible", "TextOutputStreamable"].compactMap { checker.coreType($0) }
    for node in nodes.interpolated {
      guard let first = one.types[node].map({ Self.deep($0, one.bindings) }),
        let second = other.types[node].map({ Self.deep($0, other.bindings) }), first != second, !isOpen(first),
        !isOpen(second)
      else { continue }
      let (ours, theirs) = (
        asked.filter { checker.conforms(first, to: $0, in: generics) },
        asked.filter { checker.conforms(second, to: $0, in: generics) }
      )
      if ours == theirs { continue }
      tally.count(theirs.allSatisfy(ours.contains), ours.allSatisfy(theirs.contains), 1, .refinedParameters)
    }
  }

  /// Where the types differ of literals, other values of which the narrowest type is preferred, and generic parameters.
  func differingValues(_ one: State, _ other: State) -> [(Type, Type)] {
    var result: [(Type, Type)] = []
    func compare(_ first: Type, _ second: Type) {
      let pair = (
        checker.canonical(Self.deep(first, one.bindings), in: generics),
        checker.canonical(Self.deep(second, other.bindings), in: generics)
      )
      if pair.0 != pair.1 { result.append(pair) }
    }
    for index in 0..<variablesInCommon(one, other)
    where one.literals[index]?.isValue == true || one.prefersSubtype.contains(index) {
      if let first = one.bindings[index], let second = other.bindings[index] { compare(first, second) }
    }
    for (node, chosen) in one.chosen {
      guard let alternative = other.chosen[node], isSame(chosen.choice.member, alternative.choice.member) else {
        continue
      }
      for (first, second) in zip(chosen.arguments, alternative.arguments) {
        if case .variable = first, case .variable = second { compare(first, second) }
      }
    }
    return result
  }

  /// How many type variables there were when the two parted.
  private func variablesInCommon(_ one: State, _ other: State) -> Int {
    var count = min(one.bindings.count, other.bindings.count)
    for (node, chosen) in one.chosen {
      guard let alternative = other.chosen[node], !isSame(chosen.choice.member, alternative.choice.member) else {
        continue
      }
      count = min(count, chosen.variables, alternative.variables)
    }
    return count
  }

  /// A type with no labels in its tuples.
  private static func unlabelled(_ type: Type) -> Type {
    type.mapping { part in
      guard case .tuple(let elements) = part, elements.contains(where: { $0.label != nil }) else { return nil }
      return .tuple(elements.map { Type.TupleElement(type: unlabelled($0.type)) })
    }
  }

  /// Of two initialisers that `Type(…)` calls, what they take is compared as two tuples would be, labels included.
  private func compareParameters(
    _ chosen: Chosen, _ one: State, _ alternative: Chosen, _ other: State, _ tally: inout Tally
  ) {
    guard case .function(let first) = Self.deep(chosen.type, one.bindings),
      case .function(let second) = Self.deep(alternative.type, other.bindings),
      let ours = checker.parameters(of: chosen.choice.member),
      let theirs = checker.parameters(of: alternative.choice.member), first.parameters.count == second.parameters.count,
      zip(first.parameters, second.parameters).allSatisfy({ $0.isVariadic == $1.isVariadic }),
      !(first.parameters + second.parameters).contains(where: { isOpen($0.type) })
    else { return }
    typealias Element = (label: String?, type: Type, isLent: Bool)
    func tuple(_ parameters: [FunctionType.Parameter], _ declared: [Parameter]) -> [Element] {
      zip(parameters, declared).map { ($1.label, $0.type, $0.isNonEscaping && $0.type.isFunction) }
    }
    let (left, right) = (tuple(first.parameters, ours), tuple(second.parameters, theirs))
    func isBelow(_ one: [Element], _ other: [Element]) -> Bool {
      let isLabelled = one.contains { $0.label != nil } && other.contains { $0.label != nil }
      return zip(one, other).allSatisfy {
        // What is only lent is no value that could be kept.
        (isLabelled ? $0.label == $1.label : true)
          && ($0.type == $1.type || isSubtype($0.type, $1.type)) && (!$0.isLent || $1.isLent)
      }
    }
    if left.elementsEqual(right, by: ==) { return }
    tally.count(isBelow(left, right), isBelow(right, left), 1, .subtype)
    if left.map(\.type) == right.map(\.type) {
      tally.count(
        left.allSatisfy { $0.label == nil }, right.allSatisfy { $0.label == nil }, 1, .labels)
    }
  }

  func isSame(_ left: Member, _ right: Member) -> Bool {
    if left.identity == right.identity { return true }
    let (one, other) = (checker.memberStoodInFor(by: left) ?? left, checker.memberStoodInFor(by: right) ?? right)
    if one.identity == other.identity { return true }
    // The parameters of closures are made anew each time.
    guard case .variable(let first) = one, case .variable(let second) = other else { return false }
    return first.name == second.name && first.span.start == second.span.start && first.kind == second.kind
  }

  func isOpen(_ type: Type) -> Bool { type.contains { if case .variable = $0 { true } else { false } } }

  /// Follows the bindings of a solution everywhere.
  static func deep(_ type: Type, _ bindings: [Type?]) -> Type {
    guard type.contains(where: { if case .variable = $0 { true } else { false } }) else { return type }
    return type.mapping { part in
      guard case .variable(let variable) = part, variable.index < bindings.count, let bound = bindings[variable.index]
      else { return nil }
      return deep(bound, bindings)
    }
  }

  /// Whether a value of one type is, without more ado, one of another; of two types that differ.
  func isSubtype(_ type: Type, _ above: Type) -> Bool {
    if type == above { return true }
    if let inner = checker.unwrapped(above) {
      if let own = checker.unwrapped(type) { return isSubtype(own, inner) }
      return isSubtype(type, inner)
    }
    if checker.isAnyHashable(above), let hashable = checker.coreType("Hashable") {
      return checker.conforms(type, to: hashable, in: generics)
    }
    switch (type, above) {
    case (.nominal(let one, let ours), .nominal(let other, let theirs)):
      if one === other, one === checker.arrayNominal || one === checker.dictionaryNominal || one === checker.setNominal
      {
        return zip(ours, theirs).allSatisfy { isSubtype($0, $1) }
      }
      return one !== other && checker.superclassView(of: type, as: other) == above
    case (.function(let one), .function(let other)):
      return one.parameters.count == other.parameters.count && one.hasFewerEffects(than: other)
        && isSubtype(one.result, other.result)
        && zip(one.parameters, other.parameters).allSatisfy { isSubtype($1.type, $0.type) }
    case (.tuple(let one), .tuple(let other)):
      return one.count == other.count && zip(one, other).allSatisfy { isSubtype($0.type, $1.type) }
    case (.existential, .existential(let wanted)):
      return wanted.protocols.isEmpty && wanted.superclass == nil && !wanted.isClassBound
    case (_, .existential(let wanted)):
      return checker.requirements(of: wanted, on: type).allSatisfy {
        checker.unmet($0, [], [], in: generics) == nil
      }
    default: return false
    }
  }
}

extension Member {
  var isInstanceMember: Bool {
    switch self {
    case .function(let function): function.parent != nil && !function.isStatic && function.kind != .initializer
    case .variable, .subscripted: parent != nil && !isStatic
    case .enumCase, .type, .alias, .associated, .parameter: false
    }
  }
}

extension Solver.Literal {
  var isValue: Bool {
    switch self {
    case .closure, .keyPath: false
    default: true
    }
  }
}

/// What speaks for each of two solutions that cost the same.
private struct Tally {
  var first = 0
  var second = 0
  var firstIsRefined = false
  var secondIsRefined = false
  var firstCoalesces = false
  var secondCoalesces = false
  var firstComparesNil = false
  var secondComparesNil = false
  var hasDifference = false
  var reasons: [(lead: Int, RankingReason)] = []

  mutating func count(_ one: Bool, _ other: Bool, _ weight: Int, _ reason: RankingReason) {
    if one { first += weight }
    if other { second += weight }
    if one != other { reasons.append((one ? weight : -weight, reason)) }
  }

  mutating func weigh(_ one: Solver.Choice, _ other: Solver.Choice, _ weight: Int, _ checker: Checker) {
    hasDifference = true
    if one.isConverted != other.isConverted {
      return count(!one.isConverted, !other.isConverted, weight, .score(.memberThroughOptional))
    }
    if let refines = checker.refinesShape(one.member, other.member) {
      return count(refines, !refines, weight, .refinedProtocol)
    }
    var forwards = Specialization(checker, one.member, asSpecializedAs: other.member)
    var backwards = Specialization(checker, other.member, asSpecializedAs: one.member)
    let ours = forwards.verdict()
    let theirs = backwards.verdict()
    count(ours.holds, theirs.holds, weight, ours.holds ? ours.reason : theirs.reason)
    if ours.holds == theirs.holds {
      if checker.isNearer(one.member, other.member) { return count(true, false, weight, .ownModule) }
      if checker.isNearer(other.member, one.member) { return count(false, true, weight, .ownModule) }
    }
    if case .function(let left) = one.member, case .function(let right) = other.member {
      if ours.holds, theirs.holds, left.kind == .initializer, right.kind == .initializer {
        if left.isConvenience != right.isConvenience {
          count(!left.isConvenience, !right.isConvenience, weight, .designated)
        }
      }
      if left.name == "??", right.name == "??" {
        firstCoalesces = checker.unwrapped(left.result) != nil
        secondCoalesces = checker.unwrapped(right.result) != nil
      }
    }
    let (isOne, isOther) = (one.member.isInstanceMember, other.member.isInstanceMember)
    if isOne != isOther {
      count(isOther, isOne, weight, .instanceMember)
    } else {
      switch (one.member, other.member) {
      case (.variable, .function): count(true, false, weight, .property)
      case (.function, .variable): count(false, true, weight, .property)
      default: break
      }
    }
    if let refined = checker.isRefined(one.member, other.member) {
      if refined { firstIsRefined = true } else { secondIsRefined = true }
    }
  }

  func verdict(areOfTwoProtocols: Bool) -> Verdict {
    func verdict(_ isFirst: Bool, _ reasons: [RankingReason]) -> Verdict {
      Verdict(outcome: isFirst ? .first : .second, reasons: reasons)
    }
    if first == 0, second == 0, firstComparesNil != secondComparesNil { return verdict(firstComparesNil, [.subtype]) }
    if first != second {
      let isFirst = first > second
      return verdict(isFirst, reasons.filter { ($0.lead > 0) == isFirst }.map { $0.1 })
    }
    if firstIsRefined != secondIsRefined { return verdict(firstIsRefined, [.refinedParameters]) }
    if firstCoalesces != secondCoalesces { return verdict(secondCoalesces, [.coalescing]) }
    return Verdict(outcome: !hasDifference || areOfTwoProtocols ? .identical : .incomparable)
  }
}

extension Checker {
  /// Of two generic functions with as many parameters of their own: whether the first in which what is asked differs is asked for
  /// more by the one; nil where neither is. And whether one is a member of a protocol that refines the other's, which asks for it.
  func isRefined(_ one: Member, _ other: Member) -> Bool? {
    if let ours = askedOfOwnParameters(one), let theirs = askedOfOwnParameters(other), ours.count == theirs.count,
      let (mine, their) = zip(ours, theirs).first(where: { $0 != $1 })
    {
      return mine > their
    }
    guard let first = one.parent, let second = other.parent, first.kind == .protocol, second.kind == .protocol,
      one.isRequirement, other.isRequirement
    else { return nil }
    if allRefined(of: first).contains(second) { return true }
    return allRefined(of: second).contains(first) ? false : nil
  }

  /// How many protocols each of its own generic parameters is to conform to, without those that others refine; nil for what is no
  /// generic function.
  private func askedOfOwnParameters(_ member: Member) -> [Int]? {
    if case .function(let function) = member, function.kind == .initializer { return nil }
    guard member.hasOwnParameters else { return nil }
    let outer = extensionSignature(of: member)?.parameters.count ?? member.parent?.generics.parameters.count ?? 0
    return member.generics.parameters.dropFirst(outer).map { parameter in
      let asked = member.generics.requirements.compactMap { requirement -> Nominal? in
        if case .conforms(.parameter(parameter), let proto) = requirement, !proto.isMarker { return proto }
        return nil
      }
      return minimal(asked).count
    }
  }
}
