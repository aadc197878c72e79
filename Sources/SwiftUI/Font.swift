/// A typeface in a size. The terminal has one of them; it shows weight, and large sizes by weight.
public struct Font: Hashable {
  public enum Weight: Hashable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var isBold: Bool { self == .semibold || self == .bold || self == .heavy || self == .black }
  }

  public enum Design: Hashable {
    case `default`, serif, rounded, monospaced
  }

  var size: Double
  var isBold = false

  private init(_ size: Double, isBold: Bool = false) {
    self.size = size
    self.isBold = isBold
  }

  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(Double(size), isBold: weight?.isBold ?? false)
  }

  public enum TextStyle: CaseIterable, Hashable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    let font: Font =
      switch style {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    return weight.map { font.weight($0) } ?? font
  }

  public static var largeTitle: Font { Font(34) }
  public static var title: Font { Font(28) }
  public static var title2: Font { Font(22) }
  public static var title3: Font { Font(20) }
  public static var headline: Font { Font(17, isBold: true) }
  public static var subheadline: Font { Font(15) }
  public static var body: Font { Font(17) }
  public static var callout: Font { Font(16) }
  public static var footnote: Font { Font(13) }
  public static var caption: Font { Font(12) }
  public static var caption2: Font { Font(11) }

  public static func custom(_ name: String, size: CGFloat) -> Font { Font(Double(size)) }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(Double(size))
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(Double(fixedSize)) }

  public enum Leading: Hashable {
    case standard, tight, loose
  }

  public struct Width: Hashable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.2)
    public static let condensed = Width(-0.1)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  public func monospaced() -> Font { self }
  public func monospacedDigit() -> Font { self }
  public func smallCaps() -> Font { self }
  public func lowercaseSmallCaps() -> Font { self }
  public func uppercaseSmallCaps() -> Font { self }
  public func leading(_ leading: Leading) -> Font { self }
  public func width(_ width: Width) -> Font { self }
  public func bold() -> Font { Font(size, isBold: true) }
  public func weight(_ weight: Weight) -> Font { Font(size, isBold: weight.isBold) }
  public func italic() -> Font { self }
}
