import Diagnostics

/// Why a run was broken off.
public enum TrapKind: UInt8, CaseIterable {
  case overflow, divisionByZero, remainderByZero, indexOutOfRange, foundNil, castFailed, notRepresentable
  case stackOverflow, outOfMemory, unreachable, fatalError, precondition, assertion, interrupted, unsupported
  case unownedGone, outlivedDeinit, overlappingAccess
  // What the command line has set.
  case timeLimit, memoryLimit, outputLimit, depthLimit

  /// There is no more memory, or the command line gives no more.
  static var noMemory: TrapKind { HostLimits.memory == nil ? .outOfMemory : .memoryLimit }

  /// What is said when the script itself says nothing.
  public var words: String {
    switch self {
    case .overflow: "arithmetic overflow"
    case .divisionByZero: "division by zero"
    case .remainderByZero: "division by zero in remainder operation"
    case .indexOutOfRange: "index out of range"
    case .foundNil: "unexpectedly found nil while unwrapping an Optional value"
    case .unownedGone: "read an `unowned` reference whose object is gone"
    case .outlivedDeinit: "an instance is still held although its `deinit` has run"
    case .overlappingAccess: "used while it is being changed"
    case .castFailed: "could not cast the value"
    case .notRepresentable: "value is not representable in the type it is converted to"
    case .stackOverflow: "stack overflow"
    case .outOfMemory: "out of memory"
    case .unreachable: "reached a place that should be unreachable"
    case .fatalError: "fatal error"
    case .precondition: "precondition failed"
    case .assertion: "assertion failed"
    case .interrupted: "interrupted"
    case .unsupported: "Zoetrope does not support this"
    case .timeLimit: "the script has run as long as it may (--max-time)"
    case .memoryLimit: "the script has as much memory as it may (--max-memory)"
    case .outputLimit: "the script has printed as much as it may (--max-output)"
    case .depthLimit: "the script's calls lie as deep in each other as they may (--max-depth)"
    }
  }
}

/// A run that was broken off: what happened, and where.
public struct Trap {
  public struct Frame {
    public let function: Int
    /// The function's name, as it was declared.
    public let name: String
    /// The place of the instruction (or call), if the code says.
    public let span: Span?
  }

  public let kind: TrapKind
  public let message: String
  /// Innermost first. Of a very deep stack only the ends are kept.
  public let frames: [Frame]
  /// How many frames there really were.
  public let depth: Int
}

/// A run that ended before its end without anything being wrong in it.
public enum StopReason {
  /// The script called `exit`.
  case exit(Int32)
  /// Nobody takes the output any more; the number is `errno`.
  case outputGone(Int32)
}

/// How a run ended.
public enum Outcome {
  case finished
  case trapped(Trap)
  case stopped(StopReason)
}

/// How the loop was left.
enum RunStatus: UInt8 {
  case finished, trapped, stopped
  /// A coroutine stands still; whoever resumed it goes on.
  case suspended
}
