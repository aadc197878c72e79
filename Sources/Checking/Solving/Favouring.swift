import Syntax

/// Which meanings of a name are tried before the others: those whose parameters are, as far as can be told beforehand, just what is
/// given. Where one of them does, the others are not looked at, however they would compare. The questions and their order are those
/// of the compiler's constraint optimizer; the first that has an answer is the last that is asked.
struct Favouring {
  /// What speaks for the best of them; nil where nothing is known.
  var score: Double?
  var favoured: Set<Int> = []
  /// Nothing but literals says so.
  var isSpeculative = false
}

/// What an argument may turn out to be.
private enum Candidate {
  case value(Type)
  /// A literal, by the type that it has by itself.
  case literal(Type)
  case arrayLiteral, dictionaryLiteral
  /// `nil`, beside `==`.
  case nilComparison
  /// The name of a function with generic parameters.
  case openFunction
  /// A generic type with arguments that are still open: of `Type(…)`, or of what a call before gives.
  case openNominal(Nominal)
  /// A tuple of so many elements that are still open.
  case openTuple(Int)

  var isLiteral: Bool {
    switch self {
    case .literal, .arrayLiteral, .dictionaryLiteral, .nilComparison: true
    case .value, .openNominal, .openTuple, .openFunction: false
    }
  }
}

/// A call as the optimizer sees it.
private struct Use {
  let node: Expression
  let arguments: [(label: String?, expression: Expression, type: Type)]
  let trailing: Int
  let result: Type?
  let operatorName: String?
}

private let arithmetic: Set<String> = ["+", "-", "*", "/", "%"]
private let comparison: Set<String> = ["==", "!=", "===", "!==", "<", ">", "<=", ">="]
private let bitwise: Set<String> = ["&", "|", "^", "~", "&<<", "&>>", "&+", "&-", "&*"]
/// Those of vectors.
private let pointwise: Set<String> = [".==", ".!=", ".<", ".>", ".<=", ".>=", ".&", ".|", ".^"]

extension Solver {
  /// Which of some meanings are favoured. What is asked of all of them is asked of each that has the shape of the call, whether or
  /// not its types fit.
  func favouring(_ choices: [Choice], of all: [Choice], _ node: Expression, _ labels: CallLabels?) -> Favouring {
    let key = ObjectIdentifier(node)
    let use: Use
    if let application = state.operatorApplications[key], case .function(let function)? = choices.first?.member {
      use = Use(
        node: node, arguments: zip(application.arguments, application.types).map { ($0.label, $0.expression, $1) },
        trailing: 0, result: application.result, operatorName: function.name)
    } else if let labels {
      let elements = labels.arguments.elements
      guard labels.types.count == elements.count else { return Favouring() }
      use = Use(
        node: node, arguments: zip(elements, labels.types).map { ($0.label?.text, $0.value, $1) },
        trailing: labels.arguments.trailingClosures, result: labels.result, operatorName: nil)
    } else {
      // Not called: as an operand, or as what a member is asked of, it is a value.
      guard operands.contains(key) else { return Favouring() }
      let values = choices.indices.filter { if case .function = choices[$0].member { false } else { true } }
      return values.count == choices.count ? Favouring() : Favouring(score: 1, favoured: Set(values))
    }
    let parameters = choices.map { declaredParameters(of: $0) }
    let shaped: [Choice] =
      if let labels, use.operatorName == nil, all.count > choices.count {
        self.shaped(all, labels)
      } else {
        choices
      }
    let counts =
      shaped.count > choices.count ? shaped.map { declaredParameters(of: $0)?.count } : parameters.map { $0?.count }
    if use.operatorName == nil {
      if let byCount = byCount(use, choices, parameters, counts) { return byCount }
      if let byArgument = bySoleArgument(use, choices, parameters, counts) { return byArgument }
    }
    guard isSupported(use, shaped) else { return Favouring() }
    return byFit(use, choices, parameters)
  }

  /// Those that the labels and the number of the arguments allow.
  private func shaped(_ choices: [Choice], _ labels: CallLabels) -> [Choice] {
    let shape = CallLabels(labels.arguments)
    return choices.filter { accepts($0, shape) }
  }

  // MARK: By how they compare

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

  // MARK: By the number of arguments

  /// Functions that are called by their bare name, of which no more than one takes just as many as are given.
  private func byCount(
    _ use: Use, _ choices: [Choice], _ parameters: [[Parameter]?], _ counts: [Int?]
  ) -> Favouring? {
    guard case .name = use.node.kind else { return nil }
    let count = use.arguments.count
    if counts.count(where: { $0 == count }) > 1 { return nil }
    let favoured = choices.indices.filter { index in
      guard let declared = parameters[index], !choices[index].member.isDisfavored else { return false }
      return declared.count == count || declared.count(where: { $0.defaultValue == nil }) == count
    }
    return favoured.isEmpty ? nil : Favouring(score: 0.01, favoured: Set(favoured))
  }

  // MARK: By the only argument

  private func bySoleArgument(
    _ use: Use, _ choices: [Choice], _ parameters: [[Parameter]?], _ counts: [Int?]
  ) -> Favouring? {
    guard use.arguments.count == 1, use.arguments[0].label == nil,
      !choices.contains(where: { if case .subscripted = $0.member { true } else { $0.member.isRequirement } })
    else { return nil }
    if case .name = use.node.kind, counts.count(where: { $0 == 1 }) > 1 { return nil }
    guard let (type, isLiteral) = typeInItself(use.arguments[0].expression) else { return Favouring() }
    let favoured = choices.indices.filter { index in
      guard let declared = parameters[index], declared.count == 1, let only = declared.first,
        !choices[index].member.isDisfavored
      else { return false }
      if isLiteral, only.isVariadic || only.isInOut || only.isAutoclosure { return false }
      var wanted = parameterType(only, of: choices[index])
      if only.isVariadic { wanted = checker.element(ofArray: wanted) ?? wanted }
      return wanted == type
    }
    return favoured.isEmpty ? Favouring() : Favouring(score: 1, favoured: Set(favoured))
  }

  /// The type of an argument where that can be told from it alone: of names, members, literals, and calls of what has one meaning.
  private func typeInItself(_ argument: Expression) -> (type: Type, isLiteral: Bool)? {
    let expression = Self.unparenthesized(argument)
    func known(_ node: Expression) -> Type? {
      guard let type = state.types[ObjectIdentifier(node)].map({ canonicalDeep($0) }), !isOpen(type), type != .error
      else {
        return nil
      }
      return type
    }
    switch expression.kind {
    case .tryExpression(let inner, let kind) where kind != .optional: return typeInItself(inner)
    case .integer: return (checker.int, true)
    case .float: return (checker.double, true)
    case .boolean: return (checker.bool, true)
    case .string: return (checker.string, true)
    case .location(let location):
      switch location {
      case .line, .column: return (checker.int, true)
      case .file, .fileID, .filePath, .function: return (checker.string, true)
      }
    case .prefix(let name, _):
      // With its sign, a number is a literal.
      if let number = PlainLiteral(expression) { return (number == .integer ? checker.int : checker.double, true) }
      let key = ObjectIdentifier(operatorNode(expression))
      guard let chosen = state.chosen[key], case .function(let function) = chosen.choice.member,
        function.generics.parameters.isEmpty, prefixOperators(name.text) == 1
      else { return nil }
      return known(expression).map { ($0, false) }
    case .binary: return chainType(expression).map { ($0.type, true) }
    case .name, .member(.some, _, _):
      switch state.chosen[ObjectIdentifier(expression)]?.choice.member {
      case .variable(let variable) where !variable.isImplicitlyUnwrapped: return known(expression).map { ($0, false) }
      case .enumCase: return known(expression).map { ($0, false) }
      default:
        guard case .member(let base?, let name, _) = expression.kind, Int(name.text) != nil || isTuple(base) else {
          return nil
        }
        return known(expression).map { ($0, false) }
      }
    case .subscripted(let base, let arguments):
      guard let (type, _) = typeInItself(base), case .nominal(let nominal, _) = type, nominal === checker.arrayNominal,
        arguments.elements.count == 1, let (index, _) = typeInItself(arguments.elements[0].value), index == checker.int
      else { return nil }
      if case .array = Self.unparenthesized(base).kind { return nil }
      return checker.element(ofArray: type).map { ($0, false) }
    case .call(let callee, _):
      let target = Self.unparenthesized(callee)
      switch target.kind {
      case .name, .member(.some, _, _):
        guard let member = state.chosen[ObjectIdentifier(target)]?.choice.member else { return nil }
        if case .function(let function) = member {
          if function.kind == .initializer || member.hasOwnParameters { return nil }
          if !haveOneResult(target, function) { return nil }
        } else if case .variable = member {
        } else {
          return nil
        }
        return known(expression).map { ($0, false) }
      default: return nil
      }
    default: return nil
    }
  }

  private func isTuple(_ expression: Expression) -> Bool {
    if case .tuple? = state.types[ObjectIdentifier(expression)].map({ resolved($0) }) { return true }
    return false
  }

  private func prefixOperators(_ name: String) -> Int {
    checker.operatorFunctions(name).count { $0.declaration?.has(.prefix) == true }
  }

  /// Whether all functions of the name that is called give the same.
  private func haveOneResult(_ target: Expression, _ function: Function) -> Bool {
    let all: [Member]
    switch target.kind {
    case .name(let name, _): all = lookUp(Self.compound(name.text)?.base ?? name.text).map(\.member)
    case .member(let base?, let name, _):
      guard let type = state.types[ObjectIdentifier(base)].map({ canonicalDeep($0) }), !isOpen(type) else {
        return false
      }
      if case .metatype(let instance) = type {
        all = membersSeen(named: name.text, of: instance, isMetatype: true).map(\.member)
      } else {
        all = membersSeen(named: name.text, of: type, isMetatype: false).map(\.member)
      }
    default: return false
    }
    return all.allSatisfy { member in
      if case .function(let other) = member { return other.result == function.result }
      return false
    }
  }

  /// What all operands of arithmetic operators are, as far as that is written: literals count as what they are by themselves, and a
  /// whole number beside a fraction as nothing.
  private func chainType(_ expression: Expression) -> (type: Type, isLiteral: Bool)? {
    var entries: [(type: Type, isLiteral: Bool, isPlace: Bool)] = []
    func note(_ type: Type, isLiteral: Bool, isPlace: Bool = false) {
      if isLiteral, type == checker.int, entries.contains(where: { $0.type == checker.double }) { return }
      if isLiteral, type == checker.double { entries.removeAll { $0.isLiteral && $0.type == checker.int } }
      if entries.contains(where: { $0.type == type && $0.isLiteral == isLiteral && $0.isPlace == isPlace }) { return }
      entries.append((type, isLiteral, isPlace))
    }
    func walk(_ expression: Expression) -> Bool {
      let expression = Self.unparenthesized(expression)
      switch expression.kind {
      case .binary(let left, let name, let right): return arithmetic.contains(name.text) && walk(left) && walk(right)
      case .prefix(let name, let operand): return arithmetic.contains(name.text) && walk(operand)
      case .integer: note(checker.int, isLiteral: true)
      case .float: note(checker.double, isLiteral: true)
      case .string: note(checker.string, isLiteral: true)
      case .boolean: note(checker.bool, isLiteral: true)
      case .name, .member(.some, _, _):
        guard case .variable(let variable)? = state.chosen[ObjectIdentifier(expression)]?.choice.member,
          let type = state.types[ObjectIdentifier(expression)].map({ canonicalDeep($0) }), !isOpen(type)
        else { return false }
        note(type, isLiteral: false, isPlace: !variable.isLet && variable.isStored)
      default: return false
      }
      return true
    }
    guard walk(expression), entries.count == 1, !entries[0].isPlace else { return nil }
    return (entries[0].type, entries[0].isLiteral)
  }

  // MARK: By how well arguments fit

  private func byFit(_ use: Use, _ choices: [Choice], _ parameters: [[Parameter]?]) -> Favouring {
    var candidates = use.arguments.map { self.candidates(for: $0.expression, $0.type) }
    if use.operatorName == "==" || use.operatorName == "!=" {
      // What has a nil of its own is compared with that.
      let hasOwnNil = use.arguments.contains { argument in
        guard case .nominal(let nominal, _) = resolved(argument.type), nominal !== checker.optionalNominal else {
          return false
        }
        return checker.takesLiteral(nominal, "ExpressibleByNilLiteral")
      }
      for (index, argument) in use.arguments.enumerated() where !hasOwnNil {
        if case .variable(let variable) = resolved(argument.type), isNull(variable.index) {
          candidates[index] = [.nilComparison]
        }
      }
    }
    if candidates.allSatisfy(\.isEmpty), use.operatorName == nil { return Favouring() }
    let wanted = use.operatorName == nil ? nil : contextualResult(use) ?? commonResult(of: choices)
    let isSpeculative =
      candidates.allSatisfy { $0.allSatisfy(\.isLiteral) } && candidates.contains { !$0.isEmpty }
    let isComparison = use.operatorName.map(comparison.contains) == true
    let isExact = isSpeculative && (use.operatorName == nil || isComparison || wanted == nil)
    var best = 0.0
    var favoured: Set<Int> = []
    for (index, choice) in choices.enumerated() {
      guard let declared = parameters[index],
        let score = self.fit(use, choice, declared, candidates, wanted: wanted, isExact: isExact), score > 0
      else { continue }
      if score > best { favoured = [] }
      if score >= best {
        best = score
        favoured.insert(index)
      }
    }
    return Favouring(score: best > 0 ? best : nil, favoured: favoured, isSpeculative: isSpeculative)
  }

  /// Operators that are dealt with one by one; and what has no parameters made of generic ones.
  private func isSupported(_ use: Use, _ choices: [Choice]) -> Bool {
    if let name = use.operatorName {
      return arithmetic.contains(name) || comparison.contains(name) || bitwise.contains(name)
        || pointwise.contains(name) || name == "??"
    }
    return choices.allSatisfy { choice in
      guard let declared = declaredParameters(of: choice) else { return false }
      if case .function(let function) = choice.member, function.node?.isImplicitlyUnwrapped == true { return false }
      if case .function(let function) = choice.member, function.kind == .initializer, let parent = function.parent,
        parent.module === checker.core.module, parent.primitive != nil, parent !== checker.arrayNominal
      {
        return true
      }
      let own = ownParameters(of: choice.member)
      if own.isEmpty { return true }
      if choice.member.generics.requirements.contains(where: { requirement in
        if case .same = requirement { return requirement.subject.contains { self.isOwn($0, own) } }
        return false
      }) {
        return false
      }
      return declared.allSatisfy { parameter in
        if case .parameter = parameter.type { return true }
        return !parameter.type.contains { self.isOwn($0, own) }
      }
    }
  }

  private func isOwn(_ type: Type, _ own: [GenericParameter]) -> Bool {
    if case .parameter(let parameter) = type { return own.contains(parameter) }
    return false
  }

  private func candidates(for argument: Expression, _ type: Type) -> [Candidate] {
    let known = resolved(type)
    let expression = Self.unparenthesized(argument)
    if let made = madeBy(expression) { return made }
    guard case .variable(let variable) = known else {
      if case .function = known, isOpen(deep(known)) { return [.openFunction] }
      guard isOpen(deep(known)) else { return [.value(canonicalDeep(known))] }
      if case .nominal(let nominal, _) = known, nominal !== checker.optionalNominal { return [.openNominal(nominal)] }
      if case .tuple(let elements) = known { return [.openTuple(elements.count)] }
      return []
    }
    switch state.literals[variable.index] {
    case .array?: return [.arrayLiteral]
    case .dictionary?: return [.dictionaryLiteral]
    case .null?, .closure?, .keyPath?: return []
    case let literal?: return [.literal(defaultType(of: literal))]
    case nil: break
    }
    switch expression.kind {
    case .binary, .prefix: return chainType(expression).map { [.literal($0.type)] } ?? []
    case .subscripted: return typeInItself(expression).map { [.value($0.type)] } ?? []
    default: return []
    }
  }

  /// What `Type(…)` makes, before it is known which initialiser is meant: an optional where all are failable, both where some are.
  private func madeBy(_ expression: Expression) -> [Candidate]? {
    guard case .call(let callee, _) = expression.kind, shortCalls.contains(ObjectIdentifier(expression)),
      case .metatype(let made)? = state.types[ObjectIdentifier(callee)].map({ resolved($0) })
    else { return nil }
    let type = canonicalDeep(made)
    // What its arguments are is found out from what is given, later.
    if case .nominal(let nominal, let arguments) = made, arguments.contains(where: isOpen) {
      return [.openNominal(nominal)]
    }
    if isOpen(type) { return [] }
    var meanings: [Choice] = []
    for case .overload(let choices, _, let node, let labels) in state.pending.map(\.kind) where node === expression {
      meanings = viable(choices, labels: labels, node: node)
    }
    let failable = meanings.count { if case .function(let function) = $0.member { function.isFailable } else { false } }
    if meanings.isEmpty || failable == 0 {
      return state.types[ObjectIdentifier(expression)].map { canonicalDeep($0) }.map {
        isOpen($0) ? [.value(type)] : [.value($0)]
      }
    }
    return failable == meanings.count
      ? [.value(checker.optional(type))] : [.value(type), .value(checker.optional(type))]
  }

  /// What an operator gives, whichever of these is meant.
  private func commonResult(of choices: [Choice]) -> Type? {
    guard let first = choices.first.flatMap(result) else { return nil }
    return choices.allSatisfy { result(of: $0) == first } ? first : nil
  }

  /// What an operator's result is to be, where something known is asked for.
  private func contextualResult(_ use: Use) -> Type? {
    guard let result = use.result else { return nil }
    guard case .variable(let variable) = resolved(result) else { return canonicalDeep(result) }
    for constraint in state.pending {
      switch constraint.kind {
      case .convert(let from, let to) where resolved(from) == .variable(variable):
        let wanted = canonicalDeep(to)
        if !isOpen(wanted) { return wanted }
      default: continue
      }
    }
    return nil
  }

  private func fit(
    _ use: Use, _ choice: Choice, _ declared: [Parameter], _ candidates: [[Candidate]], wanted: Type?, isExact: Bool
  ) -> Double? {
    guard
      case .matched(let match) = matchArguments(
        use.arguments.map { ($0.label, $0.expression) }, trailing: use.trailing, to: declared)
    else { return nil }
    let own = ownParameters(of: choice.member)
    var sum = 0.0
    var supplied = 0
    var isAnythingKnown = false
    for (parameter, positions) in zip(declared, match.arguments) where !positions.isEmpty {
      supplied += 1
      var type = parameterType(parameter, of: choice)
      if parameter.isAutoclosure, case .function(let thunk) = type { type = thunk.result }
      if parameter.isVariadic || (checker.unwrapped(type) ?? type).isFunction { continue }
      for position in positions where !candidates[position].isEmpty {
        isAnythingKnown = true
        let scores = candidates[position].map {
          self.score($0, type, own, choice, isOperator: use.operatorName != nil, isExact: isExact)
        }
        let fitting = scores.compactMap { $0 }
        guard let best = fitting.max() else { return nil }
        sum += best
      }
    }
    guard supplied > 0 else { return nil }
    var score = sum / Double(supplied)
    if let name = use.operatorName, !comparison.contains(name) {
      if let wanted, sum > 0 || !isAnythingKnown, case .function(let function) = choice.member,
        self.score(.value(function.result), wanted, [], choice, isOperator: true, isExact: false) != nil
      {
        score += 1
      }
      if arithmetic.contains(name), sum > 0, let result = result(of: choice), own.isEmpty,
        choice.member.generics.parameters.isEmpty,
        declared.allSatisfy({ $0.type == result })
      {
        score += 0.01
      }
    }
    return score
  }

  private func result(of choice: Choice) -> Type? {
    guard case .function(let function) = choice.member else { return nil }
    let isOpen = function.result.contains { part in
      switch part {
      case .parameter(let parameter): function.generics.parameters.contains(parameter)
      case .member: true
      default: false
      }
    }
    return isOpen ? nil : function.result
  }

  /// What speaks for a parameter where an argument may be this: nil if they do not go together, 0 if nothing is known.
  private func score(
    _ candidate: Candidate, _ type: Type, _ own: [GenericParameter], _ choice: Choice, isOperator: Bool, isExact: Bool
  ) -> Double? {
    let generic: GenericParameter? =
      if case .parameter(let parameter) = type, isGeneric(parameter, own, choice) { parameter } else { nil }
    if choice.member.standsIn, isOperator {
      // In Swift it is an operator of a protocol, and this its `Self`.
      return switch candidate {
      case .literal(let own): isExact ? nil : type == own || literalTakes(own, type) ? 0.3 : nil
      case .value(let given): given == type ? 0.9 : nil
      default: nil
      }
    }
    switch candidate {
    case .literal(let own):
      if type == own { return 0.3 }
      if isExact { return nil }
      if let generic { return conforms(own, generic, choice) ? 0.3 : nil }
      if let inner = checker.unwrapped(type) {
        guard isOperator, case .parameter = inner else { return nil }
        return 0.2
      }
      if case .existential(let existential) = type { return fits(own, existential) ? 0.3 : nil }
      return literalTakes(own, type) ? 0.3 : nil
    case .arrayLiteral, .dictionaryLiteral:
      let isArray = if case .arrayLiteral = candidate { true } else { false }
      if case .nominal(let nominal, _) = type {
        if nominal === (isArray ? checker.arrayNominal : checker.dictionaryNominal) { return 0.3 }
        if isExact { return nil }
        let proto = isArray ? "ExpressibleByArrayLiteral" : "ExpressibleByDictionaryLiteral"
        return checker.takesLiteral(nominal, proto) ? 0.3 : nil
      }
      if isExact { return nil }
      return generic != nil || type == .any ? 0.3 : nil
    case .nilComparison:
      if let generic { return asked(of: generic, choice).isEmpty ? 0.3 : nil }
      let isTaken = type == checker.coreNamed("_OptionalNilComparisonType") || checker.unwrapped(type) != nil
      return isTaken ? 0.3 : nil
    case .openFunction: return type == .any || generic.map { asked(of: $0, choice).isEmpty } == true ? 1 : nil
    case .openNominal(let nominal):
      if let generic {
        return asked(of: generic, choice).allSatisfy { checker.conformance(of: nominal, to: $0) != nil } ? 0.7 : 0
      }
      if checker.unwrapped(type) == .any { return 1 }
      return type == .any && nominal !== checker.optionalNominal ? 1 : 0
    case .openTuple(let count):
      if case .tuple(let elements) = type { return elements.count == count ? 1 : nil }
      if let generic { return asked(of: generic, choice).isEmpty ? 0.7 : 0 }
      return (checker.unwrapped(type) ?? type) == .any ? 1 : 0
    case .value(let given):
      if given == type { return 1 }
      if let generic {
        return conforms(checker.unwrapped(given) ?? given, generic, choice) ? (isOperator ? 0.9 : 1) : nil
      }
      if let inner = checker.unwrapped(type) {
        return self.score(
          .value(checker.unwrapped(given) ?? given), inner, own, choice, isOperator: isOperator, isExact: false
        )
        .map { isOperator && checker.unwrapped(given) == nil ? 0.9 * $0 : $0 }
      }
      if checker.unwrapped(given) != nil { return nil }
      switch (given, type) {
      case (.existential, .existential): return isSubtype(given, type) || type == .any ? 1 : nil
      case (.nominal(let nominal, _), .existential(let existential)):
        if nominal === checker.arrayNominal || nominal === checker.dictionaryNominal { return type == .any ? 1 : nil }
        return fits(given, existential) ? 1 : nil
      case (_, .existential(let existential)): return fits(given, existential) ? 1 : nil
      case (.tuple(let one), .tuple(let other)): return one.count == other.count ? 1 : nil
      case (.nominal(let one, _), .nominal(let other, _)):
        if one === other, type.contains(where: { isOwn($0, own) }) || isOpen(type) { return isOperator ? 0.9 : 1 }
        return one !== other && checker.superclassView(of: given, as: other) != nil ? 1 : nil
      case (.parameter, .nominal), (.member, .nominal):
        return isSubtype(given, type) ? 1 : nil
      default: return nil
      }
    }
  }

  /// Whether a literal that is one type by itself can be another.
  private func literalTakes(_ own: Type, _ type: Type) -> Bool {
    guard case .nominal(let nominal, _) = type else { return false }
    return literalProtocol(of: own).map { checker.takesLiteral(nominal, $0) } == true
  }

  private func isGeneric(_ parameter: GenericParameter, _ own: [GenericParameter], _ choice: Choice) -> Bool {
    own.contains(parameter) || choice.base == nil && choice.member.generics.parameters.contains(parameter)
  }

  private func asked(of parameter: GenericParameter, _ choice: Choice) -> [Nominal] {
    choice.member.generics.requirements.compactMap { requirement in
      if case .conforms(.parameter(parameter), let proto) = requirement { proto } else { nil }
    }
  }

  private func conforms(_ type: Type, _ parameter: GenericParameter, _ choice: Choice) -> Bool {
    if case .existential = type { return true }
    if case .tuple = type, !asked(of: parameter, choice).isEmpty { return false }
    return asked(of: parameter, choice).allSatisfy { checker.conforms(type, to: $0, in: generics) }
  }

  private func fits(_ type: Type, _ existential: Existential) -> Bool {
    checker.requirements(of: existential, on: type).allSatisfy { checker.unmet($0, [], [], in: generics) == nil }
  }

  private func literalProtocol(of type: Type) -> String? {
    switch type {
    case checker.int: "ExpressibleByIntegerLiteral"
    case checker.double: "ExpressibleByFloatLiteral"
    case checker.bool: "ExpressibleByBooleanLiteral"
    case checker.string: "ExpressibleByStringLiteral"
    default: nil
    }
  }

  // MARK: Declarations

  private func declaredParameters(of choice: Choice) -> [Parameter]? {
    if choice.isUnapplied { return nil }
    return checker.parameters(of: choice.member)
  }

  private func ownParameters(of member: Member) -> [GenericParameter] {
    guard let parent = member.parent, !isOperatorMember(member) else { return member.generics.parameters }
    let outer = checker.extensionSignature(of: member)?.parameters.count ?? parent.generics.parameters.count
    return Array(member.generics.parameters.dropFirst(outer))
  }

  /// A parameter's type as it is for the type that the member was found in.
  private func parameterType(_ parameter: Parameter, of choice: Choice) -> Type {
    guard let parent = choice.member.parent, let base = choice.base else { return parameter.type }
    let arguments: [Type]
    if parent.kind == .protocol {
      arguments = [base]
    } else if case .nominal(_, let given)? = checker.superclassView(of: base, as: parent) {
      arguments = given
    } else {
      return parameter.type
    }
    return canonicalDeep(
      parameter.type.substituting(Array(choice.member.generics.parameters.prefix(arguments.count)), arguments))
  }
}

extension Member {
  var isDisfavored: Bool {
    if case .function(let function) = self { return function.isDisfavored }
    return attributes?.contains { $0.name.text == "_disfavoredOverload" } == true
  }
}
