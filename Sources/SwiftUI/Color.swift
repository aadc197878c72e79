import Foundation
import UIKit

/// A colour, which can stand where a view stands; there the terminal shows nothing of it.
public struct Color: View, Hashable {
  let red: Double
  let green: Double
  let blue: Double
  let alpha: Double

  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    alpha = opacity
  }

  public enum RGBColorSpace: Hashable {
    case sRGB, sRGBLinear, displayP3
  }

  public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(white: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = hue * 6
    let (low, part) = (brightness * (1 - saturation), sector - sector.rounded(.down))
    let (down, up) = (brightness * (1 - saturation * part), brightness * (1 - saturation * (1 - part)))
    let parts: (Double, Double, Double) =
      switch Int(sector) % 6 {
      case 0: (brightness, up, low)
      case 1: (down, brightness, low)
      case 2: (low, brightness, up)
      case 3: (low, down, brightness)
      case 4: (up, low, brightness)
      default: (brightness, low, down)
      }
    self.init(red: parts.0, green: parts.1, blue: parts.2, opacity: opacity)
  }

  /// A colour of an asset catalogue, which a terminal does not have: it is the text's.
  public init(_ name: String, bundle: Bundle? = nil) { self = .primary }

  public init(_ color: UIColor) {
    let parts = color._parts
    self.init(
      red: Double(parts.red), green: Double(parts.green), blue: Double(parts.blue), opacity: Double(parts.alpha))
  }
  public init(uiColor: UIColor) { self.init(uiColor) }
  public init(cgColor: CGColor) { self.init(UIColor(cgColor: cgColor)) }

  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// A system colour, its parts from 0 to 255.
  private init(_ red: Int, _ green: Int, _ blue: Int) {
    self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }

  public static var black: Color { Color(0, 0, 0) }
  public static var white: Color { Color(255, 255, 255) }
  public static var clear: Color { Color(red: 0, green: 0, blue: 0, opacity: 0) }
  public static var primary: Color { Color(0, 0, 0) }
  public static var secondary: Color { Color(142, 142, 147) }
  public static var accentColor: Color { Color(0, 122, 255) }
  public static var gray: Color { Color(142, 142, 147) }
  public static var red: Color { Color(255, 59, 48) }
  public static var orange: Color { Color(255, 149, 0) }
  public static var yellow: Color { Color(255, 204, 0) }
  public static var green: Color { Color(52, 199, 89) }
  public static var mint: Color { Color(0, 199, 190) }
  public static var teal: Color { Color(48, 176, 199) }
  public static var cyan: Color { Color(50, 173, 230) }
  public static var blue: Color { Color(0, 122, 255) }
  public static var indigo: Color { Color(88, 86, 214) }
  public static var purple: Color { Color(175, 82, 222) }
  public static var pink: Color { Color(255, 45, 85) }
  public static var brown: Color { Color(162, 132, 94) }

  public var gradient: AnyGradient { AnyGradient() }

  public func opacity(_ opacity: Double) -> Color {
    Color(red: red, green: green, blue: blue, opacity: alpha * opacity)
  }

  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { [] }

  var onScreen: ScreenColor {
    ScreenColor(Int((red * 255).rounded()), Int((green * 255).rounded()), Int((blue * 255).rounded()))
  }
}

extension UIColor {
  public convenience init(_ color: Color) {
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.alpha))
  }
}
