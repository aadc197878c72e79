/// A button in the bar at the top.
open class UIBarButtonItem: NSObject {
  public enum SystemItem: Int {
    case done, cancel, edit, save, add, refresh, search, close
    case trash = 16

    fileprivate var title: String {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .add: "+"
      case .refresh: "Refresh"
      case .search: "Search"
      case .close: "Close"
      case .trash: "Trash"
      }
    }
  }

  open var title: String?
  open var isEnabled = true
  open var tintColor: UIColor?
  open var primaryAction: UIAction?

  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.title = title ?? primaryAction?.title
    self.primaryAction = primaryAction
    super.init()
  }

  public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    title = systemItem.title
    self.primaryAction = primaryAction
    super.init()
  }

  func drawn(on screen: UIView) -> ScreenElement {
    var element = ScreenElement(.button(title ?? "", (tintColor ?? .systemBlue).onScreen, isEnabled: isEnabled))
    element.onTap = { [self] in
      if isEnabled { screen.perform { primaryAction?.run(sender: self) } }
    }
    return element
  }
}
