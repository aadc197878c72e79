/// Manages a view: loads it when it is first asked for, and is told when it appears and disappears.
open class UIViewController: UIResponder {
  open var title: String? {
    didSet { navigationItem.title = title }
  }
  public let navigationItem = UINavigationItem()
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  open private(set) var presentedViewController: UIViewController?
  open private(set) weak var presentingViewController: UIViewController?
  private var loaded: UIView?
  private var isVisible = false

  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init() }

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set {
      loaded = newValue
      newValue?.controller = self
    }
  }

  open var viewIfLoaded: UIView? { loaded }
  open var isViewLoaded: Bool { loaded != nil }

  open func loadViewIfNeeded() {
    if loaded != nil { return }
    loadView()
    viewDidLoad()
  }

  open func loadView() { view = UIView(frame: .zero) }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  open override var next: UIResponder? { loaded?.superview ?? parent }

  open var navigationController: UINavigationController? {
    var candidate = parent
    while let current = candidate {
      if let navigation = current as? UINavigationController { return navigation }
      candidate = current.parent
    }
    return nil
  }

  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    children.append(child)
    child.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// Shows another controller's view over this one's.
  open func present(_ other: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    loadViewIfNeeded()
    view.perform {
      presentedViewController = other
      other.presentingViewController = self
      other.appear()
      completion?()
    }
  }

  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    view.perform {
      presented.disappear()
      presentedViewController = nil
      completion?()
    }
  }

  final func appear() {
    loadViewIfNeeded()
    if isVisible { return }
    viewWillAppear(false)
    isVisible = true
    viewWillLayoutSubviews()
    viewDidLayoutSubviews()
    viewDidAppear(false)
  }

  final func disappear() {
    if !isVisible { return }
    viewWillDisappear(false)
    isVisible = false
    viewDidDisappear(false)
  }

  /// The title over what is drawn.
  var drawnTitle: String { presentedViewController?.drawnTitle ?? navigationItem.title ?? title ?? "" }
  var drawn: [ScreenElement] { presentedViewController?.drawn ?? view.elements }
}

/// What a controller says in the bar at the top.
open class UINavigationItem: NSObject {
  open var title: String?
  open var prompt: String?
  open var hidesBackButton = false
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The one that stands outermost.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The buttons in the bar, from left to right.
  func drawn(on screen: UIView) -> [ScreenElement] {
    let left = (leftBarButtonItems ?? []).map { $0.drawn(on: screen) }
    let right = (rightBarButtonItems ?? []).reversed().map { $0.drawn(on: screen) }
    return left.isEmpty && right.isEmpty ? [] : [.row(left + [.space] + right)]
  }

  public override init() { super.init() }
  public init(title: String) {
    self.title = title
    super.init()
  }
}
