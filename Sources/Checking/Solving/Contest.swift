import Syntax

/// One of the meanings that a name could have had, and what became of it.
struct Contender {
  let member: Member
  /// Why it is not the one that is meant.
  let reason: Explanation.Reason
}

extension Checker {
  /// What a name in an expression was chosen among, and why each of the others is not meant: each is tried in the place of the one
  /// that is, and the two solutions are compared as the search compares them.
  func contenders(for winner: Member, in expression: Expression, _ context: Context) -> [Contender]? {
    func solve(only meaning: (node: ObjectIdentifier, member: Member)?) -> Solver? {
      let solver = Solver(checker: self, context: context)
      solver.keepsChoices = true
      solver.onlyMeaning = meaning
      var isSolved = false
      let fails = wouldFail {
        func state() { _ = solver.generate(expression) }
        state()
        if case .solved = solver.solve(restating: state), !solver.isMending { isSolved = true }
      }
      // What leaves a type open is no solution.
      return isSolved && !fails && solver.state.score[.hole] == 0 ? solver : nil
    }
    guard let solver = solve(only: nil) else { return nil }
    let places = solver.state.chosen.filter { $0.value.choice.member.identity == winner.identity }
    guard let place = places.min(by: { (solver.depths[$0.key] ?? 0) < (solver.depths[$1.key] ?? 0) }),
      let choices = solver.choices[place.key]
    else { return nil }
    let favoured = solver.favoured[place.key]
    // Operators are known by the expression that they stand in.
    let node = solver.operatorNodes.first { ObjectIdentifier($0.value) == place.key }?.key ?? place.key
    var seen: Set<ObjectIdentifier> = [winner.identity]
    return choices.all.compactMap { choice -> Contender? in
      guard seen.insert(choice.member.identity).inserted else { return nil }
      func contender(_ reason: Explanation.Reason) -> Contender { Contender(member: choice.member, reason: reason) }
      // By labels and number alone: what the arguments are is tried.
      if let labels = choices.labels, !solver.accepts(choice, Solver.CallLabels(labels.arguments)) {
        return contender(.otherShape)
      }
      guard let rival = solve(only: (node, choice.member)) else { return contender(.doesNotFit) }
      if let favoured, favoured.members.contains(winner.identity), !favoured.members.contains(choice.member.identity) {
        return contender(.ranked(favoured.reason))
      }
      let verdict = solver.compare(solver.state, rival.state)
      if case .first = verdict.outcome { return contender(.ranked(verdict.reasons.first ?? .types)) }
      return contender(.ranked(solver.isGenericOperator(choice) ? .concreteOperator : .favoured))
    }
  }
}

extension Solver {
  /// Notes what a name can mean, for who asks why it means what it does.
  func note(_ choices: [Choice], for node: Expression, _ labels: CallLabels?) {
    if keepsChoices, self.choices[ObjectIdentifier(node)] == nil {
      self.choices[ObjectIdentifier(node)] = (choices, labels)
    }
  }

  /// The one meaning that is to be tried, where this is the name in question.
  func prescribed(_ choices: [Choice], for node: Expression) -> [Choice]? {
    guard let onlyMeaning else { return nil }
    let isMeant =
      ObjectIdentifier(node) == onlyMeaning.node || operatorNodes[onlyMeaning.node].map { $0 === node } == true
    return isMeant ? choices.filter { $0.member.identity == onlyMeaning.member.identity } : nil
  }
}
