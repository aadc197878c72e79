/// Controllers as pages, one of which is seen. Below it stand ways to the page before it and the one after it.
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int {
    case pageCurl, scroll
  }

  public enum NavigationOrientation: Int {
    case horizontal, vertical
  }

  public enum NavigationDirection: Int {
    case forward, reverse
  }

  public enum SpineLocation: Int {
    case none, min, mid, max
  }

  public struct OptionsKey: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open weak var dataSource: UIPageViewControllerDataSource?
  open weak var delegate: UIPageViewControllerDelegate?
  open var isDoubleSided = false
  open var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  private var pages: [UIViewController] = []

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  open var viewControllers: [UIViewController]? { pages }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    turn(to: viewControllers ?? [], animated: animated)
    completion?(true)
  }

  private func turn(to new: [UIViewController], animated: Bool) {
    let old = pages
    for controller in new where controller.parent !== self { adopt(controller) }
    pages = new
    let gone = old.filter { page in !new.contains { $0 === page } }
    if let screen = viewIfLoaded, screen.window != nil {
      screen.perform {
        for page in gone { page.beginDisappearing(animated) }
        for page in new { page.appear(animated: animated) }
        for page in gone { page.endDisappearing(animated) }
      }
    }
    for page in gone { abandon(page) }
  }

  /// What a swipe does.
  private func swipe(to page: UIViewController) {
    let old = pages
    delegate?.pageViewController(self, willTransitionTo: [page])
    turn(to: [page], animated: true)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: true)
  }

  override var isContainer: Bool { true }
  override var shownInside: [UIViewController] { pages }

  override func layOut() {
    super.layOut()
    for page in pages { page.layOut() }
  }

  override var ownElements: [ScreenElement] {
    var result = pages.flatMap { $0.drawn } + view.elements
    guard let dataSource, let first = pages.first, let last = pages.last else { return result }
    var ways: [ScreenElement] = []
    if let before = dataSource.pageViewController(self, viewControllerBefore: first) {
      ways.append(way("<", named: "Previous page", to: before))
    }
    let count = dataSource.presentationCount(for: self)
    if count > 0 {
      let index = dataSource.presentationIndex(for: self)
      ways += (0..<count).map { ScreenElement(.choice(isChosen: $0 == index, UIColor.systemGray.onScreen)) }
    }
    if let after = dataSource.pageViewController(self, viewControllerAfter: last) {
      ways.append(way(">", named: "Next page", to: after))
    }
    if !ways.isEmpty { result.append(.row(ways)) }
    return result
  }

  private func way(_ sign: String, named name: String, to page: UIViewController) -> ScreenElement {
    var element = ScreenElement.label(sign, color: UIColor.systemBlue.onScreen)
    element.name = name
    element.onTap = { [self] in view.perform { swipe(to: page) } }
    return element
  }
}

/// Says what comes before and after a page.
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Is told when a page is turned by hand.
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .min }
}
