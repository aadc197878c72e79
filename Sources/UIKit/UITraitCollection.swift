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
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("UICTContentSizeCategoryAccessibility") }
}

/// What a view is shown on: a phone held upright, by day.
open class UITraitCollection: NSObject {
  private static let ofPhone = UITraitCollection()
  public class var current: UITraitCollection {
    get { ofPhone }
    set {}
  }
  open private(set) var userInterfaceStyle = UIUserInterfaceStyle.light
  open private(set) var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  open private(set) var verticalSizeClass = UIUserInterfaceSizeClass.regular
  open private(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  open private(set) var preferredContentSizeCategory = UIContentSizeCategory.large
  open private(set) var displayScale: CGFloat = 3
  open var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
  open var forceTouchCapability: UIForceTouchCapability { .unavailable }
  open var accessibilityContrast: UIAccessibilityContrast { .normal }
  open var legibilityWeight: UILegibilityWeight { .regular }

  public override init() { super.init() }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    self.userInterfaceStyle = userInterfaceStyle
  }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.horizontalSizeClass = horizontalSizeClass
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.verticalSizeClass = verticalSizeClass
  }
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init()
    userInterfaceIdiom = idiom
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init()
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }
  public convenience init(displayScale scale: CGFloat) {
    self.init()
    displayScale = scale
  }
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init()
    guard let last = traitCollections.last else { return }
    userInterfaceStyle = last.userInterfaceStyle
    horizontalSizeClass = last.horizontalSizeClass
    verticalSizeClass = last.verticalSizeClass
    userInterfaceIdiom = last.userInterfaceIdiom
    preferredContentSizeCategory = last.preferredContentSizeCategory
    displayScale = last.displayScale
  }

  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
  }
  open func performAsCurrent(_ actions: () -> Void) { actions() }
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
  open class var screens: [UIScreen] { [.main] }
  open var maximumFramesPerSecond: Int { 60 }
  open var isCaptured: Bool { false }
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }
  open var traitCollection: UITraitCollection { .current }
}

/// The phone that a terminal stands for.
open class UIDevice: NSObject {
  public static let current = UIDevice()
  open var name: String { "iPhone" }
  open var model: String { "iPhone" }
  open var systemName: String { "iOS" }
  open var systemVersion: String { "17.0" }
  open var localizedModel: String { "iPhone" }
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000000") }
  open var isBatteryMonitoringEnabled = false
  open var batteryLevel: Float { -1 }
  open var batteryState: BatteryState { .unknown }
  open var isMultitaskingSupported: Bool { true }
  open var isProximityMonitoringEnabled = false
  open var proximityState: Bool { false }

  public enum BatteryState: Int {
    case unknown, unplugged, charging, full
  }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}

public enum UITraitEnvironmentLayoutDirection: Int {
  case unspecified = -1
  case leftToRight, rightToLeft
}

public enum UIForceTouchCapability: Int {
  case unknown, unavailable, available
}

public enum UIAccessibilityContrast: Int {
  case unspecified = -1
  case normal, high
}

public enum UILegibilityWeight: Int {
  case unspecified = -1
  case regular, bold
}

// MARK: Being told of traits that change, which they do not in a terminal

public protocol UITraitDefinition {}

public typealias UITrait = UITraitDefinition.Type

public struct UITraitUserInterfaceStyle: UITraitDefinition {}

public struct UITraitHorizontalSizeClass: UITraitDefinition {}

public struct UITraitVerticalSizeClass: UITraitDefinition {}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}

public struct UITraitDisplayScale: UITraitDefinition {}

public struct UITraitUserInterfaceIdiom: UITraitDefinition {}

public struct UITraitLayoutDirection: UITraitDefinition {}

public protocol UITraitChangeRegistration: NSObjectProtocol {}

private final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {}

public protocol UITraitChangeObservable {}

extension UIView: UITraitChangeObservable {}

extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}
