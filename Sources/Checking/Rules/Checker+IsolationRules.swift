import Diagnostics
import Syntax

/// What must hold of declarations that say, or do not say, who runs them.
extension NominalNode {
  /// Whether it has the one actor that a global actor stands for.
  fileprivate var hasShared: Bool {
    members.contains { member in
      guard member.has(.static), case .variable(let node) = member.kind else { return false }
      return node.bindings.contains {
        if case .name(let name) = $0.pattern.kind { name.text == "shared" } else { false }
      }
    }
  }
}

extension Checker {
  /// An actor's members are run by the actor, which who knows a protocol only does not know.
  func checkIsolation(of conformance: Conformance) {
    let nominal = conformance.nominal
    guard nominal.module === main.module,
      nominal.isActor || nominal.kind != .protocol && isolation(ofType: nominal) != .none
    else { return }
    // Of the protocols that come from Objective-C on Apple's systems the main actor has some, and the others are older than actors:
    // neither is held against a class. Foundation's are written in Swift here, and are.
    if isOfObjects(conformance.proto), conformance.proto.module.isLibrary, conformance.proto.module.name != "Foundation"
    {
      return
    }
    for requirement in conformance.proto.requirements {
      let asked: Bool
      switch requirement {
      case .function(let function): asked = !function.isAsync && isolation(of: function) == .none && !function.isStatic
      case .variable(let variable):
        asked = variable.getter?.isAsync != true && isolation(of: variable) == .none && !variable.isStatic
      default: asked = false
      }
      guard asked, let witness = conformance.witnesses[requirement.identity] else { continue }
      let theirs: Isolation
      switch witness.winner {
      // What is supplied is nobody's to run.
      case .function(let function)
      where function.parent === nominal && function.kind == .function && function.synthesis == nil:
        theirs = isolation(of: function)
      case .variable(let variable)
      where variable.parent === nominal && !(variable.isLet && variable.isStored) && variable.getter?.synthesis == nil:
        theirs = isolation(of: variable)
      default: continue
      }
      if case .instance = theirs {
        report(
          .isolatedConformance(nominal.name, proto: conformance.proto.name, member: fullName(of: witness.winner)),
          at: conformance.span)
        return
      }
      if case .global = theirs {
        warn(.isolatedConformance(nominal.name, proto: conformance.proto.name, by: theirs.words), at: conformance.span)
        return
      }
    }
  }

  /// Of a member that takes the place of one above: both are run by the same.
  func checkIsolation(of function: Function, overriding above: Function) {
    let (own, theirs) = (isolation(of: function), isolation(of: above))
    if own == theirs || function.isAsync || own == .none { return }
    report(.isolatedMismatch(fullName(of: .function(function)), own.words), at: function.span)
  }

  /// Only an actor runs what is `isolated` to it.
  func checkIsIsolated(_ type: Type, at span: Span) {
    let inner = unwrapped(type) ?? type
    switch inner {
    case .nominal(let nominal, _) where !nominal.isActor:
      report(.notAllowed("`isolated` on a parameter that is no actor"), at: span)
    default: break
    }
  }

  func checkIsolationWords(of declaration: Declaration, in parent: Nominal?, at place: ModifiedPlaces) {
    let scope = fileScopes[ObjectIdentifier(declaration.span.source)] ?? main
    let actors = declaration.attributes.filter { attribute in
      attribute.canNameType && globalActor(attribute.name, from: scope) != nil
    }
    let isNonisolated = declaration.modifiers.first { $0.kind == .nonisolated || $0.kind == .nonisolatedUnsafe }
    if actors.count > 1 {
      report(.notAllowed("more than one global actor on a declaration"), at: actors[0].span)
    } else if let actor = actors.first, isNonisolated != nil {
      report(.notAllowed("`nonisolated` beside a global actor"), at: actor.span)
    }
    switch declaration.kind {
    case .type(let node):
      if let modifier = isNonisolated, node.isActor {
        report(.notAllowed("`nonisolated` on an actor"), at: modifier.span)
      }
      if declaration.attributes.contains(where: { $0.name.text == "globalActor" }), !node.hasShared {
        report(.notAllowed("`@globalActor` on a type without a static `shared`"), at: node.name.span)
      }
    case .variable(let node):
      let isStored = node.bindings.allSatisfy { self.isStored($0.accessors) }
      if let modifier = isNonisolated, modifier.kind == .nonisolated, !node.isLet, isStored,
        parent?.isActor == true || parent?.kind == .class,
        !declaration.has(.static)
      {
        report(.notAllowed("`nonisolated` on a stored property that changes"), at: modifier.span)
      }
      if let modifier = declaration.modifiers.first(where: { $0.kind == .nonsending }), isStored {
        report(.notAllowed("`nonisolated(nonsending)` on a stored property"), at: modifier.span)
      }
      if let actor = actors.first, place == .body {
        report(.notAllowed("a global actor on a local variable"), at: actor.span)
      }
      let isAsync = topLevelFunctions.values.contains { $0.isAsync }
      if let actor = actors.first, place == .file, isAsync {
        report(.notAllowed("a global actor on a variable of a script"), at: actor.span)
      }
      if let wrapper = declaration.attributes.first(where: { $0.name.text == "TaskLocal" }), parent != nil,
        !declaration.has(.static)
      {
        report(.notAllowed("`@TaskLocal` on what is not `static`"), at: wrapper.span)
      }
    default: break
    }
  }
}
