import Diagnostics
import Syntax

/// Parts of an expression that have nothing to say about each other, such as the arguments of one `print`, are tried out one
/// after the other: their meanings would multiply otherwise.
extension Solver {
  /// Constraints that share type variables, and these.
  struct Component {
    var constraints: [Constraint] = []
    var variables: Set<Int> = []
  }

  /// The components of what is pending, where there are several among which there is something to choose.
  func components() -> [Component]? {
    // Beside a solution that is known, what one component costs would be held against the others.
    let isSplit = !(solutions.isEmpty && bound == nil) && !isMending
    guard isSplit || state.pending.count(where: leavesChoice) > 1 else { return nil }
    var parents = Array(state.bindings.indices)
    func root(_ index: Int) -> Int {
      var current = index
      while parents[current] != current {
        parents[current] = parents[parents[current]]
        current = parents[current]
      }
      return current
    }
    func join(_ indices: [Int]) {
      guard let first = indices.first else { return }
      for other in indices.dropFirst() { parents[root(other)] = root(first) }
    }
    var visited: [Int] = []
    var firsts: [Int?] = []
    for constraint in state.pending {
      var free: [Int] = []
      collect(constraint, &free)
      visited += free
      join(free)
      firsts.append(free.first)
    }
    // A literal's elements belong to it.
    for (index, element) in openCollections() where isInScope(index) {
      var parts = [index]
      collect(element, &parts)
      visited += parts
      join(parts)
    }
    guard Set(firsts.compactMap { $0.map(root) }).count > 1 || state.settled != Score() else { return nil }
    // Of a type that is known but for its parts, these are one component: the parameters of a generic function that is meant, the
    // keys and the values of a dictionary.
    for case let type? in state.bindings where hasParts(type) {
      var parts: [Int] = []
      collect(type, &parts)
      visited += parts
      join(parts)
    }
    let open = zip(state.pending, firsts).compactMap { leavesChoice($0) ? $1.map(root) : nil }
    guard isSplit || open.contains(where: { $0 != open[0] }) else { return nil }
    var result: [Component] = []
    var places: [Int: Int] = [:]
    var rest: [Constraint] = []
    for (constraint, first) in zip(state.pending, firsts) {
      guard let first else {
        rest.append(constraint)
        continue
      }
      let top = root(first)
      if places[top] == nil {
        places[top] = result.count
        result.append(Component())
      }
      result[places[top] ?? 0].constraints.append(constraint)
    }
    // A literal that has become something is a component of its own.
    guard result.count > 1 || isSplit && state.settled != Score() && !result.isEmpty else { return nil }
    for index in visited { if let place = places[root(index)] { result[place].variables.insert(index) } }
    if !rest.isEmpty { result.append(Component(constraints: rest)) }
    // Those with the least to choose first, and of these the smallest: whether they fail is known soonest.
    let counts = result.map { component in
      component.constraints.count { if case .overload = $0.kind { true } else { false } }
    }
    return result.indices.sorted {
      (counts[$0], result[$0].constraints.count) < (counts[$1], result[$1].constraints.count)
    }.map { result[$0] }
  }

  private func hasParts(_ type: Type) -> Bool {
    switch type {
    case .nominal(_, let arguments): arguments.count > 1 || arguments.contains(where: hasParts)
    case .tuple(let elements): !elements.isEmpty
    case .function: true
    default: false
    }
  }

  /// Whether more than one way may lead from a constraint: where only one component has such, nothing is won by splitting.
  private func leavesChoice(_ constraint: Constraint) -> Bool {
    switch constraint.kind {
    case .overload: return true
    case .convert(let from, let to):
      if isMending { return false }
      switch (resolved(from), resolved(to)) {
      case (.variable, .variable): return true
      case (let left, let right): return mayBeEqual(left, right)
      }
    case .member(let base, _, _, _, _):
      if case .variable(let variable) = resolved(base) { return literal(at: variable.index) != nil }
      return false
    default: return false
    }
  }

  /// Solves one component after the other. What the others cost is not held against one: only the whole is compared with what is
  /// known already.
  func search(_ components: [Component]) {
    let extent = state.extent
    let known = solutions
    let outerBound = bound
    let before = recorded
    let base = state.score - state.settled
    let inOptional = state.settledInOptional.compactMap { index -> Int? in
      if case .variable(let variable) = resolved(.variable(TypeVariable(index: index))) { variable.index } else { nil }
    }
    var total = state.score
    bound = known.first?.score ?? bound
    defer { bound = outerBound }
    var alternatives: [State] = []
    for component in components {
      state.pending = component.constraints
      state.extent = Extent(variables: component.variables, mark: state.bindings.count, holes: base[.hole])
      var own = base
      own[.valueToOptional] += inOptional.count(where: component.variables.contains)
      state.score = own
      solutions = []
      trace("one of \(components.count) components")
      traceDepth += 1
      search()
      traceDepth -= 1
      if budget <= 0 { return }
      recorded = before
      guard let first = solutions.first else {
        solutions = known
        return
      }
      if let best = single() {
        state = best
      } else {
        if alternatives.isEmpty { alternatives = Array(solutions.dropFirst()) }
        state = first
      }
      total = total + (state.score - own)
    }
    solutions = known
    state.score = total
    state.pending = []
    state.extent = extent
    bound = outerBound
    let count = solutions.count
    search()
    // That one of them has several meanings is said of the whole.
    guard solutions.count > count || known.isEmpty, let score = solutions.last?.score else { return }
    for alternative in alternatives {
      state = alternative
      state.score = score
      record()
    }
  }

  /// Which type variables a search is about: those given, and those made since.
  struct Extent {
    let variables: Set<Int>
    let mark: Int
    /// How many generic parameters were left open before.
    let holes: Int

    func contains(_ index: Int) -> Bool { index >= mark || variables.contains(index) }
  }

  func isInScope(_ index: Int) -> Bool { state.extent?.contains(index) ?? true }

  func collect(_ type: Type, _ free: inout [Int]) {
    _ = deep(type).contains { part in
      if case .variable(let variable) = part { free.append(variable.index) }
      return false
    }
  }

  private func collect(_ constraint: Constraint, _ free: inout [Int]) {
    switch constraint.kind {
    case .convert(let one, let other), .equal(let one, let other), .same(let one, let other),
      .inherits(let one, let other), .unwrap(let one, let other, _):
      collect(one, &free)
      collect(other, &free)
    case .conforms(let type, _), .classBound(let type), .discard(let type): collect(type, &free)
    case .closure(_, let type, _, let context):
      collect(type, &free)
      // What its body says is also of the parameters of the closures around it.
      for parameter in openParameters.values where isAround(context.function, parameter.home) {
        collect(parameter.type, &free)
      }
    case .member(let base, _, let result, _, _), .implicitMember(let base, _, let result, _, _),
      .tupleElement(let base, _, let result, _), .implicitUnwrap(let base, let result, _):
      collect(base, &free)
      collect(result, &free)
    case .overload(let choices, let result, let node, _):
      collect(result, &free)
      for choice in choices { if let base = choice.base { collect(base, &free) } }
      if let application = state.operatorApplications[ObjectIdentifier(node)] { collect(application, &free) }
    case .apply(let function, let application):
      collect(function, &free)
      collect(application, &free)
    case .subscripted(let base, let result, let application):
      collect(base, &free)
      collect(result, &free)
      collect(application, &free)
    }
  }

  private func isAround(_ function: Function, _ other: Function?) -> Bool {
    var current: Function? = function
    while let here = current {
      if here === other { return true }
      current = here.enclosing
    }
    return false
  }

  private func collect(_ application: Application, _ free: inout [Int]) {
    for type in application.types { collect(type, &free) }
    collect(application.result, &free)
  }
}
