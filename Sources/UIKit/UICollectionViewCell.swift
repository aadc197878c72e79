/// A cell, a header or a footer of a collection.
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?
  weak var collection: UICollectionView?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// By which a collection makes one of a class that it is handed.
  public required convenience init(_frame frame: CGRect) { self.init(frame: frame) }

  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
  open override var next: UIResponder? { superview ?? collection }
}

open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView(frame: .zero)
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
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  private var shownContent: (UIView & UIContentView)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  open var contentConfiguration: UIContentConfiguration? {
    didSet { shownContent = showContent(contentConfiguration, in: shownContent) }
  }

  // MARK: Content that depends on what the cell is at

  public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
    Void
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

  override var laidOutViews: [UIView] { super.laidOutViews + (shownContent.map { [$0] } ?? []) }
  override var showsSomething: Bool { true }

  override var drawn: [ScreenElement] {
    var parts = shownContent?.elements ?? []
    for view in contentView.subviews { parts += view.elements }
    for view in subviews where view !== contentView { parts += view.elements }
    return [.row(drawnBefore + parts + drawnAccessories)]
  }

  var drawnBefore: [ScreenElement] { [] }
  var drawnAccessories: [ScreenElement] { [] }
}

/// A cell that looks like a row of a table.
open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = []
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var indentsAccessories = true
  public let separatorLayoutGuide = UILayoutGuide()
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  override var drawnAccessories: [ScreenElement] {
    let elements = elements(isLeading: false)
    return elements.isEmpty ? [] : [.space] + elements
  }

  override var drawnBefore: [ScreenElement] { elements(isLeading: true) }

  private func elements(isLeading: Bool) -> [ScreenElement] {
    let isEditing = (superview as? UICollectionView)?.isEditing == true
    return accessories.filter { $0.isLeading == isLeading && $0.isShown(isEditing) }.flatMap { $0.elements }
  }
}
