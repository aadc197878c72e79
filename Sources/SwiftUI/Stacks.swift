/// Views one above the other.
public struct VStack<Content: View>: View {
  private let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] {
    let parts = content._drawn(in: place.inner("vstack"))
    // A space pushes to the side; a terminal has no bottom to push to.
    return [.column(parts.filter { !$0.isSpace })]
  }
}

/// Views side by side.
public struct HStack<Content: View>: View {
  private let content: Content
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] {
    // Of shapes and colours alone nothing is seen.
    let parts = content._drawn(in: place.inner("hstack"))
    return parts.isEmpty ? [] : [.row(parts)]
  }
}

/// Views one over the other; a terminal shows them one above the other, the hindmost first.
public struct ZStack<Content: View>: View {
  private let content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { [.column(content._drawn(in: place.inner("zstack")))] }
}

/// Takes the room that is left.
public struct Spacer: View {
  public init(minLength: CGFloat? = nil) {}
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { [.space] }
}

/// A line across.
public struct Divider: View {
  public init() {}
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { [.rule] }
}

/// What is in it can be scrolled; a terminal shows all.
public struct ScrollView<Content: View>: View {
  private let content: Content
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { content._drawn(in: place.inner("scroll")) }
}

// A terminal shows everything, so nothing is made later than the rest.

/// Views one above the other.
public struct LazyVStack<Content: View>: View {
  private let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] {
    let parts = content._drawn(in: place.inner("vstack"))
    return [.column(parts.filter { !$0.isSpace })]
  }
}

/// Views side by side.
public struct LazyHStack<Content: View>: View {
  private let content: Content
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] {
    // Of shapes and colours alone nothing is seen.
    let parts = content._drawn(in: place.inner("hstack"))
    return parts.isEmpty ? [] : [.row(parts)]
  }
}

/// Rows of views; each stands for itself here, and columns are not made to match.
public struct Grid<Content: View>: View {
  private let content: Content
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { [.column(content._drawn(in: place.inner("grid")))] }
}

/// Views side by side in a grid.
public struct GridRow<Content: View>: View {
  private let content: Content
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { [.row(content._cells(in: place.inner("row")))] }
}
