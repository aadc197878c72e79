import Syntax

/// Trying what a type variable may become, batch by batch: each is made of the one before, and only tried where that led to nothing.
extension Solver {
  func tryBindings(_ set: BindingSet) {
    let variable = TypeVariable(index: set.variable)
    if set.isShapedByItself {
      let shape = ownShape(of: set)
      branch([{ [self] in shape.map { assignOrFail(variable, $0) } ?? false }])
      return
    }
    var batch = firstBatch(set)
    var later = set.defaults.map { BindingSet.Binding(type: adjusted($0, set), kind: .exact, source: .fallback) }
    if batch.isEmpty { swap(&batch, &later) }
    if triesDefaultsToo, !later.isEmpty {
      batch += later
      later = []
    }
    if batch.isEmpty, let fallback = set.fallback {
      batch = [BindingSet.Binding(type: fallback, kind: .exact, source: .fallback)]
    }
    var explored: Set<Type> = []
    var sawLiteral = false
    let before = recorded
    var isFirst = true
    while !batch.isEmpty {
      contestBodies(of: set.variable)
      let start = state
      for binding in batch where explored.insert(binding.type).inserted {
        let isSolved = recorded > before
        if isSolved {
          if isMending || binding.source == .fallback, !triesDefaultsToo { continue }
          // What a literal is by itself is not looked at where something else did.
          if binding.source == .literal, !sawLiteral, !triesDefaultsToo {
            passedOverDefault = true
            return
          }
        }
        if binding.source == .literal { sawLiteral = true }
        state = start
        if binding.source == .fallback, !set.defaults.isEmpty { state.defaulted.insert(set.variable) }
        traceDepth += 1
        if assignOrFail(variable, binding.type) { search() }
        traceDepth -= 1
        if budget <= 0 { return }
        // Equal all the way down goes before what converts.
        if binding.kind == .exact, recorded > before { return }
      }
      if recorded > before {
        if !later.isEmpty { passedOverDefault = true }
        return
      }
      state = start
      batch = nextBatch(batch, isFirst: isFirst).filter { !explored.contains($0.type) }
      if batch.isEmpty { swap(&batch, &later) }
      isFirst = false
    }
  }

  /// What constraints name, then what literals are by themselves; `Any` last, which everything becomes.
  private func firstBatch(_ set: BindingSet) -> [BindingSet.Binding] {
    var result: [BindingSet.Binding] = []
    var widest: BindingSet.Binding?
    var given = 0
    for var binding in set.bindings {
      // No literal is an existential itself.
      if set.isPlainLiteral, checker.isExistential(binding.type) { continue }
      if binding.kind == .supertypes { binding.type = adjusted(binding.type, set) }
      if binding.kind == .exact {
        result.insert(binding, at: 0)
      } else if isMending, binding.kind == .supertypes {
        // What is given is told to be wrong for what is asked, not the other way round.
        result.insert(binding, at: given)
        given += 1
      } else if binding.type == .any {
        widest = binding
      } else {
        result.append(binding)
      }
    }
    for requirement in set.requirements where requirement.standsAsBinding {
      let type = defaultType(of: requirement.literal)
      result.append(
        BindingSet.Binding(
          type: requirement.isDirect ? type : adjusted(reopened(type), set),
          kind: requirement.isDirect ? .subtypes : .supertypes, source: .literal))
    }
    if let widest { result.append(widest) }
    return result
  }

  /// What takes `nil` as well.
  private func adjusted(_ type: Type, _ set: BindingSet) -> Type {
    set.canBeNil && !takes(.null, type) ? checker.optional(type) : type
  }

  /// A collection of elements of its own.
  private func reopened(_ type: Type) -> Type {
    guard case .nominal(let nominal, let arguments) = type, hasVariables(type) else { return type }
    return .nominal(
      nominal,
      arguments.map { argument in
        let part = fresh()
        if case .variable(let variable) = part, case .variable(let known) = resolved(argument) {
          state.defaults[variable.index] = state.defaults[known.index]
        }
        return part
      })
  }

  /// What lies next to what led to nothing.
  private func nextBatch(_ batch: [BindingSet.Binding], isFirst: Bool) -> [BindingSet.Binding] {
    var result: [BindingSet.Binding] = []
    for binding in batch {
      var next = binding
      // Whole numbers may be of the other kind, too.
      if isFirst, binding.source == .literal, binding.type == checker.int {
        next.type = checker.double
        next.source = .constraint
        result.append(next)
      }
      if binding.kind == .subtypes, let inner = checker.unwrapped(binding.type) {
        next.type = resolved(inner)
        next.source = .constraint
        result.append(next)
      }
      if binding.source == .argument, let open = openedCollection(binding.type) {
        next.type = open
        result.append(next)
      }
      if binding.kind == .supertypes, let above = superclassWithinOptionals(binding.type) {
        next.type = above
        next.source = .constraint
        result.append(next)
      }
    }
    return result
  }

  private func superclassWithinOptionals(_ type: Type) -> Type? {
    if let inner = checker.unwrapped(type) { return superclassWithinOptionals(inner).map { checker.optional($0) } }
    return checker.superclass(of: type)
  }

  /// The same collection of something else, for which its elements may be converted.
  private func openedCollection(_ type: Type) -> Type? {
    guard case .nominal(let nominal, let arguments) = type, !hasVariables(type),
      nominal === checker.arrayNominal || nominal === checker.setNominal || nominal === checker.dictionaryNominal
    else { return nil }
    return .nominal(nominal, arguments.map { _ in fresh() })
  }

  /// What closures and key paths are where nothing asks for them.
  private func ownShape(of set: BindingSet) -> Type? {
    for requirement in set.requirements where requirement.isDirect {
      switch requirement.literal {
      case .closure(let node, _):
        let count = max(node.parameters?.count ?? node.highestShorthand + 1, 0)
        let parameters = (0..<count).map { position in
          FunctionType.Parameter(fresh(), isInOut: node.parameters?[position].isInOut ?? false)
        }
        return .function(
          FunctionType(
            parameters, fresh(), isThrowing: node.mayThrow,
            thrown: node.thrown.flatMap { checker.resolveThrown($0, in: context.scope) }, isAsync: node.isAsync))
      case .keyPath: return defaultType(of: requirement.literal)
      default: continue
      }
    }
    return nil
  }
}
