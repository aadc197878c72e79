// Vectors of a few numbers, worked out number by number.

public protocol SIMDScalar: Hashable {}

extension Int: SIMDScalar {}
extension Int8: SIMDScalar {}
extension Int16: SIMDScalar {}
extension Int32: SIMDScalar {}
extension Int64: SIMDScalar {}
extension UInt: SIMDScalar {}
extension UInt8: SIMDScalar {}
extension UInt16: SIMDScalar {}
extension UInt32: SIMDScalar {}
extension UInt64: SIMDScalar {}
extension Double: SIMDScalar {}
extension Float: SIMDScalar {}

public protocol SIMD<Scalar>: Hashable, CustomStringConvertible, ExpressibleByArrayLiteral
where ArrayLiteralElement == Scalar {
  associatedtype Scalar: SIMDScalar
  init(repeating value: Scalar)
  static var scalarCount: Int { get }
  subscript(index: Int) -> Scalar { get set }
}

extension SIMD {
  public var scalarCount: Int { Self.scalarCount }
  public var indices: Range<Int> { 0..<Self.scalarCount }
  public var description: String {
    "\(Self.self)(" + indices.map { "\(self[$0])" }.joined(separator: ", ") + ")"
  }
  public init(arrayLiteral scalars: Scalar...) { self.init(_all: scalars) }
  public init<S: Sequence>(_ scalars: S) where S.Element == Scalar { self.init(_all: Array(scalars)) }

  init(_all scalars: [Scalar]) {
    if scalars.count != Self.scalarCount {
      fatalError(
        scalars.count < Self.scalarCount ? "Not enough elements in sequence." : "Too many elements in sequence.")
    }
    self.init(repeating: scalars[0])
    for index in 1..<Self.scalarCount { self[index] = scalars[index] }
  }

  func _each(_ body: (Scalar) -> Scalar) -> Self {
    var result = self
    for index in indices { result[index] = body(self[index]) }
    return result
  }
  func _each(_ other: Self, _ body: (Scalar, Scalar) -> Scalar) -> Self {
    var result = self
    for index in indices { result[index] = body(self[index], other[index]) }
    return result
  }
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.indices.allSatisfy { lhs[$0] == rhs[$0] } }
  public func hash(into hasher: inout Hasher) { for index in indices { hasher.combine(self[index]) } }
}

extension SIMD where Scalar: Comparable {
  public func min() -> Scalar { indices.map { self[$0] }.min()! }
  public func max() -> Scalar { indices.map { self[$0] }.max()! }
  public func clamped(lowerBound: Self, upperBound: Self) -> Self {
    _each(lowerBound) { Swift.max($0, $1) }._each(upperBound) { Swift.min($0, $1) }
  }
  public mutating func clamp(lowerBound: Self, upperBound: Self) {
    self = clamped(lowerBound: lowerBound, upperBound: upperBound)
  }
}

public func pointwiseMin<T: SIMD>(_ a: T, _ b: T) -> T where T.Scalar: Comparable { a._each(b) { Swift.min($0, $1) } }
public func pointwiseMax<T: SIMD>(_ a: T, _ b: T) -> T where T.Scalar: Comparable { a._each(b) { Swift.max($0, $1) } }

extension SIMD where Scalar: FixedWidthInteger {
  public static var zero: Self { Self(repeating: 0) }
  public static var one: Self { Self(repeating: 1) }
  public func wrappedSum() -> Scalar { indices.reduce(0) { $0 &+ self[$1] } }
  public static func &+ (a: Self, b: Self) -> Self { a._each(b) { $0 &+ $1 } }
  public static func &- (a: Self, b: Self) -> Self { a._each(b) { $0 &- $1 } }
  public static func &* (a: Self, b: Self) -> Self { a._each(b) { $0 &* $1 } }
  public static func / (a: Self, b: Self) -> Self { a._each(b) { $0 / $1 } }
  public static func % (a: Self, b: Self) -> Self { a._each(b) { $0 % $1 } }
  public static func & (a: Self, b: Self) -> Self { a._each(b) { $0 & $1 } }
  public static func | (a: Self, b: Self) -> Self { a._each(b) { $0 | $1 } }
  public static func ^ (a: Self, b: Self) -> Self { a._each(b) { $0 ^ $1 } }
  public static func &<< (a: Self, b: Self) -> Self { a._each(b) { $0 &<< $1 } }
  public static func &>> (a: Self, b: Self) -> Self { a._each(b) { $0 &>> $1 } }
  public static prefix func ~ (a: Self) -> Self { a._each { ~$0 } }
  public static func &+ (a: Self, b: Scalar) -> Self { a &+ Self(repeating: b) }
  public static func &- (a: Self, b: Scalar) -> Self { a &- Self(repeating: b) }
  public static func &* (a: Self, b: Scalar) -> Self { a &* Self(repeating: b) }
  public static func / (a: Self, b: Scalar) -> Self { a / Self(repeating: b) }
  public static func % (a: Self, b: Scalar) -> Self { a % Self(repeating: b) }
  public static func & (a: Self, b: Scalar) -> Self { a & Self(repeating: b) }
  public static func | (a: Self, b: Scalar) -> Self { a | Self(repeating: b) }
  public static func ^ (a: Self, b: Scalar) -> Self { a ^ Self(repeating: b) }
  public static func &<< (a: Self, b: Scalar) -> Self { a &<< Self(repeating: b) }
  public static func &>> (a: Self, b: Scalar) -> Self { a &>> Self(repeating: b) }
  public static func &+ (a: Scalar, b: Self) -> Self { Self(repeating: a) &+ b }
  public static func &- (a: Scalar, b: Self) -> Self { Self(repeating: a) &- b }
  public static func &* (a: Scalar, b: Self) -> Self { Self(repeating: a) &* b }
  public static func / (a: Scalar, b: Self) -> Self { Self(repeating: a) / b }
  public static func % (a: Scalar, b: Self) -> Self { Self(repeating: a) % b }
  public static func &+= (a: inout Self, b: Self) { a = a &+ b }
  public static func &-= (a: inout Self, b: Self) { a = a &- b }
  public static func &*= (a: inout Self, b: Self) { a = a &* b }
  public static func /= (a: inout Self, b: Self) { a = a / b }
  public static func %= (a: inout Self, b: Self) { a = a % b }
  public static func &+= (a: inout Self, b: Scalar) { a = a &+ b }
  public static func &-= (a: inout Self, b: Scalar) { a = a &- b }
  public static func &*= (a: inout Self, b: Scalar) { a = a &* b }
  public static func random<T: RandomNumberGenerator>(in range: Range<Scalar>, using generator: inout T) -> Self {
    var result = Self(repeating: 0)
    for index in result.indices { result[index] = Scalar.random(in: range, using: &generator) }
    return result
  }
}

extension SIMD where Scalar: FloatingPoint {
  public static var zero: Self { Self(repeating: 0) }
  public static var one: Self { Self(repeating: 1) }
  public func sum() -> Scalar { indices.dropFirst().reduce(self[0]) { $0 + self[$1] } }
  public static func + (a: Self, b: Self) -> Self { a._each(b) { $0 + $1 } }
  public static func - (a: Self, b: Self) -> Self { a._each(b) { $0 - $1 } }
  public static func * (a: Self, b: Self) -> Self { a._each(b) { $0 * $1 } }
  public static func / (a: Self, b: Self) -> Self { a._each(b) { $0 / $1 } }
  public static prefix func - (a: Self) -> Self { a._each { -$0 } }
  public static func + (a: Self, b: Scalar) -> Self { a + Self(repeating: b) }
  public static func - (a: Self, b: Scalar) -> Self { a - Self(repeating: b) }
  public static func * (a: Self, b: Scalar) -> Self { a * Self(repeating: b) }
  public static func / (a: Self, b: Scalar) -> Self { a / Self(repeating: b) }
  public static func + (a: Scalar, b: Self) -> Self { Self(repeating: a) + b }
  public static func - (a: Scalar, b: Self) -> Self { Self(repeating: a) - b }
  public static func * (a: Scalar, b: Self) -> Self { Self(repeating: a) * b }
  public static func / (a: Scalar, b: Self) -> Self { Self(repeating: a) / b }
  public static func += (a: inout Self, b: Self) { a = a + b }
  public static func -= (a: inout Self, b: Self) { a = a - b }
  public static func *= (a: inout Self, b: Self) { a = a * b }
  public static func /= (a: inout Self, b: Self) { a = a / b }
  public static func += (a: inout Self, b: Scalar) { a = a + b }
  public static func -= (a: inout Self, b: Scalar) { a = a - b }
  public static func *= (a: inout Self, b: Scalar) { a = a * b }
  public static func /= (a: inout Self, b: Scalar) { a = a / b }
  public func squareRoot() -> Self { _each { $0.squareRoot() } }
  public func rounded(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Self {
    _each { $0.rounded(rule) }
  }
  public func addingProduct(_ a: Self, _ b: Self) -> Self { self + a * b }
}

public struct SIMD2<Scalar: SIMDScalar>: SIMD {
  public typealias ArrayLiteralElement = Scalar
  public var x: Scalar
  public var y: Scalar

  public init(x: Scalar, y: Scalar) { (self.x, self.y) = (x, y) }
  public init(_ v0: Scalar, _ v1: Scalar) { (x, y) = (v0, v1) }
  public init(repeating value: Scalar) { (x, y) = (value, value) }
  public static var scalarCount: Int { 2 }
  public subscript(index: Int) -> Scalar {
    get {
      switch index {
      case 0: return x
      case 1: return y
      default: fatalError("Index out of range")
      }
    }
    set {
      switch index {
      case 0: x = newValue
      case 1: y = newValue
      default: fatalError("Index out of range")
      }
    }
  }
}

extension SIMD2 where Scalar: BinaryInteger {
  public init<Other: BinaryInteger & SIMDScalar>(truncatingIfNeeded other: SIMD2<Other>) {
    self.init(Scalar(truncatingIfNeeded: other.x), Scalar(truncatingIfNeeded: other.y))
  }
}

extension SIMD2 where Scalar: BinaryFloatingPoint {
  public init<Other: BinaryInteger & SIMDScalar>(_ other: SIMD2<Other>) {
    self.init(Scalar(other.x), Scalar(other.y))
  }
  public init<Other: BinaryFloatingPoint & SIMDScalar>(_ other: SIMD2<Other>) {
    self.init(Scalar(other.x), Scalar(other.y))
  }
}

public struct SIMD3<Scalar: SIMDScalar>: SIMD {
  public typealias ArrayLiteralElement = Scalar
  public var x: Scalar
  public var y: Scalar
  public var z: Scalar

  public init(x: Scalar, y: Scalar, z: Scalar) { (self.x, self.y, self.z) = (x, y, z) }
  public init(_ v0: Scalar, _ v1: Scalar, _ v2: Scalar) { (x, y, z) = (v0, v1, v2) }
  public init(repeating value: Scalar) { (x, y, z) = (value, value, value) }
  public init(_ xy: SIMD2<Scalar>, _ z: Scalar) { (x, y, self.z) = (xy.x, xy.y, z) }
  public static var scalarCount: Int { 3 }
  public subscript(index: Int) -> Scalar {
    get {
      switch index {
      case 0: return x
      case 1: return y
      case 2: return z
      default: fatalError("Index out of range")
      }
    }
    set {
      switch index {
      case 0: x = newValue
      case 1: y = newValue
      case 2: z = newValue
      default: fatalError("Index out of range")
      }
    }
  }
}

extension SIMD3 where Scalar: BinaryInteger {
  public init<Other: BinaryInteger & SIMDScalar>(truncatingIfNeeded other: SIMD3<Other>) {
    self.init(
      Scalar(truncatingIfNeeded: other.x), Scalar(truncatingIfNeeded: other.y), Scalar(truncatingIfNeeded: other.z))
  }
}

extension SIMD3 where Scalar: BinaryFloatingPoint {
  public init<Other: BinaryInteger & SIMDScalar>(_ other: SIMD3<Other>) {
    self.init(Scalar(other.x), Scalar(other.y), Scalar(other.z))
  }
  public init<Other: BinaryFloatingPoint & SIMDScalar>(_ other: SIMD3<Other>) {
    self.init(Scalar(other.x), Scalar(other.y), Scalar(other.z))
  }
}

public struct SIMD4<Scalar: SIMDScalar>: SIMD {
  public typealias ArrayLiteralElement = Scalar
  public var x: Scalar
  public var y: Scalar
  public var z: Scalar
  public var w: Scalar

  public init(x: Scalar, y: Scalar, z: Scalar, w: Scalar) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
  public init(_ v0: Scalar, _ v1: Scalar, _ v2: Scalar, _ v3: Scalar) { (x, y, z, w) = (v0, v1, v2, v3) }
  public init(repeating value: Scalar) { (x, y, z, w) = (value, value, value, value) }
  public init(_ xyz: SIMD3<Scalar>, _ w: Scalar) { (x, y, z, self.w) = (xyz.x, xyz.y, xyz.z, w) }
  public init(lowHalf: SIMD2<Scalar>, highHalf: SIMD2<Scalar>) {
    (x, y, z, w) = (lowHalf.x, lowHalf.y, highHalf.x, highHalf.y)
  }
  public var lowHalf: SIMD2<Scalar> {
    get { SIMD2(x, y) }
    set { (x, y) = (newValue.x, newValue.y) }
  }
  public var highHalf: SIMD2<Scalar> {
    get { SIMD2(z, w) }
    set { (z, w) = (newValue.x, newValue.y) }
  }
  public static var scalarCount: Int { 4 }
  public subscript(index: Int) -> Scalar {
    get {
      switch index {
      case 0: return x
      case 1: return y
      case 2: return z
      case 3: return w
      default: fatalError("Index out of range")
      }
    }
    set {
      switch index {
      case 0: x = newValue
      case 1: y = newValue
      case 2: z = newValue
      case 3: w = newValue
      default: fatalError("Index out of range")
      }
    }
  }
}

extension SIMD4 where Scalar: BinaryInteger {
  public init<Other: BinaryInteger & SIMDScalar>(truncatingIfNeeded other: SIMD4<Other>) {
    self.init(
      Scalar(truncatingIfNeeded: other.x), Scalar(truncatingIfNeeded: other.y), Scalar(truncatingIfNeeded: other.z),
      Scalar(truncatingIfNeeded: other.w))
  }
}

extension SIMD4 where Scalar: BinaryFloatingPoint {
  public init<Other: BinaryInteger & SIMDScalar>(_ other: SIMD4<Other>) {
    self.init(Scalar(other.x), Scalar(other.y), Scalar(other.z), Scalar(other.w))
  }
  public init<Other: BinaryFloatingPoint & SIMDScalar>(_ other: SIMD4<Other>) {
    self.init(Scalar(other.x), Scalar(other.y), Scalar(other.z), Scalar(other.w))
  }
}
