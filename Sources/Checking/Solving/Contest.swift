import Syntax

/// One of the meanings that a name could have had, and what became of it.
struct Contender {
  let member: Member
  /// Why it is not the one that is meant.
  let reason: Explanation.Reason
}

/// An expression that has been solved, to be asked what the name that it is about was chosen among.
struct Contest {
  let checker: Checker
  let expression: Expression
  let expected: Type?
  let context: Context
  let solver: Solver
  /// What the choice is kept under, and the choice.
  private let key: ObjectIdentifier
  let chosen: Solver.Chosen

  /// Nil where the expression has no solution, or is about nothing that was chosen.
  init?(_ checker: Checker, _ expression: Expression, expecting expected: Type? = nil, _ context: Context) {
    guard let solver = Self.solve(checker, expression, expected, context, only: nil),
      let key = solver.choiceAskedAbout(in: expression), let chosen = solver.state.chosen[key]
    else { return nil }
    (self.checker, self.expression, self.expected, self.context) = (checker, expression, expected, context)
    (self.solver, self.key, self.chosen) = (solver, key, chosen)
  }

  private static func solve(
    _ checker: Checker, _ expression: Expression, _ expected: Type?, _ context: Context,
    only meaning: (node: ObjectIdentifier, member: Member)?
  ) -> Solver? {
    let solver = Solver(checker: checker, context: context)
    solver.keepsChoices = true
    solver.onlyMeaning = meaning
    var isSolved = false
    let fails = checker.wouldFail {
      func state() {
        let type = solver.generate(expression)
        guard let expected else { return }
        solver.state.pending.append(
          Solver.Constraint(kind: .convert(type, expected), place: Solver.Place(span: expression.span, reason: .none)))
      }
      state()
      if case .solved = solver.solve(restating: state), !solver.isMending { isSolved = true }
    }
    // What leaves a type open is no solution.
    return isSolved && !fails && solver.state.score[.hole] == 0 ? solver : nil
  }

  /// What the member was asked of: a type, or that of a value; nothing where it is no member.
  var owner: Type {
    let choice = chosen.choice
    if let opened = choice.opened, let bound = checker.openedBounds[opened] { return .existential(bound) }
    if let base = choice.base { return solver.canonicalDeep(base) }
    guard let parent = choice.member.parent else { return .void }
    let arguments = chosen.arguments.map { solver.canonicalDeep($0) }
    if parent.kind == .protocol { return arguments.first ?? .void }
    return .nominal(parent, Array(arguments.prefix(parent.generics.parameters.count)))
  }

  var isAskedOfSuper: Bool {
    var target = expression
    while case .call(let callee, _) = target.kind { target = callee }
    return solver.isSuper(target)
  }

  /// The other meanings, and why each of them is not meant: each is tried in the place of the one that is, and the two solutions are
  /// compared as the search compares them.
  func losers() -> [Contender] {
    guard let choices = solver.choices[key] else { return [] }
    let winner = chosen.choice.member
    let favoured = solver.favoured[key]
    // Operators, and what is called of a value, are known by the expression that they stand in.
    let nodes = [
      solver.nodes.operators, solver.nodes.calledValues, solver.nodes.dynamicMembers, solver.nodes.dynamicCalls,
    ]
    let node = nodes.firstResult { $0.first { ObjectIdentifier($0.value) == key }?.key } ?? key
    let owner = owner
    var seen: Set<ObjectIdentifier> = [winner.identity]
    return choices.all.compactMap { choice -> Contender? in
      let member = choice.member
      guard seen.insert(member.identity).inserted else { return nil }
      func contender(_ reason: Explanation.Reason) -> Contender { Contender(member: member, reason: reason) }
      if !solver.isOperatorMember(member), let unmet = checker.unmetCondition(of: member, on: owner) {
        return contender(.conditionUnmet(unmet))
      }
      // By labels and number alone: what the arguments are is tried.
      if let labels = choices.labels, !solver.accepts(choice, Solver.CallLabels(labels.arguments)) {
        return choice.isUnapplied ? nil : contender(.otherShape)
      }
      guard let rival = Self.solve(checker, expression, expected, context, only: (node, member)) else {
        return choice.isUnapplied ? nil : contender(.doesNotFit)
      }
      guard let other = rival.choiceAskedAbout(in: expression), let taken = rival.state.chosen[other],
        taken.choice.member.identity == member.identity
      else { return nil }
      if let favoured, favoured.members.contains(winner.identity), !favoured.members.contains(member.identity) {
        return contender(.ranked(favoured.reason))
      }
      let verdict = solver.compare(solver.state, rival.state)
      if case .first = verdict.outcome, let reason = verdict.reasons.first { return contender(.ranked(reason)) }
      // Of operators, those are left out before the search that do not take just what is given, or are generic beside one that is not.
      let isSkipped = solver.isOperatorMember(member) && solver.isGenericOperator(choice)
      return contender(.ranked(isSkipped ? .concreteOperator : .favoured))
    }
  }
}

extension Solver {
  /// The choice that an expression is about: of a call the callee's, of an operator its own.
  func choiceAskedAbout(in expression: Expression) -> ObjectIdentifier? {
    let key = ObjectIdentifier(expression)
    func known(_ key: ObjectIdentifier) -> ObjectIdentifier? { state.chosen[key] == nil ? nil : key }
    if let whole = nodes.dynamicMembers[key] ?? nodes.dynamicCalls[key] ?? nodes.valuesOfTypes[key],
      whole !== expression,
      let found = choiceAskedAbout(in: whole)
    {
      return found
    }
    switch expression.kind {
    case .name, .member, .subscripted: return known(key)
    case .prefix, .postfix, .binary: return nodes.operators[key].flatMap { known(ObjectIdentifier($0)) }
    // An initialiser's choice is noted at the call itself, a function's at its name.
    case .call(let callee, _):
      if let found = known(key) { return found }
      if let member = nodes.calledValues[key], let found = known(ObjectIdentifier(member)) { return found }
      return choiceAskedAbout(in: callee)
    case .parenthesized(let inner), .forceUnwrap(let inner), .optionalChain(let inner), .inOut(let inner),
      .tryExpression(let inner, _), .await(let inner), .cast(let inner, _, _):
      return choiceAskedAbout(in: inner)
    default: return nil
    }
  }

  /// Notes what a name can mean, for who asks why it means what it does.
  func note(_ choices: [Choice], for node: Expression, _ labels: CallLabels?) {
    if keepsChoices, self.choices[ObjectIdentifier(node)] == nil {
      self.choices[ObjectIdentifier(node)] = (choices, labels)
    }
  }

  /// The one meaning that is to be tried, where this is the name in question.
  func prescribed(_ choices: [Choice], for node: Expression) -> [Choice]? {
    guard let onlyMeaning else { return nil }
    let nodes = [nodes.operators, nodes.calledValues, nodes.dynamicMembers, nodes.dynamicCalls]
    let isMeant = ObjectIdentifier(node) == onlyMeaning.node || nodes.contains { $0[onlyMeaning.node] === node }
    return isMeant ? choices.filter { $0.member.identity == onlyMeaning.member.identity } : nil
  }
}
