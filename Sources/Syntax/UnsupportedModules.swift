/// Modules that Swift comes with and Zoetrope does not have.
public enum UnsupportedModules {
  /// The compiler on Linux finds them, and takes the branch of an `#if canImport` that asks for one.
  static let onLinux: Set = [
    "CoreFoundation", "Cxx", "CxxStdlib", "Dispatch", "Distributed", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc", "RegexBuilder",
    "Synchronization", "Testing", "_Concurrency", "_Differentiation", "_StringProcessing",
  ]
  private static let onApple: Set = ["AppKit", "CoreGraphics", "Darwin"]

  public static func contains(_ name: String) -> Bool { onLinux.contains(name) || onApple.contains(name) }
}
