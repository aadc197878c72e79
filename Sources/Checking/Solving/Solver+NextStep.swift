import Diagnostics
import Syntax

/// What the search tries next, where nothing follows from what is known.
extension Solver {
  enum Step {
    case bind(TypeVariable, [Type])
    case erase(TypeVariable, Type)
    case overload(Int)
    case unwrap(Int)
    case enter(Int)
    case body(Int)
    case hurry(Int)
    case stuck(Int)
  }

  func nextStep() -> Step? {
    if let index = ripeBody(unlessAsked: true) { return .body(index) }
    var lower: [Int: [Type]] = [:]
    var upper: [Int: [Type]] = [:]
    var related: [(Int, Int)] = []
    var open: Set<Int> = []
    /// Those that stand for what is within something known, and are that: a literal makes nothing wider of them.
    var exact: Set<Int> = []
    var order: [Int] = []
    var overload: (index: Int, rank: DisjunctionRank)?
    var unwrap: Int?
    var bases: [Int] = []
    var chains: [(base: Type, result: Type)] = []
    func note(_ variable: TypeVariable) { if !order.contains(variable.index) { order.append(variable.index) } }
    for (index, constraint) in state.pending.enumerated() {
      switch constraint.kind {
      case .convert(let from, let to):
        let left = resolved(from)
        let right = resolved(to)
        switch (left, right) {
        case (.variable(let one), .variable(let other)):
          related.append((one.index, other.index))
          if order.count < 400 {
            note(other)
            note(one)
          }
        case (.variable(let one), _):
          upper[one.index, default: []].append(right)
          // A collection is what is asked for before its elements are converted.
          if constraint.place.isOfCollection { open.insert(one.index) }
          if order.count < 400 { note(one) }
        case (_, .variable(let other)) where constraint.place.reason.isImplicit && checker.neverType(left):
          // What never comes back may be of any type.
          if state.defaults[other.index] == nil { state.defaults[other.index] = left }
        case (_, .variable(let other)):
          lower[other.index, default: []].append(left)
          if constraint.place.isWithin { exact.insert(other.index) }
          if order.count < 400 { note(other) }
        default:
          // `T?` that becomes an `X??`: likely as it is, and otherwise wrapped.
          guard isOpenOptional(left), let inner = checker.unwrapped(left), let wanted = checker.unwrapped(right),
            case .variable(let one) = resolved(inner)
          else { break }
          upper[one.index, default: []].append(resolved(wanted))
          open.insert(one.index)
          if order.count < 400 { note(one) }
        }
      case .overload(let choices, _, let node, let labels):
        let rank = rank(choices, node, labels)
        if overload.map({ rank.goesBefore($0.rank) }) ?? true { overload = (index, rank) }
      case .implicitUnwrap: if unwrap == nil { unwrap = index }
      case .chain(let base, let result): chains.append((resolved(base), resolved(result)))
      case .implicitMember(let base, _, _, _, let labels) where labels != nil:
        if case .variable(let variable) = resolved(base) { bases.append(variable.index) }
      default: break
      }
    }
    // `try? run { throw … }`: nothing but the context may say what there would be.
    for case (.variable(let base), let result) in chains where state.literals[base.index] == nil {
      var wanted = result
      if case .variable(let variable) = result { wanted = upper[variable.index]?.first ?? result }
      guard let inner = checker.unwrapped(wanted) else { continue }
      upper[base.index, default: []].append(resolved(inner))
      note(base)
    }
    if let unwrap { return .unwrap(unwrap) }
    // What is asked of `.name(…)` says whose it is, and that what its arguments are to be.
    for index in bases where lower[index] == nil {
      if let type = upper[index]?.first, case .nominal = type { return .bind(TypeVariable(index: index), [type]) }
    }
    // A type variable with something definite about it, before meanings are guessed; but not one that a pending meaning gives.
    var blocked = overload == nil ? [] : pendingResults().union(elementsOfLiterals())
    for index in order where state.bindings[index] == nil {
      guard let joined = state.joins[index],
        let wide = existential(above: upper[index] ?? [], lower[index] ?? [])
      else { continue }
      switch mayBeWide(index, joined, related) {
      case true?: return .erase(TypeVariable(index: index), wide)
      case false?: continue
      case nil: if overload != nil { blocked.insert(index) }
      }
    }
    for index in order where state.literals[index] == nil && state.bindings[index] == nil && !blocked.contains(index) {
      if lower[index] == nil, upper[index] == nil, let shape = openShape(related, index) {
        return .bind(TypeVariable(index: index), [shape])
      }
    }
    for index in order where state.literals[index] == nil && state.bindings[index] == nil {
      if blocked.contains(index) { continue }
      if takesFromLeft(index, lower[index] ?? []), overload != nil || literalBase() != nil { continue }
      if let wide = erasesCoalesced(index, lower[index] ?? [], upper[index] ?? []) {
        return .bind(TypeVariable(index: index), [wide])
      }
      if let found = lower[index].map({ sharingLabels($0, index) }), !found.isEmpty {
        let literalsToo = related.contains { $0.1 == index && literal(at: $0.0) != nil }
        let joined = join(found) ?? openTuple(found)
        var candidates = joined.map { [$0] } ?? distinct(found)
        // A literal that would have to be of another kind than its own stays what it is in an `Any`.
        if literalsToo, let only = joined, checker.unwrapped(only) == nil, !isMending, state.joins[index] == nil,
          state.coalesced[index] == nil ? !exact.contains(index) : true,
          related.contains(where: { $0.1 == index && isOfOtherKind($0.0, only) })
        {
          // What becomes of the element of `[x, 1][0]` is known when that is.
          if mixedElement(index) != nil, literalBase() != nil || overload.map({ isSubscript($0.index) }) == true {
            continue
          }
          // What stands in front of `??` is what the literal becomes, unless another meaning of that goes before.
          if let wide = erasing(above: index, [], upper) {
            candidates.insert(wide, at: state.coalesced[index] == nil ? 0 : candidates.count)
          }
        }
        if literalsToo, candidates.count == 1, checker.unwrapped(candidates[0]) == nil,
          related.contains(where: { $0.1 == index && isNull($0.0) }), !takes(.null, candidates[0])
        {
          candidates = [checker.optional(candidates[0])]
        }
        if let top = upper[index]?.first, !candidates.contains(top) {
          candidates.insert(top, at: open.contains(index) ? 0 : candidates.count)
        }
        if overload != nil, joined == nil { continue }
        if joined == nil || literalsToo, let anything = mixedElement(index) {
          let type = related.contains { $0.1 == index && isNull($0.0) } ? checker.optional(anything) : anything
          candidates.insert(type, at: isMending ? 0 : candidates.count)
          return .bind(TypeVariable(index: index), candidates)
        }
        // A closure's body may give something else of a class above.
        if let only = candidates.first, candidates.count == 1, let above = superclasses(of: only),
          contestBodies(of: index)
        {
          return .bind(TypeVariable(index: index), [only] + above)
        }
        if candidates.count > 1 { contestBodies(of: index) }
        // An optional of it is the other thing that would take the same values.
        if let only = candidates.first, checker.unwrapped(only) == nil, overload == nil, candidates.count == 1 {
          candidates.append(checker.optional(only))
        }
        return .bind(TypeVariable(index: index), candidates)
      }
    }
    if let overload {
      // What is mentioned as a value is asked for by what is called with it.
      if overload.rank.isUnapplied, let index = literalBase(), let literal = state.literals[index] {
        return .bind(TypeVariable(index: index), defaultsOfBase(literal))
      }
      return .overload(overload.index)
    }
    // What a literal's member gives is known once the literal has its default: `"a".count as Int?`.
    // And so is what takes it: `prices["a"] = abs(2.5.rounded())`.
    var coming = literalBase() == nil ? [] : pendingResults()
    for (source, target) in related where coming.contains(source) { coming.insert(target) }
    for index in order where state.literals[index] == nil && state.bindings[index] == nil && !coming.contains(index) {
      if let first = upper[index]?.first, !checker.isErasing(first),
        checker.unwrapped(first).map({ checker.isErasing($0) }) != true
      {
        if open.contains(index), let inner = checker.unwrapped(first) {
          return .bind(TypeVariable(index: index), [first, inner])
        }
        // A literal that becomes an optional here is one of what is in it first: `reduce(1) { … }` for an `Int?`.
        if let inner = checker.unwrapped(first),
          related.contains(where: { $0.1 == index && literal(at: $0.0)?.hasDefault == true }),
          !related.contains(where: { $0.1 == index && isNull($0.0) })
        {
          return .bind(TypeVariable(index: index), [inner, first])
        }
        return .bind(TypeVariable(index: index), [first])
      }
    }
    // A literal that a member is asked of takes its default first.
    if let index = literalBase() {
      guard let literal = state.literals[index] else { return .stuck(0) }
      return .bind(TypeVariable(index: index), defaultsOfBase(literal))
    }
    // Collections take their shape before their elements are guessed.
    for index in state.literals.indices where state.bindings[index] == nil && isInScope(index) {
      switch state.literals[index] {
      case .array?, .dictionary?:
        guard let literal = state.literals[index] else { continue }
        return .bind(TypeVariable(index: index), [defaultType(of: literal)])
      default: continue
      }
    }
    if asksClosuresFirst, let index = state.pending.firstIndex(where: { canEnter($0, evenUnknown: true) }) {
      return .enter(index)
    }
    // Two type variables of which nothing more will be known: a literal decides, the widest one.
    let undecided = order.filter { state.literals[$0] == nil && state.bindings[$0] == nil }
    // First those into which nothing flows but literals: the others follow from them.
    let sources = undecided.filter { index in
      !related.contains { $0.1 == index && $0.0 != index && state.literals[$0.0] == nil && state.bindings[$0.0] == nil }
    }
    for index in sources + undecided {
      let literals = related.filter { $0.1 == index }.compactMap { pair in literal(at: pair.0) }
      let isMixed = areMixed(literals)
      // Numbers of both kinds keep theirs only where they become such a value at once.
      let areNumbers = areNumbersOfBothKinds(literals)
      if isMixed || areNumbers, !isMending, let wide = erasing(above: index, areNumbers ? [] : related, upper) {
        return .bind(TypeVariable(index: index), [wide] + (joinLiterals(literals).map { [$0] } ?? []))
      }
      if isMixed, let anything = mixedElement(index) {
        let hasNull = literals.contains { if case .null = $0 { true } else { false } }
        return .bind(TypeVariable(index: index), [hasNull ? checker.optional(anything) : anything])
      }
      if let type = joinLiterals(literals) {
        // Elements that would cost more than what is known already may be anything.
        let wider = areNumbers ? mixedElement(index).map { [$0] } ?? [] : []
        // Whole numbers may be of the other kind too, where the first does not do.
        guard type == checker.int else { return .bind(TypeVariable(index: index), [type] + wider) }
        contestBodies()
        return .bind(TypeVariable(index: index), [type, checker.double])
      }
    }
    if let index = ripeBody(unlessAsked: false) { return .body(index) }
    // What is left of literals takes its default; closures that nothing asks for, their own shape.
    for index in state.literals.indices where state.bindings[index] == nil && isInScope(index) {
      guard let literal = state.literals[index] else { continue }
      switch literal {
      case .null: continue
      case .closure(let node, _):
        let count = node.parameters?.count ?? node.highestShorthand + 1
        let parameters = (0..<max(count, 0)).map { position in
          FunctionType.Parameter(fresh(), isInOut: node.parameters?[position].isInOut ?? false)
        }
        let type = Type.function(
          FunctionType(
            parameters, fresh(), isThrowing: node.mayThrow,
            thrown: node.thrown.flatMap { checker.resolveThrown($0, in: context.scope) }))
        return .bind(TypeVariable(index: index), [type])
      case .integer, .float, .boolean, .string:
        defaultPlainLiterals()
        if state.bindings[index] == nil { return .stuck(0) }
        return nextAfterDefaults()
      default: return .bind(TypeVariable(index: index), [defaultType(of: literal)])
      }
    }
    for (one, other) in related where state.bindings[one] == nil && state.bindings[other] == nil {
      return .bind(TypeVariable(index: one), [.variable(TypeVariable(index: other))])
    }
    for index in order where state.literals[index] == nil && state.bindings[index] == nil {
      if let first = upper[index]?.first { return .bind(TypeVariable(index: index), [first]) }
    }
    if let step = implicitBase() { return step }
    if let index = state.pending.firstIndex(where: { canEnter($0) }) { return .enter(index) }
    if let step = nextDefault() { return step }
    if let index = waitingCall() { return .hurry(index) }
    // Nothing around it says what a closure takes: what it does with it may.
    if let index = state.pending.firstIndex(where: { canEnter($0, evenUnknown: true) }) { return .enter(index) }
    return state.pending.isEmpty ? nil : .stuck(0)
  }

  private func nextDefault() -> Step? {
    let open = state.defaults.filter { state.bindings[$0.key] == nil && isInScope($0.key) }
    guard let first = open.min(by: { $0.key < $1.key }) else { return nil }
    return .bind(TypeVariable(index: first.key), [first.value])
  }

  func pendingResults() -> Set<Int> {
    var result: Set<Int> = []
    func note(_ type: Type) { if case .variable(let variable) = resolved(type) { result.insert(variable.index) } }
    for constraint in underway + state.pending {
      switch constraint.kind {
      case .member(_, _, let type, _, _), .overload(_, let type, _, _), .subscripted(_, let type, _),
        .unwrap(_, let type, _),
        .chain(_, let type), .tupleElement(_, _, let type):
        note(type)
      case .apply(_, let application): note(application.result)
      default: continue
      }
    }
    return result
  }

  /// What stands in collection literals: what is asked of these says what the elements are to be.
  private func elementsOfLiterals() -> Set<Int> {
    var result: Set<Int> = []
    func note(_ type: Type) { if case .variable(let variable) = resolved(type) { result.insert(variable.index) } }
    for index in state.literals.indices where state.bindings[index] == nil {
      switch state.literals[index] {
      case .array(let element)?: note(element)
      case .dictionary(let key, let value)?:
        note(key)
        note(value)
      default: continue
      }
    }
    return result
  }

  func literalBase() -> Int? {
    for constraint in state.pending {
      let base: Type
      switch constraint.kind {
      case .member(let type, _, _, _, _), .subscripted(let type, _, _), .unwrap(let type, _, _), .chain(let type, _),
        .tupleElement(let type, _, _):
        base = type
      default: continue
      }
      if case .variable(let variable) = resolved(base), let literal = state.literals[variable.index] {
        if case .null = literal { continue }
        if case .closure = literal { continue }
        return variable.index
      }
    }
    return nil
  }

  /// What a literal may be whose member is asked for: `3.km` is a `Double`'s where an `Int` has no such member.
  private func defaultsOfBase(_ literal: Literal) -> [Type] {
    let type = defaultType(of: literal)
    return type == checker.int && !isMending ? [type, checker.double] : [type]
  }

  /// Every plain literal that nothing speaks of takes its default at once.
  func defaultPlainLiterals() {
    for index in state.literals.indices where state.bindings[index] == nil && isInScope(index) {
      switch state.literals[index] {
      case .integer?, .float?, .boolean?, .string?:
        state.bindings[index] = state.literals[index].map { defaultType(of: $0) }
      default: continue
      }
    }
  }

  func nextAfterDefaults() -> Step? {
    let index = state.bindings.count
    _ = fresh()
    return .bind(TypeVariable(index: index), [.void])
  }

  func literal(at index: Int) -> Literal? { state.bindings[index] == nil ? state.literals[index] : nil }

  func isNull(_ index: Int) -> Bool {
    if case .null? = literal(at: index) { return true }
    return false
  }

  func areAlike(_ one: Type, _ other: Type) -> Bool {
    guard case .variable(let one) = resolved(one), case .variable(let other) = resolved(other) else {
      return !hasVariables(one) && !hasVariables(other)
    }
    switch (literal(at: one.index), literal(at: other.index)) {
    case (.integer?, .integer?), (.float?, .float?), (.boolean?, .boolean?), (.string?, .string?), (nil, nil):
      return true
    default: return false
    }
  }

  func distinct(_ types: [Type]) -> [Type] {
    var result: [Type] = []
    for type in types where !result.contains(deep(type)) { result.append(deep(type)) }
    return result
  }

  /// The type that takes values of all of these; nil where there is none that is no guess.
  func join(_ types: [Type]) -> Type? {
    guard let first = types.first else { return nil }
    return types.dropFirst().reduce(deep(first)) { known, type in known.flatMap { join($0, deep(type)) } }
  }

  private func join(_ one: Type, _ other: Type) -> Type? {
    if one == other { return one }
    switch (checker.unwrapped(one), checker.unwrapped(other)) {
    case (nil, nil): break
    case (let first, let second): return join(first ?? one, second ?? other).map { checker.optional($0) }
    }
    guard case .nominal(let nominal, _) = one, case .nominal(let second, _) = other else { return nil }
    guard nominal.kind == .class, second.kind == .class else { return nil }
    var current: Type? = one
    while let here = current {
      if case .nominal(let above, _) = here, checker.superclassView(of: other, as: above) == here { return here }
      current = checker.superclass(of: here)
    }
    return nil
  }
}
