// On a phone a window does this.

/// Draws a controller's view on a screen in the terminal: it is loaded and appears.
@discardableResult
public func show(_ controller: UIViewController) -> Screen {
  controller.appear()
  let screen = Screen(
    of: "\(type(of: controller))", title: { controller.drawnTitle }, content: { controller.drawn },
    giveWay: letQueuesGoOn)
  controller.view.shown = screen
  return screen
}

/// Draws a view on a screen in the terminal.
@discardableResult
public func show(_ view: UIView) -> Screen {
  let screen = Screen(
    of: "\(type(of: view))", title: { "" }, content: { view.elements }, giveWay: letQueuesGoOn)
  view.shown = screen
  return screen
}

/// Runs what has been put on the main queue, and lets a hundredth of a second go by for it.
private func letQueuesGoOn() { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
