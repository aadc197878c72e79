import Screens

/// A colour, its parts from 0 to 1.
open class UIColor: NSObject {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    super.init()
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    let fraction = sector - sector.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    switch Int(sector) {
    case 0: self.init(red: brightness, green: rising, blue: low, alpha: alpha)
    case 1: self.init(red: falling, green: brightness, blue: low, alpha: alpha)
    case 2: self.init(red: low, green: brightness, blue: rising, alpha: alpha)
    case 3: self.init(red: low, green: falling, blue: brightness, alpha: alpha)
    case 4: self.init(red: rising, green: low, blue: brightness, alpha: alpha)
    default: self.init(red: brightness, green: low, blue: falling, alpha: alpha)
    }
  }

  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A terminal shows what the colour is by day.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let color = dynamicProvider(.current)
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  public convenience init(cgColor: CGColor) {
    self.init(red: cgColor._red, green: cgColor._green, blue: cgColor._blue, alpha: cgColor.alpha)
  }

  open var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// A colour of an app's catalogue, which a script does not have: every name has one, and it is grey.
  public convenience init?(named name: String) { self.init(white: 0.5, alpha: 1) }
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(white: 0.5, alpha: 1)
  }
  /// Of the image a terminal has the name only.
  public convenience init(patternImage image: UIImage) { self.init(white: 0.5, alpha: 1) }
  /// What `#colorLiteral(…)` stands for.
  public convenience init(colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  @discardableResult
  open func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    (red, green, blue, alpha) = (self.red, self.green, self.blue, self.alpha)
    return true
  }

  /// Without the alpha.
  @discardableResult
  open func getRed(_ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: CGFloat?) -> Bool {
    (red, green, blue) = (self.red, self.green, self.blue)
    return true
  }

  @discardableResult
  open func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
    (white, alpha) = (red * 0.2126 + green * 0.7152 + blue * 0.0722, self.alpha)
    return true
  }

  /// Without the alpha.
  @discardableResult
  open func getWhite(_ white: inout CGFloat, alpha: CGFloat?) -> Bool {
    var none: CGFloat = 0
    return getWhite(&white, alpha: &none)
  }

  @discardableResult
  open func getHue(
    _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let spread = high - low
    alpha = self.alpha
    brightness = high
    saturation = high == 0 ? 0 : spread / high
    if spread == 0 {
      hue = 0
    } else if high == red {
      hue = (green - blue) / spread / 6
    } else if high == green {
      hue = ((blue - red) / spread + 2) / 6
    } else {
      hue = ((red - green) / spread + 4) / 6
    }
    if hue < 0 { hue += 1 }
    return true
  }

  /// Without the alpha.
  @discardableResult
  open func getHue(
    _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat, alpha: CGFloat?
  ) -> Bool {
    var none: CGFloat = 0
    return getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &none)
  }

  // Drawing with it, which nobody sees.
  open func set() {}
  open func setFill() {}
  open func setStroke() {}

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  /// A system colour, its parts from 0 to 255.
  private convenience init(_ red: Int, _ green: Int, _ blue: Int) {
    self.init(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
  }

  /// For SwiftUI's colours.
  public var _parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { (red, green, blue, alpha) }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return red == other.red && green == other.green && blue == other.blue && alpha == other.alpha
  }

  open override var hash: Int { Int((red * 255 + green * 510 + blue * 1020) * 1000) }

  open override var description: String {
    "UIExtendedSRGBColorSpace \(part(red)) \(part(green)) \(part(blue)) \(part(alpha))"
  }

  private func part(_ value: CGFloat) -> String {
    let double = Double(value)
    return double == double.rounded() ? "\(Int(double))" : "\(double)"
  }
}

extension UIColor {
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 0.333, alpha: 1)
  public static let lightGray = UIColor(white: 0.667, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)

  public static let systemRed = UIColor(255, 59, 48)
  public static let systemOrange = UIColor(255, 149, 0)
  public static let systemYellow = UIColor(255, 204, 0)
  public static let systemGreen = UIColor(52, 199, 89)
  public static let systemCyan = UIColor(50, 173, 230)
  public static let systemBlue = UIColor(0, 122, 255)
  public static let systemPurple = UIColor(175, 82, 222)
  public static let systemPink = UIColor(255, 45, 85)
  public static let systemBrown = UIColor(162, 132, 94)
  public static let systemGray = UIColor(142, 142, 147)
  public static let label = UIColor(0, 0, 0)
  public static let secondaryLabel = UIColor(142, 142, 147)
  public static let systemBackground = UIColor(255, 255, 255)
  public static let secondarySystemBackground = UIColor(242, 242, 247)
  public static let tertiarySystemBackground = UIColor(255, 255, 255)
  public static let systemGroupedBackground = UIColor(242, 242, 247)
  public static let secondarySystemGroupedBackground = UIColor(255, 255, 255)
  public static let systemIndigo = UIColor(88, 86, 214)
  public static let systemTeal = UIColor(48, 176, 199)
  public static let systemMint = UIColor(0, 199, 190)
  public static let systemGray2 = UIColor(174, 174, 178)
  public static let systemGray3 = UIColor(199, 199, 204)
  public static let systemGray4 = UIColor(209, 209, 214)
  public static let systemGray5 = UIColor(229, 229, 234)
  public static let systemGray6 = UIColor(242, 242, 247)
  public static let tertiaryLabel = UIColor(196, 196, 198)
  public static let separator = UIColor(198, 198, 200)
  public static let quaternaryLabel = UIColor(214, 214, 215)
  public static let placeholderText = UIColor(196, 196, 198)
  public static let opaqueSeparator = UIColor(198, 198, 200)
  public static let systemFill = UIColor(228, 228, 230)
  public static let secondarySystemFill = UIColor(233, 233, 235)
  public static let tertiarySystemFill = UIColor(239, 239, 240)
  public static let quaternarySystemFill = UIColor(244, 244, 245)
  public static let tertiarySystemGroupedBackground = UIColor(242, 242, 247)
  public static let darkText = UIColor(0, 0, 0)
  public static let lightText = UIColor(255, 255, 255)
  public static let tintColor = UIColor(0, 122, 255)
  public static let groupTableViewBackground = UIColor(242, 242, 247)
  public static let link = UIColor(0, 122, 255)
}

extension UIColor {
  var onScreen: ScreenColor {
    ScreenColor(Int((red * 255).rounded()), Int((green * 255).rounded()), Int((blue * 255).rounded()))
  }
}
