#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the search does, step by step, on standard error: for whoever asks why it decides as it does. `ZOETROPE_TRACE=solver` turns
/// it on, as `library` does what is told of `LibraryUse`. Each line says how deep it stands, what is tried, and what that costs so far.
public enum SolverTrace {
  nonisolated(unsafe) static var isOn = false

  /// Asked anew in each process: what was known when the library was checked says nothing.
  public static func readEnvironment() {
    guard let value = getenv("ZOETROPE_TRACE") else { return }
    let traced = String(cString: value).split(separator: ",")
    isOn = traced.contains("solver")
    LibraryUse.isTraced = traced.contains("library")
  }

  static func write(_ depth: Int, _ line: String) {
    fputs(String(repeating: "  ", count: depth) + line + "\n", stderr)
  }
}

extension Score {
  /// The kinds that speak against it, with how often.
  var words: String {
    var parts = ScoreKind.allCases.filter { self[$0] > 0 }.map { "\($0) \(self[$0])" }
    if fixes > 0 { parts.insert("fixes \(fixes)", at: 0) }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }
}

extension Solver {
  /// Notes a step; nothing is made of the words unless someone reads them.
  func trace(_ words: @autoclosure () -> String) {
    guard SolverTrace.isOn, !context.scope.module.isLibrary else { return }
    SolverTrace.write(traceDepth, words())
  }
}
