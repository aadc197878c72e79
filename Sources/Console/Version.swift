/// Which Zoetrope this is. The number stands here alone: packages and the man page ask the program, and `CHANGELOG.md` has to have a
/// heading for it.
public enum Version {
  public static let number = "0.1.0"
  public static let line = "zoetrope " + number
}
