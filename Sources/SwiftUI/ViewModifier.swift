/// What changes a view in one go.
@preconcurrency @MainActor
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body
  /// What is drawn of it: its body, if it has one.
  func _drawn(_ content: Content, in place: _Place) -> [ScreenElement]
}

extension ViewModifier {
  public func _drawn(_ content: Content, in place: _Place) -> [ScreenElement] {
    body(content: content)._drawn(in: place)
  }
}

/// The view that is changed.
public struct _ViewModifier_Content<Modifier>: View {
  let draw: (_Place) -> [ScreenElement]
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { draw(place) }
}

/// Something, and what changes it.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  public var body: Never { neverAsked() }

  public func _drawn(in place: _Place) -> [ScreenElement] {
    let own = place.inner("\(Modifier.self)")
    own.connect(modifier)
    return modifier._drawn(_ViewModifier_Content { inner in content._drawn(in: inner.inner("content")) }, in: own)
  }
}

/// Changes nothing.
public struct EmptyModifier: ViewModifier {
  public static let identity = EmptyModifier()
  public init() {}
  public func body(content: Content) -> some View { content }
}

extension View {
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
