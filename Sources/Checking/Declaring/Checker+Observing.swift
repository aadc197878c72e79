import Diagnostics

/// Observers of properties that have a setter of their own: of a superclass's, and of those with a wrapper.
extension Checker {
  /// What a setter does where the property has observers: they are told before and after.
  func tellingObservers(
    of variable: Variable, in setter: Function, around setting: [CheckedStatement], old place: Term
  ) -> CheckedBlock? {
    guard let newValue = setter.parameters.first?.variable else { return nil }
    let span = variable.span
    func tell(_ observer: Function, _ value: Variable) -> CheckedStatement {
      let argument = Term(.variable(value), value.type, span)
      return CheckedStatement(.term(Term(.call(accessor(observer, from: setter), [argument]), .void, span)), span)
    }
    let old = Variable(
      kind: .local, name: "oldValue", type: variable.type, isLet: true, module: variable.module, span: span)
    old.home = setter
    // To read the old value may be to call something, so it is read only for who looks at it.
    let readsOld = variable.didSet.map(mayReadOldValue) ?? false
    var statements: [CheckedStatement] = []
    if readsOld {
      statements.append(CheckedStatement(.declare(CheckedPattern(.bind(old), variable.type, span), place), span))
    }
    if let willSet = variable.willSet { statements.append(tell(willSet, newValue)) }
    statements += setting
    if let didSet = variable.didSet { statements.append(tell(didSet, readsOld ? old : newValue)) }
    return CheckedBlock(statements, span)
  }

  /// Another accessor of the same property, asked of what this one was asked of.
  func accessor(_ callee: Function, from caller: Function) -> Callee {
    noteUse(of: callee, by: caller)
    let receiver = caller.selfVariable.map { Term(.variable($0), $0.type, callee.span) }
    return .function(
      callee, arguments: callee.generics.parameters.map { .parameter($0) }, dispatch: .direct, self: receiver,
      metatype: nil)
  }

  /// The body of a wrapped property's setter, which sets the wrapper's value, with what its observers are told.
  func observingWrapped(_ body: CheckedBlock, _ setter: Function) -> CheckedBlock {
    guard setter.kind == .setter, case .variable(let variable)? = setter.accessorOwner, !variable.isStored,
      variable.willSet != nil || variable.didSet != nil, let getter = variable.getter
    else { return body }
    let old = Term(.call(accessor(getter, from: setter), []), variable.type, variable.span)
    return tellingObservers(of: variable, in: setter, around: body.statements, old: old) ?? body
  }

  /// Whether a `didSet`, whose body is not checked yet, gives the old value a name or mentions it.
  private func mayReadOldValue(_ didSet: Function) -> Bool {
    guard let old = didSet.parameters.first?.variable, let body = didSet.body else { return false }
    return old.span.text == old.name || body.span.text.contains("oldValue")
  }
}
