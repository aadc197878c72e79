import Diagnostics
import Syntax

/// Who alone runs a piece of code, one thing after the other.
enum Isolation: Equatable {
  /// Nobody: it runs wherever it is called from, or, where it may stand still, with whatever else.
  case none
  /// Whoever calls it: `nonisolated(nonsending)`.
  case caller
  /// The actor that `self` is.
  case instance(Nominal)
  /// `@MainActor` and other global actors.
  case global(Nominal)
  /// The same by a declaration of before there were actors, `@preconcurrency`: Swift 5 tells nobody who comes from elsewhere.
  case lenient(Nominal)
  /// The actor that is handed over as `isolated`.
  case parameter(Variable)

  static func == (left: Isolation, right: Isolation) -> Bool {
    switch (left, right) {
    case (.none, .none), (.caller, .caller): true
    case (.instance(let one), .instance(let other)): one === other
    case (.global(let one), .global(let other)), (.lenient(let one), .lenient(let other)),
      (.lenient(let one), .global(let other)), (.global(let one), .lenient(let other)):
      one === other
    case (.parameter(let one), .parameter(let other)): one === other
    default: false
    }
  }

  /// As the compiler says it, of a member and of a place that asks for one.
  var words: String {
    switch self {
    case .none, .caller: "nonisolated"
    case .instance, .parameter: "actor-isolated"
    case .global(let nominal), .lenient(let nominal):
      nominal.name == "MainActor" ? "main actor-isolated" : "global actor `\(nominal.name)`-isolated"
    }
  }
}

extension FunctionPlace {
  mutating func add(_ other: FunctionPlace) {
    if other.isSendable { isSendable = true }
    if other.inheritsIsolation { inheritsIsolation = true }
    if other.allowsImplicitSelf { allowsImplicitSelf = true }
    if let actor = other.globalActor { globalActor = actor }
  }

  func adding(_ other: FunctionPlace) -> FunctionPlace {
    var result = self
    result.add(other)
    return result
  }
}

extension Nominal {
  var isActor: Bool { node?.isActor == true }
  /// The word that it is declared with.
  var kindWord: String { isActor ? "actor" : kind.rawValue }
  var isGlobalActor: Bool { declaration?.attributes.contains { $0.name.text == "globalActor" } == true }
}

/// By what is written, or by what is around it or above it.
extension Checker {
  static let asyncSequence = ("AsyncSequence", "AsyncIteratorProtocol", "AsyncIterator")

  /// The global actor that an attribute names, if it does.
  func globalActor(_ name: Name, from scope: Scope) -> Nominal? {
    for case .type(let nominal) in lookUp(name.text, from: scope, onlyTypes: true) where nominal.isGlobalActor {
      return nominal
    }
    return nil
  }

  func functionPlace(_ attributes: [Name], in scope: Scope) -> FunctionPlace {
    var place = FunctionPlace()
    for attribute in attributes {
      switch attribute.text {
      case "Sendable", "sending": place.isSendable = true
      case "_inheritActorContext": place.inheritsIsolation = true
      case "_implicitSelfCapture": place.allowsImplicitSelf = true
      case "isolated": break
      default:
        place.globalActor = globalActor(attribute, from: scope)
        if place.globalActor == nil { report(.unknownAttribute(attribute.text, suggestion: nil), at: attribute.span) }
      }
    }
    return place
  }

  var mainActor: Nominal? { coreType("MainActor") }

  func isolation(of function: Function) -> Isolation {
    if let known = function.knownIsolation { return known }
    // Whoever asks while it is being found gets what is around it.
    function.knownIsolation = Isolation.none
    let isolation = findIsolation(of: function)
    function.knownIsolation = isolation
    return isolation
  }

  private func findIsolation(of function: Function) -> Isolation {
    switch function.kind {
    case .topLevel: return function.isAsync ? mainActor.map { .global($0) } ?? .none : .none
    case .closure:
      if let actor = function.place.globalActor { return .global(actor) }
      if let parameter = function.parameters.first(where: { $0.variable.isIsolated }) {
        return .parameter(parameter.variable)
      }
      if function.place.isSendable, !function.place.inheritsIsolation { return .none }
      return function.enclosing.map { isolation(of: $0) } ?? .none
    case .deinitializer: return .none
    default: break
    }
    if let parameter = function.parameters.first(where: { $0.variable.isIsolated }) {
      return .parameter(parameter.variable)
    }
    if let declaration = function.declaration, let written = isolation(written: declaration, from: function.scope) {
      return written
    }
    if let owner = function.accessorOwner {
      switch owner {
      case .variable(let variable): return isolation(of: variable)
      case .subscripted(let entity):
        if let written = entity.declaration.flatMap({ isolation(written: $0, from: function.scope) }) { return written }
      default: break
      }
    }
    if let outer = function.enclosing { return isolation(of: outer) }
    if let above = function.overridden {
      let theirs = isolation(of: above)
      if theirs != .none { return theirs }
    }
    let isOfInstance = !function.isStatic && (function.kind != .initializer || function.isAsync)
    return isolation(
      ofMemberOf: function.parent, function.extensionInfo, isOfInstance: isOfInstance)
      ?? witnessIsolation(of: function) ?? .none
  }

  /// Of what a variable stands for: what is stored in it, or its accessors.
  func isolation(of variable: Variable) -> Isolation {
    if let declaration = variable.node, let written = isolation(written: declaration, from: variable.scope) {
      return written
    }
    guard variable.kind == .property || variable.kind == .global else { return .none }
    if let above = variable.overridden {
      let theirs = isolation(of: above)
      if theirs != .none { return theirs }
    }
    return isolation(
      ofMemberOf: variable.parent, variable.extensionInfo, isOfInstance: !variable.isStatic) ?? .none
  }

  private func isolation(ofMemberOf parent: Nominal?, _ ext: Extension?, isOfInstance: Bool) -> Isolation? {
    guard let parent else { return nil }
    if let written = ext.flatMap({ isolation(written: $0.declaration, from: parent.scope) }) { return written }
    if parent.isActor || parent.kind == .protocol && refinesActor(parent) {
      return isOfInstance ? .instance(parent) : nil
    }
    let theirs = isolation(ofType: parent)
    return theirs == .none ? nil : theirs
  }

  func refinesActor(_ proto: Nominal) -> Bool {
    guard let actor = coreType("Actor") else { return false }
    return proto === actor || allRefined(of: proto).contains(actor)
  }

  /// Of a type: what all of its members have that say nothing else.
  func isolation(ofType nominal: Nominal) -> Isolation {
    if let known = nominal.knownIsolation { return known }
    let isolation = findIsolation(ofType: nominal)
    nominal.knownIsolation = isolation
    return isolation
  }

  private func findIsolation(ofType nominal: Nominal) -> Isolation {
    if let declaration = nominal.declaration, let written = isolation(written: declaration, from: nominal.scope) {
      return written
    }
    if case .nominal(let above, _)? = nominal.superclass {
      let theirs = isolation(ofType: above)
      if theirs != .none { return theirs }
    }
    if nominal.kind == .protocol {
      for proto in nominal.refined where proto !== nominal {
        let theirs = isolation(ofType: proto)
        if theirs != .none { return theirs }
      }
      return .none
    }
    for conformance in nominal.conformances where conformance.extensionInfo == nil {
      let theirs = isolation(ofType: conformance.proto)
      if theirs != .none { return theirs }
    }
    return .none
  }

  /// A witness is isolated as its requirement is, where the conformance stands beside it.
  private func witnessIsolation(of function: Function) -> Isolation? {
    guard let parent = function.parent, parent.kind != .protocol, function.kind == .function else { return nil }
    for conformance in parent.conformances
    where conformance.extensionInfo === function.extensionInfo
      && (conformance.proto.module === main.module || isolation(ofType: conformance.proto) != .none)
    {
      for case .function(let required) in conformance.proto.members(named: function.name)
      where required.isRequirement && labels(of: .function(required)) == labels(of: .function(function)) {
        switch isolation(of: required) {
        case .global, .lenient: return isolation(of: required)
        default: break
        }
      }
    }
    return nil
  }

  private func isolation(written declaration: Declaration, from scope: Scope?) -> Isolation? {
    if declaration.has(.nonisolated) || declaration.has(.nonisolatedUnsafe) { return Isolation.none }
    if declaration.has(.nonsending) { return Isolation.caller }
    for attribute in declaration.attributes where attribute.canNameType {
      if let scope, let actor = globalActor(attribute.name, from: scope) {
        return declaration.attributes.contains { $0.name.text == "preconcurrency" } ? .lenient(actor) : .global(actor)
      }
    }
    return nil
  }
}

extension Checker {
  public func executor(of function: Function) -> Executor? {
    let isolation = isolation(of: function)
    if isolation == .none { return function.isAsync ? .others : nil }
    return executor(of: isolation)
  }

  public func throwsByConformance(_ function: Function, _ types: [Type]) -> Bool {
    throwsByConformance(function, types, in: .none)
  }

  public func executor(ofGlobal actor: Nominal) -> Executor { actor === mainActor ? .main : .others }

  public func executor(of variable: Variable) -> Executor? {
    let isolation = isolation(of: variable)
    return isolation == .none ? nil : executor(of: isolation)
  }

  private func executor(of isolation: Isolation) -> Executor? {
    switch isolation {
    case .none: nil
    case .caller: .caller
    case .instance: .others
    case .parameter(let variable):
      // Of any actor that may be given nothing is known but that whoever calls has it.
      if case .nominal(let actor, _) = variable.type { executor(ofGlobal: actor) } else { .caller }
    case .global(let actor), .lenient(let actor): executor(ofGlobal: actor)
    }
  }
}
