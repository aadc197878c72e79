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
      let whole = optionalValue(of: inner, expression.span)
      state.types[ObjectIdentifier(expression)] = whole
      return whole
    }
    if let root = Self.implicitRoot(expression) {
      nodes.innerImplicits.insert(ObjectIdentifier(root))
      let last = generateSpine(expression)
      guard let whole = state.implicitBases[ObjectIdentifier(root)] else { return last }
      add(.convert(last, whole), expression.span)
      return whole
    }
    type = generateSpine(expression)
    return type
  }

  /// The implicit member that a chain of further ones begins with.
  private static func implicitRoot(_ expression: Expression) -> Expression? {
    var current = expression
    var steps = 0
    while true {
      switch current.kind {
      case .member(nil, _, _): return steps > 0 ? current : nil
      case .call(let callee, _):
        if case .member(nil, _, _) = callee.kind { return steps > 0 ? callee : nil }
        current = callee
      case .member(.some(let base), _, _), .subscripted(let base, _), .forceUnwrap(let base): current = base
      default: return nil
      }
      steps += 1
    }
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
    nodes.depths[key] = depth
    depth += 1
    let type = infer(expression)
    depth -= 1
    if state.types[key] == nil || !Self.containsChain(expression) { state.types[key] = type }
    state.spineTypes[key] = type
    return type
  }

  func infer(_ expression: Expression) -> Type {
    let span = expression.span
    switch expression.kind {
    case .integer: return fresh(.integer)
    case .float: return fresh(.float)
    case .boolean: return fresh(.boolean)
    case .nilLiteral: return fresh(.null)
    case .string(let segments):
      // What the script's own functions put into the text is found out once it is known what it is to be.
      if !isOwnInterpolation(segments) {
        for case .value(let value) in segments {
          generate(value)
          nodes.interpolated.insert(ObjectIdentifier(value))
        }
      }
      return fresh(.string(TextShape(segments)))
    case .location(let location):
      switch location {
      case .line, .column: return fresh(.integer)
      case .file, .fileID, .filePath, .function: return fresh(.string(.text))
      case .isolation: return checker.isolationType
      }
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
      noteClosures(arguments.elements.map(\.value))
      // A member looked up dynamically is a subscript of a base that has been looked into, perhaps in a closure's body.
      let baseType = state.spineTypes[ObjectIdentifier(base)] ?? generateSpine(base)
      let types = arguments.elements.map { generate($0.value) }
      let result = fresh()
      let application = Application(
        node: expression, callee: expression, arguments: elements(arguments), trailing: arguments.trailingClosures,
        types: types, result: result, span: arguments.span)
      add(.subscripted(base: baseType, result: result, application), span)
      return result
    case .prefix(let name, let operand):
      if let number = PlainLiteral(expression) {
        let type = fresh(number.literal)
        give(type, to: expression)
        return type
      }
      return inferOperator(name, [operand], expression, kind: .prefix)
    case .postfix(let name, let operand): return inferOperator(name, [operand], expression, kind: .postfix)
    case .binary(let left, let name, let right): return inferOperator(name, [left, right], expression, kind: .infix)
    case .assignment(let target, let value):
      complaints.assignments.append((expression.span, target.span, value.span))
      if case .discard = target.kind {
        generate(value)
        return .void
      }
      if case .tuple(let parts) = target.kind, case .tuple(let values) = value.kind, parts.count == values.count {
        generateParts(target, value)
        return .void
      }
      let targetType = Self.isSpine(target) ? generateSpine(target) : generatePlace(target)
      if Self.containsChain(target) { state.types[ObjectIdentifier(target)] = targetType }
      switch value.kind {
      // Their branches are checked one by one, once it is known what is wanted.
      case .ifExpression, .switchExpression: state.types[ObjectIdentifier(value)] = targetType
      default: add(.convert(generate(value), targetType), value.span, .assignment)
      }
      return Self.containsChain(target) ? checker.optional(.void) : .void
    case .ternary(let condition, let first, let second):
      add(.convert(generate(condition), checker.bool), condition.span, .condition)
      let branch = generate(first)
      // Plain literals of one kind share a variable, as elements of an array do.
      if let kind = PlainLiteral(first), kind == PlainLiteral(second) {
        give(branch, to: second)
        let result = freshValue()
        add(.convert(branch, result), first.span, .branch)
        return result
      }
      let other = generate(second)
      let result = freshValue()
      add(.convert(branch, result), first.span, .branch)
      add(.convert(other, result), second.span, .branch)
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
    case .keyPath(let node): return generateKeyPath(node, expression)
    case .selector(let node): return node.isKeyPath ? keyPathTextType(at: span) : selectorType(at: span)
    case .array(let elements):
      if elements.count == 1, let type = typeExpression(expression) { return .metatype(type) }
      let element = fresh()
      generate(elements, as: element, .element)
      defaultTo(.any, element)
      return fresh(.array(element: element))
    case .dictionary(let pairs):
      if pairs.count == 1, let type = typeExpression(expression) { return .metatype(type) }
      let key = fresh()
      let value = fresh()
      generate(pairs.map(\.key), as: key, .key)
      generate(pairs.map(\.value), as: value, .element)
      defaultTo(checker.coreNamed("AnyHashable", []), key)
      defaultTo(.any, value)
      return fresh(.dictionary(key: key, value: value))
    case .tuple(let elements):
      checker.checkLabels(elements.map(\.label), at: expression.span)
      return .tuple(elements.map { Type.TupleElement(label: $0.label?.text, type: generate($0.value)) })
    case .parenthesized(let inner): return generate(inner)
    case .forceUnwrap(let operand):
      let result = freshValue()
      nodes.operands.insert(ObjectIdentifier(Self.unparenthesized(operand)))
      // The `!` of what goes over several lines stands on the last one.
      let sign = Span(expression.span.source, max(Int(expression.span.end) - 1, 0), Int(expression.span.end))
      let place = sign.line == operand.span.line ? operand.span : sign
      add(.unwrap(generateSpine(operand), result, isForced: true), place)
      return result
    case .optionalChain(let operand):
      if let type = typeExpression(expression) { return .metatype(type) }
      let result = fresh()
      nodes.operands.insert(ObjectIdentifier(Self.unparenthesized(operand)))
      add(.unwrap(generateSpine(operand), result, isForced: false), operand.span)
      return result
    case .inOut(let operand):
      // As an argument it would not have come here.
      checker.report(.unexpectedInOut, at: span)
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
    case .await(let inner): return generate(inner)
    case .tryExpression(let inner, let kind):
      let type = generate(inner)
      if kind != .optional { return type }
      return optionalValue(of: type, span)
    case .unsupported, .error: return .error
    }
  }

  /// An optional of what a value becomes that may not come to be. What is optional already may stay as it is.
  private func optionalValue(of type: Type, _ span: Span) -> Type {
    let whole = checker.optional(freshValue())
    add(.convert(type, whole), span)
    return whole
  }

  private func defaultTo(_ type: Type, _ open: Type) {
    if case .variable(let variable) = open { state.defaults[variable.index] = type }
  }

  func give(_ type: Type, to literal: Expression) {
    state.types[ObjectIdentifier(literal)] = type
    if case .prefix(_, let number) = literal.kind { state.types[ObjectIdentifier(number)] = type }
  }

  func elements(_ arguments: Arguments) -> [(label: String?, span: Span, expression: Expression)] {
    arguments.elements.map {
      ($0.label?.text, $0.label.map { label in label.span } ?? $0.value.span, $0.value)
    }
  }

  // MARK: Types in expressions

  func resolveType(_ node: TypeNode, asValue: Bool = false) -> Type {
    var place = Checker.TypePlace()
    place.isValue = asValue
    place.onMissingArguments = { [self] nominal in
      // Inside its own declaration a generic type's bare name means the type itself.
      let isWithin = context.scope.enclosingTypes.contains { $0 === nominal }
      return nominal.generics.parameters.map { isWithin ? .parameter($0) : freshValue() }
    }
    place.onMissingAliasArguments = { [self] count in (0..<count).map { _ in fresh() } }
    place.onPlaceholder = { [self] in fresh() }
    return checker.resolve(node, in: context.scope, place: place)
  }

  /// What stands in a tuple goes to the place at the same place, however deep.
  private func generateParts(_ target: Expression, _ value: Expression) {
    switch (target.kind, value.kind) {
    case (.tuple(let parts), .tuple(let values)) where parts.count == values.count:
      for (part, single) in zip(parts, values) { generateParts(part.value, single.value) }
    case (.discard, _): generate(value)
    default:
      let targetType = generatePlace(target)
      add(.convert(generate(value), targetType), value.span, .assignment)
    }
  }

  /// What is assigned to: in a tuple of places, `_` takes anything.
  private func generatePlace(_ target: Expression) -> Type {
    let type: Type
    switch target.kind {
    case .tuple(let parts):
      type = .tuple(parts.map { Type.TupleElement(label: $0.label?.text, type: generatePlace($0.value)) })
    case .discard: type = fresh()
    default: return generate(target)
    }
    state.types[ObjectIdentifier(target)] = type
    return type
  }

  /// The type that an expression names, where it can be read as one: `Int`, `[Int]`, `Box<Int>`, `Outer.Inner`, `Int?`.
  func typeExpression(_ expression: Expression) -> Type? {
    guard let node = Self.typeNode(expression), namesType(node) else { return nil }
    return resolveType(node, asValue: true)
  }

  func namesType(_ node: TypeNode) -> Bool {
    switch node.kind {
    case .name(let base, let name, _):
      if let base {
        guard namesType(base) else {
          guard case .name(nil, let module, _) = base.kind else { return false }
          return moduleMembers(module.text, name.text)?.first?.isTypeLike == true
        }
        var found = false
        _ = checker.wouldFail {
          let type = resolveType(base, asValue: true)
          switch type {
          case .nominal(let nominal, _):
            found = name.text == "Type" || !checker.typeMembers(named: name.text, in: nominal).isEmpty
          case .parameter, .member:
            found =
              name.text == "Type"
              || checker.protocols(of: type, in: generics).contains {
                !checker.typeMembers(named: name.text, in: $0).isEmpty
              }
          case .existential, .metatype: found = name.text == "Type"
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
    case .composition(let parts): return parts.allSatisfy(namesType)
    default: return true
    }
  }

  static func typeNode(_ expression: Expression) -> TypeNode? {
    switch expression.kind {
    case .name(let name, let arguments):
      return TypeNode(.name(base: nil, name, arguments: arguments ?? []), expression.span)
    case .member(let base?, let name, let arguments):
      guard !name.isSelf, name.text != "init", let inner = typeNode(base) else { return nil }
      return TypeNode(.name(base: inner, name, arguments: arguments ?? []), expression.span)
    case .array(let elements) where elements.count == 1:
      return typeNode(elements[0]).map { TypeNode(.array($0), expression.span) }
    case .dictionary(let pairs) where pairs.count == 1:
      guard let key = typeNode(pairs[0].key), let value = typeNode(pairs[0].value) else { return nil }
      return TypeNode(.dictionary(key: key, value: value), expression.span)
    case .optionalChain(let inner): return typeNode(inner).map { TypeNode(.optional($0), expression.span) }
    case .type(let node): return node
    case .parenthesized(let inner): return typeNode(inner)
    case .binary(let left, let name, let right) where name.text == "&":
      guard let first = typeNode(left), let second = typeNode(right) else { return nil }
      if case .composition(let parts) = first.kind { return TypeNode(.composition(parts + [second]), expression.span) }
      return TypeNode(.composition([first, second]), expression.span)
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
}
