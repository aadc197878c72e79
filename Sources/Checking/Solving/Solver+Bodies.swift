import Diagnostics
import Syntax

/// When closures' bodies have their say. One expression joins in once the parameters are known. A body of several statements is
/// taken last, as the compiler takes it: it says what it gives only where nothing around it does.
extension Solver {
  /// A closure of one expression can say itself what is open about its parameters, once it is known what kind of types they are.
  func canEnter(_ constraint: Constraint, evenUnknown: Bool = false) -> Bool {
    guard case .closure(let node, let type, let expression, _) = constraint.kind,
      !state.openClosures.contains(ObjectIdentifier(expression)), case .function(let function) = resolved(type),
      case let built = state.builtClosures[ObjectIdentifier(node)] ?? node,
      state.builderTypes[ObjectIdentifier(built)] != nil || Self.singleExpression(built.body) != nil
    else { return false }
    return evenUnknown
      || function.parameters.allSatisfy { if case .variable = resolved($0.type) { false } else { true } }
  }

  /// Whether a body of several statements is yet to say what the closure gives: what is asked of the closure comes first.
  func isBodyOpen(_ node: ClosureNode, _ function: FunctionType, _ expression: Expression) -> Bool {
    !state.openBodies.contains(ObjectIdentifier(expression)) && Self.singleExpression(node.body) == nil
      && state.builderTypes[ObjectIdentifier(node)] == nil && hasVariables(function.result)
  }

  /// A closure of several statements that waits for nothing but to be looked into; `unlessAsked` that of which nothing else will
  /// say what it gives.
  func ripeBody(unlessAsked: Bool) -> Int? {
    state.pending.firstIndex { constraint in
      guard case .closure(let node, let type, let expression, _) = constraint.kind,
        case .function(let function) = resolved(type),
        case let built = state.builtClosures[ObjectIdentifier(node)] ?? node, isBodyOpen(built, function, expression),
        state.openClosures.contains(ObjectIdentifier(expression))
          || !function.parameters.contains(where: { hasVariables($0.type) })
      else { return false }
      return !unlessAsked || !takesOthers(function.result)
    }
  }

  /// Now a body may say what it gives. Where the call around it is asked for something of a certain type, the closure gives that.
  func openBody(_ index: Int) {
    guard case .closure(_, let type, let expression, _) = state.pending[index].kind,
      case .function(let function) = resolved(type)
    else { return }
    state.openBodies.insert(ObjectIdentifier(expression))
    for variable in openParts(of: function.result) {
      if let wanted = soleTarget(of: variable) { _ = unify(.variable(TypeVariable(index: variable)), wanted) }
    }
  }

  /// Closures of several statements that take or give what is to be guessed (`index`, or anything at all) have to fit the guess.
  /// False where there are none.
  @discardableResult
  func contestBodies(of index: Int? = nil) -> Bool {
    var found = false
    for constraint in state.pending {
      guard case .closure(let node, let type, let expression, _) = constraint.kind,
        Self.singleExpression(node.body) == nil,
        case let open = openParts(of: type), index.map(open.contains) ?? !open.isEmpty
      else { continue }
      state.contested.insert(ObjectIdentifier(expression))
      found = true
    }
    return found
  }

  /// Whether `nil` becomes one of what a closure gives.
  func takesNull(_ result: Type) -> Bool {
    guard case .variable(let variable) = resolved(result) else { return false }
    return flowing(into: variable.index) { source in
      if case .variable(let source) = source { isNull(source.index) } else { false }
    }
  }

  /// Whether anything but the closure itself says what it gives: an argument of the same type.
  private func takesOthers(_ result: Type) -> Bool {
    openParts(of: result).contains { part in
      flowing(into: part) { source in
        if case .variable(let source) = source { !isNull(source.index) } else { true }
      }
    }
  }

  private func flowing(into index: Int, _ matches: (Type) -> Bool) -> Bool {
    (underway + state.pending).contains { constraint in
      guard case .convert(let from, let to) = constraint.kind, case let pair = withoutOptionals(from, to),
        case .variable(let target) = pair.to, target.index == index
      else { return false }
      if constraint.place.reason.isImplicit, checker.neverType(pair.from) { return false }
      return matches(pair.from)
    }
  }

  /// What a type variable is to become, where that is one thing and known.
  private func soleTarget(of index: Int) -> Type? {
    var wanted: Type?
    for constraint in state.pending {
      guard case .convert(let from, let to) = constraint.kind, case let pair = withoutOptionals(from, to) else {
        continue
      }
      if case .variable(let target) = pair.to, target.index == index { return nil }
      guard case .variable(let source) = pair.from, source.index == index else { continue }
      let known = deep(pair.to)
      if wanted != nil || hasVariables(known) || known == .error { return nil }
      wanted = known
    }
    return wanted
  }

  private func withoutOptionals(_ from: Type, _ to: Type) -> (from: Type, to: Type) {
    var pair = (from: resolved(from), to: resolved(to))
    while let one = checker.unwrapped(pair.from), let other = checker.unwrapped(pair.to) {
      pair = (resolved(one), resolved(other))
    }
    return pair
  }

  private func openParts(of type: Type) -> [Int] {
    var result: [Int] = []
    collect(type, &result)
    return result
  }
}
