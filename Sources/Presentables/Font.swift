/// The type of a label: its size in points, and whether it is bold.
///
/// A terminal has type of one size only, so there a size of 22 and more is shown by weight.
public struct Font {
  public let size: Double
  public let isBold: Bool

  public init(size: Double, isBold: Bool = false) {
    self.size = size
    self.isBold = isBold
  }

  /// The usual font in a size.
  public static func system(_ size: Double) -> Font { Font(size: size) }
  /// The usual font, bold, in a size.
  public static func boldSystem(_ size: Double) -> Font { Font(size: size, isBold: true) }
}
