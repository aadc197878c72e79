/// Something that is seen, made of other views: its `body` says of which.
@preconcurrency @MainActor
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }

  /// What is drawn of it. Only the library's own views have their own way; all others are what their bodies are.
  func _drawn(in place: _Place) -> [ScreenElement]
  /// The views that are previews of their own: those of a group are.
  var _previews: [_Preview] { get }
  /// The views of which a tab view shows one: those of a group are.
  func _pages(in place: _Place) -> [_Page]
}

extension View {
  /// What would be written to a log of why it is drawn again.
  @inlinable public static func _printChanges() {}
  @inlinable public static func _logChanges() {}

  public func _drawn(in place: _Place) -> [ScreenElement] {
    place.connect(self)
    return body._drawn(in: place.inner("body"))
  }

  public var _previews: [_Preview] { [_Preview(self)] }
  public func _pages(in place: _Place) -> [_Page] { [_Page { inner in _drawn(in: inner) }] }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { neverAsked() }
}

/// The body of a view that is drawn itself.
func neverAsked() -> Never { fatalError("a view of the library's own has no body to look at") }

/// Nothing at all.
public struct EmptyView: View {
  public init() {}
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { [] }
  public func _pages(in place: _Place) -> [_Page] { [] }
}

/// Any view, its type forgotten.
public struct AnyView: View {
  private let draw: (_Place) -> [ScreenElement]
  private let pages: (_Place) -> [_Page]

  public init<V: View>(_ view: V) {
    // Another type in the same place is another view, with a state of its own.
    let name = String(describing: V.self)
    draw = { place in view._drawn(in: place.inner(name)) }
    pages = { place in view._pages(in: place.inner(name)) }
  }

  public init<V: View>(erasing view: V) { self.init(view) }
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { draw(place) }
  public func _pages(in place: _Place) -> [_Page] { pages(place) }
}

/// Views that belong together, without a look of their own.
public struct Group<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { content._drawn(in: place.inner("group")) }
  public var _previews: [_Preview] { content._previews }
  public func _pages(in place: _Place) -> [_Page] { content._pages(in: place.inner("group")) }
}

/// A view that need not be asked again while it is equal; here it is asked in every frame.
public struct EquatableView<Content: View & Equatable>: View {
  public var content: Content
  public init(content: Content) { self.content = content }
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { content._drawn(in: place.inner("equatable")) }
}

extension View where Self: Equatable {
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
