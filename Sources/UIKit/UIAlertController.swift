/// A question over a screen, with a button for each answer. An answer closes it.
open class UIAlertController: UIViewController {
  public enum Style: Int {
    case actionSheet, alert
  }

  open var message: String?
  public let preferredStyle: Style
  open var preferredAction: UIAlertAction?
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    view.addSubview(field)
  }

  override var ownElements: [ScreenElement] {
    var result: [ScreenElement] = message.map { [.label($0)] } ?? []
    result += (textFields ?? []).flatMap { $0.elements }
    let buttons = actions.map { action in
      let color: UIColor = action.style == .destructive ? .systemRed : .systemBlue
      var button = ScreenElement(.button(action.title ?? "", color.onScreen, isEnabled: action.isEnabled))
      button.onTap = { [self] in
        if !action.isEnabled { return }
        dismiss(animated: true) { action.handler?(action) }
      }
      return button
    }
    return result + (preferredStyle == .alert ? [.row(buttons)] : buttons)
  }
}

/// An answer.
open class UIAlertAction: NSObject {
  public enum Style: Int {
    case `default`, cancel, destructive
  }

  public let title: String?
  public let style: Style
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
