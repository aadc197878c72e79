/// Columns beside each other. On a phone that is held upright they are a stack, and a terminal shows its top.
open class UISplitViewController: UIViewController {
  public enum DisplayMode: Int {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    case twoDisplaceSecondary

    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  public enum Style: Int {
    case unspecified, doubleColumn, tripleColumn
  }

  public enum Column: Int {
    case primary, supplementary, secondary, compact
  }

  public enum SplitBehavior: Int {
    case automatic, tile, overlay, displace
  }

  public enum PrimaryEdge: Int {
    case leading, trailing
  }

  public static let automaticDimension: CGFloat = -3.402823466385289e38
  public let style: Style
  open weak var delegate: UISplitViewControllerDelegate?
  open var preferredDisplayMode = DisplayMode.automatic
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var presentsWithGesture = true
  open var showsSecondaryOnlyButton = false
  open var primaryEdge = PrimaryEdge.leading
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0.3
  open var preferredPrimaryColumnWidth: CGFloat = 0
  open var minimumPrimaryColumnWidth: CGFloat = 0
  open var maximumPrimaryColumnWidth: CGFloat = 0
  open var preferredSupplementaryColumnWidthFraction: CGFloat = 0.3
  private var columns: [UIViewController] = []
  private var shown = 0

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  open var isCollapsed: Bool { true }
  open var displayMode: DisplayMode { .secondaryOnly }
  open var splitBehavior: SplitBehavior { preferredSplitBehavior }
  open var displayModeButtonItem: UIBarButtonItem { UIBarButtonItem() }

  open var viewControllers: [UIViewController] {
    get { columns }
    set {
      let old = columns
      for controller in newValue where controller.parent !== self { adopt(controller) }
      change(to: 0, in: newValue)
      for controller in old where !newValue.contains(where: { $0 === controller }) { abandon(controller) }
    }
  }

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard let vc else { return }
    var new = columns
    let place = min(column == .primary ? 0 : column == .supplementary ? 1 : style == .tripleColumn ? 2 : 1, new.count)
    if place < new.count { new[place] = vc } else { new.append(vc) }
    viewControllers = new
  }

  open func viewController(for column: Column) -> UIViewController? {
    switch column {
    case .primary, .compact: columns.first
    case .supplementary: style == .tripleColumn && columns.count > 1 ? columns[1] : nil
    case .secondary: columns.count > 1 ? columns.last : nil
    }
  }

  open func show(_ column: Column) {
    guard let controller = viewController(for: column), let place = columns.firstIndex(where: { $0 === controller })
    else { return }
    change(to: place, in: columns)
  }

  open func hide(_ column: Column) { change(to: 0, in: columns) }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let stack = columns.first as? UINavigationController {
      let detail = (vc as? UINavigationController)?.viewControllers.first ?? vc
      (vc as? UINavigationController)?.viewControllers = []
      return stack.pushViewController(detail, animated: true)
    }
    viewControllers = columns.prefix(1) + [vc]
    change(to: columns.count - 1, in: columns)
  }

  private func change(to place: Int, in new: [UIViewController]) {
    let old = columns.indices.contains(shown) ? columns[shown] : nil
    columns = new
    shown = place
    guard let screen = viewIfLoaded, screen.window != nil, let top = shownInside.first, top !== old else { return }
    screen.perform {
      if let old { old.giveWay(to: top, animated: false) } else { top.appear() }
    }
  }

  override var isContainer: Bool { true }
  override var shownInside: [UIViewController] { columns.indices.contains(shown) ? [columns[shown]] : [] }
  override var ownTitle: String { shownInside.first?.drawnTitle ?? "" }
  override var ownElements: [ScreenElement] { shownInside.first?.drawn ?? [] }
  override func layOut() {
    super.layOut()
    shownInside.first?.layOut()
  }
}

public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
}
