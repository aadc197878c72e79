/// A colour, its parts from 0 to 255.
///
/// In the terminal, black and white are drawn in the terminal's own foreground.
public struct Color: CustomStringConvertible {
  public let red: Int
  public let green: Int
  public let blue: Int

  public init(red: Int, green: Int, blue: Int) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  public static var black: Color { Color(red: 0, green: 0, blue: 0) }
  public static var white: Color { Color(red: 255, green: 255, blue: 255) }
  public static var gray: Color { Color(red: 142, green: 142, blue: 147) }
  /// From 0 to 255.
  public static var red: Color { Color(red: 255, green: 59, blue: 48) }
  public static var orange: Color { Color(red: 255, green: 149, blue: 0) }
  public static var yellow: Color { Color(red: 255, green: 204, blue: 0) }
  /// From 0 to 255.
  public static var green: Color { Color(red: 52, green: 199, blue: 89) }
  public static var cyan: Color { Color(red: 50, green: 173, blue: 230) }
  /// From 0 to 255.
  public static var blue: Color { Color(red: 0, green: 122, blue: 255) }
  public static var purple: Color { Color(red: 175, green: 82, blue: 222) }
  public static var pink: Color { Color(red: 255, green: 45, blue: 85) }
  public static var brown: Color { Color(red: 162, green: 132, blue: 94) }

  /// The colour's name, such as `purple`, or `#RRGGBB`.
  public var description: String { colorName(red, green, blue) }
}
