// What whole numbers do by their words and by each other's operators: those that a script declares, and those of more than 64 bits.

extension BinaryInteger {
  public var _bits: Int { words.isEmpty ? 0 : words[words.startIndex]._bits }
  public init(_bits: Int) { self.init(truncatingIfNeeded: _bits) }

  public var _reach: Int {
    let words = words
    guard let last = words.last else { return 0 }
    let isNegative = Self.isSigned && last._bits < 0
    let rest: UInt = isNegative ? UInt.max : 0
    if words.dropFirst().contains(where: { $0 != rest }) { return isNegative ? -2 : 2 }
    let isRead = (words[words.startIndex]._bits < 0) == isNegative
    return isRead ? 0 : isNegative ? -2 : 1
  }

  /// -1, 0 or 1: whether the number is less, as great or greater, word by word; both on the same side of zero.
  func _compared<Other: BinaryInteger>(to other: Other) -> Int {
    let (words, others) = (words, other.words)
    let rest: UInt = _reach < 0 ? UInt.max : 0
    for place in (0..<Swift.max(words.count, others.count)).reversed() {
      let word = place < words.count ? words[words.startIndex + place] : rest
      let other = place < others.count ? others[others.startIndex + place] : rest
      if word != other { return word < other ? -1 : 1 }
    }
    return 0
  }

  /// The number nearest to it, the even one of two.
  var _rounded: Double {
    let magnitude = magnitude
    let words = Array(magnitude.words)
    guard let first = words.lastIndex(where: { $0 != 0 }) else { return 0 }
    // The first 64 bits; that one of the others is 1 only matters where they are exactly between two.
    let shift = words[first].leadingZeroBitCount
    var head = words[first] << UInt(shift)
    var rest: UInt = 0
    if first > 0 {
      if shift > 0 { head |= words[first - 1] >> UInt(64 - shift) }
      rest = words[first - 1] << UInt(shift)
      for word in words[..<(first - 1)] { rest |= word }
    }
    if rest != 0 { head |= 1 }
    let value = Double(head)._scaled(first * 64 - shift)
    return self < (0 as Self) ? -value : value
  }

  func _digits(_ radix: Int, _ uppercase: Bool) -> String {
    if radix < 2 || radix > 36 { _trapFatalError("Radix must be between 2 and 36") }
    let zero: Magnitude = 0
    var rest = magnitude
    if rest == zero { return "0" }
    let base = Magnitude(truncatingIfNeeded: radix)
    var digits: [Character] = []
    while rest != zero {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: base)
      digits.append(contentsOf: digit._bits._text(radix, uppercase))
      rest = quotient
    }
    if self < (0 as Self) { digits.append("-") }
    return String(digits.reversed())
  }

  public var description: String {
    switch _reach {
    case 0: _bits._text(10, false)
    case 1: UInt(_bits: _bits)._text(10, false)
    default: _digits(10, false)
    }
  }

  /// Whether a division by the other leaves nothing.
  public func isMultiple(of other: Self) -> Bool {
    if other == (0 as Self) { return self == (0 as Self) }
    return magnitude % other.magnitude == 0
  }

  /// How far it is to another number.
  public func distance(to other: Self) -> Int {
    if Self.isSigned && (self < (0 as Self)) != (other < (0 as Self)) {
      guard let distance = Int(exactly: magnitude + other.magnitude) else {
        _trapFatalError("Distance is not representable in Int")
      }
      return self < (0 as Self) ? distance : -distance
    }
    let isBehind = self > other
    guard let distance = Int(exactly: isBehind && !Self.isSigned ? self - other : other - self) else {
      _trapFatalError("Distance is not representable in Int")
    }
    return isBehind && !Self.isSigned ? -distance : distance
  }
  /// The number so many further on.
  public func advanced(by n: Int) -> Self {
    if !Self.isSigned && n < 0 { return self - Self(0 &- n) }
    return self + Self(n)
  }

  public static func & (lhs: Self, rhs: Self) -> Self {
    var result = lhs
    result &= rhs
    return result
  }
  public static func | (lhs: Self, rhs: Self) -> Self {
    var result = lhs
    result |= rhs
    return result
  }
  public static func ^ (lhs: Self, rhs: Self) -> Self {
    var result = lhs
    result ^= rhs
    return result
  }
  public static func << <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self {
    var result = lhs
    result <<= rhs
    return result
  }
  public static func >> <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self {
    var result = lhs
    result >>= rhs
    return result
  }
}

extension SignedInteger {
  public static var isSigned: Bool { true }
}

extension UnsignedInteger {
  public static var isSigned: Bool { false }
  /// The number without its sign.
  public var magnitude: Self { self }
}

extension FixedWidthInteger {
  public func _next(from start: Self, by stride: Stride, steps: Int) -> (Self, Bool) {
    let count = Self(truncatingIfNeeded: stride.magnitude)
    return stride < (0 as Stride) ? subtractingReportingOverflow(count) : addingReportingOverflow(count)
  }
}

extension FixedWidthInteger {
  /// How many bits the number has.
  public var bitWidth: Int { Self.bitWidth }

  public init<T: BinaryInteger>(truncatingIfNeeded source: T) {
    let words = source.words
    let rest: UInt = T.isSigned && words.last.map { $0._bits < 0 } ?? false ? UInt.max : 0
    var result = Self(_truncatingBits: 0)
    var place = (Self.bitWidth + 63) / 64
    while place > 0 {
      place -= 1
      // A number of up to 64 bits cannot be shifted by as many.
      if Self.bitWidth > 64 { result = result &<< Self(_truncatingBits: 64) }
      let word = place < words.count ? words[words.startIndex + place] : rest
      result = result | Self(_truncatingBits: word)
    }
    self = result
  }

  public init<T: BinaryFloatingPoint>(_ source: T) {
    let number = source._double
    if !number.isFinite {
      _trapFatalError("Double value cannot be converted to \(Self.self) because it is either infinite or NaN")
    }
    guard let value = Self(exactly: number.rounded(.towardZero)) else {
      _trapFatalError(
        number < 0
          ? "Double value cannot be converted to \(Self.self) because the result would be less than \(Self.self).min"
          : "Double value cannot be converted to \(Self.self) because the result would be greater than \(Self.self).max"
      )
    }
    self = value
  }
  public init?<T: BinaryFloatingPoint>(exactly source: T) {
    let number = source._double
    guard number.isFinite, number.rounded(.towardZero) == number else { return nil }
    if number == 0 {
      self = 0
      return
    }
    if !Self.isSigned && number < 0 { return nil }
    let exponent = number.exponent
    let most = Self.bitWidth - (Self.isSigned ? 1 : 0)
    guard exponent < most else {
      guard exponent == most, number < 0, number.significand == 1 else { return nil }
      self = Self.min
      return
    }
    let digits = Self(truncatingIfNeeded: number.significandBitPattern | (1 << 52))
    let value = exponent > 52 ? digits << (exponent - 52) : Self(truncatingIfNeeded: Int(number.magnitude))
    self = number < 0 ? 0 - value : value
  }

  public init?(_ description: String) { self.init(_text: description, _radix: 10) }

  init?(_text: String, _radix: Int) {
    if _radix < 2 || _radix > 36 { _trapFatalError("Radix not in range 2...36") }
    var digits = Substring(_text)
    let isNegative = digits.first == "-"
    if isNegative || digits.first == "+" { digits = digits.dropFirst() }
    if digits.isEmpty { return nil }
    let base = Self(truncatingIfNeeded: _radix)
    var result: Self = 0
    for digit in digits {
      guard digit.isASCII, let value = Int(_text: String(digit), _radix: _radix) else { return nil }
      let (product, isTooMuch) = result.multipliedReportingOverflow(by: base)
      let part = Self(truncatingIfNeeded: value)
      let (sum, isBeyond) =
        isNegative ? product.subtractingReportingOverflow(part) : product.addingReportingOverflow(part)
      if isTooMuch || isBeyond { return nil }
      result = sum
    }
    self = result
  }

  public static func &+ (lhs: Self, rhs: Self) -> Self { lhs.addingReportingOverflow(rhs).partialValue }
  public static func &- (lhs: Self, rhs: Self) -> Self { lhs.subtractingReportingOverflow(rhs).partialValue }
  public static func &* (lhs: Self, rhs: Self) -> Self { lhs.multipliedReportingOverflow(by: rhs).partialValue }
  public static func &<< (lhs: Self, rhs: Self) -> Self {
    var result = lhs
    result &<<= rhs
    return result
  }
  public static func &>> (lhs: Self, rhs: Self) -> Self {
    var result = lhs
    result &>>= rhs
    return result
  }
  public static prefix func ~ (x: Self) -> Self { 0 &- x &- 1 }

  public static func << <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self { lhs._shifted(Int(clamping: rhs)) }
  public static func >> <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self {
    lhs._shifted(0 - Swift.max(Int(clamping: rhs), -Int.max))
  }
  /// To the left, or by a negative number to the right, where what is negative stays so.
  func _shifted(_ count: Int) -> Self {
    if count >= Self.bitWidth { return 0 }
    if count >= 0 { return self &<< Self(truncatingIfNeeded: count) }
    if count > 0 - Self.bitWidth { return self &>> Self(truncatingIfNeeded: 0 - count) }
    return Self.isSigned && self < (0 as Self) ? ~0 : 0
  }

  /// Both halves of a product that has twice as many bits.
  public func multipliedFullWidth(by other: Self) -> (high: Self, low: Magnitude) {
    let half = Magnitude.bitWidth / 2
    let mask = ~(0 as Magnitude) >> half
    let (one, two) = (magnitude, other.magnitude)
    let low = (one & mask) * (two & mask)
    let left = (one >> half) * (two & mask) + (low >> half)
    let right = (one & mask) * (two >> half) + (left & mask)
    let high = (one >> half) * (two >> half) + (left >> half) + (right >> half)
    let rest = (right << half) | (low & mask)
    guard Self.isSigned && (self < (0 as Self)) != (other < (0 as Self)) else {
      return (high: Self(truncatingIfNeeded: high), low: rest)
    }
    let negated = 0 &- rest
    return (high: Self(truncatingIfNeeded: ~high &+ (negated == 0 ? 1 : 0)), low: negated)
  }
}

extension FixedWidthInteger where Self: UnsignedInteger {
  public init<T: BinaryInteger>(_ source: T) {
    if source < (0 as T) { _trapFatalError("Negative value is not representable") }
    guard let value = Self(exactly: source) else { _trapFatalError("Not enough bits to represent the passed value") }
    self = value
  }
  public init?<T: BinaryInteger>(exactly source: T) {
    self.init(truncatingIfNeeded: source)
    if self != source { return nil }
  }
  /// The greatest number that there is of the type.
  public static var max: Self { ~0 }
  /// The smallest number that there is of the type.
  public static var min: Self { 0 }

  /// A number of twice as many bits, divided bit by bit.
  public func dividingFullWidth(_ dividend: (high: Self, low: Magnitude)) -> (quotient: Self, remainder: Self) {
    if self == (0 as Self) { _trapFatalError("Division by zero") }
    if dividend.high >= self { _trapFatalError("Quotient is not representable") }
    var (rest, quotient) = (dividend.high, 0 as Self)
    var place = Self.bitWidth
    while place > 0 {
      place -= 1
      let isBeyond = rest.leadingZeroBitCount == 0
      rest = (rest &<< 1) | Self(truncatingIfNeeded: (dividend.low >> place) & 1)
      quotient = quotient &<< 1
      if isBeyond || rest >= self {
        rest = rest &- self
        quotient = quotient | 1
      }
    }
    return (quotient: quotient, remainder: rest)
  }
}

extension FixedWidthInteger where Self: SignedInteger {
  public init<T: BinaryInteger>(_ source: T) {
    guard let value = Self(exactly: source) else { _trapFatalError("Not enough bits to represent the passed value") }
    self = value
  }
  public init?<T: BinaryInteger>(exactly source: T) {
    self.init(truncatingIfNeeded: source)
    if self != source { return nil }
  }
  /// The greatest number that there is of the type.
  public static var max: Self { ~min }
  /// The smallest number that there is of the type.
  public static var min: Self { 1 &<< Self(truncatingIfNeeded: bitWidth - 1) }

  /// A number of twice as many bits, divided towards zero.
  public func dividingFullWidth(_ dividend: (high: Self, low: Magnitude)) -> (quotient: Self, remainder: Self) {
    let isNegative = dividend.high < (0 as Self)
    var high = Magnitude(truncatingIfNeeded: dividend.high)
    var low = dividend.low
    if isNegative {
      low = 0 &- low
      high = ~high &+ (low == 0 ? 1 : 0)
    }
    // The magnitude of a magnitude is itself.
    let (quotient, rest) = magnitude.dividingFullWidth((high: high, low: Magnitude.Magnitude(truncatingIfNeeded: low)))
    let isOpposite = isNegative != (self < (0 as Self))
    return (
      quotient: Self(truncatingIfNeeded: isOpposite ? 0 &- quotient : quotient),
      remainder: Self(truncatingIfNeeded: isNegative ? 0 &- rest : rest)
    )
  }
}
