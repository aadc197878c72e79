/// A button. Tapped by hand it tells of `.touchUpInside`, and of `.primaryActionTriggered` after that.
open class UIButton: UIControl {
  public enum ButtonType: Int {
    case custom
    case system
    case detailDisclosure
    case infoLight
    case infoDark
    case contactAdd
    case close
  }

  open private(set) var buttonType = ButtonType.custom
  public let titleLabel: UILabel? = UILabel()
  private var titles: [State: String] = [:]
  private var colors: [State: UIColor] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
  }

  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    titleLabel?.text = currentTitle
  }

  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open var currentTitle: String? { title(for: state) }

  open func setTitleColor(_ color: UIColor?, for state: State) { colors[state] = color }
  open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor }

  override var drawn: [ScreenElement] {
    let title = currentTitle ?? ""
    var element = ScreenElement(.button(title, currentTitleColor.onScreen, isEnabled: isEnabled))
    element.name = accessibilityLabel ?? ""
    element.onTap = { [self] in
      if !isEnabled { return }
      perform {
        sendActions(for: .touchUpInside)
        sendActions(for: .primaryActionTriggered)
      }
    }
    return [element]
  }
}
