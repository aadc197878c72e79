import Diagnostics
import Syntax

/// Wrapped variables that are assigned to before there is a wrapper: that assignment makes it. Whether one does follows from the
/// flow of control, which is looked at when the body is checked: so both meanings are made, and the flow chooses.
extension Checker {
  /// An assignment to a wrapped variable that may be the one that makes the wrapper; nil where there is none.
  func assigningWrapped(_ expression: Expression, in context: Context) -> Term? {
    guard case .assignment(let target, let value) = expression.kind, let made = made(target, in: context) else {
      return nil
    }
    let errors = errorCount
    let term = check(expression, in: context)
    guard errorCount == errors, case .assign(let place, let given) = term.kind else { return term }
    return assigning(given, value, to: place, making: made, in: context)
  }

  /// The same for an assignment to several at once: their parts are assigned one by one, once all of the value is there.
  func assigningWrappedParts(_ expression: Expression, in context: Context) -> CheckedStatement? {
    guard !wrapping.properties.isEmpty, case .assignment(let target, _) = expression.kind, case .tuple = target.kind,
      makesParts(target, in: context)
    else { return nil }
    let errors = errorCount
    let term = check(expression, in: context)
    guard errorCount == errors, case .assign(let place, let given) = term.kind else {
      return CheckedStatement(.term(term), expression.span)
    }
    let outer = context.scope
    context.scope = Scope(.block, parent: outer, module: outer.module)
    defer { context.scope = outer }
    var assignments: [CheckedStatement] = []
    func takeApart(_ place: Term, _ target: Expression, _ type: Type) -> CheckedPattern {
      let target = Solver.unparenthesized(target)
      if case .tuple(let places) = place.kind, case .tuple(let targets) = target.kind, case .tuple(let parts) = type {
        let patterns = zip(zip(places, targets), parts).map { takeApart($0.0, $0.1.value, $1.type) }
        return CheckedPattern(.tuple(patterns), type, target.span)
      }
      if case .discard = place.kind { return CheckedPattern(.wildcard, type, target.span) }
      let part = Variable(
        kind: .local, name: "$part\(assignments.count)", type: type, isLet: true, module: outer.module,
        span: target.span)
      part.home = context.function
      context.scope.declare(part.name, .variable(part))
      let given = Term(.variable(part), type, target.span)
      let term =
        made(target, in: context).map { made in
          let value = Expression(.name(Name(part.name, target.span), genericArguments: nil), target.span)
          return assigning(given, value, to: place, making: made, in: context)
        } ?? Term(.assign(place, given), .void, target.span)
      assignments.append(CheckedStatement(.term(term), target.span))
      return CheckedPattern(.bind(part), type, target.span)
    }
    let pattern = takeApart(place, target, given.type)
    return CheckedStatement(
      .several([CheckedStatement(.declare(pattern, given), expression.span)] + assignments), expression.span)
  }

  private func makesParts(_ target: Expression, in context: Context) -> Bool {
    let target = Solver.unparenthesized(target)
    if case .tuple(let parts) = target.kind { return parts.contains { makesParts($0.value, in: context) } }
    return made(target, in: context) != nil
  }

  /// The assignment of a value, and the making of the wrapper in its place.
  private func assigning(
    _ given: Term, _ value: Expression, to place: Term, making made: MadeWrapper, in context: Context
  ) -> Term {
    var place = place
    // An initialiser sets its own type's properties: what a subclass makes of them is not there yet.
    if made.isOfSelf, case .property(let base, let variable, let arguments, .virtual) = place.kind {
      place = Term(.property(base, variable, arguments: arguments, dispatch: .direct), place.type, place.span)
    }
    let term = Term(.assign(place, given), .void, place.span.through(value.span))
    let span = place.span
    func named(_ text: String) -> Expression { Expression(.name(Name(text, span), genericArguments: nil), span) }
    let name = "_" + made.wrapped.name
    let storage =
      made.isOfSelf ? Expression(.member(named("self"), Name(name, span), genericArguments: nil), span) : named(name)
    context.function.assignsWrapped = true
    wrapping.makings[ObjectIdentifier(term)] = WrapperMaking(
      term, check(Expression(.assignment(storage, made.making(value)), term.span), in: context))
    return term
  }

  /// A wrapped variable whose wrapper an assignment may make, and how.
  private struct MadeWrapper {
    let variable: Variable
    let wrapped: WrappedProperty
    let making: (Expression) -> Expression
    let isOfSelf: Bool
  }

  private func made(_ target: Expression, in context: Context) -> MadeWrapper? {
    guard !wrapping.properties.isEmpty, let (variable, isOfSelf) = wrapped(target, in: context),
      let wrapped = variable.wrapped, wrapped.role == .value, let making = wrapped.making
    else { return nil }
    prepare(variable)
    // A value that cannot be set is none that can be set first.
    guard variable.setter != nil else { return nil }
    return MadeWrapper(variable: variable, wrapped: wrapped, making: making, isOfSelf: isOfSelf)
  }

  /// The variable that is assigned to: one of the type whose initialiser this is, or of this very body.
  private func wrapped(_ target: Expression, in context: Context) -> (Variable, isOfSelf: Bool)? {
    func property(_ name: Name) -> (Variable, isOfSelf: Bool)? {
      guard let parent = context.initializing, parent.kind != .class || !context.function.isConvenience,
        case .variable(let variable)? = parent.members(named: name.text).first
      else { return nil }
      return (variable, true)
    }
    switch target.kind {
    case .name(let name, nil):
      guard case .variable(let local)? = lookUp(name.text, from: context.scope).first, local.kind == .local else {
        return property(name)
      }
      return local.home === context.function && local.wrapped?.isInitialized == false ? (local, false) : nil
    case .member(let base?, let name, nil):
      guard case .name(let own, nil) = base.kind, own.text == "self" else { return nil }
      return property(name)
    default: return nil
    }
  }
}

/// What an assignment to a wrapped variable is where the wrapper is not there yet.
struct WrapperMaking {
  /// Held, because it is known by its identity.
  private let assignment: Term
  let making: Term

  init(_ assignment: Term, _ making: Term) {
    self.assignment = assignment
    self.making = making
  }

  /// The variable that the wrapper is kept in.
  var storage: Variable? {
    guard case .assign(let place, _) = making.kind else { return nil }
    switch place.kind {
    case .variable(let variable), .property(_, let variable, _, _): return variable
    default: return nil
    }
  }

  func choose() { assignment.kind = making.kind }
}
