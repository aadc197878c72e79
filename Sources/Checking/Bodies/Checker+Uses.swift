/// What is known of local functions and variables, for the order in which they are used.
final class Locals {
  /// Which functions and closures use which local functions.
  var uses: [(user: Function, used: Function)] = []
  /// Whether some variable is declared without its value, or some function within another: only then bodies are followed.
  var haveLateValues = false
  var haveFunctions = false
}

/// What bodies do to the variables and functions that they use. Of what is only tried, nothing is kept.
extension Checker {
  /// A variable is captured by the function that uses it and by those around that one, up to its own. True where that is new.
  @discardableResult
  func noteCapture(of variable: Variable, by user: Function) -> Bool {
    guard trial == nil else { return false }
    var isNew = false
    var current: Function? = user
    while let here = current, here !== variable.home {
      if !here.captures.contains(variable) {
        here.captures.append(variable)
        variable.users.append(here)
        variable.isCaptured = true
        isNew = true
      }
      current = here.enclosing
    }
    return isNew
  }

  /// What a local function captures is captured by those who use it.
  func noteUse(of function: Function, by user: Function) {
    if trial == nil, function.enclosing != nil { locals.uses.append((user, function)) }
  }

  /// Who uses a local function captures what that captures, from further out.
  func completeCaptures(of function: Function) {
    guard function.enclosing == nil, !locals.uses.isEmpty else { return }
    let uses = locals.uses.filter { outermost($0.user) === function }
    locals.uses.removeAll { outermost($0.user) === function }
    var changed = true
    while changed {
      changed = false
      for (user, used) in uses {
        for variable in used.captures where noteCapture(of: variable, by: user) { changed = true }
      }
    }
  }

  private func outermost(_ function: Function) -> Function {
    var current = function
    while let outer = current.enclosing { current = outer }
    return current
  }

  func noteMutation(of variable: Variable) {
    guard trial == nil else { return }
    variable.isMutated = true
    if variable.kind == .global { bodies?.noteGlobalChange() }
  }

  /// Code that may run for long has been given a place in it to change.
  func noteLending(of variable: Variable) {
    guard trial == nil else { return }
    variable.isLent = true
    switch variable.parent?.kind {
    case .class:
      for here in sequence(first: variable, next: \.overridden) { here.isLent = true }
      storageLent(with: variable)?.isLent = true
    case .protocol: lentRequirements.insert(variable.name)
    default: break
    }
  }

  public func isLent(_ variable: Variable) -> Bool {
    variable.isLent || variable.parent?.kind == .class && lentRequirements.contains(variable.name)
  }

  public func storageLent(with variable: Variable) -> Variable? {
    guard variable.wrapped?.role == .value, let parent = variable.parent, parent.kind == .class,
      case .variable(let storage)? = parent.members(named: "_" + variable.name).first(where: isWrapper),
      case .nominal(let wrapper, _) = storage.type, wrapper.kind != .class,
      case .variable(let value)? = wrapper.members(named: "wrappedValue").first
    else { return nil }
    return value.isStored || value.setter?.isMutating == true ? storage : nil
  }

  private func isWrapper(_ member: Member) -> Bool {
    if case .variable(let variable) = member { variable.wrapped?.role == .storage } else { false }
  }

  func noteTry(in function: Function) { if trial == nil { function.usesTry = true } }

  /// A class's initialiser goes up, or hands over to another of its class.
  func noteDelegation(in initializer: Function, isSuper: Bool) {
    guard trial == nil else { return }
    if isSuper { initializer.callsSuperInitializer = true } else { initializer.isConvenience = true }
  }
}
