/// When code becomes native: `--no-native`, `ZOETROPE_NATIVE`.
public enum NativeTiers: String {
  case never = "0"
  /// Functions that are called often, and those in which a loop goes round often.
  case hot = "1"
  /// Every function at its first call; for tests.
  case always

  /// For the process, before anything runs.
  public nonisolated(unsafe) static var chosen = NativeTiers.hot

  /// How many calls and rounds of loops a function is interpreted for; nil where it stays interpreted.
  var callsBefore: Int? {
    switch self {
    case .never: nil
    case .hot: 500
    case .always: 0
    }
  }

  /// After how many jumps backward the loop looks whether the function that it is in has become hot.
  var roundsBetweenLooks: Int32 {
    switch self {
    case .never: 4096
    case .hot: 100
    case .always: 0
    }
  }
}
