import Diagnostics
import Syntax

/// Entering declarations into scopes. Nothing is resolved here but the types that extensions extend.
extension Checker {
  func declare(_ declarations: [Declaration], in scope: Scope, isScript: Bool) {
    declareTypes(declarations, in: scope)
    bindExtensions(declarations, in: scope)
    declareValues(declarations, in: scope, isScript: isScript)
  }

  func declareTypes(_ declarations: [Declaration], in scope: Scope) {
    if !scope.module.isLibrary || scope.module.name != "Swift" { noteAttributes(declarations, of: scope.module) }
    for declaration in declarations {
      switch declaration.kind {
      case .type(let node): declareType(node, declaration, parent: nil, in: scope)
      case .typeAlias(let name, let generics, let node):
        declareAlias(name, generics, node, declaration, parent: nil, in: scope)
      default: break
      }
    }
  }

  func bindExtensions(_ declarations: [Declaration], in scope: Scope) {
    for declaration in declarations {
      if case .extensionDeclaration(let node) = declaration.kind { bind(node, declaration, in: scope) }
    }
  }

  @discardableResult
  func declareValues(_ declarations: [Declaration], in scope: Scope, isScript: Bool) -> [Function] {
    var functions: [Function] = []
    for declaration in declarations {
      if !declaration.attributes.isEmpty { checkAttributes(of: declaration, isTopLevel: true) }
      switch declaration.kind {
      case .function(let node):
        for node in withProjections(node) {
          let function = declareFunction(node, declaration, kind: .function, parent: nil, ext: nil, in: scope)
          enter(function.name, .function(function), in: scope, parent: nil, span: node.name.span)
          functions.append(function)
        }
      case .variable(let node) where !isScript || scope.module === main.module:
        for variable in declareVariables(node, declaration, kind: .global, parent: nil, ext: nil, in: scope) {
          enter(variable.name, .variable(variable), in: scope, parent: nil, span: variable.span)
        }
      default: break
      }
    }
    return functions
  }

  // MARK: Types

  @discardableResult
  func declareType(
    _ node: NominalNode, _ declaration: Declaration, parent: Nominal?, in scope: Scope
  ) -> Nominal {
    let nominal = Nominal(
      kind: node.kind, name: node.name.text, module: scope.module, parent: parent, node: node, span: node.name.span)
    nominal.declaration = declaration
    nominal.access = memberAccess(declaration, parent: parent, ext: scope.ownExtension)
    nominal.isOpen = declaration.has(.open)
    nominal.isFinal = declaration.has(.final)
    nominal.isIndirect = declaration.has(.indirect)
    if node.isActor { nominal.isFinal = true }
    for attribute in declaration.attributes where attribute.name.text == "_primitive" {
      nominal.primitive = attribute.argument
    }
    if !scope.module.isLibrary { checkDistinct(node.generics) }
    let inner = Scope(.nominal(nominal, nil), parent: scope, module: scope.module)
    nominal.scope = inner
    var parameters = parent?.kind == .protocol ? [] : parent?.generics.parameters ?? []
    if node.kind == .protocol { parameters = [GenericParameter(name: "Self", kind: .protocolSelf)] }
    for generic in node.generics {
      let parameter = GenericParameter(generic.name)
      parameters.append(parameter)
      inner.declare(parameter.name, .parameter(parameter))
    }
    // What is nested in an extension knows the extension's own constraints too.
    nominal.generics = GenericSignature(
      parameters: parameters,
      outer: parent?.kind == .protocol ? nil : scope.ownExtension?.generics ?? parent?.generics)
    enter(nominal.name, .type(nominal), in: scope, parent: parent, span: node.name.span)
    // The script's members are entered at once; the library's only when somebody looks.
    if node.braces.source.isLibrary {
      nominal.postponeHead(keys: nil) { [unowned self, unowned nominal] in
        declareMembers(node.members, of: nominal, ext: nil, in: inner)
      }
    } else {
      declareMembers(node.members, of: nominal, ext: nil, in: inner)
    }
    return nominal
  }

  func declareAlias(
    _ name: Name, _ generics: [GenericParameterNode], _ node: TypeNode, _ declaration: Declaration, parent: Nominal?,
    in scope: Scope
  ) {
    let inner = Scope(.generics, parent: scope, module: scope.module)
    let alias = TypeAlias(
      name: name.text, parent: parent, span: name.span, node: node, genericNodes: generics,
      declaration: declaration, scope: inner)
    if !generics.isEmpty { inner.alias = alias }
    alias.access = memberAccess(declaration, parent: parent, ext: scope.ownExtension)
    alias.ownParameters = generics.map { GenericParameter($0.name) }
    for parameter in alias.ownParameters { inner.declare(parameter.name, .parameter(parameter)) }
    alias.generics = GenericSignature(
      parameters: (parent?.generics.parameters ?? []) + alias.ownParameters,
      requirements: parent?.generics.requirements ?? [])
    enter(alias.name, .alias(alias), in: scope, parent: parent, span: name.span)
  }

  /// Binds an extension to the type it names and enters its members there.
  func bind(_ node: ExtensionNode, _ declaration: Declaration, in scope: Scope) {
    guard let nominal = extendedNominal(node.type, in: scope) else { return }
    if !scope.module.isLibrary, !node.inherited.isEmpty { setAsideUnseen(of: nominal) }
    let ext = extend(nominal, node, declaration, in: scope)
    declareMembers(node.members, of: nominal, ext: ext, in: ext.scope ?? scope)
    lookUps.members = [:]
    lookUps.operators = [:]
    if nominal.stage == .known {
      lookUps.conformances = [:]
      lookUps.witnesses = [:]
    }
  }

  func extend(_ nominal: Nominal, _ node: ExtensionNode, _ declaration: Declaration, in scope: Scope) -> Extension {
    let ext = Extension(nominal: nominal, node: node, declaration: declaration, module: scope.module)
    ext.generics = GenericSignature(parameters: nominal.generics.parameters, outer: nominal.generics)
    let inner = Scope(.nominal(nominal, ext), parent: scope, module: scope.module)
    for parameter in nominal.generics.parameters where parameter.kind == .ordinary {
      inner.declare(parameter.name, .parameter(parameter))
    }
    ext.scope = inner
    extensionsByNominal[ObjectIdentifier(nominal), default: []].append(ext)
    if nominal.stage != .declared { resolveHeader(of: ext) }
    return ext
  }

  private func extendedNominal(_ node: TypeNode, in scope: Scope) -> Nominal? {
    switch node.kind {
    case .name(let base, let name, _):
      var found: Member?
      if let known = typeNamed(name, behind: base, from: scope) {
        found = known
      } else if let base {
        guard let outer = extendedNominal(base, in: scope) else { return nil }
        found = outer.members(named: name.text).first { $0.isTypeLike }
      }
      if let found, scope.module === main.module { noteMention(of: found, at: name.span) }
      switch found {
      case .type(let nominal): return nominal
      case .alias(let alias):
        if case .nominal(let nominal, _) = resolve(alias) { return nominal }
        if case .existential(let existential) = resolve(alias), existential.protocols.count == 1 {
          return existential.protocols[0]
        }
        report(.cannotExtend(name.text), at: node.span)
        return nil
      default:
        reportUnknownType(name, from: scope)
        return nil
      }
    case .parenthesized(let inner): return extendedNominal(inner, in: scope)
    case .array: return arrayNominal
    case .optional: return optionalNominal
    case .dictionary: return dictionaryNominal
    case .error, .unsupported: return nil
    default:
      report(.cannotExtend(node.span.text), at: node.span)
      return nil
    }
  }

  // MARK: Members

  func declareMembers(_ written: [Declaration], of nominal: Nominal, ext: Extension?, in scope: Scope) {
    let declarations =
      sees(wrapperTypes, in: scope.module) || sees(builderTypes, in: scope.module)
      ? withoutWrappers(written, of: nominal, ext) : written
    if !scope.module.isLibrary {
      for declaration in written { checkModifiers(of: declaration, in: nominal, ext) }
    }
    for declaration in declarations {
      checkAttributes(of: declaration)
      switch declaration.kind {
      case .type(let node):
        if nominal.kind == .protocol {
          report(
            ext == nil
              ? .notAllowed("a type nested in a protocol") : .unsupported("types nested in protocol extensions"),
            at: node.name.span)
          continue
        }
        if node.kind == .protocol, !nominal.generics.parameters.isEmpty {
          report(.notAllowed("a protocol inside a type that is generic"), at: node.name.span)
        }
        let nested = declareType(node, declaration, parent: nominal, in: scope)
        if nominal.module.isLibrary { bindPendingExtensions(of: nested) }
      case .typeAlias(let name, let generics, let node):
        declareAlias(name, generics, node, declaration, parent: nominal, in: scope)
      case .associatedType(let name, let inherited, let defaultType, let requirements):
        guard nominal.kind == .protocol, ext == nil else {
          report(.notAllowed("an associated type outside a protocol"), at: name.span)
          continue
        }
        let associated = AssociatedType(name: name.text, owner: nominal, span: name.span)
        associated.node = defaultType
        nominal.associatedTypes.append(associated)
        associatedNodes[ObjectIdentifier(associated)] = (inherited, requirements)
        enter(name.text, .associated(associated), in: scope, parent: nominal, span: name.span)
      case .function(let node):
        for node in withProjections(node) {
          let function = declareFunction(node, declaration, kind: .function, parent: nominal, ext: ext, in: scope)
          if function.name == "appendInterpolation", !function.module.isLibrary { hasOwnInterpolations = true }
          enter(function.name, .function(function), in: scope, parent: nominal, span: node.name.span)
        }
      case .initializer(let node):
        for node in withProjections(node) {
          let function = declareFunction(node, declaration, kind: .initializer, parent: nominal, ext: ext, in: scope)
          enter("init", .function(function), in: scope, parent: nominal, span: node.name.span)
        }
      case .deinitializer(let node):
        if nominal.kind != .class || ext != nil {
          report(.notAllowed("a deinitializer outside a class"), at: node.name.span)
          continue
        }
        if let other = nominal.deinitializer {
          report(.redeclaration("deinit", previous: other.span), at: node.name.span)
          continue
        }
        nominal.deinitializer = declareFunction(
          node, declaration, kind: .deinitializer, parent: nominal, ext: nil, in: scope)
      case .subscriptDeclaration(let node, let accessors):
        let entity = declareSubscript(node, accessors, declaration, parent: nominal, ext: ext, in: scope)
        enter("subscript", .subscripted(entity), in: scope, parent: nominal, span: node.name.span)
      case .variable(let node):
        if node.isLet, nominal.kind == .struct, ext == nil, !declaration.has(.static),
          let binding = node.bindings.first(where: { if case .tuple = $0.pattern.kind { true } else { false } }),
          binding.value != nil
        {
          report(.notAllowed("several `let` properties of a struct with one initial value"), at: binding.pattern.span)
        }
        for variable in declareVariables(node, declaration, kind: .property, parent: nominal, ext: ext, in: scope) {
          variable.wrapped = wrapping.properties[declaration]
          enter(variable.name, .variable(variable), in: scope, parent: nominal, span: variable.span)
          if variable.isStored && !variable.isStatic {
            if ext != nil {
              report(.storedPropertyInExtension(variable.name), at: variable.span)
            } else if nominal.kind == .enum {
              report(.storedPropertyInEnum(variable.name), at: variable.span)
            } else {
              nominal.storedProperties.append(variable)
            }
          }
        }
      case .enumCases(let nodes):
        guard nominal.kind == .enum, ext == nil else {
          report(.notAllowed("an enum case outside an enum"), at: declaration.span)
          continue
        }
        for node in nodes {
          let entity = EnumCase(
            name: node.name.text, owner: nominal, index: nominal.cases.count,
            isIndirect: nominal.isIndirect || declaration.has(.indirect), span: node.name.span, node: node,
            declaration: declaration)
          nominal.cases.append(entity)
          enter(node.name.text, .enumCase(entity), in: scope, parent: nominal, span: node.name.span)
        }
      default: break
      }
    }
  }

  /// Makes a name visible, as a member or in a scope, and reports a second one of a kind that may not be overloaded.
  func enter(_ name: String, _ member: Member, in scope: Scope, parent: Nominal?, span: Span) {
    if case .function(let function) = member, isOperator(name) { noteOperator(function) }
    if let parent {
      parent.append(member, named: name)
      if case .nominal(_, let ext?) = scope.kind { ext.members.append(member) }
    } else {
      scope.declare(name, member)
    }
  }

  func isOperator(_ name: String) -> Bool {
    guard let first = name.utf8.first else { return false }
    if first >= 0x80, let scalar = name.unicodeScalars.first {
      switch scalar.value {
      case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017,
        0x2020...0x2027,
        0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF,
        0x2E00...0x2E7F,
        0x3001...0x3003, 0x3008...0x3030:
        return true
      default: return false
      }
    }
    return !(first == 0x5F || first == 0x24 || first >= 0x80 || (first | 0x20 >= 0x61 && first | 0x20 <= 0x7A))
      && !(first >= 0x30 && first <= 0x39)
  }

  func access(_ declaration: Declaration, parent: Nominal?, isInExtension: Bool = false) -> Access {
    for modifier in declaration.modifiers {
      switch modifier.kind {
      case .private: return .private
      case .fileprivate: return .fileprivate
      case .internal: return .internal
      case .package: return .package
      case .public, .open: return .public
      default: continue
      }
    }
    // What a protocol asks for is as visible as the protocol.
    if let parent, parent.kind == .protocol, !isInExtension { return max(parent.access, .fileprivate) }
    return .internal
  }

  /// A member says how visible it is, or the extension around it says it for all, or it is internal.
  private func memberAccess(_ declaration: Declaration, parent: Nominal?, ext: Extension?) -> Access {
    guard let ext else { return access(declaration, parent: parent) }
    let says = declaration.modifiers.contains {
      [.private, .fileprivate, .internal, .package, .public, .open].contains($0.kind)
    }
    let found = access(says ? declaration : ext.declaration, parent: parent, isInExtension: true)
    // What a private extension has is seen in the whole file.
    return !says && found == .private ? .fileprivate : found
  }

  private func setterAccess(_ declaration: Declaration, own: Access) -> Access {
    declaration.modifiers.firstResult { $0.kind.setterAccess } ?? own
  }

  func declareFunction(
    _ node: FunctionNode, _ declaration: Declaration, kind: Function.Kind, parent: Nominal?, ext: Extension?,
    in scope: Scope
  ) -> Function {
    let function = Function(
      kind: kind, name: node.name.text, module: scope.module, result: .error, span: node.name.span)
    function.parent = parent
    function.node = node
    function.body = node.body
    function.declaration = declaration
    function.scope = scope
    function.extensionInfo = ext
    function.access = memberAccess(declaration, parent: parent, ext: ext)
    // An operator that does not say so is taken for what it must be; that it does not is told.
    function.isStatic =
      declaration.has(.static) || declaration.has(.class) || parent != nil && isOperator(function.name)
    function.isMutating = declaration.has(.mutating)
    function.isFailable = node.isFailable
    function.isConvenience = declaration.has(.convenience)
    function.isRequired = declaration.has(.required)
    function.isFinal =
      declaration.has(.final) || declaration.has(.static) || parent?.isFinal == true || function.access == .private
    function.isRequirement = parent?.kind == .protocol && ext == nil
    for attribute in declaration.attributes {
      if attribute.name.text == "_intrinsic" { function.intrinsic = attribute.argument }
      if attribute.name.text == "discardableResult" { function.isDiscardable = true }
      if attribute.name.text == "_disfavoredOverload" { function.isDisfavored = true }
    }
    return function
  }

  func declareSubscript(
    _ node: FunctionNode, _ accessors: Accessors, _ declaration: Declaration, parent: Nominal, ext: Extension?,
    in scope: Scope
  ) -> Subscript {
    let entity = Subscript(element: .error, module: scope.module, span: node.name.span)
    entity.parent = parent
    entity.node = node
    entity.accessors = accessors
    entity.declaration = declaration
    entity.scope = scope
    entity.extensionInfo = ext
    entity.access = memberAccess(declaration, parent: parent, ext: ext)
    entity.setterAccess = setterAccess(declaration, own: entity.access)
    entity.isStatic = declaration.has(.static) || declaration.has(.class)
    entity.isRequirement = parent.kind == .protocol && ext == nil
    entity.isFinal = declaration.has(.final) || parent.isFinal
    return entity
  }

  func declareVariables(
    _ node: VariableNode, _ declaration: Declaration, kind: Variable.Kind, parent: Nominal?, ext: Extension?,
    in scope: Scope
  ) -> [Variable] {
    var result: [Variable] = []
    for (index, binding) in node.bindings.enumerated() {
      var lead: Variable?
      for name in names(in: binding.pattern) {
        let variable = Variable(
          kind: kind, name: name.text, type: .error, isLet: node.isLet,
          isStatic: declaration.has(.static) || declaration.has(.class), module: scope.module, span: name.span)
        variable.parent = parent
        variable.node = declaration
        variable.binding = binding
        variable.bindingIndex = index
        variable.scope = scope
        variable.extensionInfo = ext
        variable.access = memberAccess(declaration, parent: parent, ext: ext)
        variable.setterAccess = setterAccess(declaration, own: variable.access)
        variable.ownership = declaration.has(.weak) ? .weak : declaration.has(.unowned) ? .unowned : .strong
        variable.isLazy = declaration.has(.lazy)
        if case .implicitlyUnwrapped? = binding.type?.kind { variable.isImplicitlyUnwrapped = true }
        variable.isFinal =
          declaration.has(.final) || declaration.has(.static) || parent?.isFinal == true || variable.access == .private
        variable.hasInitialValue =
          binding.value != nil || (!node.isLet && binding.type.map(isOptional) == true && isStored(binding.accessors))
        variable.isStored = isStored(binding.accessors) && !(parent?.kind == .protocol && ext == nil)
        if lead == nil { lead = variable } else { variable.patternLead = lead }
        result.append(variable)
        if case .tuple = binding.pattern.kind {} else { lead = nil }
      }
    }
    return result
  }

  private func isOptional(_ node: TypeNode) -> Bool {
    switch node.kind {
    case .optional, .implicitlyUnwrapped: true
    default: false
    }
  }

  /// A property is stored unless it has a getter; observers leave it stored.
  func isStored(_ accessors: Accessors?) -> Bool {
    guard let accessors else { return true }
    return !accessors.accessors.contains { $0.kind == .get || $0.kind == .set }
  }

  func names(in pattern: Pattern) -> [Name] {
    switch pattern.kind {
    case .name(let name): [name]
    case .tuple(let elements): elements.flatMap { names(in: $0.pattern) }
    case .typed(let inner, _), .binding(_, let inner), .optional(let inner), .asType(let inner, _): names(in: inner)
    case .enumCase(_, _, let arguments): (arguments ?? []).flatMap { names(in: $0.pattern) }
    case .wildcard, .isType, .expression, .error: []
    }
  }
}
