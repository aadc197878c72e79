/// Views as they look with data of all kinds.
@preconcurrency @MainActor
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

/// A view by itself, with states of its own.
public struct _Preview {
  private let graph = Graph()
  private let draw: (Graph) -> [ScreenElement]

  init<Root: View>(_ view: Root) { draw = { graph in graph.draw(view) } }

  /// What is seen when all that waits for the view to appear is done.
  func settled() -> (title: String, elements: [ScreenElement]) {
    var elements = draw(graph)
    while graph.settle() { elements = draw(graph) }
    return (graph.title, elements)
  }
}

/// Draws all previews side by side.
public func show<Provider: PreviewProvider>(_ provider: Provider.Type) {
  var frames: [(caption: String, frame: ScreenFrame)] = []
  for (index, preview) in provider.previews._previews.enumerated() {
    let (title, elements) = preview.settled()
    let frame = ScreenFrame(number: index, title: title, elements: elements)
    frames.append((caption: title.isEmpty ? "preview \(index + 1)" : title, frame: frame))
  }
  ScreenFrame.drawSideBySide(frames)
}

/// What `#Preview` stands for: the view is drawn by itself, as it looks when it has appeared.
@preconcurrency @MainActor
public func _preview<Content: View>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> Content
) {
  let (title, elements) = _Preview(body()).settled()
  ScreenFrame(number: 0, title: title, elements: elements).drawAlone(under: name ?? title)
}

extension PreviewProvider {
  /// What a file begins with that has nothing but previews to show.
  @inlinable public static func _show() { show(Self.self) }
}

/// A name for what previews are about.
public struct Preview {
  /// The kind of traits that previews of views have.
  public enum ViewTraits {}
}

/// How large, and which way up, a preview is on a phone; in a terminal it is as large as it needs to be.
public struct PreviewTrait<T> {
  private init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait() }
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait() }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> { PreviewTrait() }
  public static var portrait: PreviewTrait<T> { PreviewTrait() }
  public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait() }
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait() }
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait() }
}
