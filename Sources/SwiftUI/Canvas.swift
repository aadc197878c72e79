/// A picture that is drawn by hand. Of what is drawn a terminal shows the texts, images and views.
public struct Canvas<Symbols: View>: View {
  private let renderer: (inout GraphicsContext, CGSize) -> Void
  private let symbols: Symbols

  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = symbols()
  }

  public var body: Never { neverAsked() }

  public func _drawn(in place: _Place) -> [ScreenElement] {
    let known = Options()
    var inner = place.inner("symbols")
    inner.environment.options = known
    _ = symbols._drawn(in: inner)
    let board = Board(place: place, symbols: known)
    var context = GraphicsContext(board)
    renderer(&context, GeometryProxy().size)
    return board.elements.isEmpty ? [] : [.column(board.elements)]
  }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}

public enum ColorRenderingMode: Hashable {
  case nonLinear, linear, extendedLinear
}

/// What has been drawn so far.
final class Board {
  let place: _Place
  let symbols: Options
  var elements: [ScreenElement] = []

  init(place: _Place, symbols: Options) {
    self.place = place
    self.symbols = symbols
  }
}

/// Draws on a canvas.
public struct GraphicsContext {
  private let board: Board
  public var opacity = 1.0
  public var blendMode = BlendMode.normal
  public var transform = CGAffineTransform.identity
  public private(set) var clipBoundingRect = CGRect.zero
  public var environment: EnvironmentValues { board.place.environment.readable }

  init(_ board: Board) { self.board = board }

  public struct BlendMode: Hashable {
    private let name: String
    public static var normal: BlendMode { BlendMode(name: "normal") }
    public static var multiply: BlendMode { BlendMode(name: "multiply") }
    public static var screen: BlendMode { BlendMode(name: "screen") }
    public static var overlay: BlendMode { BlendMode(name: "overlay") }
    public static var darken: BlendMode { BlendMode(name: "darken") }
    public static var lighten: BlendMode { BlendMode(name: "lighten") }
    public static var colorDodge: BlendMode { BlendMode(name: "colorDodge") }
    public static var colorBurn: BlendMode { BlendMode(name: "colorBurn") }
    public static var softLight: BlendMode { BlendMode(name: "softLight") }
    public static var hardLight: BlendMode { BlendMode(name: "hardLight") }
    public static var difference: BlendMode { BlendMode(name: "difference") }
    public static var exclusion: BlendMode { BlendMode(name: "exclusion") }
    public static var plusLighter: BlendMode { BlendMode(name: "plusLighter") }
    public static var plusDarker: BlendMode { BlendMode(name: "plusDarker") }
    public static var destinationOut: BlendMode { BlendMode(name: "destinationOut") }
    public static var destinationOver: BlendMode { BlendMode(name: "destinationOver") }
    public static var sourceAtop: BlendMode { BlendMode(name: "sourceAtop") }
    public static var clear: BlendMode { BlendMode(name: "clear") }
    public static var copy: BlendMode { BlendMode(name: "copy") }
  }

  /// What lines and areas are drawn with.
  public struct Shading {
    public static var foreground: Shading { Shading() }
    public static var backdrop: Shading { Shading() }
    public static func color(_ color: Color) -> Shading { Shading() }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { Shading() }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { Shading() }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading { Shading() }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading() }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading { Shading() }
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading { Shading() }
  }

  public struct GradientOptions: OptionSet {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
  }

  public struct Filter {
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal
    ) -> Filter { Filter() }
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter() }
    public static func brightness(_ amount: Double) -> Filter { Filter() }
    public static func contrast(_ amount: Double) -> Filter { Filter() }
    public static func saturation(_ amount: Double) -> Filter { Filter() }
    public static func grayscale(_ amount: Double) -> Filter { Filter() }
    public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter() }
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
    public static var luminanceToAlpha: Filter { Filter() }
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter() }
  }

  public struct ResolvedText {
    fileprivate let elements: [ScreenElement]
    public var shading = Shading.foreground
    public func measure(in size: CGSize) -> CGSize { measured(elements) }
  }

  public struct ResolvedImage {
    fileprivate let elements: [ScreenElement]
    public var shading: Shading?
    public var size: CGSize { measured(elements) }
    public var baseline: CGFloat { 0 }
  }

  public struct ResolvedSymbol {
    fileprivate let elements: [ScreenElement]
    public var size: CGSize { measured(elements) }
  }

  // MARK: What is seen

  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(elements: text._drawn(in: board.place)) }
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(elements: image._drawn(in: board.place)) }
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    guard let option = board.symbols.all.first(where: { $0.tag == AnyHashable(id) }) else { return nil }
    return ResolvedSymbol(elements: option.elements)
  }

  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) { show(text.elements) }
  public func draw(_ text: ResolvedText, in rect: CGRect) { show(text.elements) }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(text), at: point) }
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) { show(image.elements) }
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) { show(image.elements) }
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(image), at: point) }
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect) }
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) { show(symbol.elements) }
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { show(symbol.elements) }
  private func show(_ elements: [ScreenElement]) { if opacity > 0 { board.elements += elements } }

  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = GraphicsContext(board)
    try content(&layer)
  }

  // MARK: What is not

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  public mutating func addFilter(_ filter: Filter) {}
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) { clipBoundingRect = path.boundingRect }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
}
