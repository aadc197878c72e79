import Diagnostics
import Syntax

/// Wrapped variables that are assigned to before there is a wrapper: that assignment makes it. Whether one does follows from the
/// flow of control, which is looked at when the body is checked: so both meanings are made, and the flow chooses.
extension Checker {
  /// An assignment to a wrapped variable that may be the one that makes the wrapper; nil where there is none.
  func assigningWrapped(_ expression: Expression, in context: Context) -> Term? {
    guard !wrappedProperties.isEmpty, case .assignment(let target, let value) = expression.kind,
      let (variable, isOfSelf) = wrapped(target, in: context), let wrapped = variable.wrapped, wrapped.role == .value,
      let making = wrapped.making
    else { return nil }
    prepare(variable)
    // A value that cannot be set is none that can be set first.
    guard variable.setter != nil else { return nil }
    let errors = errorCount
    var term = check(expression, in: context)
    guard errorCount == errors, case .assign(let place, let given) = term.kind else { return term }
    // An initialiser sets its own type's properties: what a subclass makes of them is not there yet.
    if isOfSelf, case .property(let base, variable, let arguments, .virtual) = place.kind {
      let own = Term(.property(base, variable, arguments: arguments, dispatch: .direct), place.type, place.span)
      term = Term(.assign(own, given), term.type, term.span)
    }
    let span = target.span
    func named(_ text: String) -> Expression { Expression(.name(Name(text, span), genericArguments: nil), span) }
    let name = "_" + wrapped.name
    let storage =
      isOfSelf ? Expression(.member(named("self"), Name(name, span), genericArguments: nil), span) : named(name)
    context.function.assignsWrapped = true
    wrapperMakings[ObjectIdentifier(term)] = WrapperMaking(
      term, check(Expression(.assignment(storage, making(value)), expression.span), in: context))
    return term
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
