import Diagnostics
import Syntax

/// What may be assigned, passed `inout`, or changed by a mutating method.
extension Solver {
  enum Purpose {
    case assignment, inOut
    /// `lends`: the operator, or the method, runs code of the script.
    case operand(lends: Bool)
    case method(String, lends: Bool)

    var isAssignment: Bool { if case .assignment = self { true } else { false } }

    var lends: Bool {
      switch self {
      case .assignment: false
      case .inOut: true
      case .operand(let lends), .method(_, let lends): lends
      }
    }

    func change(unchanging: (String) -> String?) -> CheckProblem.Change {
      switch self {
      case .assignment: .assign
      case .inOut: .passInOut
      case .operand: .operand
      case .method(let name, _): .mutate(unchanging: unchanging(name))
      }
    }
  }

  func requirePlace(_ term: Term, for purpose: Purpose) { requireMutable(term, for: purpose, at: term.span, nil) }

  func requireMutable(_ term: Term, for purpose: Purpose, at span: Span, _ expression: Expression?) {
    noteLent(term, isForLong: purpose.lends)
    guard let (problem, place) = obstacle(term, purpose, isWhole: true) else { return }
    if case .immutable(let name, let why, .assign, _, let declared) = problem, case .subscripted = term.kind {
      checker.report(
        .immutable(name: name, why: why, change: .assignElement, isWhole: false, declared: declared), at: place)
    } else {
      checker.report(problem, at: place)
    }
  }

  /// What gives a new value where a method changes the one it is called on: `sorted` for `sort`.
  private func unchanging(_ name: String, _ type: Type) -> String? {
    [name + "ed", name + "d", name.hasSuffix("e") ? name + "d" : name + "led"].first { other in
      checker.members(named: other, of: type, isMetatype: false, in: generics).contains {
        if case .function(let function) = $0.member { !function.isMutating } else { false }
      }
    }
  }

  /// Whether this could be changed where it stands, which is no change of it yet.
  func isPlace(_ term: Term) -> Bool { obstacle(term, nil, isWhole: true) == nil }

  /// - Parameter purpose: nil where nothing is done with it.
  private func obstacle(_ term: Term, _ purpose: Purpose?, isWhole: Bool) -> (CheckProblem, Span)? {
    func immutable(_ why: CheckProblem.Immutability, _ name: String, _ declared: Span?) -> (CheckProblem, Span) {
      (
        .immutable(
          name: name, why: why, change: purpose?.change { unchanging($0, term.type) } ?? .assign, isWhole: isWhole,
          declared: declared), term.span
      )
    }
    switch term.kind {
    case .variable(let variable):
      if purpose != nil { checker.noteMutation(of: variable) }
      if !variable.isStored, variable.setter == nil, variable.getter != nil {
        return immutable(.getOnly, variable.name, variable.span)
      }
      if !variable.isLet { return nil }
      if variable.name == "self", variable === context.selfVariable || variable.kind == .parameter && variable.isLet {
        if variable.type.isClassReference, !isWhole { return nil }
        let name = context.function.kind == .function ? context.function.span : nil
        return immutable(.selfIsImmutable(isGetter: isInGetter, state: nil, function: name), "self", nil)
      }
      if variable.isAssignedLater {
        return isWhole && purpose?.isAssignment == true ? nil : immutable(.letGivenLater, variable.name, variable.span)
      }
      let why: CheckProblem.Immutability =
        variable.kind == .parameter ? .parameter : variable.isOfLoop ? .ofLoop : .letConstant
      return immutable(why, variable.name, variable.span)
    case .property(let base, let variable, _, _):
      if variable.isLet {
        if let type = context.initializing, variable.parent === type, !variable.hasInitialValue, isSelf(base),
          !context.isInDefer
        {
          if isWhole, purpose?.isAssignment == true { return nil }
          return immutable(.letGivenLater, variable.name, variable.span)
        }
        return immutable(.letConstant, variable.name, variable.span)
      }
      if !variable.isStored, variable.setter == nil { return immutable(.getOnly, variable.name, variable.span) }
      if isHidden(.variable(variable), variable.setterAccess) {
        return immutable(.inaccessibleSetter(variable.setterAccess.words), variable.name, variable.span)
      }
      if variable.parent?.kind == .class || variable.parent?.isClassBound == true { return nil }
      if let setter = variable.setter, !setter.isMutating, !variable.isStored { return nil }
      if checker.isClassBound(base.type, in: generics), variable.parent?.kind == .protocol {
        if case .variable(let root) = base.kind, root.name == "self", root.isLet, variable.parent?.kind == .protocol,
          case .parameter = base.type
        {
          return nil
        }
        return obstacle(base, purpose, isWhole: false)
      }
      if let purpose, let found = stateOfView(term, purpose) { return found }
      return obstacle(base, purpose, isWhole: false)
    case .staticProperty(let variable, _, _, _):
      if variable.isLet { return immutable(.letConstant, variable.name, variable.span) }
      if !variable.isStored, variable.setter == nil { return immutable(.getOnly, variable.name, variable.span) }
      if isHidden(.variable(variable), variable.setterAccess) {
        return immutable(.inaccessibleSetter(variable.setterAccess.words), variable.name, variable.span)
      }
      return nil
    case .subscripted(let base, let entity, _, _, _, _):
      if entity.setter == nil { return immutable(.getOnlySubscript, "subscript", entity.span) }
      if isHidden(.subscripted(entity), entity.setterAccess) {
        return immutable(.inaccessibleSetter(entity.setterAccess.words), "subscript", entity.span)
      }
      guard let base else { return nil }
      if entity.parent?.kind == .class || leavesOwner(entity) { return nil }
      return obstacle(base, purpose, isWhole: false)
    case .tupleElement(let base, _):
      // Each part is given its value by itself.
      if purpose?.isAssignment == true, isWhole, obstacle(base, purpose, isWhole: true) == nil { return nil }
      return obstacle(base, purpose, isWhole: false)
    case .forceUnwrap(let base), .unwrapOrLeave(let base): return obstacle(base, purpose, isWhole: false)
    case .opened: return nil
    case .open(_, let value, let body):
      if let found = obstacle(body, purpose, isWhole: isWhole) { return found }
      if case .property(_, let variable, _, _) = body.kind, variable.setter?.isMutating == false { return nil }
      if case .subscripted(_, let entity, _, _, _, _) = body.kind, leavesOwner(entity) { return nil }
      // What was opened as an index stays as it is.
      return isWithinOpened(body) ? obstacle(value, purpose, isWhole: false) : nil
    case .inOut(let inner): return obstacle(inner, purpose, isWhole: isWhole)
    case .convert(let inner, .upcast):
      return inner.type.isClassReference ? nil : obstacle(inner, purpose, isWhole: false)
    case .error: return nil
    case .call: return immutable(.callResult, term.span.text, nil)
    default: return immutable(.notAPlace, term.span.text, nil)
    }
  }

  /// Whether setting an element leaves the value as it is that has the subscript: an instance, whatever its class is.
  private func leavesOwner(_ entity: Subscript) -> Bool {
    entity.parent?.isClassBound == true || entity.setter?.isMutating == false
  }

  /// Whether a place lies in the value that an existential was opened for.
  private func isWithinOpened(_ place: Term) -> Bool {
    switch place.kind {
    case .opened: true
    case .property(let base, _, _, _), .tupleElement(let base, _), .forceUnwrap(let base), .unwrapOrLeave(let base),
      .convert(let base, _), .inOut(let base), .open(_, _, let base):
      isWithinOpened(base)
    case .subscripted(let base?, _, _, _, _, _): isWithinOpened(base)
    default: false
    }
  }

  private func isHidden(_ member: Member, _ setter: Access) -> Bool {
    setter < member.access && !checker.isAccessible(setter, of: member, from: context.scope)
  }

  private var isInGetter: Bool {
    var function: Function? = context.function
    while let here = function, here.kind == .closure { function = here.enclosing }
    return function?.kind == .getter
  }

  /// A view's own property, which only a state could change.
  private func stateOfView(_ term: Term, _ purpose: Purpose) -> (CheckProblem, Span)? {
    guard case .property(let base, let variable, _, _) = term.kind, isSelf(base), let parent = variable.parent,
      parent.conformances.contains(where: { $0.proto.name == "View" && $0.proto.module.name == "SwiftUI" }),
      let (_, place) = obstacle(base, purpose, isWhole: false)
    else { return nil }
    return (
      .immutable(
        name: "self", why: .selfIsImmutable(isGetter: isInGetter, state: variable.name),
        change: purpose.change { _ in nil },
        isWhole: false, declared: variable.span), place
    )
  }

  /// Where a place is handed to code that may run for long, the variables on the way to it are in use until it returns; behind a
  /// `?` they are from the question on.
  private func noteLent(_ term: Term, isForLong: Bool) {
    switch term.kind {
    case .variable(let variable), .staticProperty(let variable, _, _, _):
      if isForLong { checker.noteLending(of: variable) }
    case .property(let base, let variable, _, _):
      if variable.parent?.kind == .class {
        if isForLong { checker.noteLending(of: variable) }
      } else {
        if isForLong, variable.parent?.kind == .protocol { checker.noteLending(of: variable) }
        noteLent(base, isForLong: isForLong)
      }
    case .tupleElement(let base, _), .forceUnwrap(let base): noteLent(base, isForLong: isForLong)
    case .unwrapOrLeave(let base): noteLent(base, isForLong: true)
    case .subscripted(let base?, _, _, _, _, _): noteLent(base, isForLong: isForLong)
    case .convert(let inner, .upcast): noteLent(inner, isForLong: isForLong)
    case .open(_, let value, let body):
      noteLent(body, isForLong: isForLong)
      if isWithinOpened(body) { noteLent(value, isForLong: isForLong) }
    default: break
    }
  }

  private func isSelf(_ term: Term) -> Bool {
    switch term.kind {
    case .variable(let variable): variable.name == "self"
    case .convert(let inner, .upcast): isSelf(inner)
    default: false
    }
  }
}

extension Type {
  var isClassReference: Bool {
    if case .nominal(let nominal, _) = self { return nominal.kind == .class }
    return false
  }
}
