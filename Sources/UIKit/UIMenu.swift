/// Something in a menu.
open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  public enum State: Int {
    case off, on, mixed
  }

  open internal(set) var title: String
  open internal(set) var image: UIImage?
  open var subtitle: String?

  init(title: String, image: UIImage?, subtitle: String?) {
    self.title = title
    self.image = image
    self.subtitle = subtitle
    super.init()
  }

  /// What is drawn of it in an open menu; `close` closes the menu.
  func drawn(sender: AnyObject, close: @escaping () -> Void) -> [ScreenElement] { [] }
}

/// What a control does, or a choice in a menu.
public typealias UIActionHandler = (UIAction) -> Void

open class UIAction: UIMenuElement {
  public struct Identifier: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  open private(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void
  private static var made = 0

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    UIAction.made += 1
    self.identifier = identifier ?? Identifier("action \(UIAction.made)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image, subtitle: subtitle)
  }

  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  func run(sender: AnyObject) {
    self.sender = sender
    handler(self)
  }

  override func drawn(sender: AnyObject, close: @escaping () -> Void) -> [ScreenElement] {
    if attributes.contains(.hidden) { return [] }
    let color: UIColor = attributes.contains(.destructive) ? .systemRed : .systemBlue
    let isEnabled = !attributes.contains(.disabled)
    var button = ScreenElement(.button(title, color.onScreen, isEnabled: isEnabled))
    button.onTap = { [self] in
      if !isEnabled { return }
      if !attributes.contains(.keepsMenuPresented) { close() }
      run(sender: sender)
    }
    return [state == .on ? .row([button, .label("✓", color: UIColor.systemBlue.onScreen)]) : button]
  }
}

/// Choices. Tapping what has a menu opens it below that, and a choice closes it.
open class UIMenu: UIMenuElement {
  public struct Options: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  public struct Identifier: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier
  public let options: Options
  public let children: [UIMenuElement]

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("menu \(title)")
    self.options = options
    self.children = children
    super.init(title: title, image: image, subtitle: subtitle)
  }

  override func drawn(sender: AnyObject, close: @escaping () -> Void) -> [ScreenElement] {
    let heading: [ScreenElement] = title.isEmpty ? [] : [.label(title, color: UIColor.systemGray.onScreen)]
    return heading + children.flatMap { $0.drawn(sender: sender, close: close) }
  }
}
