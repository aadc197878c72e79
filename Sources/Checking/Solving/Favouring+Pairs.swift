import Syntax

/// Favouring one of two generic functions, before either is tried.
extension Solver {
  /// Of two generic functions that have the shape of a call, the one that is more specialised. Where a number stands among the
  /// arguments, or either takes or gives something optional or `Any`, that is not asked: which is meant is then found by trying.
  func moreSpecialized(of choices: [Choice], _ node: Expression, _ labels: CallLabels?) -> Choice? {
    let application = state.operatorApplications[ObjectIdentifier(node)]
    let active = labels.map { shaped(choices, $0) } ?? choices
    guard active.count == 2, active.allSatisfy({ isComparable($0) }) else { return nil }
    let arguments = application?.arguments.map(\.expression) ?? labels?.arguments.elements.map(\.value) ?? []
    let hasNumber = arguments.contains { argument in
      switch PlainLiteral(Self.unparenthesized(argument)) {
      case .integer, .float: true
      default: false
      }
    }
    if hasNumber { return nil }
    var forwards = Specialization(checker, active[0].member, asSpecializedAs: active[1].member)
    var backwards = Specialization(checker, active[1].member, asSpecializedAs: active[0].member)
    let (ours, theirs) = (forwards.verdict().holds, backwards.verdict().holds)
    return ours == theirs ? nil : active[ours ? 0 : 1]
  }

  private func isComparable(_ choice: Choice) -> Bool {
    guard case .function(let function) = choice.member, !function.isDisfavored, !choice.isUnapplied else {
      return false
    }
    checker.prepareGenerics(of: choice.member)
    guard !ownParameters(of: choice.member).isEmpty, let parameters = checker.parameters(of: choice.member) else {
      return false
    }
    return ([function.result] + parameters.map(\.type)).allSatisfy { type in
      !type.contains { $0 == .any || checker.unwrapped($0) != nil }
    }
  }
}
