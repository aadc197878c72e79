/// A number with a fraction, of 32 bits: kept as a `Double` that has no more digits than these hold.
@_primitive("float")
public struct Float: BinaryFloatingPoint, CustomStringConvertible, CustomDebugStringConvertible,
  LosslessStringConvertible
{
  @_intrinsic("double.roundToFloat") init(_rounding: Double)
  @_intrinsic("integer.bits") public var _double: Double { get }

  public init() { self.init(_rounding: 0.0) }
  public init(integerLiteral value: Int) { self.init(_rounding: Double(value)) }
  public init(floatLiteral value: Double) { self.init(_rounding: value) }
  public init(_ other: Float) { self = other }
  public init(_ other: Double) { self.init(_rounding: other) }
  public init(_ value: Int) { self.init(_rounding: Double(value)) }
  public init<Source: BinaryInteger>(_ value: Source) { self.init(_rounding: Double(value)) }
  public init?(exactly other: Float) {
    if other.isNaN { return nil }
    self = other
  }
  public init?(exactly other: Double) {
    self.init(_rounding: other)
    if _double != other { return nil }
  }
  @_intrinsic("float.fromBitPattern") init(_bitPattern: Int)
  public init(bitPattern: UInt32) { self.init(_bitPattern: bitPattern._bits) }
  public init(sign: FloatingPointSign, exponent: Int, significand: Float) {
    self.init(_rounding: Double(sign: sign, exponent: exponent, significand: significand._double))
  }
  public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt32) {
    let magnitude = ((exponentBitPattern._bits & 255) << 23) | (significandBitPattern._bits & 8_388_607)
    self.init(_bitPattern: sign == .minus ? magnitude | 2_147_483_648 : magnitude)
  }
  public init?<Source: BinaryInteger>(exactly source: Source) {
    guard let value = Double(exactly: source) else { return nil }
    self.init(_rounding: value)
    if _double != value { return nil }
  }
  public init?(_ text: String) {
    guard let value = Double(text) else { return nil }
    self.init(_rounding: value)
  }
  public init?<S: StringProtocol>(_ text: S) {
    guard let value = Double(text) else { return nil }
    self.init(_rounding: value)
  }

  public static var zero: Float { Float(0.0) }
  /// The circumference of a circle whose diameter is 1.
  public static var pi: Float { Float(_rounding: 3.14159250259399414) }
  /// Greater than every number.
  public static var infinity: Float { Float(Double.infinity) }
  /// No number: it is equal to nothing, itself included.
  public static var nan: Float { Float(Double.nan) }
  public static var greatestFiniteMagnitude: Float { Float(3.4028234663852886e38) }
  public static var leastNormalMagnitude: Float { Float(1.1754943508222875e-38) }
  public static var leastNonzeroMagnitude: Float { Float(1.401298464324817e-45) }
  public static var ulpOfOne: Float { Float(1.1920928955078125e-07) }

  public static var exponentBitCount: Int { 8 }
  public static var significandBitCount: Int { 23 }
  @_intrinsic("float.bitPattern") func _toBits() -> Int
  public var bitPattern: UInt32 { UInt32(_truncate: _toBits()) }
  public var exponentBitPattern: UInt { UInt(_bits: (_toBits() >> 23) & 255) }
  public var significandBitPattern: UInt32 { UInt32(_truncate: _toBits() & 8_388_607) }
  public var exponent: Int { _double.exponent }
  public var significand: Float { Float(_rounding: _double.significand) }
  @_intrinsic("float.ulp") public var ulp: Float { get }
  /// The next greater number there is.
  @_intrinsic("float.nextUp") public var nextUp: Float { get }
  @_intrinsic("float.fma") static func _fma(_ summand: Float, _ lhs: Float, _ rhs: Float) -> Float
  public func addingProduct(_ lhs: Float, _ rhs: Float) -> Float { Float._fma(self, lhs, rhs) }

  /// The value as `print` writes it.
  @_intrinsic("float.description") public var description: String { get }
  /// The value as `debugPrint` writes it, and as it stands in a collection.
  @_intrinsic("float.debugDescription") public var debugDescription: String { get }
  /// Hands the hasher what makes two values equal.
  public func hash(into hasher: inout Hasher) { _double.hash(into: &hasher) }

  public static func + (lhs: Float, rhs: Float) -> Float { Float(_rounding: lhs._double + rhs._double) }
  public static func - (lhs: Float, rhs: Float) -> Float { Float(_rounding: lhs._double - rhs._double) }
  public static func * (lhs: Float, rhs: Float) -> Float { Float(_rounding: lhs._double * rhs._double) }
  public static func / (lhs: Float, rhs: Float) -> Float { Float(_rounding: lhs._double / rhs._double) }
  public static prefix func - (x: Float) -> Float { Float(_rounding: -x._double) }
  @_standIn public static prefix func + (x: Float) -> Float { x }
  public static func += (lhs: inout Float, rhs: Float) { lhs = lhs + rhs }
  public static func -= (lhs: inout Float, rhs: Float) { lhs = lhs - rhs }
  public static func *= (lhs: inout Float, rhs: Float) { lhs = lhs * rhs }
  public static func /= (lhs: inout Float, rhs: Float) { lhs = lhs / rhs }

  @_standIn public static func == (lhs: Float, rhs: Float) -> Bool { lhs._double == rhs._double }
  @_standIn public static func != (lhs: Float, rhs: Float) -> Bool { lhs._double != rhs._double }
  @_standIn public static func < (lhs: Float, rhs: Float) -> Bool { lhs._double < rhs._double }
  @_standIn public static func <= (lhs: Float, rhs: Float) -> Bool { lhs._double <= rhs._double }
  @_standIn public static func > (lhs: Float, rhs: Float) -> Bool { lhs._double > rhs._double }
  @_standIn public static func >= (lhs: Float, rhs: Float) -> Bool { lhs._double >= rhs._double }

  /// What a division leaves whose result has no fraction.
  public func truncatingRemainder(dividingBy other: Float) -> Float {
    Float(_rounding: _double.truncatingRemainder(dividingBy: other._double))
  }
  /// What a division leaves whose result is the nearest whole number.
  public func remainder(dividingBy other: Float) -> Float {
    Float(_rounding: _double.remainder(dividingBy: other._double))
  }
  /// The square root.
  public func squareRoot() -> Float { Float(_rounding: _double.squareRoot()) }
  /// The number without its fraction: the nearest one, or as the rule says.
  public func rounded(_ rule: FloatingPointRoundingRule) -> Float { Float(_rounding: _double.rounded(rule)) }
  /// The number without its fraction: the nearest one, or as the rule says.
  public func rounded() -> Float { Float(_rounding: _double.rounded()) }
  /// Makes the number its opposite.
  public mutating func negate() { self = -self }
  /// The number without its sign.
  public var magnitude: Float { Float(_rounding: _double.magnitude) }
  /// Whether the number is negative.
  public var sign: FloatingPointSign { _double.sign }
  /// Whether it is no number at all, as 0 divided by 0 is.
  public var isNaN: Bool { _double.isNaN }
  /// Whether it is greater or smaller than every number.
  public var isInfinite: Bool { _double.isInfinite }
  /// Whether it is a number, and not infinite.
  public var isFinite: Bool { _double.isFinite }
  /// Whether it is 0, with whichever sign.
  public var isZero: Bool { _double.isZero }
  /// How far it is to another number.
  public func distance(to other: Float) -> Float { other - self }
  /// The number so many further on.
  public func advanced(by n: Float) -> Float { self + n }
  public func _next(from start: Float, by stride: Float, steps: Int) -> (Float, Bool) {
    (start.addingProduct(Float(steps), stride), false)
  }
}

extension Int {
  public init(_ source: Float) { self.init(source._double) }
  public init?(exactly source: Float) { self.init(exactly: source._double) }
}
extension _NarrowInteger {
  public init(_ source: Float) { self.init(source._double) }
  public init?(exactly source: Float) { self.init(exactly: source._double) }
}
extension _WideUnsigned {
  public init(_ source: Float) { self.init(source._double) }
  public init?(exactly source: Float) { self.init(exactly: source._double) }
}
