import Diagnostics
import Syntax

/// Which members of classes stand in the place of others.
final class Overriding {
  /// What some class overrides.
  var overridden: Set<ObjectIdentifier> = []
  /// What stands for overrides of another form in the place of those above them.
  var inForm: [ObjectIdentifier: Function] = [:]
  var linkedClasses: Set<ObjectIdentifier> = []
}

/// Classes: what overrides what, and initialisers that run up the chain.
extension Checker {
  func checkOverrides(of function: Function) {
    if let parent = function.parent { linkOverrides(of: parent) }
  }

  /// Finds, for each member of a class, the member above that it overrides.
  func linkOverrides(of nominal: Nominal) {
    guard nominal.kind == .class, !overriding.linkedClasses.contains(ObjectIdentifier(nominal)) else { return }
    overriding.linkedClasses.insert(ObjectIdentifier(nominal))
    prepare(nominal)
    guard case .nominal(let superclass, _)? = nominal.superclass else { return }
    // Its initialisers too, those it does not write included.
    prepareMembers(of: superclass)
    linkOverrides(of: superclass)
    for member in nominal.memberOrder { linkOverride(member, in: nominal) }
  }

  func linkOverride(_ member: Member, in nominal: Nominal) {
    switch member {
    case .function(let function):
      prepare(function)
      if function.overridden == nil, let above = overriddenFunction(function, nominal) {
        override(above, by: function)
      }
    case .variable(let variable):
      guard let above = overriddenVariable(variable, nominal) else { return }
      // Only now: the type of one that overrides nothing may be what is being inferred.
      prepare(variable)
      variable.overridden = above
      overriding.overridden.insert(ObjectIdentifier(above))
      if variable.isStored, variable.willSet != nil || variable.didSet != nil {
        observe(variable, above, in: nominal)
      }
      if above.isStored, above.getter == nil {
        makeSynthesizedAccessors(for: above, getter: .storedGetter, setter: .storedSetter)
      }
      if variable.isStored, variable.getter == nil {
        makeSynthesizedAccessors(for: variable, getter: .storedGetter, setter: .storedSetter)
      }
      for (own, upper) in [(variable.getter, above.getter), (variable.setter, above.setter)] {
        if let own, let upper { override(upper, by: own) }
      }
    case .subscripted(let entity):
      prepare(entity)
      guard let above = overriddenSubscript(entity, nominal) else { return }
      entity.overridden = above
      for (own, upper) in [(entity.getter, above.getter), (entity.setter, above.setter)] {
        if let own, let upper { override(upper, by: own) }
      }
    default: return
    }
  }

  private func override(_ upper: Function, by own: Function) {
    own.overridden = upper
    for here in sequence(first: upper, next: \.overridden) { overriding.overridden.insert(ObjectIdentifier(here)) }
  }

  /// `override var x: T { didSet { … } }` has no storage of its own: it goes through the property above and tells of changes.
  private func observe(_ variable: Variable, _ above: Variable, in nominal: Nominal) {
    nominal.storedProperties.removeAll { $0 === variable }
    variable.isStored = false
    makeSynthesizedAccessors(for: variable, getter: .storedGetter, setter: .storedSetter)
    guard let getter = variable.getter, let setter = variable.setter, let getterSelf = getter.selfVariable,
      let setterSelf = setter.selfVariable, let newValue = setter.parameters.first?.variable, let owner = above.parent,
      let ownerType = superclassView(of: nominal.selfType, as: owner), case .nominal(_, let arguments) = ownerType
    else { return }
    getter.synthesis = nil
    setter.synthesis = nil
    let span = variable.span
    func place(_ root: Variable) -> Term {
      let value = Term(.variable(root), root.type, span)
      return Term(
        .property(Term(.convert(value, .upcast), ownerType, span), above, arguments: arguments, dispatch: .direct),
        variable.type,
        span)
    }
    getter.checkedBody = CheckedBlock([CheckedStatement(.returnStatement(place(getterSelf)), span)], span)
    let value = Term(.variable(newValue), newValue.type, span)
    let setting = CheckedStatement(.term(Term(.assign(place(setterSelf), value), .void, span)), span)
    setter.checkedBody = tellingObservers(of: variable, in: setter, around: [setting], old: place(setterSelf))
  }

  /// The classes above, the nearest first.
  func classes(above nominal: Nominal) -> some Sequence<Nominal> {
    sequence(first: nominal.selfType) { self.superclass(of: $0) }.lazy.dropFirst().compactMap { type in
      if case .nominal(let here, _) = type { here } else { nil }
    }
  }

  /// What a subclass in another module does not see it can't override: a member of that name is its own.
  func isSeen(_ access: Access, of module: Module?, by nominal: Nominal) -> Bool {
    access > .private && (access >= .public || module === nominal.module)
  }

  private func overriddenFunction(_ function: Function, _ nominal: Nominal) -> Function? {
    var wider: Function?
    // What a class in between has overridden is that class's now.
    var hidden: Set<ObjectIdentifier> = []
    for here in classes(above: nominal) {
      for case .function(let candidate) in here.members(named: function.name) where candidate.kind == function.kind {
        prepare(candidate)
        if let above = candidate.overridden { hidden.insert(ObjectIdentifier(above)) }
        if hidden.contains(ObjectIdentifier(candidate)) { continue }
        guard candidate.isStatic == function.isStatic,
          candidate.parameters.map(\.label) == function.parameters.map(\.label),
          isSeen(candidate.access, of: candidate.module, by: nominal)
        else { continue }
        switch match(function, candidate, in: nominal) {
        case .same: return candidate
        case .converted: wider = wider ?? candidate
        case .none: continue
        }
      }
    }
    return wider
  }

  private func overriddenVariable(_ variable: Variable, _ nominal: Nominal) -> Variable? {
    for here in classes(above: nominal) {
      for case .variable(let candidate) in here.members(named: variable.name)
      where candidate.isStatic == variable.isStatic && isSeen(candidate.access, of: candidate.module, by: nominal) {
        prepare(candidate)
        return candidate
      }
    }
    return nil
  }

  private func overriddenSubscript(_ entity: Subscript, _ nominal: Nominal) -> Subscript? {
    var wider: Subscript?
    var hidden: Set<ObjectIdentifier> = []
    for here in classes(above: nominal) {
      for case .subscripted(let candidate) in here.members(named: "subscript") {
        prepare(candidate)
        if let above = candidate.overridden { hidden.insert(ObjectIdentifier(above)) }
        if hidden.contains(ObjectIdentifier(candidate)) { continue }
        guard candidate.isStatic == entity.isStatic,
          candidate.parameters.map(\.label) == entity.parameters.map(\.label),
          isSeen(candidate.access, of: candidate.module, by: nominal), let own = entity.getter,
          let above = candidate.getter
        else { continue }
        switch match(own, above, in: nominal) {
        case .same: return candidate
        case .converted: wider = wider ?? candidate
        case .none: continue
        }
      }
    }
    return wider
  }

  // MARK: Initialisers

  func checkHasInitializer(_ nominal: Nominal) {
    let initializers = nominal.members(named: "init").compactMap { member -> Function? in
      if case .function(let function) = member { return function }
      return nil
    }
    // A convenience one needs another that makes the instance.
    if initializers.allSatisfy(\.isConvenience) {
      let uninitialized = nominal.storedProperties.filter { !$0.hasInitialValue }.map {
        $0.wrapped?.name ?? $0.name
      }
      report(.classNeedsInitializer(nominal.name, properties: uninitialized), at: nominal.span)
    }
    if case .nominal(let superclass, _)? = nominal.superclass {
      prepareMembers(of: superclass)
      for case .function(let required) in superclass.members(named: "init") where required.isRequired {
        prepare(required)
        let isThere = initializers.contains { own in
          prepare(own)
          // One that overrides it without saying `required` has been told of.
          return own.parameters.map { $0.label } == required.parameters.map { $0.label }
            && (own.isRequired || own.parameters.map { $0.type } == required.parameters.map { $0.type })
        }
        if !isThere, inherits(required, nominal) { continue }
        if !isThere {
          report(
            .requiredInitializerMissing(
              nominal.name, fullName(of: .function(required)), of: required.parent?.name ?? ""),
            at: lineBehindInitializers(of: nominal))
        }
      }
    }
  }

  /// Where another initialiser would be put: the line behind the last one, or behind the opening brace.
  private func lineBehindInitializers(of nominal: Nominal) -> Span {
    guard let braces = nominal.node?.braces else { return nominal.span }
    var end = Int(braces.start)
    for case .function(let own) in nominal.members(named: "init") where own.extensionInfo == nil {
      if let span = own.declaration?.span, span.source === braces.source { end = max(end, Int(span.end)) }
    }
    let text = braces.source.text
    while end < text.count, text[end] != UInt8(ascii: "\n") { end += 1 }
    end = min(end + 1, text.count)
    return Span(braces.source, end, min(end + 1, text.count))
  }

  /// Calls the superclass's initialiser at the end of one that does not say so.
  func completeInitializer(_ function: Function, _ body: CheckedBlock, _ block: Block) -> CheckedBlock {
    guard let parent = function.parent else { return body }
    if parent.kind == .class, function.extensionInfo != nil, function.declaration?.has(.convenience) != true {
      report(.designatedInExtension(parent.name), at: function.span)
      return body
    }
    let completed = callingSuper(function, parent, body, block)
    checkInitialization(of: function, body, block, callsSuperAtEnd: completed != nil)
    return completed ?? body
  }

  /// With the call of the superclass's only designated initialiser that an initialiser may leave out.
  private func callingSuper(_ function: Function, _ parent: Nominal, _ body: CheckedBlock, _ block: Block)
    -> CheckedBlock?
  {
    guard parent.kind == .class, !function.isConvenience, let superclassType = superclass(of: parent.selfType),
      case .nominal(let superclass, let arguments) = superclassType, !function.callsSuperInitializer,
      let selfVariable = function.selfVariable
    else { return nil }
    prepareMembers(of: superclass)
    let designated = superclass.members(named: "init").compactMap { member -> Function? in
      guard case .function(let candidate) = member else { return nil }
      prepare(candidate)
      return candidate.isConvenience || candidate.declaration?.has(.convenience) == true ? nil : candidate
    }
    guard designated.count == 1, let candidate = designated.first,
      candidate.parameters.allSatisfy({ $0.defaultValue != nil || $0.isVariadic })
    else { return nil }
    let span = lastLine(of: block)
    let receiver = Term(
      .convert(Term(.variable(selfVariable), selfVariable.type, span), .upcast), superclassType, span)
    let terms = candidate.parameters.enumerated().map { index, parameter -> Term in
      if parameter.isVariadic, parameter.defaultValue == nil { return Term(.array([]), parameter.type, span) }
      return Term(
        .omitted(parameter, index: index), parameter.type.substituting(superclass.generics.parameters, arguments),
        span)
    }
    let call = Term(
      .call(.function(candidate, arguments: arguments, dispatch: .direct, self: receiver, metatype: nil), terms),
      .void, span)
    return CheckedBlock(body.statements + [CheckedStatement(.term(call), span)], body.span)
  }
}
