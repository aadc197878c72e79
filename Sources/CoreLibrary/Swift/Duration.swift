// Lengths of time.

/// What lies between two instants of a clock.
public protocol DurationProtocol: AdditiveArithmetic, Comparable {
  static func / (lhs: Self, rhs: Int) -> Self
  static func /= (lhs: inout Self, rhs: Int)
  static func * (lhs: Self, rhs: Int) -> Self
  static func *= (lhs: inout Self, rhs: Int)
  static func / (lhs: Self, rhs: Self) -> Double
}

extension DurationProtocol {
  public static func /= (lhs: inout Self, rhs: Int) { lhs = lhs / rhs }
  public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }
}

/// Seconds and attoseconds, of which 10¹⁸ make a second. Neither is below zero where the other is above it.
public struct Duration: Hashable, _Unreflected {
  let _seconds: Int
  let _attoseconds: Int

  /// Both of the same sign, and less than a second of attoseconds.
  init(_seconds: Int, _attoseconds: Int) {
    self._seconds = _seconds
    self._attoseconds = _attoseconds
  }

  public init(secondsComponent: Int64, attosecondsComponent: Int64) {
    let (carry, attoseconds) = Int(attosecondsComponent).quotientAndRemainder(dividingBy: 1_000_000_000_000_000_000)
    let whole = Duration(_seconds: Int(secondsComponent), _attoseconds: 0)
    self = whole + Duration(_seconds: carry, _attoseconds: attoseconds)
  }

  public var components: (seconds: Int64, attoseconds: Int64) {
    (seconds: Int64(_seconds), attoseconds: Int64(_attoseconds))
  }

  /// A number of 128 bits, of something that a second has so many of.
  init(_count: (high: Int, low: UInt), perSecond: Int) {
    let (seconds, rest) = perSecond.dividingFullWidth(_count)
    _seconds = seconds
    _attoseconds = rest * (1_000_000_000_000_000_000 / perSecond)
  }

  /// Likewise, without what is behind the point.
  init(_count: Double, perSecond: Int) {
    let size = _count.magnitude.rounded(.towardZero)
    let high = (size / 18_446_744_073_709_551_616).rounded(.towardZero)
    let low = UInt(size - high * 18_446_744_073_709_551_616)
    let duration = Duration(_count: (high: Int(high), low: low), perSecond: perSecond)
    self = _count < 0 ? .zero - duration : duration
  }

  /// Likewise, to the nearest attosecond. What is before the point is not rounded.
  static func _rounded(_ count: Double, perSecond: Int) -> Duration {
    let whole = count.rounded(.towardZero)
    let part = (count - whole) * Double(1_000_000_000_000_000_000 / perSecond)
    let duration = Duration(_seconds: 0, _attoseconds: Int(part.rounded()))
    return Duration(_count: whole, perSecond: perSecond) + duration
  }

  /// A whole number of up to 64 bits as one of 128.
  static func _wide<T: BinaryInteger>(_ value: T) -> (high: Int, low: UInt) {
    (high: value < 0 ? -1 : 0, low: UInt(truncatingIfNeeded: value))
  }

  static func _sum(_ lhs: (high: Int, low: UInt), _ rhs: Int) -> (high: Int, low: UInt) {
    let (low, carries) = lhs.low.addingReportingOverflow(UInt(bitPattern: rhs))
    return (high: lhs.high + (rhs < 0 ? -1 : 0) + (carries ? 1 : 0), low: low)
  }

  /// All of it in attoseconds, in 128 bits.
  var _total: (high: Int, low: UInt) {
    Duration._sum(_seconds.multipliedFullWidth(by: 1_000_000_000_000_000_000), _attoseconds)
  }

  /// The same, rounded once.
  var _totalAsDouble: Double {
    if _seconds == 0 { return Double(_attoseconds) }
    var (high, low) = _total
    let isNegative = high < 0
    if isNegative {
      low = 0 &- low
      high = ~high + (low == 0 ? 1 : 0)
    }
    let shift = high.leadingZeroBitCount
    var top = UInt(high) << shift | low >> (64 - shift)
    // The last bit stands for all that are cut off: what lies half-way between two numbers is told from what does not.
    if low << shift != 0 { top |= 1 }
    let size = Double(sign: .plus, exponent: 64 - shift, significand: Double(top))
    return isNegative ? -size : size
  }
}

extension Duration {
  public static func seconds<T: BinaryInteger>(_ seconds: T) -> Duration {
    Duration(_seconds: Int(seconds), _attoseconds: 0)
  }
  public static func seconds(_ seconds: Double) -> Duration { _rounded(seconds, perSecond: 1) }
  public static func milliseconds<T: BinaryInteger>(_ milliseconds: T) -> Duration {
    Duration(_count: _wide(milliseconds), perSecond: 1000)
  }
  public static func milliseconds(_ milliseconds: Double) -> Duration { _rounded(milliseconds, perSecond: 1000) }
  public static func microseconds<T: BinaryInteger>(_ microseconds: T) -> Duration {
    Duration(_count: _wide(microseconds), perSecond: 1_000_000)
  }
  public static func microseconds(_ microseconds: Double) -> Duration { _rounded(microseconds, perSecond: 1_000_000) }
  public static func nanoseconds<T: BinaryInteger>(_ nanoseconds: T) -> Duration {
    Duration(_count: _wide(nanoseconds), perSecond: 1_000_000_000)
  }
  public static func nanoseconds(_ nanoseconds: Double) -> Duration { _rounded(nanoseconds, perSecond: 1_000_000_000) }

  /// Without what is less than a nanosecond; the nearest that there is, where it is too long for that.
  var _wholeNanoseconds: Int {
    let (nanoseconds, isTooLong) = _seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (result, overflows) = nanoseconds.addingReportingOverflow(_attoseconds / 1_000_000_000)
    return isTooLong || overflows ? (_seconds < 0 ? Int.min : Int.max) : result
  }
}

extension Duration: Comparable {
  public static func < (lhs: Duration, rhs: Duration) -> Bool {
    lhs._seconds == rhs._seconds ? lhs._attoseconds < rhs._attoseconds : lhs._seconds < rhs._seconds
  }
}

extension Duration: AdditiveArithmetic {
  public static var zero: Duration { Duration(_seconds: 0, _attoseconds: 0) }

  public static func + (lhs: Duration, rhs: Duration) -> Duration {
    var seconds = lhs._seconds + rhs._seconds
    var attoseconds = lhs._attoseconds + rhs._attoseconds
    // A second is lent where the signs differ, and carried where there are too many attoseconds.
    if attoseconds < 0 && seconds > 0 || attoseconds <= -1_000_000_000_000_000_000 {
      seconds -= 1
      attoseconds += 1_000_000_000_000_000_000
    } else if attoseconds > 0 && seconds < 0 || attoseconds >= 1_000_000_000_000_000_000 {
      seconds += 1
      attoseconds -= 1_000_000_000_000_000_000
    }
    return Duration(_seconds: seconds, _attoseconds: attoseconds)
  }
  public static func - (lhs: Duration, rhs: Duration) -> Duration {
    lhs + Duration(_seconds: -rhs._seconds, _attoseconds: -rhs._attoseconds)
  }
  public static func += (lhs: inout Duration, rhs: Duration) { lhs = lhs + rhs }
  public static func -= (lhs: inout Duration, rhs: Duration) { lhs = lhs - rhs }
}

extension Duration: DurationProtocol {}
extension Duration {
  public static func / (lhs: Duration, rhs: Double) -> Duration {
    Duration(_count: lhs._totalAsDouble / rhs, perSecond: 1_000_000_000_000_000_000)
  }
  public static func /= (lhs: inout Duration, rhs: Double) { lhs = lhs / rhs }
  public static func / <T: BinaryInteger>(lhs: Duration, rhs: T) -> Duration {
    let divisor = Int(rhs)
    let (seconds, rest) = lhs._seconds.quotientAndRemainder(dividingBy: divisor)
    let left = _sum(rest.multipliedFullWidth(by: 1_000_000_000_000_000_000), lhs._attoseconds)
    return Duration(_seconds: seconds, _attoseconds: divisor.dividingFullWidth(left).quotient)
  }
  public static func /= <T: BinaryInteger>(lhs: inout Duration, rhs: T) { lhs = lhs / rhs }
  public static func / (lhs: Duration, rhs: Duration) -> Double { lhs._totalAsDouble / rhs._totalAsDouble }
  public static func * (lhs: Duration, rhs: Double) -> Duration {
    Duration(_count: lhs._totalAsDouble * rhs, perSecond: 1_000_000_000_000_000_000)
  }
  public static func * <T: BinaryInteger>(lhs: Duration, rhs: T) -> Duration {
    let factor = Int(rhs)
    let attoseconds = lhs._attoseconds.multipliedFullWidth(by: factor)
    return Duration(_seconds: lhs._seconds * factor, _attoseconds: 0)
      + Duration(_count: attoseconds, perSecond: 1_000_000_000_000_000_000)
  }
  public static func *= <T: BinaryInteger>(lhs: inout Duration, rhs: T) { lhs = lhs * rhs }
}

extension Duration: CustomStringConvertible {
  public var description: String { "\(_totalAsDouble / 1_000_000_000_000_000_000) seconds" }
}

extension Duration: Codable {
  /// The upper and the lower half of the attoseconds' 128 bits.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let high = try container.decode(Int64.self)
    let low = try container.decode(UInt64.self)
    self.init(_count: (high: Int(high), low: UInt(low)), perSecond: 1_000_000_000_000_000_000)
  }
  public func encode(to encoder: any Encoder) throws {
    let (high, low) = _total
    var container = encoder.unkeyedContainer()
    try container.encode(Int64(high))
    try container.encode(UInt64(low))
  }
}
