/// What a toolbar consists of; here these are views like others.
public typealias ToolbarContent = View
public typealias CustomizableToolbarContent = View

@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildPartialBlock<Content: View>(first content: Content) -> Content { content }
  public static func buildPartialBlock<Content: View, Next: View>(
    accumulated: Content, next: Next
  ) -> TupleView<(Content, Next)> { ViewBuilder.buildBlock(accumulated, next) }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    ViewBuilder.buildEither(first: first)
  }
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    ViewBuilder.buildEither(second: second)
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

public struct ToolbarItemPlacement: Hashable {
  private let name: String
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  public static let principal = ToolbarItemPlacement(name: "principal")
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  public static let status = ToolbarItemPlacement(name: "status")
  /// Over the keyboard, which is below everything.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")

  var isLeading: Bool {
    self == .topBarLeading || self == .navigationBarLeading || self == .navigation || self == .cancellationAction
  }
  var isBelow: Bool { self == .bottomBar || self == .status || self == .keyboard }
}

/// A part of a toolbar that says where it stands.
public struct ToolbarItem<ID, Content: View>: View {
  private let placement: ToolbarItemPlacement
  private let content: Content

  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] {
    drawnInBar(content, at: placement, in: place)
  }
}

extension ToolbarItem where ID == Void {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

/// Several parts of a toolbar in one place.
public struct ToolbarItemGroup<Content: View>: View {
  private let placement: ToolbarItemPlacement
  private let content: Content

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] {
    drawnInBar(content, at: placement, in: place)
  }
}

private func drawnInBar<Content: View>(
  _ content: Content, at placement: ToolbarItemPlacement, in place: _Place
) -> [ScreenElement] {
  let parts = content._drawn(in: place.inner("item"))
  guard let bar = place.environment.toolbar else { return parts }
  bar.add(parts, placement)
  return []
}

final class Bar {
  private(set) var leading: [ScreenElement] = []
  private(set) var trailing: [ScreenElement] = []
  private(set) var principal: [ScreenElement] = []
  private(set) var bottom: [ScreenElement] = []
  var hidesBack = false
  var isHidden = false

  func add(_ elements: [ScreenElement], _ placement: ToolbarItemPlacement) {
    if placement.isBelow {
      bottom += elements
    } else if placement.isLeading {
      leading += elements
    } else if placement == .principal {
      principal += elements
    } else {
      trailing += elements
    }
  }

  func around(_ elements: [ScreenElement]) -> [ScreenElement] {
    let below: [ScreenElement] = bottom.isEmpty ? [] : [.row(bottom)]
    if isHidden { return elements + below }
    let middle = principal.isEmpty ? [] : principal + [ScreenElement.space]
    let isEmpty = leading.isEmpty && trailing.isEmpty && principal.isEmpty
    let top: [ScreenElement] = isEmpty ? [] : [.row(leading + [.space] + middle + trailing)]
    return top + elements + below
  }
}

extension View {
  /// Puts a row of buttons on top of the navigation around this view, or else of the view, and another one below it.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let items = content()
    return _Modified(
      content: self,
      drawing: { elements, place in
        let outer = place.environment.navigationBar
        let bar = outer ?? Bar()
        var inner = place.inner("toolbar")
        inner.environment.toolbar = bar
        bar.add(items._drawn(in: inner), .automatic)
        return outer == nil ? bar.around(elements) : elements
      })
  }

  /// The older form of a toolbar.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }

  /// Hides the bar of a navigation; other bars are seen as they are.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    _showing(bars, visibility)
  }
  func _showing(_ bars: [ToolbarPlacement], _ visibility: Visibility) -> some View {
    let hides = visibility == .hidden && bars.contains(.navigationBar)
    return _Modified(content: self, environment: { if hides { $0.navigationBar?.isHidden = true } })
  }

  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
}

public struct ToolbarPlacement: Hashable {
  private let name: String
  public static var automatic: ToolbarPlacement { ToolbarPlacement(name: "automatic") }
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(name: "navigationBar") }
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(name: "bottomBar") }
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(name: "tabBar") }
}

public struct ToolbarRole: Hashable {
  private let name: String
  public static var automatic: ToolbarRole { ToolbarRole(name: "automatic") }
  public static var navigationStack: ToolbarRole { ToolbarRole(name: "navigationStack") }
  public static var browser: ToolbarRole { ToolbarRole(name: "browser") }
  public static var editor: ToolbarRole { ToolbarRole(name: "editor") }
}

public struct ToolbarTitleDisplayMode: Hashable {
  private let name: String
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "automatic") }
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "large") }
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "inlineLarge") }
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "inline") }
}
