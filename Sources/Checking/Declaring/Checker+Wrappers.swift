import Diagnostics
import Syntax

/// What a property has to do with a property wrapper.
final class WrappedProperty {
  enum Role { case storage, value, projection }
  let role: Role
  let name: String
  /// How many wrappers there are, each of which wraps the next.
  let depth: Int
  /// How the wrapper is made of a value that is assigned before there is one; nil where it cannot be.
  let making: ((Expression) -> Expression)?
  let isInitialized: Bool
  init(_ role: Role, _ name: String, depth: Int = 1, making: ((Expression) -> Expression)? = nil, isInitialized: Bool) {
    self.role = role
    self.name = name
    self.depth = depth
    self.making = making
    self.isInitialized = isInitialized
  }
}

/// Property wrappers: `@Wrapper var x = 1` is a stored `_x`, a computed `x`, and a computed `$x` where the wrapper projects.
extension Checker {
  /// Types may be used as attributes before they are declared.
  func noteAttributes(_ declarations: [Declaration], of module: Module) {
    for declaration in declarations {
      guard case .type(let node) = declaration.kind else { continue }
      for attribute in declaration.attributes {
        switch attribute.name.text {
        case "propertyWrapper": wrapperTypes.note(node, of: module)
        case "resultBuilder": builderTypes.note(node, of: module)
        default: break
        }
      }
      noteAttributes(node.members, of: module)
    }
  }

  /// An attribute that is no type of the script.
  func checkAttributes(of declaration: Declaration, isTopLevel: Bool = false) {
    for attribute in declaration.attributes where attribute.name.text.first?.isUppercase == true {
      let name = attribute.name.text
      // It asks for nothing here.
      if name == "Sendable" { continue }
      if builder(attribute.name) != nil { continue }
      if wrapper(attribute.name) != nil, isTopLevel {
        report(.notAllowed("a property wrapper in top-level code"), at: attribute.span)
      } else if wrapper(attribute.name) != nil {
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
    let near = nearest(to: name.text, among: wrapperTypes.names + builderTypes.names)
    report(.unknownAttribute(name.text, suggestion: near), at: name.span)
  }

  func withoutWrappers(_ declarations: [Declaration], of nominal: Nominal, _ ext: Extension?) -> [Declaration] {
    var result: [Declaration] = []
    var isWrapping = false
    for declaration in declarations {
      let wrappers = self.wrappers(of: declaration.attributes)
      guard case .variable(let node) = declaration.kind, let outer = wrappers.first else {
        if isStored(declaration), builder(in: declaration.attributes) != nil { isWrapping = true }
        result.append(declaration)
        continue
      }
      guard node.bindings.count == 1, node.bindings[0].accessors == nil, !node.isLet, ext == nil,
        case .name(let name) = node.bindings[0].pattern.kind
      else {
        report(
          node.isLet ? .notAllowed("a property wrapper on a `let`") : .unsupported("a property wrapper in this place"),
          at: outer.attribute.span)
        continue
      }
      if declaration.has(.lazy) { report(.notAllowed("`lazy` on a wrapped property"), at: name.span) }
      if let last = wrappers.first(where: { $0.facts.isForClasses }), nominal.kind != .class || wrappers.count > 1 {
        let attribute = "`@\(last.attribute.name.text)`"
        report(
          nominal.kind == .class
            ? .unsupported("\(attribute) around or in another") : .notAllowed("\(attribute) outside a class"),
          at: last.attribute.span)
        continue
      }
      isWrapping = true
      result += expanded(declaration, node.bindings[0], name, wrappers, isInClass: nominal.kind == .class)
    }
    let isMemberwise =
      isWrapping && nominal.kind == .struct
      && !result.contains { if case .initializer = $0.kind { true } else { false } }
    if isMemberwise { result += memberwise(result) }
    return result
  }

  private func isStored(_ declaration: Declaration) -> Bool {
    guard case .variable(let node) = declaration.kind, !declaration.has(.static) else { return false }
    return node.bindings.allSatisfy { isStored($0.accessors) }
  }

  /// The parts of a local variable with a wrapper; nil where there is none, or it is in no way to be had.
  func unwrapped(_ declaration: Declaration) -> [Declaration]? {
    let wrappers = self.wrappers(of: declaration.attributes)
    guard !wrappers.isEmpty, case .variable(let node) = declaration.kind, node.bindings.count == 1, !node.isLet,
      node.bindings[0].accessors == nil, case .name(let name) = node.bindings[0].pattern.kind
    else { return nil }
    let parts = expanded(declaration, node.bindings[0], name, wrappers)
    // Without a value it would have to be made by the first assignment.
    guard let storage = parts.first, wrappedProperties[ObjectIdentifier(storage)]?.isInitialized == true else {
      return nil
    }
    return parts.map(withoutModifiers)
  }

  /// What is made in a body is private to it.
  func withoutModifiers(_ part: Declaration) -> Declaration {
    let plain = Declaration(part.kind, modifiers: [], attributes: [], span: part.span)
    wrappedProperties[ObjectIdentifier(plain)] = wrappedProperties[ObjectIdentifier(part)]
    return plain
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
    let name = wrapped.role == .value ? "wrappedValue" : "projectedValue"
    return (0..<wrapped.depth).reduce(storage.type) { type, _ in
      guard case .nominal(let nominal, let arguments) = type,
        case .variable(let member)? = nominal.members(named: name).first
      else { return .error }
      prepare(member)
      return canonical(member.type.substituting(nominal.generics.parameters, arguments), in: generics)
    }
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
      wrapped.role == .value, !wrapped.isInitialized, let making = wrapped.making
    else { return nil }
    prepare(variable)
    // A value that cannot be set is none that can be set first.
    guard variable.setter != nil, context.function.madeWrappers.insert(name.text).inserted else { return nil }
    let storage = Expression(
      .member(
        Expression(.name(Name("self", name.span), genericArguments: nil), name.span), Name("_" + name.text, name.span),
        genericArguments: nil), name.span)
    return Expression(.assignment(storage, making(value)), expression.span)
  }
}
