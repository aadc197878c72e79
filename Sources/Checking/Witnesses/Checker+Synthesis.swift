import Diagnostics
import Syntax

/// Members that need not be written: the compiler's part in `Equatable`, `Hashable`, raw values and initialisers.
extension Checker {
  /// Whether a type says itself what its raw values are: these are compared then, by what `RawRepresentable` has.
  private func isToldApartByRawValue(_ nominal: Nominal) -> Bool {
    guard nominal.rawType == nil, let proto = coreType("RawRepresentable"), let equatable = coreType("Equatable"),
      let raw = proto.associatedTypes.first, conformance(of: nominal, to: proto) != nil
    else { return false }
    let type = canonical(.member(nominal.selfType, raw), in: nominal.generics)
    return conforms(type, to: equatable, in: nominal.generics)
  }

  /// Whether an extension of one of its traits has, in the script, what would be supplied otherwise.
  private func isProvided(_ name: String, for nominal: Nominal) -> Bool {
    if nominal.module.isLibrary { return false }
    return protocols(of: nominal.selfType, in: nominal.generics).contains { proto in
      guard let own = proto.generics.parameters.first else { return false }
      return proto.members(named: name).contains { member in
        if member.isRequirement { return false }
        switch member {
        case .function(let function):
          prepare(function)
          let isMeant =
            isOperator(name)
            ? function.parameters.map { $0.type } == [.parameter(own), .parameter(own)] : labels(of: member) == ["into"]
          return isMeant
            && satisfies(
              function.generics.requirements, function.generics.parameters, [nominal.selfType], in: nominal.generics)
        case .variable(let variable): return !variable.module.isLibrary
        default: return false
        }
      }
    }
  }

  /// `hash(into:)`; one whose parameter is not `inout` is another function.
  private func isHash(_ member: Member) -> Bool {
    guard case .function(let function) = member, labels(of: member) == ["into"] else { return false }
    prepare(function)
    return function.parameters[0].isInOut
  }

  private func ownHashValue(of nominal: Nominal) -> Variable? {
    for case .variable(let variable) in nominal.members(named: "hashValue") where !variable.isStatic {
      prepare(variable)
      if variable.type == int { return variable }
    }
    return nil
  }

  func synthesize(_ conformance: Conformance) {
    let nominal = conformance.nominal
    guard nominal.primitive == nil, conformance.proto.module === core.module else { return }
    switch conformance.proto.name {
    case "Equatable" where isToldApartByRawValue(nominal), "Hashable" where isToldApartByRawValue(nominal): return
    case "Equatable":
      guard nominal.kind != .class, !hasOperator("==", on: nominal), !isProvided("==", for: nominal),
        canSynthesize(conformance)
      else { return }
      add(operatorFunction("==", .equals, on: nominal, conformance), to: nominal)
    case "Comparable":
      guard nominal.kind == .enum, nominal.rawType == nil, !hasOperator("<", on: nominal),
        !isProvided("<", for: nominal), canSynthesize(conformance)
      else { return }
      add(operatorFunction("<", .less, on: nominal, conformance), to: nominal)
    case "Hashable":
      // What only says its hash value is hashed by that.
      let hashed = nominal.module.isLibrary ? nil : ownHashValue(of: nominal)
      guard hashed != nil || nominal.kind != .class && canSynthesize(conformance),
        !nominal.members(named: "hash").contains(where: isHash),
        !isProvided("hash", for: nominal)
      else { return }
      let function = synthesized(.function, "hash", .hash, on: nominal, conformance)
      makeSelf(for: function)
      function.parameters = [
        parameter("into", "hasher", coreNamed("Hasher"), of: function, isInOut: true)
      ]
      function.result = .void
      function.accessed = hashed
      add(function, to: nominal)
    case "RawRepresentable":
      guard nominal.kind == .enum, let rawType = nominal.rawType else { return }
      // A script's own are looked at with its other declarations.
      if nominal.module.isLibrary { assignRawValues(of: nominal) }
      if nominal.members(named: "rawValue").isEmpty, !isProvided("rawValue", for: nominal) {
        supplyProperty("rawValue", rawType, isStatic: false, .rawValueGetter, on: nominal, conformance)
      }
      if !nominal.members(named: "init").contains(where: { labels(of: $0) == ["rawValue"] }) {
        let function = synthesized(.initializer, "init", .rawValueInitializer, on: nominal, conformance)
        function.isFailable = true
        makeSelf(for: function)
        function.parameters = [parameter("rawValue", "rawValue", rawType, of: function)]
        function.result = optional(nominal.selfType)
        add(function, to: nominal)
      }
    case "CaseIterable":
      guard nominal.kind == .enum, nominal.members(named: "allCases").isEmpty,
        nominal.cases.allSatisfy({ $0.node.payload == nil })
      else { return }
      supplyProperty("allCases", array(nominal.selfType), isStatic: true, .allCases, on: nominal, conformance)
    case "Encodable", "Decodable", "CodingKey": supplyCoding(for: conformance)
    default: break
    }
  }

  private func supplyProperty(
    _ name: String, _ type: Type, isStatic: Bool, _ synthesis: Function.Synthesis, on nominal: Nominal,
    _ conformance: Conformance
  ) {
    let variable = Variable(
      kind: .property, name: name, type: type, isLet: false, isStatic: isStatic, module: nominal.module,
      span: nominal.span)
    variable.parent = nominal
    variable.generics = nominal.generics
    variable.isStored = false
    variable.isFinal = true
    variable.stage = .known
    variable.access = .public
    let getter = synthesized(.getter, name, synthesis, on: nominal, conformance)
    getter.isStatic = isStatic
    if !isStatic { makeSelf(for: getter) }
    getter.result = type
    getter.accessed = variable
    getter.accessorOwner = .variable(variable)
    variable.getter = getter
    nominal.append(.variable(variable), named: name)
  }

  private static let suppliedNames: Set<String> = ["==", "<", "hash", "rawValue", "init", "allCases"]

  /// As `prepareMembers(of:)`; of the library's types, nothing is made for a name that is never supplied.
  func prepareMembers(of nominal: Nominal, for name: String) {
    if nominal.module.isLibrary, !Self.suppliedNames.contains(name) {
      prepare(nominal)
    } else {
      prepareMembers(of: nominal)
    }
  }

  /// Members that conformances supply must be there before names are looked up in the type.
  func prepareMembers(of nominal: Nominal) {
    prepare(nominal)
    guard nominal.kind != .protocol, !membersPrepared.contains(ObjectIdentifier(nominal)) else { return }
    membersPrepared.insert(ObjectIdentifier(nominal))
    if LibraryUse.isTraced { LibraryUse.note(.members, of: nominal, in: nominal.module) }
    linkOverrides(of: nominal)
    if nominal.primitive == nil {
      for conformance in nominal.conformances { synthesize(conformance) }
      synthesizeInitializers(of: nominal)
    }
    if case .nominal(let superclass, _)? = nominal.superclass { prepareMembers(of: superclass) }
  }

  private func add(_ function: Function, to nominal: Nominal) {
    nominal.append(.function(function), named: function.name)
    if isOperator(function.name) { noteOperator(function) }
  }

  private func hasOperator(_ name: String, on nominal: Nominal) -> Bool {
    func takesIt(_ function: Function) -> Bool {
      prepare(function)
      guard function.parameters.count == 2, case .nominal(let first, _) = function.parameters[0].type,
        case .nominal(let second, _) = function.parameters[1].type
      else { return false }
      // One that gives something else is another function.
      return first === nominal && second === nominal && function.result == bool && !function.isThrowing
    }
    return operatorFunctions(name, for: [nominal.selfType], in: nominal.generics, seenIn: nominal.module)
      .contains(where: takesIt)
  }

  /// Every part must conform too.
  private func canSynthesize(_ conformance: Conformance) -> Bool {
    let nominal = conformance.nominal
    // Only where the type itself is declared: in its head, or in an extension in the same file.
    let generics = conformance.generics
    for property in nominal.storedProperties {
      prepare(property)
      if !conforms(property.type, to: conformance.proto, in: generics) { return false }
    }
    for enumCase in nominal.cases {
      prepare(enumCase)
      for payload in enumCase.payload where !conforms(payload.type, to: conformance.proto, in: generics) {
        return false
      }
    }
    return true
  }

  private func synthesized(
    _ kind: Function.Kind, _ name: String, _ synthesis: Function.Synthesis, on nominal: Nominal,
    _ conformance: Conformance?
  ) -> Function {
    let function = Function(kind: kind, name: name, module: nominal.module, result: .void, span: nominal.span)
    function.parent = nominal
    function.generics = conformance?.generics ?? nominal.generics
    function.extensionInfo = conformance?.extensionInfo
    function.synthesis = synthesis
    function.access = .public
    function.isFinal = true
    function.scope = nominal.scope
    function.stage = .known
    return function
  }

  private func operatorFunction(
    _ name: String, _ synthesis: Function.Synthesis, on nominal: Nominal, _ conformance: Conformance
  ) -> Function {
    let function = synthesized(.function, name, synthesis, on: nominal, conformance)
    function.isStatic = true
    function.parameters = [
      parameter(nil, "lhs", nominal.selfType, of: function), parameter(nil, "rhs", nominal.selfType, of: function),
    ]
    function.result = bool
    return function
  }

  private func parameter(
    _ label: String?, _ name: String, _ type: Type, of function: Function, isInOut: Bool = false,
    defaultValue: Expression? = nil, span: Span? = nil
  ) -> Parameter {
    let variable = Variable(
      kind: .parameter, name: name, type: type, isLet: !isInOut, module: function.module, span: span ?? function.span)
    variable.isInOut = isInOut
    variable.home = function
    return Parameter(label: label, variable: variable, defaultValue: defaultValue, span: variable.span)
  }

  // MARK: Initialisers

  private func synthesizeInitializers(of nominal: Nominal) {
    let declared = nominal.members(named: "init").compactMap { member -> Function? in
      guard case .function(let function) = member, function.synthesis == nil, !isSupplied(function) else {
        return nil
      }
      return function
    }
    let own = declared.filter { $0.extensionInfo == nil }
    switch nominal.kind {
    case .struct where own.isEmpty:
      let function = synthesized(.initializer, "init", .memberwiseInitializer, on: nominal, nil)
      // The memberwise initialiser is no more visible than the properties it sets, and never outside its module.
      function.access = .internal
      makeSelf(for: function)
      function.result = nominal.selfType
      for property in nominal.storedProperties {
        prepare(property)
        if property.isLet, property.hasInitialValue { continue }
        if property.access < function.access { function.access = max(property.access, .private) }
        let type = property.isLazy ? optional(property.type) : property.type
        let made = parameter(property.name, property.name, type, of: function, span: property.span)
        let entry = Parameter(
          label: made.label, variable: made.variable, isEscaping: true,
          defaultValue: property.isLazy
            ? Self.nilLiteral(property.span)
            : property.hasInitialValue && !property.isOfPattern
              ? property.binding?.value ?? nilDefault(of: property, in: nominal) : nil,
          span: property.span)
        if !property.isLazy { memberwiseDefaults[ObjectIdentifier(entry.variable)] = property }
        function.parameters.append(entry)
      }
      add(function, to: nominal)
      if !function.parameters.isEmpty, nominal.storedProperties.allSatisfy({ $0.hasInitialValue }) {
        let plain = synthesized(.initializer, "init", .memberwiseInitializer, on: nominal, nil)
        plain.access = .internal
        makeSelf(for: plain)
        plain.result = nominal.selfType
        add(plain, to: nominal)
      }
    case .class where own.filter({ !$0.isConvenience }).isEmpty:
      // A value that is written there may be an instance of this very class.
      let allInitialized = nominal.storedProperties.allSatisfy { property in
        if property.binding?.value != nil { return true }
        prepare(property)
        return property.hasInitialValue
      }
      if case .nominal(let superclass, let arguments)? = nominal.superclass {
        prepareMembers(of: superclass)
        guard allInitialized else { return }
        for case .function(let inherited) in superclass.members(named: "init") {
          prepare(inherited)
          let function = synthesized(.initializer, "init", .inheritedInitializer(inherited), on: nominal, nil)
          function.isFailable = inherited.isFailable
          function.isConvenience = inherited.isConvenience
          function.isRequired = inherited.isRequired
          function.isThrowing = inherited.isThrowing
          function.isAsync = inherited.isAsync
          function.isRethrowing = inherited.isRethrowing
          function.thrownType = inherited.thrownType?.substituting(superclass.generics.parameters, arguments)
          function.access = inherited.access
          makeSelf(for: function)
          function.parameters = inherited.parameters.map { old in
            let new = parameter(
              old.label, old.variable.name, old.type.substituting(superclass.generics.parameters, arguments),
              of: function,
              isInOut: old.isInOut, defaultValue: old.defaultValue, span: old.span)
            let entry = Parameter(
              label: new.label, variable: new.variable, isVariadic: old.isVariadic, isAutoclosure: old.isAutoclosure,
              isEscaping: old.isEscaping, defaultValue: old.defaultValue, span: old.span)
            inheritedDefaults[ObjectIdentifier(entry.variable)] = (old, inherited)
            return entry
          }
          function.result = inherited.isFailable ? optional(nominal.selfType) : nominal.selfType
          function.overridden = inherited
          add(function, to: nominal)
        }
      } else if allInitialized {
        let function = synthesized(.initializer, "init", .memberwiseInitializer, on: nominal, nil)
        function.access = .internal
        makeSelf(for: function)
        function.result = nominal.selfType
        add(function, to: nominal)
      }
    default: break
    }
  }

  /// `var a: Int, b: String?`: beside one that has no value, none is nil by itself.
  private func nilDefault(of property: Variable, in nominal: Nominal) -> Expression? {
    let beside = nominal.storedProperties.filter { $0.node === property.node }
    return beside.allSatisfy(\.hasInitialValue) ? Self.nilLiteral(property.span) : nil
  }

  private static func nilLiteral(_ span: Span) -> Expression { Expression(.nilLiteral, span) }
}
