/// A shape, of which a terminal shows nothing.
public protocol Shape: View {}

extension Shape {
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { [] }
  public func fill(_ color: Color) -> some View { self }
  public func stroke(_ color: Color, lineWidth: CGFloat = 1) -> some View { self }
}

public struct Circle: Shape {
  public init() {}
}

public struct Ellipse: Shape {
  public init() {}
}

public struct Rectangle: Shape {
  public init() {}
}

public struct Capsule: Shape {
  public init() {}
}

public struct RoundedRectangle: Shape {
  public init(cornerRadius: CGFloat) {}
}

extension View {
  public func clipShape<S: Shape>(_ shape: S) -> some View { self }
  public func background<S: Shape>(_ color: Color, in shape: S) -> some View { self }
  public func contentShape<S: Shape>(_ shape: S) -> some View { self }

  /// What lies over a view is drawn below it, and what lies behind it is not seen.
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    let over = content()
    return _Modified(content: self, drawing: { elements, place in elements + over._drawn(in: place.inner("overlay")) })
  }

  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    self
  }
}
