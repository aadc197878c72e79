import Diagnostics
import Syntax

/// What a property wrapper makes of a variable: its storage, its value and its projection.
extension Checker {
  /// The wrappers among some attributes, the outermost first; each wraps the next one, and the last one the value.
  func wrappers(of attributes: [Attribute]) -> [(attribute: Attribute, facts: WrapperFacts)] {
    attributes.compactMap { attribute in
      wrapper(attribute).map { (attribute, WrapperFacts($0)) }
    }
  }

  /// `isLet` is of a parameter: its storage does not change.
  func expanded(
    _ declaration: Declaration, _ binding: VariableNode.Binding, _ name: Name,
    _ wrappers: [(attribute: Attribute, facts: WrapperFacts)], isInClass: Bool = false, isLet: Bool = false
  ) -> [Declaration] {
    guard let outer = wrappers.first, let inner = wrappers.last else { return [] }
    let span = name.span
    let makers = WrapperMakers(wrappers, of: binding.type, at: span)
    let making = wrappers.allSatisfy { $0.facts.takesValue } ? { makers.make($0) } : nil
    let given = outer.attribute.arguments?.elements ?? []
    var value: Expression?
    if let written = binding.value {
      value = makers.make(written)
    } else if wrappers.count == 1, inner.facts.hasPlainInitializer || !given.isEmpty {
      value = makers.make(nil)
    } else if let type = binding.type, case .optional = type.kind, making != nil {
      value = makers.make(Expression(.nilLiteral, span))
    }
    let others = declaration.modifiers.filter { $0.kind == .static || $0.kind == .class }
    func variable(
      _ name: String, _ type: TypeNode?, _ value: Expression?, _ accessors: Accessors?, _ modifiers: [Modifier]
    ) -> Declaration {
      let pattern = Pattern(.name(Name(name, span)), span)
      let node = VariableNode(
        isLet: isLet && value != nil, keyword: span,
        bindings: [VariableNode.Binding(pattern: pattern, type: type, value: value, accessors: accessors)])
      return Declaration(.variable(node), modifiers: modifiers, attributes: [], span: declaration.span)
    }
    let hasEnclosing = isInClass && !declaration.has(.static) && !declaration.has(.class)
    func storage(_ member: String) -> Expression {
      if hasEnclosing, let label = outer.facts.enclosingLabels[member] {
        return makers.throughEnclosing(name.text, label, label == "wrapped" ? name.text : "$" + name.text)
      }
      let count = member == "wrappedValue" ? wrappers.count : 1
      return (0..<count).reduce(makers.named("_" + name.text)) { base, _ in
        Expression(.member(base, Name(member, span), genericArguments: nil), span)
      }
    }
    func accessors(_ member: String, _ access: WrapperFacts.ValueAccess) -> Accessors {
      func accessor(_ kind: Accessors.Accessor.Kind, _ body: Expression, isMutating: Bool?) -> Accessors.Accessor {
        let block = LazyBlock(Block(statements: [Statement(.expression(body), span)], span: span))
        return Accessors.Accessor(kind: kind, parameter: nil, body: block, isMutating: isMutating, span: span)
      }
      var list = [accessor(.get, storage(member), isMutating: access.readsWithChange ? true : nil)]
      if access.isSettable, access.file.map({ $0 === span.source }) ?? true, !isLet || access.setsWithoutChange {
        list.append(
          accessor(
            .set, Expression(.assignment(storage(member), makers.named("newValue")), span),
            isMutating: access.setsWithoutChange ? false : nil))
      }
      return Accessors(accessors: list, span: span)
    }
    let stored = variable(
      "_" + name.text, value == nil ? makers.storageType : nil, value, nil,
      [Modifier(kind: .private, span: span)] + others)
    let access = WrapperFacts.ValueAccess(through: wrappers.map { $0.facts })
    // Observers change the instance where setting the value does.
    let observers = (binding.accessors?.accessors ?? []).map { observer in
      Accessors.Accessor(
        kind: observer.kind, parameter: observer.parameter, body: observer.body,
        isMutating: access.setsWithoutChange ? false : nil, span: observer.span)
    }
    let own = accessors("wrappedValue", access)
    let computed = variable(
      name.text, binding.type, nil, Accessors(accessors: own.accessors + observers, span: own.span),
      declaration.modifiers)
    for (part, role) in [(stored, WrappedProperty.Role.storage), (computed, .value)] {
      wrapping.properties[part] = WrappedProperty(
        role, name.text, depth: wrappers.count, making: making, isInitialized: value != nil)
    }
    let takesValue = binding.value != nil || (given.isEmpty && !inner.facts.hasPlainInitializer && making != nil)
    wrapping.memberwiseParts[ObjectIdentifier(stored)] = MemberwisePart(
      type: binding.type, initialValue: takesValue ? binding.value ?? binding.type.flatMap(nilLiteral) : value,
      making: takesValue ? making : nil, isDelayed: wrappers.count == 1 && inner.facts.delaysValue,
      access: declaration.fileAccess)
    var result = [stored, computed]
    if outer.facts.projects {
      let projection = variable(
        "$" + name.text, nil, nil, accessors("projectedValue", outer.facts.projection), declaration.modifiers)
      wrapping.properties[projection] = WrappedProperty(.projection, name.text, isInitialized: true)
      result.append(projection)
    }
    return result
  }

  private func nilLiteral(for type: TypeNode) -> Expression? {
    if case .optional = type.kind { Expression(.nilLiteral, type.span) } else { nil }
  }
}

/// How the wrappers of one variable are made, and what type its storage has.
struct WrapperMakers {
  private let wrappers: [(attribute: Attribute, facts: WrapperFacts)]
  private let type: TypeNode?
  /// By wrapper, with arguments as written or as the type of what it wraps tells.
  private let types: [TypeNode]
  private let span: Span

  init(_ wrappers: [(attribute: Attribute, facts: WrapperFacts)], of type: TypeNode?, at span: Span) {
    self.wrappers = wrappers
    self.type = type
    self.span = span
    var wrapped = type
    var types: [TypeNode] = []
    for (attribute, facts) in wrappers.reversed() {
      let told = wrapped.flatMap { facts.argument(for: $0) }.map { [$0] } ?? []
      let own = attribute.type(with: facts.isGenericByOuter ? [] : told, outer: facts.isGenericByOuter ? told : [])
      wrapped = own
      types.insert(own, at: 0)
    }
    self.types = types
  }

  var storageType: TypeNode { types[0] }

  func named(_ text: String) -> Expression { Expression(.name(Name(text, span), genericArguments: nil), span) }

  /// The outermost wrapper, of the innermost value or of arguments only.
  func make(_ value: Expression?) -> Expression {
    var wrapped = value.map { value in type.map { Expression(.cast(value, .coercion, $0), value.span) } ?? value }
    for (index, wrapper) in wrappers.enumerated().reversed() {
      let attribute = wrapper.attribute
      // What its value tells need not be given.
      let callee = Expression(type: wrapped == nil ? types[index] : attribute.type())
      let first = wrapped.map { Arguments.Element(label: Name("wrappedValue", span), value: $0) }
      let elements = (first.map { [$0] } ?? []) + (attribute.arguments?.elements ?? [])
      wrapped = Expression(
        .call(callee, Arguments(elements: elements, trailingClosures: 0, span: attribute.span)), attribute.span)
    }
    return wrapped ?? Expression(.error, span)
  }

  /// `Wrapper[_enclosingInstance: self, wrapped: \.name, storage: \._name]`
  func throughEnclosing(_ name: String, _ label: String, _ property: String) -> Expression {
    func path(_ member: String) -> Expression {
      let end = Expression(.member(named("$0"), Name(member, span), genericArguments: nil), span)
      return Expression(.keyPath(KeyPathNode(path: end, hasRoot: false, span: span)), span)
    }
    let arguments = [
      ("_enclosingInstance", named("self")), (label, path(property)), ("storage", path("_" + name)),
    ].map { Arguments.Element(label: Name($0.0, span), value: $0.1) }
    let given = Arguments(elements: arguments, trailingClosures: 0, span: span)
    return Expression(.subscripted(Expression(type: types[0]), given), span)
  }
}

extension Attribute {
  /// The type that it names, with generic arguments where none are written.
  func type(with arguments: [TypeNode] = [], outer: [TypeNode] = []) -> TypeNode {
    var base = base
    if let known = base, case .name(let next, let name, let written) = known.kind, written.isEmpty {
      base = TypeNode(.name(base: next, name, arguments: outer), known.span)
    }
    return TypeNode(.name(base: base, name, arguments: generics.isEmpty ? arguments : generics), name.span)
  }
}

extension Expression {
  /// A type as it is named in an expression.
  convenience init(type: TypeNode) {
    if case .name(nil, let name, let arguments) = type.kind {
      self.init(.name(name, genericArguments: arguments.isEmpty ? nil : arguments), type.span)
    } else {
      self.init(.type(type), type.span)
    }
  }
}
