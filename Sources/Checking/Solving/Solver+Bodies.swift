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

  /// A closure of several statements that waits for nothing but to be looked into.
  func ripeBody() -> Int? {
    state.pending.firstIndex { constraint in
      guard case .closure(let node, let type, let expression, _) = constraint.kind,
        case .function(let function) = resolved(type),
        case let built = state.builtClosures[ObjectIdentifier(node)] ?? node
      else { return false }
      return isBodyOpen(built, function, expression)
        && (state.openClosures.contains(ObjectIdentifier(expression))
          || !function.parameters.contains(where: { hasVariables($0.type) }))
    }
  }

  /// Now a body may say what it gives. The branches of one `if` or `switch` that is all there is are the closure's values; where they do
  /// not do as such, statements whose values are for nobody.
  func tryBody(at index: Int) {
    guard case .closure(let node, _, let expression, _) = state.pending[index].kind else { return }
    let closure = ObjectIdentifier(expression)
    var attempts = [{ [self] in state.openBodies.insert(closure).inserted }]
    if node.body.isOneStatementOfBranches, state.builtClosures[ObjectIdentifier(node)] == nil, !isMending {
      attempts.append { [self] in
        state.givesNothing.insert(closure)
        return state.openBodies.insert(closure).inserted
      }
    }
    branch(attempts)
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

  private func openParts(of type: Type) -> [Int] {
    var result: [Int] = []
    collect(type, &result)
    return result
  }
}

extension Block {
  /// Whether it is one `if` or `switch` and nothing else.
  var isOneStatementOfBranches: Bool {
    guard statements.count == 1 else { return false }
    switch statements[0].kind {
    case .ifStatement, .switchStatement: return true
    default: return false
    }
  }
}
