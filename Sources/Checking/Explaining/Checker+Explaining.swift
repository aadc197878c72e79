import Diagnostics
import Syntax

/// Saying which implementation runs and why.
extension Checker {
  /// Explains `value.member`, `Type.member` or a call of one, as it would stand at the end of what has been checked. Nil where it
  /// can't be explained; `diagnostics` says why.
  public func explain(_ tree: SourceTree) -> Explanation? {
    guard let (expression, context) = begin(tree) else { return nil }
    let target = member(in: expression)
    // Of a call the arguments say which is meant.
    if target === expression, case .member(let base?, let name, _) = target.kind {
      let solver = Solver(checker: self, context: context)
      if let type = solver.typeExpression(base) { return explain(name, of: type, at: target.span) }
    }
    var term = Term(.error, .error, expression.span)
    if wouldFail({ term = check(expression, in: context) }) || term.type == .error {
      // A cell shows its model: what the cell has not is asked of that.
      if let inner = throughModel(target, context) {
        term = inner
      } else if case .member(let base?, let name, _) = target.kind,
        let type = Solver(checker: self, context: context).typeExpression(base) ?? type(of: base, context)
      {
        // Overloaded, or only to be called.
        let isOwn = !usable(name.text, of: type, isMetatype: false).isEmpty
        return explain(name, of: isOwn ? type : model(of: type) ?? type, at: target.span)
      } else {
        _ = check(expression, in: context)
        return nil
      }
    }
    guard let use = use(in: term) else {
      report(.nothingToExplain, at: expression.span)
      return nil
    }
    // Which of several was meant, what is given has decided as well.
    return explanation(
      of: use.member, on: use.type, dispatch: use.dispatch, contenders(for: use.member, in: expression, context) ?? [])
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
    let top = Function(
      kind: .topLevel, name: "main", module: main.module, result: .void, span: Span(tree.source, 0, 0))
    top.scope = main
    top.stage = .known
    let context = Context(
      function: top, scope: main, generics: GenericSignature(), selfVariable: nil, selfType: nil, result: nil)
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

  private func throughModel(_ expression: Expression, _ context: Context) -> Term? {
    guard case .member(let base?, let name, let arguments) = expression.kind else { return nil }
    let model = Expression(.member(base, Name("model", base.span), genericArguments: nil), base.span)
    let whole = Expression(.member(model, name, genericArguments: arguments), expression.span)
    var term: Term?
    let fails = wouldFail {
      guard self.model(of: check(base, in: context).type) != nil else { return }
      term = check(whole, in: context)
    }
    return fails || term?.type == .error ? nil : term
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

  // MARK: What a term uses

  private struct Use {
    let member: Member
    let type: Type
    let dispatch: Dispatch
  }

  private func use(in term: Term) -> Use? {
    switch term.kind {
    case .property(let base, let variable, _, let dispatch):
      return Use(member: .variable(variable), type: base.type, dispatch: dispatch)
    case .staticProperty(let variable, let arguments, let dispatch, _):
      return Use(member: .variable(variable), type: owner(variable.parent, arguments), dispatch: dispatch)
    case .call(.function(let function, let arguments, let dispatch, let base, _), _):
      let type = base?.type ?? (function.kind == .initializer ? term.type : owner(function.parent, arguments))
      return Use(member: function.accessorOwner ?? .function(function), type: type, dispatch: dispatch)
    case .function(let function, let arguments, let dispatch, let base):
      return Use(
        member: .function(function), type: base?.type ?? owner(function.parent, arguments), dispatch: dispatch)
    case .subscripted(let base, let entity, let arguments, let dispatch, _, _):
      return Use(
        member: .subscripted(entity), type: base?.type ?? owner(entity.parent, arguments), dispatch: dispatch)
    case .open(_, let value, let body):
      return use(in: body).map { Use(member: $0.member, type: value.type, dispatch: $0.dispatch) }
    case .convert(let inner, _), .forceUnwrap(let inner), .unwrapOrLeave(let inner), .chain(let inner, _),
      .discard(let inner), .inOut(let inner):
      return use(in: inner)
    case .coalesce(let inner, _): return use(in: inner)
    case .enumCase(let entity, _): return Use(member: .enumCase(entity), type: term.type, dispatch: .direct)
    case .closure(let function) where function.body == nil:
      // A method that is not called is made a closure, which calls it.
      switch function.checkedBody?.statements.last?.kind {
      case .returnStatement(let value?), .term(let value): return use(in: value)
      default: return nil
      }
    default: return nil
    }
  }

  private func owner(_ parent: Nominal?, _ arguments: [Type]) -> Type {
    guard let parent else { return .void }
    if parent.kind == .protocol { return arguments.first ?? .void }
    return .nominal(parent, Array(arguments.prefix(parent.generics.parameters.count)))
  }

  // MARK: A member of a type

  /// `Type.member`: what an instance of the type would use, or the type itself.
  private func explain(_ name: Name, of type: Type, at span: Span) -> Explanation? {
    guard let best = member(name, of: type, at: span) else { return nil }
    let isDynamic: Bool = if case .existential = type { best.isRequirement } else { false }
    return explanation(of: best, on: type, dispatch: isDynamic ? .requirement : .direct)
  }

  /// The member of a name that is used where nothing else is said.
  func member(_ name: Name, of type: Type, at span: Span? = nil) -> Member? {
    var choices = usable(name.text, of: type, isMetatype: false)
    if choices.isEmpty { choices = usable(name.text, of: type, isMetatype: true) }
    guard !choices.isEmpty else {
      let problem = CheckProblem.noMember(
        name: name.text, of: describe(type),
        suggestion: nearest(to: name.text, among: memberNames(of: type).filter { !$0.hasPrefix("_") }))
      report(problem, at: name.span)
      return nil
    }
    // The type's own goes first, then the most specialised default.
    let all = choices.map { $0.member }
    let own = all.filter { $0.parent?.kind != .protocol || $0.isRequirement }
    guard let best = own.first ?? mostSpecialized(all)?.winner else {
      report(.ambiguous(name: name.text, candidates: all.map { candidate($0) }), at: name.span)
      return nil
    }
    return best
  }

  /// Those members of a name that are there for this very type.
  private func usable(_ name: String, of type: Type, isMetatype: Bool) -> [Solver.Choice] {
    members(named: name, of: type, isMetatype: isMetatype, in: GenericSignature()).filter { choice in
      !choice.isUnapplied && moduleToImport(for: choice.member, from: main) == nil
        && unmetCondition(of: choice.member, on: type) == nil
    }
  }

  private func memberNames(of type: Type) -> [String] {
    if case .nominal(let nominal, _) = type { return allMemberNames(of: nominal) }
    return protocols(of: type, in: GenericSignature()).flatMap { allMemberNames(of: $0) }
  }

  // MARK: The explanation

  private func explanation(
    of member: Member, on type: Type, dispatch: Dispatch, _ contenders: [Contender] = []
  ) -> Explanation {
    prepareGenerics(of: member)
    // What an opaque type stands for is known, though not to who asks it: its table has the answer.
    if case .opaque = type, case let known = canonical(type), known != .error, known != type {
      return explanation(of: member, on: known, dispatch: dispatch, contenders)
    }
    var winner = member
    if case .nominal(let nominal, _) = type, member.isRequirement, let proto = member.parent,
      let found = conformance(of: nominal, to: proto)
    {
      complete(found)
      winner = found.witnesses[member.identity]?.winner ?? member
    }
    let rivals = everyMember(named: memberName(member), of: type)
    // Where the run decides, what each type has is told instead.
    let losers =
      winner.isRequirement
      ? []
      : rivals.filter { rival in
        rival.identity != winner.identity && !rival.isRequirement
          && (!isOperator(memberName(rival)) || writtenLabels(of: rival) == writtenLabels(of: winner))
      }
    let others = contenders.filter { contender in !losers.contains { $0.identity == contender.member.identity } }
    let owner = member.parent == nil ? "" : describe(type) + "."
    return Explanation(
      subject: owner + shownName(of: member), type: describe(interfaceType(of: winner), on: type, winner),
      winner: candidate(for: winner), dispatch: self.dispatch(to: winner, on: type, dispatch),
      losers: losers.map { loser in
        let known = contenders.first { $0.member.identity == loser.identity }
        return (candidate(for: loser), known?.reason ?? reason(why: loser, losesTo: winner, on: type))
      } + others.map { (candidate(for: $0.member), $0.reason) },
      tables: tables(for: winner, on: type),
      choices: winner.isRequirement ? knownChoices(for: winner, in: type) : [])
  }

  func describe(_ type: Type, on owner: Type, _ member: Member) -> String {
    guard let parent = member.parent else { return describe(type) }
    if parent.kind == .protocol, let first = parent.generics.parameters.first {
      return describe(canonical(type.substituting([first], [owner]), in: GenericSignature()))
    }
    if case .nominal(_, let arguments)? = superclassView(of: owner, as: parent) {
      return describe(canonical(type.substituting(parent.generics.parameters, arguments), in: GenericSignature()))
    }
    return describe(type)
  }

  /// A member's name with its labels, as `toggle()` or `draw(_:at:)`.
  func shownName(of member: Member) -> String {
    switch member {
    case .function, .subscripted: fullName(of: member)
    default: memberName(member)
    }
  }

  private func dispatch(to winner: Member, on type: Type, _ dispatch: Dispatch) -> Explanation.Dispatch {
    if winner.isRequirement, let proto = winner.parent { return .byRequirement(of: proto.name) }
    if case .virtual = dispatch { return .byClass }
    switch winner {
    case .enumCase: return .only
    case .subscripted(let entity):
      if entity.parent?.kind == .class, !entity.isFinal, entity.extensionInfo == nil { return .byClass }
    case .function(let function):
      if function.kind == .initializer { return .compileTime }
      if function.parent?.kind == .class, !function.isFinal, function.extensionInfo == nil {
        return .byClass
      }
    case .variable(let variable):
      if variable.parent == nil { return .only }
      if variable.parent?.kind == .class, !variable.isFinal, variable.extensionInfo == nil {
        return .byClass
      }
    default: break
    }
    return .compileTime
  }

  /// All that have the name: the type's, those of the classes above, and what its protocols and their extensions have.
  private func everyMember(named name: String, of type: Type) -> [Member] {
    var result: [Member] = []
    func add(_ members: [Member]) {
      for member in members where !member.isTypeLike && !result.contains(where: { $0.identity == member.identity }) {
        result.append(member)
      }
    }
    if case .nominal(let nominal, _) = type {
      var current: Nominal? = nominal
      while let here = current {
        prepareMembers(of: here)
        add(here.members(named: name))
        if case .nominal(let superclass, _)? = here.superclass { current = superclass } else { current = nil }
      }
    }
    for proto in protocols(of: type, in: GenericSignature()) { add(proto.members(named: name)) }
    return result
  }

  private func reason(why loser: Member, losesTo winner: Member, on type: Type) -> Explanation.Reason {
    prepareGenerics(of: loser)
    if let unmet = unmetCondition(of: loser, on: type) { return .conditionUnmet(unmet) }
    if writtenLabels(of: loser) != writtenLabels(of: winner) { return .otherShape }
    guard let parent = loser.parent, let own = winner.parent else { return .ranked(.types) }
    if parent.kind == .class, own.kind == .class, parent !== own { return .overridden }
    if parent.kind == .protocol, own.kind != .protocol || winner.isRequirement { return .ownGoesFirst }
    return .ranked(preference(winner, over: loser) ?? .types)
  }

  /// What the extension asks of the type that it does not meet.
  private func unmetCondition(of member: Member, on type: Type) -> String? {
    guard let parent = member.parent, parent.kind == .protocol, let first = parent.generics.parameters.first,
      case .nominal = type
    else { return nil }
    for requirement in extensionRequirements(of: member, parent)
    where unmet(requirement, [first], [type], in: GenericSignature()) != nil {
      return describe(requirement)
    }
    return nil
  }

  private func tables(for winner: Member, on type: Type) -> [Explanation.Table] {
    guard case .nominal(let nominal, _) = type else { return [] }
    var result: [Explanation.Table] = []
    for proto in protocols(of: type, in: GenericSignature()) {
      guard let conformance = conformance(of: nominal, to: proto) else { continue }
      for requirement in proto.members(named: memberName(winner))
      where requirement.isRequirement && writtenLabels(of: requirement) == writtenLabels(of: winner) {
        complete(conformance)
        guard let witness = conformance.witnesses[requirement.identity] else { continue }
        result.append(
          Explanation.Table(
            proto: proto.name, winner: candidate(for: witness.winner),
            isSame: witness.winner.identity == winner.identity))
      }
    }
    return result
  }

  /// What the script's types would run for a requirement.
  private func knownChoices(
    for requirement: Member, in type: Type
  ) -> [(type: String, winner: Explanation.Candidate)] {
    guard let proto = requirement.parent else { return [] }
    var all: [Nominal] = [proto]
    if case .existential(let existential) = type { all += existential.protocols }
    var result: [(type: String, winner: Explanation.Candidate)] = []
    let types = main.names.values.flatMap { $0 }.compactMap { member -> Nominal? in
      if case .type(let nominal) = member, nominal.kind != .protocol { return nominal }
      return nil
    }
    for nominal in types.sorted(by: { $0.span.start < $1.span.start }) {
      guard all.allSatisfy({ self.conformance(of: nominal, to: $0) != nil }),
        let conformance = conformance(of: nominal, to: proto)
      else { continue }
      complete(conformance)
      if let winner = conformance.witnesses[requirement.identity]?.winner {
        result.append((describe(nominal.selfType), candidate(for: winner)))
      }
    }
    return result
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
        kind = .own("\(parent.kind.rawValue) \(parent.qualifiedName)")
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
