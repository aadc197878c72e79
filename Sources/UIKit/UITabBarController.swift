/// Several controllers, one of which is seen; a row of tabs below it leads to the others.
open class UITabBarController: UIViewController, UITabBarDelegate {
  private var tabs: [UIViewController] = []
  private var index = 0
  public let tabBar = UITabBar(frame: .zero)
  open weak var delegate: UITabBarControllerDelegate?

  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = selectedViewController
    for controller in tabs where !(viewControllers ?? []).contains(where: { $0 === controller }) {
      controller.disappear()
      abandon(controller)
    }
    tabs = viewControllers ?? []
    for controller in tabs where controller.parent !== self { adopt(controller) }
    index = old.flatMap { old in tabs.firstIndex { $0 === old } } ?? 0
    tabBar.tabs = self
    tabBar.items = tabs.map { item(of: $0) }
    if viewIfLoaded?.window != nil { selectedViewController?.appear() }
  }

  open var customizableViewControllers: [UIViewController]?
  open var selectedIndex: Int {
    get { index }
    set {
      if tabs.indices.contains(newValue) { select(newValue) }
    }
  }

  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(index) ? tabs[index] : nil }
    set {
      if let place = tabs.firstIndex(where: { $0 === newValue }) { select(place) }
    }
  }

  private func select(_ place: Int) {
    if place == index { return }
    let (old, new) = (tabs[index], tabs[place])
    index = place
    guard let screen = viewIfLoaded, screen.window != nil else { return }
    screen.perform { old.giveWay(to: new, animated: false) }
  }

  /// What a tap on a tab does; on the one that is chosen, it leads back to the beginning.
  private func tap(_ place: Int) {
    let controller = tabs[place]
    if let delegate, !delegate.tabBarController(self, shouldSelect: controller) { return }
    if place == index {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(place)
    }
    tabBar(tabBar, didSelect: item(of: controller))
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Told of a tab that is tapped.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// A stack's tab is that of its root unless it has one of its own.
  private func item(of controller: UIViewController) -> UITabBarItem {
    let own: UITabBarItem = controller.tabBarItem
    if own.isBlank, let root = (controller as? UINavigationController)?.viewControllers.first { return item(of: root) }
    return own
  }

  override var isContainer: Bool { true }
  override var shownInside: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  override func layOut() {
    super.layOut()
    selectedViewController?.layOut()
  }

  override var ownTitle: String { selectedViewController?.drawnTitle ?? "" }

  override var ownElements: [ScreenElement] {
    let content = selectedViewController?.drawn ?? []
    if tabBar.isHidden || isCovered { return content }
    let elements = tabs.enumerated().map { place, controller in
      item(of: controller).drawn(isChosen: place == index, color: tabBar.tintColor) { [self] in tap(place) }
    }
    return elements.isEmpty ? content : content + [.rule, .row(elements)]
  }

  /// Whether what was pushed wants the room of the tabs.
  private var isCovered: Bool {
    guard let stack = (selectedViewController as? UINavigationController)?.viewControllers else { return false }
    return stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }
}

/// Is asked and told about tabs that are tapped.
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning?
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { nil }
}

/// The row of tabs.
open class UITabBar: UIView {
  public enum ItemPositioning: Int {
    case automatic, fill, centered
  }

  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
  open weak var delegate: UITabBarDelegate?
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var selectionIndicatorImage: UIImage?
  open var selectedImageTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open var itemPositioning = ItemPositioning.automatic
  open var itemWidth: CGFloat = 0
  open var itemSpacing: CGFloat = 0
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Whose tabs it shows; without one it draws itself.
  weak var tabs: UITabBarController?
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  override var showsSomething: Bool { true }
  override var drawn: [ScreenElement] {
    if tabs != nil { return [] }
    let elements = (items ?? []).map { item in
      item.drawn(isChosen: item === selectedItem, color: tintColor) { [self] in
        perform {
          selectedItem = item
          delegate?.tabBar(self, didSelect: item)
        }
      }
    }
    return elements.isEmpty ? [] : [.row(elements)]
  }
}

/// What a bar shows of something.
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
  open var imageInsets = UIEdgeInsets.zero
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  public override init() { super.init() }
  public init?(coder: NSCoder) { super.init() }
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state] = attributes
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state] }
}

/// A tab.
open class UITabBarItem: UIBarItem {
  public enum SystemItem: Int {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    case mostRecent, mostViewed

    fileprivate var title: String {
      switch self {
      case .topRated: "Top Rated"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
      }
    }
  }

  open var selectedImage: UIImage?
  open var titlePositionAdjustment = UIOffset.zero
  open var standardAppearance: UITabBarAppearance?
  open var scrollEdgeAppearance: UITabBarAppearance?
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
  open var badgeValue: String?
  open var badgeColor: UIColor?

  public override init() { super.init() }
  public override init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    title = systemItem.title
    self.tag = tag
  }

  var isBlank: Bool { title == nil && image == nil }

  func drawn(isChosen: Bool, color: UIColor, action: @escaping () -> Void) -> ScreenElement {
    let text = title ?? image?.name ?? ""
    var parts = [ScreenElement(.choice(isChosen: isChosen, color.onScreen)), .label(text)]
    if let badgeValue { parts.append(.label("(\(badgeValue))", color: (badgeColor ?? .systemRed).onScreen)) }
    var element = ScreenElement.row(parts)
    element.name = accessibilityLabel ?? accessibilityIdentifier ?? ""
    element.onTap = { if self.isEnabled { action() } }
    return element
  }
}
