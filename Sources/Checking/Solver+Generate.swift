import Diagnostics
import Syntax

/// Stating the constraints.
extension Solver {
  /// The type of an expression, as far as known; a chain `a?.b` ends here.
  @discardableResult
  func generate(_ expression: Expression) -> Type {
    if let known = state.types[ObjectIdentifier(expression)] { return known }
    let type: Type
    if Self.isSpine(expression), hasChain(expression) {
      let inner = generateSpine(expression)
      let whole = fresh()
      add(.chain(inner, whole), expression.span)
      state.types[ObjectIdentifier(expression)] = whole
      return whole
    }
    type = generateSpine(expression)
    return type
  }

  static func isSpine(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .member(.some, _, _), .call, .subscripted, .forceUnwrap, .optionalChain, .postfix: true
    default: false
    }
  }

  /// Whether `?` occurs along the chain of members and calls.
  static func containsChain(_ expression: Expression) -> Bool {
    var current = expression
    while true {
      switch current.kind {
      case .optionalChain: return true
      case .member(.some(let base), _, _), .call(let base, _), .subscripted(let base, _), .forceUnwrap(let base),
        .postfix(_, let base):
        current = base
      default: return false
      }
    }
  }

  /// A chain it is only where `?` stands behind a value: `Int?.self` names a type.
  func hasChain(_ expression: Expression) -> Bool {
    guard Self.containsChain(expression) else { return false }
    var current = expression
    while true {
      switch current.kind {
      case .optionalChain: return typeExpression(current) == nil
      case .member(.some(let base), _, _), .call(let base, _), .subscripted(let base, _), .forceUnwrap(let base),
        .postfix(_, let base):
        current = base
      default: return false
      }
    }
  }

  /// The type of an expression as part of a chain.
  func generateSpine(_ expression: Expression) -> Type {
    let key = ObjectIdentifier(expression)
    let type = infer(expression)
    if state.types[key] == nil || !Self.containsChain(expression) { state.types[key] = type }
    state.spineTypes[key] = type
    return type
  }

  private func infer(_ expression: Expression) -> Type {
    let span = expression.span
    switch expression.kind {
    case .integer(_, let overflows):
      if overflows { checker.report(.integerTooLarge(span.text), at: span) }
      return fresh(.integer)
    case .float: return fresh(.float)
    case .boolean: return fresh(.boolean)
    case .nilLiteral: return fresh(.null)
    case .string(let segments):
      for case .value(let value) in segments { generate(value) }
      return fresh(.string)
    case .name(let name, let genericArguments): return inferName(name, genericArguments, expression, labels: nil)
    case .superReference:
      guard let selfType = context.selfType, let superclass = checker.superclass(of: selfType) else {
        checker.report(.noSuperclass, at: span)
        return .error
      }
      // In a class's own function it is the class above that is meant.
      return selfVariable() == nil ? .metatype(superclass) : superclass
    case .member(let base, let name, let genericArguments):
      return inferMember(base, name, genericArguments, expression, labels: nil)
    case .call(let callee, let arguments): return inferCall(callee, arguments, expression)
    case .subscripted(let base, let arguments):
      if let type = typeExpression(expression) { return .metatype(type) }
      let baseType = generateSpine(base)
      let result = fresh()
      let application = Application(
        node: expression, callee: expression, arguments: elements(arguments), trailing: arguments.trailingClosures,
        types: arguments.elements.map { generate($0.value) }, result: result, span: arguments.span)
      add(.subscripted(base: baseType, result: result, application), span)
      return result
    case .prefix(let name, let operand):
      if name.text == "-", case .integer = operand.kind {
        state.types[ObjectIdentifier(operand)] = fresh(.integer)
        return state.types[ObjectIdentifier(operand)] ?? .error
      }
      if name.text == "-", case .float = operand.kind {
        state.types[ObjectIdentifier(operand)] = fresh(.float)
        return state.types[ObjectIdentifier(operand)] ?? .error
      }
      return inferOperator(name, [operand], expression, kind: .prefix)
    case .postfix(let name, let operand): return inferOperator(name, [operand], expression, kind: .postfix)
    case .binary(let left, let name, let right): return inferOperator(name, [left, right], expression, kind: .infix)
    case .assignment(let target, let value):
      if case .discard = target.kind {
        generate(value)
        return .void
      }
      if case .tuple(let parts) = target.kind, case .tuple(let values) = value.kind, parts.count == values.count {
        for (part, single) in zip(parts, values) {
          if case .discard = part.value.kind {
            generate(single.value)
            continue
          }
          let targetType = generate(part.value)
          add(.convert(generate(single.value), targetType), single.value.span, .assignment)
        }
        return .void
      }
      let targetType = Self.isSpine(target) ? generateSpine(target) : generate(target)
      if Self.containsChain(target) { state.types[ObjectIdentifier(target)] = targetType }
      let valueType = generate(value)
      add(.convert(valueType, targetType), value.span, .assignment)
      return Self.containsChain(target) ? checker.optional(.void) : .void
    case .ternary(let condition, let first, let second):
      add(.convert(generate(condition), checker.bool), condition.span, .condition)
      let result = fresh()
      add(.convert(generate(first), result), first.span, .branch)
      add(.convert(generate(second), result), second.span, .branch)
      return result
    case .cast(let value, let cast, let node):
      let target = resolveType(node)
      switch cast {
      case .coercion:
        add(.convert(generate(value), target), value.span, .coercion)
        return target
      case .conditional:
        generate(value)
        return checker.optional(target)
      case .forced:
        generate(value)
        return target
      case .check:
        generate(value)
        return checker.bool
      }
    case .closure(let node):
      let type = fresh(.closure(node, expression))
      add(.closure(node, type, expression, context), span)
      return type
    case .array(let elements):
      if elements.count == 1, let type = typeExpression(expression) { return .metatype(type) }
      let element = fresh()
      var shared: [String: Type] = [:]
      for value in elements {
        // Plain literals of one kind share a variable: long tables cost no more than short ones.
        if let kind = Self.plainLiteral(value) {
          if let type = shared[kind] {
            state.types[ObjectIdentifier(value)] = type
            if case .prefix(_, let inner) = value.kind { state.types[ObjectIdentifier(inner)] = type }
            if case .integer(_, true) = value.kind { checker.report(.integerTooLarge(value.span.text), at: value.span) }
            continue
          }
          shared[kind] = generate(value)
        }
        add(.convert(generate(value), element), value.span, .element)
      }
      return fresh(.array(element: element))
    case .dictionary(let pairs):
      if pairs.count == 1, let type = typeExpression(expression) { return .metatype(type) }
      let key = fresh()
      let value = fresh()
      for pair in pairs {
        add(.convert(generate(pair.key), key), pair.key.span, .key)
        add(.convert(generate(pair.value), value), pair.value.span, .element)
      }
      return fresh(.dictionary(key: key, value: value))
    case .tuple(let elements):
      return .tuple(elements.map { Type.TupleElement(label: $0.label?.text, type: generate($0.value)) })
    case .parenthesized(let inner): return generate(inner)
    case .forceUnwrap(let operand):
      let result = fresh()
      add(.unwrap(generateSpine(operand), result, isForced: true), operand.span)
      return result
    case .optionalChain(let operand):
      if let type = typeExpression(expression) { return .metatype(type) }
      let result = fresh()
      add(.unwrap(generateSpine(operand), result, isForced: false), operand.span)
      return result
    case .inOut(let operand):
      return Self.isSpine(operand) ? generateSpine(operand) : generate(operand)
    case .type(let node): return .metatype(resolveType(node))
    case .discard:
      checker.report(.discardOutsideAssignment, at: span)
      return .error
    case .ifExpression(let node):
      checker.report(.unsupported("`if` used as a value inside an expression"), at: node.span)
      return .error
    case .switchExpression(let node):
      checker.report(.unsupported("`switch` used as a value inside an expression"), at: node.keyword)
      return .error
    case .tryExpression(let inner, let kind):
      let type = generate(inner)
      return kind == .optional ? checker.optional(type) : type
    case .unsupported, .error: return .error
    }
  }

  static func plainLiteral(_ expression: Expression) -> String? {
    switch expression.kind {
    case .integer: "integer"
    case .float: "float"
    case .boolean: "boolean"
    case .string(let segments):
      segments.allSatisfy { if case .text = $0 { true } else { false } } ? "string" : nil
    case .prefix(let name, let operand) where name.text == "-":
      plainLiteral(operand).flatMap { $0 == "string" ? nil : $0 }
    default: nil
    }
  }

  func elements(_ arguments: Arguments) -> [(label: String?, span: Span, expression: Expression)] {
    arguments.elements.map {
      ($0.label?.text, $0.label.map { label in label.span } ?? $0.value.span, $0.value)
    }
  }

  // MARK: Types in expressions

  func resolveType(_ node: TypeNode) -> Type {
    var place = Checker.TypePlace()
    place.onMissingArguments = { [self] nominal in
      let isWithin = context.scope.enclosingTypes.contains { $0 === nominal }
      return nominal.generics.parameters.map { parameter in
        let type = fresh()
        if isWithin, case .variable(let variable) = type { state.defaults[variable.index] = .parameter(parameter) }
        return type
      }
    }
    place.onPlaceholder = { [self] in fresh() }
    return checker.resolve(node, in: context.scope, place: place)
  }

  /// The type that an expression names, where it can be read as one: `Int`, `[Int]`, `Box<Int>`, `Outer.Inner`, `Int?`.
  func typeExpression(_ expression: Expression) -> Type? {
    guard let node = Self.typeNode(expression), namesType(node) else { return nil }
    return resolveType(node)
  }

  private func namesType(_ node: TypeNode) -> Bool {
    switch node.kind {
    case .name(let base, let name, _):
      if let base {
        guard namesType(base) else { return false }
        var found = false
        _ = checker.wouldFail {
          switch resolveType(base) {
          case .nominal(let nominal, _):
            found = name.text == "Type" || !checker.typeMembers(named: name.text, in: nominal).isEmpty
          case .parameter(let parameter):
            found = checker.protocols(of: .parameter(parameter), in: generics).contains {
              !checker.typeMembers(named: name.text, in: $0).isEmpty
            }
          case .member, .existential: found = name.text == "Type"
          default: found = false
          }
        }
        return found
      }
      if ["Any", "AnyObject", "Void", "Self"].contains(name.text) { return true }
      return checker.lookUp(name.text, from: context.scope).first?.isTypeLike == true
    case .optional(let inner), .array(let inner): return namesType(inner)
    case .tuple(let parts): return parts.allSatisfy { namesType($0.type) }
    case .dictionary(let key, let value): return namesType(key) && namesType(value)
    default: return true
    }
  }

  static func typeNode(_ expression: Expression) -> TypeNode? {
    switch expression.kind {
    case .name(let name, let arguments):
      return TypeNode(.name(base: nil, name, arguments: arguments ?? []), expression.span)
    case .member(let base?, let name, let arguments):
      guard name.text != "self", name.text != "init", let inner = typeNode(base) else { return nil }
      return TypeNode(.name(base: inner, name, arguments: arguments ?? []), expression.span)
    case .array(let elements) where elements.count == 1:
      return typeNode(elements[0]).map { TypeNode(.array($0), expression.span) }
    case .dictionary(let pairs) where pairs.count == 1:
      guard let key = typeNode(pairs[0].key), let value = typeNode(pairs[0].value) else { return nil }
      return TypeNode(.dictionary(key: key, value: value), expression.span)
    case .optionalChain(let inner): return typeNode(inner).map { TypeNode(.optional($0), expression.span) }
    case .type(let node): return node
    case .tuple(let elements) where elements.count > 1:
      var parts: [(label: Name?, type: TypeNode)] = []
      for element in elements {
        guard let part = typeNode(element.value) else { return nil }
        parts.append((element.label, part))
      }
      return TypeNode(.tuple(parts), expression.span)
    default: return nil
    }
  }

  // MARK: Names

  func inferName(_ name: Name, _ genericArguments: [TypeNode]?, _ node: Expression, labels: CallLabels?) -> Type {
    let text = name.text
    if text.hasPrefix("$"), text.dropFirst().allSatisfy({ $0.isNumber }) {
      if case .variable(let variable)? = checker.lookUp(text, from: context.scope).first {
        return reference(variable, node)
      }
      checker.report(.shorthandOutsideClosure(text), at: name.span)
      return .error
    }
    if text == "self" {
      guard let selfVariable = selfVariable() else {
        if let selfType = context.selfType { return .metatype(selfType) }
        checker.report(.cannotFind(name: "self", isType: false, suggestion: nil), at: name.span)
        return .error
      }
      return reference(selfVariable, node)
    }
    if text == "Self", let selfType = context.selfType { return .metatype(selfType) }
    if text == "Any" || text == "Void" || text == "AnyObject" {
      return .metatype(checker.resolve(TypeNode(.name(base: nil, name, arguments: []), name.span), in: context.scope))
    }
    if checker.isOperator(text) {
      let functions = checker.operatorFunctions(text)
      if functions.isEmpty {
        checker.report(.unknownOperator(text), at: name.span)
        return .error
      }
      let result = fresh()
      add(
        .overload(functions.map { Choice(member: .function($0)) }, result: result, node: node, labels: nil), name.span)
      return result
    }
    let compound = Self.compound(text)
    let found = lookUp(compound?.base ?? text).filter { choice in
      compound.map { checker.labels(of: choice.member) == $0.labels } ?? true
    }
    guard let first = found.first else {
      checker.reportUnknown(name, from: context.scope, isType: false)
      return .error
    }
    if case .variable(let variable) = first.member, first.base == nil { return reference(variable, node) }
    if first.member.isTypeLike {
      let typeNode = TypeNode(.name(base: nil, name, arguments: genericArguments ?? []), node.span)
      return .metatype(resolveType(typeNode))
    }
    if let genericArguments, !genericArguments.isEmpty {
      checker.report(.cannotSpecialize(text), at: name.span)
      return .error
    }
    let result = fresh()
    add(.overload(found, result: result, node: node, labels: labels), name.span)
    return result
  }

  /// `name(label:_:)`: a function by its full name.
  static func compound(_ text: String) -> (base: String, labels: [String?])? {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "("), open != text.startIndex else { return nil }
    let inner = text[text.index(after: open)...].dropLast()
    let labels = inner.split(separator: ":").map { $0 == "_" ? nil : String($0) }
    return (String(text[..<open]), labels)
  }

  /// `self` here: a weakly captured one is a local like any other.
  func selfVariable() -> Variable? {
    if case .variable(let variable)? = lookUpPlain("self") { return variable }
    return context.selfVariable
  }

  private func lookUpPlain(_ name: String) -> Member? {
    var current: Scope? = context.scope
    while let here = current {
      if let found = here.names[name]?.first { return found }
      if case .nominal = here.kind { return nil }
      current = here.parent
    }
    return nil
  }

  func reference(_ variable: Variable, _ node: Expression) -> Type {
    checker.prepare(variable)
    state.chosen[ObjectIdentifier(node)] = Chosen(
      choice: Choice(member: .variable(variable)), arguments: [], type: variable.type)
    if variable.isImplicitlyUnwrapped { return implicitlyUnwrapped(variable.type, node) }
    return variable.type
  }

  func implicitlyUnwrapped(_ type: Type, _ node: Expression) -> Type {
    let result = fresh()
    add(.implicitUnwrap(type, result: result, node: node), node.span)
    return result
  }

  /// The meanings of a bare name, members of the types around included.
  func lookUp(_ name: String) -> [Choice] {
    var current: Scope? = context.scope
    var isInnermostType = true
    while let here = current {
      if let found = here.named(name), !found.isEmpty {
        // A function may be overloaded across scopes only by those of the module.
        return found.map { Choice(member: $0) }
      }
      if case .nominal(let nominal, _) = here.kind {
        if name == "init" { return [] }
        let types = checker.typeMembers(named: name, in: nominal)
        if !types.isEmpty { return types.map { Choice(member: $0) } }
        if isInnermostType, let selfType = context.selfType {
          let isInstance = selfVariable() != nil
          var choices = checker.members(named: name, of: selfType, isMetatype: !isInstance, in: generics)
          choices = choices.filter { checker.isAccessible($0.member, from: context.scope) }
          if !choices.isEmpty {
            return choices.map {
              var choice = $0
              choice.isImplicitSelf = true
              return choice
            }
          }
        } else {
          let choices = checker.members(named: name, of: nominal.selfType, isMetatype: true, in: generics).filter {
            $0.member.isStatic
          }
          if !choices.isEmpty { return choices }
        }
        isInnermostType = false
      }
      current = here.parent
    }
    return checker.lookUpInModules(name, from: context.scope).map { Choice(member: $0) }
  }

  // MARK: Members

  func inferMember(
    _ base: Expression?, _ name: Name, _ genericArguments: [TypeNode]?, _ node: Expression, labels: CallLabels?
  ) -> Type {
    guard let base else {
      let whole = fresh()
      let result = fresh()
      state.implicitBases[ObjectIdentifier(node)] = whole
      add(.implicitMember(base: whole, name: name, result: result, node: node, labels: labels), name.span)
      return labels == nil ? whole : result
    }
    if let type = typeExpression(node) { return .metatype(type) }
    if name.text == "self", let type = typeExpression(base) { return .metatype(type) }
    var baseType = generateSpine(base)
    if name.text == "self" { return baseType }
    if name.text == "init", Self.isSelfOrSuper(base) {
      if case .metatype = baseType {} else { baseType = .metatype(baseType) }
    }
    if let index = Int(name.text) {
      let result = fresh()
      add(.tupleElement(base: baseType, index: index, result: result), name.span)
      return result
    }
    let result = fresh()
    add(.member(base: baseType, name: name, result: result, node: node, labels: labels), name.span)
    return result
  }

  static func isSelfOrSuper(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .superReference: true
    case .name(let name, _): name.text == "self"
    default: false
    }
  }

  // MARK: Calls

  private func inferCall(_ callee: Expression, _ arguments: Arguments, _ node: Expression) -> Type {
    let labels = CallLabels(arguments)
    if case .name(let name, _) = callee.kind, name.text == "type", labels.labels == ["of"],
      checker.lookUp("type", from: context.scope).isEmpty
    {
      let type = generate(arguments.elements[0].value)
      let result = fresh()
      typeOfNodes.insert(ObjectIdentifier(node))
      add(.equal(result, .metatype(type)), node.span)
      return result
    }
    let result = fresh()
    let calleeType: Type
    var calleeKey = callee
    var target = callee
    while case .parenthesized(let inner) = target.kind { target = inner }
    if let type = typeExpression(target) {
      // `Type(…)` is `Type.init(…)`.
      calleeType = fresh()
      state.types[ObjectIdentifier(callee)] = .metatype(type)
      state.spineTypes[ObjectIdentifier(callee)] = .metatype(type)
      let name = Name("init", callee.span)
      add(.member(base: .metatype(type), name: name, result: calleeType, node: node, labels: labels), callee.span)
      calleeKey = node
    } else {
      switch target.kind {
      case .name(let name, let genericArguments):
        calleeType = inferName(name, genericArguments, target, labels: labels)
        state.types[ObjectIdentifier(target)] = calleeType
        calleeKey = target
      case .member(let base, let name, let genericArguments):
        calleeType = inferMember(base, name, genericArguments, target, labels: labels)
        if base == nil, let whole = state.implicitBases[ObjectIdentifier(target)] {
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
        calleeType = generateSpine(callee)
      }
    }
    let application = Application(
      node: node, callee: calleeKey, arguments: elements(arguments), trailing: arguments.trailingClosures,
      types: arguments.elements.map { generate($0.value) }, result: result, span: arguments.span)
    add(.apply(function: calleeType, application), node.span)
    return result
  }

  enum OperatorKind { case prefix, postfix, infix }

  private func inferOperator(_ name: Name, _ operands: [Expression], _ node: Expression, kind: OperatorKind) -> Type {
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
    let own = (checker.operators[name.text] ?? []).filter { !$0.module.isLibrary }
    let changes =
      name.text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(name.text)
      || own.contains { $0.node?.parameters.first?.isInOut == true }
    let types = operands.enumerated().map { index, operand -> Type in
      if index == 0, changes, Self.containsChain(operand) { return generateSpine(operand) }
      if case .inOut(let inner) = operand.kind { return generate(inner) }
      return generate(operand)
    }
    var functions = own.isEmpty ? plainOperators(name.text, types).filter(hasShape) : []
    if functions.isEmpty, let known = operandTypes(types) {
      functions = checker.operatorFunctions(name.text, for: known, in: generics).filter(hasShape)
    }
    if functions.isEmpty { functions = checker.operatorFunctions(name.text).filter(hasShape) }
    if functions.isEmpty {
      checker.report(.unknownOperator(name.text), at: name.span)
      return .error
    }
    if types.contains(where: { resolved($0) == .error }) { return .error }
    let result = fresh()
    let function = fresh()
    let choices = functions.map { Choice(member: .function($0)) }
    let key = operatorNode(node)
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
  /// expression says what it may be.
  private func operandTypes(_ types: [Type]) -> [Type]? {
    var result: [Type] = []
    var isKnown = false
    for type in types {
      let known = resolved(type)
      if case .variable(let variable) = known {
        switch state.literals[variable.index] {
        case .null?: result.append(checker.optional(.void))
        case .array?: result.append(checker.array(.void))
        case .dictionary?, .closure?, nil: return nil
        case let literal?: result.append(defaultType(of: literal))
        }
      } else {
        if case .nominal(_, let arguments) = known, arguments.contains(where: { hasVariables($0) }) { return nil }
        isKnown = true
        result.append(known)
      }
    }
    return isKnown ? result : nil
  }

  /// Where the operands' types are plain ones of the library and one of them has an operator for just these, that is the one: the
  /// others need not be looked for.
  private func plainOperators(_ name: String, _ types: [Type]) -> [Function] {
    let before = state
    if !simplify() { state = before }
    let application = Application(
      node: Expression(.error, context.function.span), callee: Expression(.error, context.function.span), arguments: [],
      trailing: 0, types: types, result: .error, span: context.function.span, isOperator: true)
    for type in types {
      guard case .nominal(let nominal, let arguments) = resolved(type), arguments.isEmpty, nominal.primitive != nil
      else { continue }
      let choices = nominal.members(named: name).compactMap { member -> Choice? in
        if case .function(let function) = member, function.parameters.count == types.count {
          return Choice(member: member)
        }
        return nil
      }
      if let exact = exactOperator(choices, application), case .function(let function) = exact.member {
        return [function]
      }
    }
    return []
  }

  /// A node that stands for the operator itself, beside the one for the whole.
  func operatorNode(_ node: Expression) -> Expression {
    if let known = operatorNodes[ObjectIdentifier(node)] { return known }
    let made = Expression(.error, node.span)
    operatorNodes[ObjectIdentifier(node)] = made
    return made
  }
}
