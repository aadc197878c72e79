import Diagnostics
import Syntax

/// What protocols of Objective-C ask for and a class may leave out. Asked of a value it is optional: `delegate.didEnd?(self)`.
extension Checker {
  /// Whether a member is nil where its type has none, for what a file says. The library's own protocols give what Objective-C lets
  /// classes leave out a default; a script that has to do with Objective-C sees it as optional all the same.
  func isOptionalRequirement(_ member: Member, seenIn source: Source) -> Bool {
    guard member.isRequirement, !member.isStatic, let proto = member.parent, proto.kind == .protocol else {
      return false
    }
    if saysOptional(member) { return true }
    guard proto.module.isLibrary, !source.isLibrary, proto.name != "NSObjectProtocol", isOfObjects(proto),
      seesObjectiveC(in: source)
    else { return false }
    return proto.members(named: memberName(member)).contains { !$0.isRequirement && sameShape($0, member) }
  }

  func saysOptional(_ member: Member) -> Bool { member.declaration?.has(.optional) == true }

  func checkOptionalRequirement(_ member: Member) {
    guard saysOptional(member), let span = member.span else { return }
    if member.parent?.declaration?.has(attribute: "objc") != true || !member.isRequirement {
      report(.notAllowed("`optional` outside an Objective-C protocol"), at: span)
    } else if member.declaration?.has(attribute: "objc") != true {
      report(.notAllowed("`optional` without `@objc`"), at: span)
    } else if case .subscripted = member {
      report(.unsupported("optional subscripts"), at: span)
    } else if member.isStatic {
      report(.unsupported("optional requirements of types"), at: span)
    }
  }

  /// The property that is what a type has for an optional requirement: its method, or what its property gives, or nil.
  func presence(of requirement: Member) -> Variable? {
    if let known = lookUps.presences[requirement.identity] { return known }
    guard let proto = requirement.parent, let span = requirement.span, let asked = getter(of: requirement) else {
      return nil
    }
    prepareGenerics(of: requirement)
    let value = interfaceType(of: requirement)
    let variable = Variable(
      kind: .property, name: memberName(requirement), type: optional(value), isLet: false, module: proto.module,
      span: span)
    variable.parent = proto
    variable.generics = proto.generics
    variable.isStored = false
    variable.stage = .known
    variable.access = .public
    let getter = Function(
      kind: .getter, name: variable.name, module: proto.module, result: variable.type, span: span)
    getter.parent = proto
    getter.generics = proto.generics
    getter.accessed = variable
    getter.access = .public
    getter.scope = proto.scope
    getter.stage = .known
    makeSelf(for: getter)
    variable.getter = getter
    guard let own = getter.selfVariable, let absent = optionalNominal?.cases.first(where: { $0.name == "none" }) else {
      return nil
    }
    let receiver = Term(.variable(own), own.type, span)
    let kind: Term.Kind =
      if case .variable(let property) = requirement {
        .property(receiver, property, arguments: [own.type], dispatch: .requirement)
      } else {
        .function(asked, arguments: [own.type], dispatch: .requirement, self: receiver)
      }
    getter.synthesis = .optionalRequirement(
      asked, present: Term(.convert(Term(kind, value, span), .wrap), variable.type, span),
      absent: Term(.enumCase(absent, []), variable.type, span))
    lookUps.presences[requirement.identity] = variable
    return variable
  }

  private func getter(of requirement: Member) -> Function? {
    switch requirement {
    case .function(let function): function
    case .variable(let variable): variable.getter
    default: nil
    }
  }
}
