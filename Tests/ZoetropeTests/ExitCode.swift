/// How `zoetrope` ends, as the README promises it.
enum ExitCode {
  /// The script ran to its end; every file checked is well.
  static let success: Int32 = 0
  /// The script does not compile, or uses what Zoetrope does not support.
  static let doesNotCompile: Int32 = 1
  /// A test failed, or there was none.
  static let testsFailed: Int32 = 2
  /// The script compiled, ran, and trapped.
  static let trapped: Int32 = 3
  /// The time, the memory, the output or the depth of calls that the command line allows is used up.
  static let timeIsOver: Int32 = 4
  static let memoryIsFull: Int32 = 5
  static let outputIsFull: Int32 = 6
  static let callsAreDeep: Int32 = 7
  /// The command line makes no sense.
  static let wrongUsage: Int32 = 64
  /// The script shows nothing that a film could be made of.
  static let nothingShown: Int32 = 65
  /// There is no such file, or it can't be read.
  static let noSuchFile: Int32 = 66
  /// A fault of Zoetrope's own.
  static let internalFault: Int32 = 70
  /// The output can't be written.
  static let cannotWrite: Int32 = 74
}
