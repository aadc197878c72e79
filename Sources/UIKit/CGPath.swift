import Foundation

// Lines and curves, as they are told. A terminal shows none of them; where they lead and what they enclose is known.

/// A step of a path. Arcs and ellipses are curves here.
public enum _PathStep: Equatable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(CGPoint, CGPoint)
  case curve(CGPoint, CGPoint, CGPoint)
  case close
}

/// What all kinds of paths have in common.
public struct _PathSteps: Equatable {
  public private(set) var all: [_PathStep] = []
  private var start = CGPoint.zero
  public private(set) var last: CGPoint?

  public init() {}

  /// Where a path without steps is.
  public static var nowhere: CGRect { CGRect(x: CGFloat.infinity, y: CGFloat.infinity, width: 0, height: 0) }

  public mutating func add(_ step: _PathStep) {
    switch step {
    case .move(let end):
      start = end
      last = end
    case .line(let end), .quad(let end, _), .curve(let end, _, _):
      // Without a point to start from nothing leads anywhere.
      if last == nil { return }
      last = end
    case .close:
      if last == nil || all.last == .close { return }
      last = start
    }
    all.append(step)
  }

  public mutating func addRect(_ rect: CGRect) {
    add(.move(CGPoint(x: rect.minX, y: rect.minY)))
    add(.line(CGPoint(x: rect.maxX, y: rect.minY)))
    add(.line(CGPoint(x: rect.maxX, y: rect.maxY)))
    add(.line(CGPoint(x: rect.minX, y: rect.maxY)))
    add(.close)
  }

  public mutating func addEllipse(in rect: CGRect) {
    addRounded(rect, CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// A rectangle with quarters of ellipses at those corners that are asked for, from the top left one clockwise.
  public mutating func addRounded(
    _ rect: CGRect, _ size: CGSize, _ corners: (Bool, Bool, Bool, Bool) = (true, true, true, true)
  ) {
    let (width, height) = (min(size.width, rect.width / 2), min(size.height, rect.height / 2))
    if width <= 0 || height <= 0 { return addRect(rect) }
    // So far from a corner a curve's handle stands that goes nearest to a circle.
    let (handleX, handleY) = (width * 0.4477152501692066, height * 0.4477152501692066)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    add(.move(corners.0 ? point(left + width, top) : point(left, top)))
    if corners.1 {
      add(.line(point(right - width, top)))
      add(.curve(point(right, top + height), point(right - handleX, top), point(right, top + handleY)))
    } else {
      add(.line(point(right, top)))
    }
    if corners.2 {
      add(.line(point(right, bottom - height)))
      add(.curve(point(right - width, bottom), point(right, bottom - handleY), point(right - handleX, bottom)))
    } else {
      add(.line(point(right, bottom)))
    }
    if corners.3 {
      add(.line(point(left + width, bottom)))
      add(.curve(point(left, bottom - height), point(left + handleX, bottom), point(left, bottom - handleY)))
    } else {
      add(.line(point(left, bottom)))
    }
    if corners.0 {
      add(.line(point(left, top + height)))
      add(.curve(point(left + width, top), point(left, top + handleY), point(left + handleX, top)))
    }
    add(.close)
  }

  /// A part of a circle, from where the path is, in pieces of at most a quarter.
  ///
  /// - Parameter isFalling: whether the angle becomes smaller on the way.
  public mutating func addArc(
    _ center: CGPoint, _ radius: CGFloat, from start: CGFloat, to end: CGFloat, isFalling: Bool
  ) {
    let whole = 2 * CGFloat.pi
    var turn = end - start
    if isFalling {
      if turn <= -whole { turn = -whole } else { while turn > 0 { turn -= whole } }
    } else {
      if turn >= whole { turn = whole } else { while turn < 0 { turn += whole } }
    }
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    add(last == nil ? .move(point(start)) : .line(point(start)))
    let pieces = max(1, Int((abs(turn) / (CGFloat.pi / 2)).rounded(.up)))
    let step = turn / CGFloat(pieces)
    let reach = radius * 4 / 3 * tan(step / 4)
    for piece in 0..<pieces {
      let (from, to) = (start + CGFloat(piece) * step, start + CGFloat(piece + 1) * step)
      let (first, next) = (point(from), point(to))
      add(
        .curve(
          next, CGPoint(x: first.x - reach * sin(from), y: first.y + reach * cos(from)),
          CGPoint(x: next.x + reach * sin(to), y: next.y - reach * cos(to))))
    }
  }

  /// A part of a circle that touches two lines: the one to the first point, and the one from there to the second.
  public mutating func addArc(touching first: CGPoint, _ second: CGPoint, radius: CGFloat) {
    guard let from = last else { return }
    let (ax, ay, bx, by) = (from.x - first.x, from.y - first.y, second.x - first.x, second.y - first.y)
    let (a, b) = ((ax * ax + ay * ay).squareRoot(), (bx * bx + by * by).squareRoot())
    let cross = ax * by - ay * bx
    guard a > 0, b > 0, cross != 0, radius > 0 else { return add(.line(first)) }
    let angle = acos(min(max((ax * bx + ay * by) / (a * b), -1), 1))
    let reach = radius / tan(angle / 2)
    let begin = CGPoint(x: first.x + ax / a * reach, y: first.y + ay / a * reach)
    let end = CGPoint(x: first.x + bx / b * reach, y: first.y + by / b * reach)
    let (half, far) = (CGPoint(x: ax / a + bx / b, y: ay / a + by / b), radius / sin(angle / 2))
    let length = (half.x * half.x + half.y * half.y).squareRoot()
    let center = CGPoint(x: first.x + half.x / length * far, y: first.y + half.y / length * far)
    addArc(
      center, radius, from: atan2(begin.y - center.y, begin.x - center.x),
      to: atan2(end.y - center.y, end.x - center.x), isFalling: cross > 0)
  }

  public mutating func add(_ other: _PathSteps) { for step in other.all { add(step) } }

  public func applying(_ transform: CGAffineTransform) -> _PathSteps {
    var steps = _PathSteps()
    for step in all {
      switch step {
      case .move(let end): steps.add(.move(end.applying(transform)))
      case .line(let end): steps.add(.line(end.applying(transform)))
      case .quad(let end, let control): steps.add(.quad(end.applying(transform), control.applying(transform)))
      case .curve(let end, let first, let second):
        steps.add(.curve(end.applying(transform), first.applying(transform), second.applying(transform)))
      case .close: steps.add(.close)
      }
    }
    return steps
  }
}

/// In place of a pointer to a transform, which there is none of here.
public enum _NoTransform {}

/// Lines and curves that stay as they are.
public class CGPath: Equatable {
  public fileprivate(set) var _steps: _PathSteps

  public init(_steps: _PathSteps) { self._steps = _steps }
  public convenience init(rect: CGRect, transform: _NoTransform?) {
    self.init { $0.addRect(rect) }
  }
  public convenience init(ellipseIn rect: CGRect, transform: _NoTransform?) {
    self.init { $0.addEllipse(in: rect) }
  }
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: _NoTransform?
  ) {
    self.init { $0.addRounded(rect, CGSize(width: cornerWidth, height: cornerHeight)) }
  }

  private convenience init(_ make: (inout _PathSteps) -> Void) {
    var steps = _PathSteps()
    make(&steps)
    self.init(_steps: steps)
  }

  public var isEmpty: Bool { _steps.all.isEmpty }
  public var currentPoint: CGPoint { _steps.last ?? .zero }
  public var boundingBoxOfPath: CGRect { _steps.bounds ?? _PathSteps.nowhere }
  public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool {
    _steps.encloses(point, evenOdd: rule == .evenOdd)
  }

  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs._steps == rhs._steps }
}

public enum CGPathFillRule: Int {
  case winding, evenOdd
}

/// Lines and curves that are being told.
public class CGMutablePath: CGPath {
  public init() { super.init(_steps: _PathSteps()) }
  public func move(to point: CGPoint) { _steps.add(.move(point)) }
  public func addLine(to point: CGPoint) { _steps.add(.line(point)) }
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() { _steps.add(index == 0 ? .move(point) : .line(point)) }
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { _steps.add(.quad(end, control)) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    _steps.add(.curve(end, control1, control2))
  }
  public func addRect(_ rect: CGRect) { _steps.addRect(rect) }
  public func addEllipse(in rect: CGRect) { _steps.addEllipse(in: rect) }
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    _steps.addRounded(rect, CGSize(width: cornerWidth, height: cornerHeight))
  }
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    _steps.addArc(center, radius, from: startAngle, to: endAngle, isFalling: clockwise)
  }
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    _steps.addArc(touching: tangent1End, tangent2End, radius: radius)
  }
  public func addPath(_ path: CGPath) { _steps.add(path._steps) }
  public func closeSubpath() { _steps.add(.close) }
}
