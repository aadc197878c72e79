// On a phone a window does this.

/// Draws a controller's view on a screen in the terminal: it is loaded and appears.
@discardableResult
public func show(_ controller: UIViewController) -> Screen {
  controller.appear()
  let screen = Screen(
    of: "\(type(of: controller))", title: { controller.drawnTitle }, content: { controller.drawn })
  controller.view.shown = screen
  return screen
}

/// Draws a view on a screen in the terminal.
@discardableResult
public func show(_ view: UIView) -> Screen {
  let screen = Screen(of: "\(type(of: view))", title: { "" }, content: { view.elements })
  view.shown = screen
  return screen
}
