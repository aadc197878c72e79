// Numbers that are counted in tens, exact to 38 digits.

/// What 128 bits can hold, times a power of ten. Computing is that of Foundation to the last digit: what does not fit
/// is cut off, not rounded, and dividing gives as many digits as there is room for.
public struct Decimal: _Unreflected {
  var _mantissa: _Natural
  var _exponent: Int
  var _isNegative: Bool
  /// Whether no ten is left in the mantissa; known once it has been looked for.
  var _isCompact: Bool

  public enum RoundingMode: UInt {
    case plain
    case down
    case up
    case bankers
  }

  public enum CalculationError: UInt {
    case noError
    case lossOfPrecision
    case overflow
    case underflow
    case divideByZero
  }

  init(_mantissa: _Natural, _exponent: Int, _isNegative: Bool, _isCompact: Bool = false) {
    self._mantissa = _mantissa
    self._exponent = _exponent
    self._isNegative = _isNegative
    self._isCompact = _isCompact
  }

  public init() { self.init(_mantissa: _Natural(0), _exponent: 0, _isNegative: false) }
  public init(_ value: Int) { self.init(_magnitude: value.magnitude, _isNegative: value < 0) }
  public init(_ value: Int8) { self.init(Int(value)) }
  public init(_ value: Int16) { self.init(Int(value)) }
  public init(_ value: Int32) { self.init(Int(value)) }
  public init(_ value: Int64) { self.init(Int(value)) }
  public init(_ value: UInt) { self.init(_magnitude: value, _isNegative: false) }
  public init(_ value: UInt8) { self.init(Int(value)) }
  public init(_ value: UInt16) { self.init(Int(value)) }
  public init(_ value: UInt32) { self.init(Int(value)) }
  public init(_ value: UInt64) { self.init(UInt(value)) }
  init(_magnitude: UInt, _isNegative: Bool) {
    self.init(_mantissa: _Natural(UInt64(_magnitude)), _exponent: 0, _isNegative: _isNegative)
    _compact()
  }

  /// Nineteen or twenty digits of the number, reached by multiplying with ten or dividing by it again and again.
  public init(_ value: Double) {
    if value.isInfinite { fatalError("Decimal does not yet fully adopt FloatingPoint") }
    if value.isNaN || value == 0 {
      self = value.isNaN ? Decimal.nan : Decimal()
      return
    }
    var magnitude = value.magnitude
    var exponent = 0
    while magnitude < 18446744073709551616.0 {
      if exponent == -128 {
        self = Decimal.nan
        return
      }
      magnitude *= 10
      exponent -= 1
    }
    while magnitude >= 18446744073709551616.0 {
      if exponent == 127 {
        self = Decimal.nan
        return
      }
      magnitude /= 10
      exponent += 1
    }
    self.init(_mantissa: _Natural(UInt64(magnitude)), _exponent: exponent, _isNegative: value < 0)
    _compact()
  }

  public init(sign: FloatingPointSign, exponent: Int, significand: Decimal) {
    if significand.isNaN || significand._mantissa.isZero {
      self = significand.isNaN ? Decimal.nan : Decimal()
    } else {
      self = significand
      _exponent += max(-32768, min(32767, exponent))
      if _exponent < -128 { self = Decimal() } else if _exponent > 127 { self = Decimal.nan }
    }
    if sign == .minus { negate() }
  }

  public init(signOf: Decimal, magnitudeOf magnitude: Decimal) {
    self = magnitude
    _isNegative = signOf._isNegative
  }

  public static var nan: Decimal { Decimal(_mantissa: _Natural(0), _exponent: 0, _isNegative: true) }
  public static var quietNaN: Decimal { nan }
  public static var zero: Decimal { Decimal() }
  public static var radix: Int { 10 }
  public static let pi = Decimal(
    _mantissa: _Natural(words: [0x6623, 0x7d57, 0x16e7, 0xad0d, 0xaf52, 0x4641, 0xdfa7, 0xec58]), _exponent: -38,
    _isNegative: false, _isCompact: true)
  public static let greatestFiniteMagnitude = Decimal(
    _mantissa: _Natural.nineWords - _Natural(1), _exponent: 127, _isNegative: false, _isCompact: true)
  public static let leastFiniteMagnitude = Decimal(
    _mantissa: _Natural.nineWords - _Natural(1), _exponent: 127, _isNegative: true, _isCompact: true)
  public static let leastNormalMagnitude = Decimal(
    _mantissa: _Natural(1), _exponent: -127, _isNegative: false, _isCompact: true)
  public static let leastNonzeroMagnitude = Decimal(
    _mantissa: _Natural(1), _exponent: -127, _isNegative: false, _isCompact: true)

  public var exponent: Int { _exponent }
  public var significand: Decimal {
    Decimal(_mantissa: _mantissa, _exponent: 0, _isNegative: false, _isCompact: _isCompact)
  }
  public var sign: FloatingPointSign { _isNegative ? .minus : .plus }
  public var isSignMinus: Bool { _isNegative }
  public var isNaN: Bool { _isNegative && _mantissa.isZero }
  public var isZero: Bool { !_isNegative && _mantissa.isZero }
  public var isFinite: Bool { !isNaN }
  public var isInfinite: Bool { false }
  public var isNormal: Bool { !isZero && !isNaN }
  public var isSubnormal: Bool { false }
  public var isSignaling: Bool { false }
  public var isSignalingNaN: Bool { false }
  public var isCanonical: Bool { true }
  public var floatingPointClass: FloatingPointClassification {
    if _mantissa.isZero { return _isNegative ? .quietNaN : .positiveZero }
    return _isNegative ? .negativeNormal : .positiveNormal
  }
}

// MARK: Text

extension Decimal: CustomStringConvertible {
  public var description: String { _text(separator: ".") }

  func _text(separator: String) -> String {
    if _mantissa.isZero { return _isNegative ? "NaN" : "0" }
    var digits = _mantissa.digits
    if _exponent >= 0 {
      digits += String(repeating: "0", count: _exponent)
    } else {
      let places = -_exponent
      if digits.count <= places { digits = String(repeating: "0", count: places + 1 - digits.count) + digits }
      let point = digits.index(digits.endIndex, offsetBy: -places)
      digits = digits[..<point] + separator + digits[point...]
    }
    return (_isNegative ? "-" : "") + digits
  }

  /// The number that the text begins with, behind white space; nil where there is none.
  public init?(string: String, locale: Locale? = nil) {
    guard let value = Decimal._parse(Array(string.utf8), separator: Array((locale?.decimalSeparator ?? ".").utf8))
    else {
      return nil
    }
    self = value
  }

  private static func _parse(_ text: [UInt8], separator: [UInt8]) -> Decimal? {
    let ten = _Natural(10)
    var result = Decimal()
    var place = 0
    while place < text.count && Character(Unicode.Scalar(text[place])).isWhitespace { place += 1 }
    if place < text.count, text[place] == 43 || text[place] == 45 {
      result._isNegative = text[place] == 45
      place += 1
    }
    var isFull = false
    while place < text.count, text[place] >= 48, text[place] <= 57 {
      let next = result._mantissa * ten + _Natural(Int(text[place]) - 48)
      if isFull || !next.fits {
        isFull = true
        if result._exponent == 127 { return nil }
        result._exponent += 1
      } else {
        result._mantissa = next
      }
      place += 1
    }
    if place + separator.count <= text.count, place < text.count,
      Array(text[place..<place + separator.count]) == separator
    {
      place += separator.count
      while place < text.count, text[place] >= 48, text[place] <= 57 {
        if !isFull {
          let next = result._mantissa * ten + _Natural(Int(text[place]) - 48)
          if next.fits {
            result._mantissa = next
            if result._exponent == -128 { return nil }
            result._exponent -= 1
          } else {
            isFull = true
          }
        }
        place += 1
      }
    }
    if place < text.count, text[place] == 69 || text[place] == 101 {
      place += 1
      if place == text.count { return result }
      let isNegative = text[place] == 45
      if isNegative || text[place] == 43 { place += 1 }
      var exponent = 0
      while place < text.count, text[place] >= 48, text[place] <= 57 {
        exponent = exponent * 10 + Int(text[place]) - 48
        if exponent > 254 { return nil }
        place += 1
      }
      result._exponent += isNegative ? -exponent : exponent
      if result._exponent > 127 || result._exponent < -128 { return nil }
    }
    if place == 0 { return nil }
    result._compact()
    return result.isNaN ? Decimal() : result
  }
}

// MARK: Comparing

extension Decimal: Comparable, Hashable {
  public static func == (lhs: Decimal, rhs: Decimal) -> Bool { _compare(lhs, rhs) == .orderedSame }
  public static func < (lhs: Decimal, rhs: Decimal) -> Bool { _compare(lhs, rhs) == .orderedAscending }
  public func hash(into hasher: inout Hasher) { hasher.combine(_doubleValue) }
  public func isEqual(to other: Decimal) -> Bool { self == other }
  public func isLess(than other: Decimal) -> Bool { self < other }
  public func isLessThanOrEqualTo(_ other: Decimal) -> Bool { !(other < self) }
  public func isTotallyOrdered(belowOrEqualTo other: Decimal) -> Bool { !isNaN && !(other < self) }

  /// What is no number is below all that are.
  static func _compare(_ lhs: Decimal, _ rhs: Decimal) -> ComparisonResult {
    if lhs.isNaN || rhs.isNaN { return lhs.isNaN ? rhs.isNaN ? .orderedSame : .orderedAscending : .orderedDescending }
    if lhs._isNegative != rhs._isNegative { return lhs._isNegative ? .orderedAscending : .orderedDescending }
    if lhs._mantissa.isZero || rhs._mantissa.isZero {
      return lhs._mantissa.isZero ? rhs._mantissa.isZero ? .orderedSame : .orderedAscending : .orderedDescending
    }
    var one = lhs
    var two = rhs
    _ = Decimal._align(&one, &two)
    if one._mantissa == two._mantissa { return .orderedSame }
    return (one._mantissa < two._mantissa) != one._isNegative ? .orderedAscending : .orderedDescending
  }
}

// MARK: Literals and other numbers

extension Decimal: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self.init(value) }
  public init(floatLiteral value: Double) { self.init(value) }
}

extension Decimal: SignedNumeric, Strideable {
  public init?<T: BinaryInteger>(exactly source: T) {
    if let value = Int(exactly: source) {
      self.init(value)
    } else {
      self.init(UInt(source))
    }
  }
  public var magnitude: Decimal {
    var result = self
    if !_mantissa.isZero { result._isNegative = false }
    return result
  }
  public func distance(to other: Decimal) -> Decimal { other - self }
  public func advanced(by n: Decimal) -> Decimal { self + n }

  /// As Foundation does it: word by word, then one division for every place, each of which may be off by a bit.
  var _doubleValue: Double {
    if _mantissa.isZero { return _isNegative ? Double.nan : 0 }
    var result = 0.0
    for word in _mantissa.words.reversed() { result = result * 65536 + Double(word) }
    var places = _exponent
    while places < 0 {
      result /= 10
      places += 1
    }
    while places > 0 {
      result *= 10
      places -= 1
    }
    return _isNegative ? -result : result
  }

  /// The whole part, as far as 64 bits hold it; other bits are lost.
  var _intValue: Int {
    if _exponent < -38 || _exponent > 20 || _mantissa.isZero { return 0 }
    var value = _mantissa
    if _exponent < 0 { value = value.shifted(_exponent) }
    var places = _exponent
    while places > 0 {
      let next = value * _Natural(10)
      if next.fits { value = next }
      places -= 1
    }
    var bits: UInt = 0
    for (index, word) in value.words.enumerated() where index < 4 { bits |= UInt(word) << UInt(index * 16) }
    let result = Int(truncatingIfNeeded: bits)
    return _isNegative && bits <= UInt(1) << 63 ? 0 &- result : result
  }
}

// MARK: In JSON

/// The digits of a number in JSON.
struct _DecimalDigits: _ScalarCodable {
  let value: Decimal
  var _scalar: _CodingScalar { .number(value.description) }
  static func _value(_ scalar: _CodingScalar) -> _DecimalDigits? {
    guard case .number(let text) = scalar else { return nil }
    return Decimal(string: text).map { _DecimalDigits(value: $0) }
  }
}

/// A number with all its digits; only JSON is a format that it is written in.
extension Decimal: Codable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(_DecimalDigits(value: self))
  }
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      self = try container.decode(_DecimalDigits.self).value
    } catch DecodingError.typeMismatch(_, let context) {
      throw DecodingError.typeMismatch(
        Decimal.self, DecodingError.Context(codingPath: context.codingPath, debugDescription: ""))
    } catch DecodingError.valueNotFound(_, let context) {
      let text = "Cannot get value of type Decimal -- found null value instead"
      throw DecodingError.valueNotFound(
        Decimal.self, DecodingError.Context(codingPath: context.codingPath, debugDescription: text))
    }
  }
}
