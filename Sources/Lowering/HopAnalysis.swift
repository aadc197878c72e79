import Checking

/// Whether a function that is `async` has to go to where it is run before it does anything: the compiler leaves that out where nothing
/// is read or written in memory before the function waits, or is over. What it gives then is worked out of its parameters alone.
struct HopAnalysis {
  private enum Way {
    /// It goes on, and nothing has been looked at.
    case on
    /// It has come to where it waits, or is over.
    case over
    /// Something in memory is looked at first.
    case looks
  }

  static func canLeaveOut(_ body: CheckedBlock) -> Bool {
    if case .looks = HopAnalysis().follow(body.statements) { false } else { true }
  }

  private func follow(_ statements: [CheckedStatement]) -> Way {
    for statement in statements {
      switch follow(statement) {
      case .on: continue
      case let way: return way
      }
    }
    return .on
  }

  private func follow(_ statement: CheckedStatement) -> Way {
    switch statement.kind {
    case .returnStatement(let term):
      switch term.map(follow) ?? .on {
      case .looks: return .looks
      default: return .over
      }
    case .term(let term): return follow(term)
    case .declare(let pattern, let term?):
      guard case .bind(let variable) = pattern.kind, variable.isLet, !variable.isCaptured else { return .looks }
      return follow(term)
    case .several(let inner): return follow(inner)
    case .ifStatement(let conditions, let then, let otherwise, _):
      for condition in conditions {
        guard case .boolean(let term) = condition, case .on = follow(term) else { return .looks }
      }
      return either([follow(then.statements), otherwise.map { follow($0.statements) } ?? .on])
    case .switchStatement(let checked): return follow(checked)
    case .doBlock(let block, _): return follow(block.statements)
    default: return .looks
    }
  }

  private func follow(_ checked: CheckedSwitch) -> Way {
    guard case .on = follow(checked.subject), checked.subject.type.isPlainNumber || checked.subject.type.isEnum else {
      return .looks
    }
    return either(checked.cases.map { follow($0.body.statements) })
  }

  private func either(_ ways: [Way]) -> Way {
    if ways.contains(where: { if case .looks = $0 { true } else { false } }) { return .looks }
    return ways.contains { if case .on = $0 { true } else { false } } ? .on : .over
  }

  /// What becomes of a term, part by part, in the order in which they are evaluated.
  private func follow(_ term: Term) -> Way {
    switch term.kind {
    case .integer, .float, .boolean, .type: return .on
    case .variable(let variable):
      let isPlain = (variable.kind == .parameter || variable.kind == .local) && variable.isLet && !variable.isCaptured
      return isPlain && variable.getter == nil ? .on : .looks
    case .property(let base, let variable, _, _):
      return variable.isStored && base.type.isStruct ? follow(base) : .looks
    case .tuple(let parts), .enumCase(_, let parts): return followAll(parts)
    case .tupleElement(let base, _), .await(let base), .attempt(let base, .plain), .discard(let base):
      return follow(base)
    case .convert(let base, .wrap): return follow(base)
    case .ternary(let condition, let first, let second):
      guard case .on = follow(condition) else { return .looks }
      return either([follow(first), follow(second)])
    case .ifExpression(let node):
      for condition in node.conditions {
        guard case .boolean(let term) = condition, case .on = follow(term) else { return .looks }
      }
      return either([follow(node.then.statements), follow(node.otherwise.statements)])
    case .switchExpression(let checked): return follow(checked)
    case .call(.function(let function, _, _, let base, let metatype), let arguments):
      let way = followAll([base, metatype].compactMap { $0 } + arguments)
      guard case .on = way else { return way }
      if function.isAsync { return .over }
      return Self.comparisons.contains(function.name) && arguments.allSatisfy(\.type.isPlainNumber) ? .on : .looks
    case .call(.value(let value), let arguments):
      let way = followAll([value] + arguments)
      guard case .on = way, case .function(let type) = value.type else { return way }
      return type.isAsync ? .over : .looks
    default: return .looks
    }
  }

  private func followAll(_ terms: [Term]) -> Way {
    for term in terms {
      switch follow(term) {
      case .on: continue
      case let way: return way
      }
    }
    return .on
  }

  private static let comparisons: Set<String> = ["==", "!=", "<", "<=", ">", ">="]
}

extension Type {
  /// A number that is compared by the processor, and not by a function.
  fileprivate var isPlainNumber: Bool {
    guard case .nominal(let nominal, _) = self, let primitive = nominal.primitive else { return false }
    return !["string", "character", "array", "marker"].contains(primitive)
  }

  fileprivate var isEnum: Bool { if case .nominal(let nominal, _) = self { nominal.kind == .enum } else { false } }
  fileprivate var isStruct: Bool { if case .nominal(let nominal, _) = self { nominal.kind == .struct } else { false } }
}
