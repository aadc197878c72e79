import Syntax

/// What an argument may turn out to be.
private enum Candidate {
  case value(Type)
  /// What `Type(…)` makes, where some of the initialisers that may be meant are failable and some are not.
  case made(Type)
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

  /// Whether it is only a guess.
  var isTentative: Bool {
    switch self {
    case .literal, .arrayLiteral, .dictionaryLiteral, .nilComparison, .made: true
    case .value, .openNominal, .openTuple, .openFunction: false
    }
  }
}

/// The operators that the compiler's optimizer tells apart by their names.
enum StandardOperators {
  static let arithmetic: Set<String> = ["+", "-", "*", "/", "%"]
  static let comparison: Set<String> = ["==", "!=", "===", "!==", "<", ">", "<=", ">="]
  static let bitwise: Set<String> = ["&", "|", "^", "~", "&<<", "&>>", "&+", "&-", "&*"]
  /// Those of vectors.
  static let pointwise: Set<String> = [".==", ".!=", ".<", ".>", ".<=", ".>=", ".&", ".|", ".^"]
}

/// Favouring the meanings whose parameters the arguments fit best.
extension Solver {
  func byFit(_ use: ContestedUse, _ choices: [Choice], _ parameters: [[Parameter]?]) -> Favouring {
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
    if candidates.allSatisfy(\.isEmpty), use.operatorName == nil { return Favouring(score: 0) }
    let wanted = use.operatorName == nil ? nil : contextualResult(use) ?? commonResult(of: choices)
    let isSpeculative =
      candidates.allSatisfy { $0.allSatisfy(\.isTentative) } && candidates.contains { !$0.isEmpty }
    let isComparison = use.operatorName.map(StandardOperators.comparison.contains) == true
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
    return Favouring(score: best, favoured: favoured, isSpeculative: isSpeculative)
  }

  /// Operators that are dealt with one by one; and what has no parameters made of generic ones.
  func isSupported(_ use: ContestedUse, _ choices: [Choice]) -> Bool {
    if let name = use.operatorName {
      return StandardOperators.arithmetic.contains(name) || StandardOperators.comparison.contains(name)
        || StandardOperators.bitwise.contains(name)
        || StandardOperators.pointwise.contains(name) || name == "??"
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
    let bound = valuesGiven(to: variable)
    switch expression.kind {
    case .binary, .prefix: return bound + (chainType(expression).map { [.literal($0.type)] } ?? [])
    case .subscripted: return typeInItself(expression).map { [.value($0.type)] } ?? []
    default: return []
    }
  }

  /// What a call gives that is yet to be bound, where something known is given to it: `UInt32(x) << 8` is what is shifted.
  private func valuesGiven(to variable: TypeVariable) -> [Candidate] {
    var result: [Type] = []
    for case .convert(let from, let to) in state.pending.map(\.kind) where resolved(to) == .variable(variable) {
      let type = canonicalDeep(from)
      if !isOpen(type), type != .error, !result.contains(type) { result.append(type) }
    }
    return result.map { .value($0) }
  }

  /// What `Type(…)` makes, before it is known which initialiser is meant: an optional where all are failable, both where some are.
  private func madeBy(_ expression: Expression) -> [Candidate]? {
    guard case .call(let callee, _) = expression.kind, nodes.shortCalls.contains(ObjectIdentifier(expression)),
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
      meanings = viable(choices, labels: labels, node: node, byTypes: false)
    }
    let failable = meanings.count { if case .function(let function) = $0.member { function.isFailable } else { false } }
    if meanings.isEmpty || failable == 0 {
      return state.types[ObjectIdentifier(expression)].map { canonicalDeep($0) }.map {
        isOpen($0) ? [.value(type)] : [.value($0)]
      }
    }
    return failable == meanings.count
      ? [.value(checker.optional(type))] : [.made(type), .made(checker.optional(type))]
  }

  /// What an operator gives, whichever of these is meant.
  private func commonResult(of choices: [Choice]) -> Type? {
    guard let first = choices.first.flatMap(result) else { return nil }
    return choices.allSatisfy { result(of: $0) == first } ? first : nil
  }

  /// What an operator's result is to be, where something known is asked for.
  private func contextualResult(_ use: ContestedUse) -> Type? {
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
    _ use: ContestedUse, _ choice: Choice, _ declared: [Parameter], _ candidates: [[Candidate]], wanted: Type?,
    isExact: Bool
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
    if let name = use.operatorName, !StandardOperators.comparison.contains(name) {
      if let wanted, sum > 0 || !isAnythingKnown, case .function(let function) = choice.member,
        !mentionsParameters(of: choice, wanted),
        self.score(.value(function.result), wanted, [], choice, isOperator: true, isExact: false) != nil
      {
        score += 1
      }
      if StandardOperators.arithmetic.contains(name), sum > 0, let result = result(of: choice), own.isEmpty,
        choice.member.generics.parameters.isEmpty,
        declared.allSatisfy({ $0.type == result })
      {
        score += 0.01
      }
    }
    return score
  }

  /// Whether a type is one of the body of the very function that is called: its parameters are not the call's.
  private func mentionsParameters(of choice: Choice, _ type: Type) -> Bool {
    type.contains { part in
      if case .parameter(let parameter) = part { choice.member.generics.parameters.contains(parameter) } else { false }
    }
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
      case .value(let given), .made(let given): given == type ? 0.9 : nil
      default: nil
      }
    }
    switch candidate {
    case .literal(let own):
      if type == own { return 0.3 }
      if isExact { return nil }
      if let generic { return fit(own, generic, choice) == nil ? nil : 0.3 }
      if let inner = checker.unwrapped(type) {
        guard isOperator, case .parameter = inner else { return nil }
        return 0.2
      }
      if case .existential(let existential) = type { return fits(own, existential) ? 0.3 : nil }
      return literalTakes(own, type) ? 0.3 : nil
    case .arrayLiteral, .dictionaryLiteral:
      let isArray = if case .arrayLiteral = candidate { true } else { false }
      let own = isArray ? checker.arrayNominal : checker.dictionaryNominal
      if case .nominal(let nominal, _) = type {
        if nominal === own { return 0.3 }
        if isExact { return nil }
        let proto = isArray ? "ExpressibleByArrayLiteral" : "ExpressibleByDictionaryLiteral"
        return checker.takesLiteral(nominal, proto) ? 0.3 : nil
      }
      if isExact { return nil }
      if let generic { return asked(of: generic, choice).allSatisfy { conforms(own, to: $0) } ? 0.3 : nil }
      return type == .any ? 0.3 : nil
    case .nilComparison:
      if let generic { return asked(of: generic, choice).isEmpty ? 0.3 : nil }
      let isTaken = type == checker.coreNamed("_OptionalNilComparisonType") || checker.unwrapped(type) != nil
      return isTaken ? 0.3 : nil
    case .made(let given):
      if isExact { return given == type ? 1 : nil }
      return self.score(.value(given), type, own, choice, isOperator: isOperator, isExact: false)
    case .openFunction: return type == .any || generic.map { asked(of: $0, choice).isEmpty } == true ? 1 : nil
    case .openNominal(let nominal):
      if let generic {
        return asked(of: generic, choice).allSatisfy { conforms(nominal, to: $0) } ? 0.7 : 0
      }
      if checker.unwrapped(type) == .any { return 1 }
      if case .existential(let existential) = type, !existential.protocols.isEmpty {
        return existential.protocols.allSatisfy { conforms(nominal, to: $0) } ? 1 : 0
      }
      return type == .any && nominal !== checker.optionalNominal ? 1 : 0
    case .openTuple(let count):
      if case .tuple(let elements) = type { return elements.count == count ? 1 : nil }
      if let generic { return asked(of: generic, choice).isEmpty ? 0.7 : 0 }
      return (checker.unwrapped(type) ?? type) == .any ? 1 : 0
    case .value(let given):
      // In the body of the very function, its own parameter is not what a call of it takes.
      let isOfCallee = type.contains { part in
        if case .parameter(let parameter) = part { isGeneric(parameter, own, choice) } else { false }
      }
      if given == type, !isOfCallee { return 1 }
      if let generic {
        return fit(checker.unwrapped(given) ?? given, generic, choice).map { isOperator ? min($0, 0.9) : $0 }
      }
      if let inner = checker.unwrapped(type) {
        return self.score(
          .value(checker.unwrapped(given) ?? given), inner, own, choice, isOperator: isOperator, isExact: false
        )
        .map { isOperator && checker.unwrapped(given) == nil ? 0.9 * $0 : $0 }
      }
      if checker.unwrapped(given) != nil { return nil }
      switch (given, type) {
      case (.existential(let existential), .existential(let wanted)):
        let known = existential.protocols.flatMap { [$0] + checker.allRefined(of: $0) }
        return wanted.superclass == nil && wanted.protocols.allSatisfy { known.contains($0) } ? 1 : nil
      case (_, .existential(let existential)): return fits(given, existential) ? 1 : nil
      // The optimizer takes an existential metatype for an existential and asks for its protocols only, of which `Any.Type` has none.
      case (_, .metatype(.any)): return 1
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

  /// Whether a type conforms, be it under conditions.
  private func conforms(_ nominal: Nominal?, to proto: Nominal) -> Bool {
    nominal.map { checker.conformance(of: $0, to: proto) != nil } ?? false
  }

  private func isGeneric(_ parameter: GenericParameter, _ own: [GenericParameter], _ choice: Choice) -> Bool {
    own.contains(parameter) || choice.base == nil && choice.member.generics.parameters.contains(parameter)
  }

  private func asked(of parameter: GenericParameter, _ choice: Choice) -> [Nominal] {
    choice.member.generics.requirements.compactMap { requirement in
      if case .conforms(.parameter(parameter), let proto) = requirement { proto } else { nil }
    }
  }

  /// What speaks for a type in the place of a generic parameter: less where something asked of it hangs on another parameter, and
  /// is not known yet.
  private func fit(_ type: Type, _ parameter: GenericParameter, _ choice: Choice) -> Double? {
    if case .existential = type { return 1 }
    if case .tuple = type, !asked(of: parameter, choice).isEmpty { return nil }
    let others = choice.member.generics.parameters.filter { $0 != parameter }
    var isOpen = false
    for requirement in choice.member.generics.requirements where requirement.mentions([parameter]) {
      if requirement.mentions(others) {
        isOpen = true
      } else if checker.unmet(requirement, [parameter], [type], in: generics) != nil {
        return nil
      }
    }
    return isOpen ? 0.7 : 1
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
}
