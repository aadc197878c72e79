// Points and sizes on a screen, and places in lists.

public typealias CGFloat = Double

public struct CGPoint: Hashable {
  public var x: CGFloat
  public var y: CGFloat
  public init() { self.init(x: 0, y: 0) }
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
  public init(x: Int, y: Int) { self.init(x: Double(x), y: Double(y)) }
  public static var zero: CGPoint { CGPoint() }
}

public struct CGSize: Hashable {
  public var width: CGFloat
  public var height: CGFloat
  public init() { self.init(width: 0, height: 0) }
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
  public init(width: Int, height: Int) { self.init(width: Double(width), height: Double(height)) }
  public static var zero: CGSize { CGSize() }
}

public struct CGRect: Hashable {
  public var origin: CGPoint
  public var size: CGSize
  public init() { self.init(origin: CGPoint(), size: CGSize()) }
  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }
  public static var zero: CGRect { CGRect() }
  public var width: CGFloat { abs(size.width) }
  public var height: CGFloat { abs(size.height) }
}

public struct IndexPath: Hashable, Comparable, ExpressibleByArrayLiteral, CustomStringConvertible {
  var _indexes: [Int]
  public init() { _indexes = [] }
  public init(indexes: [Int]) { _indexes = indexes }
  public init(index: Int) { _indexes = [index] }
  public init(arrayLiteral indexes: Int...) { _indexes = indexes }
  public var count: Int { _indexes.count }
  public subscript(index: Int) -> Int {
    get { _indexes[index] }
    set { _indexes[index] = newValue }
  }
  public func appending(_ index: Int) -> IndexPath { IndexPath(indexes: _indexes + [index]) }
  public mutating func append(_ index: Int) { _indexes.append(index) }
  public func dropLast() -> IndexPath { IndexPath(indexes: Array(_indexes.dropLast())) }
  public var description: String { _indexes.description }
  public static func < (lhs: IndexPath, rhs: IndexPath) -> Bool {
    lhs._indexes.lexicographicallyPrecedes(rhs._indexes)
  }
}

extension CGRect {
  public var minX: CGFloat { size.width < 0 ? origin.x + size.width : origin.x }
  public var midX: CGFloat { origin.x + size.width / 2 }
  public var maxX: CGFloat { size.width < 0 ? origin.x : origin.x + size.width }
  public var minY: CGFloat { size.height < 0 ? origin.y + size.height : origin.y }
  public var midY: CGFloat { origin.y + size.height / 2 }
  public var maxY: CGFloat { size.height < 0 ? origin.y : origin.y + size.height }
  public var isEmpty: Bool { size.width == 0 || size.height == 0 }
  public var standardized: CGRect { CGRect(x: minX, y: minY, width: abs(size.width), height: abs(size.height)) }
  /// The smallest one with whole numbers that it lies in.
  public var integral: CGRect {
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return CGRect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    let own = standardized
    return CGRect(
      x: own.origin.x + dx, y: own.origin.y + dy, width: own.size.width - 2 * dx, height: own.size.height - 2 * dy)
  }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    let own = standardized
    return CGRect(x: own.origin.x + dx, y: own.origin.y + dy, width: own.size.width, height: own.size.height)
  }
  public func contains(_ point: CGPoint) -> Bool {
    !isEmpty && minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }
  public func union(_ other: CGRect) -> CGRect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return CGRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
  public func contains(_ other: CGRect) -> Bool { union(other) == standardized }
}

// Points, sizes and rectangles are written as rows of what they are made of.

extension CGPoint: Codable {
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(x: try container.decode(CGFloat.self), y: try container.decode(CGFloat.self))
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(x)
    try container.encode(y)
  }
}

extension CGSize: Codable {
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(width: try container.decode(CGFloat.self), height: try container.decode(CGFloat.self))
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(width)
    try container.encode(height)
  }
}

extension CGRect: Codable {
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(origin: try container.decode(CGPoint.self), size: try container.decode(CGSize.self))
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(origin)
    try container.encode(size)
  }
}
