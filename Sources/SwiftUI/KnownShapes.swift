// The shapes that everybody has.

extension InsettableShape where InsetShape == _InsetShape<Self> {
  public func inset(by amount: CGFloat) -> _InsetShape<Self> { _InsetShape(content: self, amount: amount) }
}

public struct Circle: InsettableShape {
  public typealias InsetShape = _InsetShape<Circle>
  public init() {}
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
}

public struct Ellipse: InsettableShape {
  public typealias InsetShape = _InsetShape<Ellipse>
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

public struct Rectangle: InsettableShape {
  public typealias InsetShape = _InsetShape<Rectangle>
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

public struct Capsule: InsettableShape {
  public typealias InsetShape = _InsetShape<Capsule>
  public var style: RoundedCornerStyle
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
}

public struct RoundedRectangle: InsettableShape {
  public typealias InsetShape = _InsetShape<RoundedRectangle>
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
}

public struct UnevenRoundedRectangle: InsettableShape {
  public typealias InsetShape = _InsetShape<UnevenRoundedRectangle>
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

public struct ContainerRelativeShape: InsettableShape {
  public typealias InsetShape = _InsetShape<ContainerRelativeShape>
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}
