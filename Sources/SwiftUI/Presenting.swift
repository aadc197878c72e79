/// Takes a view away that covers another one, or goes back to where a link was.
public struct DismissAction {
  private let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  public func callAsFunction() { action() }
}

/// The older form of it: `presentationMode.wrappedValue.dismiss()`.
public struct PresentationMode {
  public let isPresented: Bool
  let action: DismissAction
  public mutating func dismiss() { action() }
}

extension EnvironmentValues {
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, action: dismiss)
    return Binding(get: { mode }, set: { _ in })
  }
}

/// A view, and another one over it while the binding says so.
public struct _Covered<Content: View>: View {
  let content: Content
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let kind: String
  let cover: (_Place) -> [ScreenElement]

  public var body: Never { neverAsked() }
  public func _pages(in place: _Place) -> [_Page] {
    content._pages(in: place.inner("covered")).map { page in page.drawn { inner in _drawn(in: inner) } }
  }

  public func _drawn(in place: _Place) -> [ScreenElement] {
    let elements = content._drawn(in: place.inner("covered"))
    let presentation = place.graph.kept(Presentation(), at: place.path + "/" + kind)
    let isShown = isPresented.wrappedValue
    if presentation.isShown, !isShown, let onDismiss { place.graph.afterwards(onDismiss) }
    presentation.isShown = isShown
    guard isShown else { return elements }
    let (isPresented, cover) = (self.isPresented, self.cover)
    var inner = place.inner(kind)
    inner.environment.navigationBar = nil
    inner.environment.route = nil
    inner.environment.closes = nil
    inner.environment.selection = nil
    inner.environment.row = nil
    inner.environment.submit = nil
    inner.environment.isPresented = true
    inner.environment.dismiss = DismissAction { isPresented.wrappedValue = false }
    place.graph.cover = { cover(inner) }
    return elements
  }
}

private final class Presentation {
  var isShown = false
}

extension Binding {
  /// Whether there is something; nothing can be put there by it.
  func isThere<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}

extension View {
  func covered(
    while isPresented: Binding<Bool>, as kind: String, onDismiss: (() -> Void)? = nil,
    by cover: @escaping (_Place) -> [ScreenElement]
  ) -> _Covered<Self> {
    _Covered(content: self, isPresented: isPresented, onDismiss: onDismiss, kind: kind, cover: cover)
  }

  /// Shows a view over this one while the binding says so.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    covered(while: isPresented, as: "sheet", onDismiss: onDismiss) { place in content()._drawn(in: place) }
  }

  /// Shows a view of an item over this one while there is an item.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    covered(while: item.isThere(), as: "sheet", onDismiss: onDismiss) { place in
      // Another item is another view.
      item.wrappedValue.map { content($0)._drawn(in: place.inner("item \($0.id)")) } ?? []
    }
  }

  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item, onDismiss: onDismiss, content: content)
  }

  /// On a phone a popover is a sheet.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item, content: content)
  }

  // How a sheet looks, and how far it is pulled up: here it covers everything.

  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  public func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { self }
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// Where the arrow of a popover points to. There are none on a phone.
public enum PopoverAttachmentAnchor {
  case rect
  case point(UnitPoint)
}

public struct PresentationAdaptation: Hashable {
  private let name: String
  public static var automatic: PresentationAdaptation { PresentationAdaptation(name: "automatic") }
  public static var none: PresentationAdaptation { PresentationAdaptation(name: "none") }
  public static var popover: PresentationAdaptation { PresentationAdaptation(name: "popover") }
  public static var sheet: PresentationAdaptation { PresentationAdaptation(name: "sheet") }
  public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(name: "fullScreenCover") }
}

public struct PresentationBackgroundInteraction: Hashable {
  private let name: String
  public static var automatic: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(name: "automatic")
  }
  public static var enabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(name: "enabled") }
  public static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(name: "disabled") }
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .enabled }
}

public struct PresentationContentInteraction: Hashable {
  private let name: String
  public static var automatic: PresentationContentInteraction { PresentationContentInteraction(name: "automatic") }
  public static var resizes: PresentationContentInteraction { PresentationContentInteraction(name: "resizes") }
  public static var scrolls: PresentationContentInteraction { PresentationContentInteraction(name: "scrolls") }
}

/// How far a sheet is pulled up.
public struct PresentationDetent: Hashable {
  private let name: String
  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(name: "height \(height)") }
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(name: "custom \(type)")
  }

  @dynamicMemberLookup
  public struct Context {
    public var maxDetentValue: CGFloat { 844 }
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      EnvironmentValues()[keyPath: keyPath]
    }
  }
}

/// A height that is worked out.
public protocol CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  public typealias Context = PresentationDetent.Context
}
