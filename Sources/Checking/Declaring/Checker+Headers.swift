import Diagnostics
import Syntax

/// What stands in the heads of types and extensions: generic requirements, inheritance, conformances.
extension Checker {
  /// Makes a type's head known: after this its superclass, conformances and requirements can be asked for.
  func prepare(_ nominal: Nominal) {
    if nominal.stage != .declared { return }
    let told = tellDirectly()
    defer { telling = told }
    prepareRefinement(of: nominal)
    for bind in nominal.pendingConformances { bind() }
    nominal.pendingConformances = []
    nominal.stage = .underway
    guard let node = nominal.node, let scope = nominal.scope else {
      nominal.stage = .known
      return
    }
    if let parent = nominal.parent, parent.kind != .protocol { prepare(parent) }
    if nominal.kind == .protocol {
      prepareProtocol(nominal, node, scope)
    } else {
      nominal.generics.requirements += requirements(
        generics: node.generics, clauses: node.requirements, parameters: nominal.generics.parameters, in: scope)
      for (index, inherited) in node.inherited.enumerated() {
        inherit(inherited, index: index, by: nominal, ext: nil, in: scope)
      }
      conformObservable(nominal)
    }
    // What the library says of its type comes before what a script adds.
    let extensions = extensionsByNominal[ObjectIdentifier(nominal)] ?? []
    for ext in extensions where ext.module.isLibrary { resolveHeader(of: ext) }
    for ext in extensions { resolveHeader(of: ext) }
    addSynthesizedConformances(to: nominal)
    nominal.stage = .known
  }

  /// The protocols that one refines, by name alone: known before anything else of its head, whatever it is that asks.
  func prepareRefinement(of nominal: Nominal) {
    guard nominal.kind == .protocol, !nominal.isRefinementKnown else { return }
    nominal.isRefinementKnown = true
    if nominal.declaration?.has(attribute: "objc") == true { nominal.isClassBound = true }
    guard let node = nominal.node, let scope = nominal.scope else { return }
    refining += 1
    for inherited in node.allInherited { refine(nominal, with: inherited, in: scope) }
    refining -= 1
  }

  private func refine(_ nominal: Nominal, with node: TypeNode, in scope: Scope) {
    switch node.kind {
    case .name(let base, let name, _):
      if base == nil, name.text == "AnyObject" { nominal.isClassBound = true }
      switch typeNamed(name, behind: base, from: scope.parent ?? scope) ?? nil {
      case .type(let other)? where other.kind == .protocol && other !== nominal:
        prepareRefinement(of: other)
        if other.isClassBound { nominal.isClassBound = true }
        if !nominal.refined.contains(other) { nominal.refined.append(other) }
      case .type(let other)? where other.kind == .class: nominal.isClassBound = true
      case .alias(let alias)?: refine(nominal, with: alias.node, in: alias.scope)
      default: break
      }
    case .composition(let parts): for part in parts { refine(nominal, with: part, in: scope) }
    case .parenthesized(let inner), .any(let inner): refine(nominal, with: inner, in: scope)
    default: break
    }
  }

  private func prepareProtocol(_ nominal: Nominal, _ node: NominalNode, _ scope: Scope) {
    let selfType = nominal.selfType
    nominal.generics.requirements = [.conforms(selfType, nominal)]
    for inherited in node.allInherited {
      guard case .existential(let existential)? = constraintType(inherited, in: scope) else { continue }
      for proto in existential.protocols {
        // First: in a circle the last one is told, as the compiler does.
        prepare(proto)
        if proto === nominal || allRefined(of: proto).contains(nominal) {
          report(.circular(nominal.name), at: nominal.span)
          nominal.refined.removeAll { $0 === proto }
          continue
        }
        for (associated, type) in existential.arguments {
          nominal.generics.requirements.append(.same(.member(selfType, associated), type))
        }
      }
      if let superclass = existential.superclass {
        nominal.generics.requirements.append(.inherits(selfType, superclass))
      }
    }
    for primary in node.primaryAssociatedTypes {
      let own = nominal.associatedTypes.first { $0.name == primary.text }
      let inheritedOne = allRefined(of: nominal).lazy.flatMap { $0.associatedTypes }.first { $0.name == primary.text }
      if let associated = own ?? inheritedOne {
        nominal.primaryAssociatedTypes.append(associated)
      } else {
        reportUnknown(primary, from: scope, isType: true)
      }
    }
    var clausesOfAll: [WhereNode] = []
    for associated in nominal.associatedTypes {
      guard let (inherited, clauses) = associatedNodes[ObjectIdentifier(associated)] else { continue }
      let subject = Type.member(selfType, associated)
      for constraint in inherited { add(constraint, to: subject, in: scope, into: &nominal.generics.requirements) }
      if nominal.module.isLibrary {
        nominal.generics.requirements += requirements(generics: [], clauses: clauses, parameters: [], in: scope)
      } else {
        clausesOfAll += clauses
      }
    }
    // A script's clauses may speak of what later ones constrain.
    if !nominal.module.isLibrary {
      nominal.generics.requirements += requirements(
        generics: [], clauses: clausesOfAll + node.requirements, parameters: [], in: scope)
    }
    // The defaults may speak of what the constraints say, but not by way of what is to be equal: a default `Iterator.Element` would
    // come out as the very `Element` that it is for.
    let known = nominal.generics.requirements
    nominal.generics.requirements = known.filter { if case .same = $0 { false } else { true } }
    for associated in nominal.associatedTypes {
      if let defaultNode = associated.node { associated.defaultType = resolve(defaultNode, in: scope) }
    }
    nominal.generics.requirements = known
    if nominal.module.isLibrary {
      nominal.generics.requirements += requirements(
        generics: [], clauses: node.requirements, parameters: [], in: scope)
    }
  }

  /// `extension [Int]`, `extension Array<Int>`: what `where Element == Int` would say.
  private func givenArguments(of ext: Extension) -> [Requirement] {
    guard !ext.module.isLibrary, !ext.nominal.generics.parameters.isEmpty, let around = ext.scope?.parent else {
      return []
    }
    if ext.nominal.kind == .protocol { return givenAssociatedTypes(of: ext, in: around) }
    let type: Type
    if ext.node.type.givesArguments {
      type = resolve(ext.node.type, in: around)
    } else if case .name(let base, let name, _) = ext.node.type.kind,
      case .alias(let alias)? = typeNamed(name, behind: base, from: around), alias.ownParameters.isEmpty
    {
      type = resolve(alias)
    } else {
      return []
    }
    guard case .nominal(let nominal, let arguments) = type, nominal === ext.nominal else { return [] }
    return zip(nominal.generics.parameters, arguments).compactMap { parameter, argument in
      argument == .parameter(parameter) || argument == .error ? nil : .same(.parameter(parameter), argument)
    }
  }

  /// `extension Collection<Int>`, or of an alias of that: what `where Element == Int` would say.
  private func givenAssociatedTypes(of ext: Extension, in around: Scope) -> [Requirement] {
    guard case .existential(let existential)? = constraintType(ext.node.type, in: around),
      let own = ext.nominal.generics.parameters.first
    else { return [] }
    return ext.nominal.primaryAssociatedTypes.compactMap { associated in
      existential.arguments[associated].map { .same(.member(.parameter(own), associated), $0) }
    }
  }

  func resolveHeader(of ext: Extension) {
    guard let scope = ext.scope, !ext.isResolved else { return }
    ext.isResolved = true
    ext.generics.requirements += givenArguments(of: ext)
    ext.generics.requirements += requirements(generics: [], clauses: ext.node.requirements, parameters: [], in: scope)
    if !ext.module.isLibrary, ext.nominal.kind != .protocol, ext.nominal.generics.parameters.isEmpty,
      let clause = ext.node.requirements.first
    {
      report(
        .notAllowed("a `where` clause of an extension of `\(ext.nominal.name)`, which is not generic,"), at: clause.span
      )
    }
    if ext.nominal.kind == .protocol {
      for inherited in ext.node.inherited {
        report(.protocolExtensionInheritance(ext.nominal.name, inherited.span.text), at: inherited.span)
      }
      return
    }
    for inherited in ext.node.inherited { inherit(inherited, index: 1, by: ext.nominal, ext: ext, in: scope) }
  }

  private func inherit(_ node: TypeNode, index: Int, by nominal: Nominal, ext: Extension?, in scope: Scope) {
    // A raw type or a superclass is an ordinary type; everything else must be a protocol.
    if let type = ordinaryType(node, in: scope) {
      guard case .nominal(let other, _) = type else {
        if type != .error { report(.inheritsFromNonProtocol(describe(type), by: nominal.name), at: node.span) }
        return
      }
      if nominal.kind == .enum, ext == nil, nominal.rawType == nil, other.kind != .class {
        nominal.rawType = type
        if index > 0 { report(.notAllowed("the raw type `\(describe(type))` behind a protocol"), at: node.span) }
        let isPlain =
          ["Int", "String", "Double", "Float", "Character"].contains(other.name) && other.module === core.module
        if isPlain || Solver.range(of: type) != nil {
          addConformance(nominal, to: coreType("RawRepresentable"), ext: nil, span: node.span, isImplied: false)
          addConformance(nominal, to: coreType("Equatable"), ext: nil, span: node.span, isImplied: true)
          addConformance(nominal, to: coreType("Hashable"), ext: nil, span: node.span, isImplied: true)
        } else if other.node?.inherited.contains(where: { $0.span.text.hasPrefix("ExpressibleBy") }) == true {
          report(.unsupported("a `\(describe(type))` as raw type"), at: node.span)
          nominal.rawType = .error
        } else {
          report(.badRawType(describe(type)), at: node.span)
        }
        return
      }
      if nominal.kind == .class, ext == nil, other.kind == .class {
        if nominal.superclass != nil {
          report(.twoSuperclasses(nominal.name, other.name), at: node.span)
          return
        }
        if nominal.isActor {
          report(.notAllowed("a superclass of an actor"), at: nominal.span)
          return
        }
        if index > 0 {
          report(.superclassNotFirst(other.name), at: node.span)
        }
        prepare(other)
        var above: Nominal? = other
        while let current = above {
          if current === nominal {
            report(.circular(nominal.name), at: nominal.span)
            return
          }
          if case .nominal(let next, _)? = current.superclass { above = next } else { above = nil }
        }
        if other.isFinal { report(.inheritsFromFinal(other.name, declared: other.span), at: nominal.span) }
        nominal.superclass = type
        return
      }
      report(.inheritsFromNonProtocol(describe(type), by: nominal.name), at: node.span)
      return
    }
    guard case .existential(let existential)? = constraintType(node, in: scope) else { return }
    if existential.protocols.isEmpty, existential.isClassBound {
      if nominal.kind != .class { report(.onlyProtocolsInherit("AnyObject"), at: node.span) }
      return
    }
    for proto in existential.protocols {
      addConformance(nominal, to: proto, ext: ext, span: node.span, isImplied: false)
      if nominal.kind != .protocol { takeArguments(existential, of: proto, nominal, node, in: scope) }
    }
  }

  /// `struct S: P<Int>` says what an associated type is, as an alias would.
  private func takeArguments(
    _ existential: Existential, of proto: Nominal, _ nominal: Nominal, _ node: TypeNode, in scope: Scope
  ) {
    for associated in proto.primaryAssociatedTypes {
      guard let type = existential.arguments[associated],
        !nominal.members(named: associated.name).contains(where: \.isTypeLike)
      else { continue }
      let alias = TypeAlias(
        name: associated.name, parent: nominal, span: node.span, node: node, genericNodes: [], scope: scope)
      alias.resolved = type
      alias.generics = nominal.generics
      alias.access = nominal.access
      enter(alias.name, .alias(alias), in: scope, parent: nominal, span: node.span)
    }
  }

  /// The type, where it is no protocol or composition of them.
  private func ordinaryType(_ node: TypeNode, in scope: Scope) -> Type? {
    switch node.kind {
    case .composition, .any, .some: return nil
    case .name(let base, let name, _):
      if base == nil, name.text == "Any" || name.text == "AnyObject" { return nil }
      guard let found = typeNamed(name, behind: base, from: scope) else {
        if let base, case .nominal(let outer, _) = resolve(base, in: scope),
          case .type(let nominal)? = typeMembers(named: name.text, in: outer).first, nominal.kind == .protocol
        {
          return nil
        }
        break
      }
      switch found {
      case .type(let nominal)?:
        if nominal.kind == .protocol { return nil }
      case .alias(let alias)?:
        if case .existential = resolve(alias) { return nil }
      case nil:
        reportUnknownType(name, from: scope)
        return .error
      default: break
      }
      return resolve(node, in: scope)
    default: break
    }
    let type = resolve(node, in: scope)
    if case .existential = type { return nil }
    return type
  }

  func addConformance(_ nominal: Nominal, to proto: Nominal?, ext: Extension?, span: Span, isImplied: Bool) {
    guard let proto else { return }
    prepareRefinement(of: proto)
    if !nominal.isActor, nominal.kind != .protocol, nominal.module === main.module, refinesActor(proto) {
      report(.notAllowed("a conformance to `Actor` of what is no actor"), at: span)
      return
    }
    // What a class above conforms to is conformed to already, its way: witnesses are settled there.
    if isImplied, case .nominal(let superclass, _)? = nominal.superclass, conformance(of: superclass, to: proto) != nil
    {
      return
    }
    // What asks for nothing may be said as often as one likes.
    if !isImplied, trial == nil, !proto.isMarker, case .nominal(let superclass, _)? = nominal.superclass,
      let above = conformance(of: superclass, to: proto)
    {
      // Of what a module adds to another's class, a third knows nothing.
      if let addition = above.extensionInfo?.module, addition !== superclass.module, addition.isLibrary,
        let own = ext?.module, own.isLibrary, own !== addition
      {
        return
      }
      report(.redundantConformance(nominal.name, proto.name, previous: above.span), at: span)
    } else if let existing = nominal.conformances.first(where: { $0.proto === proto }) {
      if existing.span.source.isLibrary, !span.source.isLibrary {
        if !isImplied, trial == nil { warnOfStated(existing, at: span) }
      } else if !isImplied {
        if existing.isImplied {
          existing.isImplied = false
          existing.extensionInfo = ext
          existing.span = span
        } else {
          report(.redundantConformance(nominal.name, proto.name, previous: existing.span), at: span)
        }
      } else if existing.isImplied, existing.extensionInfo?.isConstrained == true, ext?.isConstrained != true {
        // What follows without a condition follows for all.
        existing.extensionInfo = ext
      }
    } else {
      if !isImplied, trial == nil, nominal.module.isLibrary, proto.module.isLibrary, let ext,
        !ext.module.isLibrary, !ext.node.inherited.contains(where: { $0.isRetroactive && $0.span.start == span.start })
      {
        warn(
          .foreignConformance(type: nominal.name, proto: proto.name, module: nominal.module.name),
          at: ext.declaration.span)
      }
      nominal.conformances.append(
        Conformance(nominal: nominal, proto: proto, extensionInfo: ext, span: span, isImplied: isImplied))
    }
    for refined in proto.refined { addConformance(nominal, to: refined, ext: ext, span: span, isImplied: true) }
  }

  private func warnOfStated(_ conformance: Conformance, at span: Span) {
    let nominal = conformance.nominal
    let module = conformance.extensionInfo?.module ?? nominal.module
    warn(
      .alreadyConforms(
        type: describe(nominal.selfType), proto: conformance.proto.name, module: module.name,
        isOfType: module === nominal.module), at: span)
  }

  /// Enums without payloads are Hashable without saying so.
  private func addSynthesizedConformances(to nominal: Nominal) {
    guard nominal.kind == .enum, nominal.module !== core.module, nominal.cases.allSatisfy({ $0.node.payload == nil })
    else { return }
    addConformance(nominal, to: coreType("Equatable"), ext: nil, span: nominal.span, isImplied: true)
    addConformance(nominal, to: coreType("Hashable"), ext: nil, span: nominal.span, isImplied: true)
  }

  // MARK: Requirements

  /// The requirements of `<T: P>` and `where` clauses.
  func requirements(
    generics: [GenericParameterNode], clauses: [WhereNode], parameters: [GenericParameter], in scope: Scope
  ) -> [Requirement] {
    var result: [Requirement] = []
    // `<T: P, U: Q<T.Value>>`: what speaks of others' associated types makes sense by what those others are.
    let plain = generics.filter { $0.constraint?.namesMember != true }
    for node in plain + generics.filter({ $0.constraint?.namesMember == true }) {
      guard let constraint = node.constraint,
        let parameter = parameters.last(where: { $0.name == node.name.text })
      else { continue }
      withRequirements(result, in: scope) { add(constraint, to: .parameter(parameter), in: scope, into: &result) }
    }
    for clause in inOrder(clauses, knowing: result, in: scope) {
      // The clauses may speak of associated types of parameters that the ones before them constrain.
      let left = withRequirements(result, in: scope) { resolve(clause.left, in: scope) }
      if left == .error { continue }
      switch clause.relation {
      case .conforms: withRequirements(result, in: scope) { add(clause.right, to: left, in: scope, into: &result) }
      case .equals:
        let right = withRequirements(result, in: scope) { resolve(clause.right, in: scope) }
        if right != left, right.hasPart(left) {
          report(.recursiveRequirement(describe(left), describe(right)), at: clause.left.span)
        } else if right != .error {
          result.append(.same(left, right))
        }
      }
    }
    return result
  }

  /// Clauses of a script that make sense only by what stands behind them go behind it.
  private func inOrder(_ clauses: [WhereNode], knowing known: [Requirement], in scope: Scope) -> [WhereNode] {
    guard clauses.count > 1, !scope.module.isLibrary else { return clauses }
    var result: [WhereNode] = []
    var requirements = known
    var waiting = clauses
    while !waiting.isEmpty {
      var later: [WhereNode] = []
      for clause in waiting {
        let fails = wouldFail {
          withRequirements(requirements, in: scope) {
            let left = resolve(clause.left, in: scope)
            switch clause.relation {
            case .conforms: add(clause.right, to: left, in: scope, into: &requirements)
            case .equals: requirements.append(.same(left, resolve(clause.right, in: scope)))
            }
          }
        }
        if fails { later.append(clause) } else { result.append(clause) }
      }
      if later.count == waiting.count { return result + later }
      waiting = later
    }
    return result
  }

  /// Lets `body` see requirements that are being collected.
  private func withRequirements<Result>(_ requirements: [Requirement], in scope: Scope, _ body: () -> Result) -> Result
  {
    let context = genericContext(of: scope)
    let saved = context.requirements
    context.requirements += requirements
    let result = body()
    context.requirements = saved
    return result
  }

  func add(_ constraint: TypeNode, to subject: Type, in scope: Scope, into result: inout [Requirement]) {
    guard case .existential(let existential)? = constraintType(constraint, in: scope) else { return }
    add(existential, to: subject, into: &result)
  }

  func add(_ existential: Existential, to subject: Type, into result: inout [Requirement]) {
    for proto in existential.protocols { result.append(.conforms(subject, proto)) }
    if let superclass = existential.superclass { result.append(.inherits(subject, superclass)) }
    if existential.isClassBound, existential.superclass == nil,
      !existential.protocols.contains(where: { $0.isClassBound })
    {
      result.append(.classBound(subject))
    }
    for (associated, type) in existential.arguments { result.append(.same(.member(subject, associated), type)) }
  }

  /// Every protocol that this one refines, directly or not.
  func allRefined(of proto: Nominal) -> [Nominal] {
    if let known = proto.allRefined { return known }
    prepareRefinement(of: proto)
    var result: [Nominal] = []
    collectRefined(of: proto, into: &result)
    if refining == 0 { proto.allRefined = result }
    return result
  }

  /// Circles, which are an error said elsewhere, come to an end here.
  private func collectRefined(of proto: Nominal, into result: inout [Nominal]) {
    prepareRefinement(of: proto)
    for refined in proto.refined where !result.contains(refined) {
      result.append(refined)
      collectRefined(of: refined, into: &result)
    }
  }
}
