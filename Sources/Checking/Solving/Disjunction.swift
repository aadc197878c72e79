import Syntax

/// Which of several names with several meanings is tried first: that of which most can be told beforehand.
struct DisjunctionRank {
  let operatorName: String?
  let favouring: Favouring
  /// How many meanings there are to try.
  let count: Int

  private var isLogical: Bool { operatorName == "&&" || operatorName == "||" }

  func goesBefore(_ other: DisjunctionRank) -> Bool {
    if (count <= 1) != (other.count <= 1) { return count <= 1 }
    if operatorName != nil, other.operatorName != nil, isLogical != other.isLogical { return count < other.count }
    // Of what cannot be judged nothing is known, which is not the same as that nothing speaks for it.
    guard let ours = score(beside: other), let theirs = other.score(beside: self) else {
      return toTry(beside: other) < other.toTry(beside: self)
    }
    if ours != theirs { return ours > theirs }
    if operatorName != nil, other.operatorName != nil, favouring.isSpeculative != other.favouring.isSpeculative {
      return other.favouring.isSpeculative
    }
    if ours > 0, favouring.favoured.count != other.favouring.favoured.count {
      return favouring.favoured.count < other.favouring.favoured.count
    }
    return count < other.count
  }

  /// What only literals say of an operator is nothing beside what is called by name.
  private func score(beside other: DisjunctionRank) -> Double? {
    isIdle(beside: other) ? 0 : favouring.score
  }

  private func isIdle(beside other: DisjunctionRank) -> Bool {
    operatorName != nil && other.operatorName == nil && favouring.isSpeculative
  }

  /// How many meanings are tried before something is known of all.
  private func toTry(beside other: DisjunctionRank) -> Int {
    favouring.favoured.isEmpty || isIdle(beside: other) ? count : favouring.favoured.count
  }
}

/// What the rank of a disjunction hangs on.
struct RankBasis: Equatable {
  let count: Int
  let known: [Solver.Known]
  let result: Solver.Known?
  /// What an operator's result has to convert to.
  let wanted: Type?
  let isMending: Bool
}

/// Trying out the meanings of a name, part by part: those that are favoured, then the others, then what is only meant where none of
/// these does. When a part ends and something so far has led to a solution, what is left is not tried: that, more than how
/// solutions compare, decides which is meant.
extension Solver {
  func tryOverloads(at index: Int) {
    let constraint = state.pending.remove(at: index)
    guard case .overload(let all, let result, let node, let labels) = constraint.kind else { return }
    var choices = viable(all, labels: labels, node: node)
    let application = state.operatorApplications[ObjectIdentifier(node)]
    if let application {
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
    noteContested(choices, labels)
    if application != nil, choices.count > 1 { contestBodies() }
    let start = state
    var symmetric: Score?
    for part in partitions(choices, of: all, node, labels) {
      let before = recorded
      for choice in part {
        if application != nil, !isMending, let symmetric, isGenericOperator(choice), isPlain(symmetric, start.score) {
          continue
        }
        state = start
        let known = recorded
        trace("\(checker.fullName(of: choice.member)) is \(checker.describe(checker.interfaceType(of: choice.member)))")
        traceDepth += 1
        if choose(choice, for: result, node: node, at: constraint.place) { search() }
        traceDepth -= 1
        if budget <= 0 { return }
        if application != nil, recorded > known, isSymmetric(choice), let score = solutions.first?.score {
          symmetric = symmetric.map { min($0, score) } ?? score
        }
        if isMending, solutions.count > 40 { return }
      }
      // What leaves a generic parameter open is no solution yet, nor what waits where nothing can.
      if recorded > before, !isMending, let score = solutions.first?.score, score[.hole] == start.score[.hole],
        score[.asyncInSync] == start.score[.asyncInSync]
      {
        return
      }
    }
  }

  func rank(_ choices: [Choice], _ node: Expression, _ labels: CallLabels?) -> DisjunctionRank {
    let active: [Choice]
    if let application = state.operatorApplications[ObjectIdentifier(node)] {
      active = orderedOperators(choices, application)
    } else {
      active = viable(choices, labels: labels, node: node)
    }
    let name = choices.first.flatMap { isOperatorMember($0.member) ? checker.memberName($0.member) : nil }
    return DisjunctionRank(
      operatorName: name, favouring: active.count > 1 ? favouring(active, of: choices, node, labels) : Favouring(),
      count: active.count)
  }

  /// The parts, in the order in which they are tried.
  private func partitions(
    _ choices: [Choice], of all: [Choice], _ node: Expression, _ labels: CallLabels?
  ) -> [[Choice]] {
    let inner = choices.filter { !$0.isOuter }
    let outer = choices.filter(\.isOuter)
    guard !isMending, inner.count > 1 else { return [inner, outer] }
    var favoured = favouring(inner, of: all, node, labels).favoured
    var reason = RankingReason.favoured
    if favoured.isEmpty, let best = moreSpecialized(of: all, node, labels) {
      favoured = Set(inner.indices.filter { inner[$0].member.identity == best.member.identity })
      reason = .types
    }
    if keepsChoices {
      self.favoured[ObjectIdentifier(node)] = (Set(favoured.map { inner[$0].member.identity }), reason)
    }
    return [
      inner.indices.filter { favoured.contains($0) }.map { inner[$0] },
      inner.indices.filter { !favoured.contains($0) }.map { inner[$0] }, outer,
    ]
  }

  /// An operator of a type or function with generic parameters: it is not looked at where one that takes the same twice does.
  func isGenericOperator(_ choice: Choice) -> Bool {
    checker.prepareGenerics(of: choice.member)
    return !choice.member.generics.parameters.isEmpty || choice.member.standsIn
  }

  private func isSymmetric(_ choice: Choice) -> Bool {
    guard !isGenericOperator(choice), let parameters = checker.parameters(of: choice.member) else { return false }
    return parameters.count == 1 || parameters.count == 2 && parameters[0].type == parameters[1].type
  }

  /// Whether nothing unusual was needed for a solution.
  private func isPlain(_ score: Score, _ start: Score) -> Bool {
    let unusual: [ScoreKind] = [.forcedUnchecked, .userConversion, .functionConversion]
    return score.fixes == 0 && unusual.allSatisfy { score[$0] == start[$0] }
  }
}
