import Diagnostics
import Syntax

/// The constraints of names and members.
extension Solver {
  // MARK: Names

  func inferName(_ name: Name, _ genericArguments: [TypeNode]?, _ node: Expression, labels: CallLabels?) -> Type {
    let text = name.text
    if checker.mark != nil, text == Mark.name { return stand(for: .name) }
    if text.hasPrefix("$"), text.dropFirst().allSatisfy({ $0.isNumber }) {
      if case .variable(let variable)? = checker.lookUp(text, from: context.scope).first {
        return reference(variable, node)
      }
      checker.report(.shorthandOutsideClosure(text), at: name.span)
      return .error
    }
    if text == "self" {
      guard let selfVariable = selfVariable() else {
        if let selfType = context.selfType, !isOutsideFunctions || hasSelfAsMethod(selfType) {
          return .metatype(selfType)
        }
        checker.report(.cannotFind(name: "self", isType: false, suggestion: nil), at: name.span)
        return .error
      }
      return reference(selfVariable, node)
    }
    if text == "Self", let selfType = context.selfType {
      if case .nominal(let nominal, _) = selfType, nominal.kind == .class, isOutsideFunctions {
        checker.report(
          .notAllowed("`Self` in what a class gives a property or a parameter to begin with"), at: name.span)
      }
      return .metatype(selfType)
    }
    if text == "Any" || text == "Void" || text == "AnyObject" {
      return .metatype(checker.resolve(TypeNode(.name(base: nil, name, arguments: []), name.span), in: context.scope))
    }
    if checker.isOperator(text) {
      let functions = checker.operatorFunctions(text, seenIn: context.scope.module)
      if functions.isEmpty {
        checker.report(.unknownOperator(text), at: name.span)
        return .error
      }
      let result = fresh()
      add(
        .overload(functions.map { Choice(member: .function($0)) }, result: result, node: node, labels: nil), name.span)
      return result
    }
    let compound = Self.compound(text)
    let found = lookUp(compound?.base ?? text, labels: compound?.labels, at: name.span)
    guard let first = found.first else {
      if let outOfReach = complaints.outOfReach {
        var place = name.span
        if case .capturedEarly = outOfReach {
          // Told of is the outermost closure.
          var closure = context.function
          while let outer = closure.enclosing, outer.kind == .closure, outer !== complaints.capturedFrom {
            closure = outer
          }
          place = Span(closure.span.source, Int(closure.span.start), Int(closure.span.start) + 1)
        }
        checker.report(outOfReach, at: place)
        return .error
      }
      if let hidden = inaccessibleMember(compound?.base ?? text) {
        checker.report(.inaccessible(text, hidden.access.words, declared: hidden.span), at: name.span)
        return .error
      }
      checker.reportUnknown(name, from: context.scope, isType: false)
      return .error
    }
    // A function of the same name may be what is called.
    if case .variable(let variable) = first.member, first.base == nil, found.count == 1 || labels == nil {
      if genericArguments?.isEmpty == false {
        checker.report(.cannotSpecialize(checker.describe(variable.type)), at: name.span)
        return .error
      }
      return reference(variable, node)
    }
    if first.member.isTypeLike {
      let typeNode = TypeNode(.name(base: nil, name, arguments: genericArguments ?? []), node.span)
      return .metatype(resolveType(typeNode))
    }
    if let labels, let module = moduleMeant(text, by: labels, behind: found) {
      checker.report(.refersToMember(text, module: module), at: name.span)
      return .error
    }
    let result = fresh()
    add(.overload(found, result: result, node: node, labels: labels), name.span)
    return result
  }

  /// The module whose function was meant where the type around has methods of that name only that take other arguments.
  private func moduleMeant(_ name: String, by labels: CallLabels, behind members: [Choice]) -> String? {
    func isFunction(_ member: Member) -> Bool { if case .function = member { true } else { false } }
    guard !context.scope.module.isLibrary,
      members.allSatisfy({ $0.isImplicitSelf && !$0.member.isStatic && isFunction($0.member) && !accepts($0, labels) })
    else { return nil }
    let outer = checker.main.named(name) ?? checker.lookUpInModules(name, from: context.scope)
    guard let meant = outer.first(where: { isFunction($0) && accepts(Choice(member: $0), labels) }),
      case .function(let function) = meant
    else { return nil }
    return function.module.name
  }

  /// `name(label:_:)`: a function by its full name.
  static func compound(_ text: String) -> (base: String, labels: [String?])? {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "("), open != text.startIndex else { return nil }
    let inner = text[text.index(after: open)...].dropLast()
    let labels = inner.split(separator: ":").map { $0 == "_" ? nil : String($0) }
    return (String(text[..<open]), labels)
  }

  /// What is named in full is a value: its arguments have no labels, and none is left out.
  static func isCompound(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name(let name, _), .member(_, let name, _): compound(name.text) != nil
    default: false
    }
  }

  /// In an initial value or the default of a parameter.
  var isOutsideFunctions: Bool {
    var function = context.function
    while let outer = function.enclosing { function = outer }
    return function.kind == .topLevel
  }

  /// `self` here: a weakly captured one is a local like any other.
  func selfVariable() -> Variable? {
    if case .variable(let variable)? = lookUpPlain("self") { return variable }
    return context.selfVariable
  }

  /// Of classes of Apple's systems, which have a method of that name, `self` means something in initial values as well.
  private func hasSelfAsMethod(_ type: Type) -> Bool {
    var root = type
    while let above = checker.superclass(of: root) { root = above }
    guard case .nominal(let nominal, _) = root else { return false }
    return nominal.kind == .class && nominal.module.isLibrary
  }

  func lookUpPlain(_ name: String) -> Member? {
    var current: Scope? = context.scope
    while let here = current {
      if let found = here.names[name]?.first { return found }
      if case .nominal = here.kind { return nil }
      current = here.parent
    }
    return nil
  }

  func reference(_ variable: Variable, _ node: Expression) -> Type {
    checker.prepare(variable)
    let type = seen(variable.type)
    state.chosen[ObjectIdentifier(node)] = Chosen(
      choice: Choice(member: .variable(variable)), arguments: [], type: type, span: node.span,
      variables: state.bindings.count)
    if isOpenOutside(variable) { return .error }
    if variable.isImplicitlyUnwrapped { return implicitlyUnwrapped(type, node) }
    return type
  }

  func implicitlyUnwrapped(_ type: Type, _ node: Expression) -> Type {
    let result = fresh()
    add(.implicitUnwrap(type, result: result, node: node), node.span)
    return result
  }

  /// The meanings of a bare name, members of the types around included. A name in full, `move(to:)`, is none of a variable or of
  /// another function, wherever these stand.
  func lookUp(_ name: String, labels: [String?]? = nil, at place: Span? = nil) -> [Choice] {
    func isMeant(_ member: Member) -> Bool { labels == nil || checker.labels(of: member) == labels }
    var current: Scope? = context.scope
    var isInnermostType = true
    var typeAround: Nominal?
    complaints.outOfReach = nil
    while let here = current {
      if let found = here.named(name)?.filter(isMeant), !found.isEmpty, !comesLater(found[0], here, than: place) {
        // At the prompt `let x = x + 1` may speak of the variable that it replaces.
        if !checker.replacedVariables.isEmpty, case .variable(let variable) = found[0], variable.stage == .underway,
          let replaced = checker.replacedVariables[name]
        {
          return replaced.map { Choice(member: $0) }
        }
        // A function may be overloaded across scopes only by those of the module, and of those that it imports.
        return (found + overloadsOfModules(name, found, here)).filter(isMeant).map { Choice(member: $0) }
      }
      if labels == nil, let coming = here.coming[name],
        isOutOfReach(coming, in: here, behind: typeAround)
      {
        return []
      }
      if case .nominal(let nominal, _) = here.kind {
        if name == "init" { return [] }
        typeAround = typeAround ?? nominal
        let types = checker.typeMembers(named: name, in: nominal).filter(isMeant)
        if !types.isEmpty { return types.map { Choice(member: $0) } }
        if isInnermostType, let selfType = context.selfType {
          let isInstance = selfVariable() != nil
          var choices = checker.members(named: name, of: selfType, isMetatype: !isInstance, in: generics)
          choices = choices.filter {
            isMeant($0.member) && checker.isAccessible($0.member, from: context.scope)
              && checker.moduleToImport(for: $0.member, from: context.scope) == nil
          }
          if !choices.isEmpty {
            return choices.map {
              var choice = $0
              choice.isImplicitSelf = true
              return choice
            } + outerFunctions(name, choices)
          }
        } else {
          let choices = checker.members(named: name, of: nominal.selfType, isMetatype: true, in: generics).filter {
            isMeant($0.member) && $0.member.isStatic
              && checker.moduleToImport(for: $0.member, from: context.scope) == nil
          }
          if !choices.isEmpty { return choices }
          if let typeAround, isInstanceMember(name, of: nominal) {
            complaints.outOfReach = .instanceOfOuter(
              name, outer: checker.describe(nominal.selfType), inner: checker.describe(typeAround.selfType))
            return []
          }
        }
        isInnermostType = false
      }
      current = here.parent
    }
    return checker.lookUpInModules(name, from: context.scope).filter(isMeant).map { Choice(member: $0) }
  }

  /// A variable that is declared further down in a block around: what stands before its declaration speaks of what is outside,
  /// but types never see it, and closures would keep it.
  private func isOutOfReach(_ coming: Name, in scope: Scope, behind type: Nominal?) -> Bool {
    if let type {
      complaints.outOfReach = .closesOver(type: type.name, value: coming.text, declared: coming.span)
    } else if context.function !== scope.comingIn, context.function.kind == .closure {
      complaints.outOfReach = .capturedEarly(coming.text, declared: coming.span)
      complaints.capturedFrom = scope.comingIn
      // The name means what it meant before in a function around, and nothing else.
      return !isLocal(coming.text, above: scope)
    } else {
      if complaints.outOfReach == nil { complaints.outOfReach = .usedEarly(coming.text, declared: coming.span) }
      return false
    }
    return true
  }

  /// Whether a local function, whose body is looked into last, speaks of a variable that is declared further down: where a function
  /// around has one of the name, it speaks of that.
  private func comesLater(_ member: Member, _ scope: Scope, than place: Span?) -> Bool {
    guard let place, case .variable(let variable) = member, variable.parent == nil,
      variable.span.source === place.source, variable.span.start > place.start
    else { return false }
    switch scope.kind {
    case .nominal, .module: return false
    default: return isLocal(variable.name, above: scope)
    }
  }

  private func isLocal(_ name: String, above scope: Scope) -> Bool {
    var current = scope.parent
    while let here = current {
      switch here.kind {
      case .nominal, .module: return false
      default: if here.named(name)?.isEmpty == false { return true }
      }
      current = here.parent
    }
    return false
  }

  private func mayHaveMember(_ name: String, _ outer: Nominal) -> Bool {
    !outer.members(named: name).isEmpty || outer.superclass != nil
      || outer.conformances.contains { conformance in
        !conformance.proto.members(named: name).isEmpty
          || checker.allRefined(of: conformance.proto).contains { !$0.members(named: name).isEmpty }
      }
  }

  private func isInstanceMember(_ name: String, of outer: Nominal) -> Bool {
    // Every global that is named within a nested type comes by here: most are no member of anything around.
    !context.scope.module.isLibrary && mayHaveMember(name, outer)
      && checker.members(named: name, of: outer.selfType, isMetatype: false, in: generics).contains { choice in
        !choice.member.isTypeLike && checker.isAccessible(choice.member, from: context.scope)
          && checker.moduleToImport(for: choice.member, from: context.scope) == nil
      }
  }

  /// A member of the type around that only others see, such as what the class above keeps to itself.
  private func inaccessibleMember(_ name: String) -> Member? {
    guard let selfType = context.selfType, !context.scope.module.isLibrary else { return nil }
    return checker.members(named: name, of: selfType, isMetatype: selfVariable() == nil, in: generics).map(\.member)
      .first { $0.span?.source.isLibrary == false && !checker.isAccessible($0, from: context.scope) }
  }

  /// What the modules have beside the script's own functions of a name, but for what these say again.
  private func overloadsOfModules(_ name: String, _ own: [Member], _ scope: Scope) -> [Member] {
    func isFunction(_ member: Member) -> Bool { if case .function = member { true } else { false } }
    let isOfLibrary = if case .module = scope.kind { scope.module.isLibrary } else { false }
    guard scope === checker.main || isOfLibrary, own.allSatisfy(isFunction) else { return [] }
    return checker.lookUpInModules(name, from: scope).filter { other in
      isFunction(other) && (!isOfLibrary || other.access >= .public) && !own.contains { saysAgain($0, other) }
    }
  }

  private func saysAgain(_ own: Member, _ other: Member) -> Bool {
    guard checker.labels(of: own) == checker.labels(of: other),
      own.generics.parameters.count == other.generics.parameters.count,
      case .function(let one) = checker.interfaceType(of: own),
      case .function(let two) = checker.interfaceType(of: other)
    else { return false }
    return zip(one.parameters, two.parameters).allSatisfy { mine, theirs in
      mine.type.substituting(own.generics.parameters, other.generics.parameters.map { .parameter($0) }) == theirs.type
    }
  }

  /// Functions of the module that a call may mean where no member does. Members hide them, but for `min` and `max` where the
  /// type has these only on a condition: `max(a, b)` in an extension of `Range`, which is a collection of some bounds only.
  private func outerFunctions(_ name: String, _ members: [Choice]) -> [Choice] {
    guard name == "min" || name == "max", !context.scope.module.isLibrary,
      members.allSatisfy({ isConditional($0.member) })
    else { return [] }
    let found = checker.main.named(name) ?? checker.lookUpInModules(name, from: context.scope)
    return found.compactMap { member in
      guard case .function = member else { return nil }
      var choice = Choice(member: member)
      choice.isOuter = true
      return choice
    }
  }

  private func isConditional(_ member: Member) -> Bool {
    guard case .function(let function) = member, let ext = function.extensionInfo else { return false }
    if ext.isConstrained { return true }
    guard case .nominal(let nominal, _)? = context.selfType, let parent = function.parent, parent.kind == .protocol
    else { return false }
    return nominal.conformances.contains { $0.proto === parent && !$0.conditions.isEmpty }
  }

  /// What `Swift.name` and `main.name` can mean; nil where that is no module.
  func moduleMembers(_ module: String, _ name: String) -> [Member]? {
    guard ["Swift", "main"].contains(module) || checker.moduleScopes[module] != nil, lookUp(module).isEmpty else {
      return nil
    }
    switch module {
    case "Swift": return (checker.core.named(name) ?? []).filter { $0.access >= .public }
    case "main": return checker.main.named(name) ?? []
    default: return checker.moduleScopes[module].map { members(named: name, of: $0) } ?? []
    }
  }

  /// What a module has of that name, and what those have that it shows as its own.
  private func members(named name: String, of module: Scope) -> [Member] {
    (module.named(name) ?? []).filter { $0.access >= .public }
      + module.module.exports.flatMap { members(named: name, of: $0) }
  }

  // MARK: Members

  func inferMember(
    _ base: Expression?, _ name: Name, _ genericArguments: [TypeNode]?, _ node: Expression, labels: CallLabels?
  ) -> Type {
    guard let base else {
      if checker.mark != nil, name.text == Mark.name {
        let type = stand(for: .implicitMember)
        state.implicitBases[ObjectIdentifier(node)] = type
        return type
      }
      let whole = fresh()
      let result = fresh()
      state.implicitBases[ObjectIdentifier(node)] = whole
      add(.implicitMember(base: whole, name: name, result: result, node: node, labels: labels), name.span)
      return labels == nil && !nodes.innerImplicits.contains(ObjectIdentifier(node)) ? whole : result
    }
    if let type = typeExpression(node) { return .metatype(type) }
    if case .name(let module, nil) = base.kind,
      let choices = moduleMembers(module.text, name.text)?.map({ Choice(member: $0) }), let first = choices.first
    {
      if case .variable(let variable) = first.member {
        nodes.moduleNames.insert(ObjectIdentifier(base))
        return reference(variable, node)
      }
      if first.member.isTypeLike {
        let typeNode = TypeNode(.name(base: nil, name, arguments: genericArguments ?? []), node.span)
        return .metatype(checker.resolve(typeNode, in: checker.moduleScope(of: base) ?? context.scope))
      }
      nodes.moduleNames.insert(ObjectIdentifier(base))
      let result = fresh()
      add(.overload(choices, result: result, node: node, labels: labels), name.span)
      return result
    }
    if name.isSelf, let type = typeExpression(base) { return .metatype(type) }
    nodes.operands.insert(ObjectIdentifier(Self.unparenthesized(base)))
    var baseType = generateSpine(base)
    if checker.mark != nil, name.text == Mark.name { return stand(for: .member(of: baseType)) }
    if name.isSelf { return baseType }
    if name.text == "init", Self.isSelfOrSuper(base) {
      if case .metatype = baseType {} else { baseType = .metatype(baseType) }
    }
    if let index = Int(name.text) {
      let result = fresh()
      add(.tupleElement(base: baseType, index: index, result: result, node: node), name.span)
      return result
    }
    let result = fresh()
    add(.member(base: baseType, name: name, result: result, node: node, labels: labels), name.span)
    return result
  }

  static func isSelfOrSuper(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .superReference: true
    case .name(let name, _): name.text == "self"
    default: false
    }
  }
}
