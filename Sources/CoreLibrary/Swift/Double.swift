/// A number with a fraction, of 64 bits.
@_primitive("double")
public struct Double: BinaryFloatingPoint, CustomStringConvertible, CustomDebugStringConvertible,
  LosslessStringConvertible
{
  public init() { self = 0.0 }
  public init(integerLiteral value: Int) { self = Double(value) }
  public init(floatLiteral value: Double) { self = value }
  public init(_ other: Double) { self = other }
  @_intrinsic("double.fromInt") public init(_ value: Int)
  public init<Source: BinaryInteger>(_ value: Source) {
    switch value._reach {
    case 0: self = Double(value._bits)
    case 1: self = Double._fromUInt(value._bits)
    default: self = value._rounded
    }
  }
  @_intrinsic("double.fromUInt") static func _fromUInt(_ value: Int) -> Double

  public init(_ other: Float) { self = other._double }
  public init?(exactly other: Double) {
    if other != other { return nil }
    self = other
  }
  public init?(exactly other: Float) {
    if other._double != other._double { return nil }
    self = other._double
  }
  public init(bitPattern: UInt64) { self = Double._fromBits(bitPattern._bits) }
  public init(sign: FloatingPointSign, exponent: Int, significand: Double) {
    self = (sign == .minus ? -significand : significand)._scaled(exponent)
  }
  public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64) {
    let magnitude = ((exponentBitPattern._bits & 2047) << 52) | (significandBitPattern._bits & 4_503_599_627_370_495)
    self = Double._fromBits(sign == .minus ? magnitude | Int.min : magnitude)
  }

  public init?<Source: BinaryInteger>(exactly source: Source) {
    let value = Double(source)
    guard Source(exactly: value) == source else { return nil }
    self = value
  }

  /// The number that a text says, or nil.
  public init?<S: StringProtocol>(_ text: S) {
    let (value, isNumber) = Double._parse(text._string)
    guard isNumber else { return nil }
    self = value
  }
  public init?(_ text: String) {
    let (value, isNumber) = Double._parse(text)
    guard isNumber else { return nil }
    self = value
  }

  @_intrinsic("double.parse") static func _parse(_ text: String) -> (Double, Bool)
  @_intrinsic("double.fromBits") static func _fromBits(_ bits: Int) -> Double
  @_intrinsic("double.bits") func _toBits() -> Int
  @_intrinsic("double.scaled") func _scaled(_ exponent: Int) -> Double
  public var _double: Double { self }

  public static var zero: Double { 0.0 }
  /// The circumference of a circle whose diameter is 1.
  public static var pi: Double { 3.141592653589793 }
  /// Greater than every number.
  public static var infinity: Double { 1.0 / 0.0 }
  /// No number: it is equal to nothing, itself included.
  public static var nan: Double { Double._fromBits(9_221_120_237_041_090_560) }
  public static var signalingNaN: Double { Double._fromBits(9_219_994_337_134_247_936) }
  public static var greatestFiniteMagnitude: Double { 1.7976931348623157e308 }
  public static var leastNormalMagnitude: Double { 2.2250738585072014e-308 }
  public static var leastNonzeroMagnitude: Double { 5e-324 }
  public static var ulpOfOne: Double { 2.220446049250313e-16 }

  public static var exponentBitCount: Int { 11 }
  public static var significandBitCount: Int { 52 }
  public var bitPattern: UInt64 { UInt64(_bits: _toBits()) }
  public var exponentBitPattern: UInt { UInt(_bits: (_toBits() >> 52) & 2047) }
  public var significandBitPattern: UInt64 { UInt64(_bits: _toBits() & 4_503_599_627_370_495) }
  @_intrinsic("double.exponent") public var exponent: Int { get }
  @_intrinsic("double.significand") public var significand: Double { get }
  @_intrinsic("double.ulp") public var ulp: Double { get }

  /// The value as `print` writes it.
  @_intrinsic("double.description") public var description: String { get }
  /// The value as `debugPrint` writes it, and as it stands in a collection.
  @_intrinsic("double.debugDescription") public var debugDescription: String { get }
  /// Hands the hasher what makes two values equal.
  public func hash(into hasher: inout Hasher) { hasher._combine(self == 0.0 ? 0 : _toBits()) }

  @_intrinsic("double.add") public static func + (lhs: Double, rhs: Double) -> Double
  @_intrinsic("double.sub") public static func - (lhs: Double, rhs: Double) -> Double
  @_intrinsic("double.mul") public static func * (lhs: Double, rhs: Double) -> Double
  @_intrinsic("double.div") public static func / (lhs: Double, rhs: Double) -> Double
  @_intrinsic("double.neg") public static prefix func - (x: Double) -> Double
  @_standIn public static prefix func + (x: Double) -> Double { x }
  public static func += (lhs: inout Double, rhs: Double) { lhs = lhs + rhs }
  public static func -= (lhs: inout Double, rhs: Double) { lhs = lhs - rhs }
  public static func *= (lhs: inout Double, rhs: Double) { lhs = lhs * rhs }
  public static func /= (lhs: inout Double, rhs: Double) { lhs = lhs / rhs }

  @_standIn @_intrinsic("double.eq") public static func == (lhs: Double, rhs: Double) -> Bool
  @_standIn @_intrinsic("double.ne") public static func != (lhs: Double, rhs: Double) -> Bool
  @_standIn @_intrinsic("double.lt") public static func < (lhs: Double, rhs: Double) -> Bool
  @_standIn @_intrinsic("double.le") public static func <= (lhs: Double, rhs: Double) -> Bool
  @_standIn @_intrinsic("double.gt") public static func > (lhs: Double, rhs: Double) -> Bool
  @_standIn @_intrinsic("double.ge") public static func >= (lhs: Double, rhs: Double) -> Bool

  /// What a division leaves whose result has no fraction.
  @_standIn @_intrinsic("double.truncatingRemainder") public func truncatingRemainder(dividingBy other: Double)
    -> Double
  /// The square root.
  @_standIn @_intrinsic("double.sqrt") public func squareRoot() -> Double
  @_intrinsic("double.rounded") func _rounded(_ rule: Int) -> Double
  /// The next greater number there is.
  @_intrinsic("double.nextUp") public var nextUp: Double { get }
  /// The next smaller number there is.
  @_standIn public var nextDown: Double { -(-self).nextUp }
  /// The number without its fraction: the nearest one, or as the rule says.
  @_standIn public func rounded(_ rule: FloatingPointRoundingRule) -> Double { _rounded(rule._code) }
  /// The number without its fraction: the nearest one, or as the rule says.
  @_standIn public func rounded() -> Double { _rounded(0) }
  /// What a division leaves whose result is the nearest whole number.
  @_standIn @_intrinsic("double.remainder") public func remainder(dividingBy other: Double) -> Double
  @_intrinsic("double.fma") static func _fma(_ summand: Double, _ lhs: Double, _ rhs: Double) -> Double
  @_standIn public func addingProduct(_ lhs: Double, _ rhs: Double) -> Double { Double._fma(self, lhs, rhs) }
  /// Makes the number its opposite.
  public mutating func negate() { self = -self }

  /// The number without its sign.
  @_intrinsic("double.magnitude") public var magnitude: Double { get }
  /// Whether the number is negative.
  public var sign: FloatingPointSign { _toBits() < 0 ? .minus : .plus }
  /// Whether it is no number at all, as 0 divided by 0 is.
  public var isNaN: Bool { self != self }
  public var isSignalingNaN: Bool { isNaN && _toBits() & 2_251_799_813_685_248 == 0 }
  /// Whether it is greater or smaller than every number.
  public var isInfinite: Bool { magnitude == Double.infinity }
  /// Whether it is a number, and not infinite.
  public var isFinite: Bool { magnitude < Double.infinity }
  /// Whether it is 0, with whichever sign.
  public var isZero: Bool { self == 0.0 }
  /// How far it is to another number.
  public func distance(to other: Double) -> Double { other - self }
  /// The number so many further on.
  public func advanced(by n: Double) -> Double { self + n }
  /// Counted from the start, so that errors do not add up.
  public func _next(from start: Double, by stride: Double, steps: Int) -> (Double, Bool) {
    (start.addingProduct(Double(steps), stride), false)
  }
}
