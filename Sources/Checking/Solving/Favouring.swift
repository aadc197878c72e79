import Syntax

/// Which meanings of a name are tried before the others: those whose parameters are, as far as can be told beforehand, just what is
/// given. Where one of them does, the others are not looked at, however they would compare. The questions and their order are those
/// of the compiler's constraint optimizer; the first that has an answer is the last that is asked.
struct Favouring {
  /// What speaks for the best of them; nil where they are not judged.
  var score: Double?
  var favoured: Set<Int> = []
  /// Nothing but literals says so.
  var isSpeculative = false
}

/// A call as the optimizer sees it.
struct ContestedUse {
  let node: Expression
  let arguments: [(label: String?, expression: Expression, type: Type)]
  let trailing: Int
  let result: Type?
  let operatorName: String?
}

extension Solver {
  /// Which of some meanings are favoured. What is asked of all of them is asked of each that has the shape of the call, whether or
  /// not its types fit.
  func favouring(_ choices: [Choice], of all: [Choice], _ node: Expression, _ labels: CallLabels?) -> Favouring {
    let key = ObjectIdentifier(node)
    let use: ContestedUse
    if let application = state.operatorApplications[key], case .function(let function)? = choices.first?.member {
      use = ContestedUse(
        node: node, arguments: zip(application.arguments, application.types).map { ($0.label, $0.expression, $1) },
        trailing: 0, result: application.result, operatorName: function.name)
    } else if let labels {
      let elements = labels.arguments.elements
      guard labels.types.count == elements.count else { return Favouring() }
      use = ContestedUse(
        node: node, arguments: zip(elements, labels.types).map { ($0.label?.text, $0.value, $1) },
        trailing: labels.arguments.trailingClosures, result: labels.result, operatorName: nil)
    } else {
      // Not called: as an operand, or as what a member is asked of, it is a value.
      guard nodes.operands.contains(key) else { return Favouring() }
      let values = choices.indices.filter { if case .function = choices[$0].member { false } else { true } }
      return Favouring(score: 1, favoured: Set(values))
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
  func shaped(_ choices: [Choice], _ labels: CallLabels) -> [Choice] {
    let shape = CallLabels(labels.arguments)
    return choices.filter { accepts($0, shape) }
  }

  // MARK: By the number of arguments

  /// Functions that are called by their bare name, of which no more than one takes just as many as are given.
  private func byCount(
    _ use: ContestedUse, _ choices: [Choice], _ parameters: [[Parameter]?], _ counts: [Int?]
  ) -> Favouring? {
    guard case .name = use.node.kind else { return nil }
    let count = use.arguments.count
    if counts.count(where: { $0 == count }) > 1 { return nil }
    let favoured = choices.indices.filter { index in
      if choices[index].member.isDisfavored { return false }
      guard let declared = parameters[index] else { return functionHeld(by: choices[index])?.parameters.count == count }
      return declared.count == count || declared.count(where: { $0.defaultValue == nil }) == count
    }
    return favoured.isEmpty ? nil : Favouring(score: 0.01, favoured: Set(favoured))
  }

  // MARK: By the only argument

  private func bySoleArgument(
    _ use: ContestedUse, _ choices: [Choice], _ parameters: [[Parameter]?], _ counts: [Int?]
  ) -> Favouring? {
    guard use.arguments.count == 1, use.arguments[0].label == nil,
      !choices.contains(where: { if case .subscripted = $0.member { true } else { $0.member.isRequirement } })
    else { return nil }
    // A bare name that means several functions; a member's is `self.name`, shortened.
    if case .name = use.node.kind, choices.allSatisfy({ $0.member.parent == nil }), counts.count(where: { $0 == 1 }) > 1
    {
      return nil
    }
    guard let (type, isLiteral) = typeInItself(use.arguments[0].expression) else { return Favouring() }
    let favoured = choices.indices.filter { index in
      if choices[index].member.isDisfavored { return false }
      guard let declared = parameters[index] else {
        guard let held = functionHeld(by: choices[index])?.parameters, held.count == 1 else { return false }
        return held[0].type == type && !held[0].isVariadic && !held[0].isInOut
      }
      guard declared.count == 1, let only = declared.first else { return false }
      if isLiteral, only.isVariadic || only.isInOut || only.isAutoclosure { return false }
      var wanted = only.type
      if only.isVariadic { wanted = checker.element(ofArray: wanted) ?? wanted }
      return wanted == type
    }
    return Favouring(score: favoured.isEmpty ? 0 : 1, favoured: Set(favoured))
  }

  /// The type of an argument where that can be told from it alone: of names, members, literals, and calls of what has one meaning.
  func typeInItself(_ argument: Expression) -> (type: Type, isLiteral: Bool)? {
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
    case .await(let inner): return typeInItself(inner)
    case .integer: return (checker.int, true)
    case .float: return (checker.double, true)
    case .boolean: return (checker.bool, true)
    case .string: return (checker.string, true)
    case .location(let location):
      switch location {
      case .line, .column: return (checker.int, true)
      case .file, .fileID, .filePath, .function: return (checker.string, true)
      case .isolation: return (checker.isolationType, false)
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
    case .call(let callee, let arguments) where nodes.shortCalls.contains(ObjectIdentifier(expression)):
      return typeMade(by: callee, arguments).map { ($0, false) }
    case .call(let callee, let arguments):
      let target = Self.unparenthesized(callee)
      switch target.kind {
      case .member(let base?, let name, _) where name.text == "init":
        return typeMade(by: base, arguments).map { ($0, false) }
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

  /// What `Type(…)` and `Type.init(…)` make, where that is the same for all initialisers of the shape: none of them is a protocol's, which
  /// makes its own `Self`.
  private func typeMade(by made: Expression, _ arguments: Arguments) -> Type? {
    guard case .metatype(let type)? = state.types[ObjectIdentifier(made)].map({ canonicalDeep($0) }), !isOpen(type)
    else { return nil }
    let meanings = shaped(membersSeen(named: "init", of: type, isMetatype: true), CallLabels(arguments))
    let results = meanings.map { choice -> Type? in
      guard case .function(let function) = choice.member, function.parent?.kind != .protocol else { return nil }
      return function.isFailable ? checker.optional(type) : type
    }
    guard let first = results.first, let result = first, results.allSatisfy({ $0 == result }) else { return nil }
    return result
  }

  private func isTuple(_ expression: Expression) -> Bool {
    if case .tuple? = state.types[ObjectIdentifier(expression)].map({ resolved($0) }) { return true }
    return false
  }

  private func prefixOperators(_ name: String) -> Int {
    checker.operatorFunctions(name, seenIn: context.scope.module).count { $0.declaration?.has(.prefix) == true }
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
  func chainType(_ expression: Expression) -> (type: Type, isLiteral: Bool)? {
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
      case .binary(let left, let name, let right):
        return StandardOperators.arithmetic.contains(name.text) && walk(left) && walk(right)
      case .prefix(let name, let operand): return StandardOperators.arithmetic.contains(name.text) && walk(operand)
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

  // MARK: Declarations

  func declaredParameters(of choice: Choice) -> [Parameter]? {
    if choice.isUnapplied { return nil }
    return checker.parameters(of: choice.member)
  }

  /// The function that a variable is.
  private func functionHeld(by choice: Choice) -> FunctionType? {
    guard case .variable(let variable) = choice.member else { return nil }
    checker.prepare(variable)
    guard case .function(let function) = variable.type else { return nil }
    return function
  }

  func ownParameters(of member: Member) -> [GenericParameter] {
    guard let parent = member.parent, !isOperatorMember(member) else { return member.generics.parameters }
    let outer = checker.extensionSignature(of: member)?.parameters.count ?? parent.generics.parameters.count
    return Array(member.generics.parameters.dropFirst(outer))
  }

  /// A parameter's type as it is for the type that the member was found in.
  func parameterType(_ parameter: Parameter, of choice: Choice) -> Type {
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
