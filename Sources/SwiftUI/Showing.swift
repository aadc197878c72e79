// On a phone the app's scene does this.

/// Draws a view on a screen in the terminal. What it does when it appears is done, and what comes of that is drawn.
@discardableResult
public func show<Root: View>(_ view: Root) -> Screen {
  let graph = Graph()
  return Screen(
    of: "\(Root.self)", title: { graph.title }, content: { graph.draw(view) }, settle: { graph.settle() },
    giveWay: _letQueuesGoOn)
}

/// Draws a view once, as it looks when it has appeared; nothing can happen to it.
public func draw<Root: View>(_ view: Root) {
  let (title, elements) = _Preview(view).settled()
  ScreenFrame(number: 0, title: title, elements: elements).drawAlone(under: title)
}
