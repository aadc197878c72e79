/// How a view's edge and shadow look. A terminal shows nothing of it, and the values are kept.
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
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var zPosition: CGFloat = 0
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var name: String?
  private var ownFrame = CGRect.zero
  private var ownMasks = false
  private var ownColor: CGColor?
  private var ownOpacity: Float = 1
  private var ownHidden = false
  /// The view whose layer it is.
  private weak var owner: UIView?

  public override init() { super.init() }

  init(of owner: UIView) {
    self.owner = owner
    super.init()
  }

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

  open func setNeedsDisplay() {}
  open func setNeedsLayout() { owner?.setNeedsLayout() }
  open func layoutIfNeeded() { owner?.layoutIfNeeded() }
}

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
