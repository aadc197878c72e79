import Syntax

/// Existentials given to generic parameters: the type in them becomes the parameter's.
extension Solver {
  /// An existential given to a parameter `x: T`, where `T` must conform, or an `any P.Type` to one of `T.Type`: the type
  /// in it becomes `T`.
  func opens(
    _ application: Application, _ argument: Int, _ parameter: Parameter, _ type: Type, _ member: Member
  ) -> Bool {
    var (asked, given, bound) = (parameter.type, resolved(application.types[argument]), resolved(type))
    if case .metatype(let instance) = asked, case .metatype(let type) = given, case .metatype(let whole) = bound,
      !namesType(application.arguments[argument].expression)
    {
      (asked, given, bound) = (instance, resolved(type), resolved(whole))
    }
    // What is put into an optional is opened before.
    var isWrapped = false
    if let inner = checker.unwrapped(asked), let within = checker.unwrapped(bound), checker.unwrapped(given) == nil {
      (asked, bound) = (inner, resolved(within))
      isWrapped = true
    }
    guard case .existential(let existential) = given, !existential.protocols.isEmpty,
      knowsItself(application.arguments[argument].expression),
      let (variable, declared) = openable(application, parameter, asked, bound, member),
      member.generics.requirements.contains(where: { isUnmet($0, of: declared, by: existential) })
    else { return false }
    if let wanted = contextual(application, declared, member) {
      bind(variable, to: wanted)
      return false
    }
    let opened = GenericParameter(name: checker.describe(.existential(existential)), kind: .opened)
    checker.openedBounds[opened] = existential
    bind(variable, to: .parameter(opened))
    if isWrapped { state.score[.valueToOptional] += 1 }
    state.openings[ObjectIdentifier(application.node), default: [:]][argument] = opened
    return true
  }

  /// What a generic type's argument is where the context asks for one of these in particular: `let box: Weak<AnyObject> = Weak(x)`.
  private func contextual(_ application: Application, _ declared: GenericParameter, _ member: Member) -> Type? {
    guard case .function(let function) = member, function.kind == .initializer, let made = function.parent,
      let index = made.generics.parameters.firstIndex(of: declared), case .variable(let result) = application.result
    else { return nil }
    let root = resolved(.variable(result))
    for case .convert(let from, let to) in (underway + state.pending).map(\.kind) {
      guard case .nominal(let nominal, let arguments) = deep(to), nominal === made, !hasVariables(arguments[index]),
        resolved(from) == root
      else { continue }
      return arguments[index]
    }
    return nil
  }

  /// Whether an argument has its type before the parameter is asked: what is coerced, chosen between two, or of a type that a
  /// generic function takes from its own arguments has not, and is not opened.
  private func knowsItself(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .parenthesized(let inner), .forceUnwrap(let inner):
      // What is coerced in so many words is meant as that type, unless parentheses make a value of it.
      if case .cast = inner.kind { return true }
      return knowsItself(inner)
    case .cast, .ternary, .binary: return false
    case .member(let base?, let name, nil):
      // Of several meanings one was chosen: `values.first`, which is a function too.
      guard case .variable? = state.chosen[ObjectIdentifier(expression)]?.choice.member,
        let type = state.types[ObjectIdentifier(base)]
      else { return true }
      return checker.members(named: name.text, of: deep(type), isMetatype: false, in: generics).count < 2
    case .call(let callee, _):
      if case .closure = callee.kind { return false }
      if state.openings[ObjectIdentifier(expression)]?.isEmpty == false { return true }
      guard case .function(let function)? = state.chosen[ObjectIdentifier(callee)]?.choice.member else { return true }
      let own = function.generics.parameters.dropFirst(function.parent?.generics.parameters.count ?? 0)
      return !own.contains { function.result == .parameter($0) }
    default: return true
    }
  }

  /// `P.self` is the type of the protocol itself, in which there is no other; and what `type(of:)` gives is opened only
  /// where it has a name.
  private func namesType(_ expression: Expression) -> Bool {
    if nodes.typeOfCalls.contains(ObjectIdentifier(Self.unparenthesized(expression))) { return true }
    guard case .member(let base?, let name, _) = Self.unparenthesized(expression).kind, name.isSelf else {
      return false
    }
    return typeExpression(base) != nil
  }

  private func isUnmet(_ requirement: Requirement, of declared: GenericParameter, by existential: Existential) -> Bool {
    switch requirement {
    case .conforms(.parameter(declared), let proto):
      !checker.conforms(.existential(existential), to: proto, in: generics)
    case .inherits(.parameter(declared), _): true
    default: false
    }
  }

  /// The generic parameter that is all of a parameter's type, and of no other's.
  private func openable(
    _ application: Application, _ parameter: Parameter, _ asked: Type, _ bound: Type, _ member: Member
  ) -> (TypeVariable, GenericParameter)? {
    guard !parameter.isVariadic, case .parameter(let declared) = asked,
      case .variable(let variable) = resolved(bound)
    else { return nil }
    let others = (checker.parameters(of: member) ?? []).filter { $0 !== parameter }
    if others.contains(where: { $0.type.contains { $0 == .parameter(declared) } }) { return nil }
    return (variable, declared)
  }

  /// Whether it has to be known first what an argument is, since it may be an existential to be opened, `f(values[0])`: as long as
  /// anything follows from what is known, and no longer.
  func waitsToOpen(
    _ application: Application, _ parameters: [Parameter], _ function: FunctionType, _ member: Member
  ) -> Bool {
    if state.hasty.contains(ObjectIdentifier(application.node)) { return false }
    let unknown = application.types.map { type in
      if case .variable(let variable) = resolved(type), state.literals[variable.index] == nil { true } else { false }
    }
    guard unknown.contains(true),
      case .matched(let match) = matchArguments(
        application.arguments.map { ($0.label, $0.expression) }, trailing: application.trailing, to: parameters)
    else { return false }
    return match.arguments.enumerated().contains { index, arguments in
      arguments.contains { argument in
        unknown[argument]
          && openable(
            application, parameters[index], parameters[index].type, function.parameters[index].type, member) != nil
      }
    }
  }

  /// The two ways to match a call's trailing closure, where it waits for one of them to be taken.
  func differingScans(ofCallAt index: Int) -> [ArgumentMatch]? {
    guard case .apply(_, let application) = state.pending[index].kind,
      state.scans[ObjectIdentifier(application.node)] == nil,
      let chosen = state.chosen[ObjectIdentifier(application.callee)]?.choice, !chosen.isUnapplied,
      let parameters = checker.parameters(of: chosen.member)
    else { return nil }
    let scans = differingScans(application, parameters)
    return scans.isEmpty ? nil : scans
  }

  /// A call that waits, where nothing more follows from what is known: it is made without opening anything.
  func waitingCall() -> Int? {
    state.pending.firstIndex { constraint in
      guard case .apply(let function, let application) = constraint.kind, case .function = resolved(function) else {
        return false
      }
      return !state.hasty.contains(ObjectIdentifier(application.node))
    }
  }
}
