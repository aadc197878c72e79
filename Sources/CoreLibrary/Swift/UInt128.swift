/// A whole number of 128 bits without a sign.
public struct UInt128: FixedWidthInteger, UnsignedInteger, CustomReflectable {
  var _high: UInt64
  var _low: UInt64

  init(_high: UInt64, _low: UInt64) {
    self._high = _high
    self._low = _low
  }
  public init(integerLiteral value: Int) { self.init(truncatingIfNeeded: value) }
  /// A literal of more than 64 bits.
  public init(_digits: String) { self.init(_digits)! }
  public init(_truncatingBits bits: UInt) { self.init(_high: 0, _low: UInt64(bits)) }
  public init(bitPattern: Int128) { self = bitPattern._pattern }
  public init<T: BinaryInteger>(truncatingIfNeeded source: T) {
    switch source._reach {
    case 0: self.init(_high: source._bits < 0 ? UInt64.max : 0, _low: UInt64(_bits: source._bits))
    case 1: self.init(_high: 0, _low: UInt64(_bits: source._bits))
    default:
      let words = source.words
      let next = words.startIndex + 1
      let rest = source < (0 as T) ? UInt64.max : 0
      self.init(_high: words.count > 1 ? UInt64(words[next]) : rest, _low: UInt64(_bits: source._bits))
    }
  }

  public typealias Words = [UInt]
  public var words: [UInt] { [UInt(_low), UInt(_high)] }
  public var _bits: Int { _low._bits }
  public var _reach: Int { _high != 0 ? 2 : _low._bits < 0 ? 1 : 0 }
  /// How many bits a number has.
  public static var bitWidth: Int { 128 }
  /// The greatest number that there is of the type.
  public static var max: UInt128 { UInt128(_high: UInt64.max, _low: UInt64.max) }
  /// The smallest number that there is of the type.
  public static var min: UInt128 { UInt128(_high: 0, _low: 0) }

  public func addingReportingOverflow(_ rhs: UInt128) -> (partialValue: UInt128, overflow: Bool) {
    let (low, carries) = _low.addingReportingOverflow(rhs._low)
    let (high, isBeyond) = _high.addingReportingOverflow(rhs._high)
    let (sum, isBeyondToo) = high.addingReportingOverflow(carries ? 1 : 0)
    return (partialValue: UInt128(_high: sum, _low: low), overflow: isBeyond || isBeyondToo)
  }
  public func subtractingReportingOverflow(_ rhs: UInt128) -> (partialValue: UInt128, overflow: Bool) {
    let (low, borrows) = _low.subtractingReportingOverflow(rhs._low)
    let (high, isBeyond) = _high.subtractingReportingOverflow(rhs._high)
    let (difference, isBeyondToo) = high.subtractingReportingOverflow(borrows ? 1 : 0)
    return (partialValue: UInt128(_high: difference, _low: low), overflow: isBeyond || isBeyondToo)
  }
  public func multipliedReportingOverflow(by rhs: UInt128) -> (partialValue: UInt128, overflow: Bool) {
    let whole = _low.multipliedFullWidth(by: rhs._low)
    let (left, isLeftBeyond) = _high.multipliedReportingOverflow(by: rhs._low)
    let (right, isRightBeyond) = _low.multipliedReportingOverflow(by: rhs._high)
    let (sum, isSumBeyond) = whole.high.addingReportingOverflow(left)
    let (high, isHighBeyond) = sum.addingReportingOverflow(right)
    let isBeyond = isLeftBeyond || isRightBeyond || isSumBeyond || isHighBeyond || _high != 0 && rhs._high != 0
    return (partialValue: UInt128(_high: high, _low: whole.low), overflow: isBeyond)
  }
  public func dividedReportingOverflow(by rhs: UInt128) -> (partialValue: UInt128, overflow: Bool) {
    if rhs == UInt128.min { return (partialValue: self, overflow: true) }
    return (partialValue: _divided(by: rhs).quotient, overflow: false)
  }
  public func remainderReportingOverflow(dividingBy rhs: UInt128) -> (partialValue: UInt128, overflow: Bool) {
    if rhs == UInt128.min { return (partialValue: self, overflow: true) }
    return (partialValue: _divided(by: rhs).remainder, overflow: false)
  }
  /// What a division gives, and what is left of it.
  public func quotientAndRemainder(dividingBy rhs: UInt128) -> (quotient: UInt128, remainder: UInt128) {
    if rhs == UInt128.min { _trapFatalError("Division by zero") }
    return _divided(by: rhs)
  }

  func _divided(by divisor: UInt128) -> (quotient: UInt128, remainder: UInt128) {
    if divisor._high == 0 {
      let high = _high.quotientAndRemainder(dividingBy: divisor._low)
      let low = divisor._low.dividingFullWidth((high: high.remainder, low: _low))
      return (
        quotient: UInt128(_high: high.quotient, _low: low.quotient),
        remainder: UInt128(_high: 0, _low: low.remainder)
      )
    }
    // The quotient is one of 64 bits: that of the first bits is as great or one too great.
    let shift = divisor._high.leadingZeroBitCount
    let first = (divisor &<< UInt128(_high: 0, _low: UInt64(shift)))._high
    let half = self &>> UInt128(_high: 0, _low: 1)
    let estimate = first.dividingFullWidth((high: half._high, low: half._low)).quotient >> UInt64(63 - shift)
    var quotient = UInt128(_high: 0, _low: estimate == 0 ? 0 : estimate - 1)
    var rest = self &- quotient &* divisor
    if rest >= divisor {
      quotient = quotient &+ UInt128(_high: 0, _low: 1)
      rest = rest &- divisor
    }
    return (quotient: quotient, remainder: rest)
  }

  /// How many bits are 1.
  public var nonzeroBitCount: Int { _high.nonzeroBitCount + _low.nonzeroBitCount }
  /// How many bits are 0 before the first that is 1.
  public var leadingZeroBitCount: Int {
    _high == 0 ? 64 + _low.leadingZeroBitCount : _high.leadingZeroBitCount
  }
  /// How many bits are 0 behind the last that is 1.
  public var trailingZeroBitCount: Int {
    _low == 0 ? 64 + _high.trailingZeroBitCount : _low.trailingZeroBitCount
  }
  /// The number with its bytes in the opposite order.
  public var byteSwapped: UInt128 { UInt128(_high: _low.byteSwapped, _low: _high.byteSwapped) }

  public static func == (lhs: UInt128, rhs: UInt128) -> Bool { lhs._high == rhs._high && lhs._low == rhs._low }
  public static func < (lhs: UInt128, rhs: UInt128) -> Bool {
    lhs._high < rhs._high || lhs._high == rhs._high && lhs._low < rhs._low
  }
  public func hash(into hasher: inout Hasher) {
    hasher._combine(_high._bits)
    hasher._combine(_low._bits)
  }

  public static func & (lhs: UInt128, rhs: UInt128) -> UInt128 {
    UInt128(_high: lhs._high & rhs._high, _low: lhs._low & rhs._low)
  }
  public static func | (lhs: UInt128, rhs: UInt128) -> UInt128 {
    UInt128(_high: lhs._high | rhs._high, _low: lhs._low | rhs._low)
  }
  public static func ^ (lhs: UInt128, rhs: UInt128) -> UInt128 {
    UInt128(_high: lhs._high ^ rhs._high, _low: lhs._low ^ rhs._low)
  }
  public static prefix func ~ (x: UInt128) -> UInt128 { UInt128(_high: ~x._high, _low: ~x._low) }
  public static func &<< (lhs: UInt128, rhs: UInt128) -> UInt128 {
    let count = rhs._low & 127
    if count == 0 { return lhs }
    if count >= 64 { return UInt128(_high: lhs._low << (count - 64), _low: 0) }
    return UInt128(_high: lhs._high << count | lhs._low >> (64 - count), _low: lhs._low << count)
  }
  public static func &>> (lhs: UInt128, rhs: UInt128) -> UInt128 {
    let count = rhs._low & 127
    if count == 0 { return lhs }
    if count >= 64 { return UInt128(_high: 0, _low: lhs._high >> (count - 64)) }
    return UInt128(_high: lhs._high >> count, _low: lhs._low >> count | lhs._high << (64 - count))
  }

  public var customMirror: Mirror { Mirror(self, unlabeledChildren: EmptyCollection<Void>()) }
  public var description: String {
    if _high == 0 { return _low.description }
    // Eighteen digits at a time.
    let (rest, last) = _divided(by: UInt128(_high: 0, _low: 1_000_000_000_000_000_000))
    let digits = last._low.description
    return rest.description + String(repeating: "0", count: 18 - digits.count) + digits
  }

  public static func + (lhs: UInt128, rhs: UInt128) -> UInt128 { _fitting(lhs.addingReportingOverflow(rhs)) }
  public static func - (lhs: UInt128, rhs: UInt128) -> UInt128 { _fitting(lhs.subtractingReportingOverflow(rhs)) }
  public static func * (lhs: UInt128, rhs: UInt128) -> UInt128 { _fitting(lhs.multipliedReportingOverflow(by: rhs)) }
  public static func / (lhs: UInt128, rhs: UInt128) -> UInt128 {
    if rhs == (0 as UInt128) { _trapFatalError("Division by zero") }
    return _fitting(lhs.dividedReportingOverflow(by: rhs))
  }
  public static func % (lhs: UInt128, rhs: UInt128) -> UInt128 {
    if rhs == (0 as UInt128) { _trapFatalError("Division by zero in remainder operation") }
    return _fitting(lhs.remainderReportingOverflow(dividingBy: rhs))
  }
  public static func += (lhs: inout UInt128, rhs: UInt128) { lhs = lhs + rhs }
  public static func -= (lhs: inout UInt128, rhs: UInt128) { lhs = lhs - rhs }
  public static func *= (lhs: inout UInt128, rhs: UInt128) { lhs = lhs * rhs }
  public static func /= (lhs: inout UInt128, rhs: UInt128) { lhs = lhs / rhs }
  public static func %= (lhs: inout UInt128, rhs: UInt128) { lhs = lhs % rhs }
  public static func &= (lhs: inout UInt128, rhs: UInt128) { lhs = lhs & rhs }
  public static func |= (lhs: inout UInt128, rhs: UInt128) { lhs = lhs | rhs }
  public static func ^= (lhs: inout UInt128, rhs: UInt128) { lhs = lhs ^ rhs }
  public static func &<<= (lhs: inout UInt128, rhs: UInt128) { lhs = lhs &<< rhs }
  public static func &>>= (lhs: inout UInt128, rhs: UInt128) { lhs = lhs &>> rhs }
  static func _fitting(_ result: (partialValue: UInt128, overflow: Bool)) -> UInt128 {
    if result.overflow { _trapFatalError("arithmetic overflow") }
    return result.partialValue
  }
}
