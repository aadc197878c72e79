/// An image by its name, which is what a terminal shows of it. Every name has one.
open class UIImage: NSObject {
  public enum Orientation: Int {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  public enum ResizingMode: Int {
    case tile, stretch
  }

  public enum RenderingMode: Int {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// How an image is to look.
  open class Configuration: NSObject {
    public override init() { super.init() }
  }

  /// How a symbol is to look.
  open class SymbolConfiguration: Configuration {
    open class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }
    open class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
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

  /// Nothing is seen of an image without a name.
  public convenience override init() { self.init("", isSymbol: false) }
  public convenience init(imageLiteralResourceName name: String) { self.init(name, isSymbol: false) }
  public convenience init?(data: Data) { self.init("image", isSymbol: false) }
  public convenience init?(data: Data, scale: CGFloat) { self.init("image", isSymbol: false) }
  public convenience init?(contentsOfFile path: String) {
    self.init(
      String(path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]), isSymbol: false)
  }
  public convenience init(cgImage: CGImage) { self.init("image", isSymbol: false) }
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init("image", isSymbol: false)
  }
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(name, isSymbol: false)
  }
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(name, isSymbol: false)
  }
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(name, isSymbol: true)
  }
  public convenience init?(systemName name: String, variableValue value: Double, configuration: Configuration? = nil) {
    self.init(name, isSymbol: true)
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

  // How large it is and what it consists of, which a terminal does not know.
  open var size: CGSize { .zero }
  open var scale: CGFloat { 3 }
  open var imageOrientation: Orientation { .up }
  open var capInsets: UIEdgeInsets { .zero }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open var cgImage: CGImage? { nil }
  open var images: [UIImage]? { nil }
  open var duration: TimeInterval { 0 }
  open func pngData() -> Data? { Data(name.utf8) }
  open func jpegData(compressionQuality: CGFloat) -> Data? { Data(name.utf8) }
  open func draw(at point: CGPoint) {}
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
  open func draw(in rect: CGRect) {}
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage { self }
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  open func withHorizontallyFlippedOrientation() -> UIImage { self }
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  open func preparingForDisplay() -> UIImage? { self }
  open func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
  open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? { UIImage(named: name) }

  open func withTintColor(_ color: UIColor) -> UIImage { UIImage(name, isSymbol: isSymbolImage) }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }
  open func withConfiguration(_ configuration: Configuration) -> UIImage { UIImage(name, isSymbol: isSymbolImage) }
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    UIImage(name, isSymbol: isSymbolImage)
  }
}

extension UIImage {
  /// One that has no name is not seen.
  var elements: [ScreenElement] { name.isEmpty ? [] : [.image(name)] }
}

/// What becomes of it in the phone's photos, which a terminal does not have.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: _NoContext?
) {}

/// Shows an image.
open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  open var animationImages: [UIImage]?
  open var highlightedAnimationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

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
    if let image = isHighlighted ? highlightedImage ?? image : image { return image.elements + inner }
    return inner
  }
}
