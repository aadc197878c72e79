/// A typeface in a size. The terminal has one of them; it shows weight, and large sizes by weight.
open class UIFont: NSObject {
  public struct TextStyle: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  public struct Weight: Hashable, RawRepresentable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
  }

  open private(set) var pointSize: CGFloat
  let isBold: Bool

  init(size: CGFloat, isBold: Bool) {
    pointSize = size
    self.isBold = isBold
    super.init()
  }

  open class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, isBold: false) }
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, isBold: true) }
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, isBold: false) }
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, isBold: weight.rawValue >= Weight.semibold.rawValue)
  }
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(size: UIFont.size(of: style), isBold: style == .headline)
  }
  open func withSize(_ size: CGFloat) -> UIFont { UIFont(size: size, isBold: isBold) }

  open class var labelFontSize: CGFloat { 17 }
  open class var systemFontSize: CGFloat { 14 }
  open class var buttonFontSize: CGFloat { 18 }

  private static func size(of style: TextStyle) -> CGFloat {
    switch style {
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
    return pointSize == other.pointSize && isBold == other.isBold
  }

  open override var hash: Int { Int(pointSize) * 2 + (isBold ? 1 : 0) }
}
