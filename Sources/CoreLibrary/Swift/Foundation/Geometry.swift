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
  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }
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
