// The protocols of numbers, as far as the types need them.

/// A type whose values can be added and subtracted, with a zero.
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

/// A type whose values can be multiplied as well.
public protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
  associatedtype Magnitude: Comparable, Numeric
  init?<T: BinaryInteger>(exactly source: T)
  /// The number without its sign.
  var magnitude: Magnitude { get }
  static func * (lhs: Self, rhs: Self) -> Self
  static func *= (lhs: inout Self, rhs: Self)
}

/// A number that can be negated.
public protocol SignedNumeric: Numeric {
  static prefix func - (operand: Self) -> Self
  /// Makes the number its opposite.
  mutating func negate()
}

extension SignedNumeric {
  public static prefix func - (operand: Self) -> Self {
    var result = operand
    result.negate()
    return result
  }
  /// Makes the number its opposite.
  public mutating func negate() { self = 0 - self }
}

/// The distance without its sign.
public func abs<T: SignedNumeric & Comparable>(_ x: T) -> T { x < 0 ? -x : x }

/// A type whose values can be stepped through.
public protocol Strideable<Stride>: Comparable {
  associatedtype Stride: Comparable, SignedNumeric
  /// How far it is to another number.
  func distance(to other: Self) -> Stride
  /// The number so many further on.
  func advanced(by n: Stride) -> Self
  /// The value after this one on the way from `start`, and whether there is none.
  func _next(from start: Self, by stride: Stride, steps: Int) -> (Self, Bool)
}

extension Strideable {
  public static func < (x: Self, y: Self) -> Bool { x.distance(to: y) > 0 }
  public static func == (x: Self, y: Self) -> Bool { x.distance(to: y) == 0 }
  public func _next(from start: Self, by stride: Stride, steps: Int) -> (Self, Bool) {
    (advanced(by: stride), false)
  }
}

/// A whole number, of any width.
public protocol BinaryInteger: CustomStringConvertible, Hashable, Numeric, Strideable where Magnitude: BinaryInteger {
  associatedtype Words: RandomAccessCollection where Words.Element == UInt, Words.Index == Int
  static var isSigned: Bool { get }
  init<T: BinaryFloatingPoint>(_ source: T)
  init?<T: BinaryFloatingPoint>(exactly source: T)
  init<T: BinaryInteger>(_ source: T)
  init?<T: BinaryInteger>(exactly source: T)
  init<T: BinaryInteger>(truncatingIfNeeded source: T)
  init<T: BinaryInteger>(clamping source: T)
  var words: Words { get }
  /// How many bits the number has.
  var bitWidth: Int { get }
  /// How many bits are 0 behind the last that is 1.
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
  static func <<= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS)
  static func >> <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
  static func >>= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS)
  /// What a division gives, and what is left of it.
  func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)
  /// Whether a division by the other leaves nothing.
  func isMultiple(of other: Self) -> Bool
  /// -1, 0 or 1: whether the number is negative, zero or positive.
  func signum() -> Self
  /// The lowest 64 bits of the value, read as an `Int`; the library's own way between integer types.
  var _bits: Int { get }
  /// What those bits are of the value: 0 where they are all of it, 1 where they are if they are read without a sign. 2 and -2 say that it
  /// is beyond both, on which side of zero; only of these is `_reach & 2` not 0.
  var _reach: Int { get }
  init(_bits: Int)
}

extension BinaryInteger {
  public init() { self = 0 }
  /// What a division gives, and what is left of it.
  public func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self) {
    (quotient: self / rhs, remainder: self % rhs)
  }
  /// -1, 0 or 1: whether the number is negative, zero or positive.
  public func signum() -> Self { (self > (0 as Self) ? 1 : 0) - (self < (0 as Self) ? 1 : 0) }
}

// Numbers of different types are compared by what they are worth.
extension BinaryInteger {
  public static func == <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool {
    let reach = lhs._reach
    return lhs._bits == rhs._bits && reach == rhs._reach
      && (reach & 2 == 0 || lhs._compared(to: rhs) == 0)
  }
  public static func != <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool { !(lhs == rhs) }
  public static func < <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool {
    let (reach, other) = (lhs._reach, rhs._reach)
    if reach != other { return reach < other }
    return reach & 2 == 0 ? lhs._bits < rhs._bits : lhs._compared(to: rhs) < 0
  }
  public static func > <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool { rhs < lhs }
  public static func <= <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool { !(rhs < lhs) }
  public static func >= <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool { !(lhs < rhs) }
}

/// A whole number of so many bits, with a largest and a smallest.
public protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible
where Magnitude: FixedWidthInteger & UnsignedInteger, Stride: FixedWidthInteger & SignedInteger {
  init<T: BinaryInteger>(_clamping source: T)
  static var bitWidth: Int { get }
  static var max: Self { get }
  static var min: Self { get }
  func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
  func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
  func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
  func dividedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
  func remainderReportingOverflow(dividingBy rhs: Self) -> (partialValue: Self, overflow: Bool)
  func multipliedFullWidth(by other: Self) -> (high: Self, low: Magnitude)
  func dividingFullWidth(_ dividend: (high: Self, low: Magnitude)) -> (quotient: Self, remainder: Self)
  init(_truncatingBits bits: UInt)
  var nonzeroBitCount: Int { get }
  var leadingZeroBitCount: Int { get }
  var byteSwapped: Self { get }
  init(bigEndian value: Self)
  init(littleEndian value: Self)
  var bigEndian: Self { get }
  var littleEndian: Self { get }
  static func &+ (lhs: Self, rhs: Self) -> Self
  static func &- (lhs: Self, rhs: Self) -> Self
  static func &* (lhs: Self, rhs: Self) -> Self
  static func &<< (lhs: Self, rhs: Self) -> Self
  static func &<<= (lhs: inout Self, rhs: Self)
  static func &>> (lhs: Self, rhs: Self) -> Self
  static func &>>= (lhs: inout Self, rhs: Self)
  /// The number that a text of digits says.
  init?(_text: String, _radix: Int)
}

extension FixedWidthInteger {
  // Not members of the types themselves: `Int.init` as a value is `init(_:)`, which is. What clamping does differs by type all the same, so
  // that is asked of each.
  public init<T: BinaryInteger>(clamping source: T) { self.init(_clamping: source) }
  public init<T: BinaryInteger>(_clamping source: T) {
    self = source < Self.min ? Self.min : source > Self.max ? Self.max : Self(truncatingIfNeeded: source)
  }
  public init?<S: StringProtocol>(_ text: S, radix: Int = 10) { self.init(_text: text._string, _radix: radix) }
}

extension FixedWidthInteger {
  public static func <<= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS) { lhs = lhs << rhs }
  public static func >>= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS) { lhs = lhs >> rhs }
  public static func &+= (lhs: inout Self, rhs: Self) { lhs = lhs &+ rhs }
  public static func &-= (lhs: inout Self, rhs: Self) { lhs = lhs &- rhs }
  public static func &*= (lhs: inout Self, rhs: Self) { lhs = lhs &* rhs }
  public static func &<< <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Self {
    lhs &<< Self(truncatingIfNeeded: rhs)
  }
  public static func &>> <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Self {
    lhs &>> Self(truncatingIfNeeded: rhs)
  }
  public static func &<<= <Other: BinaryInteger>(lhs: inout Self, rhs: Other) { lhs = lhs &<< rhs }
  public static func &>>= <Other: BinaryInteger>(lhs: inout Self, rhs: Other) { lhs = lhs &>> rhs }
}

/// The types of this library: what they say is in 64 bits.
public protocol _WordInteger: FixedWidthInteger {
  init(_ source: Double)
  init?(exactly source: Double)
}

extension _WordInteger {
  public init<T: BinaryFloatingPoint>(_ source: T) { self.init(source._double) }
  public init?<T: BinaryFloatingPoint>(exactly source: T) { self.init(exactly: source._double) }
  public init<T: BinaryInteger>(truncatingIfNeeded source: T) { self.init(_bits: source._bits) }
  public init(_truncatingBits bits: UInt) { self.init(_bits: bits._bits) }
  public var _reach: Int { 0 }
  public static func &+ (lhs: Self, rhs: Self) -> Self { Self(_bits: lhs._bits &+ rhs._bits) }
  public static func &- (lhs: Self, rhs: Self) -> Self { Self(_bits: lhs._bits &- rhs._bits) }
  public static func &* (lhs: Self, rhs: Self) -> Self { Self(_bits: lhs._bits &* rhs._bits) }
  /// Whether a division by the other leaves nothing.
  public func isMultiple(of other: Self) -> Bool {
    if other == 0 { return self == 0 }
    // The smallest number has no opposite, so that a division by -1 could trap.
    return Self.isSigned && other._bits == -1 || self % other == 0
  }
}

/// A whole number of another width.
public func numericCast<T: BinaryInteger, U: BinaryInteger>(_ x: T) -> U { U(x) }

/// A whole number that can be negative.
public protocol SignedInteger: BinaryInteger, SignedNumeric {}
/// A whole number that is never negative.
public protocol UnsignedInteger: BinaryInteger {}
