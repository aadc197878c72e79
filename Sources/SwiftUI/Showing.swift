// On a phone the app's scene does this.

/// Draws a view on a screen in the terminal. What it does when it appears is done, and what comes of that is drawn.
@discardableResult
public func show<Root: View>(_ view: Root) -> Screen {
  let graph = Graph()
  return Screen(title: { graph.title }, content: { graph.draw(view) }, settle: { graph.settle() })
}
