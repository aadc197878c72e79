/// What a controller says in the bar at the top.
open class UINavigationItem: NSObject {
  public enum SearchBarPlacement: Int {
    case automatic, inline, stacked
  }

  public enum BackButtonDisplayMode: Int {
    case `default`, generic, minimal
  }

  public enum LargeTitleDisplayMode: Int {
    case automatic, always, never
  }

  open var title: String?
  open var titleView: UIView?
  open var prompt: String?
  open var hidesBackButton = false
  open var leftItemsSupplementBackButton = false
  open var backButtonTitle: String?
  open var backBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var style = ItemStyle.navigator

  public enum ItemStyle: Int {
    case navigator, browser, editor
  }

  open var searchController: UISearchController?
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  open var backAction: UIAction?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var hidesSearchBarWhenScrolling = true
  open var standardAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?

  public override init() { super.init() }
  public init(title: String) {
    self.title = title
    super.init()
  }
  public init?(coder: NSCoder) { super.init() }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The one that stands outermost.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  /// Whether the bar of a controller that was pushed leads back.
  var showsBack: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty)
  }

  /// The way back to the controller whose item this is.
  func back(titled controllerTitle: String, action: @escaping () -> Void) -> ScreenElement {
    let title = backBarButtonItem?.title ?? backButtonTitle ?? controllerTitle
    let color = backBarButtonItem?.tintColor ?? .systemBlue
    var element = ScreenElement.label("< " + (title.isEmpty ? "Back" : title), color: color.onScreen)
    element.name = "Back"
    element.onTap = action
    return element
  }

  /// The bar of a view: its buttons from left to right, and what stands between and below them.
  func drawn(on view: UIView) -> [ScreenElement] {
    let left = (leftBarButtonItems ?? []).map { $0.drawn(on: view) }
    let middle = titleView?.elements ?? []
    let right = (rightBarButtonItems ?? []).reversed().map { $0.drawn(on: view) }
    var result: [ScreenElement] = prompt.map { [.label($0, color: UIColor.systemGray.onScreen)] } ?? []
    if !left.isEmpty || !right.isEmpty || !middle.isEmpty {
      let between = middle.isEmpty ? [ScreenElement.space] : [.space] + middle + [.space]
      result.append(.row(left + between + right))
    }
    return result + (searchController?.searchBar.elements ?? [])
  }
}

/// The bar at the top. A terminal shows what is in it, and not how it looks.
open class UINavigationBar: UIView {
  open var prefersLargeTitles = false
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open var standardAppearance = UINavigationBarAppearance()
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var shadowImage: UIImage?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open weak var delegate: UINavigationBarDelegate?
  weak var navigation: UINavigationController?

  open var topItem: UINavigationItem? { navigation?.topViewController?.navigationItem ?? ownItems?.last }
  private var ownItems: [UINavigationItem]?
  open var items: [UINavigationItem]? {
    get { navigation?.viewControllers.map { $0.navigationItem } ?? ownItems }
    set { ownItems = newValue }
  }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { ownItems = items }
  open func pushItem(_ item: UINavigationItem, animated: Bool) { ownItems = (ownItems ?? []) + [item] }
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { ownItems?.popLast() }

  /// A bar of its own shows what is in it; the one of a stack is drawn by that.
  override var showsSomething: Bool { true }
  override var drawn: [ScreenElement] {
    guard navigation == nil, let item = ownItems?.last else { return [] }
    let title: [ScreenElement] = item.title.map { [.label($0, isBold: true)] } ?? []
    return title + item.drawn(on: self)
  }
  open var backItem: UINavigationItem? { navigation?.viewControllers.dropLast().last?.navigationItem }
}

public enum UIBarStyle: Int {
  case `default`, black

  public static let blackTranslucent = UIBarStyle.black
}

/// Buttons in a row of their own.
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open var standardAppearance = UIToolbarAppearance()
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open var compactAppearance: UIToolbarAppearance?
  open weak var delegate: UIToolbarDelegate?
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  override var showsSomething: Bool { true }
  override var drawn: [ScreenElement] {
    let buttons = (items ?? []).map { $0.drawn(on: self) }
    return buttons.isEmpty ? [] : [.row(buttons)]
  }
}
