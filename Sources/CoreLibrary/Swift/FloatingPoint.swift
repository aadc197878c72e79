// The protocols of numbers with a fraction.

public enum FloatingPointSign: Int {
  case plus
  case minus
}

public enum FloatingPointClassification: Equatable, Hashable {
  case signalingNaN
  case quietNaN
  case negativeInfinity
  case negativeNormal
  case negativeSubnormal
  case negativeZero
  case positiveZero
  case positiveSubnormal
  case positiveNormal
  case positiveInfinity
}

public enum FloatingPointRoundingRule: Equatable, Hashable {
  case toNearestOrAwayFromZero
  case toNearestOrEven
  case up
  case down
  case towardZero
  case awayFromZero

  var _code: Int {
    switch self {
    case .toNearestOrAwayFromZero: return 0
    case .toNearestOrEven: return 1
    case .up: return 2
    case .down: return 3
    case .towardZero: return 4
    case .awayFromZero: return 5
    }
  }
}

/// A number with a fraction, as far as its digits go.
public protocol FloatingPoint: Hashable, SignedNumeric, Strideable where Magnitude == Self {
  associatedtype Exponent: SignedInteger
  init(sign: FloatingPointSign, exponent: Exponent, significand: Self)
  init(signOf: Self, magnitudeOf: Self)
  init(_ value: Int)
  init<Source: BinaryInteger>(_ value: Source)
  init?<Source: BinaryInteger>(exactly value: Source)
  static var radix: Int { get }
  /// No number: it is equal to nothing, itself included.
  static var nan: Self { get }
  /// Greater than every number.
  static var infinity: Self { get }
  static var greatestFiniteMagnitude: Self { get }
  static var leastNormalMagnitude: Self { get }
  static var leastNonzeroMagnitude: Self { get }
  static var ulpOfOne: Self { get }
  /// The circumference of a circle whose diameter is 1.
  static var pi: Self { get }
  var ulp: Self { get }
  /// Whether the number is negative.
  var sign: FloatingPointSign { get }
  var exponent: Exponent { get }
  var significand: Self { get }
  static func / (lhs: Self, rhs: Self) -> Self
  static func /= (lhs: inout Self, rhs: Self)
  /// What a division leaves whose result is the nearest whole number.
  func remainder(dividingBy other: Self) -> Self
  mutating func formRemainder(dividingBy other: Self)
  /// What a division leaves whose result has no fraction.
  func truncatingRemainder(dividingBy other: Self) -> Self
  mutating func formTruncatingRemainder(dividingBy other: Self)
  /// The square root.
  func squareRoot() -> Self
  mutating func formSquareRoot()
  func addingProduct(_ lhs: Self, _ rhs: Self) -> Self
  mutating func addProduct(_ lhs: Self, _ rhs: Self)
  static func minimum(_ x: Self, _ y: Self) -> Self
  static func maximum(_ x: Self, _ y: Self) -> Self
  static func minimumMagnitude(_ x: Self, _ y: Self) -> Self
  static func maximumMagnitude(_ x: Self, _ y: Self) -> Self
  /// The number without its fraction: the nearest one, or as the rule says.
  func rounded(_ rule: FloatingPointRoundingRule) -> Self
  /// Takes the fraction away: to the nearest whole number, or as the rule says.
  mutating func round(_ rule: FloatingPointRoundingRule)
  /// The next greater number there is.
  var nextUp: Self { get }
  /// The next smaller number there is.
  var nextDown: Self { get }
  func isEqual(to other: Self) -> Bool
  func isLess(than other: Self) -> Bool
  func isLessThanOrEqualTo(_ other: Self) -> Bool
  func isTotallyOrdered(belowOrEqualTo other: Self) -> Bool
  var isNormal: Bool { get }
  /// Whether it is a number, and not infinite.
  var isFinite: Bool { get }
  /// Whether it is 0, with whichever sign.
  var isZero: Bool { get }
  var isSubnormal: Bool { get }
  /// Whether it is greater or smaller than every number.
  var isInfinite: Bool { get }
  /// Whether it is no number at all, as 0 divided by 0 is.
  var isNaN: Bool { get }
  var isSignalingNaN: Bool { get }
  var floatingPointClass: FloatingPointClassification { get }
  var isCanonical: Bool { get }
}

extension FloatingPoint {
  public init(signOf: Self, magnitudeOf: Self) { self = signOf.sign == magnitudeOf.sign ? magnitudeOf : -magnitudeOf }

  public static var radix: Int { 2 }
  public mutating func formRemainder(dividingBy other: Self) { self = remainder(dividingBy: other) }
  public mutating func formTruncatingRemainder(dividingBy other: Self) {
    self = truncatingRemainder(dividingBy: other)
  }
  public mutating func formSquareRoot() { self = squareRoot() }
  public mutating func addProduct(_ lhs: Self, _ rhs: Self) { self = addingProduct(lhs, rhs) }
  /// The number without its fraction: the nearest one, or as the rule says.
  public func rounded() -> Self { rounded(.toNearestOrAwayFromZero) }
  /// Takes the fraction away: to the nearest whole number, or as the rule says.
  public mutating func round(_ rule: FloatingPointRoundingRule) { self = rounded(rule) }
  /// Takes the fraction away: to the nearest whole number, or as the rule says.
  public mutating func round() { self = rounded(.toNearestOrAwayFromZero) }
  /// The next smaller number there is.
  public var nextDown: Self { -(-self).nextUp }

  public static func minimum(_ x: Self, _ y: Self) -> Self { x <= y || y.isNaN ? x : y }
  public static func maximum(_ x: Self, _ y: Self) -> Self { x > y || y.isNaN ? x : y }
  public static func minimumMagnitude(_ x: Self, _ y: Self) -> Self {
    x.magnitude <= y.magnitude || y.isNaN ? x : y
  }
  public static func maximumMagnitude(_ x: Self, _ y: Self) -> Self {
    x.magnitude > y.magnitude || y.isNaN ? x : y
  }

  public func isEqual(to other: Self) -> Bool { self == other }
  public func isLess(than other: Self) -> Bool { self < other }
  public func isLessThanOrEqualTo(_ other: Self) -> Bool { self <= other }

  /// Whether it is no number at all, as 0 divided by 0 is.
  public var isNaN: Bool { self != self }
  /// Whether it is greater or smaller than every number.
  public var isInfinite: Bool { magnitude == Self.infinity }
  /// Whether it is a number, and not infinite.
  public var isFinite: Bool { magnitude < Self.infinity }
  /// Whether it is 0, with whichever sign.
  public var isZero: Bool { self == 0 }
  public var isNormal: Bool { isFinite && magnitude >= Self.leastNormalMagnitude }
  public var isSubnormal: Bool { self != 0 && magnitude < Self.leastNormalMagnitude }
  public var isSignalingNaN: Bool { false }
  public var isCanonical: Bool { true }

  public var floatingPointClass: FloatingPointClassification {
    if isNaN { return isSignalingNaN ? .signalingNaN : .quietNaN }
    let isNegative = sign == .minus
    if isInfinite { return isNegative ? .negativeInfinity : .positiveInfinity }
    if isZero { return isNegative ? .negativeZero : .positiveZero }
    if isSubnormal { return isNegative ? .negativeSubnormal : .positiveSubnormal }
    return isNegative ? .negativeNormal : .positiveNormal
  }
}

/// A number with a fraction, kept in binary.
public protocol BinaryFloatingPoint: ExpressibleByFloatLiteral, FloatingPoint {
  associatedtype RawSignificand: UnsignedInteger
  associatedtype RawExponent: UnsignedInteger
  init(sign: FloatingPointSign, exponentBitPattern: RawExponent, significandBitPattern: RawSignificand)
  init(_ value: Float)
  init(_ value: Double)
  init<Source: BinaryFloatingPoint>(_ value: Source)
  init?<Source: BinaryFloatingPoint>(exactly value: Source)
  static var exponentBitCount: Int { get }
  static var significandBitCount: Int { get }
  var exponentBitPattern: RawExponent { get }
  var significandBitPattern: RawSignificand { get }
  var binade: Self { get }
  var significandWidth: Int { get }
  /// The same number with 64 bits; the library's own way between the types.
  var _double: Double { get }
}

extension BinaryFloatingPoint {
  public init<Source: BinaryFloatingPoint>(_ value: Source) { self.init(value._double) }
  public init?<Source: BinaryFloatingPoint>(exactly value: Source) {
    self.init(value._double)
    if _double != value._double { return nil }
  }

  /// By sign first, then as the bits of a non-negative number are.
  public func isTotallyOrdered(belowOrEqualTo other: Self) -> Bool {
    _double._orderedBits <= other._double._orderedBits
  }

  /// How many bits the fraction really needs.
  public var significandWidth: Int {
    if self == 0 || !isFinite { return -1 }
    return 52 - Int(significand._double.significandBitPattern | 4_503_599_627_370_496).trailingZeroBitCount
  }
  public var binade: Self {
    if self == 0 || isNaN { return self }
    if isInfinite { return Self.nan }
    return Self(sign: sign, exponent: exponent, significand: 1)
  }
}

extension Double {
  var _orderedBits: Int {
    let bits = _toBits()
    return bits < 0 ? bits ^ Int.max : bits
  }
}
