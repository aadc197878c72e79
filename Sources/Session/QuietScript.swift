import Checking
import Diagnostics
import Film
import Stage

/// A script that is run without a word: what it prints and shows is kept, to be looked at. It has nothing to read.
public final class QuietScript {
  private let interpreter: Interpreter
  private let recorder = Recorder(TerminalHost(), isMuted: true, seed: 1)
  private let filming = FilmRecorder()

  public let outcome: Outcome
  public let printed: String
  /// It ran longer than it may, and was stopped.
  public let isEndless: Bool

  /// What came of a test function.
  public struct TestVerdict {
    /// Without its class.
    public let name: String
    public let isPassed: Bool
    /// What its assertions say, each with its place.
    public let complaints: [String]
  }

  /// - Parameter seconds: how long it may run.
  public init(_ sources: [Source], top: Source, seconds: Int = QuietScript.usualSeconds) {
    var options = Interpreter.Options()
    options.commandLine = [top.name]
    options.recorder = recorder
    options.film = filming
    interpreter = Interpreter(options: options)
    recorder.begin()
    let (interpreter, settings) = (interpreter, StageSettings.standard)
    // What is drawn among what is printed is the same on all screens.
    StageSettings.standard = StageSettings()
    (outcome, isEndless) = TimeLimit.run(seconds: seconds) { interpreter.run(sources, top: top) }
    _ = interpreter.flush()
    StageSettings.standard = settings
    printed = recorder.end().output
  }

  public convenience init(_ source: Source) { self.init([source], top: source) }

  public static let usualSeconds = 5

  public var film: Film { filming.film(named: "") }

  /// Whether it came to its end.
  public var isFinished: Bool {
    switch outcome.ending {
    case .finished, .exited(0): true
    default: false
    }
  }

  public var errors: [Diagnostic] { outcome.diagnostics.filter { $0.severity == .error } }

  /// Why a member's implementation is the one that runs, asked at the end of the script.
  public func explain(_ question: String) -> (explanation: Explanation?, diagnostics: [Diagnostic]) {
    interpreter.explain(question)
  }

  /// The protocols of a type.
  public func conformances(of type: String) -> [ConformanceRow] { interpreter.conformances(of: type).rows ?? [] }

  /// Runs the tests that the script declares, in the order of its text.
  public func runTests() -> [TestVerdict] {
    recorder.begin()
    let interpreter = interpreter
    _ = TimeLimit.run(seconds: QuietScript.usualSeconds) {
      interpreter.runTests(interpreter.testClasses, seed: 0) { _ in }
    }
    _ = interpreter.flush()
    return QuietScript.verdicts(in: recorder.end().output)
  }

  /// A run of tests says of each how it has ended, and below that, indented, what its assertions say.
  private static func verdicts(in report: String) -> [TestVerdict] {
    var verdicts: [TestVerdict] = []
    for line in report.split(separator: "\n") {
      if line.hasPrefix("         "), let last = verdicts.popLast() {
        let complaints = last.complaints + [String(line.drop { $0 == " " })]
        verdicts.append(TestVerdict(name: last.name, isPassed: last.isPassed, complaints: complaints))
        continue
      }
      guard let ending = ["passed   ", "failed   ", "crashed  ", "stopped  ", "skipped  "].first(where: line.hasPrefix)
      else { continue }
      let rest = line.dropFirst(ending.count)
      let name = rest.prefix { $0 != ":" }.split(separator: ".").last.map(String.init) ?? ""
      let why = rest.drop { $0 != ":" }.dropFirst(2)
      verdicts.append(
        TestVerdict(
          name: name, isPassed: ending.hasPrefix("passed"), complaints: why.isEmpty ? [] : [String(why)]))
    }
    return verdicts
  }
}
