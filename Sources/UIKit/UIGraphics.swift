// Images that are drawn by hand: they have no name, and nothing is seen of them.

private final class GraphicsContexts {
  static let all = GraphicsContexts()
  var open: [CGContext] = []
}

/// No view is asked to draw, so there is one only between the begin and the end of an image.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.all.open.last }
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.all.open.append(context) }
public func UIGraphicsPopContext() { _ = GraphicsContexts.all.open.popLast() }
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsPushContext(CGContext()) }
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  UIGraphicsPushContext(CGContext())
}
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext() == nil ? nil : UIImage()
}
public func UIRectFill(_ rect: CGRect) {}
public func UIRectFrame(_ rect: CGRect) {}
public func UIRectClip(_ rect: CGRect) {}

open class UIGraphicsRendererFormat: NSObject {
  open var bounds: CGRect { .zero }
  public override init() { super.init() }
}

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  open var scale: CGFloat = 3
  open var opaque = false
  public override init() { super.init() }
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

open class UIGraphicsRendererContext: NSObject {
  public let cgContext = CGContext()
  public override init() { super.init() }
  open func fill(_ rect: CGRect) {}
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {}
  open func stroke(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {}
  open func clip(to rect: CGRect) {}
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  open var currentImage: UIImage { UIImage() }
}

open class UIGraphicsRenderer: NSObject {
  public override init() { super.init() }
}

open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public init(size: CGSize) { super.init() }
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { super.init() }
  public init(bounds: CGRect) { super.init() }
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { super.init() }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    run(actions)
    return UIImage()
  }

  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    run(actions)
    return Data()
  }

  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    run(actions)
    return Data()
  }

  private func run(_ actions: (UIGraphicsImageRendererContext) -> Void) {
    let context = UIGraphicsImageRendererContext()
    UIGraphicsPushContext(context.cgContext)
    actions(context)
    UIGraphicsPopContext()
  }
}
