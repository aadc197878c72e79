/// What describes a font: a family, a design, traits.
open class UIFontDescriptor: NSObject {
  public struct SymbolicTraits: OptionSet {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  public struct SystemDesign: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  public struct AttributeName: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  public struct TraitKey: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  public let pointSize: CGFloat
  public let symbolicTraits: SymbolicTraits
  let face: String

  init(_ pointSize: CGFloat, _ traits: SymbolicTraits, _ face: String) {
    self.pointSize = pointSize
    symbolicTraits = traits
    self.face = face
    super.init()
  }

  public convenience init(name fontName: String, size: CGFloat) { self.init(size, [], fontName) }

  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let name = attributes[.name] as? String ?? attributes[.family] as? String ?? ""
    self.init(attributes[.size] as? CGFloat ?? 0, [], name)
  }

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(pointSize, symbolicTraits, face)
  }
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(newPointSize, symbolicTraits, face)
  }
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(pointSize, symbolicTraits, newFamily)
  }
  open func withFace(_ newFace: String) -> UIFontDescriptor { self }
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    guard let traits = attributes[.traits] as? [TraitKey: Any] else { return self }
    let weight = traits[.weight] as? UIFont.Weight
    let isBold = (weight?.rawValue ?? traits[.weight] as? CGFloat ?? 0) >= UIFont.Weight.semibold.rawValue
    return UIFontDescriptor(pointSize, isBold ? symbolicTraits.union(.traitBold) : symbolicTraits, face)
  }
}

extension UIFont {
  /// A size of 0 is the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let traits = descriptor.symbolicTraits
    let face = descriptor.face.isEmpty && traits.contains(.traitItalic) ? "italic" : descriptor.face
    self.init(
      size: pointSize == 0 ? descriptor.pointSize : pointSize,
      isBold: traits.contains(.traitBold) || descriptor.face.contains("Bold"), face: face)
  }

  public var fontDescriptor: UIFontDescriptor {
    var traits: UIFontDescriptor.SymbolicTraits = isBold ? [.traitBold] : []
    if face == "italic" { traits.insert(.traitItalic) }
    if face == "monospaced" { traits.insert(.traitMonoSpace) }
    return UIFontDescriptor(pointSize, traits, face)
  }

  public var fontName: String {
    switch face {
    case "", "digits": isBold ? ".SFUI-Semibold" : ".SFUI-Regular"
    case "italic": ".SFUI-RegularItalic"
    case "monospaced": isBold ? ".SFNSMono-Semibold" : ".SFNSMono-Regular"
    default: face
    }
  }
  public var familyName: String {
    switch face {
    case "", "digits", "italic": ".AppleSystemUIFont"
    case "monospaced": ".AppleSystemUIFontMonospaced"
    default: String(face.prefix { $0 != "-" })
    }
  }

  public static var familyNames: [String] { [] }
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }

  // About how large its parts are, as the system's typeface has them.
  public var ascender: CGFloat { pointSize * 0.952 }
  public var descender: CGFloat { -pointSize * 0.241 }
  public var capHeight: CGFloat { pointSize * 0.705 }
  public var xHeight: CGFloat { pointSize * 0.526 }
  public var lineHeight: CGFloat { pointSize * 1.193 }
  public var leading: CGFloat { 0 }

  public struct Width: Hashable, RawRepresentable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
}
