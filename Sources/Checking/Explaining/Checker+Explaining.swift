import Diagnostics
import Syntax

/// Saying which implementation runs and why.
extension Checker {
  /// Explains `value.member`, `Type.member` or a call of one, as it would stand at the end of what has been checked. Nil where it
  /// can't be explained; `diagnostics` says why.
  public func explain(_ tree: SourceTree) -> Explanation? {
    guard let (expression, context) = begin(tree) else { return nil }
    let target = member(in: expression)
    var explanation = explain(expression, target, context)
    switch target.kind {
    case .member(let base?, _, _), .subscripted(let base, _):
      if Solver(checker: self, context: context).typeExpression(base) == nil { explanation?.base = base.span.text }
    default: break
    }
    return explanation
  }

  /// The same where it is known of which type the value is.
  public func explanation(_ explanation: Explanation, for type: SourceTree) -> Explanation {
    guard case .nominal(let nominal, let arguments)? = questionedType(type) else { return explanation }
    let member = explanation.member
    let winner = member.isRequirement ? implementation(of: member, in: nominal) : override(of: member, in: nominal)
    // What an instance of the class itself runs has been said.
    if !member.isRequirement, winner?.identity == member.identity { return explanation }
    var result = explanation
    result.here = winner.map { (describe(.nominal(nominal, arguments)), candidate(for: $0)) }
    return result
  }

  private func explain(_ expression: Expression, _ target: Expression, _ context: Context) -> Explanation? {
    // Of a call the arguments say which is meant.
    if target === expression, case .member(let base?, let name, _) = target.kind,
      let type = Solver(checker: self, context: context).typeExpression(base)
    {
      return explain(name, of: type, named: base)
    }
    var term = Term(.error, .error, expression.span)
    if wouldFail({ term = check(expression, in: context) }) || term.type == .error {
      // A cell shows its model: what the cell has not is asked of that.
      if let inner = throughModel(target, context), let contest = Contest(self, inner, context) {
        return explanation(of: contest)
      }
      if let explanation = explainUncalled(target, context) { return explanation }
      if diagnostics.isEmpty { _ = check(expression, in: context) }
      return nil
    }
    guard let contest = Contest(self, expression, context), contest.chosen.choice.member.isExplained else {
      report(.nothingToExplain, at: expression.span)
      return nil
    }
    // A function that is only named could be another one where it is called.
    if target === expression, contest.chosen.choice.member.isCalled, let explanation = explainUncalled(target, context)
    {
      return explanation
    }
    return explanation(of: contest)
  }

  /// The type of an expression, in words.
  public func typeDescription(of tree: SourceTree) -> String? {
    guard let (expression, context) = begin(tree) else { return nil }
    if let type = Solver(checker: self, context: context).typeExpression(expression) {
      return describe(.metatype(type))
    }
    let type = check(expression, in: context).type
    return type == .error ? nil : describe(type)
  }

  /// The type that is named, or that a value has.
  func questionedType(_ tree: SourceTree) -> Type? {
    guard let (expression, context) = begin(tree) else { return nil }
    if let type = Solver(checker: self, context: context).typeExpression(expression) { return type }
    let type = check(expression, in: context).type
    return type == .error ? nil : model(of: type) ?? type
  }

  func begin(_ tree: SourceTree) -> (Expression, Context)? {
    diagnostics = tree.diagnostics
    if diagnostics.contains(where: { $0.severity == .error }) { return nil }
    guard tree.statements.count == 1, case .expression(let expression) = tree.statements[0].kind else {
      report(.nothingToExplain, at: Span(tree.source, 0, tree.source.text.count))
      return nil
    }
    let context = Context(
      function: questioner(at: expression.span), scope: main, generics: GenericSignature(), selfVariable: nil,
      selfType: nil, result: nil)
    return (expression, context)
  }

  /// The part of an expression that is asked about: of a call, what is called.
  private func member(in expression: Expression) -> Expression {
    switch expression.kind {
    case .parenthesized(let inner): member(in: inner)
    case .call(let callee, _): member(in: callee)
    default: expression
    }
  }

  private func throughModel(_ expression: Expression, _ context: Context) -> Expression? {
    guard case .member(let base?, let name, let arguments) = expression.kind else { return nil }
    let model = Expression(.member(base, Name("model", base.span), genericArguments: nil), base.span)
    let whole = Expression(.member(model, name, genericArguments: arguments), expression.span)
    var isFound = false
    let fails = wouldFail {
      guard self.model(of: check(base, in: context).type) != nil else { return }
      isFound = check(whole, in: context).type != .error
    }
    return isFound && !fails ? whole : nil
  }

  /// The type of what a cell shows.
  private func model(of type: Type) -> Type? {
    guard case .nominal(let nominal, let arguments) = type, nominal.name == "Cell",
      nominal.module.name == "Presentables"
    else { return nil }
    return arguments.first
  }

  /// The type of a value, where it is sound.
  private func type(of expression: Expression, _ context: Context) -> Type? {
    var type = Type.error
    let fails = wouldFail { type = check(expression, in: context).type }
    return fails || type == .error ? nil : type
  }

  // MARK: A member of a type

  /// `Type.member`: what an instance of the type would use, or the type itself.
  private func explain(_ name: Name, of type: Type, named base: Expression) -> Explanation? {
    // `Array` is that of any elements.
    var (type, generics) = (type, GenericSignature())
    if case .nominal(let nominal, let arguments) = type, arguments.contains(where: isUnsaid) {
      (type, generics) = (nominal.selfType, nominal.generics)
    }
    var choices = usable(name.text, of: type, isMetatype: false)
    let isMetatype = choices.isEmpty
    if isMetatype { choices = usable(name.text, of: type, isMetatype: true) }
    guard !choices.isEmpty else {
      let problem = CheckProblem.noMember(
        name: name.text, of: describe(type),
        suggestion: nearest(to: name.text, among: memberNames(of: type).filter { !$0.hasPrefix("_") }))
      report(problem, at: name.span)
      return nil
    }
    let asking = Asking(self, at: name.span, in: type, generics)
    guard isMetatype else { return explain(name, of: (asking.value(type), type), choices, asking) }
    // Of a protocol, what any type that conforms to it has.
    if case .existential = type { return explain(name, of: (asking.value(.metatype(type)), type), choices, asking) }
    return explain(name, of: (base, type), choices, asking)
  }

  private func isUnsaid(_ type: Type) -> Bool {
    switch type {
    case .variable, .error: true
    default: false
    }
  }

  /// A name, or a member of a value, that nothing is given to, though it may have to be.
  private func explainUncalled(_ target: Expression, _ context: Context) -> Explanation? {
    switch target.kind {
    case .name(let name, nil):
      let choices = lookUp(name.text, from: main).filter { !$0.isTypeLike }.map { Solver.Choice(member: $0) }
      // Of what the library has the number would be no answer.
      guard choices.contains(where: { $0.member.module?.isLibrary == false }) else { return nil }
      return explain(name, of: nil, choices, Asking(self, at: target.span))
    case .member(let base?, let name, nil):
      guard let type = type(of: base, context) else { return nil }
      var choices = usable(name.text, of: type, isMetatype: false)
      if choices.isEmpty, let model = model(of: type) {
        choices = usable(name.text, of: model, isMetatype: false)
        let asking = Asking(self, at: target.span, in: model)
        return choices.isEmpty ? nil : explain(name, of: (asking.value(model), model), choices, asking)
      }
      if choices.isEmpty, case .metatype(let inner) = type {
        choices = usable(name.text, of: inner, isMetatype: true)
        return choices.isEmpty
          ? nil : explain(name, of: (base, inner), choices, Asking(self, at: target.span, in: inner))
      }
      let asking = Asking(self, at: target.span, in: type)
      return choices.isEmpty ? nil : explain(name, of: (asking.value(type), type), choices, asking)
    default: return nil
    }
  }

  private func explain(
    _ name: Name, of base: (value: Expression, type: Type)?, _ choices: [Solver.Choice], _ asking: Asking
  ) -> Explanation? {
    let functions = choices.map(\.member).filter(\.isCalled)
    if functions.count < choices.count, let base, let contest = asking.member(name, of: base.value),
      !contest.chosen.choice.member.isCalled
    {
      return explanation(of: contest)
    }
    let calls = asking.calls(name, of: base, among: functions)
    guard let first = calls.first else {
      report(.ambiguous(name: name.text, candidates: choices.map { candidate($0.member) }), at: name.span)
      return nil
    }
    if calls.allSatisfy({ $0.contest.chosen.choice.member.identity == first.contest.chosen.choice.member.identity }) {
      return explanation(of: first.contest)
    }
    return Explanation(
      subject: (base.map { describe($0.type) + "." } ?? "") + name.text, type: "",
      winner: candidate(for: first.contest.chosen.choice.member), dispatch: .byArguments, losers: [], tables: [],
      choices: [],
      overloads: calls.map { ($0.words, candidate(for: implementation(of: $0.contest).0)) },
      member: first.contest.chosen.choice.member)
  }

  /// Those members of a name that are there for this very type.
  func usable(
    _ name: String, of type: Type, isMetatype: Bool, in generics: GenericSignature = GenericSignature()
  ) -> [Solver.Choice] {
    members(named: name, of: type, isMetatype: isMetatype, in: generics).filter { choice in
      !choice.isUnapplied && moduleToImport(for: choice.member, from: main) == nil
        && unmetCondition(of: choice.member, on: type) == nil
    }
  }

  private func memberNames(of type: Type) -> [String] {
    if case .nominal(let nominal, _) = type { return allMemberNames(of: nominal) }
    return protocols(of: type, in: GenericSignature()).flatMap { allMemberNames(of: $0) }
  }

  // MARK: The explanation

  func explanation(of contest: Contest) -> Explanation {
    let member = contest.chosen.choice.member
    let (winner, type) = implementation(of: contest)
    var losers = contest.losers()
    if member.isRequirement, !winner.isRequirement, let parent = member.parent, case .nominal(let nominal, _) = type,
      let conformance = conformance(of: nominal, to: parent)
    {
      losers = self.losers(to: winner, for: member, conformance) + losers
    }
    if member.parent != nil {
      losers += lookUp(memberName(member), in: contest.owner, isMetatype: member.isStatic, GenericSignature()).hidden
    }
    // Where the run decides, what each type has is told instead. What is asked of `super` is that class's own.
    let isOfSuper = contest.isAskedOfSuper
    if winner.isRequirement { losers = [] }
    var seen: Set<ObjectIdentifier> = [winner.identity, member.identity]
    losers = losers.filter { seen.insert($0.member.identity).inserted }
    let owner = member.parent == nil ? "" : describe(type) + "."
    return Explanation(
      subject: owner + shownName(of: member), type: describe(moved(interfaceType(of: winner), to: type, winner)),
      winner: candidate(for: winner), dispatch: isOfSuper ? .compileTime : dispatch(to: winner),
      losers: losers.map { (candidate(for: $0.member), $0.reason) }, tables: tables(for: winner, on: type),
      choices: isOfSuper ? [] : knownChoices(for: winner, in: type), overloads: [], member: winner)
  }

  /// What runs where the type is known, though not to who asks, as of what is opaque: its table has the answer. And that type.
  private func implementation(of contest: Contest) -> (Member, Type) {
    let member = contest.chosen.choice.member
    prepareGenerics(of: member)
    var type = contest.owner
    if case .opaque = type, case let known = canonical(type), known != .error { type = known }
    guard member.isRequirement, case .nominal(let nominal, _) = type,
      let winner = implementation(of: member, in: nominal)
    else { return (member, type) }
    return (winner, type)
  }

  /// A member's name with its labels, as `toggle()` or `draw(_:at:)`.
  func shownName(of member: Member) -> String {
    switch member {
    case .function, .subscripted: fullName(of: member)
    default: memberName(member)
    }
  }

  private func dispatch(to winner: Member) -> Explanation.Dispatch {
    if winner.isRequirement, let proto = winner.parent { return .byRequirement(of: proto.name) }
    if winner.parent == nil, case .variable = winner { return .only }
    if case .enumCase = winner { return .only }
    return isFoundByClass(winner) ? .byClass : .compileTime
  }

  private func isFoundByClass(_ member: Member) -> Bool {
    guard member.parent?.kind == .class, member.extensionInfo == nil else { return false }
    switch member {
    case .function(let function): return function.kind != .initializer && !function.isFinal
    case .variable(let variable): return !variable.isFinal
    case .subscripted(let entity): return !entity.isFinal
    case .enumCase, .type, .alias, .associated, .parameter: return false
    }
  }

  /// What the extension asks of the type that it does not meet.
  func unmetCondition(of member: Member, on type: Type) -> String? {
    guard let parent = member.parent, parent.kind == .protocol, let first = parent.generics.parameters.first,
      case .nominal = type
    else { return nil }
    for requirement in extensionRequirements(of: member, parent)
    where unmet(requirement, [first], [type], in: GenericSignature()) != nil {
      return describe(requirement)
    }
    return nil
  }

  /// What the tables of the type's protocols have for the requirements that are asked for in the same words.
  private func tables(for winner: Member, on type: Type) -> [Explanation.Table] {
    guard case .nominal(let nominal, _) = type else { return [] }
    let shape = moved(interfaceType(of: winner), to: type, winner)
    return protocols(of: type, in: GenericSignature()).flatMap { proto -> [Explanation.Table] in
      let asked = proto.members(named: memberName(winner)).filter {
        $0.isRequirement && writtenLabels(of: $0) == writtenLabels(of: winner)
      }
      var tables = asked.compactMap { requirement -> (Explanation.Table, isMeant: Bool)? in
        guard let witness = implementation(of: requirement, in: nominal) else { return nil }
        let isSame = witness.identity == winner.identity
        let table = Explanation.Table(proto: proto.name, winner: candidate(for: witness), isSame: isSame)
        return (table, isSame || moved(interfaceType(of: requirement), to: type, requirement) == shape)
      }
      // Of the script's protocols also what was most likely meant for the requirement, and has other types.
      if proto.module.isLibrary || tables.contains(where: \.isMeant) { tables.removeAll { !$0.isMeant } }
      return tables.map(\.0)
    }
  }

  /// What the types that are known would run, where only the run tells: for a requirement, and for a member of a class the classes
  /// below that override it.
  private func knownChoices(
    for winner: Member, in type: Type
  ) -> [(type: String, winner: Explanation.Candidate)] {
    if winner.isRequirement {
      var all = winner.parent.map { [$0] } ?? []
      if case .existential(let existential) = type { all += existential.protocols }
      return conformingTypes().compactMap { nominal in
        guard all.allSatisfy({ conformance(of: nominal, to: $0) != nil }),
          let own = implementation(of: winner, in: nominal)
        else { return nil }
        return (describe(nominal.selfType), candidate(for: own))
      }
    }
    guard isFoundByClass(winner), case .nominal(let above, _) = type else { return [] }
    return declaredTypes().compactMap { nominal in
      guard nominal !== above, nominal.kind == .class, superclassView(of: nominal.selfType, as: above) != nil,
        case let own = override(of: winner, in: nominal), own.identity != winner.identity
      else { return nil }
      return (describe(nominal.selfType), candidate(for: own))
    }
  }

  // MARK: Candidates in words' raw material

  func candidate(for member: Member) -> Explanation.Candidate {
    var isStored = false
    if case .variable(let variable) = member { isStored = variable.isStored }
    var name = shownName(of: member)
    var kind = Explanation.Candidate.Kind.free
    if let parent = member.parent {
      name = "\(parent.qualifiedName).\(name)"
      if member.isRequirement {
        kind = .requirement(parent.name)
      } else if parent.kind == .protocol {
        let own = extensionRequirements(of: member, parent).dropFirst().map { describe($0) }
        kind = .inExtension(parent.name, condition: own.isEmpty ? nil : own.joined(separator: ", "))
      } else {
        kind = .own("\(parent.kindWord) \(parent.qualifiedName)")
      }
    }
    return Explanation.Candidate(name: name, kind: kind, span: member.span, isStored: isStored)
  }

  func describe(_ requirement: Requirement) -> String {
    switch requirement {
    case .conforms(let type, let proto): "\(describe(type)): \(proto.name)"
    case .same(let left, let right): "\(describe(left)) == \(describe(right))"
    case .inherits(let type, let superclass): "\(describe(type)): \(describe(superclass))"
    case .classBound(let type): "\(describe(type)): AnyObject"
    }
  }
}

extension Member {
  /// Whether it is meant for certain by its name alone only where nothing else has the name: what it is given decides.
  fileprivate var isCalled: Bool {
    switch self {
    case .function, .subscripted: true
    case .variable, .enumCase, .type, .alias, .associated, .parameter: false
    }
  }

  /// What is no member and no function has nothing that could be other.
  fileprivate var isExplained: Bool { parent != nil || isCalled }
}
