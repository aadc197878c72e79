/// Something that is seen, made of other views: its `body` says of which.
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }

  /// What is drawn of it. Only the library's own views have their own way; all others are what their bodies are.
  func _drawn(in place: _Place) -> [ScreenElement]
  /// The views that are previews of their own: those of a group are.
  var _previews: [_Preview] { get }
}

extension View {
  public func _drawn(in place: _Place) -> [ScreenElement] {
    place.connect(self)
    return body._drawn(in: place.inner("body"))
  }

  public var _previews: [_Preview] { [_Preview(self)] }
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
}

/// Any view, its type forgotten.
public struct AnyView: View {
  private let draw: (_Place) -> [ScreenElement]

  public init<V: View>(_ view: V) {
    // Another type in the same place is another view, with a state of its own.
    let name = String(describing: V.self)
    draw = { place in view._drawn(in: place.inner(name)) }
  }

  public init<V: View>(erasing view: V) { self.init(view) }
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { draw(place) }
}

/// Views that belong together, without a look of their own.
public struct Group<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { content._drawn(in: place.inner("group")) }
  public var _previews: [_Preview] { content._previews }
}
