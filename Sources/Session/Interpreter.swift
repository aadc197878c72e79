import Checking
import CoreLibrary
import Diagnostics
import Lowering
import Machine
import Stage
import Syntax

/// A session as one value: text goes in, outcomes come out.
public final class Interpreter {
  public struct Options {
    /// At the prompt and with `-e`, Presentables is imported already and expressions show their values.
    public var isPrompt = false
    public var commandLine: [String] = []
    public init() {}
  }

  public init(options: Options = Options()) {}

  /// Runs a text from beginning to end (a file, standard input, `-e`), or one entry at the prompt, after those before it.
  public func run(_ source: Source) -> Outcome { Outcome(ending: .finished) }

  /// Only says what is wrong.
  public func check(_ source: Source) -> [Diagnostic] { [] }

  /// Whether a text typed at the prompt is complete, judged by the parser alone.
  public func isIncomplete(_ text: String) -> Bool { false }

  /// Writes out what the script has printed so far; nil where that worked.
  public func flush() -> String? { nil }

  /// Asks a running script to stop; may be called from a signal handler.
  public static func interrupt() {}

  /// Objects still alive when nothing should be, for `ZOETROPE_CHECK_HEAP`; empty where all is well.
  public func leaks() -> [String] { [] }
}
