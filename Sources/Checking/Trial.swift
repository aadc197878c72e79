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

/// What becomes of an error that is found.
struct Telling {
  /// It is the trial's that is under way.
  var trial: Trial?
  /// In the body of a closure that is no single expression, what has been told of it. Behind the first statement with an error the
  /// compiler looks for names alone.
  var closure: ClosureErrors?
  /// How much had been told before that closure.
  var toldBefore = 0

  enum ClosureErrors { case nothing, inThisStatement, inOneBefore }
}

extension Checker {
  var trial: Trial? {
    get { telling.trial }
    set { telling.trial = newValue }
  }

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

  /// What is worked out once and for all reports its errors even where it is first asked for on trial, or in a closure. The answer
  /// is what to go back to.
  func tellDirectly() -> Telling {
    defer { telling = Telling() }
    return telling
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
    if severity == .error, isHeldBack(problem) { return }
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

  /// Whether a closure's body has failed before what this is told of.
  private func isHeldBack(_ problem: CheckProblem) -> Bool {
    if telling.closure == nil { return false }
    if telling.closure == .inOneBefore { return problem.nameUnknownInScope == nil && !problem.isLimit }
    if problem.isToldAfterTypes { return false }
    if telling.closure == .nothing {
      // What was found in the statements before would have been looked for only now.
      let begin = min(telling.toldBefore, diagnostics.count)
      let earlier = diagnostics[begin...].filter { diagnostic in
        if case .check(let problem) = diagnostic.problem { !problem.isToldAfterTypes } else { true }
      }
      diagnostics.replaceSubrange(begin..., with: earlier)
    }
    telling.closure = .inThisStatement
    return false
  }

  /// Behind a closure: one in another is part of a statement there.
  func leaveClosure(to outer: Telling.ClosureErrors?) {
    if outer == .nothing {
      if telling.closure != .nothing { telling.closure = .inThisStatement }
    } else {
      telling.closure = outer
    }
  }

  /// Before a statement is looked at.
  func beginStatement() {
    if trial == nil, telling.closure == .inThisStatement { telling.closure = .inOneBefore }
  }
}
