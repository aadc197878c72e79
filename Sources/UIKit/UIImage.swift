/// An image by its name, which is what a terminal shows of it. Every name has one.
open class UIImage: NSObject {
  public enum RenderingMode: Int {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// How an image is to look.
  open class Configuration: NSObject {
    public override init() { super.init() }
  }

  /// How a symbol is to look.
  open class SymbolConfiguration: Configuration {
    public convenience init(pointSize: CGFloat) { self.init() }
    public convenience init(weight: SymbolWeight) { self.init() }
    public convenience init(scale: SymbolScale) { self.init() }
    public convenience init(font: UIFont) { self.init() }
    public convenience init(font: UIFont, scale: SymbolScale) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { self.init() }
    public convenience init(hierarchicalColor: UIColor) { self.init() }
    public convenience init(paletteColors: [UIColor]) { self.init() }
    open func applying(_ otherConfiguration: SymbolConfiguration) -> Self { self }
  }

  public enum SymbolWeight: Int {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public enum SymbolScale: Int {
    case `default` = -1
    case unspecified, small, medium, large
  }

  let name: String
  open private(set) var renderingMode = RenderingMode.automatic
  public let isSymbolImage: Bool
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?

  private init(_ name: String, isSymbol: Bool) {
    self.name = name
    isSymbolImage = isSymbol
    super.init()
  }

  public convenience init?(named name: String) { self.init(name, isSymbol: false) }
  public convenience init?(systemName name: String) { self.init(name, isSymbol: true) }
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(name, isSymbol: true)
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    let image = UIImage(name, isSymbol: isSymbolImage)
    image.renderingMode = renderingMode
    return image
  }

  open func withTintColor(_ color: UIColor) -> UIImage { UIImage(name, isSymbol: isSymbolImage) }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }
  open func withConfiguration(_ configuration: Configuration) -> UIImage { UIImage(name, isSymbol: isSymbolImage) }
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    UIImage(name, isSymbol: isSymbolImage)
  }
}

/// Shows an image.
open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  override var showsSomething: Bool { true }

  override var drawn: [ScreenElement] {
    let inner = super.drawn
    if let image = isHighlighted ? highlightedImage ?? image : image { return [.image(image.name)] + inner }
    return inner
  }
}
