/// A place or a size as an object.
open class NSValue: NSObject {
  private let _value: AnyHashable
  init(_holding value: AnyHashable) {
    _value = value
    super.init()
  }

  public convenience init(point: CGPoint) { self.init(_holding: AnyHashable(point)) }
  public convenience init(size: CGSize) { self.init(_holding: AnyHashable(size)) }
  public convenience init(rect: CGRect) { self.init(_holding: AnyHashable(rect)) }
  public var pointValue: CGPoint { _value.base as? CGPoint ?? .zero }
  public var sizeValue: CGSize { _value.base as? CGSize ?? .zero }
  public var rectValue: CGRect { _value.base as? CGRect ?? .zero }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSValue)?._value == _value }
  open override var hash: Int { _value.hashValue }
}

extension CGRect {
  public static var null: CGRect { CGRect(x: CGFloat.infinity, y: CGFloat.infinity, width: 0, height: 0) }
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  public func intersection(_ other: CGRect) -> CGRect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    if isNull || other.isNull || right < left || bottom < top { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
  public func intersects(_ other: CGRect) -> Bool { !intersection(other).isNull }
}
