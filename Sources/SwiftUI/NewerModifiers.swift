// What iOS 18 and 26 have added, as far as it changes nothing that a terminal could show.

/// How a view comes in the place of another.
public protocol NavigationTransition {}

public struct AutomaticNavigationTransition: NavigationTransition {}

public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

/// What glass is like on a phone.
public struct Glass: Equatable, Sendable {
  public static var regular: Glass { Glass() }
  public static var clear: Glass { Glass() }
  public static var identity: Glass { Glass() }
  public func tint(_ color: Color?) -> Glass { self }
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

public struct GlassButtonStyle: LibraryButtonStyle {
  public init() {}
}

public struct GlassProminentButtonStyle: LibraryButtonStyle {
  public init() {}
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// Glass that flows together.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { content }
}

/// When the bar of a tab view makes itself small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let number: Int
  public static let automatic = TabBarMinimizeBehavior(number: 0)
  public static let onScrollDown = TabBarMinimizeBehavior(number: 1)
  public static let onScrollUp = TabBarMinimizeBehavior(number: 2)
  public static let never = TabBarMinimizeBehavior(number: 3)
}

extension View {
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    _showing(bars, visibility)
  }
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  public func glassEffect(_ glass: Glass = .regular) -> some View { self }
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View { self }
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  public func backgroundExtensionEffect() -> some View { self }
}

extension Color {
  /// So much of another colour in it, in equal steps of each part.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    let part = min(max(fraction, 0), 1)
    func between(_ one: Double, _ other: Double) -> Double { one * (1 - part) + other * part }
    return Color(
      red: between(red, rhs.red), green: between(green, rhs.green), blue: between(blue, rhs.blue),
      opacity: between(alpha, rhs.alpha))
  }
}

extension Gradient {
  public struct ColorSpace: Hashable, Sendable {
    private let number: Int
    public static let device = ColorSpace(number: 0)
    public static let perceptual = ColorSpace(number: 1)
  }
}
