/// A whole number of 64 bits.
@_primitive("int") public struct Int: _WordInteger, SignedInteger {
  public struct Words: _IntegerWords {
    public typealias SubSequence = Slice<Words>
    let _value: Int
    init(_ value: Int) { _value = value }
    public var _bits: Int { _value }
  }
  public var words: Words { Words(self) }

  public init() { self = 0 }
  public init(integerLiteral value: Int) { self = value }
  public init(_ source: Int) { self = source }
  public init(_bits: Int) { self = _bits }
  public var _bits: Int { self }

  /// Towards zero; traps if it does not fit.
  @_intrinsic("int.fromDouble") public init(_ source: Double)

  public init?(exactly source: Double) {
    guard source >= -9223372036854775808.0, source < 9223372036854775808.0 else { return nil }
    let value = Int(source)
    guard Double(value) == source else { return nil }
    self = value
  }

  public init<T: BinaryInteger>(_ source: T) {
    self = source._bits
    if source._reach != 0 { _trapFatalError("Not enough bits to represent the passed value") }
  }
  public init?<T: BinaryInteger>(exactly source: T) {
    self = source._bits
    if source._reach != 0 { return nil }
  }
  public init<T: BinaryInteger>(_clamping source: T) {
    self = source._bits
    let reach = source._reach
    if reach != 0 { self = reach > 0 ? Int.max : Int.min }
  }
  public init(bitPattern x: UInt) { self = x._bits }

  /// The number that a text of digits says, or nil.
  public init?(_ description: String) {
    let (value, isNumber) = Int._parse(description)
    guard isNumber else { return nil }
    self = value
  }

  init?(_text: String, _radix: Int) {
    let (value, isNumber) = Int._parse(_text, _radix)
    guard isNumber else { return nil }
    self = value
  }

  @_intrinsic("int.parse") static func _parse(_ text: String) -> (Int, Bool)
  @_intrinsic("int.parseRadix") static func _parse(_ text: String, _ radix: Int) -> (Int, Bool)

  /// The greatest number that there is of the type.
  public static var max: Int { 9_223_372_036_854_775_807 }
  /// The smallest number that there is of the type.
  public static var min: Int { -9_223_372_036_854_775_807 - 1 }
  public static var zero: Int { 0 }
  /// How many bits a number has.
  public static var bitWidth: Int { 64 }
  public static var isSigned: Bool { true }
  /// How many bits the number has.
  public var bitWidth: Int { 64 }

  /// The value as `print` writes it.
  @_standIn @_intrinsic("int.description") public var description: String { get }
  @_intrinsic("int.descriptionRadix") func _text(_ radix: Int, _ uppercase: Bool) -> String
  /// Hands the hasher what makes two values equal.
  public func hash(into hasher: inout Hasher) { hasher._combine(self) }
  public func _rawHashValue(seed: Int) -> Int { _mix(seed ^ self) }

  @_intrinsic("int.add") public static func + (lhs: Int, rhs: Int) -> Int
  @_intrinsic("int.sub") public static func - (lhs: Int, rhs: Int) -> Int
  @_intrinsic("int.mul") public static func * (lhs: Int, rhs: Int) -> Int
  @_intrinsic("int.div") public static func / (lhs: Int, rhs: Int) -> Int
  @_intrinsic("int.rem") public static func % (lhs: Int, rhs: Int) -> Int
  @_standIn @_intrinsic("int.neg") public static prefix func - (operand: Int) -> Int
  @_standIn public static prefix func + (x: Int) -> Int { x }
  public static func += (lhs: inout Int, rhs: Int) { lhs = lhs + rhs }
  public static func -= (lhs: inout Int, rhs: Int) { lhs = lhs - rhs }
  public static func *= (lhs: inout Int, rhs: Int) { lhs = lhs * rhs }
  public static func /= (lhs: inout Int, rhs: Int) { lhs = lhs / rhs }
  public static func %= (lhs: inout Int, rhs: Int) { lhs = lhs % rhs }

  @_intrinsic("int.addWrap") public static func &+ (lhs: Int, rhs: Int) -> Int
  @_intrinsic("int.subWrap") public static func &- (lhs: Int, rhs: Int) -> Int
  @_intrinsic("int.mulWrap") public static func &* (lhs: Int, rhs: Int) -> Int

  @_intrinsic("int.and") public static func & (lhs: Int, rhs: Int) -> Int
  @_intrinsic("int.or") public static func | (lhs: Int, rhs: Int) -> Int
  @_intrinsic("int.xor") public static func ^ (lhs: Int, rhs: Int) -> Int
  @_intrinsic("int.not") public static prefix func ~ (x: Int) -> Int
  @_intrinsic("int.shl") public static func << (lhs: Int, rhs: Int) -> Int
  @_intrinsic("int.shr") public static func >> (lhs: Int, rhs: Int) -> Int
  @_intrinsic("int.shlMask") public static func &<< (lhs: Int, rhs: Int) -> Int
  @_intrinsic("int.shrMask") public static func &>> (lhs: Int, rhs: Int) -> Int
  public static func << <RHS: BinaryInteger>(lhs: Int, rhs: RHS) -> Int { lhs << Int(clamping: rhs) }
  public static func >> <RHS: BinaryInteger>(lhs: Int, rhs: RHS) -> Int { lhs >> Int(clamping: rhs) }
  public static func &= (lhs: inout Int, rhs: Int) { lhs = lhs & rhs }
  public static func |= (lhs: inout Int, rhs: Int) { lhs = lhs | rhs }
  public static func ^= (lhs: inout Int, rhs: Int) { lhs = lhs ^ rhs }
  public static func <<= (lhs: inout Int, rhs: Int) { lhs = lhs << rhs }
  public static func >>= (lhs: inout Int, rhs: Int) { lhs = lhs >> rhs }
  public static func &<<= (lhs: inout Int, rhs: Int) { lhs = lhs &<< rhs }
  public static func &>>= (lhs: inout Int, rhs: Int) { lhs = lhs &>> rhs }

  @_intrinsic("int.eq") public static func == (lhs: Int, rhs: Int) -> Bool
  @_intrinsic("int.ne") public static func != (lhs: Int, rhs: Int) -> Bool
  @_intrinsic("int.lt") public static func < (lhs: Int, rhs: Int) -> Bool
  @_intrinsic("int.le") public static func <= (lhs: Int, rhs: Int) -> Bool
  @_intrinsic("int.gt") public static func > (lhs: Int, rhs: Int) -> Bool
  @_intrinsic("int.ge") public static func >= (lhs: Int, rhs: Int) -> Bool

  @_intrinsic("int.addReport") func _addReport(_ rhs: Int) -> (Int, Bool)
  @_intrinsic("int.subReport") func _subReport(_ rhs: Int) -> (Int, Bool)
  @_intrinsic("int.mulReport") func _mulReport(_ rhs: Int) -> (Int, Bool)

  /// The result as far as it fits, and whether it did.
  public func addingReportingOverflow(_ rhs: Int) -> (partialValue: Int, overflow: Bool) {
    let (value, overflow) = _addReport(rhs)
    return (partialValue: value, overflow: overflow)
  }
  /// The result as far as it fits, and whether it did.
  public func subtractingReportingOverflow(_ rhs: Int) -> (partialValue: Int, overflow: Bool) {
    let (value, overflow) = _subReport(rhs)
    return (partialValue: value, overflow: overflow)
  }
  /// The result as far as it fits, and whether it did.
  public func multipliedReportingOverflow(by rhs: Int) -> (partialValue: Int, overflow: Bool) {
    let (value, overflow) = _mulReport(rhs)
    return (partialValue: value, overflow: overflow)
  }

  @_intrinsic("int.multipliedFullWidth") func _fullProduct(_ other: Int) -> (Int, Int)
  @_intrinsic("int.dividingFullWidth") func _fullQuotient(_ high: Int, _ low: Int) -> (Int, Int)
  public func multipliedFullWidth(by other: Int) -> (high: Int, low: UInt) {
    let (high, low) = _fullProduct(other)
    return (high: high, low: UInt(_bits: low))
  }
  public func dividingFullWidth(_ dividend: (high: Int, low: UInt)) -> (quotient: Int, remainder: Int) {
    let (quotient, rest) = _fullQuotient(dividend.high, dividend.low._bits)
    return (quotient: quotient, remainder: rest)
  }

  /// How many bits are 0 before the first that is 1.
  @_intrinsic("int.leadingZeroBitCount") public var leadingZeroBitCount: Int { get }
  /// How many bits are 0 behind the last that is 1.
  @_intrinsic("int.trailingZeroBitCount") public var trailingZeroBitCount: Int { get }
  /// How many bits are 1.
  @_intrinsic("int.nonzeroBitCount") public var nonzeroBitCount: Int { get }

  /// How far it is to another number.
  public func distance(to other: Int) -> Int { other - self }
  /// The number so many further on.
  public func advanced(by n: Int) -> Int { self + n }
  public func _next(from start: Int, by stride: Int, steps: Int) -> (Int, Bool) { _addReport(stride) }
  /// -1, 0 or 1: whether the number is negative, zero or positive.
  public func signum() -> Int { self > 0 ? 1 : self < 0 ? -1 : 0 }
  /// Whether a division by the other leaves nothing.
  public func isMultiple(of other: Int) -> Bool {
    if other == 0 { return self == 0 }
    return other == -1 || self % other == 0
  }
  /// What a division gives, and what is left of it.
  @_standIn public func quotientAndRemainder(dividingBy rhs: Int) -> (quotient: Int, remainder: Int) {
    (quotient: self / rhs, remainder: self % rhs)
  }
  /// Makes the number its opposite.
  public mutating func negate() { self = -self }
  /// The number without its sign.
  public var magnitude: UInt { UInt(_bits: self < 0 ? 0 &- self : self) }
}
