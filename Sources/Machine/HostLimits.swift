/// What whoever starts Zoetrope lets a script use. Nothing of it is set unless the command line says so, before anything runs.
public enum HostLimits {
  /// Bytes of the script's memory.
  public nonisolated(unsafe) static var memory: Int?
  /// Bytes that a run may print.
  public nonisolated(unsafe) static var output: Int?
  /// How many calls may lie in each other.
  public nonisolated(unsafe) static var depth: Int?
  /// Where the script is: it may read what is there and below. Nil where it has no place.
  public nonisolated(unsafe) static var folder: String?
  /// The other folders of which that is so.
  public nonisolated(unsafe) static var readableFolders: [String] = []
  /// Whether the script sees the variables of the environment.
  public nonisolated(unsafe) static var showsEnvironment = false
}
