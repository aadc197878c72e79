/// Views with a title over them.
public struct NavigationStack<Root: View>: View {
  private let root: Root
  public init(@ViewBuilder root: () -> Root) { self.root = root() }
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { root._drawn(in: place.inner("navigation")) }
}

/// The same, as it was called before.
public struct NavigationView<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { content._drawn(in: place.inner("navigation")) }
}
