import Foundation

/// A view that is told how much room it has: that of a telephone's screen, as a terminal has no points.
public struct GeometryReader<Content: View>: View {
  private let content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] {
    content(GeometryProxy())._drawn(in: place.inner("geometry"))
  }
}

public struct GeometryProxy {
  public var size: CGSize { CGSize(width: 390, height: 844) }
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}

public enum CoordinateSpace: Hashable {
  case global, local
  case named(AnyHashable)
}
