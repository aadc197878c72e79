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

  /// Solves what has been stated. On success `state` is the solution.
  func solve() -> Result {
    let start = state
    solutions = []
    search()
    if let best = single() {
      state = best
      return .solved
    }
    if budget <= 0 { return .tooComplex }
    if solutions.count > 1 { return .ambiguous(difference()) }
    // No solution: find the one that would need the fewest things mended, to say what they are.
    isMending = true
    budget = 20_000
    state = start
    solutions = []
    search()
    guard let best = solutions.min(by: { $0.score < $1.score }) else { return .failed }
    let equallyGood = solutions.filter { $0.score.fixes == best.score.fixes }
    state = best
    if equallyGood.count > 1, let member = overloadedCall(equallyGood) { return .ambiguous(member) }
    return .failed
  }

  /// Where the mended solutions differ only in which overload they take, it is the call that fits none of them.
  private func overloadedCall(_ solutions: [State]) -> [Member]? {
    let first = solutions[0]
    for (node, chosen) in first.chosen {
      let others = solutions.map { $0.chosen[node]?.choice.member }
      let distinct = Set(others.compactMap { $0?.identity })
      if distinct.count > 1 { return [chosen.choice.member] + others.compactMap { $0 } }
    }
    return nil
  }

  private func single() -> State? {
    if solutions.count <= 1 { return solutions.first }
    for candidate in solutions.indices {
      if solutions.indices.allSatisfy({ $0 == candidate || isBetter(solutions[candidate], than: solutions[$0]) }) {
        return solutions[candidate]
      }
    }
    return nil
  }

  /// Whether every meaning in which two solutions differ is the more specialised one in the first.
  private func isBetter(_ one: State, than other: State) -> Bool {
    if one.score < other.score { return true }
    if other.score < one.score { return false }
    var better = false
    for (node, chosen) in one.chosen {
      guard let alternative = other.chosen[node], alternative.choice.member.identity != chosen.choice.member.identity
      else {
        continue
      }
      // Members of different types are not alternatives: which type it is was decided elsewhere.
      if let base = chosen.choice.base, let other = alternative.choice.base, base != other { continue }
      if checker.isMoreSpecialized(chosen.choice.member, than: alternative.choice.member) {
        better = true
      } else if checker.isMoreSpecialized(alternative.choice.member, than: chosen.choice.member) {
        return false
      }
    }
    return better
  }

  private func difference() -> [Member] {
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

  private func search() {
    budget -= 1
    if budget <= 0 { return }
    guard simplify() else { return }
    if let best = solutions.first, best.score < state.score {
      // No better than what there is: that it would do is all that matters here.
      recorded += 1
      return
    }
    guard let next = nextStep() else {
      record()
      return
    }
    switch next {
    case .bind(let variable, let candidates):
      branch(candidates.map { type in { [self] in assignOrFail(variable, type) } })
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
    case .stuck(let index):
      let constraint = state.pending.remove(at: index)
      guard isMending else { return }
      if case .same(let left, let right) = constraint.kind, unify(left, right) != nil {
        search()
        return
      }
      reportStuck(constraint)
      search()
    }
  }

  private func branch(_ attempts: [() -> Bool]) {
    let start = state
    let before = recorded
    for attempt in attempts {
      state = start
      if attempt() { search() }
      // The later ones are for where the first does not do.
      if budget <= 0 || recorded > before { return }
    }
  }

  private func assignOrFail(_ variable: TypeVariable, _ type: Type) -> Bool {
    switch unify(.variable(variable), type) {
    case .solved, .deferred: return true
    case .failed, nil: return false
    }
  }

  private func record() {
    recorded += 1
    if let best = solutions.first {
      if best.score < state.score { return }
      if state.score < best.score { solutions = [] }
    }
    // The same meanings reached another way are the same solution.
    if solutions.contains(where: { hasSameMeanings($0) && $0.fixes.count == state.fixes.count }) { return }
    solutions.append(state)
  }

  private func hasSameMeanings(_ other: State) -> Bool {
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

  private func tryOverloads(at index: Int) {
    let constraint = state.pending.remove(at: index)
    guard case .overload(let all, let result, let node, let labels) = constraint.kind else { return }
    var choices = viable(all, labels: labels, node: node)
    if let application = state.operatorApplications[ObjectIdentifier(node)] {
      choices = orderedOperators(choices, application)
      if choices.isEmpty {
        if isMending {
          reportOperator(node, application)
          _ = equate(result, .error, constraint.place)
          search()
        }
        return
      }
    }
    let isOperator = state.operatorApplications[ObjectIdentifier(node)] != nil
    let start = state
    let before = solutions.count
    var foundConcrete = false
    for choice in choices {
      if isOperator, foundConcrete, isGenericOperator(choice) { break }
      state = start
      let known = solutions.first?.score
      if choose(choice, for: result, node: node, at: constraint.place) { search() }
      if budget <= 0 { return }
      if isOperator, let best = solutions.first, best.score.fixes == 0, best.score.nonDefaultLiterals == 0,
        best.score.wraps == start.score.wraps,
        known == nil || best.score < (known ?? best.score) || solutions.count > before,
        !isGenericOperator(choice)
      {
        foundConcrete = true
        // The first concrete meaning that needs no conversions can't be bettered.
        if best.score == start.score { return }
      }
      if isMending, solutions.count > 40 { return }
    }
  }

  private func isGenericOperator(_ choice: Choice) -> Bool {
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
          return couldPass(operand, to: thunk.result)
        }
        return couldPass(operand, to: parameter.type)
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
    // `x == nil` asks whether there is a value, whatever the value could be compared with.
    let forNil = all.filter { choice in
      checker.parameters(of: choice.member)?.contains { parameter in
        if case .nominal(let nominal, _) = parameter.type { return nominal.name == "_OptionalNilComparisonType" }
        return false
      } ?? false
    }
    return forNil.isEmpty ? all : forNil
  }

  private func isOf(_ nominal: Nominal, _ type: Type) -> Bool {
    if case .nominal(let other, _) = type { return other === nominal }
    return false
  }

  // MARK: What to try next

  private enum Step {
    case bind(TypeVariable, [Type])
    case overload(Int)
    case unwrap(Int)
    case stuck(Int)
  }

  private func nextStep() -> Step? {
    var lower: [Int: [Type]] = [:]
    var upper: [Int: [Type]] = [:]
    var related: [(Int, Int)] = []
    var order: [Int] = []
    var overload: (index: Int, count: Int)?
    var unwrap: Int?
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
          if order.count < 400 { note(one) }
        case (_, .variable(let other)):
          lower[other.index, default: []].append(left)
          if order.count < 400 { note(other) }
        default: break
        }
      case .overload(let choices, _, let node, let labels):
        let count: Int
        if let application = state.operatorApplications[ObjectIdentifier(node)] {
          count = orderedOperators(choices, application).count
        } else {
          count = viable(choices, labels: labels, node: node).count
        }
        if count < overload?.count ?? Int.max { overload = (index, count) }
      case .implicitUnwrap: if unwrap == nil { unwrap = index }
      default: break
      }
    }
    if let unwrap { return .unwrap(unwrap) }
    // A type variable with something definite about it, before meanings are guessed; but not one that a pending meaning gives.
    let blocked = overload == nil ? [] : pendingResults()
    for index in order where state.literals[index] == nil && state.bindings[index] == nil {
      if blocked.contains(index) { continue }
      if let found = lower[index], !found.isEmpty {
        let literalsToo = related.contains { $0.1 == index && literal(at: $0.0) != nil }
        let joined = join(found)
        var candidates = joined.map { [$0] } ?? distinct(found)
        if literalsToo, candidates.count == 1, checker.unwrapped(candidates[0]) == nil,
          related.contains(where: { $0.1 == index && isNull($0.0) })
        {
          candidates = [checker.optional(candidates[0])]
        }
        if let top = upper[index]?.first, !candidates.contains(top) { candidates.append(top) }
        if overload != nil, joined == nil { continue }
        // An optional of it is the other thing that would take the same values.
        if let only = candidates.first, checker.unwrapped(only) == nil, overload == nil, candidates.count == 1 {
          candidates.append(checker.optional(only))
        }
        return .bind(TypeVariable(index: index), candidates)
      }
    }
    if let overload { return .overload(overload.index) }
    for index in order where state.literals[index] == nil && state.bindings[index] == nil {
      if let first = upper[index]?.first, !checker.isExistential(first),
        checker.unwrapped(first).map({ checker.isExistential($0) }) != true
      {
        return .bind(TypeVariable(index: index), [first])
      }
    }
    // A literal that a member is asked of takes its default first.
    if let index = literalBase() {
      guard let literal = state.literals[index] else { return .stuck(0) }
      return .bind(TypeVariable(index: index), [defaultType(of: literal)])
    }
    // Collections take their shape before their elements are guessed.
    for index in state.literals.indices where state.bindings[index] == nil {
      switch state.literals[index] {
      case .array?, .dictionary?:
        guard let literal = state.literals[index] else { continue }
        return .bind(TypeVariable(index: index), [defaultType(of: literal)])
      default: continue
      }
    }
    // Two type variables of which nothing more will be known: a literal decides, the widest one.
    let undecided = order.filter { state.literals[$0] == nil && state.bindings[$0] == nil }
    // First those into which nothing flows but literals: the others follow from them.
    let sources = undecided.filter { index in
      !related.contains { $0.1 == index && $0.0 != index && state.literals[$0.0] == nil && state.bindings[$0.0] == nil }
    }
    for index in sources + undecided {
      let literals = related.filter { $0.1 == index }.compactMap { pair in literal(at: pair.0) }
      if let type = joinLiterals(literals) {
        // Whole numbers may be of the other kind too, where the first does not do.
        return .bind(TypeVariable(index: index), type == checker.int ? [type, checker.double] : [type])
      }
    }
    // What is left of literals takes its default; closures that nothing asks for, their own shape.
    for index in state.literals.indices where state.bindings[index] == nil {
      guard let literal = state.literals[index] else { continue }
      switch literal {
      case .null: continue
      case .closure(let node, _):
        let count = node.parameters?.count ?? node.highestShorthand + 1
        let parameters = (0..<max(count, 0)).map { position in
          FunctionType.Parameter(fresh(), isInOut: node.parameters?[position].isInOut ?? false)
        }
        let type = Type.function(FunctionType(parameters, fresh()))
        return .bind(TypeVariable(index: index), [type])
      case .integer, .float, .boolean, .string, .character:
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
    for (index, type) in state.defaults where state.bindings[index] == nil {
      return .bind(TypeVariable(index: index), [type])
    }
    return state.pending.isEmpty ? nil : .stuck(0)
  }

  private func pendingResults() -> Set<Int> {
    var result: Set<Int> = []
    func note(_ type: Type) { if case .variable(let variable) = resolved(type) { result.insert(variable.index) } }
    for constraint in state.pending {
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

  private func literalBase() -> Int? {
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

  /// Every plain literal that nothing speaks of takes its default at once.
  private func defaultPlainLiterals() {
    for index in state.literals.indices where state.bindings[index] == nil {
      switch state.literals[index] {
      case .integer?, .float?, .boolean?, .string?, .character?:
        state.bindings[index] = state.literals[index].map { defaultType(of: $0) }
      default: continue
      }
    }
  }

  private func nextAfterDefaults() -> Step? {
    let index = state.bindings.count
    _ = fresh()
    return .bind(TypeVariable(index: index), [.void])
  }

  private func literal(at index: Int) -> Literal? { state.bindings[index] == nil ? state.literals[index] : nil }

  private func isNull(_ index: Int) -> Bool {
    if case .null? = literal(at: index) { return true }
    return false
  }

  private func joinLiterals(_ literals: [Literal]) -> Type? {
    var result: Type?
    var hasNull = false
    for literal in literals {
      switch literal {
      case .null: hasNull = true
      case .closure: return nil
      default:
        let type = defaultType(of: literal)
        if let known = result, known == checker.int, type == checker.double {
          result = type
        } else if result == nil {
          result = type
        }
      }
    }
    if hasNull { return result.map { checker.optional($0) } }
    return result
  }

  private func distinct(_ types: [Type]) -> [Type] {
    var result: [Type] = []
    for type in types where !result.contains(deep(type)) { result.append(deep(type)) }
    return result
  }

  /// The type that takes values of all of these; nil where there is none that is no guess.
  private func join(_ types: [Type]) -> Type? {
    var result: Type?
    for type in types {
      guard let known = result else {
        result = deep(type)
        continue
      }
      let other = deep(type)
      if known == other { continue }
      if let inner = checker.unwrapped(known), inner == other { continue }
      if let inner = checker.unwrapped(other), inner == known {
        result = other
        continue
      }
      if case .nominal(let one, _) = known, one.kind == .class, case .nominal(let two, _) = other, two.kind == .class {
        var current: Type? = known
        var found: Type?
        while let here = current {
          if case .nominal(let nominal, _) = here, checker.superclassView(of: other, as: nominal) == here {
            found = here
            break
          }
          current = checker.superclass(of: here)
        }
        if let found {
          result = found
          continue
        }
      }
      return nil
    }
    return result
  }

  // MARK: What is wrong

  private func reportStuck(_ constraint: Constraint) {
    switch constraint.kind {
    case .conforms(let type, _), .classBound(let type), .inherits(let type, _):
      if case .requirement(let member?, let parameter?) = constraint.place.reason {
        _ = fail(
          .cannotInfer(
            parameter: parameter.name, of: checker.fullName(of: member), declared: isLibrary(member) ? nil : member.span
          ),
          at: constraint.place.span)
      } else {
        _ = fail(.cannotInferType, at: constraint.place.span)
      }
      _ = unify(type, .error)
    case .convert(let from, let to):
      if case .variable(let variable) = resolved(from), case .null? = state.literals[variable.index] {
        _ = fail(.nilNeedsType, at: constraint.place.span)
      } else {
        _ = fail(.cannotInferType, at: constraint.place.span)
      }
      _ = unify(from, .error)
      _ = unify(to, .error)
    case .implicitMember(let base, let name, let result, _, _):
      _ = fail(.implicitMemberNeedsType(name.text), at: name.span)
      _ = unify(base, .error)
      _ = unify(result, .error)
    case .member(let base, _, let result, _, _):
      _ = fail(.cannotInferType, at: constraint.place.span)
      _ = unify(base, .error)
      _ = unify(result, .error)
    case .closure(let node, let type, _, _):
      if node.parameters == nil, node.highestShorthand >= 0 || true {
        _ = fail(.closureNeedsType, at: node.span)
      }
      _ = unify(type, .error)
    case .apply(let function, let application):
      _ = fail(.cannotInferType, at: constraint.place.span, weight: 0)
      _ = unify(function, .error)
      _ = unify(application.result, .error)
    case .subscripted(let base, let result, _):
      _ = fail(.cannotInferType, at: constraint.place.span)
      _ = unify(base, .error)
      _ = unify(result, .error)
    case .unwrap(let base, let result, _), .chain(let base, let result), .tupleElement(let base, _, let result),
      .implicitUnwrap(let base, let result, _):
      _ = fail(.cannotInferType, at: constraint.place.span)
      _ = unify(base, .error)
      _ = unify(result, .error)
    case .equal(let left, let right), .same(let left, let right):
      _ = fail(.cannotInferType, at: constraint.place.span)
      _ = unify(left, .error)
      _ = unify(right, .error)
    case .overload(_, let result, _, _): _ = unify(result, .error)
    }
  }

  func reportOperator(_ node: Expression, _ application: Application) {
    let types = application.types.map { type -> String in
      let known = resolved(type)
      if case .variable(let variable) = known, let literal = state.literals[variable.index] {
        if case .null = literal { return "nil" }
        return checker.describe(deep(defaultType(of: literal)))
      }
      return checker.describe(deep(known))
    }
    _ = fail(
      .operatorMismatch(name: application.span.text, types: types, optionalOperand: optionalOperand(application)),
      at: application.span)
  }

  private func optionalOperand(_ application: Application) -> String? {
    guard application.types.contains(where: { checker.unwrapped(resolved($0)) == nil }) else { return nil }
    for (index, type) in application.types.enumerated() where checker.unwrapped(resolved(type)) != nil {
      return application.arguments[index].expression.span.text
    }
    return nil
  }

  func mismatchProblem(_ found: Type, _ expected: Type, _ reason: Reason) -> CheckProblem {
    let from = canonicalDeep(found)
    let to = canonicalDeep(expected)
    if let inner = checker.unwrapped(from), checker.unwrapped(to) == nil {
      if inner == to || isConvertible(inner, to) {
        return .mustUnwrap(checker.describe(from), checker.describe(to))
      }
    }
    return .mismatch(found: checker.describe(from), expected: checker.describe(to), context: reason.context)
  }

  private func isConvertible(_ from: Type, _ to: Type) -> Bool {
    if case .existential(let existential) = to {
      return existential.protocols.allSatisfy { checker.conforms(from, to: $0, in: generics) }
    }
    if case .nominal(let nominal, _) = to { return checker.superclassView(of: from, as: nominal) != nil }
    return false
  }
}
