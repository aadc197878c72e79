import Diagnostics

/// A script that is run again whenever it has changed, and what looks different each time.
public final class WatchedScript {
  private var last: Interpreter?
  private let commandLine: [String]
  private let seed = UInt64.random(in: 0 ... .max)

  public struct Run {
    public let outcome: Outcome
    /// Of each cell that looks different from the one of the same number before: its number and its model's type.
    public let changed: [(number: Int, model: String)]
    public let cellCount: Int
    /// How many cells there were before; nil the first time.
    public let before: Int?
    /// What went wrong with the output.
    public let problem: String?
  }

  public init(commandLine: [String]) { self.commandLine = commandLine }

  public func run(_ source: Source) -> Run {
    var options = Interpreter.Options()
    options.commandLine = commandLine
    options.recorder = Recorder(isMuted: false, seed: seed)
    let interpreter = Interpreter(options: options)
    let outcome = interpreter.run(source)
    let problem = interpreter.flush()
    switch outcome.ending {
    // The cells of the last version that ran are still what the next one is compared with.
    case .rejected, .incomplete: return Run(outcome: outcome, changed: [], cellCount: 0, before: nil, problem: problem)
    default: break
    }
    var changed: [(Int, String)] = []
    if let last {
      for number in 0..<interpreter.cellCount
      where number >= last.cellCount || last.drawing(ofCell: number + 1) != interpreter.drawing(ofCell: number + 1) {
        changed.append((number + 1, interpreter.model(ofCell: number + 1)))
      }
    }
    let before = last?.cellCount
    last = interpreter
    return Run(
      outcome: outcome, changed: changed, cellCount: interpreter.cellCount, before: before, problem: problem)
  }
}
