// What is drawn by hand. A terminal shows none of it, and no view is asked to draw: code that could is accepted.

/// Where lines, areas and images are drawn to.
public final class CGContext {
  public var width: Int { 0 }
  public var height: Int { 0 }
  public private(set) var ctm = CGAffineTransform.identity
  public var interpolationQuality = CGInterpolationQuality.default
  public var textPosition = CGPoint.zero
  public var textMatrix = CGAffineTransform.identity
  private var steps = _PathSteps()
  private var saved: [CGAffineTransform] = []

  init() {}

  public var path: CGPath? { steps.all.isEmpty ? nil : CGPath(_steps: steps) }
  public var isPathEmpty: Bool { steps.all.isEmpty }
  public var currentPointOfPath: CGPoint { steps.last ?? .zero }
  public var boundingBoxOfPath: CGRect { steps.bounds ?? _PathSteps.nowhere }
  public var boundingBoxOfClipPath: CGRect { .zero }

  public func saveGState() { saved.append(ctm) }
  public func restoreGState() {
    if let last = saved.popLast() { ctm = last }
  }
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { ctm = ctm.translatedBy(x: tx, y: ty) }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { ctm = ctm.scaledBy(x: sx, y: sy) }
  public func rotate(by angle: CGFloat) { ctm = ctm.rotated(by: angle) }
  public func concatenate(_ transform: CGAffineTransform) { ctm = transform.concatenating(ctm) }

  // MARK: How it is drawn

  public func setLineWidth(_ width: CGFloat) {}
  public func setLineCap(_ cap: CGLineCap) {}
  public func setLineJoin(_ join: CGLineJoin) {}
  public func setMiterLimit(_ limit: CGFloat) {}
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  public func setFlatness(_ flatness: CGFloat) {}
  public func setAlpha(_ alpha: CGFloat) {}
  public func setBlendMode(_ mode: CGBlendMode) {}
  public func setFillColor(_ color: CGColor) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {}
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
  public func setFillColorSpace(_ space: CGColorSpace) {}
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {}
  public func endTransparencyLayer() {}

  // MARK: Lines and areas

  public func beginPath() { steps = _PathSteps() }
  public func closePath() { steps.add(.close) }
  public func move(to point: CGPoint) { steps.add(.move(point)) }
  public func addLine(to point: CGPoint) { steps.add(.line(point)) }
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() { steps.add(index == 0 ? .move(point) : .line(point)) }
  }
  public func addRect(_ rect: CGRect) { steps.addRect(rect) }
  public func addRects(_ rects: [CGRect]) { rects.forEach { steps.addRect($0) } }
  public func addEllipse(in rect: CGRect) { steps.addEllipse(in: rect) }
  public func addPath(_ path: CGPath) { steps.add(path._steps) }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { steps.add(.quad(end, control)) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    steps.add(.curve(end, control1, control2))
  }
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    steps.addArc(center, radius, from: startAngle, to: endAngle, isFalling: clockwise)
  }
  public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
    steps.addArc(touching: end1, end2, radius: radius)
  }

  public func fillPath(using rule: CGPathFillRule = .winding) { beginPath() }
  public func strokePath() { beginPath() }
  public func drawPath(using mode: CGPathDrawingMode) { beginPath() }
  public func clip(using rule: CGPathFillRule = .winding) { beginPath() }
  public func clip(to rect: CGRect) {}
  public func clip(to rects: [CGRect]) {}
  public func clip(to rect: CGRect, mask: CGImage) {}
  public func fill(_ rect: CGRect) {}
  public func fill(_ rects: [CGRect]) {}
  public func stroke(_ rect: CGRect) {}
  public func stroke(_ rect: CGRect, width: CGFloat) {}
  public func clear(_ rect: CGRect) {}
  public func fillEllipse(in rect: CGRect) {}
  public func strokeEllipse(in rect: CGRect) {}
  public func strokeLineSegments(between points: [CGPoint]) {}
  public func draw(_ image: CGImage, in rect: CGRect) {}
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {}
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {}
  public func makeImage() -> CGImage? { CGImage() }
}

/// The points of an image, which a terminal does not know.
public final class CGImage {
  init() {}
  public var width: Int { 0 }
  public var height: Int { 0 }
  public func cropping(to rect: CGRect) -> CGImage? { CGImage() }
}

public final class CGColorSpace {
  public init?(name: String) {}
  init() {}
  public static let sRGB = "kCGColorSpaceSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

public final class CGGradient {
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {}
  public init?(colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?, count: Int)
  {}
}

public struct CGGradientDrawingOptions: OptionSet {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

public enum CGPathDrawingMode: Int32 {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

public enum CGInterpolationQuality: Int32 {
  case `default`, none, low
  case medium = 4
  case high = 3
}

public enum CGTextDrawingMode: Int32 {
  case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

public enum CGBlendMode: Int32 {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
  case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

extension UIBezierPath {
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}
  public func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {}
  public func reversing() -> UIBezierPath { UIBezierPath(cgPath: cgPath) }
}
