/// Manages a view: loads it when it is first asked for, and is told when it appears and disappears.
open class UIViewController: UIResponder, UITraitEnvironment {
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem?.title = title
    }
  }
  public let navigationItem = UINavigationItem()
  open var tabBarItem: UITabBarItem!
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var hidesBottomBarWhenPushed = false
  open var extendedLayoutIncludesOpaqueBars = false
  open var edgesForExtendedLayout = UIRectEdge.all
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var preferredContentSize = CGSize.zero
  open var toolbarItems: [UIBarButtonItem]?
  open var restorationIdentifier: String?
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}
  open class func attemptRotationToDeviceOrientation() {}
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController)
  {}
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var automaticallyAdjustsScrollViewInsets = true
  open var modalPresentationCapturesStatusBarAppearance = false
  open weak var transitioningDelegate: UIViewControllerTransitioningDelegate?
  /// What it was taken from, of which there is none here.
  public let storyboard: UIStoryboard? = nil
  open private(set) var isEditing = false
  open private(set) var isBeingPresented = false
  open private(set) var isBeingDismissed = false
  open internal(set) var isMovingToParent = false
  open internal(set) var isMovingFromParent = false
  public let nibName: String?
  public let nibBundle: Bundle?
  /// The window whose root it is.
  weak var presentedOn: UIWindow?
  private var presented: UIViewController?
  private weak var presenting: UIViewController?
  private var sheet: UISheetPresentationController?
  private var popover: UIPopoverPresentationController?
  private var editItem: UIBarButtonItem?
  private var loaded: UIView?
  private var isVisible = false
  private var hasAppeared = false

  public init(nibName: String?, bundle: Bundle?) {
    self.nibName = nibName
    nibBundle = bundle
    super.init()
    tabBarItem = UITabBarItem()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    tabBarItem = UITabBarItem()
  }

  // MARK: What is shown in place of content

  private var unavailable: (UIView & UIContentView)?

  open var contentUnavailableConfiguration: UIContentConfiguration? {
    get { unavailable?.configuration }
    set {
      let new = view.showContent(newValue, in: unavailable)
      if new === unavailable { return }
      unavailable?.removeFromSuperview()
      unavailable = new
      if let new { view.addSubview(new) }
    }
  }

  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }
  open func setNeedsUpdateContentUnavailableConfiguration() {
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  // MARK: The view

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

  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewLayoutMarginsDidChange() {}
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  open func didReceiveMemoryWarning() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func awakeFromNib() {}
  open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {}
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {}

  open override var next: UIResponder? { loaded?.superview ?? parent }
  open var traitCollection: UITraitCollection { .current }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  // MARK: Editing

  /// Turns editing on and off; the controller's table shows it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    editItem?.title = editing ? "Done" : "Edit"
    editItem?.style = editing ? .done : .plain
  }

  open var editButtonItem: UIBarButtonItem {
    if let editItem { return editItem }
    let item = UIBarButtonItem(
      title: isEditing ? "Done" : "Edit",
      primaryAction: UIAction { [weak self] _ in
        if let self { self.setEditing(!self.isEditing, animated: true) }
      })
    editItem = item
    return item
  }

  // MARK: Ways of a storyboard

  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    fatalError("Receiver (\(self)) has no segue with identifier '\(identifier)'")
  }
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Controllers in it and around it

  open var navigationController: UINavigationController? { enclosing { $0 as? UINavigationController } }
  open var splitViewController: UISplitViewController? { enclosing { $0 as? UISplitViewController } }
  /// Nothing takes its time on the way from one to another.
  open var transitionCoordinator: UIViewControllerTransitionCoordinator? { nil }
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {}
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { beginAppearing(animated) } else { beginDisappearing(animated) }
  }
  open func endAppearanceTransition() {
    if isVisible { endAppearing(false) } else { endDisappearing(false) }
  }
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    view.addSubview(toViewController.view)
    animations?()
    fromViewController.viewIfLoaded?.removeFromSuperview()
    completion?(true)
  }
  open var tabBarController: UITabBarController? { enclosing { $0 as? UITabBarController } }

  private func enclosing<Container>(_ isOne: (UIViewController) -> Container?) -> Container? {
    var candidate = parent
    while let current = candidate {
      if let container = isOne(current) { return container }
      candidate = current.parent
    }
    return nil
  }

  open func addChild(_ childController: UIViewController) {
    if childController.parent === self { return }
    childController.willMove(toParent: self)
    childController.leaveParent()
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    if parent == nil { return }
    leaveParent()
    didMove(toParent: nil)
  }

  private func leaveParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// A container's own way of letting a child in, which tells it all.
  final func adopt(_ child: UIViewController) {
    addChild(child)
    child.didMove(toParent: self)
  }

  final func abandon(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.removeFromParent()
  }

  /// Whether it shows the views of controllers in it without having them in its view.
  var isContainer: Bool { false }

  /// The view of the container in which it is, or of the controller over which it is.
  final var viewAround: UIView? {
    if let parent, parent.isContainer { return parent.viewIfLoaded }
    return presenting?.viewIfLoaded
  }

  // MARK: Presenting

  open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }
  open var presentingViewController: UIViewController? { presenting ?? parent?.presentingViewController }

  open var presentationController: UIPresentationController? { sheetPresentationController }

  open var sheetPresentationController: UISheetPresentationController? {
    guard modalPresentationStyle == .automatic || modalPresentationStyle.isSheet else { return nil }
    let made = sheet ?? UISheetPresentationController(of: self)
    sheet = made
    return made
  }

  open var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    let made = popover ?? UIPopoverPresentationController(of: self)
    popover = made
    return made
  }

  /// Shows another controller's view over this one's and all that is around it. Nothing comes of it where one is shown.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    loadViewIfNeeded()
    if let parent, !definesPresentationContext {
      return parent.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    if presented != nil { return }
    let other = viewControllerToPresent
    view.perform {
      presented = other
      other.presenting = self
      other.isBeingPresented = true
      if other.coversAll { beginDisappearing(flag) }
      other.appear(animated: flag)
      if other.coversAll { endDisappearing(flag) }
      other.isBeingPresented = false
      completion?()
    }
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented else {
      let above = parent ?? presenting
      if let above { return above.dismiss(animated: flag, completion: completion) }
      completion?()
      return
    }
    viewIfLoaded?.perform {
      if presented.presented != nil { presented.dismiss(animated: flag) }
      presented.isBeingDismissed = true
      presented.beginDisappearing(flag)
      self.presented = nil
      if presented.coversAll { appear(animated: flag) }
      presented.endDisappearing(flag)
      presented.isBeingDismissed = false
      presented.presenting = nil
      completion?()
    }
  }

  private var coversAll: Bool { modalPresentationStyle == .fullScreen }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(vc, sender: sender)
    } else {
      show(vc, sender: sender)
    }
  }

  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: On a screen

  final func appear(animated: Bool = false) {
    beginAppearing(animated)
    endAppearing(animated)
  }

  final func disappear(animated: Bool = false) {
    beginDisappearing(animated)
    endDisappearing(animated)
  }

  final func beginAppearing(_ animated: Bool) {
    loadViewIfNeeded()
    if isVisible { return }
    isVisible = true
    viewWillAppear(animated)
    for controller in shownInside { controller.beginAppearing(animated) }
    view.tellWindow()
    viewIsAppearing(animated)
    view.setNeedsLayout()
    view.layOut()
  }

  final func endAppearing(_ animated: Bool) {
    if !isVisible || hasAppeared { return }
    hasAppeared = true
    viewDidAppear(animated)
    for controller in shownInside { controller.endAppearing(animated) }
  }

  final func beginDisappearing(_ animated: Bool) {
    if !isVisible { return }
    isVisible = false
    viewWillDisappear(animated)
    for controller in shownInside { controller.beginDisappearing(animated) }
  }

  final func endDisappearing(_ animated: Bool) {
    if isVisible || !hasAppeared { return }
    hasAppeared = false
    viewDidDisappear(animated)
    for controller in shownInside { controller.endDisappearing(animated) }
  }

  /// Told when its view has come into a window or left it, which others may have brought about than a container. A child
  /// in a controller that is not seen yet appears with that.
  final func view(isInWindow: Bool) {
    if isInWindow == isVisible || isInWindow && parent?.isVisible == false { return }
    if isInWindow { appear() } else { disappear() }
  }

  /// Lets another controller appear in the place of this one, as a container does.
  final func giveWay(to other: UIViewController, animated: Bool) {
    other.loadViewIfNeeded()
    beginDisappearing(animated)
    other.beginAppearing(animated)
    endDisappearing(animated)
    other.endAppearing(animated)
  }

  /// The controllers in it that are seen when it is: whose views are in its view.
  var shownInside: [UIViewController] {
    guard let loaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: loaded) ?? false }
  }

  /// Lays out what is seen of it.
  func layOut() {
    view.layOut()
    presented?.layOut()
  }

  /// The title over what is drawn.
  final var drawnTitle: String { presented?.drawnTitle ?? ownTitle }
  final var drawn: [ScreenElement] { presented?.drawn ?? ownElements }
  var ownTitle: String { navigationItem.title ?? title ?? "" }
  var ownElements: [ScreenElement] { view.elements }
}

public enum UIModalPresentationStyle: Int {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2

  var isSheet: Bool { self == .pageSheet || self == .formSheet }
}

public enum UIModalTransitionStyle: Int {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

public enum UIStatusBarAnimation: Int {
  case none, fade, slide
}

public enum UIStatusBarStyle: Int {
  case `default`, lightContent
  case darkContent = 3
}

public enum UIInterfaceOrientation: Int {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

public struct UIInterfaceOrientationMask: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  public static let landscape = UIInterfaceOrientationMask(rawValue: 24)
  public static let all = UIInterfaceOrientationMask(rawValue: 30)
  public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
}
