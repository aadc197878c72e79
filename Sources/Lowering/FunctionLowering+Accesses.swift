import Checking
import Diagnostics
import Machine

/// Overlapping accesses: what is handed to code that may change it is in the machine's list meanwhile, and whoever comes to it looks
/// there.
extension FunctionLowering {
  /// Whether code that comes to a variable has to look whether it is being changed. What no code is given to change never is; code
  /// written before some is, at the prompt, is written anew.
  func isWatched(_ variable: Variable) -> Bool {
    guard !variable.isLet, !variable.module.isLibrary, variable.isReachedWhileLent else { return false }
    if program.isLent(variable) { return true }
    lowerer.unwatched.insert(variable)
    return false
  }

  /// A place that other code may come to while it is changed: the instance or box that it lies in, or a number that stands for a
  /// global, and what it is called.
  struct Watched {
    let owner: Int
    let name: Int
  }

  func watched(_ variable: Variable, in object: Int) -> Watched {
    Watched(owner: object, name: executable.constant(string: "`\(variable.name)` is used while it is being changed"))
  }

  func watched(_ variable: Variable, global slot: Int) -> Watched {
    let register = allocate(1)
    code.loadInt(register, -1 - slot)
    return watched(variable, in: register)
  }

  /// A place behind accessors that is changed where it lies all the same.
  enum HeldPlace {
    case known(Watched)
    /// What the accessors stand for only the instance's own class knows: code that is found by it.
    case found(object: Int, begin: Int, end: Int)
  }

  func begin(_ place: HeldPlace, _ span: Span) throws {
    switch place {
    case .known(let place): beginAccess(place)
    case .found(let object, let begin, _): try callAccess(begin, of: object, span)
    }
  }

  func end(_ place: HeldPlace, _ span: Span) throws {
    switch place {
    case .known(let place): endAccess(place)
    case .found(let object, _, let end): try callAccess(end, of: object, span)
    }
  }

  private func callAccess(_ selector: Int, of object: Int, _ span: Span) throws {
    let convention = Convention(parameters: [], selfLayout: .reference, result: .void)
    _ = try call(
      Callable(kind: .method(selector: selector), convention: convention), [],
      self: .value(Value(object, .reference, .stable)), metatype: nil, span, .anywhere)
  }

  /// What is being changed while a property of an instance is lent whose getter is found by the instance's class.
  func heldPlace(behind getter: Function, _ arguments: [Type], of object: Int) -> HeldPlace {
    .found(
      object: object, begin: lowerer.accessSelector(getter, arguments, begins: true),
      end: lowerer.accessSelector(getter, arguments, begins: false))
  }

  func beginAccess(_ place: Watched) { emit(.beginAccess, place.owner, place.name) }

  func endAccess(_ place: Watched) { emit(.endAccess, place.owner, place.name) }

  /// Stops where a place is come to that is being changed. At the prompt an assignment is how one comes back that was being changed
  /// when an earlier entry was broken off.
  func checkAccess(_ place: Watched, _ span: Span, isRestored: Bool) {
    note(span)
    emit(isRestored ? .endAccess : .checkAccess, place.owner, place.name)
  }

  /// Stops where the initial value of a variable asks for that very variable.
  func beginInitialValue(of variable: Variable, underway: Int) {
    let register = allocate(1)
    let isFirst = code.newLabel()
    emit(.loadGlobal, register, underway)
    code.jump(ifNot: register, to: isFirst)
    let message = executable.constant(
      string: "the initial value of `\(variable.name)` asks for `\(variable.name)` itself")
    emit(.trap, Int(TrapKind.fatalError.rawValue), message)
    bind(isFirst)
    code.loadInt(register, 1)
    emit(.storeGlobal, register, underway)
    giveBack(to: register)
  }

  func endInitialValue(isSet flag: Int) {
    let register = allocate(1)
    code.loadInt(register, 1)
    emit(.storeGlobal, register, flag)
    giveBack(to: register)
  }

  /// Stops where a script's variable is come across before its declaration: by statements that stand above that, or by a function,
  /// lowered when it is called first, that they call. Whatever all zeros are a value of is that, as in compiled programs.
  func checkSet(_ variable: Variable, _ global: Lowerer.GlobalPlace, _ span: Span) {
    guard let unset = global.unset else { return }
    if function?.kind == .topLevel {
      if lowerer.introduced.contains(variable) { return }
    } else if executable.global(at: unset.slot) != unset.value {
      return
    }
    let isSet = code.newLabel()
    let mark = top
    note(span)
    let register = allocate(1)
    emit(.loadGlobal, register, unset.slot)
    if unset.value == 0 {
      code.jump(if: register, to: isSet)
    } else {
      let value = allocate(1)
      code.loadInt(value, unset.value)
      code.jump(if: register, .notEqual, value, to: isSet)
    }
    let message = executable.constant(string: "`\(variable.name)` is used before it is set")
    emit(.trap, Int(TrapKind.fatalError.rawValue), message)
    bind(isSet)
    giveBack(to: mark)
  }
}
