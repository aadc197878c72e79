/// A colour as the stage knows it: red, green and blue from 0 to 255.
package struct Tint: Hashable {
  package let red: Int
  package let green: Int
  package let blue: Int

  /// Values out of range are brought into it: a colour is no reason to stop a script.
  package init(_ red: Int, _ green: Int, _ blue: Int) {
    self.red = min(255, max(0, red))
    self.green = min(255, max(0, green))
    self.blue = min(255, max(0, blue))
  }

  private var packed: Int { red << 16 | green << 8 | blue }

  /// True for black and white, which are drawn in the terminal's own foreground: one of them would be invisible.
  package var isForeground: Bool { packed == 0 || packed == 0xFFFFFF }

  /// The name of a colour that `Color` names too, else `#RRGGBB`.
  var name: String {
    switch packed {
    case 0x000000: "black"
    case 0xFFFFFF: "white"
    case 0x8E8E93: "gray"
    case 0xFF3B30: "red"
    case 0xFF9500: "orange"
    case 0xFFCC00: "yellow"
    case 0x34C759: "green"
    case 0x32ADE6: "cyan"
    case 0x007AFF: "blue"
    case 0xAF52DE: "purple"
    case 0xFF2D55: "pink"
    case 0xA2845E: "brown"
    default: "#" + Tint.hexadecimal(red) + Tint.hexadecimal(green) + Tint.hexadecimal(blue)
    }
  }

  /// The word for it under a drawing: full colours, as UIKit's names without `system` stand for, have one as well.
  package var word: String {
    switch packed {
    case 0xFF0000: "red"
    case 0x00FF00: "green"
    case 0x0000FF: "blue"
    case 0x00FFFF: "cyan"
    case 0xFFFF00: "yellow"
    case 0xFF00FF: "magenta"
    case 0xFF8000: "orange"
    case 0x800080: "purple"
    case 0x996633: "brown"
    case 0x808080: "gray"
    case 0x555555: "dark gray"
    case 0xAAAAAA: "light gray"
    default: name
    }
  }

  /// How bright it looks, from 0 to 255.
  private var brightness: Int { (299 * red + 587 * green + 114 * blue) / 1000 }

  /// Hardly a colour at all.
  var isGray: Bool { max(red, green, blue) - min(red, green, blue) < 24 }

  /// The same colour, as much darker or lighter as it takes to be read.
  func legible(within range: ClosedRange<Int>) -> Tint {
    let brightness = brightness
    if brightness > range.upperBound {
      let (part, whole) = (range.upperBound, brightness)
      return Tint(red * part / whole, green * part / whole, blue * part / whole)
    }
    if brightness < range.lowerBound {
      let (part, whole) = (range.lowerBound - brightness, 255 - brightness)
      return Tint(
        red + (255 - red) * part / whole, green + (255 - green) * part / whole, blue + (255 - blue) * part / whole)
    }
    return self
  }

  /// Black or white: what is read on this colour.
  var onGround: Tint { brightness > 140 ? Tint(0, 0, 0) : Tint(255, 255, 255) }

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
}
