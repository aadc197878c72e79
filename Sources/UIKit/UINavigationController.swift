/// A stack of controllers, the topmost of which is seen.
open class UINavigationController: UIViewController {
  open private(set) var viewControllers: [UIViewController] = []

  public init(rootViewController root: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    push(root)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { topViewController?.presentedViewController ?? topViewController }

  private func push(_ controller: UIViewController) {
    addChild(controller)
    viewControllers.append(controller)
  }

  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    view.perform {
      let covered = topViewController
      push(controller)
      covered?.disappear()
      if view.screen != nil { controller.appear() }
    }
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    let top = viewControllers.removeLast()
    view.perform {
      top.disappear()
      top.removeFromParent()
      topViewController?.appear()
    }
    return top
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    var popped: [UIViewController] = []
    view.perform {
      while let top = popViewController(animated: animated) { popped.insert(top, at: 0) }
    }
    return popped
  }

  open override func viewDidAppear(_ animated: Bool) { topViewController?.appear() }
  open override func viewDidDisappear(_ animated: Bool) { topViewController?.disappear() }

  override var drawnTitle: String { presentedViewController?.drawnTitle ?? topViewController?.drawnTitle ?? "" }

  override var drawn: [ScreenElement] {
    if let presented = presentedViewController { return presented.drawn }
    var result = topViewController?.drawn ?? []
    // A view that is presented has no bar.
    if let top = topViewController, top.presentedViewController == nil {
      result = top.navigationItem.drawn(on: view) + result
    }
    if viewControllers.count > 1 {
      let below = viewControllers[viewControllers.count - 2].drawnTitle
      var back = ScreenElement.label("< " + (below.isEmpty ? "Back" : below), color: UIColor.systemBlue.onScreen)
      back.name = "Back"
      back.onTap = { [self] in _ = popViewController(animated: true) }
      result.insert(back, at: 0)
    }
    return result
  }
}
