/// A row of a table.
open class UITableViewCell: UIView {
  public enum CellStyle: Int {
    case `default`, value1, value2, subtitle
  }

  public enum EditingStyle: Int {
    case none, delete, insert
  }

  public enum AccessoryType: Int {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum SelectionStyle: Int {
    case none, blue, gray, `default`
  }

  public enum SeparatorStyle: Int {
    case none, singleLine
  }

  public enum FocusStyle: Int {
    case `default`, custom
  }

  public struct StateMask: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  public let reuseIdentifier: String?
  public let textLabel: UILabel? = UILabel()
  public let detailTextLabel: UILabel?
  public let imageView: UIImageView? = UIImageView(image: nil)
  public let contentView = UIView(frame: .zero)
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open var editingAccessoryType = AccessoryType.none
  open var editingAccessoryView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var isSelected = false {
    didSet {
      if isSelected != oldValue { setNeedsUpdateConfiguration() }
    }
  }
  open var isHighlighted = false {
    didSet {
      if isHighlighted != oldValue { setNeedsUpdateConfiguration() }
    }
  }
  open var isEditing = false {
    didSet {
      if isEditing != oldValue { setNeedsUpdateConfiguration() }
    }
  }
  open var showsReorderControl = false
  open var shouldIndentWhileEditing = true
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  private let style: CellStyle
  private var shownContent: (UIView & UIContentView)?
  weak var table: UITableView?

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    detailTextLabel = style == .default ? nil : UILabel()
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    detailTextLabel = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// By which a table makes a cell of a class that it is handed.
  public required convenience init(_style style: CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  open func prepareForReuse() {}
  open override var next: UIResponder? { table }
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open var editingStyle: EditingStyle { .none }
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var multipleSelectionBackgroundView: UIView?
  open var focusStyle = FocusStyle.default
  open var showingDeleteConfirmation: Bool { false }

  // MARK: Content that depends on what the cell is at

  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  private var needsConfiguration = true
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    return state
  }
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }
  open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
  override func beforeLayout() {
    if !needsConfiguration { return }
    needsConfiguration = false
    updateConfiguration(using: configurationState)
  }

  // MARK: Content that is told by a configuration

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    default: .valueCell()
    }
  }

  open var contentConfiguration: UIContentConfiguration? {
    didSet { shownContent = showContent(contentConfiguration, in: shownContent) }
  }

  override var laidOutViews: [UIView] { super.laidOutViews + (shownContent.map { [$0] } ?? []) }
  override var showsSomething: Bool { true }

  override var drawn: [ScreenElement] {
    var parts: [ScreenElement]
    if let shownContent {
      parts = shownContent.elements
    } else {
      parts = imageView?.elements ?? []
      let title = textLabel?.elements ?? []
      let detail = detailTextLabel?.elements ?? []
      switch style {
      case .subtitle where !detail.isEmpty: parts.append(.column(title + detail))
      case .value1: parts += title + [.space] + detail
      default: parts += title + detail
      }
    }
    for view in contentView.subviews { parts += view.elements }
    for view in subviews where view !== contentView { parts += view.elements }
    let accessory = accessoryElements
    return [.row(accessory.isEmpty ? parts : parts + [.space] + accessory)]
  }

  private var accessoryElements: [ScreenElement] {
    if let view = isEditing ? editingAccessoryView : accessoryView { return view.elements }
    switch isEditing ? editingAccessoryType : accessoryType {
    case .none: return []
    case .checkmark: return [.label("✓", color: UIColor.systemBlue.onScreen)]
    case .disclosureIndicator: return [.chevron]
    case .detailButton: return [detailButton]
    case .detailDisclosureButton: return [detailButton, .chevron]
    }
  }

  private var detailButton: ScreenElement {
    var button = ScreenElement(.button("ⓘ", tintColor.onScreen, isEnabled: true))
    button.name = ["More Info", textLabel?.text].compactMap { $0 }.joined(separator: " ")
    button.onTap = { [self] in
      guard let table, let path = table.indexPath(for: self) else { return }
      table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    }
    return button
  }
}

/// What stands over or under the rows of a section.
open class UITableViewHeaderFooterView: UIView {
  public let reuseIdentifier: String?
  public let textLabel: UILabel? = UILabel()
  public let detailTextLabel: UILabel? = UILabel()
  public let contentView = UIView(frame: .zero)
  open var backgroundView: UIView?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  private var shownContent: (UIView & UIContentView)?

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public convenience init() { self.init(reuseIdentifier: nil) }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// By which a table makes one of a class that it is handed.
  public required convenience init(_reuseIdentifier reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  open func prepareForReuse() {}
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
  open var contentConfiguration: UIContentConfiguration? {
    didSet { shownContent = showContent(contentConfiguration, in: shownContent) }
  }

  override var showsSomething: Bool { true }
  override var drawn: [ScreenElement] {
    let labels = shownContent?.elements ?? (textLabel?.elements ?? []) + (detailTextLabel?.elements ?? [])
    return labels + subviews.flatMap { $0.elements }
  }
}
