// Where a terminal has nothing to show for it: how much room views take, and how they are scrolled.

extension View {
  public func gridCellColumns(_ count: Int) -> some View { self }
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View { self }
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View { self }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    self
  }
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  public func safeAreaPadding(_ length: CGFloat) -> some View { self }
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { self }
  public func coordinateSpace<T: Hashable>(name: T) -> some View { self }
  public func geometryGroup() -> some View { self }
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { self }
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }

  /// What stands at an edge is drawn over or below the view.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return _Modified(
      content: self,
      drawing: { elements, place in
        let parts = inset._drawn(in: place.inner("inset"))
        return edge == .top ? parts + elements : elements + parts
      })
  }

  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return _Modified(
      content: self,
      drawing: { elements, place in
        let parts = inset._drawn(in: place.inner("inset"))
        let own: [ScreenElement] = elements.count == 1 ? elements : [.column(elements)]
        return [.row(edge == .leading ? parts + own : own + parts)]
      })
  }

  // MARK: Scrolling

  public func scrollDisabled(_ disabled: Bool) -> some View { self }
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
    -> some View
  { self }
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    self
  }
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  public func scrollTargetBehavior<Behavior: ScrollTargetBehavior>(_ behavior: Behavior) -> some View { self }
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }

  // MARK: Rows

  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  public func listItemTint(_ tint: ListItemTint?) -> some View { self }
  public func listItemTint(_ tint: Color?) -> some View { self }
}

public struct ContentMarginPlacement: Hashable {
  private let name: String
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(name: "automatic") }
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(name: "scrollContent") }
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(name: "scrollIndicators") }
}

public enum LayoutDirectionBehavior: Hashable {
  case fixed, mirrors
}

public struct ScrollIndicatorVisibility: Hashable {
  private let name: String
  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "automatic") }
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "visible") }
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "hidden") }
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "never") }
}

public struct ScrollDismissesKeyboardMode: Hashable {
  private let name: String
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "automatic") }
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "immediately") }
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "interactively") }
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "never") }
}

public struct ScrollBounceBehavior: Hashable {
  private let name: String
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(name: "automatic") }
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(name: "always") }
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(name: "basedOnSize") }
}

/// Where scrolling comes to rest.
public protocol ScrollTargetBehavior {}

public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
}

public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}

public struct ListSectionSpacing: Hashable {
  private let name: String
  public static let `default` = ListSectionSpacing(name: "default")
  public static let compact = ListSectionSpacing(name: "compact")
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(name: "custom") }
}

public struct ListItemTint: Hashable {
  private let name: String
  public static let monochrome = ListItemTint(name: "monochrome")
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(name: "fixed") }
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(name: "preferred") }
}
