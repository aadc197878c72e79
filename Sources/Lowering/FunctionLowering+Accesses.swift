import Checking
import Diagnostics
import Machine

/// Overlapping accesses: what is lent says so in a flag, and whoever comes by looks there.
extension FunctionLowering {
  /// A global is lent to code that may come across it again: a flag says so until it is handed back.
  func beginAccess(_ variable: Variable) -> Int {
    let flag = lowerer.accessFlag(of: variable)
    checkAccess(variable, flag)
    let register = allocate(1)
    code.loadInt(register, 1)
    emit(.storeGlobal, register, flag)
    giveBack(to: register)
    return flag
  }

  /// A property of an instance is lent: the flag holds the instance until it is handed back, and then what it held before.
  func beginAccess(_ variable: Variable, _ object: Int) -> (before: Int, flag: Int) {
    let flag = lowerer.accessFlag(of: variable)
    checkAccess(variable, flag, object)
    let before = allocate(1)
    emit(.loadGlobal, before, flag)
    emit(.storeGlobal, object, flag)
    return (before, flag)
  }

  /// Stops where a property is used of the very instance whose property is lent just now.
  func checkAccess(_ variable: Variable, _ flag: Int, _ object: Int) {
    let register = allocate(1)
    let isFree = code.newLabel()
    emit(.loadGlobal, register, flag)
    code.jump(if: register, .notEqual, object, to: isFree)
    let message = executable.constant(string: "`\(variable.name)` is used while it is being changed")
    emit(.trap, Int(TrapKind.fatalError.rawValue), message)
    bind(isFree)
    giveBack(to: register)
  }

  /// At the prompt an assignment is how a property comes back that was lost in a trap.
  func restoreAccess(_ flag: Int, _ object: Int) {
    let register = allocate(1)
    let isFree = code.newLabel()
    emit(.loadGlobal, register, flag)
    code.jump(if: register, .notEqual, object, to: isFree)
    endAccess(flag)
    bind(isFree)
    giveBack(to: register)
  }

  func endAccess(_ flag: Int) {
    let register = allocate(1)
    code.loadInt(register, 0)
    emit(.storeGlobal, register, flag)
    giveBack(to: register)
  }

  /// Stops where a global is used that is lent just now, or was when an earlier entry at the prompt was broken off.
  func checkAccess(_ variable: Variable, _ flag: Int) {
    let register = allocate(1)
    let isFree = code.newLabel()
    emit(.loadGlobal, register, flag)
    code.jump(ifNot: register, to: isFree)
    let message = executable.constant(string: "`\(variable.name)` is used while it is being changed")
    emit(.trap, Int(TrapKind.fatalError.rawValue), message)
    bind(isFree)
    giveBack(to: register)
  }

  /// Stops where a script's variable is come across before its declaration: by statements that stand above that, or by a function,
  /// lowered when it is called first, that they call. Whatever all zeros are a value of is that, as in compiled programs.
  func checkSet(_ variable: Variable, _ global: Lowerer.GlobalPlace, _ span: Span) throws {
    let isAbove = function?.kind == .topLevel
    if isAbove, lowerer.introduced.contains(variable) { return }
    let isSet = code.newLabel()
    let mark = top
    if let spare = global.layout.spare {
      if !isAbove, executable.isGlobalSet(global.slot + spare) { return }
      note(span)
      let register = allocate(1)
      emit(.loadGlobal, register, global.slot + spare)
      code.jump(if: register, to: isSet)
    } else {
      guard isAbove, case .nominal(let nominal, _) = global.type, nominal.kind == .enum,
        lowerer.core.wrapped(global.type) == nil
      else { return }
      note(span)
    }
    let message = executable.constant(string: "`\(variable.name)` is used before it is set")
    emit(.trap, Int(TrapKind.fatalError.rawValue), message)
    bind(isSet)
    giveBack(to: mark)
  }
}
