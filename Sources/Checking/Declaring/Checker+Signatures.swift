import Diagnostics
import Syntax

/// The types of functions, properties and subscripts, worked out when first asked for.
extension Checker {
  // MARK: Functions

  func prepare(_ function: Function) {
    if function.stage != .declared { return }
    if LibraryUse.isTraced { LibraryUse.note(.signature, function) }
    function.stage = .underway
    let told = tellDirectly()
    defer {
      function.stage = .known
      telling = told
    }
    guard let node = function.node, let outer = function.scope else { return }
    if let parent = function.parent { prepare(parent) }
    let scope = Scope(.function(function), parent: outer, module: function.module)
    function.scope = scope
    let inherited = inheritedGenerics(function.parent, function.extensionInfo, enclosing: function.enclosing)
    let own = node.generics.map { GenericParameter($0.name) }
    for parameter in own { scope.declare(parameter.name, .parameter(parameter)) }
    function.generics = GenericSignature(parameters: inherited.parameters + own, outer: inherited)
    let postponed = postponedChecks
    postponedChecks = own.isEmpty || function.module.isLibrary ? postponed : []
    if postponedChecks != nil, node.generics.contains(where: { $0.constraint == nil }) {
      // What follows from some of the types may be needed to understand the others, and the requirements.
      let nodes = node.parameters.map(\.type) + (node.result.map { [$0] } ?? [])
      let before = function.generics.requirements
      _ = wouldFail {
        let bounds = requirements(generics: node.generics, clauses: [], parameters: own, in: scope)
        function.generics.requirements += bounds
        inferRequirements(of: function, own, from: nodes.map { resolve($0, in: scope) })
        function.generics.requirements =
          before + function.generics.requirements.dropFirst(before.count + bounds.count)
      }
      postponedChecks = []
    }
    function.generics.requirements += requirements(
      generics: node.generics, clauses: node.requirements, parameters: own, in: scope)

    var implicit: [GenericParameter] = []
    var implicitRequirements: [Requirement] = []
    var place = TypePlace()
    place.onSome = { [self] bound, node in
      let parameter = GenericParameter(name: node.span.text)
      implicit.append(parameter)
      add(bound, to: .parameter(parameter), into: &implicitRequirements)
      return .parameter(parameter)
    }
    function.parameters = node.parameters.map { parameter(from: $0, of: function, in: scope, place: place) }
    if !implicit.isEmpty {
      let explicit = function.generics
      function.generics = GenericSignature(parameters: explicit.parameters + implicit, outer: explicit)
      function.generics.requirements += implicitRequirements
    }
    switch function.kind {
    case .initializer:
      let selfType = function.parent?.selfType ?? .error
      function.result = function.isFailable ? optional(selfType) : selfType
    case .deinitializer: function.result = .void
    default:
      if let result = node.result {
        var resultPlace = TypePlace()
        resultPlace.onSome = { [self] bound, node in
          guard function.body != nil || function.intrinsic != nil else {
            report(.notAllowed("`some` as the type of what a protocol asks for"), at: node.span)
            return .error
          }
          if function.opaqueBound != nil {
            report(.unsupported("several `some` in one result"), at: node.span)
            return .error
          }
          function.opaqueBound = bound
          return .opaque(
            OpaqueType(function: function, arguments: function.generics.parameters.map { .parameter($0) }, bound: bound)
          )
        }
        function.result = resolve(result, in: scope, place: resultPlace)
        checkSelf(in: result, of: function.parent, asResult: true)
        function.givesSelf = function.parent?.kind == .class && mentionsSelf(result)
      } else {
        function.result = .void
      }
    }
    // Elsewhere the instance is not known to be one of `Self`.
    if !function.givesSelf,
      let place = zip(node.parameters, function.parameters).first(where: { $1.variable.givesSelf })
    {
      report(.selfOutOfPlace(isNested: false), at: place.0.type.span)
    }
    function.isThrowing = node.isThrowing
    function.isAsync = node.isAsync
    if let thrown = node.thrown { setThrown(thrown, of: function, in: scope) }
    function.isRethrowing = node.isRethrowing
    if node.isRethrowing, !function.module.isLibrary, !function.parameters.contains(where: { mayThrow($0.type) }),
      passingConformances(of: function).isEmpty
    {
      report(.rethrowsNothing, at: function.span)
    }
    if !own.isEmpty, !function.module.isLibrary {
      var types = [Type.function(functionType(of: function))]
      for case .same(let left, let right) in function.generics.requirements { types += [left, right] }
      inferRequirements(of: function, own, from: types)
      let checks = postponedChecks ?? []
      postponedChecks = postponed
      for check in checks { check() }
    }
    makeSelf(for: function)
  }

  /// `throws(Problem)`: nothing else comes out. `throws(any Error)` says no more than `throws`, and `throws(Never)` less.
  private func setThrown(_ node: TypeNode, of function: Function, in scope: Scope) {
    switch resolveThrown(node, in: scope) {
    case let type? where type.isNever: function.isThrowing = false
    case .existential?, nil: break
    case let type: function.thrownType = type
    }
  }

  /// `func f<S>(_ m: Matrix<S>)`: what `Matrix` asks of its argument is asked of `S`.
  private func inferRequirements(of function: Function, _ own: [GenericParameter], from types: [Type]) {
    var known = Set(function.generics.requirements)
    func isOwn(_ type: Type) -> Bool {
      type.contains { part in if case .parameter(let parameter) = part { own.contains(parameter) } else { false } }
    }
    for type in types {
      _ = type.contains { part in
        if case .function(let inner) = part, let error = coreType("Error") {
          switch inner.thrown {
          case .parameter?, .member?:
            guard let thrown = inner.thrown, isOwn(thrown) else { break }
            let inferred = Requirement.conforms(thrown, error)
            if known.insert(inferred).inserted { function.generics.requirements.append(inferred) }
          default: break
          }
        }
        guard case .nominal(let nominal, let arguments) = part, !arguments.isEmpty else { return false }
        prepare(nominal)
        for requirement in nominal.generics.requirements {
          var inferred = requirement.substituting(nominal.generics.parameters, arguments)
          if case .same(let left, let right) = inferred {
            // `[A.Element].Element` is what `A.Element` is: that says nothing, and asked again and again it would never end.
            inferred = .same(canonical(left, in: function.generics), canonical(right, in: function.generics))
            if case .same(let one, let other) = inferred, one == other { continue }
          }
          if inferred.isOfError { continue }
          if !isOwn(inferred.subject) { continue }
          if known.insert(inferred).inserted { function.generics.requirements.append(inferred) }
        }
        return false
      }
    }
  }

  func inheritedGenerics(_ parent: Nominal?, _ ext: Extension?, enclosing: Function?) -> GenericSignature {
    if let enclosing { return enclosing.generics }
    if let ext { return ext.generics }
    return parent?.generics ?? GenericSignature()
  }

  /// Gives a method, accessor or initialiser its `self`.
  func makeSelf(for function: Function) {
    guard let parent = function.parent, !function.isStatic else { return }
    let isReference = parent.kind == .class
    let isInitializer = function.kind == .initializer
    let variable = Variable(
      kind: .parameter, name: "self", type: parent.selfType,
      isLet: !(function.isMutating || isInitializer) || isReference,
      module: function.module, span: function.span)
    variable.isInOut = !isReference && (function.isMutating || isInitializer)
    variable.home = function
    function.selfVariable = variable
    if isReference { function.isMutating = false }
  }

  private func parameter(
    from node: FunctionNode.Parameter, of function: Function, in scope: Scope, place: TypePlace
  ) -> Parameter {
    var type = resolve(node.type, in: scope, place: place)
    if node.isEscaping || node.isAutoclosure, type != .error, !type.isFunction, !function.isMadeForWrappers {
      let word = node.isEscaping ? "`@escaping`" : "`@autoclosure`"
      report(.notAllowed("\(word) on a parameter that is no function"), at: node.type.span)
    }
    if node.isAutoclosure, case .function(let thunk) = type, !thunk.parameters.isEmpty {
      report(.notAllowed("`@autoclosure` on a function that takes something"), at: node.type.span)
    }
    if node.isVariadic {
      if case .some = node.type.kind { report(.notAllowed("a variadic parameter of `some` type"), at: node.type.span) }
      type = array(type)
    }
    if node.isInOut, node.isVariadic { report(.notAllowed("`inout` on a variadic parameter"), at: node.span) }
    if node.isInOut, let value = node.defaultValue {
      report(.notAllowed("a default value for an inout parameter"), at: value.span)
    }
    checkSelf(in: node.type, of: function.parent, asResult: false)
    let givesSelf = function.parent?.kind == .class && isGivenSelf(node.type)
    let variable = Variable(
      kind: .parameter, name: node.name.text, type: type, isLet: !node.isInOut, module: function.module,
      span: node.name.span)
    variable.isInOut = node.isInOut
    variable.isIsolated = node.isIsolated
    if node.isIsolated { checkIsIsolated(type, at: node.span) }
    variable.givesSelf = givesSelf
    if case .function = type, !node.isEscaping, !node.isVariadic, !node.isInOut {
      variable.isNonEscaping = true
    }
    if case .implicitlyUnwrapped = node.type.kind { variable.isImplicitlyUnwrapped = true }
    for attribute in node.attributes {
      let name = attribute.name
      if let builder = builderEntry(attribute) {
        let isFunction = (unwrapped(type) ?? type).isFunction
        if !isFunction, type != .error, !function.isMadeForWrappers {
          report(.notAllowed("`@\(name.text)` on a parameter that takes no function"), at: name.span)
        }
        variable.builder = builder.node
        // One within a type may have no name where the function is called.
        if !attribute.generics.isEmpty || !builder.outer.isEmpty {
          variable.builderType = resolve(
            TypeNode(.name(base: attribute.base, name, arguments: attribute.generics), attribute.span), in: scope)
        }
      } else if wrapper(attribute) == nil {
        report(.unknownAttribute(name.text, suggestion: nil), at: name.span)
      } else if function.name == "subscript" {
        report(.notAllowed("a property wrapper on a parameter of a subscript"), at: name.span)
      } else if node.isInOut || node.isAutoclosure {
        report(.notAllowed("a property wrapper on this parameter"), at: name.span)
      }
    }
    variable.home = function
    return Parameter(
      label: node.label?.text, variable: variable, isVariadic: node.isVariadic, isAutoclosure: node.isAutoclosure,
      isEscaping: node.isEscaping, defaultValue: node.isInOut ? nil : node.defaultValue, attributes: node.attributes,
      span: node.span)
  }

  func prepare(_ entity: EnumCase) {
    if entity.isPrepared { return }
    entity.isPrepared = true
    guard let payload = entity.node.payload, let scope = entity.owner.scope else { return }
    entity.payload = payload.map { node in
      let type = resolve(node.type, in: scope)
      if node.isInOut || node.isVariadic || node.isEscaping {
        let what = node.isInOut ? "`inout`" : node.isVariadic ? "a variadic type" : "`@escaping`"
        report(.notAllowed("\(what) in what a case carries"), at: node.span)
      } else if node.isAutoclosure {
        report(.unsupported("`@autoclosure` in what a case carries"), at: node.span)
      }
      let variable = Variable(
        kind: .parameter, name: node.name.text, type: type, isLet: true, module: entity.owner.module, span: node.span)
      if node.defaultValue != nil {
        // The default is looked at as one of a function beside the case.
        let home = Function(
          kind: .topLevel, name: entity.name, module: entity.owner.module, result: entity.owner.selfType,
          span: entity.span)
        home.parent = entity.owner
        home.generics = entity.owner.generics
        home.scope = scope
        home.stage = .known
        variable.home = home
      }
      return Parameter(
        label: node.label?.text, variable: variable, isEscaping: true, defaultValue: node.defaultValue, span: node.span)
    }
  }

  // MARK: Subscripts

  func prepare(_ entity: Subscript) {
    if entity.stage != .declared { return }
    entity.stage = .underway
    defer { entity.stage = .known }
    guard let node = entity.node, let outer = entity.scope, let parent = entity.parent else { return }
    prepare(parent)
    let inherited = inheritedGenerics(parent, entity.extensionInfo, enclosing: nil)
    let own = node.generics.map { GenericParameter($0.name) }
    let accessors = entity.accessors?.accessors ?? []
    let intrinsic = entity.declaration?.attributes.first { $0.name.text == "_intrinsic" }?.argument
    // `some P` makes one generic parameter, which getter and setter share.
    var implicit: [(node: TypeNode, parameter: GenericParameter, bound: Existential)] = []
    var place = TypePlace()
    place.onSome = { bound, node in
      if let known = implicit.first(where: { $0.node === node }) { return .parameter(known.parameter) }
      let parameter = GenericParameter(name: node.span.text)
      implicit.append((node, parameter, bound))
      return .parameter(parameter)
    }
    for accessor in accessors where accessor.kind == .get || accessor.kind == .set {
      let function = Function(
        kind: accessor.kind == .get ? .getter : .setter, name: "subscript", module: entity.module, result: .void,
        span: entity.span)
      let scope = Scope(.function(function), parent: outer, module: entity.module)
      for parameter in own { scope.declare(parameter.name, .parameter(parameter)) }
      function.generics = GenericSignature(parameters: inherited.parameters + own, outer: inherited)
      let postponed = postponedChecks
      postponedChecks = own.isEmpty || entity.module.isLibrary ? postponed : []
      function.generics.requirements += requirements(
        generics: node.generics, clauses: node.requirements, parameters: own, in: scope)
      fillAccessor(
        function, accessor, parent: parent, ext: entity.extensionInfo, isStatic: entity.isStatic, scope: scope)
      function.isRequirement = entity.isRequirement
      function.isFinal = entity.isFinal
      function.access = entity.access
      function.accessorOwner = .subscripted(entity)
      function.parameters = node.parameters.map { parameter(from: $0, of: function, in: scope, place: place) }
      if !implicit.isEmpty {
        let explicit = function.generics
        function.generics = GenericSignature(
          parameters: explicit.parameters + implicit.map(\.parameter), outer: explicit)
        for (_, parameter, bound) in implicit {
          add(bound, to: .parameter(parameter), into: &function.generics.requirements)
        }
      }
      entity.element = node.result.map { resolve($0, in: scope) } ?? .void
      if !own.isEmpty, !entity.module.isLibrary {
        inferRequirements(of: function, own, from: function.parameters.map(\.type) + [entity.element])
        let checks = postponedChecks ?? []
        postponedChecks = postponed
        for check in checks { check() }
      }
      if accessor.kind == .get {
        function.result = entity.element
        function.givesSelf = parent.kind == .class && node.result.map(mentionsSelf) == true
        function.intrinsic = intrinsic
        entity.getter = function
        entity.parameters = function.parameters
        entity.generics = function.generics
      } else {
        function.parameters.insert(newValueParameter(accessor, "newValue", entity.element, function), at: 0)
        if let intrinsic { function.intrinsic = intrinsic + ".set" }
        entity.setter = function
      }
    }
  }

  private func fillAccessor(
    _ function: Function, _ accessor: Accessors.Accessor, parent: Nominal?, ext: Extension?, isStatic: Bool,
    scope: Scope
  ) {
    function.parent = parent
    function.extensionInfo = ext
    function.isStatic = isStatic
    function.body = accessor.body
    function.scope = scope
    function.stage = .known
    function.isThrowing = accessor.isThrowing
    function.isAsync = accessor.isAsync
    if let thrown = accessor.thrown { setThrown(thrown, of: function, in: scope) }
    let writes = accessor.kind != .get
    // What a wrapper's getter changes in an instance of a class is no change of the reference to it.
    let isInValue = parent != nil && parent?.kind != .class && !isStatic
    function.isMutating =
      (isInValue ? accessor.isMutating : accessor.isMutating == true ? false : accessor.isMutating)
      ?? (writes && parent != nil && parent?.kind != .class && parent?.isClassBound != true && !isStatic)
    makeSelf(for: function)
  }

  private func newValueParameter(
    _ accessor: Accessors.Accessor, _ implicitName: String, _ type: Type, _ function: Function
  ) -> Parameter {
    let variable = Variable(
      kind: .parameter, name: accessor.parameter?.text ?? implicitName, type: type, isLet: true,
      module: function.module,
      span: accessor.parameter?.span ?? accessor.span)
    variable.home = function
    return Parameter(label: nil, variable: variable, span: variable.span)
  }

  // MARK: Variables

  func prepare(_ variable: Variable) {
    if variable.stage == .known || variable.kind == .local || variable.kind == .parameter { return }
    if variable.stage == .underway {
      report(.circular(variable.name), at: variable.span)
      return
    }
    if let lead = variable.patternLead {
      prepare(lead)
      variable.stage = .known
      return
    }
    if LibraryUse.isTraced { LibraryUse.note(.signature, variable) }
    variable.stage = .underway
    let told = tellDirectly()
    defer { telling = told }
    guard let scope = variable.scope, let binding = variable.binding else {
      variable.stage = .known
      return
    }
    if let parent = variable.parent { prepare(parent) }
    variable.generics = inheritedGenerics(variable.parent, variable.extensionInfo, enclosing: nil)
    let isOpen = binding.value != nil && binding.type.map { leavesArgumentsOpen($0, in: scope) } == true
    if let typeNode = binding.type, !isOpen {
      var place = TypePlace()
      var opaque: Existential?
      place.onSome = { [self] bound, node in
        if node !== typeNode { report(.unsupported("`some` within the type of a variable"), at: node.span) }
        opaque = bound
        return .error
      }
      variable.type = resolve(typeNode, in: scope, place: place)
      checkSelf(in: typeNode, of: variable.parent, asResult: binding.accessors != nil && binding.value == nil)
      variable.givesSelf = variable.parent?.kind == .class && mentionsSelf(typeNode)
      if let opaque { makeOpaque(variable, bound: opaque, typeNode) }
      if case .tuple = binding.pattern.kind { distribute(variable, binding, declared: variable.type) }
    }
    makeAccessors(for: variable, binding, in: scope)
    variable.getter?.givesSelf = variable.givesSelf
    variable.stage = .known
    if let wrapped = variable.wrapped, binding.type == nil, wrapped.role != .storage {
      variable.type = type(of: wrapped, variable)
      tellTypeToAccessors(of: variable)
    } else if binding.type == nil || isOpen {
      variable.stage = .underway
      inferType(of: variable, binding)
      variable.stage = .known
      tellTypeToAccessors(of: variable)
    }
  }

  private func tellTypeToAccessors(of variable: Variable) {
    for accessor in variable.accessors {
      if accessor.kind == .getter { accessor.result = variable.type }
      for parameter in accessor.parameters { parameter.variable.type = variable.type }
    }
  }

  private func makeOpaque(_ variable: Variable, bound: Existential, _ node: TypeNode) {
    if Member.variable(variable).isRequirement {
      return report(.notAllowed("`some` as the type of what a protocol asks for"), at: node.span)
    }
    guard variable.isStored else {
      pendingOpaque[ObjectIdentifier(variable)] = bound
      return
    }
    guard variable.binding?.value != nil else {
      report(.someNeedsValue, at: node.span)
      return
    }
    variable.type = opaqueType(of: variable, bound, variable.generics)
  }

  /// A getter and a stored value, or what observes one, do not go together.
  private func checkAccessors(_ binding: VariableNode.Binding, of variable: Variable) {
    let accessors = binding.accessors?.accessors ?? []
    guard accessors.contains(where: { $0.kind == .get || $0.kind == .set }) else {
      if !accessors.isEmpty, variable.kind == .global, !variable.hasInitialValue {
        report(.notAllowed("an observed variable without a value"), at: variable.span)
      }
      return
    }
    if let value = binding.value { report(.computedHasValue(variable.name), at: value.span) }
    // What a wrapper makes of a variable has both.
    if variable.node.map({ wrapping.properties[$0] != nil }) == true { return }
    for accessor in accessors where accessor.kind == .willSet || accessor.kind == .didSet {
      let name = accessor.kind == .willSet ? "willSet" : "didSet"
      report(.notAllowed("`\(name)` together with a getter"), at: accessor.span)
    }
  }

  func makeAccessors(for variable: Variable, _ binding: VariableNode.Binding, in outer: Scope) {
    let intrinsic = variable.node?.attributes.first { $0.name.text == "_intrinsic" }?.argument
    if !variable.module.isLibrary { checkAccessors(binding, of: variable) }
    for accessor in binding.accessors?.accessors ?? [] {
      let kind: Function.Kind
      switch accessor.kind {
      case .get: kind = .getter
      case .set: kind = .setter
      case .willSet: kind = .willSet
      case .didSet: kind = .didSet
      }
      let function = Function(
        kind: kind, name: variable.name, module: variable.module, result: .void, span: variable.span)
      let scope = Scope(.function(function), parent: outer, module: variable.module)
      function.generics = variable.generics
      fillAccessor(
        function, accessor, parent: variable.parent, ext: variable.extensionInfo, isStatic: variable.isStatic,
        scope: scope)
      function.isRequirement = variable.parent?.kind == .protocol && variable.extensionInfo == nil
      function.isFinal = variable.isFinal
      function.access = variable.access
      function.accessed = variable
      function.accessorOwner = .variable(variable)
      switch kind {
      case .getter:
        if let bound = pendingOpaque.removeValue(forKey: ObjectIdentifier(variable)) {
          function.opaqueBound = bound
          variable.type = .opaque(
            OpaqueType(function: function, arguments: function.generics.parameters.map { .parameter($0) }, bound: bound)
          )
        }
        function.result = variable.type
        function.intrinsic = intrinsic
        variable.getter = function
      case .setter:
        function.parameters = [newValueParameter(accessor, "newValue", variable.type, function)]
        variable.setter = function
      case .willSet:
        function.parameters = [newValueParameter(accessor, "newValue", variable.type, function)]
        variable.willSet = function
      default:
        function.parameters = [newValueParameter(accessor, "oldValue", variable.type, function)]
        variable.didSet = function
      }
    }
    if variable.isLazy { makeSynthesizedAccessors(for: variable, getter: .lazyGetter, setter: .lazySetter) }
  }

  /// Accessors for a property whose storage is reached through functions: lazy ones, and those of classes that are overridden.
  func makeSynthesizedAccessors(for variable: Variable, getter: Function.Synthesis, setter: Function.Synthesis) {
    guard variable.getter == nil else { return }
    for (kind, synthesis) in [(Function.Kind.getter, getter), (.setter, setter)] {
      let function = Function(
        kind: kind, name: variable.name, module: variable.module, result: .void, span: variable.span)
      function.parent = variable.parent
      function.generics = variable.generics
      function.synthesis = synthesis
      function.accessed = variable
      function.accessorOwner = .variable(variable)
      function.access = variable.access
      function.isFinal = variable.isFinal
      function.scope = variable.scope
      function.stage = .known
      if case .lazyGetter = synthesis { function.isMutating = variable.parent?.kind == .struct }
      if kind == .setter { function.isMutating = variable.parent?.kind == .struct }
      makeSelf(for: function)
      if kind == .getter {
        function.result = variable.type
        variable.getter = function
      } else {
        let value = Variable(
          kind: .parameter, name: "newValue", type: variable.type, isLet: true, module: variable.module,
          span: variable.span)
        value.home = function
        function.parameters = [Parameter(label: nil, variable: value, span: variable.span)]
        variable.setter = function
      }
    }
  }
}
