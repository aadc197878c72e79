import Diagnostics

/// What must hold where a member of a class takes the place of one above.
extension Checker {
  func checkOverride(_ function: Function) {
    guard let parent = function.parent, let declaration = function.declaration else { return }
    let says = declaration.has(.override)
    if parent.kind == .class, function.isRequired, function.access < min(seenAccess(of: parent), .internal) {
      report(.requiredOutOfSight(parent.name), at: function.span)
    }
    if says { linkAsObjectiveC(.function(function), parent) }
    guard let above = function.overridden else {
      if says { reportNothingToOverride(function, parent) }
      return
    }
    if function.kind == .initializer {
      if above.isRequired {
        if !function.isRequired { report(.requiredMissing(parent.name), at: function.span) }
      } else if above.isConvenience {
        if says { reportNothingToOverride(function, parent) }
      } else if !says {
        report(.overrideMissing(function.name, declared: shown(above.span), isStored: false), at: function.span)
      } else if function.isFailable, !above.isFailable {
        report(.overridesFailably(fullName(of: .function(function)), declared: shown(above.span)), at: function.span)
      }
      return
    }
    if !checkOverride(.function(function), over: .function(above), says: says) { return }
    checkIsolation(of: function, overriding: above)
    // Of a class that nothing is below, there is no other `Self`.
    if above.givesSelf, !function.givesSelf, !(parent.isFinal && function.result == parent.selfType) {
      report(.overridesSelf(function.name, declared: shown(above.span)), at: function.span)
    }
  }

  func checkOverride(_ variable: Variable) {
    guard let parent = variable.parent, let declaration = variable.node else { return }
    let says = declaration.has(.override)
    guard let above = variable.overridden else {
      if says { reportNothingToOverride(variable, parent) }
      return
    }
    if variable.getter?.isAsync == true, above.getter?.isAsync != true {
      report(.notAllowed("overriding a property that does not wait by one that does"), at: variable.span)
      return
    }
    let declared = shown(above.span)
    let types = overriddenResults(variable.getter, above.getter)
    if let types, !types.fit {
      report(
        .overridesOfOtherType(variable.name, describe(types.own), describe(types.above), declared: declared),
        at: variable.span)
    } else if !checkOverride(.variable(variable), over: .variable(above), says: says) {
      return
    } else if above.isLet {
      report(.notAllowed("overriding a `let`"), at: variable.span)
    } else if variable.isStored, variable.willSet == nil, variable.didSet == nil {
      report(.overridesWithStored(variable.name), at: variable.span)
    } else if variable.willSet != nil || variable.didSet != nil, !isChangeable(above, from: parent) {
      report(.observesReadOnly(variable.name, declared: declared), at: variable.span)
    } else if isChangeable(above, from: parent) {
      if let types, types.own != types.above {
        report(
          .overridesChangeable(variable.name, describe(types.own), describe(types.above), declared: declared),
          at: variable.span)
      } else if variable.setter == nil, variable.willSet == nil, variable.didSet == nil {
        report(.overridesWithoutSetter(variable.name, declared: declared), at: variable.span)
      } else if variable.setterAccess < min(above.setterAccess, seenAccess(of: parent)) {
        report(.overridesOutOfSight("setter of an overriding property", declared: declared), at: variable.span)
      }
    }
  }

  func checkOverride(_ entity: Subscript) {
    guard let parent = entity.parent, let declaration = entity.declaration else { return }
    let says = declaration.has(.override)
    guard let above = entity.overridden else {
      if says {
        report(
          parent.kind == .class
            ? .nothingToOverride("subscript", suggestion: nil, instead: nil, declared: nil) : .overrideOutsideClass,
          at: entity.span)
      }
      return
    }
    if !checkOverride(.subscripted(entity), over: .subscripted(above), says: says) { return }
    guard above.setter != nil else { return }
    let declared = shown(above.span)
    if let types = overriddenResults(entity.getter, above.getter), types.own != types.above {
      report(
        .overridesChangeable("subscript", describe(types.own), describe(types.above), declared: declared),
        at: entity.span)
    } else if entity.setter == nil {
      report(.overridesWithoutSetter("subscript", declared: declared), at: entity.span)
    }
  }

  /// What holds for members of every kind.
  private func checkOverride(_ member: Member, over above: Member, says: Bool) -> Bool {
    guard let span = member.span, let parent = member.parent, let upper = above.parent else { return false }
    let name = fullName(of: member)
    let declared = above.span.flatMap(shown)
    if extensionInfo(of: member) != nil, !overridesAsObjectiveC(member, parent) {
      report(.overridesInExtension(name, upper.name, declared: declared), at: span)
    } else if extensionInfo(of: above) != nil, !overridesAsObjectiveC(above, upper) {
      report(.overridesExtension(name, upper.name, declared: declared), at: span)
    } else if !says {
      var isStored = false
      if case .variable(let variable) = member { isStored = variable.isStored }
      report(.overrideMissing(name, declared: declared, isStored: isStored), at: span)
    } else if above.isFinal, above.access > .private {
      report(.overridesFinal(name, declared: declared), at: span)
    } else if member.access < min(above.access, seenAccess(of: parent)) {
      report(.overridesOutOfSight("overriding \(member.kindName)", declared: declared), at: span)
    } else {
      return true
    }
    return false
  }

  /// Who may see what a type lets be seen: what is private to a file, its whole file.
  private func seenAccess(of nominal: Nominal) -> Access { max(nominal.access, .fileprivate) }

  private func isChangeable(_ variable: Variable, from nominal: Nominal) -> Bool {
    !variable.isLet && (variable.isStored || variable.setter != nil)
      && isSeen(variable.setterAccess, of: variable.module, by: nominal)
  }

  // MARK: Nothing to override

  private func reportNothingToOverride(_ function: Function, _ parent: Nominal) {
    if parent.kind != .class {
      report(.overrideOutsideClass, at: function.span)
      return
    }
    let wrongType = overridesWrongly(function, parent)
    if wrongType == nil, let problem = overridesLacking(function.name, function.parameters, parent) {
      report(problem, at: function.span)
      return
    }
    report(
      .nothingToOverride(
        fullName(of: .function(function)), suggestion: nearest(to: function.name, among: superclassMemberNames(parent)),
        instead: wrongType.map { "override func \(signatureText(of: $0, describe)) { … }" },
        declared: (wrongType?.span).flatMap(shown)),
      at: function.span)
  }

  /// What the library's superclass has in real Swift under that name, or had it once.
  private func overridesLacking(_ name: String, _ parameters: [Parameter]?, _ nominal: Nominal) -> CheckProblem? {
    guard let superclass = nominal.superclass, let scope = nominal.scope else { return nil }
    let labels = parameters.map { $0.map { $0.label } }
    if let known = lackingMember(name, of: superclass, in: nominal.generics, from: scope, labels: labels)
      ?? renamedMember(name, of: superclass, in: nominal.generics, from: scope)
    {
      return known
    }
    // `prefersStatusBarHidden` was a function.
    guard parameters?.isEmpty == true,
      case .lacking(_, _, let module, isImported: true)? = lackingMember(
        name, of: superclass, in: nominal.generics, from: scope, labels: .some(nil))
    else { return nil }
    return .renamed(name + "()", of: describe(superclass), today: "var \(name)", lackedBy: module)
  }

  private func reportNothingToOverride(_ variable: Variable, _ parent: Nominal) {
    if parent.kind != .class {
      report(.overrideOutsideClass, at: variable.span)
      return
    }
    if let problem = overridesLacking(variable.name, nil, parent) {
      report(problem, at: variable.span)
      return
    }
    report(
      .nothingToOverride(
        variable.name, suggestion: nearest(to: variable.name, among: superclassMemberNames(parent)), instead: nil,
        declared: nil),
      at: variable.span)
  }

  /// An extension of a class of Objective-C's may override what the class inherits.
  private func overridesAsObjectiveC(_ member: Member, _ parent: Nominal) -> Bool {
    extensionInfo(of: member) != nil && parent.module.isLibrary && descendsFromObject(parent)
  }

  private func linkAsObjectiveC(_ member: Member, _ parent: Nominal) {
    if member.overridden == nil, overridesAsObjectiveC(member, parent) { linkOverride(member, in: parent) }
  }

  private func shown(_ span: Span) -> Span? { span.source.isLibrary ? nil : span }

  private func superclassMemberNames(_ nominal: Nominal) -> [String] {
    guard case .nominal(let superclass, _)? = nominal.superclass else { return [] }
    return allMemberNames(of: superclass)
  }

  /// The method of that name which may have been meant: the nearest by its parameters, of a class as near as may be.
  private func overridesWrongly(_ function: Function, _ nominal: Nominal) -> Function? {
    var best: (function: Function, nearness: Int)?
    for here in classes(above: nominal) {
      for case .function(let candidate) in here.members(named: function.name)
      where candidate.kind == function.kind && isSeen(candidate.access, of: candidate.module, by: nominal) {
        prepare(candidate)
        let nearness = nearness(of: function, to: candidate)
        if best.map({ nearness > $0.nearness }) ?? true { best = (candidate, nearness) }
      }
    }
    return best?.function
  }

  /// How many parameters agree in type, and how far their labels are the same words: `cellForRowAtIndexPath` is `cellForRowAt`.
  private func nearness(of function: Function, to candidate: Function) -> Int {
    var result = function.parameters.count == candidate.parameters.count ? 100 : 0
    for (own, other) in zip(function.parameters, candidate.parameters) {
      if own.type == other.type { result += 20 }
      let (label, wanted) = (own.label ?? own.variable.name, other.label ?? other.variable.name)
      result += zip(label, wanted).prefix { $0 == $1 }.count
    }
    return result
  }
}

extension Member {
  fileprivate var isFinal: Bool {
    switch self {
    case .function(let function): function.isFinal
    case .variable(let variable): variable.isFinal
    case .subscripted(let entity): entity.isFinal
    default: false
    }
  }

  fileprivate var kindName: String {
    switch self {
    case .variable: "property"
    case .subscripted: "subscript"
    default: "method"
    }
  }
}
