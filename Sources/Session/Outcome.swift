import Diagnostics
import Machine

/// How a script, or an entry at the prompt, ended.
public struct Outcome {
  public enum Ending {
    case finished
    /// The text stops inside something: more lines would complete it. Only at the prompt.
    case incomplete
    /// It does not compile; nothing of it has run.
    case rejected
    /// It stopped half-way: overflow, an index out of range, a forced nil.
    case trapped(TrapReport)
    /// Ctrl-C
    case interrupted
    /// Output can't be written any more: a closed pipe, a full disk. The text says which.
    case outputFailed(String)
    /// The script called `exit`.
    case exited(Int32)
    /// A fault of Zoetrope's own, in words.
    case fault(String)
  }
  public let ending: Ending
  public let diagnostics: [Diagnostic]
  /// The value of an expression at the prompt.
  public struct Value {
    /// `$0`, `$1`, …
    public let name: String
    public let type: String
    /// What `debugPrint` shows of it; nil where the value has been drawn.
    public let text: String?
    /// It was drawn as a view.
    var isView = false
  }
  public let value: Value?
  /// What the entry declared is forgotten, as it stopped before a variable of it had a value.
  public let isForgotten: Bool

  public init(
    ending: Ending, diagnostics: [Diagnostic] = [], value: Value? = nil,
    isForgotten: Bool = false
  ) {
    self.isForgotten = isForgotten
    self.ending = ending
    self.diagnostics = diagnostics
    self.value = value
  }
}

/// What a trap has to say: in words, and where in the script.
public struct TrapReport {
  public let message: String
  public let kind: TrapKind
  /// The innermost place in the script itself, then the calls that led there.
  public let frames: [(function: String, span: Span)]

  public init(message: String, kind: TrapKind, frames: [(function: String, span: Span)]) {
    self.message = message
    self.kind = kind
    self.frames = frames
  }
}
