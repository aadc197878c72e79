/// Lines and curves. Nothing of them is drawn, but where they lead and what they enclose is known.
public struct Path: Shape, Equatable {
  private var steps = _PathSteps()

  /// A step on the way.
  public enum Element: Equatable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  public init() {}
  public init(_ rect: CGRect) { addRect(rect) }
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize)
  }
  public init(_ path: CGPath) { steps = path._steps }
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  private init(_ steps: _PathSteps) { self.steps = steps }

  public func path(in rect: CGRect) -> Path { self }
  public var cgPath: CGPath { CGPath(_steps: steps) }
  public var isEmpty: Bool { steps.all.isEmpty }
  public var currentPoint: CGPoint? { steps.last }
  public var boundingRect: CGRect { steps.bounds ?? _PathSteps.nowhere }
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool { steps.encloses(point, evenOdd: eoFill) }

  public func forEach(_ body: (Element) -> Void) {
    for step in steps.all {
      switch step {
      case .move(let end): body(.move(to: end))
      case .line(let end): body(.line(to: end))
      case .quad(let end, let control): body(.quadCurve(to: end, control: control))
      case .curve(let end, let first, let second): body(.curve(to: end, control1: first, control2: second))
      case .close: body(.closeSubpath)
      }
    }
  }

  public mutating func move(to end: CGPoint) { steps.add(.move(end)) }
  public mutating func addLine(to end: CGPoint) { steps.add(.line(end)) }
  public mutating func addLines(_ lines: [CGPoint]) {
    for (index, point) in lines.enumerated() { steps.add(index == 0 ? .move(point) : .line(point)) }
  }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { steps.add(.quad(end, control)) }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    steps.add(.curve(end, control1, control2))
  }
  public mutating func closeSubpath() { steps.add(.close) }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addRect(rect) }
  }
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) { add(transform) { $0.addRounded(rect, cornerSize) } }
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addEllipse(in: rect) }
  }
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    steps.add(transform.isIdentity ? path.steps : path.steps.applying(transform))
  }

  /// Heights go down on a phone: what is clockwise there is not to the eye.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let (start, end) = (CGFloat(startAngle.radians), CGFloat(endAngle.radians))
    // What is drawn before leads to the arc, and is not moved along with it.
    if transform.isIdentity { return steps.addArc(center, radius, from: start, to: end, isFalling: clockwise) }
    add(transform) { $0.addArc(center, radius, from: start, to: end, isFalling: clockwise) }
  }
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta.radians < 0, transform: transform)
  }
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) { steps.addArc(touching: tangent1End, tangent2End, radius: radius) }

  private mutating func add(_ transform: CGAffineTransform, _ make: (inout _PathSteps) -> Void) {
    if transform.isIdentity { return make(&steps) }
    var others = _PathSteps()
    make(&others)
    steps.add(others.applying(transform))
  }

  public func applying(_ transform: CGAffineTransform) -> Path { Path(steps.applying(transform)) }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
}

extension Path {
  // Of these a terminal knows as little as it shows: the path stays what it is.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
  public func strokedPath(_ style: StrokeStyle) -> Path { self }
}
