import Glibc
import Stage

/// The colours of a picture, by day and by night.
struct Palette {
  let page, card, label, secondary, separator: Tint
  /// What fields, buttons and tiles are filled with, and the line around a field.
  let fill, border: Tint
  /// The track of a switch that is off, and of a slider.
  let track: Tint
  let accent, accentFill: Tint
  let isDark: Bool

  static let light = Palette(
    page: Tint(242, 242, 247), card: Tint(255, 255, 255), label: Tint(28, 28, 30), secondary: Tint(95, 95, 100),
    separator: Tint(216, 216, 220), fill: Tint(240, 240, 245), border: Tint(209, 209, 214),
    track: Tint(142, 142, 147), accent: Tint(0, 88, 190), accentFill: Tint(222, 235, 252), isDark: false)

  static let dark = Palette(
    page: Tint(0, 0, 0), card: Tint(28, 28, 30), label: Tint(255, 255, 255), secondary: Tint(174, 174, 178),
    separator: Tint(58, 58, 60), fill: Tint(44, 44, 46), border: Tint(72, 72, 74),
    track: Tint(110, 110, 115), accent: Tint(100, 175, 255), accentFill: Tint(16, 44, 78), isDark: true)

  /// How text must stand out from what is behind it.
  static let leastContrast = 4.5

  /// A script's colour as text: as it is where it can be read, else nearer to the text's own colour.
  func readable(_ tint: Tint) -> Tint {
    if tint.isForeground { return label }
    for step in 0...20 {
      let mixed = tint.mixed(with: label, Double(step) / 20)
      if contrast(mixed, fill) >= Palette.leastContrast, contrast(mixed, card) >= Palette.leastContrast { return mixed }
    }
    return label
  }

  /// The same for the fill of a switch: white and black would be lost.
  func control(_ tint: Tint) -> Tint { tint.isForeground ? secondary : tint }
}

extension Tint {
  func mixed(with other: Tint, _ part: Double) -> Tint {
    func mix(_ own: Int, _ others: Int) -> Int { own + Int((Double(others - own) * part).rounded()) }
    return Tint(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }

  var hexadecimal: String {
    func digits(_ value: Int) -> String { (value < 16 ? "0" : "") + String(value, radix: 16) }
    return digits(red) + digits(green) + digits(blue)
  }
}

/// How far two colours stand apart, from 1 to 21, as WCAG measures it.
func contrast(_ one: Tint, _ other: Tint) -> Double {
  let (first, second) = (luminance(one), luminance(other))
  return (max(first, second) + 0.05) / (min(first, second) + 0.05)
}

private func luminance(_ tint: Tint) -> Double {
  func linear(_ value: Int) -> Double {
    let part = Double(value) / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
  return 0.2126 * linear(tint.red) + 0.7152 * linear(tint.green) + 0.0722 * linear(tint.blue)
}
