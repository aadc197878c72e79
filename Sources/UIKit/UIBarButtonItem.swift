/// A button in the bar at the top.
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int {
    case plain
    case done = 2

    public static let bordered = Style.plain
  }

  public enum SystemItem: Int {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24

    fileprivate var title: String {
      switch self {
      case .add: "+"
      case .flexibleSpace, .fixedSpace: ""
      case .action: "Share"
      case .fastForward: "Fast Forward"
      default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
      }
    }
  }

  open var style = Style.plain
  open var tintColor: UIColor?
  open var width: CGFloat = 0
  open var primaryAction: UIAction?
  open weak var target: AnyObject?
  open var action: Selector?
  open var customView: UIView?
  open var menu: UIMenu?
  open var possibleTitles: Set<String>?
  open var isSelected = false
  open var changesSelectionAsPrimaryAction = false
  open var isHidden = false
  private var isMenuOpen = false
  private var isSpace = false

  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.primaryAction = primaryAction
    self.menu = menu
    super.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
  }

  public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.menu = menu
    isSpace = systemItem == .flexibleSpace || systemItem == .fixedSpace
    self.primaryAction = primaryAction
    super.init()
    title = systemItem.title
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    set(style, target, action)
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
    set(style, target, action)
  }

  public convenience init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: item)
    set(item == .done || item == .save ? .done : .plain, target, action)
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { UIBarButtonItem(systemItem: .fixedSpace) }

  private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  func drawn(on screen: UIView) -> ScreenElement {
    if isHidden { return .row([]) }
    if isSpace { return .space }
    if let customView { return .row(customView.elements) }
    let title = title ?? image?.name ?? ""
    var element = ScreenElement(.button(title, (tintColor ?? screen.tintColor).onScreen, isEnabled: isEnabled))
    element.name = accessibilityLabel ?? accessibilityIdentifier ?? ""
    element.onTap = { [self] in
      if isEnabled { screen.perform { run(on: screen) } }
    }
    if isMenuOpen, let menu {
      return .column([element] + menu.drawn(sender: self) { self.isMenuOpen = false })
    }
    return element
  }

  private func run(on screen: UIView) {
    if menu != nil, primaryAction == nil, action == nil {
      isMenuOpen.toggle()
      return
    }
    primaryAction?.run(sender: self)
    guard let action, let target = target ?? screen.responder(to: action) else { return }
    action._perform(on: target, with: [self, UIEvent()])
  }
}
