/// The type that stands for a value of the environment of one's own, and says what it is where nobody has set it.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension EnvironmentValues {
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { others[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { others[ObjectIdentifier(key)] = newValue }
  }
}

extension EnvironmentValues {
  // What `@Entry` keeps.
  public func _entry<Value>(_ name: String, _ value: @autoclosure () -> Value) -> Value {
    entries[name] as? Value ?? value()
  }
  public mutating func _setEntry<Value>(_ name: String, _ value: Value) { entries[name] = value }
}

/// What the environment says of looks and of the phone. Nothing of it is drawn; a view may ask.
struct Looks {
  var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  var verticalSizeClass: UserInterfaceSizeClass? = .regular
  var scenePhase = ScenePhase.active
  var layoutDirection = LayoutDirection.leftToRight
  var sizeCategory = ContentSizeCategory.large
  var dynamicTypeSize = DynamicTypeSize.large
  var multilineTextAlignment = TextAlignment.leading
  var lineSpacing: CGFloat = 0
  var minimumScaleFactor: CGFloat = 1
  var allowsTightening = false
  var truncationMode = Text.TruncationMode.tail
  var imageScale = Image.Scale.medium
  var controlSize = ControlSize.regular
  var redactionReasons: RedactionReasons = []
  var autocorrectionDisabled = false
  var headerProminence = Prominence.standard
  var defaultMinListRowHeight: CGFloat = 44
  var symbolRenderingMode: SymbolRenderingMode?
}

extension EnvironmentValues {
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { looks.horizontalSizeClass }
    set { looks.horizontalSizeClass = newValue }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { looks.verticalSizeClass }
    set { looks.verticalSizeClass = newValue }
  }
  public var scenePhase: ScenePhase {
    get { looks.scenePhase }
    set { looks.scenePhase = newValue }
  }
  public var layoutDirection: LayoutDirection {
    get { looks.layoutDirection }
    set { looks.layoutDirection = newValue }
  }
  public var sizeCategory: ContentSizeCategory {
    get { looks.sizeCategory }
    set { looks.sizeCategory = newValue }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { looks.dynamicTypeSize }
    set { looks.dynamicTypeSize = newValue }
  }
  public var multilineTextAlignment: TextAlignment {
    get { looks.multilineTextAlignment }
    set { looks.multilineTextAlignment = newValue }
  }
  public var lineSpacing: CGFloat {
    get { looks.lineSpacing }
    set { looks.lineSpacing = newValue }
  }
  public var minimumScaleFactor: CGFloat {
    get { looks.minimumScaleFactor }
    set { looks.minimumScaleFactor = newValue }
  }
  public var allowsTightening: Bool {
    get { looks.allowsTightening }
    set { looks.allowsTightening = newValue }
  }
  public var truncationMode: Text.TruncationMode {
    get { looks.truncationMode }
    set { looks.truncationMode = newValue }
  }
  public var imageScale: Image.Scale {
    get { looks.imageScale }
    set { looks.imageScale = newValue }
  }
  public var controlSize: ControlSize {
    get { looks.controlSize }
    set { looks.controlSize = newValue }
  }
  public var redactionReasons: RedactionReasons {
    get { looks.redactionReasons }
    set { looks.redactionReasons = newValue }
  }
  public var autocorrectionDisabled: Bool {
    get { looks.autocorrectionDisabled }
    set { looks.autocorrectionDisabled = newValue }
  }
  public var disableAutocorrection: Bool? {
    get { looks.autocorrectionDisabled }
    set { looks.autocorrectionDisabled = newValue ?? false }
  }
  public var headerProminence: Prominence {
    get { looks.headerProminence }
    set { looks.headerProminence = newValue }
  }
  public var defaultMinListRowHeight: CGFloat {
    get { looks.defaultMinListRowHeight }
    set { looks.defaultMinListRowHeight = newValue }
  }
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { looks.symbolRenderingMode }
    set { looks.symbolRenderingMode = newValue }
  }

  public var displayScale: CGFloat { 3 }
  public var pixelLength: CGFloat { 1 / displayScale }
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  public var legibilityWeight: LegibilityWeight? { .regular }
  public var supportsMultipleWindows: Bool { false }
  public var isLuminanceReduced: Bool { false }
  public var accessibilityEnabled: Bool { false }
  public var accessibilityReduceMotion: Bool { false }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var accessibilitySwitchControlEnabled: Bool { false }
}

public enum UserInterfaceSizeClass: Hashable {
  case compact, regular
}

public enum ScenePhase: Comparable, Hashable {
  case background, inactive, active
}

public enum LayoutDirection: CaseIterable, Hashable {
  case leftToRight, rightToLeft
}

public enum ColorSchemeContrast: CaseIterable, Hashable {
  case standard, increased
}

public enum LegibilityWeight: Hashable {
  case regular, bold
}

public enum ControlSize: CaseIterable, Hashable {
  case mini, small, regular, large, extraLarge
}

public enum Prominence: Hashable {
  case standard, increased
}

public enum ContentSizeCategory: CaseIterable, Hashable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  private var rank: Int { ContentSizeCategory.allCases.firstIndex(of: self) ?? 0 }
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.rank < rhs.rank }
  public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.rank <= rhs.rank }
  public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.rank > rhs.rank }
  public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.rank >= rhs.rank }
}

public enum DynamicTypeSize: Comparable, CaseIterable, Hashable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension View {
  public func transformEnvironment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    _Modified(content: self, environment: { transform(&$0[keyPath: path]) })
  }

  public func colorScheme(_ scheme: ColorScheme) -> some View { environment(\.colorScheme, scheme) }
  public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
  public func dynamicTypeSize<Range: RangeExpression>(_ range: Range) -> some View
  where Range.Bound == DynamicTypeSize { self }
  public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
}
