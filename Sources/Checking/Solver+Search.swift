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
    if solutions.count > 1 { return .ambiguous(difference()) }
    if solveByClosures(restating: restate) { return .solved }
    // No solution: find the one that would need the fewest things mended, to say what they are.
    state = State()
    isMending = true
    let marked = checker.marksOpenTypes
    checker.marksOpenTypes = true
    defer { checker.marksOpenTypes = marked }
    restate()
    budget = 20_000
    solutions = []
    search()
    guard let best = solutions.min(by: { $0.score < $1.score }) else { return .failed }
    let equallyGood = solutions.filter { $0.score.fixes == best.score.fixes }
    state = best
    // Nothing is wrong but in the body of a closure that none of the meanings takes as it is: that is told when it is built.
    if best.fixes.isEmpty, !best.contested.isEmpty { return .solved }
    if equallyGood.count > 1, let member = overloadedCall(equallyGood) { return .ambiguous(member) }
    return .failed
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

  func single() -> State? {
    if solutions.count <= 1 { return solutions.first }
    for candidate in solutions.indices {
      if solutions.indices.allSatisfy({ $0 == candidate || isBetter(solutions[candidate], than: solutions[$0]) }) {
        return solutions[candidate]
      }
    }
    return nil
  }

  /// Whether the meanings in which two solutions differ are more often the more specialised ones in the first.
  func isBetter(_ one: State, than other: State) -> Bool {
    if one.score < other.score { return true }
    if other.score < one.score { return false }
    var lead = 0
    for (node, chosen) in one.chosen {
      guard let alternative = other.chosen[node], alternative.choice.member.identity != chosen.choice.member.identity
      else {
        continue
      }
      guard let own = self.lead(of: chosen.choice, over: alternative.choice) else { return false }
      lead += own
    }
    return lead > 0
  }

  /// How much speaks for one meaning of a name and against another, all else being equal; nil where it is out of the question.
  private func lead(of one: Choice, over other: Choice) -> Int? {
    // Generic operators are not looked at where one does that is not.
    if let wins = winsAsOperator(one, over: other) { return wins ? 1_000 : nil }
    // Members of different types are not alternatives: which type it is was decided elsewhere.
    if let first = one.base, let second = other.base, first != second {
      // `Character(.init(byte))`: of what to make it, that goes first which is made of just this.
      guard case .function(let own) = one.member, case .function(let second) = other.member, own.kind == .initializer,
        second.kind == .initializer, case let (ours, theirs) = (isGenericOperator(one), isGenericOperator(other)),
        ours != theirs
      else { return 0 }
      return theirs ? 1 : -1
    }
    // `??` gives no optional.
    if let first = coalescesToValue(one.member), let second = coalescesToValue(other.member), first != second {
      return first ? 1 : nil
    }
    // `map(Int.init)` means what gives a value rather than an optional; of what the library has, that without labels.
    if let first = givesLess(one.member, than: other.member) { return first ? 1_000 : nil }
    if let first = isUnlabelled(one.member), let second = isUnlabelled(other.member), first != second {
      return first ? 1_000 : nil
    }
    if checker.isMoreSpecialized(one.member, than: other.member) { return 1 }
    return checker.isMoreSpecialized(other.member, than: one.member) ? -1 : 0
  }

  /// Between two operators of one name: those for two operands before those for one (`run(-)`), then a type's own before generic
  /// ones. Nil where neither says anything.
  private func winsAsOperator(_ one: Choice, over other: Choice) -> Bool? {
    guard case .function(let first) = one.member, case .function(let second) = other.member,
      checker.isOperator(first.name), first.name != "??"
    else { return nil }
    if first.parameters.count != second.parameters.count { return first.parameters.count > second.parameters.count }
    let isGeneric = isGenericOperator(one)
    return isGeneric == isGenericOperator(other) ? nil : !isGeneric
  }

  func coalescesToValue(_ member: Member) -> Bool? {
    guard case .function(let function) = member, function.name == "??", function.module === checker.core.module else {
      return nil
    }
    return checker.unwrapped(function.result) == nil
  }

  /// Of two functions that are told apart by their labels, and hence mentioned rather than called: whether what one gives is what
  /// the other gives an optional of, or a class above. Nil where neither is.
  private func givesLess(_ one: Member, than other: Member) -> Bool? {
    guard case .function(let first) = one, case .function(let second) = other,
      checker.labels(of: one) != checker.labels(of: other), first.parameters.count == second.parameters.count
    else { return nil }
    if first.kind == .initializer, second.kind == .initializer {
      if first.isFailable != second.isFailable { return second.isFailable }
      return first.isConvenience == second.isConvenience ? nil : second.isConvenience
    }
    func isBelow(_ own: Type, _ wide: Type) -> Bool {
      if checker.unwrapped(wide) == own { return true }
      guard own != wide, case .nominal(let above, _) = wide, above.kind == .class else { return false }
      return checker.superclassView(of: own, as: above) == wide
    }
    if isBelow(first.result, second.result) { return true }
    return isBelow(second.result, first.result) ? false : nil
  }

  /// Of an initialiser of the library that is no literal's.
  private func isUnlabelled(_ member: Member) -> Bool? {
    guard case .function(let function) = member, function.kind == .initializer, function.module.isLibrary,
      function.parameters.first?.label?.hasSuffix("Literal") != true
    else { return nil }
    return function.parameters.allSatisfy { $0.label == nil }
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

  func search() {
    budget -= 1
    if budget <= 0 { return }
    guard simplify() else { return }
    if let best = solutions.first, best.score < state.score {
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
    case .bind(let variable, let candidates):
      branch(candidates.map { type in { [self] in assignOrFail(variable, type) } })
    case .erase(let variable, let wide):
      state.joins[variable.index] = nil
      branch([{ [self] in assignOrFail(variable, wide) }, { true }])
    case .overload(let index): tryOverloads(at: index)
    case .unwrap(let index):
      let constraint = state.pending.remove(at: index)
      guard case .implicitUnwrap(let optional, let result, let node) = constraint.kind else { return }
      branch([
        { [self] in equate(result, optional, constraint.place) },
        { [self] in
          guard let inner = checker.unwrapped(resolved(optional)) else { return false }
          state.forced.insert(ObjectIdentifier(node))
          state.score.forced += 1
          return equate(result, inner, constraint.place)
        },
      ])
    case .enter(let index):
      if case .closure(_, _, let expression, _) = state.pending[index].kind {
        state.openClosures.insert(ObjectIdentifier(expression))
      }
      search()
    case .body(let index):
      openBody(index)
      search()
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

  func branch(_ attempts: [() -> Bool]) {
    let start = state
    let before = recorded
    for attempt in attempts {
      state = start
      if attempt() { search() }
      // The later ones are for where the first does not do.
      if budget <= 0 || recorded > before { return }
    }
  }

  func assignOrFail(_ variable: TypeVariable, _ type: Type) -> Bool {
    if resolved(type) == .variable(variable) { return false }
    if case .keyPath(let parts)? = state.literals[variable.index], resolved(type) == .error,
      !fail(.cannotInferKeyPathRoot, at: parts.node.span)
    {
      return false
    }
    switch unify(.variable(variable), type) {
    case .solved, .deferred: return true
    case .failed, nil: return false
    }
  }

  func record() {
    recorded += 1
    if let best = solutions.first {
      if best.score < state.score { return }
      if state.score < best.score { solutions = [] }
    }
    // The same meanings reached another way are the same solution.
    if solutions.contains(where: { hasSameMeanings($0) && $0.fixes.count == state.fixes.count }) { return }
    solutions.append(state)
  }

  func hasSameMeanings(_ other: State) -> Bool {
    guard other.chosen.count == state.chosen.count else { return false }
    return state.chosen.allSatisfy { node, chosen in
      guard let known = other.chosen[node] else { return false }
      if known.choice.member.identity == chosen.choice.member.identity { return true }
      // The parameters of closures are made anew each time.
      if case .variable(let one) = known.choice.member, case .variable(let two) = chosen.choice.member {
        return one.name == two.name && one.span.start == two.span.start && one.kind == two.kind
      }
      return false
    }
  }

  func tryOverloads(at index: Int) {
    let constraint = state.pending.remove(at: index)
    guard case .overload(let all, let result, let node, let labels) = constraint.kind else { return }
    var choices = viable(all, labels: labels, node: node)
    if let application = state.operatorApplications[ObjectIdentifier(node)] {
      choices = orderedOperators(choices, application)
      if choices.isEmpty {
        if isMending {
          reportOperator(application)
          _ = equate(result, .error, constraint.place)
          search()
        }
        return
      }
    }
    let isOperator = state.operatorApplications[ObjectIdentifier(node)] != nil
    noteContested(choices, labels)
    if isOperator, choices.count > 1 { contestBodies() }
    let start = state
    let before = solutions.count
    var foundConcrete = false
    // Of operands that nothing is known of, each meaning is as good as the next.
    let isGuess = state.operatorApplications[ObjectIdentifier(node)].map { areOpen($0.types) } ?? false
    let isBetweenLiterals = isOperator && areLiterals(node)
    // What did at no cost: the meanings that it goes before would do no better.
    var free: Choice?
    var best: (index: Int, score: Score)?
    for (position, choice) in choices.enumerated() {
      if isOperator, foundConcrete, isGenericOperator(choice) { break }
      if let free, let lead = lead(of: free, over: choice), lead > 0 { continue }
      if !isMending, coalescesToValue(choice.member) == false, isErasingCoalescing(node) { continue }
      state = start
      let known = solutions.first?.score
      if choose(choice, for: result, node: node, at: constraint.place) { search() }
      if budget <= 0 { return }
      if isOperator, !isGuess, let best = solutions.first, best.score.fixes == 0,
        best.score.forced == start.score.forced,
        // Between literals any meaning goes before a generic one, however little it is theirs.
        isBetweenLiterals || best.score.nonDefaultLiterals == start.score.nonDefaultLiterals,
        isBetweenLiterals || best.score.wraps == start.score.wraps && best.score.boxings == start.score.boxings,
        known == nil || best.score < (known ?? best.score) || solutions.count > before,
        !isGenericOperator(choice)
      {
        foundConcrete = true
        // The first concrete meaning that needs no conversions can't be bettered.
        if best.score == start.score { return }
      }
      if let found = solutions.first?.score, found != known { best = (position, found) }
      if isMending, solutions.count > 40 { return }
      if free == nil, !isMending, let best = solutions.first, best.score == start.score,
        solutions.contains(where: {
          $0.chosen[ObjectIdentifier(node)]?.choice.member.identity == choice.member.identity
        })
      {
        free = choice
      }
    }
    // What goes before the best, and was taken in the likeliest way, may do as well in another. With a literal as an argument
    // Swift looks at the rest apart from it, and the likeliest stays.
    state = start
    if let best, !isOperator, !isMending, best.index > 0, best.score == solutions.first?.score,
      labels.map({ $0.types.contains { hasVariables($0) } }) != true
    {
      for choice in choices[..<best.index] where (lead(of: choice, over: choices[best.index]) ?? 0) > 0 {
        state = start
        if choose(choice, for: result, node: node, at: constraint.place) { search() }
        if budget <= 0 { return }
      }
    }
  }

  private func areLiterals(_ node: Expression) -> Bool {
    state.operatorApplications[ObjectIdentifier(node)]?.types.allSatisfy { type in
      guard case .variable(let variable) = resolved(type) else { return false }
      switch state.literals[variable.index] {
      case .integer?, .float?, .boolean?, .string?: return true
      default: return false
      }
    } == true
  }

  private func areOpen(_ operands: [Type]) -> Bool {
    operands.count > 1
      && operands.allSatisfy { type in
        guard case .variable(let variable) = resolved(type) else { return false }
        return state.literals[variable.index] == nil
      }
  }

  func isGenericOperator(_ choice: Choice) -> Bool {
    guard case .function(let function) = choice.member else { return false }
    return function.parent?.kind == .protocol
      || function.generics.parameters.count > (function.parent?.generics.parameters.count ?? 0)
  }

  /// Those operators whose operands could be given, the likeliest first: the operands' own types' operators, then those of the
  /// default literal types, then generic ones.
  func orderedOperators(_ choices: [Choice], _ application: Application) -> [Choice] {
    var own: [Choice] = []
    var usual: [Choice] = []
    var others: [Choice] = []
    var generic: [Choice] = []
    let operandTypes = application.types.map { resolved($0) }
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
        return couldPass(operand, to: parameter.type, isOperand: true)
      }
      if !fits { continue }
      if isGenericOperator(choice) {
        generic.append(choice)
      } else if let parent = function.parent, operandTypes.contains(where: { isOf(parent, $0) }) {
        own.append(choice)
      } else if let parent = function.parent, parent.module === checker.core.module,
        ["Int", "Double", "String", "Bool"].contains(parent.name)
      {
        if parent.name == "Int" { usual.insert(choice, at: 0) } else { usual.append(choice) }
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
