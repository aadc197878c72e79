import Diagnostics
import Syntax

/// Trying out what simplifying could not decide.
extension Solver {
  enum Result {
    case solved
    case ambiguous([Member])
    case failed
    case tooComplex
  }

  /// Solves what `state` states. On success `state` is the solution.
  ///
  /// - Parameter restate: states it once more, should there be no solution. A copy of the beginning, kept for that, would have
  /// every table copied at its first change.
  func solve(restating restate: () -> Void) -> Result {
    solutions = []
    passedOverDefault = false
    grant(100_000)
    search()
    if solutions.count == 1 {
      state = solutions.removeLast()
      return .solved
    }
    if let best = single() {
      state = best
      return .solved
    }
    if budget <= 0 { return .tooComplex }
    if solutions.count > 1 {
      let members = difference()
      return solveTryingDefaultsToo(restating: restate) ? .solved : .ambiguous(members)
    }
    if solveByClosures(restating: restate) { return .solved }
    guard checker.mends else { return .failed }
    // No solution: find the one that would need the fewest things mended, to say what they are.
    state = State()
    isMending = true
    let marked = checker.marksOpenTypes
    checker.marksOpenTypes = true
    defer { checker.marksOpenTypes = marked }
    restate()
    grant(20_000)
    solutions = []
    search()
    guard let first = solutions.min(by: { $0.score < $1.score }) else { return .failed }
    // Of what gives another type than is asked for, the meaning that would go before is the one that is told of.
    let best = solutions.reduce(first) { best, other in
      let areMismatches = [best, other].allSatisfy { solution in
        if case .mismatch? = solution.fixes.first?.problem { solution.fixes.count == 1 } else { false }
      }
      return areMismatches && compare(other, best).outcome == .first ? other : best
    }
    let equallyGood = solutions.filter { $0.score.fixes == best.score.fixes }
    state = best
    // Nothing is wrong but in the body of a closure, or none of the meanings takes it as it is: that is told when it is built.
    if best.fixes.isEmpty, best.brokenBody != nil || !best.contested.isEmpty { return .solved }
    if best.brokenBody != nil, best.fixes.allSatisfy({ $0.isOfIgnorance || $0.problem.isOfIgnorance }) {
      // What nothing says is unknown because of that.
      for index in state.bindings.indices where state.bindings[index] == nil { state.bindings[index] = .error }
      return .solved
    }
    if equallyGood.count > 1, let member = overloadedCall(equallyGood) { return .ambiguous(member) }
    return .failed
  }

  /// Whether something in the expression is wrong where it is declared, which has been told.
  var hangsOnWhatIsWrong: Bool {
    let solution = solutions.first ?? state
    return solution.types.values.contains { Self.deep($0, solution.bindings) == .error }
  }

  /// Before several solutions are told to be as good as one another, the compiler looks once more, and then also at the defaults of
  /// literals and of elements where something else would do: one of those may be better than all.
  private func solveTryingDefaultsToo(restating restate: () -> Void) -> Bool {
    guard passedOverDefault, !isMending else { return false }
    let ambiguous = (state, solutions)
    state = State()
    triesDefaultsToo = true
    defer { triesDefaultsToo = false }
    restate()
    // What is steep has cost enough.
    grant(1_000)
    solutions = []
    search()
    if budget > 0, let best = single() {
      state = best
      return true
    }
    (state, solutions) = ambiguous
    return false
  }

  /// Where the types that literals have by themselves do not do, a closure may say what its parameters are.
  private func solveByClosures(restating restate: () -> Void) -> Bool {
    state = State()
    restate()
    guard state.literals.contains(where: { if case .closure? = $0 { true } else { false } }) else { return false }
    asksClosuresFirst = true
    defer { asksClosuresFirst = false }
    solutions = []
    search()
    guard let best = single() else { return false }
    state = best
    return true
  }

  /// Where the mended solutions differ only in which overload they take, it is the call that fits none of them.
  func overloadedCall(_ solutions: [State]) -> [Member]? {
    let first = solutions[0]
    for (node, chosen) in first.chosen {
      let others = solutions.map { $0.chosen[node]?.choice.member }
      let distinct = Set(others.compactMap { $0?.identity })
      if distinct.count > 1 { return [chosen.choice.member] + others.compactMap { $0 } }
    }
    return nil
  }

  func difference() -> [Member] {
    for (node, chosen) in solutions[0].chosen {
      if case .variable(let variable) = chosen.choice.member, variable.kind == .local || variable.kind == .parameter {
        continue
      }
      let members = solutions.compactMap { $0.chosen[node]?.choice.member }
      if members.contains(where: { $0.identity != chosen.choice.member.identity }) { return members }
    }
    return []
  }

  // MARK: The search

  /// A large expression may take more steps.
  private func grant(_ steps: Int) { budget = steps + 64 * state.pending.count }

  /// What is found out of the library stays for the session, and is found out to the end.
  var isToStop: Bool { checker.isToStop && !context.function.module.isLibrary }

  func search() {
    budget -= 1 + min(state.pending.count / 16, 30)
    if isToStop { budget = 0 }
    if budget <= 0 { return }
    state.settled = Score()
    state.settledInOptional = []
    guard simplify() else { return }
    if isTooCostly(state.score) {
      trace("left: \(state.score.words)")
      // What is to be mended is mended in the likeliest way.
      if isMending { recorded += 1 }
      return
    }
    if let components = components() {
      search(components)
      return
    }
    guard let next = nextStep() else {
      record()
      return
    }
    switch next {
    case .bind(let set): tryBindings(set)
    case .settle(let sets):
      for (variable, type) in sets where !assignOrFail(TypeVariable(index: variable), type) { return }
      search()
    case .match(let index):
      let constraint = state.pending.remove(at: index)
      guard case .convert(let from, let to) = constraint.kind else { return }
      matchParts(resolved(from), resolved(to), constraint.place)
    case .overload(let index): tryOverloads(at: index)
    case .unwrap(let index):
      let constraint = state.pending.remove(at: index)
      guard case .implicitUnwrap(let optional, let result, let node) = constraint.kind else { return }
      branch([
        { [self] in equate(result, optional, constraint.place) },
        { [self] in
          guard let inner = checker.unwrapped(resolved(optional)) else { return false }
          state.forced.insert(ObjectIdentifier(node))
          state.score[.forcedUnchecked] += 1
          return equate(result, inner, constraint.place)
        },
      ])
    case .enter(let index):
      if case .closure(_, _, let expression, _) = state.pending[index].kind {
        state.openClosures.insert(ObjectIdentifier(expression))
      }
      search()
    case .body(let index): tryBody(at: index)
    case .hear(let closure):
      hear(closure)
      search()
    case .scan(let index, let scans): tryScans(scans, ofCallAt: index)
    case .hurry(let index):
      if case .apply(_, let application) = state.pending[index].kind {
        state.hasty.insert(ObjectIdentifier(application.node))
      }
      search()
    case .stuck(let index):
      let constraint = state.pending.remove(at: index)
      if case .discard = constraint.kind {
        search()
        return
      }
      guard isMending else { return }
      if case .same(let left, let right) = constraint.kind, unify(left, right) != nil {
        search()
        return
      }
      reportStuck(constraint)
      search()
    }
  }

  /// Tries the backward scan and the forward one, which costs more.
  private func tryScans(_ scans: [ArgumentMatch], ofCallAt index: Int) {
    guard case .apply(_, let application) = state.pending[index].kind else { return }
    let start = state
    for (number, scan) in scans.enumerated() {
      if budget <= 0 { return }
      state = start
      state.scans[ObjectIdentifier(application.node)] = scan
      if number > 0 { state.score[.forwardTrailingClosure] += 1 }
      search()
    }
  }

  /// Whether something is known that costs less.
  private func isTooCostly(_ score: Score) -> Bool {
    if let best = solutions.first { return best.score < score }
    return bound.map { $0 < score } ?? false
  }

  func branch(_ attempts: [() -> Bool]) {
    let start = state
    let before = recorded
    for attempt in attempts {
      state = start
      traceDepth += 1
      if attempt() { search() }
      traceDepth -= 1
      // The later ones are for where the first does not do.
      if budget <= 0 || recorded > before { return }
    }
  }

  func assignOrFail(_ variable: TypeVariable, _ type: Type) -> Bool {
    if resolved(type) == .variable(variable) { return false }
    trace("$\(variable.index) is \(checker.describe(deep(type)))")
    if case .keyPath(let parts)? = state.literals[variable.index], resolved(type) == .error {
      guard fail(.cannotInferKeyPathRoot, at: parts.node.span) else { return false }
      state.fixes[state.fixes.count - 1].isOfIgnorance = true
    }
    switch unify(.variable(variable), type) {
    case .solved, .deferred: return true
    case .failed, nil: return false
    }
  }

  func record() {
    if !isMending {
      let unknown = state.chosen.values.count { chosen in chosen.arguments.contains { isUnknown($0) } }
      let unknownTaken = state.closures.values.count { closure in closure.parameters.contains { isUnknown($0) } }
      state.score[.hole] = (state.extent?.holes ?? 0) + unknown + unknownTaken
    }
    if isTooCostly(state.score) {
      if isMending { recorded += 1 }
      return
    }
    recorded += 1
    if let best = solutions.first, state.score < best.score { solutions = [] }
    trace("found: \(state.score.words)")
    // The same meanings reached another way are the same solution.
    if solutions.contains(where: {
      hasSameMeanings($0) && differingValues(state, $0).isEmpty && $0.fixes.count == state.fixes.count
    }) {
      return
    }
    solutions.append(state)
  }

  /// A type variable that nothing has said anything of.
  private func isUnknown(_ type: Type) -> Bool {
    guard case .variable(let variable) = resolved(type) else { return false }
    // A `nil` has no type by itself.
    return isInScope(variable.index) && (literal(at: variable.index) == nil || isNull(variable.index))
  }

  func hasSameMeanings(_ other: State) -> Bool {
    guard other.chosen.count == state.chosen.count else { return false }
    return state.chosen.allSatisfy { node, chosen in
      other.chosen[node].map { isSame($0.choice.member, chosen.choice.member) } ?? false
    }
  }

  /// Whether an operand may be the `Self` of an operator's protocol: what does not conform is that not as an optional either, unless
  /// optionals do.
  private func couldBeSelf(_ operand: Type, _ parameter: Type, of function: Function) -> Bool {
    guard !isMending, case .parameter(let own) = parameter, own.kind == .protocolSelf, let proto = function.parent,
      proto.kind == .protocol, case .nominal(let nominal, _) = resolved(operand), nominal.kind != .class,
      nominal !== checker.optionalNominal, let optional = checker.optionalNominal
    else { return true }
    return checker.conformance(of: nominal, to: proto) != nil || checker.conformance(of: optional, to: proto) != nil
  }

  /// Those operators whose operands could be given, the likeliest first: the operators of the operands' own types, then of those
  /// that literals among them have by themselves, and generic ones last.
  func orderedOperators(_ choices: [Choice], _ application: Application) -> [Choice] {
    var own: [Choice] = []
    var usual: [Choice] = []
    var others: [Choice] = []
    var generic: [Choice] = []
    let operandTypes = application.types.map { resolved($0) }
    let literalTypes = operandTypes.compactMap { literal(of: $0) }.filter(\.hasDefault).map { defaultType(of: $0) }
    let comparesNil = application.types.contains { type in
      if case .variable(let variable) = resolved(type), case .null? = state.literals[variable.index] { return true }
      return false
    }
    for choice in choices {
      guard case .function(let function) = choice.member else { continue }
      checker.prepare(function)
      let fits = zip(application.types, function.parameters).allSatisfy { operand, parameter in
        if parameter.isAutoclosure, case .function(let thunk) = parameter.type {
          return couldPass(operand, to: thunk.result, isOperand: true)
        }
        return couldBeSelf(operand, parameter.type, of: function)
          && couldPass(operand, to: parameter.type, isOperand: true)
      }
      if !fits { continue }
      if isGenericOperator(choice) {
        generic.append(choice)
      } else if let parent = function.parent, operandTypes.contains(where: { isOf(parent, $0) }) {
        own.append(choice)
      } else if let parent = function.parent, literalTypes.contains(where: { isOf(parent, $0) }) {
        usual.append(choice)
      } else {
        others.append(choice)
      }
    }
    let all = own + usual + others + generic
    guard comparesNil else { return all }
    // `x == nil` asks whether there is a value, whatever the value could be compared with. What is no optional may be compared
    // with nil in a way of its own.
    let forNil = all.filter { choice in
      checker.parameters(of: choice.member)?.contains { parameter in
        if case .nominal(let nominal, _) = parameter.type { return nominal.name == "_OptionalNilComparisonType" }
        return false
      } ?? false
    }
    if forNil.isEmpty { return all }
    if operandTypes.contains(where: { checker.unwrapped($0) != nil }) { return forNil }
    return forNil
      + all.filter { choice in
        if case .function(let function) = choice.member { function.parent !== checker.optionalNominal } else { true }
      }
  }

  func isOf(_ nominal: Nominal, _ type: Type) -> Bool {
    if case .nominal(let other, _) = type { return other === nominal }
    return false
  }
}
