import Diagnostics
import Syntax

/// What must hold of declarations: complete conformances, proper overrides, initialised properties.
extension Checker {
  func prepareHead(of declaration: Declaration) {
    switch declaration.kind {
    case .type(let node):
      for case .type(let nominal) in main.names[node.name.text] ?? [] where nominal.declaration === declaration {
        prepareHeads(of: nominal)
      }
    case .extensionDeclaration:
      for extensions in extensionsByNominal.values {
        for ext in extensions where ext.declaration === declaration { prepare(ext.nominal) }
      }
    default: break
    }
  }

  private func prepareHeads(of nominal: Nominal) {
    prepare(nominal)
    for case .type(let nested) in nominal.memberOrder { prepareHeads(of: nested) }
  }

  func checkDeclaration(_ declaration: Declaration) {
    switch declaration.kind {
    case .type(let node):
      for case .type(let nominal) in main.names[node.name.text] ?? [] where nominal.declaration === declaration {
        checkNominal(nominal)
      }
    case .extensionDeclaration:
      for extensions in extensionsByNominal.values {
        for ext in extensions where ext.declaration === declaration { checkExtension(ext) }
      }
    case .function(let node):
      for case .function(let function) in main.names[node.name.text] ?? [] where function.declaration === declaration {
        checkFunction(function)
      }
    case .typeAlias(let name, _, _):
      for case .alias(let alias) in main.names[name.text] ?? [] { _ = resolve(alias) }
    default: break
    }
  }

  /// Whether the parentheses of a function are not closed: then nobody knows where its body would begin.
  private func hasUnclosedHead(_ function: Function) -> Bool {
    guard let whole = function.declaration?.span else { return false }
    return diagnostics.contains { diagnostic in
      guard case .syntax(.unclosed(_, let opened, _)) = diagnostic.problem else { return false }
      return opened.source === whole.source && whole.start <= opened.start && opened.start < whole.end
    }
  }

  /// What a property wrapper must have.
  private func checkWraps(_ nominal: Nominal) {
    let values = nominal.members(named: "wrappedValue").filter { !$0.isStatic }
    if values.isEmpty { report(.wrapsNothing(nominal.name), at: nominal.span) }
    for case .variable(let value) in values where value.access == .private && nominal.access > .private {
      report(.notAllowed("a `wrappedValue` that is more private than its wrapper"), at: value.span)
    }
    for case .function(let initializer) in nominal.members(named: "init")
    where initializer.isFailable && initializer.node?.parameters.first?.label?.text == "wrappedValue" {
      report(.notAllowed("a failable `init(wrappedValue:)` of a property wrapper"), at: initializer.span)
    }
  }

  func checkNominal(_ nominal: Nominal) {
    prepare(nominal)
    noteLater(nominal)
    prepareMembers(of: nominal)
    linkOverrides(of: nominal)
    for entity in nominal.cases {
      prepare(entity)
      for (index, parameter) in entity.payload.enumerated() where parameter.defaultValue != nil {
        _ = defaultArgument(index, of: entity.payload)
      }
    }
    if nominal.kind == .enum { assignRawValues(of: nominal) }
    if wrapperTypes.contains(nominal) { checkWraps(nominal) }
    checkDynamicMembers(of: nominal)
    if builderTypes.contains(nominal) { checkBuilds(nominal) }
    checkMemberRedeclarations(nominal.memberOrder, of: nominal)
    for member in nominal.memberOrder {
      switch member {
      case .type(let nested): checkNominal(nested)
      case .function(let function) where function.extensionInfo == nil && function.synthesis == nil:
        checkFunction(function)
      case .variable(let variable) where variable.extensionInfo == nil: checkProperty(variable)
      case .subscripted(let entity) where entity.extensionInfo == nil: checkSubscript(entity)
      case .alias(let alias): _ = resolve(alias)
      default: break
      }
    }
    if let deinitializer = nominal.deinitializer { checkFunction(deinitializer) }
    if nominal.kind == .class { checkHasInitializer(nominal) }
    for conformance in nominal.conformances where conformance.extensionInfo == nil { checkConformance(conformance) }
    checkRecursion(of: nominal)
  }

  private func checkExtension(_ ext: Extension) {
    prepare(ext.nominal)
    noteLater(ext.nominal)
    prepareMembers(of: ext.nominal)
    linkOverrides(of: ext.nominal)
    if ext.nominal.module.isLibrary {
      // Of a type of the library only what the script adds is compared, once for all its extensions.
      let own = (extensionsByNominal[ObjectIdentifier(ext.nominal)] ?? []).filter { !$0.module.isLibrary }
      if own.last === ext { checkMemberRedeclarations(own.flatMap { $0.members }, of: ext.nominal) }
    } else {
      checkInitializers(ext.members, of: ext.nominal)
    }
    for member in ext.members {
      switch member {
      case .function(let function) where function.extensionInfo === ext && function.synthesis == nil:
        checkFunction(function)
      case .variable(let variable) where variable.extensionInfo === ext: checkProperty(variable)
      case .subscripted(let entity) where entity.extensionInfo === ext: checkSubscript(entity)
      case .type(let nested) where nested.scope?.parent === ext.scope: checkNominal(nested)
      default: break
      }
    }
    for conformance in ext.nominal.conformances where conformance.extensionInfo === ext {
      checkConformance(conformance)
    }
  }

  // MARK: Members

  func checkFunction(_ function: Function) {
    prepare(function)
    checkOverride(function)
    checkOperator(function)
    var names: Set<String> = []
    for parameter in function.parameters where parameter.variable.name != "_" {
      if !names.insert(parameter.variable.name).inserted {
        report(.redeclaration(parameter.variable.name, previous: nil), at: parameter.variable.span)
      }
    }
    if let node = function.node, function.kind == .function || function.kind == .initializer {
      let outer = (function.extensionInfo?.generics ?? function.parent?.generics)?.parameters.count ?? 0
      let own = function.generics.parameters.dropFirst(outer).filter { parameter in
        node.generics.contains { $0.name.text == parameter.name }
      }
      for parameter in own {
        var types = function.parameters.map { $0.type } + (function.kind == .initializer ? [] : [function.result])
        for case .same(let left, let right) in function.generics.requirements { types += [left, right] }
        // From what `T.X` is nobody can tell what `T` is.
        types = types.map { type in type.mapping { if case .member = $0 { .void } else { nil } } }
        if !types.contains(where: { $0.contains { $0 == .parameter(parameter) || $0 == .error } }) {
          let place = node.generics.first { $0.name.text == parameter.name }?.name.span ?? function.span
          report(.unusedGenericParameter(parameter.name), at: place)
        }
      }
    }
    for (index, parameter) in function.parameters.enumerated() where parameter.defaultValue != nil {
      if function.isRequirement {
        report(.notAllowed("a default argument in a protocol"), at: parameter.span)
      }
      _ = defaultArgument(index, of: function.parameters)
    }
    let needsBody =
      function.parent.map { $0.kind != .protocol || function.extensionInfo != nil } != false
      && function.kind != .deinitializer
    if needsBody, function.body == nil, function.intrinsic == nil, !hasUnclosedHead(function) {
      report(.missingBody(function.name), at: function.span)
    }
    if function.isRequirement, let body = function.body { report(.bodyInProtocol(function.name), at: body.span) }
    for modifier in function.declaration?.modifiers ?? [] {
      guard modifier.kind == .mutating || modifier.kind == .nonmutating else { continue }
      checkMutability(modifier.kind == .mutating, of: .method, in: function.parent, at: modifier.span)
    }
    checkOptionalRequirement(.function(function))
    visitBody(of: function)
  }

  /// Whoever has an object may change it: nothing of a class, or of a protocol that only classes conform to, says whether it
  /// does.
  private func checkMutability(
    _ isMutating: Bool, of place: CheckProblem.MutabilityPlace, in parent: Nominal?, at span: Span
  ) {
    guard let parent, parent.kind == .class || parent.kind == .protocol && parent.isClassBound else { return }
    report(.mutability(isMutating: isMutating, place, inProtocol: parent.kind == .protocol), at: span)
  }

  private func checkMutability(of accessors: Accessors?, in parent: Nominal?) {
    for accessor in accessors?.accessors ?? [] {
      guard let isMutating = accessor.isMutating else { continue }
      checkMutability(isMutating, of: accessor.kind == .get ? .getter : .setter, in: parent, at: accessor.span)
    }
  }

  private func checkProperty(_ variable: Variable) {
    prepare(variable)
    // What a wrapper makes of a variable says it for wherever the variable stands.
    if variable.node.map({ wrapping.properties[$0] != nil }) != true {
      checkMutability(of: variable.binding?.accessors, in: variable.parent)
    }
    checkOverride(variable)
    checkOwnership(of: variable)
    checkOptionalRequirement(.variable(variable))
    if variable.isStored, variable.hasInitialValue { _ = initialValue(of: variable) }
    if variable.parent?.kind == .protocol, variable.extensionInfo == nil, variable.getter == nil {
      report(
        variable.isLet ? .letInProtocol(variable.name) : .requirementNeedsAccessors(variable.name), at: variable.span)
    }
    if variable.isLazy, variable.isStored, !variable.isLet, variable.binding?.value == nil {
      report(.lazyNeedsValue(variable.name), at: variable.span)
    }
    if !variable.isStored, variable.isLet { report(.computedLet(variable.name), at: variable.span) }
    if variable.isStored, variable.isStatic, variable.node?.has(.class) == true {
      report(.notAllowed("a stored property that is `class` where it should be `static`"), at: variable.span)
    }
    if variable.isStored, variable.isStatic, !variable.hasInitialValue, variable.parent != nil {
      report(.staticNeedsValue(variable.name), at: variable.span)
    }
    if variable.isStored, variable.isStatic, let parent = variable.parent { checkStaticStorage(variable, parent) }
    checkAccessors(of: variable)
  }

  /// What is stored once for a type is not there where the type is many: one for each of its arguments, or each that conforms.
  private func checkStaticStorage(_ variable: Variable, _ parent: Nominal) {
    if parent.kind == .protocol {
      if variable.extensionInfo != nil { report(.staticStorage(inProtocolExtension: true), at: variable.span) }
      return
    }
    let generics = variable.extensionInfo?.generics ?? parent.generics
    let isOpen = generics.parameters.contains { parameter in
      canonical(.parameter(parameter), in: generics).contains { if case .parameter = $0 { true } else { false } }
    }
    if isOpen { report(.staticStorage(inProtocolExtension: false), at: variable.span) }
  }

  func checkAccessors(of variable: Variable) {
    for accessor in [variable.getter, variable.setter, variable.willSet, variable.didSet] {
      if let accessor { visitBody(of: accessor) }
    }
  }

  private func checkSubscript(_ entity: Subscript) {
    prepare(entity)
    checkMutability(of: entity.accessors, in: entity.parent)
    checkOverride(entity)
    for accessor in [entity.getter, entity.setter] { if let accessor { visitBody(of: accessor) } }
  }

  private func checkRecursion(of nominal: Nominal) {
    guard nominal.kind == .struct || nominal.kind == .enum else { return }
    func holds(_ type: Type, _ seen: Set<ObjectIdentifier>) -> Bool {
      switch type {
      case .nominal(let other, let arguments):
        if other === nominal { return true }
        if other === optionalNominal, let inner = arguments.first { return holds(inner, seen) }
        guard other.kind == .struct || other.kind == .enum, other.primitive == nil, other.module !== core.module,
          !seen.contains(ObjectIdentifier(other))
        else { return false }
        return parts(of: other).contains { holds($0, seen.union([ObjectIdentifier(other)])) }
      case .tuple(let elements): return elements.contains { holds($0.type, seen) }
      default: return false
      }
    }
    if nominal.kind == .struct {
      for property in nominal.storedProperties where holds(property.type, []) {
        report(.recursiveStruct(nominal.name), at: property.span)
        return
      }
    } else if parts(of: nominal).contains(where: { holds($0, []) }) {
      report(.recursiveEnum(nominal.name), at: nominal.span)
    }
  }

  private func parts(of nominal: Nominal) -> [Type] {
    prepare(nominal)
    for property in nominal.storedProperties { prepare(property) }
    return nominal.storedProperties.map { $0.type }
      + nominal.cases.filter { !$0.isIndirect }.flatMap { entity -> [Type] in
        prepare(entity)
        return entity.payload.map { $0.type }
      }
  }

  // MARK: Raw values

  func assignRawValues(of nominal: Nominal) {
    guard let rawType = nominal.rawType, nominal.cases.allSatisfy({ $0.rawValue == nil }) else {
      if nominal.rawType == nil {
        for entity in nominal.cases {
          if let value = entity.node.rawValue { report(.rawValueWithoutType(entity.name), at: value.span) }
        }
      }
      return
    }
    if rawType == .error { return }
    if nominal.cases.isEmpty { report(.notAllowed("a raw type for an enum without cases"), at: nominal.span) }
    let isFloat = rawType == coreNamed("Float")
    let isFloating = isFloat || rawType == double
    func floating(_ number: Double) -> EnumCase.RawValue { .float(isFloat ? Double(Float(number)) : number) }
    // Nil behind what has no whole number that follows it.
    var next: Int64? = 0
    var seen: [EnumCase.RawValue: EnumCase] = [:]
    for entity in nominal.cases {
      if entity.node.payload != nil {
        report(.notAllowed("a payload in an enum with raw values"), at: entity.span)
        report(.notAllowed("a raw type for cases with payloads"), at: nominal.span)
        return
      }
      var value: EnumCase.RawValue?
      if let expression = entity.node.rawValue {
        value = rawLiteral(expression)
        let fits: Bool
        switch (value, rawType) {
        case (.integer?, int), (.string?, string): fits = true
        case (.string(let text)?, character): fits = text.count == 1
        case (.float(let number)?, _) where isFloating:
          value = floating(number)
          fits = true
        case (.integer(let number)?, _) where isFloating:
          value = floating(Double(number))
          fits = true
        case (.integer(let number)?, _): fits = isInRange(number, of: rawType, expression)
        default: fits = false
        }
        if !fits {
          report(.badRawValue(describe(rawType)), at: expression.span)
          continue
        }
      } else if rawType == string {
        value = .string(entity.name)
      } else if rawType == int || isFloating || Solver.range(of: rawType) != nil {
        guard let next else {
          // The number itself is one too many for the type.
          let highest = Solver.range(of: rawType)?.highest ?? UInt64(Int64.max)
          let over = highest == .max ? "18446744073709551616" : "\(highest + 1)"
          report(
            isFloating
              ? .notAllowed("a case without a raw value behind one that is no whole number")
              : .integerOverflows(over, describe(rawType)), at: entity.span)
          continue
        }
        value = isFloating ? floating(Double(next)) : .integer(next)
      } else {
        report(.badRawValue(describe(rawType)), at: entity.span)
      }
      if let number = entity.node.rawValue.map({ rawLiteral($0) }) ?? next.map({ .integer($0) }) {
        if case .integer(let whole) = number { next = following(whole, in: rawType) } else { next = nil }
      }
      guard let value else { continue }
      if let previous = seen[value] {
        report(.rawValueTwice(entity.name, previous: previous.span), at: entity.node.rawValue?.span ?? entity.span)
      }
      seen[value] = entity
      entity.rawValue = value
    }
  }

  /// Whether a literal fits a whole number of a width of its own.
  private func isInRange(_ number: Int64, of type: Type, _ literal: Expression) -> Bool {
    guard let range = Solver.range(of: type) else { return false }
    if case .prefix = literal.kind { return number.magnitude <= range.lowest }
    return UInt64(bitPattern: number) <= range.highest
  }

  /// The next whole number that the type has.
  private func following(_ number: Int64, in type: Type) -> Int64? {
    guard let range = Solver.range(of: type) else { return number == .max ? nil : number + 1 }
    let isLast = range.lowest == 0 ? UInt64(bitPattern: number) == range.highest : number == Int64(range.highest)
    return isLast ? nil : number &+ 1
  }

  private func rawLiteral(_ expression: Expression) -> EnumCase.RawValue? {
    switch expression.kind {
    case .integer(let magnitude, false): return .integer(Int64(truncatingIfNeeded: magnitude))
    case .float(let value): return .float(value)
    case .prefix(let name, let operand) where name.text == "-":
      switch rawLiteral(operand) {
      case .integer(let value)?: return .integer(0 &- value)
      case .float(let value)?: return .float(-value)
      default: return nil
      }
    case .string(let segments):
      var text = ""
      for segment in segments {
        guard case .text(let part) = segment else { return nil }
        text += part
      }
      return .string(text)
    default: return nil
    }
  }
}
