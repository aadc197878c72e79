// On a phone a window does this.

/// Draws a controller's view on a screen in the terminal: it is loaded and appears.
@discardableResult
public func show(_ controller: UIViewController) -> Screen {
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = controller
  return window.show()
}

/// Draws a view on a screen in the terminal.
@discardableResult
public func show(_ view: UIView) -> Screen {
  if let window = view as? UIWindow { return window.show() }
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.addSubview(view)
  return window.show()
}

/// Lets an app be launched, and gives the screen of the window that its delegate has made visible.
@discardableResult
public func show(_ delegate: UIApplicationDelegate) -> Screen {
  UIApplication.shared.launch(delegate)
  return shownWindow(by: "\(type(of: delegate))")
}

/// Lets a scene be connected, and gives the screen of the window that its delegate has made visible.
@discardableResult
public func show(_ delegate: UIWindowSceneDelegate) -> Screen {
  UIApplication.shared.connect(delegate)
  return shownWindow(by: "\(type(of: delegate))")
}

private func shownWindow(by delegate: String) -> Screen {
  if let screen = UIApplication.shared.keyWindow?.shown { return screen }
  fatalError("\(delegate) has made no window visible")
}

/// Runs what has been put on the main queue, and lets a hundredth of a second go by for it.
public func _letQueuesGoOn() {
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
  // What one thing leaves to another has its turn too, however long the first one took.
  for _ in 0..<4 { RunLoop.main.run(until: Date()) }
}
