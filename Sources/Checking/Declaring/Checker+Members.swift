import Diagnostics
import Syntax

/// Finding the members of a type.
extension Checker {
  /// Whether `value as Class` makes an object of the value: `"3 kg" as NSString`.
  func bridges(_ type: Type, to nominal: Nominal) -> Bool { bridging(type, to: nominal) != nil }

  /// What makes the object of a value: a function of the class, `_bridged(_:)`, or an initialiser, `init(_bridging:)`.
  public func bridging(_ type: Type, to nominal: Nominal) -> Function? {
    guard nominal.kind == .class || isAnyHashable(nominal.selfType), nominal.module.isLibrary else { return nil }
    let makers = (nominal.members(named: "_bridged") + nominal.members(named: "init")).compactMap {
      member -> Function? in
      guard case .function(let function) = member,
        function.kind == .initializer ? labels(of: member) == ["_bridging"] : function.isStatic
      else { return nil }
      prepare(function)
      return function
    }
    if case .nominal(let own, _) = type, own === nominal { return nil }
    if let own = makers.first(where: { $0.parameters[0].type == type }) { return own }
    // An error of any type is made an object as `any Error`.
    return makers.first { maker in
      guard case .existential(let existential) = maker.parameters[0].type else { return false }
      return !existential.protocols.isEmpty && existential.protocols.allSatisfy { conforms(type, to: $0) }
    }
  }

  /// What makes the pointer that only reads of one that writes as well, which as an argument stands for it.
  func pointer(from one: Nominal, to other: Nominal) -> Function? {
    guard one.module === core.module, other.name == "UnsafePointer", one.name == "UnsafeMutablePointer",
      other === coreType("UnsafePointer")
    else { return nil }
    for case .function(let function) in other.members(named: "init") {
      prepare(function)
      if case .nominal(let taken, _)? = function.parameters.first?.type, taken === one { return function }
    }
    return nil
  }

  /// What makes a value of its object, `"3 kg" as NSString as String`: an initialiser, `init(_unbridging:)`, of the value's type.
  public func unbridging(_ type: Type, to value: Type) -> Function? {
    guard case .nominal(let object, _) = type, object.kind == .class, case .nominal(let nominal, []) = value,
      nominal.kind != .class, nominal.module.isLibrary
    else { return nil }
    for case .function(let function) in nominal.members(named: "init")
    where labels(of: .function(function)) == ["_unbridging"] {
      prepare(function)
      if case .nominal(let taken, _) = function.parameters[0].type, superclassView(of: type, as: taken) != nil {
        return function
      }
    }
    return nil
  }

  /// The members of this name that a value of the type (or the type itself, for a metatype) has, before types are considered.
  func members(
    named name: String, of type: Type, isMetatype: Bool, in generics: GenericSignature
  ) -> [Solver.Choice] { lookUp(name, in: type, isMetatype: isMetatype, generics).choices }

  /// What a look-up has found.
  struct MemberLookup {
    var choices: [Solver.Choice] = []
    /// What the type has under that name as well and is not seen, because of another one.
    var hidden: [Contender] = []
  }

  func lookUp(_ name: String, in type: Type, isMetatype: Bool, _ generics: GenericSignature) -> MemberLookup {
    var result = MemberLookup()
    switch type {
    case .nominal(let nominal, _):
      return members(named: name, of: nominal, type, isMetatype, generics)
    case .parameter, .member, .opaque:
      let superclass = superclassBound(of: type, in: generics)
      if let superclass, case .nominal(let nominal, _) = superclass {
        collect(name, ofNominal: nominal, superclass, isMetatype, generics, &result)
        // What is made is the type itself, whatever class above declares how.
        for index in result.choices.indices {
          let member = result.choices[index].member
          if case .function(let function) = member, function.kind == .initializer || function.givesSelf {
            result.choices[index].base = type
          }
          if case .variable(let variable) = member, variable.givesSelf { result.choices[index].base = type }
        }
      }
      for proto in protocols(of: type, in: generics) where !isSeen(proto, of: superclass) {
        collect(name, ofProtocol: proto, type, isMetatype, generics, isConcrete: false, &result)
      }
    case .existential(let existential):
      if isMetatype, existential.superclass == nil {
        // What `any P.Type` has runs for the type that the metatype value is.
        for proto in protocols(of: type, in: generics) {
          for member in proto.members(named: name) where member.isStatic {
            append(member, base: type, isMetatype, &result)
          }
        }
        result.choices = withoutShadowed(result.choices)
        return result
      }
      let opened = GenericParameter(name: describe(type), kind: .opened)
      openedBounds[opened] = existential
      if let superclass = existential.superclass, case .nominal(let nominal, _) = superclass {
        collect(name, ofNominal: nominal, superclass, isMetatype, generics, &result)
      }
      for proto in protocols(of: type, in: generics) where !isSeen(proto, of: existential.superclass) {
        collect(name, ofProtocol: proto, .parameter(opened), isMetatype, generics, isConcrete: false, &result)
      }
      for index in result.choices.indices where result.choices[index].base == .parameter(opened) {
        result.choices[index].opened = opened
      }
    default: break
    }
    result.choices = withoutShadowed(result.choices)
    return result
  }

  /// Whether a class has what a protocol asks for, and is asked first.
  private func isSeen(_ proto: Nominal, of superclass: Type?) -> Bool {
    guard case .nominal(let nominal, _)? = superclass else { return false }
    return conformance(of: nominal, to: proto) != nil
  }

  private func members(
    named name: String, of nominal: Nominal, _ type: Type, _ isMetatype: Bool, _ generics: GenericSignature
  ) -> MemberLookup {
    var result = MemberLookup()
    // What the library's types have stays the same, but for what a script adds.
    guard nominal.module.isLibrary else {
      collect(name, ofNominal: nominal, type, isMetatype, generics, &result)
      result.choices = withoutShadowed(result.choices)
      return result
    }
    let key = MemberKey(nominal: ObjectIdentifier(nominal), name: name, isMetatype: isMetatype)
    if let known = lookUps.members[key] {
      result = known
    } else {
      collect(name, ofNominal: nominal, nominal.selfType, isMetatype, generics, &result)
      result.choices = withoutShadowed(result.choices)
      if nominal.stage == .known { lookUps.members[key] = result }
    }
    for index in result.choices.indices { result.choices[index].base = type }
    return result
  }

  struct MemberKey: Hashable {
    let nominal: ObjectIdentifier
    let name: String
    let isMetatype: Bool
  }

  private func collect(
    _ name: String, ofNominal nominal: Nominal, _ type: Type, _ isMetatype: Bool, _ generics: GenericSignature,
    _ result: inout MemberLookup
  ) {
    var current: Nominal? = nominal
    while let here = current {
      prepareMembers(of: here, for: name)
      for member in here.members(named: name) {
        if case .function(let function) = member, function.kind == .initializer, here !== nominal,
          !inherits(function, nominal)
        {
          continue
        }
        // An override hides what it overrides.
        if result.choices.contains(where: { overrides($0.member, member) }) {
          result.hidden.append(Contender(member: member, reason: .overridden))
          continue
        }
        append(member, base: type, isMetatype, &result)
      }
      if case .nominal(let superclass, _)? = here.superclass { current = superclass } else { current = nil }
    }
    let own = result.choices.count
    // As in Swift, what a protocol is refined from comes first.
    for proto in protocols(of: type, in: generics).reversed() {
      collect(name, ofProtocol: proto, type, isMetatype, generics, isConcrete: true, &result)
    }
    if own > 0, own < result.choices.count, nominal.module.isLibrary,
      result.choices[own...].contains(where: { $0.member.module?.isLibrary == false })
    {
      result.choices.removeAll { $0.member.standsIn }
    } else if own > 0, own < result.choices.count {
      let declared = result.choices[..<own]
      func isHidden(_ choice: Solver.Choice) -> Bool {
        choice.member.parent?.kind == .protocol
          && declared.contains { $0.member.access > .fileprivate && hides($0.member, choice.member) }
      }
      let isSeen = result.choices.map { !isHidden($0) }
      if isSeen.contains(false) {
        // Those of the protocols that refine others first.
        for (choice, isSeen) in zip(result.choices, isSeen).reversed() where !isSeen {
          result.hidden.append(Contender(member: choice.member, reason: .ownGoesFirst))
        }
        result.choices = zip(result.choices, isSeen).filter(\.1).map(\.0)
      }
    }
  }

  /// A type's own member goes before what a protocol extension has of the very same type, for those who see it.
  func hides(_ own: Member, _ other: Member) -> Bool {
    if own.isDisfavored, !other.isDisfavored { return false }
    guard let nominal = own.parent, let proto = other.parent, own.isStatic == other.isStatic, !other.isRequirement,
      let selfParameter = proto.generics.parameters.first, writtenLabels(of: own) == writtenLabels(of: other)
    else { return false }
    // In an extension for some of the type's arguments only, it may not be there.
    if let ext = extensionInfo(of: own), ext.isConstrained { return false }
    // The library's own property and its protocols' are of one type, or nobody wants the other.
    if case .variable = own, case .variable = other, nominal.module.isLibrary { return true }
    if case .function(let one) = own, case .function(let two) = other, let written = one.node, let against = two.node {
      // And in the library the same words mean the same; what they name need not be looked up.
      if one.module.isLibrary, written.requirements.isEmpty, written.head.text == against.head.text { return true }
      guard written.generics.isEmpty, against.generics.isEmpty else { return false }
    }
    prepareGenerics(of: own)
    prepareGenerics(of: other)
    guard own.generics.parameters.count == nominal.generics.parameters.count, other.generics.parameters.count == 1
    else { return false }
    if mayBeCalledOtherwise(other) { return false }
    switch (own, other) {
    case (.variable, .variable), (.function, .function), (.subscripted, .subscripted): break
    default: return false
    }
    let moved = interfaceType(of: other).substituting([selfParameter], [nominal.selfType])
    let signature = nominal.generics
    return canonical(moved, in: signature) == canonical(interfaceType(of: own), in: signature)
  }

  /// Of a member that the library has in a type only because it is faster there: the protocols' own of the same words, the one whose
  /// extension asks for most.
  func memberStoodInFor(by member: Member) -> Member? {
    guard member.standsIn, let nominal = member.parent, nominal.kind != .protocol else { return nil }
    if let known = lookUps.membersStoodInFor[member.identity] { return known }
    prepareGenerics(of: member)
    var found: Member?
    for proto in protocols(of: nominal.selfType, in: extensionSignature(of: member) ?? nominal.generics) {
      for other in proto.members(named: memberName(member)) where meansTheSame(member, other, on: nominal) {
        if let best = found, extensionSatisfies(best, other) || !extensionSatisfies(other, best) { continue }
        found = other
      }
    }
    lookUps.membersStoodInFor[member.identity] = .some(found)
    return found
  }

  /// Whether a type's member is what a protocol's is, by its words and its type; of generic ones the words alone are compared.
  private func meansTheSame(_ own: Member, _ other: Member, on nominal: Nominal) -> Bool {
    guard !other.isRequirement, own.isStatic == other.isStatic, let parameter = other.parent?.generics.parameters.first,
      writtenLabels(of: own) == writtenLabels(of: other), own.hasOwnParameters == other.hasOwnParameters
    else { return false }
    switch (own, other) {
    case (.variable, .variable): return true
    case (.function, .function), (.subscripted, .subscripted):
      if own.hasOwnParameters { return true }
      prepareGenerics(of: other)
      let signature = extensionSignature(of: own) ?? nominal.generics
      let moved = interfaceType(of: other).substituting([parameter], [nominal.selfType])
      return canonical(moved, in: signature) == canonical(interfaceType(of: own), in: signature)
    default: return false
    }
  }

  /// A call may leave out what a member has a default for.
  private func mayBeCalledOtherwise(_ member: Member) -> Bool {
    // As it is written, where it is: the types need not be known.
    if case .function(let function) = member, let node = function.node {
      return node.parameters.contains { $0.defaultValue != nil || $0.isVariadic }
    }
    return parameters(of: member)?.contains { $0.defaultValue != nil || $0.isVariadic } == true
  }

  /// A class takes over its superclass's convenience initialisers when it has all designated ones; those it declares none of are
  /// synthesised. What remains above is not seen through a subclass.
  func inherits(_ initializer: Function, _ nominal: Nominal) -> Bool {
    guard initializer.isConvenience, let parent = initializer.parent else { return false }
    let designated = parent.members(named: "init").compactMap { member -> Function? in
      if case .function(let function) = member, !function.isConvenience, function.extensionInfo == nil {
        return function
      }
      return nil
    }
    let own = nominal.members(named: "init").compactMap { member -> Function? in
      if case .function(let function) = member { return function }
      return nil
    }
    return designated.allSatisfy { wanted in
      own.contains {
        prepare($0)
        prepare(wanted)
        return $0.parameters.map { $0.label } == wanted.parameters.map { $0.label }
      }
    }
  }

  /// Whether a member of a class stands in the place of one that a class above has.
  func overrides(_ member: Member, _ other: Member) -> Bool {
    switch (member, other) {
    case (.function(let one), .function(let two)):
      checkOverrides(of: one)
      var current = one.overridden
      while let here = current {
        if here === two { return true }
        current = here.overridden
      }
      return false
    case (.variable(let one), .variable(let two)):
      return one.name == two.name && one.isStatic == two.isStatic && one.parent !== two.parent
        && two.parent?.kind == .class
    case (.subscripted(let one), .subscripted(let two)):
      guard one.parent !== two.parent else { return false }
      prepare(one)
      prepare(two)
      if sequence(first: one, next: \.overridden).contains(where: { $0 === two }) { return true }
      return one.isStatic == two.isStatic && labels(of: member) == labels(of: other)
        && one.parameters.map { $0.type } == two.parameters.map { $0.type }
    default: return false
    }
  }

  private func collect(
    _ name: String, ofProtocol proto: Nominal, _ type: Type, _ isMetatype: Bool, _ generics: GenericSignature,
    isConcrete: Bool,
    _ result: inout MemberLookup
  ) {
    for member in proto.members(named: name) {
      // On a concrete type a requirement is there as its witness.
      if isConcrete, member.isRequirement, !isOperator(name) { continue }
      if result.choices.contains(where: { $0.member.identity == member.identity }) { continue }
      append(member, base: type, isMetatype, &result)
    }
  }

  private func append(_ member: Member, base: Type, _ isMetatype: Bool, _ result: inout MemberLookup) {
    switch member {
    case .type, .alias, .associated, .parameter: return
    default: break
    }
    var choice = Solver.Choice(member: member, base: base)
    if isMetatype != member.isStatic {
      if isMetatype, case .function = member {
        choice.isUnapplied = true
      } else if !isMetatype {
        choice.isUnapplied = true
      } else {
        choice.isUnapplied = true
      }
    }
    result.choices.append(choice)
  }

  /// A requirement hides the defaults for it on a generic parameter or an existential.
  private func withoutShadowed(_ choices: [Solver.Choice]) -> [Solver.Choice] {
    if choices.count < 2 || !choices.contains(where: { $0.member.isRequirement }) { return choices }
    return choices.enumerated().filter { index, choice in
      if choice.member.isRequirement { return !isRestated(choice, at: index, among: choices) }
      guard let parent = choice.member.parent, parent.kind == .protocol, !mayBeCalledOtherwise(choice.member) else {
        return true
      }
      return !choices.contains { other in
        guard other.member.isRequirement, let owner = other.member.parent,
          owner === parent || allRefined(of: parent).contains(owner), other.member.isStatic == choice.member.isStatic
        else { return false }
        return sameShape(other.member, choice.member)
      }
    }.map(\.element)
  }

  /// Two traits may ask for the same: one of them will do, the one that says more of setting it.
  private func isRestated(_ choice: Solver.Choice, at index: Int, among choices: [Solver.Choice]) -> Bool {
    guard let parent = choice.member.parent, let own = parent.generics.parameters.first else { return false }
    func isSettable(_ member: Member) -> Bool {
      switch member {
      case .variable(let variable): variable.setter != nil
      case .subscripted(let entity): entity.setter != nil
      default: false
      }
    }
    return choices.enumerated().contains { position, other in
      guard position != index, other.member.isRequirement, let owner = other.member.parent, owner !== parent,
        other.member.isStatic == choice.member.isStatic, let theirs = owner.generics.parameters.first,
        labels(of: other.member) == labels(of: choice.member)
      else { return false }
      switch (choice.member, other.member) {
      case (.variable, .variable), (.function, .function), (.subscripted, .subscripted): break
      default: return false
      }
      let moved = interfaceType(of: other.member).substituting([theirs], [.parameter(own)])
      guard canonical(moved, in: parent.generics) == canonical(interfaceType(of: choice.member), in: parent.generics)
      else { return false }
      let here = isSettable(choice.member)
      let there = isSettable(other.member)
      return here == there ? position < index : there
    }
  }

  func sameShape(_ left: Member, _ right: Member) -> Bool {
    switch (left, right) {
    case (.variable, .variable): return true
    case (.function, .function), (.subscripted, .subscripted):
      guard labels(of: left) == labels(of: right) else { return false }
      let leftSelf = left.parent.flatMap(\.generics.parameters.first)
      let rightSelf = right.parent.flatMap(\.generics.parameters.first)
      guard (leftSelf == nil) == (rightSelf == nil), case .function(let one) = interfaceType(of: left),
        case .function(let other) = interfaceType(of: right), one.parameters.count == other.parameters.count
      else { return false }
      // One with parameters of its own is not what stands in for one without.
      let mine = left.generics.parameters.count - (left.parent?.generics.parameters.count ?? 0)
      let theirs = right.generics.parameters.count - (right.parent?.generics.parameters.count ?? 0)
      if mine != theirs { return false }
      let from = [leftSelf].compactMap { $0 } + left.generics.parameters.suffix(mine)
      let to = ([rightSelf].compactMap { $0 } + right.generics.parameters.suffix(mine)).map { Type.parameter($0) }
      return zip(one.parameters, other.parameters).allSatisfy {
        let moved = canonical($0.type.substituting(from, to), in: right.generics)
        return isSame(moved, canonical($1.type, in: right.generics))
      }
    default: return false
    }
  }

  // MARK: Access

  /// The module that gives a type of another one this member, where it is not imported: every module may be there already.
  func moduleToImport(for member: Member, from scope: Scope) -> String? {
    guard let module = member.module, module.isLibrary, module !== core.module, let parent = member.parent else {
      return nil
    }
    if parent.module === module {
      // What a type has by a protocol of a module that nothing here has to do with, it has not.
      let isHere = parent.kind != .protocol || isSeen(module, in: scope.module) || isLoaded(module, in: scope)
      return isHere ? nil : module.name
    }
    if let file = scope.enclosingFile { return file.imported.contains { $0.module === module } ? nil : module.name }
    return isSeen(module, in: scope.module) ? nil : module.name
  }

  /// Whether a module comes along with those that any file imports, seen or not.
  private func isLoaded(_ module: Module, in scope: Scope) -> Bool {
    var reached: [Module] = []
    func reach(_ next: Module) {
      if reached.contains(where: { $0 === next }) { return }
      reached.append(next)
      for used in next.uses { reach(used.module) }
    }
    reach(scope.module)
    for file in imported + fileScopes.values.flatMap(\.imported) { reach(file.module) }
    return reached.contains { $0 === module }
  }

  func isAccessible(_ member: Member, from scope: Scope) -> Bool {
    isAccessible(member.access, of: member, from: scope)
  }

  /// Whether what has that access, the member or its setter, is seen.
  func isAccessible(_ access: Access, of member: Member, from scope: Scope) -> Bool {
    if access >= .public { return true }
    guard let module = member.module else { return true }
    if module !== scope.module { return false }
    if access > .fileprivate { return true }
    if scope.isOutside(member.span?.source) { return false }
    if access == .fileprivate { return true }
    guard let parent = member.parent else { return true }
    return scope.enclosingTypes.contains { type in
      var current: Nominal? = type
      while let here = current {
        if here === parent { return true }
        current = here.parent
      }
      return false
    }
  }
}
