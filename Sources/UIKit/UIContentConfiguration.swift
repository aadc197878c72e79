/// What a cell shows, as a value that can make a view of itself.
public protocol UIContentConfiguration {
  func makeContentView() -> UIView & UIContentView
  func updated(for state: UIConfigurationState) -> Self
}

/// A view that shows what a configuration says.
public protocol UIContentView: NSObjectProtocol {
  var configuration: UIContentConfiguration { get set }
  func supports(_ configuration: UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

extension UIView {
  /// The view that shows a configuration: the one there is where it can.
  func showContent(_ new: UIContentConfiguration?, in old: (UIView & UIContentView)?) -> (UIView & UIContentView)? {
    guard let new else { return nil }
    if let old, old.supports(new) {
      old.configuration = new
      return old
    }
    return new.makeContentView()
  }
}

public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

/// What a view is at that its content may depend on.
public struct UIViewConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// A text, another one, and an image.
public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public enum TextAlignment: Int {
      case natural, center, justified
    }

    public enum TextTransform: Int {
      case none, uppercase, lowercase, capitalized
    }

    public var font: UIFont
    public var color: UIColor
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var adjustsFontForContentSizeCategory = true
    public var allowsDefaultTighteningForTruncation = false
    public var transform = TextTransform.none

    fileprivate init(_ font: UIFont, _ color: UIColor) {
      self.font = font
      self.color = color
    }

    private func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }

    fileprivate func drawn(_ text: String) -> ScreenElement {
      .label(
        transformed(text), color: color.onScreen, size: Double(font.pointSize), isBold: font.isBold,
        wraps: numberOfLines != 1)
    }
  }

  public struct ImageProperties {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    fileprivate init() {}
  }

  public var text: String?
  public var secondaryText: String?
  /// Of what they say about looks, what they begin with is drawn.
  public var attributedText: NSAttributedString? {
    didSet { text = attributedText?.string }
  }
  public var secondaryAttributedText: NSAttributedString? {
    didSet { secondaryText = secondaryAttributedText?.string }
  }
  public var image: UIImage?
  public var textProperties = TextProperties(.preferredFont(forTextStyle: .body), .label)
  public var secondaryTextProperties = TextProperties(.preferredFont(forTextStyle: .subheadline), .secondaryLabel)
  public var imageProperties = ImageProperties()
  public var prefersSideBySideTextAndSecondaryText = false
  public var axesPreservingSuperviewLayoutMargins: UIAxis = [.horizontal]
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init() {}

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.prefersSideBySideTextAndSecondaryText = true
    configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    return configuration
  }
  public static func plainHeader() -> UIListContentConfiguration { header(.preferredFont(forTextStyle: .headline)) }
  public static func plainFooter() -> UIListContentConfiguration { header(.preferredFont(forTextStyle: .subheadline)) }
  public static func groupedHeader() -> UIListContentConfiguration { header(.preferredFont(forTextStyle: .footnote)) }
  public static func groupedFooter() -> UIListContentConfiguration { header(.preferredFont(forTextStyle: .footnote)) }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    header(.preferredFont(forTextStyle: .headline))
  }
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func sidebarHeader() -> UIListContentConfiguration { header(.preferredFont(forTextStyle: .headline)) }

  private static func header(_ font: UIFont) -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.textProperties = TextProperties(font, .secondaryLabel)
    return configuration
  }

  public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }
  public func updated(for state: UIConfigurationState) -> UIListContentConfiguration { self }

  fileprivate var drawn: [ScreenElement] {
    let title = text.map { textProperties.drawn($0) }
    let detail = secondaryText.map { secondaryTextProperties.drawn($0) }
    let picture: [ScreenElement] = image?.elements ?? []
    guard let title, let detail else { return picture + [title, detail].compactMap { $0 } }
    if prefersSideBySideTextAndSecondaryText { return picture + [title, .space, detail] }
    return picture + [.column([title, detail])]
  }
}

/// Shows such a configuration.
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
  }

  open var configuration: UIContentConfiguration {
    get { shown }
    set { if let new = newValue as? UIListContentConfiguration { shown = new } }
  }

  override var showsSomething: Bool { true }
  override var drawn: [ScreenElement] { [.row(shown.drawn)] }
}

public struct UIAxis: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let horizontal = UIAxis(rawValue: 1 << 0)
  public static let vertical = UIAxis(rawValue: 1 << 1)
  public static let both = UIAxis(rawValue: 3)
}
