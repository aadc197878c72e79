// More ways to write what there is: older ones, and ones with images or formats.

extension Button {
  public init(action: @escaping () -> Void, label: Label) { self.init(action: action, label: { label }) }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  public init<S: StringProtocol>(
    _ title: S, image name: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action, label: { imageLabel(title, name) })
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public init<S: StringProtocol>(_ title: S, image name: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: { imageLabel(title, name) })
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  public init<S: StringProtocol>(_ title: S, image name: String, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { imageLabel(title, name) })
  }
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) { self.init(content: content, label: { symbolLabel(title, name) }, primaryAction: primaryAction) }
}

extension Stepper where Label == Text {
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }
}

extension NavigationSplitView {
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, content: content, detail: detail) }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, content: content, detail: detail) }
}

extension NavigationSplitView where Content == EmptyView {
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, detail: detail) }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, detail: detail) }
}

public struct NavigationSplitViewColumn: Hashable {
  private let name: String
  public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "sidebar") }
  public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "content") }
  public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "detail") }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Rows that can be hidden under their header.
  public init<S: StringProtocol, C: View>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> C
  ) where Content == DisclosureGroup<Text, C> {
    self.init(content: { DisclosureGroup(title, isExpanded: isExpanded, content: content) }, header: { Text("") })
  }
}

extension ControlGroup {
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.init(content: content)
  }
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(content: content) }
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
}

extension Font {
  public static func system(_ style: TextStyle, design: Design) -> Font { .system(style, design: design, weight: nil) }
}

extension Animation {
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation { .spring }
  public static func interactiveSpring(
    duration: TimeInterval, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation { .interactiveSpring }
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    .interpolatingSpring
  }
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { .interpolatingSpring }
}

/// A shadow of what is filled.
public struct ShadowStyle: Equatable {
  private let name: String
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(name: "drop") }
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(name: "inner") }
}

extension ShapeStyle {
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

extension EdgeInsets {
  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}
