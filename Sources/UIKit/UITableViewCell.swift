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

  public let reuseIdentifier: String?
  public let textLabel: UILabel? = UILabel()
  public let detailTextLabel: UILabel?
  public let imageView: UIImageView? = UIImageView(image: nil)
  public let contentView = UIView(frame: .zero)
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var isSelected = false
  private let style: CellStyle
  weak var table: UITableView?

  public required init(style: CellStyle, reuseIdentifier: String?) {
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

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  open func prepareForReuse() {}
  open override var next: UIResponder? { table }
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  override var drawn: [ScreenElement] {
    var parts = imageView?.elements ?? []
    let title = textLabel?.elements ?? []
    let detail = detailTextLabel?.elements ?? []
    switch style {
    case .subtitle where !detail.isEmpty: parts.append(.column(title + detail))
    case .value1: parts += title + [.space] + detail
    default: parts += title + detail
    }
    for view in contentView.subviews { parts += view.elements }
    for view in subviews where view !== contentView { parts += view.elements }
    let accessory = accessoryElements
    return [.row(accessory.isEmpty ? parts : parts + [.space] + accessory)]
  }

  private var accessoryElements: [ScreenElement] {
    if let accessoryView { return accessoryView.elements }
    switch accessoryType {
    case .none: return []
    case .checkmark: return [.label("✓", color: UIColor.systemBlue.onScreen)]
    case .disclosureIndicator, .detailDisclosureButton, .detailButton: return [.chevron]
    }
  }
}
