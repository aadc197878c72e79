import Foundation

/// Lines and curves, to be drawn. A terminal draws none.
open class UIBezierPath: NSObject {
  private var steps = _PathSteps()
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false

  public override init() { super.init() }
  public convenience init(rect: CGRect) {
    self.init()
    steps.addRect(rect)
  }
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    steps.addEllipse(in: rect)
  }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    steps.addRounded(rect, CGSize(width: cornerRadius, height: cornerRadius))
  }
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    steps.addRounded(
      rect, cornerRadii,
      (
        corners.contains(.topLeft), corners.contains(.topRight), corners.contains(.bottomRight),
        corners.contains(.bottomLeft)
      ))
  }
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  public convenience init(cgPath: CGPath) {
    self.init()
    steps = cgPath._steps
  }

  open var cgPath: CGPath {
    get { CGPath(_steps: steps) }
    set { steps = newValue._steps }
  }
  open var isEmpty: Bool { steps.all.isEmpty }
  open var bounds: CGRect { steps.bounds ?? _PathSteps.nowhere }
  open var currentPoint: CGPoint { steps.last ?? .zero }
  open func contains(_ point: CGPoint) -> Bool { steps.encloses(point, evenOdd: usesEvenOddFillRule) }

  open func move(to point: CGPoint) { steps.add(.move(point)) }
  open func addLine(to point: CGPoint) { steps.add(.line(point)) }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { steps.add(.quad(endPoint, controlPoint)) }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    steps.add(.curve(endPoint, controlPoint1, controlPoint2))
  }
  /// Clockwise is on a phone, whose heights go down, where angles grow.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    steps.addArc(center, radius, from: startAngle, to: endAngle, isFalling: !clockwise)
  }
  open func append(_ path: UIBezierPath) { steps.add(path.steps) }
  open func close() { steps.add(.close) }
  open func removeAllPoints() { steps = _PathSteps() }
  open func apply(_ transform: CGAffineTransform) { steps = steps.applying(transform) }

  // Drawing, which goes nowhere.
  open func fill() {}
  open func stroke() {}
  open func addClip() {}
}

public struct UIRectCorner: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

public enum CGLineCap: Int32 {
  case butt, round, square
}

public enum CGLineJoin: Int32 {
  case miter, round, bevel
}
