/// Views as they look with data of all kinds.
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
