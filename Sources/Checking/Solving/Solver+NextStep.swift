import Diagnostics
import Syntax

/// What the search tries next, where nothing follows from what is known.
extension Solver {
  enum Step {
    case bind(BindingSet)
    /// Each can be but one thing, and that whatever the others are.
    case settle([(variable: Int, type: Type)])
    case overload(Int)
    case match(Int)
    case unwrap(Int)
    case enter(Int)
    case body(Int)
    case hear(ObjectIdentifier)
    case hurry(Int)
    /// A call whose trailing closure goes to one parameter or to another.
    case scan(Int, [ArgumentMatch])
    case stuck(Int)
  }

  func nextStep() -> Step? {
    if let index = state.pending.firstIndex(where: { if case .implicitUnwrap = $0.kind { true } else { false } }) {
      return .unwrap(index)
    }
    if let index = waitingCall() {
      if let scans = differingScans(ofCallAt: index) { return .scan(index, scans) }
      return .hurry(index)
    }
    let bindings = bindingSets()
    let best = best(of: bindings)
    // Of what nothing is known but an existential that it becomes, a closure has more to say.
    if let best, best.becomesExistential(checker.isExistential) {
      if let index = closureToEnter(mentioning: best.variable) { return .enter(index) }
      if best.isDelayed, !hasOverloads, let closure = bindings.first(where: \.isClosure) { return .bind(closure) }
    }
    if let best, isFavouredOverMeanings(best) {
      // A table of them is not gone through one after the other.
      let settled = isMending ? [] : bindings.compactMap { set in settledType(set).map { (set.variable, $0) } }
      return settled.count > 1 ? .settle(settled) : .bind(best)
    }
    if let index = state.pending.firstIndex(where: { canEnter($0) && changesWhatIsOpen($0) }) { return .enter(index) }
    if let index = openMatch() { return .match(index) }
    if let index = bestOverload() { return .overload(index) }
    if asksClosuresFirst,
      let index = state.pending.firstIndex(where: { canEnter($0, evenUnknown: true) && !takesApart($0) })
        ?? (best?.bindings.isEmpty ?? true ? closureToEnter(evenUnknown: true) : nil)
    {
      return .enter(index)
    }
    let isLiteral = best.map { $0.isPlainLiteral || $0.isCollectionLiteral } ?? true
    if isLiteral, let step = implicitBase() { return step }
    if let best, best.count > 0, !best.isShapedByItself { return .bind(best) }
    if let step = implicitBase() { return step }
    if let index = ripeBody() { return .body(index) }
    if let shaped = bindings.first(where: \.isShapedByItself) { return .bind(shaped) }
    if let pair = openPair() { return .bind(pair) }
    if let index = closureToEnter() { return .enter(index) }
    if let best, best.isViable { return .bind(best) }
    // Nothing around it says what a closure takes: what it does with it may.
    if let index = closureToEnter(evenUnknown: true) ?? closureOfStatementsToEnter() { return .enter(index) }
    if let closure = closureToHear() { return .hear(closure) }
    return state.pending.isEmpty ? nil : .stuck(0)
  }

  /// The type variable whose turn it is.
  private func best(of sets: [BindingSet]) -> BindingSet? {
    var best: (set: BindingSet, order: BindingOrder)?
    for set in sets where set.isViable && !set.isShapedByItself {
      let order = BindingOrder(set, isBelowExistential: set.isBelowExistential(checker.isExistential))
      if best.map({ order < $0.order }) ?? true { best = (set, order) }
    }
    return best?.set
  }

  /// Whether a type variable goes before the meanings of names: where it can be but one thing, or connects others.
  private func isFavouredOverMeanings(_ set: BindingSet) -> Bool {
    if !isMending, !set.isDelayed,
      set.bindings.contains(where: { $0.kind != .supertypes && converts(nowhere: $0.type) })
    {
      return true
    }
    if set.isDelayed || set.isShapedByItself { return false }
    if set.isCollectionLiteral { return set.adjacent.isEmpty }
    return !set.bindings.isEmpty && set.adjacent.isEmpty
  }

  /// What a type variable is, whatever others are; nil where there is something to try.
  private func settledType(_ set: BindingSet) -> Type? {
    guard !set.isDelayed, set.adjacent.isEmpty else { return nil }
    // A literal becomes an `Any` as what it is by itself.
    if set.requirements.count == 1, set.isPlainLiteral {
      return !set.bindings.isEmpty && set.bindings.allSatisfy { $0.kind == .subtypes && $0.type == .any }
        ? defaultType(of: set.requirements[0].literal) : nil
    }
    guard set.count == 1, set.requirements.isEmpty, let binding = set.bindings.first, binding.kind != .supertypes,
      converts(nowhere: binding.type), !hasVariables(binding.type)
    else { return nil }
    return binding.type
  }

  /// A type whose values become nothing else by themselves.
  private func converts(nowhere type: Type) -> Bool {
    guard case .nominal(let nominal, _) = type, nominal.kind != .class, checker.unwrapped(type) == nil else {
      return false
    }
    return type != checker.double && !checker.isAnyHashable(type)
  }

  private func openMatch() -> Int? {
    if isMending { return nil }
    return state.pending.firstIndex { constraint in
      guard case .convert(let from, let to) = constraint.kind else { return false }
      return !constraint.place.isPartwise && mayBeEqual(resolved(from), resolved(to))
    }
  }

  private var hasOverloads: Bool {
    state.pending.contains { if case .overload = $0.kind { true } else { false } }
  }

  private func bestOverload() -> Int? {
    let overloads = state.pending.indices.filter { index in
      if case .overload = state.pending[index].kind { true } else { false }
    }
    if overloads.count < 2 { return overloads.first }
    let wanted = wantedTypes()
    var best: (index: Int, rank: DisjunctionRank)?
    for index in overloads {
      let constraint = state.pending[index]
      guard case .overload(let choices, _, let node, let labels) = constraint.kind else { continue }
      let rank = knownRank(choices, node, labels, wanted)
      if best.map({ rank.goesBefore($0.rank) }) ?? true { best = (index, rank) }
    }
    return best?.index
  }

  /// The rank of a disjunction, which stays as it is as long as no more is known of what it takes and gives.
  private func knownRank(
    _ choices: [Choice], _ node: Expression, _ labels: CallLabels?, _ wanted: [Int: Type]
  ) -> DisjunctionRank {
    let application = state.operatorApplications[ObjectIdentifier(node)]
    let result = (application?.result ?? labels?.result).map { resolved($0) }
    var asked: Type?
    if application != nil, case .variable(let variable)? = result { asked = wanted[variable.index] }
    let basis = RankBasis(
      count: choices.count, known: (application?.types ?? labels?.types ?? []).map { whatIsKnown(of: $0) },
      result: result.map { whatIsKnown(of: $0) }, wanted: asked, isMending: isMending)
    if let known = ranks[ObjectIdentifier(node)], known.basis == basis { return known.rank }
    let rank = rank(choices, node, labels)
    ranks[ObjectIdentifier(node)] = (basis, rank)
    return rank
  }

  /// What type variables have to convert to, where that is known.
  private func wantedTypes() -> [Int: Type] {
    var result: [Int: Type] = [:]
    for case .convert(let from, let to) in state.pending.map(\.kind) {
      guard case .variable(let variable) = resolved(from), result[variable.index] == nil else { continue }
      let type = canonicalDeep(to)
      if !hasVariables(type) { result[variable.index] = type }
    }
    return result
  }

  private func closureToEnter(evenUnknown: Bool = false) -> Int? {
    state.pending.firstIndex { canEnter($0, evenUnknown: evenUnknown) }
  }

  /// Whether a closure has names for the parts of what it takes, of which nobody knows yet that it has parts.
  private func takesApart(_ constraint: Constraint) -> Bool {
    guard case .closure(let node, let type, _, _) = constraint.kind, case .function(let function) = resolved(type),
      function.parameters.count == 1, case .variable = resolved(function.parameters[0].type)
    else { return false }
    return node.parameters?.count ?? node.highestShorthand + 1 > 1
  }

  /// Whether a closure is lent a value of a type whose parts are open: what it does with it says what they are before what is asked of
  /// it afterwards does.
  private func changesWhatIsOpen(_ constraint: Constraint) -> Bool {
    guard case .closure(_, let type, _, _) = constraint.kind, case .function(let function) = resolved(type) else {
      return false
    }
    return function.parameters.contains { $0.isInOut && hasVariables($0.type) }
      && function.parameters.allSatisfy { $0.isInOut || !hasVariables($0.type) }
  }

  private func closureToEnter(mentioning variable: Int) -> Int? {
    state.pending.firstIndex { constraint in
      guard canEnter(constraint, evenUnknown: true), case .closure(_, let type, _, _) = constraint.kind else {
        return false
      }
      var parts: [Int] = []
      collect(type, &parts)
      return parts.contains(variable)
    }
  }

  /// Two type variables of which nothing is said but that the one becomes the other.
  private func openPair() -> BindingSet? {
    for case .convert(let from, let to) in state.pending.map(\.kind) {
      guard case .variable(let one) = resolved(from), case .variable(let other) = resolved(to),
        state.literals[one.index] == nil, isInScope(one.index), isInScope(other.index)
      else { continue }
      return BindingSet(variable: one.index, bindings: [BindingSet.Binding(type: .variable(other), kind: .exact)])
    }
    return nil
  }

  func pendingResults() -> Set<Int> {
    var result: Set<Int> = []
    func note(_ type: Type) { if case .variable(let variable) = resolved(type) { result.insert(variable.index) } }
    for constraint in underway + state.pending {
      switch constraint.kind {
      case .member(_, _, let type, _, _), .overload(_, let type, _, _), .subscripted(_, let type, _),
        .unwrap(_, let type, _), .tupleElement(_, _, let type, _):
        note(type)
      case .apply(_, let application): note(application.result)
      default: continue
      }
    }
    return result
  }

  func literal(at index: Int) -> Literal? { state.bindings[index] == nil ? state.literals[index] : nil }

  func isNull(_ index: Int) -> Bool {
    if case .null? = literal(at: index) { return true }
    return false
  }

  /// The type that takes values of all of these; nil where there is none that is no guess.
  func join(_ types: [Type]) -> Type? {
    guard let first = types.first else { return nil }
    let joined: Type? = types.dropFirst().reduce(deep(first)) { known, type in
      known.flatMap { join($0, deep(type)) }
    }
    // What takes anything is no answer, unless it takes it two optionals deep.
    guard let joined, joined != .any, checker.unwrapped(joined) != .any else { return nil }
    return joined
  }

  /// The least type that both become, as far as that is known: `Any` where they have nothing to do with each other.
  private func join(_ one: Type, _ other: Type) -> Type? {
    if one == other { return one }
    switch (checker.unwrapped(one), checker.unwrapped(other)) {
    case (nil, nil): break
    case (let first, let second): return join(first ?? one, second ?? other).map { checker.optional($0) }
    }
    if case .metatype(let first) = one, case .metatype(let second) = other {
      return join(first, second).map { $0 == .any ? .any : .metatype($0) }
    }
    guard isPlain(one), isPlain(other) else { return nil }
    guard case .nominal(let nominal, _) = one, case .nominal(let second, _) = other, nominal.kind == .class,
      second.kind == .class
    else { return .any }
    var current: Type? = one
    while let here = current {
      if case .nominal(let above, _) = here, checker.superclassView(of: other, as: above) == here { return here }
      current = checker.superclass(of: here)
    }
    return .any
  }

  private func isPlain(_ type: Type) -> Bool {
    switch type {
    case .nominal(let nominal, let arguments): nominal.kind == .class || arguments.isEmpty
    case .function, .existential, .tuple, .metatype: true
    default: false
    }
  }
}
