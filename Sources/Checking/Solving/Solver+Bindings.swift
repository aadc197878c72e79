import Syntax

/// Collecting what type variables may become.
extension Solver {
  /// The sets of all open type variables that are in the search's scope and about which something is said, in the order in which
  /// the variables were made.
  func bindingSets() -> [BindingSet] {
    var sets = BindingSets(count: state.bindings.count, of: state.extent)
    var elements: [Int] = []
    for (_, element) in openCollections() { collect(element, &elements) }
    for index in elements { sets.exclude(index) }
    let unshaped = Set(elements)
    var bases: [Int] = []
    for constraint in state.pending { note(constraint, unshaped, &bases, &sets) }
    func require(literalAt index: Int) {
      guard let literal = literal(at: index) else { return }
      sets.change(index) { $0.requirements.insert(BindingSet.Requirement(literal: literal, isDirect: true), at: 0) }
    }
    state.extent?.variables.forEach(require)
    for index in (state.extent?.mark ?? 0)..<state.literals.count { require(literalAt: index) }
    for (index, type) in state.defaults where state.bindings[index] == nil {
      sets.change(index) { $0.defaults.append(type) }
    }
    for (index, type) in state.fallbacks where state.bindings[index] == nil {
      sets.change(index) { $0.fallback = $0.fallback ?? type }
    }
    // What `.name(…)` gives is what it is a member of: it is asked for its members once that is known.
    for index in bases { sets.change(index) { if !$0.bindings.isEmpty { $0.isDelayed = false } } }
    var result = sets.all.sorted { $0.variable < $1.variable }
    var places: [Int: Int] = [:]
    if result.contains(where: { !$0.sources.isEmpty }) {
      for (place, set) in result.enumerated() { places[set.variable] = place }
    }
    for place in result.indices {
      result[place].isOfGenericParameter = state.opened.contains(result[place].variable)
      result[place].isViable = result[place].hasCandidates
    }
    // What is known of those that convert to a variable says something of it, as far as it is known by then: the compiler asks in the
    // order in which it made the variables, and those of the elements of a literal it makes when the literal has become a collection.
    let areElements = elementVariables()
    let order = result.indices.filter { !areElements.contains(result[$0].variable) }
    for place in order + result.indices.filter({ areElements.contains(result[$0].variable) }) {
      for source in result[place].sources {
        guard let below = places[source].map({ result[$0] }) else { continue }
        for requirement in below.requirements { add(requirement.literal, to: &result[place]) }
        for type in below.defaults where !result[place].defaults.contains(type) { result[place].defaults.append(type) }
      }
      cover(&result[place])
    }
    return result
  }

  /// The variables that the elements of collection literals have, keys and values apart.
  private func elementVariables() -> Set<Int> {
    var result: Set<Int> = []
    for index in state.collectionLiterals {
      let parts: [Type]
      switch state.literals[index] {
      case .array(let element)?: parts = [element]
      case .dictionary(let key, let value)?: parts = [key, value]
      default: continue
      }
      for case .variable(let part) in parts.map(resolved) { result.insert(part.index) }
    }
    return result
  }

  /// What a constraint says of the type variables in it.
  private func note(_ constraint: Constraint, _ unshaped: Set<Int>, _ bases: inout [Int], _ sets: inout BindingSets) {
    func variables(in types: Type...) -> [Int] {
      var result: [Int] = []
      for type in types { collect(type, &result) }
      return result
    }
    switch constraint.kind {
    case .convert(let from, let to):
      let (left, right) = (resolved(from), resolved(to))
      if case .variable(let one) = left, unshaped.contains(one.index) { return }
      switch (left, right) {
      case (_, .variable(let other)) where unshaped.contains(other.index):
        // What becomes an element of a collection that has no type yet waits for that.
        sets.delay(variables(in: left))
      case (.variable(let one), .variable(let other)):
        sets.relate([one.index, other.index])
        sets.change(other.index) { $0.sources.append(one.index) }
        sets.change(one.index) { _ in }
      case (.variable(let one), _): bound(one.index, right, .subtypes, constraint.place, &sets)
      case (_, .variable(let other)) where constraint.place.reason.isImplicit && checker.neverType(left):
        // What never comes back may be of any type.
        sets.change(other.index) { $0.fallback = $0.fallback ?? left }
      case (_, .variable(let other)): bound(other.index, left, .supertypes, constraint.place, &sets)
      default:
        let open = variables(in: left, right)
        if mayBeEqual(left, right) { sets.delay(open) } else { sets.relate(open) }
      }
    case .equal(let one, let other), .same(let one, let other): sets.relate(variables(in: one, other))
    case .overload(let choices, let result, _, _):
      sets.delay(variables(in: result))
      // The parts of what a member is asked of wait for the choice, too.
      if let base = choices.first?.base { sets.delay(variables(in: base)) }
    case .member(_, _, let result, _, _), .unwrap(_, let result, _),
      .tupleElement(_, _, let result, _), .implicitUnwrap(_, let result, _):
      sets.delay(variables(in: result))
    case .implicitMember(let base, _, let result, _, _):
      sets.delay(variables(in: result))
      if case .variable(let variable) = resolved(base) { bases.append(variable.index) }
    case .apply(_, let application):
      for type in application.types { sets.delay(variables(in: type)) }
      sets.delay(variables(in: application.result))
    case .subscripted(_, let result, let application):
      sets.delay(variables(in: result))
      for type in application.types { sets.delay(variables(in: type)) }
    case .inherits(let type, let superclass):
      guard case .variable(let variable) = resolved(type) else { return }
      // Where nothing else says what it is, it is the class that is asked for.
      sets.change(variable.index) { $0.fallback = $0.fallback ?? deep(superclass) }
    case .closure, .conforms, .classBound, .discard: return
    }
  }

  private func bound(
    _ index: Int, _ type: Type, _ kind: BindingSet.Binding.Kind, _ place: Place, _ sets: inout BindingSets
  ) {
    var parts: [Int] = []
    collect(type, &parts)
    if parts.contains(index) { return }
    if !parts.isEmpty {
      sets.relate([index] + parts)
      if case .member = withoutOptionals(type) { return sets.delay([index]) }
    }
    var binding = BindingSet.Binding(type: deep(type), kind: kind)
    if case .argument = place.reason { binding.source = .argument }
    sets.change(index) { insert(binding, into: &$0, isOpen: !parts.isEmpty) }
  }

  private func withoutOptionals(_ type: Type) -> Type {
    var type = resolved(type)
    while let inner = checker.unwrapped(type) { type = resolved(inner) }
    return type
  }

  /// The collection literals that have no type yet, with what their elements are, keys and values apart.
  func openCollections() -> [(literal: Int, element: Type)] {
    var result: [(literal: Int, element: Type)] = []
    for index in state.collectionLiterals where state.bindings[index] == nil {
      switch state.literals[index] {
      case .array(let element)?: result.append((index, element))
      case .dictionary(let key, let value)?: result += [(index, key), (index, value)]
      default: continue
      }
    }
    return result
  }

  /// Adds a type to those that a variable may become. Types that values of both convert to take the place of the two; of one
  /// nominal type, that of which more is known stays.
  private func insert(_ binding: BindingSet.Binding, into set: inout BindingSet, isOpen: Bool) {
    if set.bindings.contains(where: { $0.type == binding.type && $0.kind == binding.kind }) { return }
    if case .nominal(let nominal, _) = binding.type,
      let known = set.bindings.firstIndex(where: { isOf(nominal, $0.type) })
    {
      if isOpen { return }
      if hasVariables(set.bindings[known].type) { set.bindings.remove(at: known) }
    }
    if binding.kind == .supertypes, !isOpen {
      for (index, other) in set.bindings.enumerated() where other.kind == .supertypes && !hasVariables(other.type) {
        guard let joined = join([other.type, binding.type]) else { continue }
        set.bindings.remove(at: index)
        var whole = binding
        whole.type = joined
        insert(whole, into: &set, isOpen: false)
        return
      }
    }
    set.bindings.append(binding)
  }

  /// Whole numbers and fractions together are fractions.
  private func add(_ literal: Literal, to set: inout BindingSet) {
    switch literal {
    case .integer:
      if set.requirements.contains(where: { if case .float = $0.literal { true } else { false } }) { return }
    case .float: set.requirements.removeAll { if case .integer = $0.literal { true } else { false } }
    default: break
    }
    if set.requirements.contains(where: { $0.literal.isLike(literal) }) { return }
    set.requirements.append(BindingSet.Requirement(literal: literal, isDirect: false))
  }

  /// A literal's own type is no candidate where one of the others takes such a literal. In an optional that something converts
  /// to, it is the value that does, unless `nil` is asked for as well.
  private func cover(_ set: inout BindingSet) {
    let allowsNil = set.canBeNil
    for index in set.requirements.indices where set.requirements[index].standsAsBinding {
      let requirement = set.requirements[index]
      for place in set.bindings.indices {
        guard let type = covering(requirement, set.bindings[place], allowsNil) else { continue }
        set.bindings[place].type = type
        set.requirements[index].isCovered = true
        break
      }
    }
  }

  private func covering(
    _ requirement: BindingSet.Requirement, _ binding: BindingSet.Binding, _ allowsNil: Bool
  ) -> Type? {
    var type = binding.type
    while true {
      switch type {
      case .variable: return nil
      case .member where hasVariables(type): return nil
      default: break
      }
      if takesLiteral(requirement.literal, type) { return type }
      guard !allowsNil, requirement.isDirect, binding.kind == .subtypes, let inner = checker.unwrapped(type) else {
        return nil
      }
      type = resolved(inner)
    }
  }

  private func takesLiteral(_ literal: Literal, _ type: Type) -> Bool {
    switch (literal, type) {
    case (.array, .nominal(let nominal, _)):
      nominal === checker.arrayNominal || checker.takesLiteral(nominal, "ExpressibleByArrayLiteral")
    case (.dictionary, .nominal(let nominal, _)): checker.takesLiteral(nominal, "ExpressibleByDictionaryLiteral")
    case (.array, _), (.dictionary, _): false
    default: isDefault(type, for: literal) || mayTake(literal, type)
    }
  }
}
