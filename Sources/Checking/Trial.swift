import Diagnostics

/// Something is checked to see what would come of it. What is wrong with it is told to nobody: it is what the trial gives.
final class Trial {
  /// Whether what is wrong is mended to go on with the rest, as it is where all is told of. Else one error is as good as two.
  let mends: Bool
  fileprivate var diagnostics: [Diagnostic] = []
  /// Where nobody reads the words, errors are only counted.
  fileprivate let keepsDiagnostics: Bool
  fileprivate(set) var errorCount = 0

  fileprivate init(mends: Bool, keepsDiagnostics: Bool) {
    self.mends = mends
    self.keepsDiagnostics = keepsDiagnostics
  }
}

extension Checker {
  /// Whether what does not check is mended, as far as that goes.
  var mends: Bool { trial?.mends ?? true }

  /// How many errors there are so far, told or found by the trial under way.
  var errorCount: Int { trial?.errorCount ?? diagnostics.count { $0.severity == .error } }

  /// What `body` gives, and how many errors there would be.
  func trying<Value>(mending: Bool = true, _ body: () -> Value) -> (value: Value, errors: Int) {
    let (value, trial) = run(Trial(mends: mending && mends, keepsDiagnostics: false), body)
    return (value, trial.errorCount)
  }

  /// True where `body` would report an error.
  func wouldFail(_ body: () -> Void) -> Bool { trying(mending: false, body).errors > 0 }

  /// What `body` would report.
  func diagnostics(of body: () -> Void) -> [Diagnostic] {
    run(Trial(mends: true, keepsDiagnostics: true), body).trial.diagnostics
  }

  private func run<Value>(_ inner: Trial, _ body: () -> Value) -> (value: Value, trial: Trial) {
    let outer = trial
    trial = inner
    defer { trial = outer }
    return (body(), inner)
  }

  /// What is worked out once and for all reports its errors even where it is first asked for on trial. The answer is the trial to
  /// go back to.
  func leaveTrial() -> Trial? {
    defer { trial = nil }
    return trial
  }

  func report(
    _ problem: @autoclosure () -> CheckProblem, at span: Span, severity: Diagnostic.Severity = .error,
    openTypes: OpenTypes = .none
  ) {
    if let trial {
      if severity == .error { trial.errorCount += 1 }
      if trial.keepsDiagnostics {
        trial.diagnostics.append(Diagnostic(.check(problem()), at: span, severity: severity, openTypes: openTypes))
      }
      return
    }
    let problem = problem()
    if severity == .error {
      // One cause, one error: a second one at the same place is its echo.
      for earlier in diagnostics
      where earlier.span.source === span.source && earlier.span.start == span.start && earlier.severity == .error {
        if problem.isOfConformance, case .check(let other) = earlier.problem, other.isOfConformance { continue }
        return
      }
    }
    diagnostics.append(Diagnostic(.check(problem), at: span, severity: severity, openTypes: openTypes))
  }
}
