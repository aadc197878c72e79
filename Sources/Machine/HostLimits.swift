/// What whoever starts Zoetrope lets a script use. Nothing of it is set unless the command line says so, before anything runs.
public enum HostLimits {
  /// Bytes of the script's memory.
  public nonisolated(unsafe) static var memory: Int?
  /// Bytes that a run may print.
  public nonisolated(unsafe) static var output: Int?
}
