import Diagnostics
import Syntax

/// What a property has to do with a property wrapper.
final class WrappedProperty {
  enum Role { case storage, value, projection }
  let role: Role
  let name: String
  /// How the wrapper is made of a value that is assigned before there is one; nil where it cannot be.
  let making: ((Expression) -> Expression)?
  let isInitialized: Bool
  init(_ role: Role, _ name: String, making: ((Expression) -> Expression)? = nil, isInitialized: Bool) {
    self.role = role
    self.name = name
    self.making = making
    self.isInitialized = isInitialized
  }
}

/// Property wrappers: `@Wrapper var x = 1` is a stored `_x`, a computed `x`, and a computed `$x` where the wrapper projects.
extension Checker {
  /// Types may be used as attributes before they are declared.
  func noteAttributes(_ declarations: [Declaration]) {
    for declaration in declarations {
      guard case .type(let node) = declaration.kind else { continue }
      for attribute in declaration.attributes {
        switch attribute.name.text {
        case "propertyWrapper": wrapperNodes[node.name.text] = node
        case "resultBuilder": builderNames[node.name.text] = node
        default: break
        }
      }
      noteAttributes(node.members)
    }
  }

  /// An attribute that is no type of the script.
  func checkAttributes(of declaration: Declaration, isTopLevel: Bool = false) {
    for attribute in declaration.attributes where attribute.name.text.first?.isUppercase == true {
      let name = attribute.name.text
      if builderNames[name] != nil { continue }
      if wrapperNodes[name] != nil, isTopLevel {
        report(.notAllowed("a property wrapper in top-level code"), at: attribute.span)
      } else if wrapperNodes[name] != nil {
        report(.unsupported("a property wrapper in this place"), at: attribute.span)
      } else if let module = moduleToImport(
        for: name, from: fileScopes[ObjectIdentifier(attribute.span.source)] ?? main)
      {
        report(.missingImport(name: name, module: module, isType: true), at: attribute.span)
      } else {
        reportUnknownAttribute(attribute.name)
      }
    }
  }

  private func reportUnknownAttribute(_ name: Name) {
    prepareWords()
    if case .module(let module)? = knownNames[name.text], imported.contains(where: { $0 === moduleScopes[module] }) {
      report(
        .partOfModule("@" + name.text, of: nil, module: module, isImported: true, suggestion: nil), at: name.span)
      return
    }
    let near = nearest(to: name.text, among: Array(wrapperNodes.keys) + builderNames.keys)
    report(.unknownAttribute(name.text, suggestion: near), at: name.span)
  }

  func withoutWrappers(_ declarations: [Declaration], of nominal: Nominal, _ ext: Extension?) -> [Declaration] {
    var result: [Declaration] = []
    var isWrapping = false
    for declaration in declarations {
      guard case .variable(let node) = declaration.kind,
        let attribute = declaration.attributes.first(where: { wrapperNodes[$0.name.text] != nil })
      else {
        result.append(declaration)
        continue
      }
      let count = declaration.attributes.filter { wrapperNodes[$0.name.text] != nil }.count
      guard count == 1, node.bindings.count == 1, node.bindings[0].accessors == nil, !node.isLet, ext == nil,
        case .name(let name) = node.bindings[0].pattern.kind, let wrapper = wrapperNodes[attribute.name.text]
      else {
        report(
          .unsupported(count > 1 ? "several property wrappers on one property" : "a property wrapper in this place"),
          at: attribute.span)
        continue
      }
      let facts = WrapperFacts(wrapper)
      if facts.isForClasses, nominal.kind != .class {
        report(.notAllowed("`@\(attribute.name.text)` outside a class"), at: attribute.span)
        continue
      }
      isWrapping = true
      result += expanded(
        declaration, node.bindings[0], name, attribute, facts, isInClass: nominal.kind == .class)
    }
    let isMemberwise =
      isWrapping && nominal.kind == .struct
      && !result.contains { if case .initializer = $0.kind { true } else { false } }
    if isMemberwise, let initializer = memberwise(result) { result.append(initializer) }
    return result
  }

  /// The parts of a local variable with a wrapper; nil where there is none, or it is in no way to be had.
  func unwrapped(_ declaration: Declaration) -> [Declaration]? {
    let attributes = declaration.attributes.filter { wrapperNodes[$0.name.text] != nil }
    guard attributes.count == 1, case .variable(let node) = declaration.kind, node.bindings.count == 1, !node.isLet,
      node.bindings[0].accessors == nil, case .name(let name) = node.bindings[0].pattern.kind,
      let wrapper = wrapperNodes[attributes[0].name.text]
    else { return nil }
    let parts = expanded(declaration, node.bindings[0], name, attributes[0], WrapperFacts(wrapper))
    // Without a value it would have to be made by the first assignment.
    guard let storage = parts.first, wrappedProperties[ObjectIdentifier(storage)]?.isInitialized == true else {
      return nil
    }
    return parts.map { part in
      let plain = Declaration(part.kind, modifiers: [], attributes: [], span: part.span)
      wrappedProperties[ObjectIdentifier(plain)] = wrappedProperties[ObjectIdentifier(part)]
      return plain
    }
  }

  private func expanded(
    _ declaration: Declaration, _ binding: VariableNode.Binding, _ name: Name, _ attribute: Attribute,
    _ wrapper: WrapperFacts, isInClass: Bool = false
  ) -> [Declaration] {
    let span = name.span
    func named(_ text: String) -> Expression { Expression(.name(Name(text, span), genericArguments: nil), span) }
    var generics = attribute.generics
    if generics.isEmpty, let type = binding.type, let argument = wrapper.argument(for: type) { generics = [argument] }
    let given = attribute.arguments?.elements ?? []
    let isExplicit = !attribute.generics.isEmpty
    func make(_ value: Expression?, isOpen: Bool) -> Expression {
      var elements: [Arguments.Element] = []
      if let value { elements.append(Arguments.Element(label: Name("wrappedValue", span), value: value)) }
      elements += given
      let callee = Expression(
        .name(Name(attribute.name.text, attribute.name.span), genericArguments: isOpen ? attribute.generics : generics),
        attribute.name.span)
      return Expression(
        .call(callee, Arguments(elements: elements, trailingClosures: 0, span: attribute.span)), attribute.span)
    }
    func typed(_ value: Expression) -> Expression {
      guard let type = binding.type else { return value }
      return Expression(.cast(value, .coercion, type), value.span)
    }
    var value: Expression?
    if let written = binding.value {
      value = make(typed(written), isOpen: generics.isEmpty || !isExplicit)
    } else if attribute.arguments != nil, !given.isEmpty || wrapper.hasPlainInitializer {
      value = make(nil, isOpen: false)
    } else if wrapper.hasPlainInitializer {
      value = make(nil, isOpen: false)
    } else if let type = binding.type, case .optional = type.kind, wrapper.takesValue {
      value = make(typed(Expression(.nilLiteral, span)), isOpen: generics.isEmpty)
    }
    let storageType = TypeNode(.name(base: nil, attribute.name, arguments: generics), attribute.name.span)
    let others = declaration.modifiers.filter { $0.kind == .static || $0.kind == .class }
    func variable(
      _ name: String, _ type: TypeNode?, _ value: Expression?, _ accessors: Accessors?, _ modifiers: [Modifier]
    )
      -> Declaration
    {
      let pattern = Pattern(.name(Name(name, span)), span)
      let node = VariableNode(
        isLet: false, keyword: span,
        bindings: [VariableNode.Binding(pattern: pattern, type: type, value: value, accessors: accessors)])
      return Declaration(.variable(node), modifiers: modifiers, attributes: [], span: declaration.span)
    }
    let hasEnclosing = isInClass && !declaration.has(.static) && !declaration.has(.class)
    func accessors(_ member: String, settable: Bool, nonmutating: Bool, mutating: Bool) -> Accessors {
      func storage() -> Expression {
        if hasEnclosing, let label = wrapper.enclosingLabels[member] {
          return throughEnclosing(label, label == "wrapped" ? name.text : "$" + name.text)
        }
        return Expression(.member(named("_" + name.text), Name(member, span), genericArguments: nil), span)
      }
      func block(_ expression: Expression) -> LazyBlock {
        LazyBlock(Block(statements: [Statement(.expression(expression), span)], span: span))
      }
      var list = [
        Accessors.Accessor(
          kind: .get, parameter: nil, body: block(storage()), isMutating: mutating ? true : nil, span: span)
      ]
      if settable {
        list.append(
          Accessors.Accessor(
            kind: .set, parameter: nil, body: block(Expression(.assignment(storage(), named("newValue")), span)),
            isMutating: nonmutating ? false : nil, span: span))
      }
      return Accessors(accessors: list, span: span)
    }
    /// `Wrapper[_enclosingInstance: self, wrapped: \.name, storage: \._name]`
    func throughEnclosing(_ label: String, _ property: String) -> Expression {
      func path(_ member: String) -> Expression {
        let end = Expression(.member(named("$0"), Name(member, span), genericArguments: nil), span)
        return Expression(.keyPath(KeyPathNode(path: end, hasRoot: false, span: span)), span)
      }
      let arguments = [
        ("_enclosingInstance", named("self")), (label, path(property)), ("storage", path("_" + name.text)),
      ].map { Arguments.Element(label: Name($0.0, span), value: $0.1) }
      let type = Expression(
        .name(attribute.name, genericArguments: generics.isEmpty ? nil : generics), attribute.name.span)
      return Expression(.subscripted(type, Arguments(elements: arguments, trailingClosures: 0, span: span)), span)
    }
    let privately = Modifier(kind: .private, span: span)
    let making = wrapper.takesValue ? { make(typed($0), isOpen: !isExplicit) } : nil
    let storage = variable(
      "_" + name.text, value == nil ? storageType : nil, value, nil, [privately] + others)
    let computed = variable(
      name.text, binding.type, nil,
      accessors(
        "wrappedValue", settable: wrapper.isSettable, nonmutating: wrapper.setsWithoutChange,
        mutating: wrapper.readsWithChange),
      declaration.modifiers)
    wrappedProperties[ObjectIdentifier(storage)] = WrappedProperty(
      .storage, name.text, making: making, isInitialized: value != nil)
    wrappedProperties[ObjectIdentifier(computed)] = WrappedProperty(
      .value, name.text, making: making, isInitialized: value != nil)
    memberwiseParts[ObjectIdentifier(storage)] = (
      binding.type, binding.value, making, value != nil && binding.value == nil
    )
    var result = [storage, computed]
    if wrapper.projects {
      let projection = variable(
        "$" + name.text, nil, nil,
        accessors(
          "projectedValue", settable: wrapper.projectionIsSettable,
          nonmutating: wrapper.projectsWithoutChange || wrapper.isReference,
          mutating: wrapper.projectsWithChange), declaration.modifiers)
      wrappedProperties[ObjectIdentifier(projection)] = WrappedProperty(.projection, name.text, isInitialized: true)
      result.append(projection)
    }
    return result
  }

  /// The memberwise initialiser of a struct some of whose properties are wrapped: it takes their values.
  private func memberwise(_ declarations: [Declaration]) -> Declaration? {
    var parameters: [FunctionNode.Parameter] = []
    var statements: [Statement] = []
    var place: Span?
    for declaration in declarations {
      guard case .variable(let node) = declaration.kind, !declaration.has(.static), !declaration.has(.lazy) else {
        continue
      }
      for binding in node.bindings {
        guard case .name(let name) = binding.pattern.kind, binding.accessors == nil || binding.value != nil else {
          continue
        }
        place = place ?? name.span
        let wrapped = wrappedProperties[ObjectIdentifier(declaration)]
        if let wrapped, wrapped.role != .storage { continue }
        let target = Expression(
          .member(
            Expression(.name(Name("self", name.span), genericArguments: nil), name.span), name, genericArguments: nil),
          name.span)
        func add(_ label: String, _ type: TypeNode, _ value: Expression?, _ made: (Expression) -> Expression) {
          let own = Name(label, name.span)
          parameters.append(
            FunctionNode.Parameter(
              label: own, name: own, type: type, isInOut: false, isVariadic: false, isEscaping: true,
              isAutoclosure: false, defaultValue: value, span: name.span))
          let given = Expression(.name(own, genericArguments: nil), name.span)
          statements.append(Statement(.expression(Expression(.assignment(target, made(given)), name.span)), name.span))
        }
        if let wrapped, let part = memberwiseParts[ObjectIdentifier(declaration)] {
          // Made by other arguments, or by none, it is as it was declared.
          if part.isMade { continue }
          guard let making = part.making else {
            // The wrapper itself, where it can't be made of a value.
            if let type = binding.type { add(wrapped.name, type, nil) { $0 } }
            continue
          }
          guard let type = part.type ?? Self.literalType(part.value) else { continue }
          add(wrapped.name, type, part.value, making)
          continue
        }
        if node.isLet, binding.value != nil { continue }
        guard let type = binding.type ?? Self.literalType(binding.value) else { continue }
        var value = binding.value
        if value == nil, !node.isLet, case .optional = type.kind { value = Expression(.nilLiteral, name.span) }
        add(name.text, type, value) { $0 }
      }
    }
    guard let span = place else { return nil }
    let body = LazyBlock(Block(statements: statements, span: span))
    let node = FunctionNode(
      name: Name("init", span), generics: [], parameters: parameters, result: nil, requirements: [], body: body,
      isThrowing: false, isFailable: false, head: span)
    let made = Attribute(name: Name(Self.memberwiseMark, span), argument: nil, span: span)
    return Declaration(.initializer(node), modifiers: [], attributes: [made], span: span)
  }

  static let memberwiseMark = "_memberwise"

  private static func literalType(_ value: Expression?) -> TypeNode? {
    guard let value else { return nil }
    let name: String
    switch value.kind {
    case .integer: name = "Int"
    case .float: name = "Double"
    case .boolean: name = "Bool"
    case .string: name = "String"
    case .call(let callee, _):
      // `Counter()`: names with a capital letter are those of types.
      guard case .name(let type, let arguments) = callee.kind, type.text.first?.isUppercase == true else { return nil }
      return TypeNode(.name(base: nil, type, arguments: arguments ?? []), value.span)
    case .array(let elements):
      return literalType(elements.first).map { TypeNode(.array($0), value.span) }
    default: return nil
    }
    return TypeNode(.name(base: nil, Name(name, value.span), arguments: []), value.span)
  }

  /// What the wrapper's value or projection is.
  func type(of wrapped: WrappedProperty, _ variable: Variable) -> Type {
    guard let parent = variable.parent,
      case .variable(let storage)? = parent.members(named: "_" + wrapped.name).first
    else { return .error }
    return type(of: wrapped, in: storage, parent.generics)
  }

  func type(of wrapped: WrappedProperty, in storage: Variable, _ generics: GenericSignature) -> Type {
    prepare(storage)
    guard case .nominal(let nominal, let arguments) = storage.type,
      case .variable(let member)? = nominal.members(named: wrapped.role == .value ? "wrappedValue" : "projectedValue")
        .first
    else { return .error }
    prepare(member)
    return canonical(
      member.type.substituting(nominal.generics.parameters, arguments), in: generics)
  }

  /// The first assignment to a wrapped property in an initialiser makes the wrapper.
  func makingWrapper(_ expression: Expression, in context: Context) -> Expression? {
    guard let parent = context.initializing, case .assignment(let target, let value) = expression.kind else {
      return nil
    }
    let name: Name
    switch target.kind {
    case .name(let own, nil): name = own
    case .member(let base?, let member, nil):
      guard case .name(let own, nil) = base.kind, own.text == "self" else { return nil }
      name = member
    default: return nil
    }
    guard case .variable(let variable)? = parent.members(named: name.text).first, let wrapped = variable.wrapped,
      wrapped.role == .value, !wrapped.isInitialized, let making = wrapped.making,
      context.function.madeWrappers.insert(name.text).inserted
    else { return nil }
    let storage = Expression(
      .member(
        Expression(.name(Name("self", name.span), genericArguments: nil), name.span), Name("_" + name.text, name.span),
        genericArguments: nil), name.span)
    return Expression(.assignment(storage, making(value)), expression.span)
  }
}

/// What can be seen of a property wrapper by its text.
private struct WrapperFacts {
  var isSettable = false
  var setsWithoutChange: Bool
  var projects = false
  var projectionIsSettable = false
  var projectsWithoutChange = false
  /// A getter that says `mutating`: so is that of the property.
  var readsWithChange = false
  var projectsWithChange = false
  var hasPlainInitializer = false
  let isReference: Bool
  /// `init(wrappedValue:)`, written or memberwise.
  var takesValue = false
  /// What a class's property is got and set through, where the wrapper wants to know the instance around it: by `wrappedValue`
  /// and `projectedValue` the subscript's label.
  var enclosingLabels: [String: String] = [:]
  /// There is no other way to the value: `wrappedValue` is unavailable.
  var isForClasses = false
  private var parameter: String?
  private var valueType: TypeNode?

  private static func changes(_ binding: VariableNode.Binding) -> Bool {
    binding.accessors?.accessors.first { $0.kind == .get }?.isMutating == true
  }

  init(_ node: NominalNode) {
    setsWithoutChange = node.kind == .class
    isReference = node.kind == .class
    if node.generics.count == 1 { parameter = node.generics[0].name.text }
    var initializers = 0
    var allHaveValues = true
    var isValueStored = false
    for member in node.members {
      switch member.kind {
      case .variable(let variable):
        for binding in variable.bindings {
          guard case .name(let name) = binding.pattern.kind else { continue }
          let isClosed = member.has(.privateSet) || member.has(.fileprivateSet) || member.has(.private)
          let setter = isClosed ? nil : binding.accessors?.accessors.first { $0.kind == .set }
          let isStored = !(binding.accessors?.accessors.contains { $0.kind == .get || $0.kind == .set } ?? false)
          if isStored, binding.value == nil, !member.has(.static) {
            if case .optional? = binding.type?.kind {} else { allHaveValues = false }
          }
          if name.text == "wrappedValue" {
            isSettable = setter != nil || (isStored && !variable.isLet && !isClosed)
            if setter?.isMutating == false { setsWithoutChange = true }
            readsWithChange = Self.changes(binding)
            valueType = binding.type
            isValueStored = isStored
            isForClasses = member.attributes.contains { $0.availability?.isUnavailable == true }
          }
          if name.text == "projectedValue" {
            projects = true
            projectionIsSettable = setter != nil || (isStored && !variable.isLet && !isClosed)
            projectsWithoutChange = setter?.isMutating == false
            projectsWithChange = Self.changes(binding)
          }
        }
      case .subscriptDeclaration(let node, _) where node.parameters.first?.label?.text == "_enclosingInstance":
        switch node.parameters.dropFirst().first?.label?.text {
        case "wrapped": enclosingLabels["wrappedValue"] = "wrapped"
        case "projected": enclosingLabels["projectedValue"] = "projected"
        default: break
        }
      case .initializer(let function):
        initializers += 1
        if function.parameters.allSatisfy({ $0.defaultValue != nil }) { hasPlainInitializer = true }
        if function.parameters.first?.label?.text == "wrappedValue" { takesValue = true }
      default: break
      }
    }
    if initializers == 0 {
      hasPlainInitializer = allHaveValues
      takesValue = isValueStored
    }
  }

  /// What the wrapper's parameter is, where its value has this type.
  func argument(for type: TypeNode) -> TypeNode? {
    guard let parameter, let valueType else { return nil }
    var type = type
    if case .implicitlyUnwrapped(let inner) = type.kind { type = TypeNode(.optional(inner), type.span) }
    switch (valueType.kind, type.kind) {
    case (.name(nil, let name, _), _) where name.text == parameter: return type
    case (.optional(let inner), .optional(let given)), (.implicitlyUnwrapped(let inner), .optional(let given)):
      if case .name(nil, let name, _) = inner.kind, name.text == parameter { return given }
      return nil
    case (.array(let inner), .array(let given)):
      if case .name(nil, let name, _) = inner.kind, name.text == parameter { return given }
      return nil
    default: return nil
    }
  }
}
