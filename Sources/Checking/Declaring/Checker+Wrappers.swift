import Diagnostics
import Syntax

/// What the wrappers of declarations have brought with them.
final class Wrapping {
  /// By the declarations that are made of those with a wrapper.
  var properties = IdentityMap<Declaration, WrappedProperty>()
  /// By the storage of a wrapped property.
  var memberwiseParts: [ObjectIdentifier: MemberwisePart] = [:]
  /// Assignments to wrapped variables that may make the wrapper.
  var makings: [ObjectIdentifier: WrapperMaking] = [:]
  /// Closures that take the projections of wrapped values, with these values in their bodies.
  var projectedClosures = IdentityMap<ClosureNode, ClosureNode>()
}

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
  func noteAttributes(
    _ declarations: [Declaration], of module: Module, in outer: [NominalNode] = [], block: Span? = nil
  ) {
    for declaration in declarations {
      guard case .type(let node) = declaration.kind else { continue }
      for attribute in declaration.attributes {
        switch attribute.name.text {
        case "propertyWrapper": wrapperTypes.note(node, in: outer, of: module, block: block)
        case "resultBuilder": builderTypes.note(node, in: outer, of: module, block: block)
        default: break
        }
      }
      noteAttributes(node.members, of: module, in: outer + [node], block: block)
    }
  }

  /// An attribute that is no type of the script.
  func checkAttributes(of declaration: Declaration, isTopLevel: Bool = false) {
    for attribute in declaration.attributes where attribute.canNameType {
      let name = attribute.name.text
      // These ask for nothing here.
      if name == "Sendable" || Self.objectiveCAttributes.contains(name) || ProgramEntry.attributes.contains(name) {
        continue
      }
      if builder(attribute) != nil || isEntry(attribute) || checkMacro(attribute, on: declaration) { continue }
      if globalActor(attribute.name, from: fileScopes[ObjectIdentifier(attribute.span.source)] ?? main) != nil {
        continue
      }
      if wrapper(attribute) != nil, isTopLevel {
        report(.notAllowed("a property wrapper in top-level code"), at: attribute.span)
      } else if wrapper(attribute) != nil {
        var place: String?
        if case .variable(let node) = declaration.kind { place = placeWithoutWrapper(node) }
        report(.notAllowed("a property wrapper \(place ?? "on what is no variable")"), at: attribute.span)
      } else if let module = moduleToImport(
        for: name, from: fileScopes[ObjectIdentifier(attribute.span.source)] ?? main)
      {
        report(.missingImport(name: name, module: module, isType: true), at: attribute.span)
      } else {
        // An actor may be declared further down.
        laterChecks.append { [self] in
          let scope = fileScopes[ObjectIdentifier(attribute.span.source)] ?? main
          if globalActor(attribute.name, from: scope) == nil { reportUnknownAttribute(attribute.name) }
        }
      }
    }
  }

  private func reportUnknownAttribute(_ name: Name) {
    if case .lacking(_, _, let module, isImported: true)? = lacking(name.text, from: main, visible: []) {
      report(.lacking("@" + name.text, of: nil, module: module, isImported: true), at: name.span)
      return
    }
    let known = wrapperTypes.names + builderTypes.names
    let near = nearest(to: name.text, among: known.filter { !lookUp($0, from: main).isEmpty })
    report(.unknownAttribute(name.text, suggestion: near), at: name.span)
  }

  func withoutWrappers(_ declarations: [Declaration], of nominal: Nominal, _ ext: Extension?) -> [Declaration] {
    var result: [Declaration] = []
    var isWrapping = false
    for declaration in ext == nil
      ? noticing(tracked(declarations, of: nominal), of: nominal) : withEntries(declarations, of: nominal)
    {
      let wrappers = self.wrappers(of: declaration.attributes)
      guard case .variable(let node) = declaration.kind, let outer = wrappers.first else {
        if isStored(declaration), builder(in: declaration.attributes) != nil { isWrapping = true }
        result.append(declaration)
        continue
      }
      if let place = placeWithoutWrapper(node, isOfValue: !declaration.has(.static), ext) {
        report(.notAllowed("a property wrapper \(place)"), at: outer.attribute.span)
        continue
      }
      guard case .name(let name) = node.bindings[0].pattern.kind else { continue }
      checkGoesWithWrapper(declaration, name)
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
    if isMemberwise { result += memberwise(result, at: nominal.span) }
    return result
  }

  private func checkGoesWithWrapper(_ declaration: Declaration, _ name: Name) {
    let words: [(Modifier.Kind, String)] = [
      (.lazy, "lazy"), (.weak, "weak"), (.unowned, "unowned"), (.override, "override"),
    ]
    for (modifier, word) in words where declaration.has(modifier) {
      report(.notAllowed("`\(word)` on a wrapped property"), at: name.span)
    }
  }

  /// What a variable is that can have no wrapper.
  private func placeWithoutWrapper(_ node: VariableNode, isOfValue: Bool = false, _ ext: Extension? = nil) -> String? {
    guard let binding = node.bindings.first else { return nil }
    if node.isLet { return "on a `let`" }
    guard node.bindings.count == 1, case .name = binding.pattern.kind else { return "on several variables at once" }
    if !isStored(binding.accessors) { return "on a computed property" }
    return ext != nil && isOfValue ? "on a property that an extension adds to each value" : nil
  }

  private func isStored(_ declaration: Declaration) -> Bool {
    guard case .variable(let node) = declaration.kind, !declaration.has(.static) else { return false }
    return node.bindings.allSatisfy { isStored($0.accessors) }
  }

  /// The parts of a local variable with a wrapper; nil where there is none, or what is written cannot have one.
  func unwrapped(_ declaration: Declaration) -> [Declaration]? {
    let wrappers = self.wrappers(of: declaration.attributes)
    guard !wrappers.isEmpty, case .variable(let node) = declaration.kind, placeWithoutWrapper(node) == nil,
      case .name(let name)? = node.bindings.first?.pattern.kind
    else { return nil }
    checkGoesWithWrapper(declaration, name)
    return expanded(declaration, node.bindings[0], name, wrappers).map(withoutModifiers)
  }

  /// What is made in a body is private to it.
  func withoutModifiers(_ part: Declaration) -> Declaration {
    let plain = Declaration(part.kind, modifiers: [], attributes: [], span: part.span)
    wrapping.properties[plain] = wrapping.properties[part]
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
}
