/// A colour as the stage knows it: red, green and blue from 0 to 255.
struct Tint: Equatable {
  var red: Int
  var green: Int
  var blue: Int

  /// Values out of range are brought into it: a colour is no reason to stop a script.
  init(_ red: Int, _ green: Int, _ blue: Int) {
    self.red = min(255, max(0, red))
    self.green = min(255, max(0, green))
    self.blue = min(255, max(0, blue))
  }

  /// True for black and white, which are drawn in the terminal's own foreground: one of them would be invisible.
  var isForeground: Bool { self == Tint(0, 0, 0) || self == Tint(255, 255, 255) }

  /// The name of a colour that `Color` names too, else `#RRGGBB`.
  var name: String {
    for (name, tint) in Tint.named where tint == self { return name }
    return "#" + Tint.hexadecimal(red) + Tint.hexadecimal(green) + Tint.hexadecimal(blue)
  }

  /// The nearest entry in the 6 × 6 × 6 cube of a 256-colour terminal.
  var paletteIndex: Int {
    16 + 36 * Tint.cubeLevel(red) + 6 * Tint.cubeLevel(green) + Tint.cubeLevel(blue)
  }

  private static func cubeLevel(_ value: Int) -> Int {
    // The cube's levels are 0, 95, 135, 175, 215, 255.
    value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40
  }

  private static func hexadecimal(_ value: Int) -> String {
    (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
  }

  private static let named: [(String, Tint)] = [
    ("black", Tint(0, 0, 0)), ("white", Tint(255, 255, 255)), ("gray", Tint(142, 142, 147)),
    ("red", Tint(255, 59, 48)), ("orange", Tint(255, 149, 0)), ("yellow", Tint(255, 204, 0)),
    ("green", Tint(52, 199, 89)), ("cyan", Tint(50, 173, 230)), ("blue", Tint(0, 122, 255)),
    ("purple", Tint(175, 82, 222)), ("pink", Tint(255, 45, 85)), ("brown", Tint(162, 132, 94)),
  ]
}
