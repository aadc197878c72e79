/// A whole number of 128 bits.
public struct Int128: FixedWidthInteger, SignedInteger, CustomReflectable {
  let _pattern: UInt128

  init(_pattern: UInt128) { self._pattern = _pattern }
  public init(bitPattern: UInt128) { _pattern = bitPattern }
  public init(integerLiteral value: Int) { self.init(truncatingIfNeeded: value) }
  /// A literal of more than 64 bits.
  public init(_digits: String) { self.init(_digits)! }
  public init(_truncatingBits bits: UInt) { _pattern = UInt128(_truncatingBits: bits) }
  public init<T: BinaryInteger>(truncatingIfNeeded source: T) { _pattern = UInt128(truncatingIfNeeded: source) }

  public typealias Words = [UInt]
  public var words: [UInt] { _pattern.words }
  public var _bits: Int { _pattern._low._bits }
  public var _reach: Int {
    let (high, low) = (_pattern._high._bits, _pattern._low._bits)
    if high == 0 { return low < 0 ? 1 : 0 }
    return high == -1 && low < 0 ? 0 : high < 0 ? -2 : 2
  }
  var _isNegative: Bool { _pattern._high._bits < 0 }
  /// How many bits a number has.
  public static var bitWidth: Int { 128 }
  /// The greatest number that there is of the type.
  public static var max: Int128 { Int128(_pattern: UInt128(_high: UInt64.max >> 1, _low: UInt64.max)) }
  /// The smallest number that there is of the type.
  public static var min: Int128 { Int128(_pattern: UInt128(_high: 1 << 63, _low: 0)) }
  /// The number without its sign.
  public var magnitude: UInt128 { _isNegative ? UInt128.min &- _pattern : _pattern }

  /// What a magnitude and a sign say, as far as it fits.
  static func _signed(_ magnitude: UInt128, _ isNegative: Bool) -> (partialValue: Int128, overflow: Bool) {
    let value = Int128(_pattern: isNegative ? UInt128.min &- magnitude : magnitude)
    return (partialValue: value, overflow: magnitude != UInt128.min && value._isNegative != isNegative)
  }

  public func addingReportingOverflow(_ rhs: Int128) -> (partialValue: Int128, overflow: Bool) {
    let sum = Int128(_pattern: _pattern &+ rhs._pattern)
    return (partialValue: sum, overflow: _isNegative == rhs._isNegative && sum._isNegative != _isNegative)
  }
  public func subtractingReportingOverflow(_ rhs: Int128) -> (partialValue: Int128, overflow: Bool) {
    let difference = Int128(_pattern: _pattern &- rhs._pattern)
    return (partialValue: difference, overflow: _isNegative != rhs._isNegative && difference._isNegative != _isNegative)
  }
  public func multipliedReportingOverflow(by rhs: Int128) -> (partialValue: Int128, overflow: Bool) {
    let (product, isBeyond) = magnitude.multipliedReportingOverflow(by: rhs.magnitude)
    let (value, isBeyondToo) = Int128._signed(product, _isNegative != rhs._isNegative)
    return (partialValue: value, overflow: isBeyond || isBeyondToo)
  }
  public func dividedReportingOverflow(by rhs: Int128) -> (partialValue: Int128, overflow: Bool) {
    if rhs._pattern == UInt128.min { return (partialValue: self, overflow: true) }
    return Int128._signed(magnitude._divided(by: rhs.magnitude).quotient, _isNegative != rhs._isNegative)
  }
  public func remainderReportingOverflow(dividingBy rhs: Int128) -> (partialValue: Int128, overflow: Bool) {
    if rhs._pattern == UInt128.min { return (partialValue: self, overflow: true) }
    if self == Int128.min && rhs == -1 { return (partialValue: 0, overflow: true) }
    return Int128._signed(magnitude._divided(by: rhs.magnitude).remainder, _isNegative)
  }

  /// How many bits are 1.
  public var nonzeroBitCount: Int { _pattern.nonzeroBitCount }
  /// How many bits are 0 before the first that is 1.
  public var leadingZeroBitCount: Int { _pattern.leadingZeroBitCount }
  /// How many bits are 0 behind the last that is 1.
  public var trailingZeroBitCount: Int { _pattern.trailingZeroBitCount }
  /// The number with its bytes in the opposite order.
  public var byteSwapped: Int128 { Int128(_pattern: _pattern.byteSwapped) }

  public static func == (lhs: Int128, rhs: Int128) -> Bool { lhs._pattern == rhs._pattern }
  public static func < (lhs: Int128, rhs: Int128) -> Bool {
    lhs._isNegative == rhs._isNegative ? lhs._pattern < rhs._pattern : lhs._isNegative
  }
  public func hash(into hasher: inout Hasher) { _pattern.hash(into: &hasher) }

  public static func & (lhs: Int128, rhs: Int128) -> Int128 { Int128(_pattern: lhs._pattern & rhs._pattern) }
  public static func | (lhs: Int128, rhs: Int128) -> Int128 { Int128(_pattern: lhs._pattern | rhs._pattern) }
  public static func ^ (lhs: Int128, rhs: Int128) -> Int128 { Int128(_pattern: lhs._pattern ^ rhs._pattern) }
  public static prefix func ~ (x: Int128) -> Int128 { Int128(_pattern: ~x._pattern) }
  public static func &<< (lhs: Int128, rhs: Int128) -> Int128 { Int128(_pattern: lhs._pattern &<< rhs._pattern) }
  public static func &>> (lhs: Int128, rhs: Int128) -> Int128 {
    let shifted = lhs._pattern &>> rhs._pattern
    if !lhs._isNegative { return Int128(_pattern: shifted) }
    return Int128(_pattern: ~(~lhs._pattern &>> rhs._pattern))
  }

  public var customMirror: Mirror { Mirror(self, unlabeledChildren: EmptyCollection<Void>()) }
  public var description: String { _isNegative ? "-" + magnitude.description : magnitude.description }

  public static func + (lhs: Int128, rhs: Int128) -> Int128 { _fitting(lhs.addingReportingOverflow(rhs)) }
  public static func - (lhs: Int128, rhs: Int128) -> Int128 { _fitting(lhs.subtractingReportingOverflow(rhs)) }
  public static func * (lhs: Int128, rhs: Int128) -> Int128 { _fitting(lhs.multipliedReportingOverflow(by: rhs)) }
  public static func / (lhs: Int128, rhs: Int128) -> Int128 {
    if rhs == (0 as Int128) { _trapFatalError("Division by zero") }
    return _fitting(lhs.dividedReportingOverflow(by: rhs))
  }
  public static func % (lhs: Int128, rhs: Int128) -> Int128 {
    if rhs == (0 as Int128) { _trapFatalError("Division by zero in remainder operation") }
    return _fitting(lhs.remainderReportingOverflow(dividingBy: rhs))
  }
  public static func += (lhs: inout Int128, rhs: Int128) { lhs = lhs + rhs }
  public static func -= (lhs: inout Int128, rhs: Int128) { lhs = lhs - rhs }
  public static func *= (lhs: inout Int128, rhs: Int128) { lhs = lhs * rhs }
  public static func /= (lhs: inout Int128, rhs: Int128) { lhs = lhs / rhs }
  public static func %= (lhs: inout Int128, rhs: Int128) { lhs = lhs % rhs }
  public static func &= (lhs: inout Int128, rhs: Int128) { lhs = lhs & rhs }
  public static func |= (lhs: inout Int128, rhs: Int128) { lhs = lhs | rhs }
  public static func ^= (lhs: inout Int128, rhs: Int128) { lhs = lhs ^ rhs }
  public static func &<<= (lhs: inout Int128, rhs: Int128) { lhs = lhs &<< rhs }
  public static func &>>= (lhs: inout Int128, rhs: Int128) { lhs = lhs &>> rhs }
  static func _fitting(_ result: (partialValue: Int128, overflow: Bool)) -> Int128 {
    if result.overflow { _trapFatalError("arithmetic overflow") }
    return result.partialValue
  }
}
