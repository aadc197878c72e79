import Screens

/// What stands at the end of a cell of a list, or before what it says.
public struct UICellAccessory {
  public enum DisplayedState: Int {
    case always, whenEditing, whenNotEditing
  }

  public enum LayoutDimension {
    case actual, standard
    case custom(CGFloat)
  }

  public enum Placement {
    case leading(displayed: DisplayedState = .always, at: ([UICellAccessory]) -> Int = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: ([UICellAccessory]) -> Int = { $0.count })
  }

  private let drawn: () -> [ScreenElement]
  private let displayed: DisplayedState
  private let isHidden: Bool
  let isLeading: Bool

  private init(
    _ displayed: DisplayedState, _ options: any CellAccessoryOptions, isLeading: Bool = false,
    drawn: @escaping () -> [ScreenElement]
  ) {
    self.displayed = displayed
    isHidden = options.isHidden
    self.isLeading = isLeading
    self.drawn = drawn
  }

  private init(
    _ displayed: DisplayedState, _ options: any CellAccessoryOptions, isLeading: Bool = false, _ sign: String
  ) {
    let color = (options.tintColor ?? .systemBlue).onScreen
    self.init(displayed, options, isLeading: isLeading) { [.label(sign, color: color)] }
  }

  var elements: [ScreenElement] { drawn() }

  func isShown(_ isEditing: Bool) -> Bool {
    if isHidden { return false }
    return displayed == .always || (displayed == .whenEditing) == isEditing
  }

  public struct DisclosureIndicatorOptions: CellAccessoryOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public init(isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
    }
  }

  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  public typealias DeleteOptions = MultiselectOptions
  public typealias InsertOptions = MultiselectOptions
  public typealias DetailOptions = DisclosureIndicatorOptions

  public struct ReorderOptions: CellAccessoryOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var showsVerticalSeparator: Bool?
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  public struct MultiselectOptions: CellAccessoryOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
      self.backgroundColor = backgroundColor
    }
  }

  public struct OutlineDisclosureOptions: CellAccessoryOptions {
    public enum Style: Int {
      case automatic, header, cell
    }
    public var style: Style
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public init(
      style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
    }
  }

  public struct LabelOptions: CellAccessoryOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var font: UIFont?
    public var adjustsFontForContentSizeCategory: Bool?
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  public struct CustomViewConfiguration: CellAccessoryOptions {
    public var customView: UIView
    public var placement: Placement
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var maintainsFixedSize: Bool?
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
      self.maintainsFixedSize = maintainsFixedSize
    }
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory(displayed, options) { [.chevron] } }
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { UICellAccessory(displayed, options, "✓") }
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(displayed, options, "ⓘ") }
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(displayed, options, isLeading: true, "⊖") }
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(displayed, options, isLeading: true, "⊕") }
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory { UICellAccessory(displayed, options, "≡") }
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { UICellAccessory(displayed, options, isLeading: true, "○") }
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(displayed, options, "⌄") }
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory { UICellAccessory(displayed, options, text) }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let view = configuration.customView
    switch configuration.placement {
    case .leading(let displayed, _):
      return UICellAccessory(displayed, configuration, isLeading: true) { view._elements }
    case .trailing(let displayed, _): return UICellAccessory(displayed, configuration) { view._elements }
    }
  }
}

protocol CellAccessoryOptions {
  var isHidden: Bool { get }
  var tintColor: UIColor? { get }
}
