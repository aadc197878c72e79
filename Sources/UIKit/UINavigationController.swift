/// A stack of controllers, the topmost of which is seen.
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  public let navigationBar = UINavigationBar(frame: .zero)
  public let toolbar: UIToolbar! = UIToolbar(frame: .zero)
  open var isNavigationBarHidden = false
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open var hidesBarsWhenKeyboardAppears = false
  open var hidesBarsWhenVerticallyCompact = false
  open weak var delegate: UINavigationControllerDelegate?

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    navigationBar.navigation = self
    push(rootViewController)
  }

  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    navigationBar.navigation = self
  }

  public class var hideShowBarDuration: CGFloat { 0.2 }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    navigationBar.navigation = self
  }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  private func push(_ controller: UIViewController) {
    if stack.contains(where: { $0 === controller }) {
      fatalError("Pushing the same view controller instance more than once is not supported (\(type(of: controller)))")
    }
    if controller.parent !== self { adopt(controller) }
    stack.append(controller)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    let covered = topViewController
    viewController.isMovingToParent = true
    change(animated: animated, from: covered) { push(viewController) }
    viewController.isMovingToParent = false
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 1, animated: animated).first
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.count > 1 ? pop(to: 1, animated: animated) : nil
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      fatalError("Tried to pop to a view controller that doesn't exist.")
    }
    return pop(to: index + 1, animated: animated)
  }

  /// Keeps that many.
  private func pop(to count: Int, animated: Bool) -> [UIViewController] {
    let popped = Array(stack[count...])
    change(animated: animated, from: popped.last) {
      stack.removeLast(popped.count)
      for controller in popped { controller.isMovingFromParent = true }
    }
    for controller in popped {
      controller.isMovingFromParent = false
      abandon(controller)
    }
    return popped
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let old = stack
    change(animated: animated, from: old.last) {
      stack = []
      for controller in viewControllers { push(controller) }
    }
    for controller in old where !stack.contains(where: { $0 === controller }) { abandon(controller) }
  }

  /// Changes the stack; where it is seen, what is now at the top appears in the place of what was.
  private func change(animated: Bool, from old: UIViewController?, _ edit: () -> Void) {
    guard let screen = viewIfLoaded, screen.window != nil else { return edit() }
    screen.perform {
      edit()
      guard let top = topViewController, top !== old else { return }
      delegate?.navigationController(self, willShow: top, animated: animated)
      if let old { old.giveWay(to: top, animated: animated) } else { top.appear(animated: animated) }
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
  }

  override var isContainer: Bool { true }
  override var shownInside: [UIViewController] { topViewController.map { [$0] } ?? [] }

  override func layOut() {
    super.layOut()
    topViewController?.layOut()
  }

  override var ownTitle: String { topViewController?.drawnTitle ?? "" }

  override var ownElements: [ScreenElement] {
    guard let top = topViewController else { return [] }
    let search = top.navigationItem.searchController
    var result = search?.shownResults ?? top.drawn
    if !isNavigationBarHidden { result = drawnBar(of: top) + result }
    if !isToolbarHidden {
      toolbar.items = top.toolbarItems
      result += toolbar.elements
    }
    return result
  }

  private func drawnBar(of top: UIViewController) -> [ScreenElement] {
    var bar = top.navigationItem.drawn(on: top.view)
    if stack.count > 1, top.navigationItem.showsBack {
      let below = stack[stack.count - 2]
      let back = below.navigationItem.back(titled: below.drawnTitle) { [self] in
        _ = popViewController(animated: true)
      }
      bar.insert(back, at: 0)
    }
    return bar
  }
}

/// Is told which controller comes to the top.
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning?
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { nil }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { nil }
}

extension UINavigationController {
  public enum Operation: Int {
    case none, push, pop
  }
}
