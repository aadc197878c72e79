/// A typeface in a size. The terminal has one of them; it shows weight, and large sizes by weight.
open class UIFont: NSObject {
  public struct TextStyle: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  public struct Weight: Hashable, RawRepresentable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  open private(set) var pointSize: CGFloat
  let isBold: Bool
  let face: String

  init(size: CGFloat, isBold: Bool, face: String = "") {
    pointSize = size
    self.isBold = isBold
    self.face = face
    super.init()
  }

  /// A face by its name; a terminal takes every name for one.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(size: fontSize, isBold: fontName.contains("Bold"), face: fontName)
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, isBold: false) }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, isBold: true) }
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, isBold: false, face: "italic")
  }
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, isBold: weight.rawValue >= Weight.semibold.rawValue)
  }
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, isBold: weight.rawValue >= Weight.semibold.rawValue, face: "digits")
  }
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, isBold: weight.rawValue >= Weight.semibold.rawValue, face: "monospaced")
  }
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(size: UIFont.size(of: style), isBold: style == .headline)
  }
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style)
  }
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, isBold: isBold, face: face) }

  open class var labelFontSize: CGFloat { 17 }
  open class var systemFontSize: CGFloat { 14 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var buttonFontSize: CGFloat { 18 }

  fileprivate static func size(of style: TextStyle) -> CGFloat {
    switch style {
    case .extraLargeTitle: 36
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    default: 17
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && isBold == other.isBold && face == other.face
  }

  open override var hash: Int { Int(pointSize) * 2 + (isBold ? 1 : 0) }
}

/// Gives a font the size that somebody reads best, which in a terminal is its own.
open class UIFontMetrics: NSObject {
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }
  open func scaledFont(for font: UIFont) -> UIFont { font }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(font.pointSize, maximumPointSize))
  }
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
