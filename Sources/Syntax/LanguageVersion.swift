/// Which Swift scripts are written in: what `#if swift(>=5.9)` and `#if compiler(>=6.0)` ask for.
public enum LanguageVersion {
  /// What `-swift-version 5` stands for.
  public static let language = [5, 10]
  /// The compiler whose judgements Zoetrope's are compared with.
  public static let compiler = [6, 3, 1]
}
