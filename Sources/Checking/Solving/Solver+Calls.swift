import Diagnostics
import Syntax

/// The constraints of calls and operators.
extension Solver {
  /// `type`, or `Swift.type`, which is declared nowhere.
  private func isTypeFunction(_ callee: Expression) -> Bool {
    switch callee.kind {
    case .name(let name, _): return name.text == "type" && checker.lookUp("type", from: context.scope).isEmpty
    case .member(let module?, let name, _):
      guard case .name(let module, _) = module.kind else { return false }
      return name.text == "type" && module.text == "Swift" && checker.lookUp("Swift", from: context.scope).isEmpty
    default: return false
    }
  }

  func inferCall(_ callee: Expression, _ arguments: Arguments, _ node: Expression) -> Type {
    let labels = CallLabels(arguments)
    if labels.labels == ["of"], isTypeFunction(callee) {
      let type = generate(arguments.elements[0].value)
      let result = fresh()
      nodes.typeOfCalls.insert(ObjectIdentifier(node))
      add(.equal(result, .metatype(type)), node.span)
      return result
    }
    let result = fresh()
    let calleeType: Type
    var calleeKey = callee
    var target = callee
    while case .parenthesized(let inner) = target.kind { target = inner }
    nodes.depths[ObjectIdentifier(target)] = depth
    if let type = typeExpression(target) {
      if let value = soleLiteral(arguments, for: type) ?? tuple(arguments, as: type, node) {
        nodes.valuesOfTypes[ObjectIdentifier(node)] = value
        state.types[ObjectIdentifier(callee)] = .metatype(type)
        add(.convert(generate(value), type), value.span, .coercion)
        return type
      }
      if let call = callOfNewValue(callee, arguments, labels, type, node) {
        nodes.valuesOfTypes[ObjectIdentifier(node)] = call
        state.types[ObjectIdentifier(callee)] = .metatype(type)
        return generate(call)
      }
      // `Type(…)` is `Type.init(…)`.
      calleeType = fresh()
      state.types[ObjectIdentifier(callee)] = .metatype(type)
      state.spineTypes[ObjectIdentifier(callee)] = .metatype(type)
      let name = Name("init", callee.span)
      add(.member(base: .metatype(type), name: name, result: calleeType, node: node, labels: labels), callee.span)
      calleeKey = node
      nodes.shortCalls.insert(ObjectIdentifier(node))
    } else {
      switch target.kind {
      case .name(let name, let genericArguments):
        calleeType = inferName(name, genericArguments, target, labels: Self.isCompound(target) ? nil : labels)
        state.types[ObjectIdentifier(target)] = calleeType
        calleeKey = target
      case .member(let base, let name, let genericArguments):
        calleeType = inferMember(base, name, genericArguments, target, labels: Self.isCompound(target) ? nil : labels)
        if base == nil, !nodes.innerImplicits.contains(ObjectIdentifier(target)),
          let whole = state.implicitBases[ObjectIdentifier(target)]
        {
          // `.name(…)`: what the call gives is what the context asks for.
          state.implicitBases[ObjectIdentifier(node)] = whole
          add(.equal(result, whole), node.span)
        }
        state.types[ObjectIdentifier(target)] = calleeType
        state.spineTypes[ObjectIdentifier(target)] = calleeType
        calleeKey = target
      case .superReference:
        calleeType = .error
      default:
        if let inner = Self.unwrapped(target) {
          nodes.optionalCalls[ObjectIdentifier(inner)] = labels
          nodes.called.insert(ObjectIdentifier(inner))
        }
        calleeType = generateSpine(callee)
      }
    }
    nodes.called.insert(ObjectIdentifier(calleeKey))
    noteClosures(arguments.elements.map(\.value))
    labels.types = arguments.elements.map { element in
      guard case .inOut(let place) = element.value.kind else { return generate(element.value) }
      let type = Self.isSpine(place) ? generateSpine(place) : generate(place)
      state.types[ObjectIdentifier(element.value)] = type
      return type
    }
    labels.result = result
    let application = Application(
      node: node, callee: calleeKey, arguments: elements(arguments), trailing: arguments.trailingClosures,
      types: labels.types, result: result, span: arguments.span)
    add(.apply(function: calleeType, application), node.span)
    return result
  }

  /// The member in `value.member?` and `value.member!`.
  static func unwrapped(_ callee: Expression) -> Expression? {
    guard case .optionalChain(let inner) = callee.kind else {
      guard case .forceUnwrap(let inner) = callee.kind, case .member = inner.kind else { return nil }
      return inner
    }
    if case .member = inner.kind { return inner }
    return nil
  }

  /// `Alias(x: 1, y: 2)` is the tuple, where the alias is one's.
  private func tuple(_ arguments: Arguments, as type: Type, _ node: Expression) -> Expression? {
    guard case .tuple(let parts) = type, arguments.trailingClosures == 0, arguments.elements.count == parts.count else {
      return nil
    }
    return nodes.valuesOfTypes[ObjectIdentifier(node)] ?? Expression(.tuple(arguments.elements), node.span)
  }

  /// `Type(literal)` is the literal as one of that type, where the type takes such literals.
  private func soleLiteral(_ arguments: Arguments, for type: Type) -> Expression? {
    guard arguments.elements.count == 1, arguments.trailingClosures == 0, arguments.elements[0].label == nil,
      case .nominal(let nominal, _) = type
    else { return nil }
    let literal = Self.unparenthesized(arguments.elements[0].value)
    var protocols = PlainLiteral(literal)?.literal.protocols ?? []
    if case .nilLiteral = literal.kind { protocols = ["ExpressibleByNilLiteral"] }
    if protocols.isEmpty, case .string = literal.kind { protocols = ["ExpressibleByStringInterpolation"] }
    return protocols.contains { checker.takesLiteral(nominal, $0) } ? literal : nil
  }

  /// `Flow(spacing: 8) { … }` where no initialiser takes the closure, and what it makes can be called: the closure is for that.
  private func callOfNewValue(
    _ callee: Expression, _ arguments: Arguments, _ labels: CallLabels, _ type: Type, _ node: Expression
  ) -> Expression? {
    guard arguments.trailingClosures > 0, case .nominal = type,
      !checker.members(named: "callAsFunction", of: type, isMetatype: false, in: generics).isEmpty,
      !membersSeen(named: "init", of: type, isMetatype: true).contains(where: { accepts($0, labels) })
    else { return nil }
    if let known = nodes.valuesOfTypes[ObjectIdentifier(node)] { return known }
    let plain = arguments.elements.dropLast(arguments.trailingClosures)
    let value = Expression(
      .call(callee, Arguments(elements: Array(plain), trailingClosures: 0, span: arguments.span)), callee.span)
    let closures = Arguments(
      elements: Array(arguments.elements.suffix(arguments.trailingClosures)),
      trailingClosures: arguments.trailingClosures, span: arguments.span)
    return Expression(.call(value, closures), node.span)
  }

  func noteClosures(_ arguments: [Expression]) {
    for argument in arguments {
      let value = Self.unparenthesized(argument)
      if case .closure = value.kind { nodes.argumentClosures.insert(ObjectIdentifier(value)) }
    }
  }

  enum OperatorKind { case prefix, postfix, infix }

  /// Operators are looked for among what is declared at the top and in types there, not in types that a body declares: of these, only
  /// what protocols ask for is an operator.
  private func isInSight(_ function: Function) -> Bool {
    guard let parent = function.parent else { return true }
    return !sequence(first: parent, next: \.parent).contains { $0.isLocal }
  }

  func inferOperator(_ name: Name, _ operands: [Expression], _ node: Expression, kind: OperatorKind) -> Type {
    func hasShape(_ function: Function) -> Bool {
      guard (function.node?.parameters.count ?? function.parameters.count) == operands.count else { return false }
      guard let declaration = function.declaration else { return kind == .infix }
      switch kind {
      case .prefix: return declaration.has(.prefix)
      case .postfix: return declaration.has(.postfix)
      case .infix: return !declaration.has(.prefix) && !declaration.has(.postfix)
      }
    }
    // What is changed in place is the place itself, also at the end of a chain. The library's own all end in `=`.
    let own = (checker.operators[name.text] ?? []).filter { !$0.module.isLibrary && isInSight($0) }
    let changes =
      name.text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(name.text)
      || own.contains { $0.node?.parameters.first?.isInOut == true }
    noteClosures(operands)
    for operand in operands { nodes.operands.insert(ObjectIdentifier(Self.unparenthesized(operand))) }
    let types = operands.enumerated().map { index, operand -> Type in
      if index == 0, changes, Self.containsChain(operand) { return generateSpine(operand) }
      if case .inOut(let inner) = operand.kind { return generate(inner) }
      return generate(operand)
    }
    var functions = own.isEmpty && !keepsChoices ? plainOperators(name.text, types).filter(hasShape) : []
    if functions.isEmpty, let known = operandTypes(types) {
      functions = checker.operatorFunctions(
        name.text, for: known, in: generics, seenIn: context.scope.module
      ).filter { hasShape($0) && isInSight($0) }
    }
    if functions.isEmpty {
      functions = checker.operatorFunctions(name.text, seenIn: context.scope.module).filter {
        hasShape($0) && isInSight($0)
      }
    }
    if functions.isEmpty {
      checker.report(.unknownOperator(name.text), at: name.span)
      return .error
    }
    if types.contains(where: { resolved($0) == .error }) { return .error }
    let result = fresh()
    let function = fresh()
    let choices = functions.map { Choice(member: .function($0)) }
    let key = operatorNode(node)
    nodes.called.insert(ObjectIdentifier(key))
    nodes.depths[ObjectIdentifier(key)] = depth
    add(.overload(choices, result: function, node: key, labels: nil), name.span)
    let application = Application(
      node: node, callee: key,
      arguments: operands.map { (nil, $0.span, $0) }, trailing: 0, types: types, result: result, span: name.span,
      isOperator: true)
    state.operatorApplications[ObjectIdentifier(key)] = application
    add(.apply(function: function, application), name.span)
    return result
  }

  /// What the operands are, where nothing of importance is left open: a literal is what it is by default, if something else in the
  /// expression says what it may be, and comes last.
  private func operandTypes(_ types: [Type]) -> [Type]? {
    var result: [Type] = []
    var literals: [Type] = []
    for type in types {
      let known = resolved(type)
      if case .variable(let variable) = known {
        switch state.literals[variable.index] {
        case .null?: literals.append(checker.optional(.void))
        case .array?: literals.append(checker.array(.void))
        case .dictionary?, .closure?, .keyPath?, nil: return nil
        case let literal?: literals.append(defaultType(of: literal))
        }
      } else {
        switch known {
        case .nominal(_, let arguments) where arguments.contains(where: hasVariables): return nil
        case .member where hasVariables(known): return nil
        default: result.append(known)
        }
      }
    }
    return result.isEmpty ? nil : result + literals
  }

  /// Where the operands' types are plain ones of the library and one of them has an operator for just these, that is the one: the
  /// others need not be looked for.
  private func plainOperators(_ name: String, _ types: [Type]) -> [Function] {
    let before = state
    if !simplify() { state = before }
    for type in types {
      guard case .nominal(let nominal, let arguments) = resolved(type), arguments.isEmpty, nominal.primitive != nil
      else { continue }
      let functions = nominal.members(named: name).compactMap { member -> Function? in
        if case .function(let function) = member, function.parameters.count == types.count { function } else { nil }
      }
      // A literal beside an operand of the type that it would be anyway is of that type, where both are of one type.
      let areAlike = functions.allSatisfy { $0.generics.parameters.isEmpty }
      guard let operands = plainTypes(types, withLiterals: areAlike) else { continue }
      let exact = functions.filter { function in
        function.parent?.kind != .protocol && function.generics.parameters.isEmpty
          && zip(function.parameters, operands).allSatisfy { $0.type == $1 }
      }
      if exact.count == 1 { return exact }
    }
    return []
  }

  private func plainTypes(_ types: [Type], withLiterals: Bool) -> [Type]? {
    var result: [Type] = []
    for type in types {
      switch resolved(type) {
      case .nominal(_, let arguments) where arguments.isEmpty: result.append(resolved(type))
      case .variable(let variable):
        switch state.literals[variable.index] {
        case .integer? where withLiterals: result.append(checker.int)
        case .float? where withLiterals: result.append(checker.double)
        case .string? where withLiterals: result.append(checker.string)
        case .boolean? where withLiterals: result.append(checker.bool)
        default: return nil
        }
      default: return nil
      }
    }
    return result
  }

  /// A node that stands for the operator itself, beside the one for the whole.
  func operatorNode(_ node: Expression) -> Expression {
    if let known = nodes.operators[ObjectIdentifier(node)] { return known }
    let made = Expression(.error, node.span)
    nodes.operators[ObjectIdentifier(node)] = made
    return made
  }
}
