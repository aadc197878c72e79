import Session

/// How the process ends. These are promised in `--help` and never change their meaning.
enum ExitCode: Int32 {
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
