import Session

/// How the process ends. These are promised in `--help` and never change their meaning.
enum ExitCode: Int32, CaseIterable {
  /// The script ran to its end; every file that was checked is well.
  case success = 0
  /// The script does not compile, or uses what Zoetrope does not support.
  case doesNotCompile = 1
  /// A test failed, or there was none.
  case testsFailed = 2
  /// The script stopped half-way: an overflow, an index out of range, a forced nil.
  case trapped = 3
  /// The time, the memory, the output or the depth of calls that the command line allows is used up.
  case timeIsOver = 4
  case memoryIsFull = 5
  case outputIsFull = 6
  case callsAreDeep = 7
  /// The command line makes no sense.
  case wrongUsage = 64
  /// The script shows nothing that a film could be made of.
  case nothingShown = 65
  /// There is no such file, it can't be read, or it is a directory.
  case noSuchFile = 66
  /// A fault of Zoetrope's own.
  case ownFault = 70
  /// Output can't be written: a full disk.
  case cannotWrite = 74
  /// Ctrl-C.
  case interrupted = 130
  /// The reader of the output has gone: what a shell says of a program that SIGPIPE has ended. Nothing is said of it.
  case readerGone = 141
}

extension ExitCode {
  var summary: String {
    switch self {
    case .success: "the script ran to its end; all checked files are well"
    case .doesNotCompile: "the script does not compile, or needs what Zoetrope does not support"
    case .testsFailed: "a test failed, or there was none"
    case .trapped: "the script trapped: an overflow, an index out of range, a forced nil"
    case .timeIsOver: "the script has run as long as --max-time lets it"
    case .memoryIsFull: "it has as much memory as --max-memory lets it have"
    case .outputIsFull: "it has printed as much as --max-output lets it"
    case .callsAreDeep: "its calls lie as deep in each other as --max-depth lets them"
    case .wrongUsage: "wrong usage of the command"
    case .nothingShown: "film: the script shows nothing"
    case .noSuchFile: "no such file, or it can't be read, or it is a directory"
    case .ownFault: "a fault of Zoetrope's own"
    case .cannotWrite: "output can't be written"
    case .interrupted: "interrupted by Ctrl-C"
    case .readerGone: "the reader of the output has gone (a closed pipe); nothing is said of it"
    }
  }

  /// What a trap ends the process with.
  init(of trap: TrapReport) {
    self =
      switch trap.kind {
      case .timeLimit: .timeIsOver
      case .memoryLimit: .memoryIsFull
      case .outputLimit: .outputIsFull
      case .depthLimit: .callsAreDeep
      default: .trapped
      }
  }
}
