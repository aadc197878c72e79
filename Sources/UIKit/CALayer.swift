/// How a view's edge and shadow look, and what is drawn into it. A terminal shows nothing of it, and the values are kept.
open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var cornerCurve = CALayerCornerCurve.circular
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor? = UIColor.black.cgColor
  open var shadowColor: CGColor? = UIColor.black.cgColor
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var zPosition: CGFloat = 0
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var name: String?
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsGravity = CALayerContentsGravity.resize
  open var mask: CALayer?
  open var transform = CATransform3DIdentity
  open var sublayerTransform = CATransform3DIdentity
  open var isDoubleSided = true
  open var isGeometryFlipped = false
  open var isOpaque = false
  open var allowsEdgeAntialiasing = false
  open var allowsGroupOpacity = true
  open var drawsAsynchronously = false
  open var needsDisplayOnBoundsChange = false
  open var compositingFilter: Any?
  open var actions: [String: CAAction]?
  open var style: [AnyHashable: Any]?
  open weak var delegate: CALayerDelegate?
  // Of `CAMediaTiming`.
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open private(set) weak var superlayer: CALayer?
  private var layers: [CALayer] = []
  private var ownFrame = CGRect.zero
  private var ownMasks = false
  private var ownColor: CGColor?
  private var ownOpacity: Float = 1
  private var ownHidden = false
  /// The view whose layer it is.
  weak var owner: UIView?

  public override init() { super.init() }
  public init(layer: Any) { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open var masksToBounds: Bool {
    get { owner?.clipsToBounds ?? ownMasks }
    set {
      ownMasks = newValue
      if let owner { owner.clipsToBounds = newValue }
    }
  }

  open var backgroundColor: CGColor? {
    get { owner == nil ? ownColor : owner?.backgroundColor?.cgColor }
    set {
      ownColor = newValue
      if let owner { owner.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
    }
  }

  open var opacity: Float {
    get { owner.map { Float($0.alpha) } ?? ownOpacity }
    set {
      ownOpacity = newValue
      if let owner { owner.alpha = CGFloat(newValue) }
    }
  }

  open var isHidden: Bool {
    get { owner?.isHidden ?? ownHidden }
    set {
      ownHidden = newValue
      if let owner { owner.isHidden = newValue }
    }
  }

  open var frame: CGRect {
    get { owner?.frame ?? ownFrame }
    set {
      ownFrame = newValue
      if let owner { owner.frame = newValue }
    }
  }

  open var bounds: CGRect {
    get { owner?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
    set {
      ownFrame.size = newValue.size
      if let owner { owner.bounds = newValue }
    }
  }

  open var position: CGPoint {
    get {
      CGPoint(x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y)
    }
    set {
      let (width, height) = (frame.width, frame.height)
      frame.origin = CGPoint(x: newValue.x - width * anchorPoint.x, y: newValue.y - height * anchorPoint.y)
    }
  }

  // MARK: Layers in it

  open var sublayers: [CALayer]? {
    get { layers.isEmpty ? nil : layers }
    set {
      for layer in layers { layer.superlayer = nil }
      layers = newValue ?? []
      for layer in layers { layer.superlayer = self }
    }
  }

  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(layers.count)) }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    layers.insert(layer, at: min(Int(idx), layers.count))
    layer.superlayer = self
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let place = layers.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(place))
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let place = layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count
    insertSublayer(layer, at: UInt32(place))
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  open func removeFromSuperlayer() {
    superlayer?.layers.removeAll { $0 === self }
    superlayer = nil
  }

  // MARK: Animations, which are over at once

  open func add(_ anim: CAAnimation, forKey key: String?) { anim.runs() }
  open func removeAnimation(forKey key: String) {}
  open func removeAllAnimations() {}
  open func animationKeys() -> [String]? { nil }
  open func animation(forKey key: String) -> CAAnimation? { nil }
  open func action(forKey event: String) -> CAAction? { nil }
  open func presentation() -> Self? { self }
  open func model() -> Self { self }
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }

  // MARK: Drawing and layout

  open class func needsDisplay(forKey key: String) -> Bool { false }
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ r: CGRect) {}
  open func displayIfNeeded() {}
  open func display() {}
  open func draw(in ctx: CGContext) {}
  open func render(in ctx: CGContext) {}
  open func layoutSublayers() {}
  open func setNeedsLayout() { owner?.setNeedsLayout() }
  open func layoutIfNeeded() { owner?.layoutIfNeeded() }
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  open func hitTest(_ p: CGPoint) -> CALayer? { frame.contains(p) ? self : nil }
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
}

public protocol CALayerDelegate: NSObjectProtocol {}

public protocol CAAction {}

public typealias CFTimeInterval = TimeInterval

public struct CALayerCornerCurve: Hashable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

public struct CACornerMask: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

public struct CALayerContentsGravity: Hashable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
