// Whole numbers of other widths than `Int`. Each is kept as an `Int` within its range and computed as one; what
// leaves the range is caught on the way back.

/// Those whose every value is an `Int`'s.
public protocol _NarrowInteger: _WordInteger {
  /// Traps if it does not fit.
  init(_narrow: Int)
  /// Cuts off what does not fit.
  init(_truncate: Int)
}

extension _NarrowInteger {
  public init() { self.init(_truncate: 0) }
  public init(integerLiteral value: Int) { self.init(_narrow: value) }
  public init(_bits: Int) { self.init(_truncate: _bits) }
  public init<T: BinaryInteger>(_ source: T) { self.init(_narrow: Int(source)) }
  public init(_ source: Double) { self.init(_narrow: Int(source)) }
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = Int(exactly: source) else { return nil }
    self.init(_truncate: value)
    if _bits != value { return nil }
  }
  public init?(exactly source: Double) {
    guard let value = Int(exactly: source) else { return nil }
    self.init(_truncate: value)
    if _bits != value { return nil }
  }
  public init<T: BinaryInteger>(_clamping source: T) {
    let value = Int(clamping: source)
    if value < Self.min._bits {
      self = Self.min
    } else if value > Self.max._bits {
      self = Self.max
    } else {
      self.init(_truncate: value)
    }
  }
  public init?(_ description: String) {
    guard let value = Int(description) else { return nil }
    self.init(exactly: value)
  }
  init?(_text: String, _radix: Int) {
    guard let value = Int(_text: _text, _radix: _radix) else { return nil }
    self.init(exactly: value)
  }

  /// The smallest number that there is of the type.
  public static var min: Self { Self(_truncate: isSigned ? -1 << (bitWidth - 1) : 0) }
  /// The greatest number that there is of the type.
  public static var max: Self { Self(_truncate: ~(-1 << (isSigned ? bitWidth - 1 : bitWidth))) }
  public static var zero: Self { Self(_truncate: 0) }
  /// How many bits the number has.
  public var bitWidth: Int { Self.bitWidth }
  @_standIn public var description: String { _bits.description }
  public func hash(into hasher: inout Hasher) { hasher._combine(_bits) }

  static func _remainder(_ lhs: Self, _ rhs: Self) -> Self {
    if rhs._bits == -1 && lhs == min { _trapFatalError("Division results in overflow in remainder operation") }
    return Self(_narrow: lhs._bits % rhs._bits)
  }
  public static func << <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self {
    Self(_truncate: lhs._bits << Int(clamping: rhs))
  }
  public static func >> <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self {
    Self(_truncate: lhs._bits >> Int(clamping: rhs))
  }

  /// The result as far as it fits, and whether it did.
  public func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool) {
    let (value, overflow) = _bits._addReport(rhs._bits)
    let result = Self(_truncate: value)
    return (partialValue: result, overflow: overflow || result._bits != value)
  }
  /// The result as far as it fits, and whether it did.
  public func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool) {
    let (value, overflow) = _bits._subReport(rhs._bits)
    let result = Self(_truncate: value)
    return (partialValue: result, overflow: overflow || result._bits != value)
  }
  /// The result as far as it fits, and whether it did.
  public func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool) {
    let (value, overflow) = _bits._mulReport(rhs._bits)
    let result = Self(_truncate: value)
    return (partialValue: result, overflow: overflow || result._bits != value)
  }

  /// How many bits are 1.
  public var nonzeroBitCount: Int { (_bits & (-1 ^ (-1 << Self.bitWidth))).nonzeroBitCount }
  /// How many bits are 0 behind the last that is 1.
  public var trailingZeroBitCount: Int { _bits == 0 ? Self.bitWidth : _bits.trailingZeroBitCount }
  /// How many bits are 0 before the first that is 1.
  public var leadingZeroBitCount: Int { _bits < 0 ? 0 : _bits.leadingZeroBitCount - 64 + Self.bitWidth }
  /// How far it is to another number.
  public func distance(to other: Self) -> Int { other._bits - _bits }
  /// The number so many further on.
  public func advanced(by n: Int) -> Self { Self(_narrow: _bits + n) }
  public func _next(from start: Self, by stride: Int, steps: Int) -> (Self, Bool) {
    let (value, overflow) = _bits._addReport(stride)
    return (Self(_truncate: value), overflow || Self(_truncate: value)._bits != value)
  }

  // Twice the width of up to 32 bits is 64.
  public func multipliedFullWidth(by other: Self) -> (high: Self, low: Magnitude) {
    let product = _bits &* other._bits
    let high = Self.isSigned ? product >> Self.bitWidth : (UInt(_bits: product) >> UInt(_bits: Self.bitWidth))._bits
    return (high: Self(_truncate: high), low: Magnitude(_bits: product))
  }
  public func dividingFullWidth(_ dividend: (high: Self, low: Magnitude)) -> (quotient: Self, remainder: Self) {
    let whole = (dividend.high._bits << Self.bitWidth) | dividend.low._bits
    if Self.isSigned { return (quotient: Self(_narrow: whole / _bits), remainder: Self(_narrow: whole % _bits)) }
    let (quotient, rest) = UInt(_bits: whole).quotientAndRemainder(dividingBy: UInt(_bits: _bits))
    return (quotient: Self(_narrow: Int(quotient)), remainder: Self(_narrow: rest._bits))
  }
}

@_primitive("int8") public struct Int8: _NarrowInteger, SignedInteger {
  public struct Words: _IntegerWords {
    public typealias SubSequence = Slice<Words>
    let _value: Int8
    init(_ value: Int8) { _value = value }
    public var _bits: Int { _value._bits }
  }
  public var words: Words { Words(self) }
  @_intrinsic("int8.narrow") public init(_narrow: Int)
  @_intrinsic("int8.truncate") public init(_truncate: Int)
  @_intrinsic("integer.bits") public var _bits: Int { get }
  public init(bitPattern x: UInt8) { self.init(_truncate: x._bits) }
  public static var isSigned: Bool { true }
  /// How many bits a number has.
  public static var bitWidth: Int { 8 }
  /// The number without its sign.
  public var magnitude: UInt8 { UInt8(_truncate: _bits.signum() * _bits) }
}

@_primitive("int16") public struct Int16: _NarrowInteger, SignedInteger {
  public struct Words: _IntegerWords {
    public typealias SubSequence = Slice<Words>
    let _value: Int16
    init(_ value: Int16) { _value = value }
    public var _bits: Int { _value._bits }
  }
  public var words: Words { Words(self) }
  @_intrinsic("int16.narrow") public init(_narrow: Int)
  @_intrinsic("int16.truncate") public init(_truncate: Int)
  @_intrinsic("integer.bits") public var _bits: Int { get }
  public init(bitPattern x: UInt16) { self.init(_truncate: x._bits) }
  public static var isSigned: Bool { true }
  /// How many bits a number has.
  public static var bitWidth: Int { 16 }
  /// The number without its sign.
  public var magnitude: UInt16 { UInt16(_truncate: _bits.signum() * _bits) }
}

@_primitive("int32") public struct Int32: _NarrowInteger, SignedInteger {
  public struct Words: _IntegerWords {
    public typealias SubSequence = Slice<Words>
    let _value: Int32
    init(_ value: Int32) { _value = value }
    public var _bits: Int { _value._bits }
  }
  public var words: Words { Words(self) }
  @_intrinsic("int32.narrow") public init(_narrow: Int)
  @_intrinsic("int32.truncate") public init(_truncate: Int)
  @_intrinsic("integer.bits") public var _bits: Int { get }
  public init(bitPattern x: UInt32) { self.init(_truncate: x._bits) }
  public static var isSigned: Bool { true }
  /// How many bits a number has.
  public static var bitWidth: Int { 32 }
  /// The number without its sign.
  public var magnitude: UInt32 { UInt32(_truncate: _bits.signum() * _bits) }
}

@_primitive("int64") public struct Int64: _NarrowInteger, SignedInteger {
  public struct Words: _IntegerWords {
    public typealias SubSequence = Slice<Words>
    let _value: Int64
    init(_ value: Int64) { _value = value }
    public var _bits: Int { _value._bits }
  }
  public var words: Words { Words(self) }
  @_intrinsic("integer.fromBits") public init(_narrow: Int)
  @_intrinsic("integer.fromBits") public init(_truncate: Int)
  @_intrinsic("integer.bits") public var _bits: Int { get }
  public init(bitPattern x: UInt64) { self.init(_truncate: x._bits) }
  public static var isSigned: Bool { true }
  /// How many bits a number has.
  public static var bitWidth: Int { 64 }
  /// The number without its sign.
  public var magnitude: UInt64 { UInt64(_bits: _bits < 0 ? 0 &- _bits : _bits) }
  public func multipliedFullWidth(by other: Int64) -> (high: Int64, low: UInt64) {
    let (high, low) = _bits._fullProduct(other._bits)
    return (high: Int64(_truncate: high), low: UInt64(_bits: low))
  }
  public func dividingFullWidth(_ dividend: (high: Int64, low: UInt64)) -> (quotient: Int64, remainder: Int64) {
    let (quotient, rest) = _bits._fullQuotient(dividend.high._bits, dividend.low._bits)
    return (quotient: Int64(_truncate: quotient), remainder: Int64(_truncate: rest))
  }
}

@_primitive("uint8") public struct UInt8: _NarrowInteger, UnsignedInteger {
  public struct Words: _IntegerWords {
    public typealias SubSequence = Slice<Words>
    let _value: UInt8
    init(_ value: UInt8) { _value = value }
    public var _bits: Int { _value._bits }
  }
  public var words: Words { Words(self) }
  @_intrinsic("uint8.narrow") public init(_narrow: Int)
  @_intrinsic("uint8.truncate") public init(_truncate: Int)
  @_intrinsic("integer.bits") public var _bits: Int { get }
  public init(ascii v: Unicode.Scalar) {
    if v._value > 127 { _trapFatalError("Code point value does not fit into ASCII") }
    self.init(_narrow: v._value)
  }
  public init(bitPattern x: Int8) { self.init(_truncate: x._bits) }
  public static var isSigned: Bool { false }
  /// How many bits a number has.
  public static var bitWidth: Int { 8 }
  /// The number without its sign.
  public var magnitude: UInt8 { self }
}

@_primitive("uint16") public struct UInt16: _NarrowInteger, UnsignedInteger {
  public struct Words: _IntegerWords {
    public typealias SubSequence = Slice<Words>
    let _value: UInt16
    init(_ value: UInt16) { _value = value }
    public var _bits: Int { _value._bits }
  }
  public var words: Words { Words(self) }
  @_intrinsic("uint16.narrow") public init(_narrow: Int)
  @_intrinsic("uint16.truncate") public init(_truncate: Int)
  @_intrinsic("integer.bits") public var _bits: Int { get }
  public init(bitPattern x: Int16) { self.init(_truncate: x._bits) }
  public static var isSigned: Bool { false }
  /// How many bits a number has.
  public static var bitWidth: Int { 16 }
  /// The number without its sign.
  public var magnitude: UInt16 { self }
}

@_primitive("uint32") public struct UInt32: _NarrowInteger, UnsignedInteger {
  public struct Words: _IntegerWords {
    public typealias SubSequence = Slice<Words>
    let _value: UInt32
    init(_ value: UInt32) { _value = value }
    public var _bits: Int { _value._bits }
  }
  public var words: Words { Words(self) }
  @_intrinsic("uint32.narrow") public init(_narrow: Int)
  @_intrinsic("uint32.truncate") public init(_truncate: Int)
  @_intrinsic("integer.bits") public var _bits: Int { get }
  public init(bitPattern x: Int32) { self.init(_truncate: x._bits) }
  public static var isSigned: Bool { false }
  /// How many bits a number has.
  public static var bitWidth: Int { 32 }
  /// The number without its sign.
  public var magnitude: UInt32 { self }
}

/// Those with values beyond `Int.max`: the same 64 bits, read without a sign.
public protocol _WideUnsigned: _WordInteger, UnsignedInteger {}

extension _WideUnsigned {
  public init() { self.init(_bits: 0) }
  public init(integerLiteral value: Int) { self.init(_bits: value) }
  public init<T: BinaryInteger>(_ source: T) {
    let reach = source._reach
    if reach < 0 || reach == 0 && source._bits < 0 { _trapFatalError("Negative value is not representable") }
    if reach > 1 { _trapFatalError("Not enough bits to represent the passed value") }
    self.init(_bits: source._bits)
  }
  public init(_ source: Double) { self.init(_bits: Self._fromDouble(source)) }
  public init?<T: BinaryInteger>(exactly source: T) {
    let reach = source._reach
    if reach < 0 || reach > 1 || reach == 0 && source._bits < 0 { return nil }
    self.init(_bits: source._bits)
  }
  public init?(exactly source: Double) {
    guard source > -1, source < 18446744073709551616.0, source.rounded(.towardZero) == source else { return nil }
    self.init(_bits: Self._fromDouble(source))
  }
  public init<T: BinaryInteger>(_clamping source: T) {
    let reach = source._reach
    self.init(_bits: reach > 1 ? -1 : reach < 0 || reach == 0 && source._bits < 0 ? 0 : source._bits)
  }
  public init?(_ description: String) {
    let (value, isNumber) = Self._parse(description, 10)
    guard isNumber else { return nil }
    self.init(_bits: value)
  }
  init?(_text: String, _radix: Int) {
    let (value, isNumber) = Self._parse(_text, _radix)
    guard isNumber else { return nil }
    self.init(_bits: value)
  }
  @_intrinsic("uint.fromDouble") static func _fromDouble(_ value: Double) -> Int
  @_intrinsic("uint.parseRadix") static func _parse(_ text: String, _ radix: Int) -> (Int, Bool)
  @_standIn @_intrinsic("uint.description") public var description: String { get }
  @_intrinsic("uint.descriptionRadix") func _text(_ radix: Int, _ uppercase: Bool) -> String

  public var _reach: Int { _bits < 0 ? 1 : 0 }
  public static var isSigned: Bool { false }
  /// How many bits a number has.
  public static var bitWidth: Int { 64 }
  /// The smallest number that there is of the type.
  public static var min: Self { Self(_bits: 0) }
  /// The greatest number that there is of the type.
  public static var max: Self { Self(_bits: -1) }
  public static var zero: Self { Self(_bits: 0) }
  /// How many bits the number has.
  public var bitWidth: Int { 64 }
  /// The number without its sign.
  public var magnitude: Self { self }
  public func hash(into hasher: inout Hasher) { hasher._combine(_bits) }

  @_intrinsic("uint.shr") static func _shiftRight(_ value: Self, _ amount: Int) -> Self
  public static func << <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self {
    let amount = Int(clamping: rhs)
    return amount < 0 ? _shiftRight(lhs, 0 &- amount) : Self(_bits: lhs._bits << amount)
  }
  public static func >> <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self {
    let amount = Int(clamping: rhs)
    return amount < 0 ? Self(_bits: lhs._bits << (0 &- amount)) : _shiftRight(lhs, amount)
  }

  /// The result as far as it fits, and whether it did.
  public func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool) {
    let sum = self &+ rhs
    return (partialValue: sum, overflow: sum < self)
  }
  /// The result as far as it fits, and whether it did.
  public func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool) {
    (partialValue: self &- rhs, overflow: self < rhs)
  }
  /// The result as far as it fits, and whether it did.
  public func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool) {
    let product = self &* rhs
    return (partialValue: product, overflow: self != Self.zero && product / self != rhs)
  }
  /// How many bits are 1.
  public var nonzeroBitCount: Int { _bits.nonzeroBitCount }
  /// How many bits are 0 behind the last that is 1.
  public var trailingZeroBitCount: Int { _bits.trailingZeroBitCount }
  /// How many bits are 0 before the first that is 1.
  public var leadingZeroBitCount: Int { _bits.leadingZeroBitCount }
  /// How far it is to another number.
  public func distance(to other: Self) -> Int { self < other ? Int(other - self) : 0 - Int(self - other) }
  /// The number so many further on.
  public func advanced(by n: Int) -> Self {
    n < 0 ? self - Self(truncatingIfNeeded: n.magnitude) : self + Self(_bits: n)
  }
  public func _next(from start: Self, by stride: Int, steps: Int) -> (Self, Bool) {
    let next = self &+ Self(_bits: stride)
    return (next, stride < 0 ? next > self : next < self)
  }

  @_intrinsic("uint.multipliedFullWidth") func _fullProduct(_ other: Self) -> (Int, Int)
  @_intrinsic("uint.dividingFullWidth") func _fullQuotient(_ high: Int, _ low: Int) -> (Int, Int)
  public func multipliedFullWidth(by other: Self) -> (high: Self, low: Self) {
    let (high, low) = _fullProduct(other)
    return (high: Self(_bits: high), low: Self(_bits: low))
  }
  public func dividingFullWidth(_ dividend: (high: Self, low: Self)) -> (quotient: Self, remainder: Self) {
    let (quotient, rest) = _fullQuotient(dividend.high._bits, dividend.low._bits)
    return (quotient: Self(_bits: quotient), remainder: Self(_bits: rest))
  }
}

@_primitive("uint") public struct UInt: _WideUnsigned {
  public struct Words: _IntegerWords {
    public typealias SubSequence = Slice<Words>
    let _value: UInt
    init(_ value: UInt) { _value = value }
    public var _bits: Int { _value._bits }
  }
  public var words: Words { Words(self) }
  @_intrinsic("integer.fromBits") public init(_bits: Int)
  @_intrinsic("integer.bits") public var _bits: Int { get }
  public init(bitPattern x: Int) { self.init(_bits: x) }
}

@_primitive("uint64") public struct UInt64: _WideUnsigned {
  public struct Words: _IntegerWords {
    public typealias SubSequence = Slice<Words>
    let _value: UInt64
    init(_ value: UInt64) { _value = value }
    public var _bits: Int { _value._bits }
  }
  public var words: Words { Words(self) }
  @_intrinsic("integer.fromBits") public init(_bits: Int)
  @_intrinsic("integer.bits") public var _bits: Int { get }
  public init(bitPattern x: Int64) { self.init(_bits: x._bits) }
}

/// The value in words of 64 bits, of which each type needs one.
public protocol _IntegerWords: RandomAccessCollection where Element == UInt, Index == Int, Indices == Range<Int> {
  var _bits: Int { get }
}

extension _IntegerWords {
  public var count: Int { 1 }
  public var startIndex: Int { 0 }
  public var endIndex: Int { 1 }
  public subscript(position: Int) -> UInt {
    if position != 0 { _trapFatalError("Index out of range") }
    return UInt(_bits: _bits)
  }
}

extension _WordInteger {
  /// The number with its bytes in the opposite order.
  public var byteSwapped: Self {
    var result = 0
    var rest = _bits
    var count = Self.bitWidth / 8
    while count > 0 {
      result = (result << 8) | (rest & 255)
      rest = rest >> 8
      count -= 1
    }
    return Self(truncatingIfNeeded: result)
  }
}

extension FixedWidthInteger {
  public init(bigEndian value: Self) { self = value.byteSwapped }
  public init(littleEndian value: Self) { self = value }
  public var bigEndian: Self { byteSwapped }
  public var littleEndian: Self { self }
}

extension _WordInteger {
  public func dividedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool) {
    if rhs == Self.zero { return (partialValue: self, overflow: true) }
    if Self.isSigned && self == Self.min && rhs._bits == -1 { return (partialValue: self, overflow: true) }
    return (partialValue: self / rhs, overflow: false)
  }
  /// What a division leaves whose result is the nearest whole number.
  public func remainderReportingOverflow(dividingBy rhs: Self) -> (partialValue: Self, overflow: Bool) {
    if rhs == Self.zero { return (partialValue: self, overflow: true) }
    if Self.isSigned && self == Self.min && rhs._bits == -1 { return (partialValue: Self.zero, overflow: true) }
    return (partialValue: self % rhs, overflow: false)
  }
}
