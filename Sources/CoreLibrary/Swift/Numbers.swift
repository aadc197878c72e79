// The protocols of numbers, as far as the types need them.

public protocol AdditiveArithmetic: Equatable {
  static var zero: Self { get }
  static func + (lhs: Self, rhs: Self) -> Self
  static func += (lhs: inout Self, rhs: Self)
  static func - (lhs: Self, rhs: Self) -> Self
  static func -= (lhs: inout Self, rhs: Self)
}

extension AdditiveArithmetic {
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  public static prefix func + (x: Self) -> Self { x }
}

extension AdditiveArithmetic where Self: ExpressibleByIntegerLiteral {
  public static var zero: Self { 0 }
}

public protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
  associatedtype Magnitude: Comparable, Numeric
  init?<T: BinaryInteger>(exactly source: T)
  var magnitude: Magnitude { get }
  static func * (lhs: Self, rhs: Self) -> Self
  static func *= (lhs: inout Self, rhs: Self)
}

public protocol SignedNumeric: Numeric {
  static prefix func - (operand: Self) -> Self
  mutating func negate()
}

extension SignedNumeric {
  public static prefix func - (operand: Self) -> Self {
    var result = operand
    result.negate()
    return result
  }
  public mutating func negate() { self = 0 - self }
}

/// The distance without its sign.
public func abs<T: SignedNumeric & Comparable>(_ x: T) -> T { x < 0 ? -x : x }

/// A type whose values can be stepped through.
public protocol Strideable<Stride>: Comparable {
  associatedtype Stride: Comparable, SignedNumeric
  func distance(to other: Self) -> Stride
  func advanced(by n: Stride) -> Self
}

extension Strideable {
  public static func < (x: Self, y: Self) -> Bool { x.distance(to: y) > 0 }
  public static func == (x: Self, y: Self) -> Bool { x.distance(to: y) == 0 }
}

public protocol BinaryInteger: CustomStringConvertible, Hashable, Numeric, Strideable {
  static var isSigned: Bool { get }
  init<T: BinaryInteger>(_ source: T)
  init?<T: BinaryInteger>(exactly source: T)
  init<T: BinaryInteger>(truncatingIfNeeded source: T)
  init<T: BinaryInteger>(clamping source: T)
  var bitWidth: Int { get }
  var trailingZeroBitCount: Int { get }
  static func / (lhs: Self, rhs: Self) -> Self
  static func /= (lhs: inout Self, rhs: Self)
  static func % (lhs: Self, rhs: Self) -> Self
  static func %= (lhs: inout Self, rhs: Self)
  static prefix func ~ (x: Self) -> Self
  static func & (lhs: Self, rhs: Self) -> Self
  static func &= (lhs: inout Self, rhs: Self)
  static func | (lhs: Self, rhs: Self) -> Self
  static func |= (lhs: inout Self, rhs: Self)
  static func ^ (lhs: Self, rhs: Self) -> Self
  static func ^= (lhs: inout Self, rhs: Self)
  static func << <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
  static func >> <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
  func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)
  func isMultiple(of other: Self) -> Bool
  func signum() -> Self
  /// The value in 64 bits, read as an `Int`; the library's own way between integer types.
  var _bits: Int { get }
  init(_bits: Int)
}

extension BinaryInteger {
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
  public static func /= (lhs: inout Self, rhs: Self) { lhs = lhs / rhs }
  public static func %= (lhs: inout Self, rhs: Self) { lhs = lhs % rhs }
  public static func &= (lhs: inout Self, rhs: Self) { lhs = lhs & rhs }
  public static func |= (lhs: inout Self, rhs: Self) { lhs = lhs | rhs }
  public static func ^= (lhs: inout Self, rhs: Self) { lhs = lhs ^ rhs }
  public static func <<= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS) { lhs = lhs << rhs }
  public static func >>= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS) { lhs = lhs >> rhs }
  public func isMultiple(of other: Self) -> Bool { other == 0 ? self == 0 : self % other == 0 }
  public func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self) {
    (quotient: self / rhs, remainder: self % rhs)
  }
  public func signum() -> Self {
    if self == 0 { return 0 }
    return self > 0 ? 1 : 0 - 1
  }
}

public protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible {
  static var bitWidth: Int { get }
  static var max: Self { get }
  static var min: Self { get }
  func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
  func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
  func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
  var nonzeroBitCount: Int { get }
  var leadingZeroBitCount: Int { get }
  static func &+ (lhs: Self, rhs: Self) -> Self
  static func &- (lhs: Self, rhs: Self) -> Self
  static func &* (lhs: Self, rhs: Self) -> Self
  static func &<< (lhs: Self, rhs: Self) -> Self
  static func &>> (lhs: Self, rhs: Self) -> Self
  init?<S: StringProtocol>(_ text: S, radix: Int)
}

extension FixedWidthInteger {
  public static func &+= (lhs: inout Self, rhs: Self) { lhs = lhs &+ rhs }
  public static func &-= (lhs: inout Self, rhs: Self) { lhs = lhs &- rhs }
  public static func &*= (lhs: inout Self, rhs: Self) { lhs = lhs &* rhs }
}

public protocol SignedInteger: BinaryInteger, SignedNumeric {}
public protocol UnsignedInteger: BinaryInteger {}

public enum FloatingPointSign: Int {
  case plus
  case minus
}

public enum FloatingPointRoundingRule {
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

public protocol FloatingPoint: Hashable, SignedNumeric, Strideable {
  init(_ value: Int)
  static var nan: Self { get }
  static var infinity: Self { get }
  static var greatestFiniteMagnitude: Self { get }
  static var pi: Self { get }
  var sign: FloatingPointSign { get }
  static func / (lhs: Self, rhs: Self) -> Self
  static func /= (lhs: inout Self, rhs: Self)
  func truncatingRemainder(dividingBy other: Self) -> Self
  func squareRoot() -> Self
  func rounded(_ rule: FloatingPointRoundingRule) -> Self
  var isNaN: Bool { get }
  var isInfinite: Bool { get }
  var isFinite: Bool { get }
  var isZero: Bool { get }
}

extension FloatingPoint {
  public func rounded() -> Self { rounded(.toNearestOrAwayFromZero) }
  public mutating func round(_ rule: FloatingPointRoundingRule) { self = rounded(rule) }
  public mutating func round() { self = rounded() }
  public mutating func formSquareRoot() { self = squareRoot() }
  public mutating func formTruncatingRemainder(dividingBy other: Self) {
    self = truncatingRemainder(dividingBy: other)
  }
  public static func minimum(_ x: Self, _ y: Self) -> Self { x <= y || y.isNaN ? x : y }
  public static func maximum(_ x: Self, _ y: Self) -> Self { x > y || y.isNaN ? x : y }
}

public protocol BinaryFloatingPoint: ExpressibleByFloatLiteral, FloatingPoint {}
