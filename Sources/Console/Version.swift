/// Which Zoetrope this is.
public enum Version {
  public static let number = "0.1.0"
  public static let line = "zoetrope " + number
}
