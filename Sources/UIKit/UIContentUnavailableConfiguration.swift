import Screens

/// What a screen shows in place of content that is not there.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public typealias TextProperties = UIListContentConfiguration.TextProperties
  public typealias ImageProperties = UIListContentConfiguration.ImageProperties

  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
    public var role = UIButton.Role.normal
  }

  public enum Alignment: Int {
    case center, natural
  }

  public var image: UIImage?
  public var text: String?
  public var secondaryText: String?
  public var attributedText: NSAttributedString?
  public var secondaryAttributedText: NSAttributedString?
  public var textProperties = UIListContentConfiguration.cell().textProperties
  public var secondaryTextProperties = UIListContentConfiguration.cell().secondaryTextProperties
  public var imageProperties = UIListContentConfiguration.cell().imageProperties
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
  public var background = UIBackgroundConfiguration.clear()
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  fileprivate var isLoading = false

  private init() {}

  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.text = "Loading…"
    configuration.isLoading = true
    return configuration
  }
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  public func makeContentView() -> UIView & UIContentView { UIContentUnavailableView(configuration: self) }
  public func updated(for state: UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}

open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration

  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    build()
  }

  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
  }

  open var configuration: UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      build()
    }
  }

  private func build() {
    for view in subviews { view.removeFromSuperview() }
    if shown.isLoading {
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.startAnimating()
      addSubview(spinner)
    }
    if let image = shown.image { addSubview(UIImageView(image: image)) }
    for (text, properties) in [
      (shown.attributedText?.string ?? shown.text, shown.textProperties),
      (shown.secondaryAttributedText?.string ?? shown.secondaryText, shown.secondaryTextProperties),
    ] where text != nil {
      let label = UILabel()
      label.text = text
      label.font = properties.font
      label.textColor = properties.color
      label.numberOfLines = 0
      addSubview(label)
    }
    for (button, properties) in [
      (shown.button, shown.buttonProperties), (shown.secondaryButton, shown.secondaryButtonProperties),
    ] where button.title != nil {
      let view = UIButton(configuration: button, primaryAction: properties.primaryAction)
      view.isEnabled = properties.isEnabled
      addSubview(view)
    }
  }
}

public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var searchText: String?
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

extension UIContentUnavailableConfigurationState {
  public var searchControllerText: String? { searchText }
}
