public enum UIUserInterfaceStyle: Int {
  case unspecified, light, dark
}

public enum UIUserInterfaceSizeClass: Int {
  case unspecified, compact, regular
}

public enum UIUserInterfaceIdiom: Int {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// How large texts are to be.
public struct UIContentSizeCategory: Hashable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
}

/// What a view is shown on: a phone held upright, by day.
open class UITraitCollection: NSObject {
  public static let current = UITraitCollection()
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let horizontalSizeClass = UIUserInterfaceSizeClass.compact
  public let verticalSizeClass = UIUserInterfaceSizeClass.regular
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  public let preferredContentSizeCategory = UIContentSizeCategory.large
  public let displayScale: CGFloat = 3

  public override init() {
    userInterfaceStyle = .light
    super.init()
  }

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
    super.init()
  }
}

/// What is shown under certain traits.
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The screen that a terminal stands for.
open class UIScreen: NSObject {
  public static let main = UIScreen()
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1179, height: 2556) }
  open var scale: CGFloat { 3 }
  open var nativeScale: CGFloat { 3 }
  open var brightness: CGFloat = 0.5
  open var traitCollection: UITraitCollection { .current }
}

/// The phone that a terminal stands for.
open class UIDevice: NSObject {
  public static let current = UIDevice()
  open var name: String { "iPhone" }
  open var model: String { "iPhone" }
  open var systemName: String { "iOS" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}
