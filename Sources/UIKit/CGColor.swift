// The colour of a layer. UIKit has it where Foundation has not.

/// A colour as a layer has it, its parts from 0 to 1.
public final class CGColor: Equatable {
  public let _red: CGFloat
  public let _green: CGFloat
  public let _blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    _red = red
    _green = green
    _blue = blue
    self.alpha = alpha
  }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left._red == right._red && left._green == right._green && left._blue == right._blue && left.alpha == right.alpha
  }
}
