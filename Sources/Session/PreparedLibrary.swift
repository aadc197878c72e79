import Checking
import Diagnostics

/// The checker that a session begins with: the library is declared in it. The first of a process finds much of it read and checked as
/// well, where the binary has an image of its memory (see CHeap).
public enum PreparedLibrary {
  nonisolated(unsafe) private static var prepared: Checker?

  /// Reads and checks what scripts are known to ask for. All else waits until somebody does: most of it is never asked for, and
  /// would be two thirds of the image.
  public static func make() {
    // First, as the texts that it reads leave room for the rest.
    Library.findOperators()
    let checker = declaredWhole()
    checker.findOut(used: Library.usedNames)
    prepared = checker
  }

  /// Reads and checks all of it. The diagnostics say what is wrong with the library.
  public static func faults() -> [Diagnostic] {
    let checker = declaredWhole()
    checker.checkWholeLibrary()
    return checker.diagnostics
  }

  static func take() -> (checker: Checker, isOfImage: Bool) {
    guard let checker = prepared else { return (declared(), false) }
    prepared = nil
    return (checker, true)
  }

  private static func declaredWhole() -> Checker {
    let checker = declared()
    for module in Library.importable { checker.provideModule(module) }
    return checker
  }

  private static func declared() -> Checker {
    let checker = Checker()
    Library.declareCore(in: checker)
    checker.importableModules = Library.importable
    checker.modulesInPart = Library.inPart
    checker.declareModule = { [unowned checker] name in Library.declare(name, in: checker) }
    return checker
  }
}
