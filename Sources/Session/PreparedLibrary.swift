import Checking
import Diagnostics

/// The checker that a session begins with: the library is declared in it. The first of a process finds it read and checked as
/// well, where the binary has an image of its memory (see CHeap).
public enum PreparedLibrary {
  nonisolated(unsafe) private static var prepared: Checker?

  /// Reads and checks all that scripts could ask for. The diagnostics say what is wrong with the library.
  public static func make() -> [Diagnostic] {
    let checker = declared()
    for module in Library.importable { checker.provideModule(module) }
    checker.checkWholeLibrary()
    prepared = checker
    return checker.diagnostics
  }

  static func take() -> (checker: Checker, isOfImage: Bool) {
    guard let checker = prepared else { return (declared(), false) }
    prepared = nil
    return (checker, true)
  }

  private static func declared() -> Checker {
    let checker = Checker()
    Library.declareCore(in: checker)
    checker.importableModules = Library.importable
    checker.declareModule = { [unowned checker] name in Library.declare(name, in: checker) }
    return checker
  }
}
