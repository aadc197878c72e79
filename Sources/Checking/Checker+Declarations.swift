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
    if nominal.node === wrapperNodes[nominal.name], nominal.members(named: "wrappedValue").isEmpty {
      report(.wrapsNothing(nominal.name), at: nominal.span)
    }
    if nominal.node === builderNames[nominal.name] { checkBuilds(nominal) }
    checkMemberRedeclarations(nominal)
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

  private func checkFunction(_ function: Function) {
    prepare(function)
    checkOverride(function)
    var names: Set<String> = []
    for parameter in function.parameters where parameter.variable.name != "_" {
      if !names.insert(parameter.variable.name).inserted {
        report(.redeclaration(parameter.variable.name, previous: nil), at: parameter.variable.span)
      }
    }
    if let node = function.node, function.kind == .function {
      let own = function.generics.parameters.filter { parameter in
        node.generics.contains { $0.name.text == parameter.name }
      }
      for parameter in own {
        var types = function.parameters.map { $0.type } + [function.result]
        for case .same(let left, let right) in function.generics.requirements { types += [left, right] }
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
    if let parent = function.parent, parent.kind != .protocol || function.extensionInfo != nil {
      if isOperator(function.name), !function.isStatic {
        report(.operatorMustBeStatic(function.name), at: function.span)
      }
      if function.body == nil, function.intrinsic == nil, function.kind != .deinitializer {
        report(.missingBody(function.name), at: function.span)
      }
    } else if function.parent == nil, function.body == nil, function.intrinsic == nil {
      report(.missingBody(function.name), at: function.span)
    }
    if function.isRequirement, let body = function.body { report(.bodyInProtocol(function.name), at: body.span) }
    if let declaration = function.declaration, declaration.has(.mutating), function.parent?.kind == .class {
      for modifier in declaration.modifiers where modifier.kind == .mutating {
        report(.mutatingInClass(function.name), at: modifier.span)
      }
    }
    if let declaration = function.declaration, declaration.has(.optional) {
      report(.notAllowed("`optional` outside an Objective-C protocol"), at: function.span)
    }
    if let declaration = function.declaration, function.parent == nil {
      for modifier in declaration.modifiers {
        switch modifier.kind {
        case .static, .class, .mutating, .override:
          report(.notAllowed("`\(modifier.kind.rawValue)` outside a type"), at: modifier.span)
        default: break
        }
      }
    }
    checkBody(of: function)
  }

  private func checkProperty(_ variable: Variable) {
    prepare(variable)
    checkOverride(variable)
    if variable.ownership == .weak { checkWeak(variable) }
    if variable.isStored, variable.hasInitialValue { _ = initialValue(of: variable) }
    if variable.parent?.kind == .protocol, variable.extensionInfo == nil, variable.getter == nil {
      report(
        variable.isLet
          ? .notAllowed("`let` in a protocol; say `var` with `{ get }`") : .requirementNeedsAccessors(variable.name),
        at: variable.span)
    }
    if variable.isLazy, variable.isLet {
      report(.notAllowed("`lazy` on a `let`"), at: variable.span)
    } else if variable.isLazy,
      variable.binding?.value == nil
    {
      report(.lazyNeedsValue(variable.name), at: variable.span)
    }
    if !variable.isStored, variable.isLet { report(.computedLet(variable.name), at: variable.span) }
    if variable.isStored, variable.isStatic, variable.node?.has(.class) == true {
      report(.notAllowed("a stored property that is `class` where it should be `static`"), at: variable.span)
    }
    if variable.isStored, variable.isStatic, !variable.hasInitialValue, variable.parent != nil {
      report(.staticNeedsValue(variable.name), at: variable.span)
    }
    checkAccessors(of: variable)
  }

  func checkAccessors(of variable: Variable) {
    for accessor in [variable.getter, variable.setter, variable.willSet, variable.didSet] {
      if let accessor { checkBody(of: accessor) }
    }
  }

  private func checkSubscript(_ entity: Subscript) {
    prepare(entity)
    for accessor in [entity.getter, entity.setter] { if let accessor { checkBody(of: accessor) } }
  }

  private func checkMemberRedeclarations(_ nominal: Nominal) {
    var seen: [String: Span] = [:]
    // A property and a function without parameters have one name.
    var bare: [String: (span: Span, isFunction: Bool)] = [:]
    for member in nominal.memberOrder {
      var key: String
      var bareName: (String, isFunction: Bool)?
      switch member {
      case .variable(let variable) where variable.extensionInfo?.node.requirements.isEmpty ?? true:
        key = (variable.isStatic ? "static " : "") + variable.name
        bareName = (key, isFunction: false)
      case .enumCase(let entity): key = "static " + entity.name
      case .type(let nested): key = "type " + nested.name
      case .function(let function):
        guard let node = function.node, function.extensionInfo?.node.requirements.isEmpty ?? true,
          function.synthesis == nil
        else { continue }
        if node.parameters.isEmpty, function.kind == .function {
          bareName = ((function.isStatic ? "static " : "") + function.name, isFunction: true)
        }
        key =
          (function.isStatic ? "static " : "") + signatureKey(node) + (function.declaration.map { fixity($0) } ?? "")
      default: continue
      }
      guard let span = member.span else { continue }
      if nominal.kind == .protocol, let ext = extensionInfo(of: member) {
        // What another extension says again is hidden, or ambiguous where it is used.
        key += " \(ObjectIdentifier(ext).hashValue)"
        bareName = nil
      }
      if let (name, isFunction) = bareName {
        if let other = bare[name], other.isFunction != isFunction {
          report(.redeclaration(memberName(member), previous: other.span), at: span)
          continue
        }
        bare[name] = (span, isFunction)
      }
      if let previous = seen[key], previous.start != span.start || previous.source !== span.source {
        report(.redeclaration(memberName(member), previous: previous), at: span)
      } else {
        seen[key] = span
      }
    }
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
    var next: Int64 = 0
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
        case (.integer?, int), (.string?, string), (.float?, double), (.string?, character): fits = true
        case (.integer(let number)?, double):
          value = .float(Double(number))
          fits = true
        case (.integer(let number)?, _): fits = isInRange(number, of: rawType, expression)
        default: fits = false
        }
        if !fits {
          report(.badRawValue(describe(rawType)), at: expression.span)
          continue
        }
      } else if rawType == int || Solver.range(of: rawType) != nil {
        value = .integer(next)
      } else if rawType == string {
        value = .string(entity.name)
      } else if rawType == double {
        value = .float(Double(next))
      } else {
        report(.badRawValue(describe(rawType)), at: entity.span)
      }
      if case .integer(let number)? = value { next = number &+ 1 }
      if case .float(let number)? = value { next = Int64(number) &+ 1 }
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

  private func rawLiteral(_ expression: Expression) -> EnumCase.RawValue? {
    switch expression.kind {
    case .integer(let magnitude, false): return .integer(Int64(truncatingIfNeeded: magnitude))
    case .float(let value): return .float(value)
    case .prefix(let name, let operand) where name.text == "-":
      switch rawLiteral(operand) {
      case .integer(let value)?: return .integer(-value)
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

  // MARK: Conformances

  func checkConformance(_ conformance: Conformance) {
    guard checkedConformances.insert(ObjectIdentifier(conformance)).inserted else { return }
    let nominal = conformance.nominal
    noteLater(nominal)
    let proto = conformance.proto
    let span = conformance.extensionInfo.map { $0.node.head } ?? nominal.span
    if proto.isClassBound, nominal.kind != .class {
      report(.onlyClassesConform(nominal.name, proto.name, declared: proto.span), at: span)
      return
    }
    complete(conformance)
    var missing: [CheckProblem.MissingRequirement] = []
    var ambiguous: [CheckProblem.MissingRequirement] = []
    let unknown = proto.associatedTypes.filter { typeWitness($0.name, in: nominal) == nil }
    if unknown.contains(where: { isSpoiled($0, conformance) }) { return }
    // A type that a missing member would say is not missing by itself: `body` is, not `Body`.
    let telling = unknown.isEmpty ? [] : requirementsTelling(unknown, conformance)
    for associated in unknown where !telling.contains(where: { speaks($0, of: associated) }) {
      missing.append(
        CheckProblem.MissingRequirement(
          name: associated.name, declaration: "associatedtype \(associated.name)",
          stub: "typealias \(associated.name) = <#Type#>",
          span: shownSpan(associated.span), near: nil))
    }
    for requirement in proto.requirements {
      if conformance.witnesses[requirement.identity] != nil { continue }
      if !unknown.isEmpty, !telling.contains(where: { $0.identity == requirement.identity }),
        interfaceType(of: requirement).contains(where: { if case .member = $0 { true } else { false } })
      {
        continue
      }
      switch chooseWitness(for: requirement, conformance) {
      case .found: continue
      case .ambiguous(let members):
        ambiguous.append(
          described(
            requirement, conformance,
            near: members.map {
              CheckProblem.NearMiss(
                name: fullName(of: $0), why: .candidate($0.parent?.name ?? ""), span: $0.span.flatMap(shownSpan))
            }))
      case .missing(let near):
        // A member that was clearly meant is where the mistake is.
        let mistakes = near.filter { $0.1.isMistake && labels(of: $0.0)?.count == labels(of: requirement)?.count }
        if let (member, mismatch) = mistakes.first, mistakes.count == 1, let place = member.span,
          !place.source.isLibrary, !isSynthesized(member), conformance.extensionInfo == nil
        {
          report(
            .witnessDiffers(
              name: fullName(of: member), wanted: fullName(of: requirement), proto: proto.name, why: reason(mismatch),
              required: requirement.span.flatMap(shownSpan)), at: place)
          continue
        }
        let parts = uncodable(conformance)
        let misses = near.filter { !isSynthesized($0.0) && !isWitness($0.0, in: conformance) }.map {
          CheckProblem.NearMiss(name: fullName(of: $0.0), why: reason($0.1), span: $0.0.span.flatMap(shownSpan))
        }
        missing.append(described(requirement, conformance, near: parts.isEmpty ? misses : parts))
      }
    }
    for requirement in proto.generics.requirements.dropFirst() {
      guard let parameter = proto.generics.parameters.first, missing.isEmpty else { break }
      if let unmet = unmet(requirement, [parameter], [nominal.selfType], in: conformance.generics) {
        if case .conforms(.parameter(parameter), _) = requirement { continue }
        var facts = unmet.facts(of: "protocol `\(proto.name)`", asked: shownSpan(proto.span))
        facts.opaque = opaqueInstead(of: requirement, conformance)
        report(.unmet(facts), at: span)
        return
      }
    }
    if !ambiguous.isEmpty {
      report(
        .ambiguousDefaults(
          type: nominal.name, proto: proto.name, requirements: ambiguous, asked: shownSpan(conformance.span)),
        at: span)
    }
    if !missing.isEmpty {
      report(
        .missingRequirements(
          type: nominal.name, proto: proto.name, requirements: missing, asked: shownSpan(conformance.span),
          superclass: nominal.kind == .class && superclass(of: nominal.selfType) == nil
            ? usualClass(conformingTo: proto) : nil), at: span)
    }
  }

  /// The requirements that would say what the associated types are, where there is no member of their name.
  private func requirementsTelling(_ unknown: [AssociatedType], _ conformance: Conformance) -> [Member] {
    conformance.proto.requirements.filter { requirement in
      unknown.contains { speaks(requirement, of: $0) }
        && witnessCandidates(for: requirement, conformance, fromExtensions: false).isEmpty
    }
  }

  /// Whether a member that would say what an associated type is has a wrong type, which is told where it stands.
  private func isSpoiled(_ associated: AssociatedType, _ conformance: Conformance) -> Bool {
    conformance.proto.requirements.contains { requirement in
      speaks(requirement, of: associated)
        && witnessCandidates(for: requirement, conformance, fromExtensions: false).contains { candidate in
          prepareGenerics(of: candidate)
          return interfaceType(of: candidate).contains { $0 == .error }
        }
    }
  }

  private func speaks(_ requirement: Member, of associated: AssociatedType) -> Bool {
    prepareGenerics(of: requirement)
    return interfaceType(of: requirement).contains {
      if case .member(_, let named) = $0 { named === associated } else { false }
    }
  }

  /// `NSObject` for `NSObjectProtocol`: the class that most who conform inherit from.
  private func usualClass(conformingTo proto: Nominal) -> String? {
    guard proto.module.isLibrary, proto.name.hasSuffix("Protocol") else { return nil }
    let name = String(proto.name.dropLast("Protocol".count))
    for case .type(let found) in lookUpInModules(name, from: main) where found.kind == .class {
      return conformance(of: found, to: proto) == nil ? nil : name
    }
    return nil
  }

  /// The member whose type is `any P` where one type that conforms to `P` is asked for: it would say `some P`.
  private func opaqueInstead(of unmet: Requirement, _ conformance: Conformance) -> CheckProblem.UnmetFacts.Opaque? {
    guard case .conforms(.member(_, let associated), let wanted) = unmet else { return nil }
    for requirement in conformance.proto.requirements {
      guard case .variable(let variable) = requirement, case .member(_, associated) = variable.type else { continue }
      for case .variable(let own) in conformance.nominal.members(named: variable.name) {
        prepare(own)
        guard isExistential(own.type) else { continue }
        return CheckProblem.UnmetFacts.Opaque(
          member: own.name, type: "some \(wanted.name)", span: shownSpan(own.span))
      }
    }
    return nil
  }

  private func isWitness(_ member: Member, in conformance: Conformance) -> Bool {
    conformance.witnesses.values.contains { $0.winner.identity == member.identity }
  }

  private func isSynthesized(_ member: Member) -> Bool {
    guard case .function(let function) = member else { return false }
    return function.synthesis != nil || isSupplied(function)
      || function.declaration?.attributes.contains { $0.name.text == Self.memberwiseMark } == true
  }

  private func shownSpan(_ span: Span) -> Span? { span.source.isLibrary ? nil : span }

  private func described(
    _ requirement: Member, _ conformance: Conformance, near: [CheckProblem.NearMiss]
  ) -> CheckProblem.MissingRequirement {
    CheckProblem.MissingRequirement(
      name: fullName(of: requirement), declaration: requirementText(requirement, conformance, isStub: false),
      stub: requirementText(requirement, conformance, isStub: true), span: requirement.span.flatMap(shownSpan),
      near: near)
  }

  private func reason(_ mismatch: Mismatch) -> CheckProblem.NearMiss.Why {
    switch mismatch {
    case .type(let type): .type(type)
    case .isStatic(let isStatic): isStatic ? .isStatic : .isNotStatic
    case .notSettable: .notSettable
    case .isMutating: .isMutating
    case .labels: .labels
    case .notRequired: .notRequired
    case .givesClass(let name): .givesClass(name)
    case .access: .access
    case .failable: .failable
    }
  }

  /// Of a type that only the missing member would say: `some View` for a `Body`.
  private func openType(_ type: Type, _ conformance: Conformance) -> String? {
    guard case .member(.parameter(conformance.proto.generics.parameters.first), let associated) = type,
      typeWitness(associated.name, in: conformance.nominal) == nil
    else { return nil }
    for case .conforms(type, let proto) in conformance.proto.generics.requirements { return "some \(proto.name)" }
    return "<#\(associated.name)#>"
  }

  /// The requirement as its declaration reads, or the line that would satisfy it.
  func requirementText(_ requirement: Member, _ conformance: Conformance, isStub: Bool) -> String {
    let selfParameter = conformance.proto.generics.parameters.first
    func show(_ type: Type) -> String {
      guard let selfParameter else { return describe(type) }
      if isStub, let open = openType(type, conformance) { return open }
      return describe(
        isStub
          ? canonical(type.substituting([selfParameter], [conformance.nominal.selfType]), in: conformance.generics)
          : type)
    }
    let prefix = requirement.isStatic ? (conformance.nominal.kind == .class && isStub ? "class " : "static ") : ""
    switch requirement {
    case .variable(let variable):
      if isStub {
        return variable.setter == nil
          ? "\(prefix)var \(variable.name): \(show(variable.type)) { <#value#> }"
          : "\(prefix)var \(variable.name): \(show(variable.type))"
      }
      return "\(prefix)var \(variable.name): \(show(variable.type)) { \(variable.setter == nil ? "get" : "get set") }"
    case .function(let function):
      let body = isStub ? (function.result == .void ? " { }" : " { <#value#> }") : ""
      if function.kind == .initializer {
        let required = isStub && conformance.nominal.kind == .class && !conformance.nominal.isFinal ? "required " : ""
        return "\(required)\(signatureText(of: function, show))\(isStub ? " { }" : "")"
      }
      let mutating = function.isMutating && (!isStub || conformance.nominal.kind != .class) ? "mutating " : ""
      return "\(prefix)\(mutating)func \(signatureText(of: function, show))\(body)"
    case .subscripted(let entity):
      let parameters = entity.parameters.map { "\($0.variable.name): \(show($0.type))" }.joined(separator: ", ")
      return "subscript(\(parameters)) -> \(show(entity.element))\(isStub ? " { <#value#> }" : "")"
    default: return memberName(requirement)
    }
  }

  /// `move(to place: Int) -> Bool`
  func signatureText(of function: Function, _ show: (Type) -> String) -> String {
    let parameters = function.parameters.map { parameter -> String in
      let name = parameter.variable.name
      let label = parameter.label == nil ? "_ " : parameter.label == name ? "" : "\(parameter.label ?? "") "
      return "\(label)\(name): \(parameter.isInOut ? "inout " : "")\(show(parameter.type))"
    }.joined(separator: ", ")
    if function.kind == .initializer { return "init\(function.isFailable ? "?" : "")(\(parameters))" }
    return "\(function.name)(\(parameters))\(function.result == .void ? "" : " -> \(show(function.result))")"
  }
}
