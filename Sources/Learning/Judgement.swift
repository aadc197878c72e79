import Checking
import Diagnostics
import Session
import Stage
import Syntax

/// A learner's file, run, and what of it is as it should be.
public struct Judgement {
  public enum Verdict {
    case holds
    /// Why not, in words; empty where there is nothing to add.
    case fails(String)
  }

  /// What keeps the file from being looked at.
  public enum Obstacle {
    case rejected([Diagnostic])
    case trapped(TrapReport)
    case endless
    /// It called `exit`, or something is wrong with Zoetrope itself.
    case ended(String)
  }

  public let run: QuietScript
  public let obstacle: Obstacle?
  public let verdicts: [(condition: Lesson.Condition, verdict: Verdict)]

  public var isDone: Bool { obstacle == nil && verdicts.allSatisfy { $0.verdict.holds } }

  /// - Parameter name: what the file is called.
  public init(of text: String, named name: String, in lesson: Lesson) {
    let source = Source(name: name, text: Array(text.utf8))
    run = QuietScript(source)
    obstacle = Obstacle(run)
    let conditions = obstacle == nil ? lesson.work?.conditions ?? [] : []
    let tests = conditions.contains { $0.check.isTest } ? TestRun(lesson, source) : nil
    let run = run
    let tokens = TokenTexts(text)
    verdicts = conditions.map { condition in
      (condition, Judgement.verdict(on: condition.check, run, tokens, tests))
    }
  }

  private static func verdict(
    on check: Check, _ run: QuietScript, _ tokens: TokenTexts, _ tests: TestRun?
  ) -> Verdict {
    switch check {
    case .test(let name): tests?.verdict(on: name) ?? .fails("")
    case .prints(let line): printing(line, run.printed)
    case .shows(let kind, let value, let words): showing(kind, value, words, run)
    case .runs(let question, let place): running(question, place, run)
    case .has(let code):
      tokens.line(of: TokenTexts(code)) == nil ? .fails("`\(code)` is nowhere in the file") : .holds
    case .without(let code): tokens.line(of: TokenTexts(code)).map { .fails("`\(code)` is in line \($0)") } ?? .holds
    }
  }

  private static let mostTold = 3

  private static func printing(_ line: String, _ printed: String) -> Verdict {
    let lines = linesBesideDrawings(in: printed)
    if lines.contains(where: { $0.trimmed == line.trimmed }) { return .holds }
    let told = lines.map(\.trimmed).filter { !$0.isEmpty }
    if told.isEmpty { return .fails(printed.isEmpty ? "nothing is printed" : "only cells are shown") }
    return .fails("it prints \(told.suffix(mostTold).map { "`\($0)`" }.joined(separator: ", "))")
  }

  /// What was printed, without the frames of what was drawn.
  public var linesBesideCells: [String] { linesBesideDrawings(in: run.printed) }

  private static func showing(_ kind: String, _ value: String?, _ words: [String], _ run: QuietScript) -> Verdict {
    let parts = run.film.reels.flatMap { $0.frames.last?.scene.parts ?? [] }
    if parts.isEmpty { return .fails("no cell is shown") }
    let alike = parts.filter { $0.kind == kind }
    let isThere = alike.contains { part in
      (value == nil || part.value == value) && words.allSatisfy { part.words.contains($0) }
    }
    if isThere { return .holds }
    let near = value == nil || !alike.contains { $0.value == value } ? alike : alike.filter { $0.value == value }
    if near.isEmpty { return .fails("it shows \(told(parts))") }
    return .fails("it shows \(told(near))")
  }

  private static func told(_ parts: [Part]) -> String {
    parts.prefix(mostTold).map(\.description).joined(separator: ", ") + (parts.count > mostTold ? ", …" : "")
  }

  private static func running(_ question: String, _ place: String, _ run: QuietScript) -> Verdict {
    let (found, diagnostics) = run.explain(question)
    guard let found else {
      return .fails(diagnostics.first { $0.severity == .error }?.message.headline ?? "")
    }
    if !found.overloads.isEmpty { return .fails("which one runs, only its arguments tell") }
    if found.winner.place == place { return .holds }
    let line = found.winner.span.flatMap { $0.source.isLibrary ? nil : " (line \($0.line))" } ?? ""
    return .fails("what runs is `\(found.winner.name)`\(line)")
  }
}

extension Judgement.Verdict {
  public var holds: Bool { if case .holds = self { true } else { false } }
}

extension Check {
  fileprivate var isTest: Bool { if case .test = self { true } else { false } }
}

extension Explanation.Candidate {
  /// The type or protocol that it stands in.
  var place: String {
    switch kind {
    // `struct Minion`
    case .own(let type): type.split(separator: " ").last.map(String.init) ?? type
    case .requirement(let proto), .inExtension(let proto, _): proto
    case .free: ""
    }
  }
}

extension Judgement.Obstacle {
  init?(_ run: QuietScript) {
    if run.isEndless {
      self = .endless
      return
    }
    switch run.outcome.ending {
    case .finished, .exited(0): return nil
    case .rejected, .incomplete: self = .rejected(run.errors)
    case .trapped(let trap): self = .trapped(trap)
    case .interrupted: self = .ended("it was stopped")
    case .exited(let code): self = .ended("it ends with the exit code \(code)")
    case .outputFailed(let words), .fault(let words): self = .ended(words)
    }
  }
}

/// The lesson's tests, run with a learner's file.
private struct TestRun {
  private var verdicts: [QuietScript.TestVerdict] = []
  private var problem = ""

  init(_ lesson: Lesson, _ source: Source) {
    guard let checks = lesson.checks else {
      problem = "the lesson has no checks.swift"
      return
    }
    let script = QuietScript([source, Source(name: "checks.swift", text: Array(checks.utf8))], top: source)
    if script.isFinished {
      verdicts = script.runTests()
    } else {
      problem = script.errors.first?.message.headline ?? "the tests can't be run"
    }
  }

  func verdict(on name: String) -> Judgement.Verdict {
    guard let found = verdicts.first(where: { $0.name == name }) else { return .fails(problem) }
    return found.isPassed ? .holds : .fails(found.complaints.first.map(TestRun.plain) ?? "")
  }

  /// What an assertion says, without its place and its name: `("red") is not equal to ("blue")`. Words of the lesson's own
  /// are enough alone.
  private static func plain(_ complaint: String) -> String {
    if let own = complaint.range(of: " - ") { return String(complaint[own.upperBound...]) }
    guard let headline = complaint.range(of: "failed: ") else { return complaint }
    let said = complaint[headline.upperBound...]
    guard let middle = said.range(of: ") is not equal to ("), said.hasPrefix("("), said.hasSuffix(")") else {
      return String(said)
    }
    return "it is \(said[..<middle.lowerBound].dropFirst()), not \(said[middle.upperBound...].dropLast())"
  }
}

extension StringProtocol {
  /// Where a text stands first.
  func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
