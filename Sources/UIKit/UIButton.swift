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
    public static var roundedRect: ButtonType { .system }
  }

  public enum Role: Int {
    case normal, primary, cancel, destructive
  }

  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  open private(set) var buttonType = ButtonType.custom
  public let titleLabel: UILabel? = UILabel()
  public let imageView: UIImageView? = UIImageView(image: nil)
  open var menu: UIMenu?
  open var role = Role.normal
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var automaticallyUpdatesConfiguration = true
  open var changesSelectionAsPrimaryAction = false
  open var reversesTitleShadowWhenHighlighted = false
  open var showsTouchWhenHighlighted = false
  open var isPointerInteractionEnabled = false
  private var styledTitles: [State: NSAttributedString] = [:]
  private var titles: [State: String] = [:]
  private var colors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgrounds: [State: UIImage] = [:]
  private var isMenuOpen = false
  private var isUpdating = false

  /// Where there is one, its title and image go before those of the states.
  open var configuration: Configuration?
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  private func take(_ primaryAction: UIAction?) {
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    styledTitles[state] = nil
    titleLabel?.text = currentTitle
  }

  /// Of what it says about looks, what it begins with is drawn.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    titles[state] = title?.string
    styledTitles[state] = title
    titleLabel?.attributedText = currentAttributedTitle
  }

  open func attributedTitle(for state: State) -> NSAttributedString? { styledTitles[state] ?? styledTitles[.normal] }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open var currentTitle: String? { title(for: state) }

  open func setTitleColor(_ color: UIColor?, for state: State) { colors[state] = color }
  open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor }

  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}

  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    imageView?.image = currentImage
  }

  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  open var currentImage: UIImage? { image(for: state) }

  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgrounds[state] = image }
  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] ?? backgrounds[.normal] }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}

  // Where the parts of it are, which a terminal does not ask.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { .zero }

  open func setNeedsUpdateConfiguration() { stateChanged() }
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  override func stateChanged() {
    if isUpdating { return }
    isUpdating = true
    updateConfiguration()
    isUpdating = false
  }

  override var drawn: [ScreenElement] {
    let image = configuration?.image ?? currentImage
    let title = configuration?.title ?? currentTitle ?? ""
    var button = ScreenElement(
      .button(title.isEmpty ? image?.name ?? symbol : title, titleColor.onScreen, isEnabled: isEnabled))
    button.name = accessibilityLabel ?? accessibilityIdentifier ?? ""
    button.onTap = { [self] in
      if isEnabled { perform { tap() } }
    }
    var parts: [ScreenElement] = configuration?.showsActivityIndicator == true ? [.spinner] : []
    if let image, !title.isEmpty { parts += image.elements }
    parts.append(button)
    if let subtitle = configuration?.subtitle { parts.append(.label(subtitle, color: UIColor.systemGray.onScreen)) }
    let line = parts.count == 1 ? button : .row(parts)
    return isMenuOpen ? [.column([line] + (menu?.drawn(sender: self) { self.isMenuOpen = false } ?? []))] : [line]
  }

  private var titleColor: UIColor {
    configuration?.baseForegroundColor ?? attributedTitle(for: state)?.firstColor ?? titleColor(for: state) ?? tintColor
  }

  /// What the types of buttons show that have a picture of their own.
  private var symbol: String {
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark: "ⓘ"
    case .contactAdd: "⊕"
    case .close: "×"
    default: ""
    }
  }

  private func tap() {
    if showsMenuAsPrimaryAction, menu != nil {
      isMenuOpen.toggle()
      sendActions(for: .menuActionTriggered)
      return
    }
    sendActions(for: .touchDown)
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
  }
}
