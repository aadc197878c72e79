// A number as digits, rounded and written.

/// A number in tens: `0.digits` times ten to the power of `point`, or what is no number.
struct _Quantity {
  enum _Kind {
    case number
    case infinity
    case nan
  }
  var kind: _Kind = .number
  var isNegative = false
  /// From the first that is not zero to the last.
  var digits: [Int] = []
  var point = 0

  /// What the digits were taken of.
  var double: Double?

  /// The shortest digits that stand for the number.
  init(_ value: Double) {
    double = value
    isNegative = value.sign == .minus
    if value.isNaN {
      kind = .nan
      isNegative = false
    } else if value.isInfinite {
      kind = .infinity
    } else {
      read(value.magnitude.description)
    }
  }
  init(_ value: Int) {
    isNegative = value < 0
    read(String(value.magnitude))
  }
  init(_ value: UInt) { read(String(value)) }
  init(_ value: Decimal) {
    if value.isNaN {
      kind = .nan
    } else {
      isNegative = value._isNegative
      read(value._mantissa.digits)
      if !digits.isEmpty { point += value._exponent }
    }
  }
  init(_ natural: _Natural, exponent: Int, isNegative: Bool) {
    self.isNegative = isNegative
    read(natural.digits)
    if !digits.isEmpty { point += exponent }
  }

  /// Before a number is multiplied, some sixteen digits are taken of it, by a multiplication that may be off by a bit.
  mutating func takeNearDigits() {
    guard let double, kind == .number, !digits.isEmpty else { return }
    let exponent = double.exponent
    if exponent <= 52 && double.rounded(.towardZero) == double { return }
    var places = Int(Double(52 - exponent) / 3.32192809488736234787031942948939017586)
    let count = places
    var value = double.magnitude
    while places >= 22 {
      value *= 1e22
      places -= 22
    }
    while places <= -22 {
      value /= 1e22
      places += 22
    }
    var exact = 1.0
    for _ in 0..<abs(places) { exact *= 10 }
    value = places < 0 ? value / exact : value * exact
    self = _Quantity(
      _Natural(Int((value + 0.5).rounded(.down))), exponent: -count, isNegative: double < 0)
  }

  private mutating func read(_ text: String) {
    var isBehindPoint = false
    var bytes = Array(text.utf8)
    if let mark = bytes.firstIndex(of: 101) {
      let exponent = String(decoding: bytes[(mark + 1)...], as: UTF8.self)
      point = Int(exponent) ?? 0
      bytes.removeSubrange(mark..<bytes.count)
    }
    for byte in bytes {
      if byte == 46 {
        isBehindPoint = true
      } else if byte == 48 && digits.isEmpty {
        if isBehindPoint { point -= 1 }
      } else {
        digits.append(Int(byte) - 48)
        if !isBehindPoint { point += 1 }
      }
    }
    trim()
  }

  private mutating func trim() {
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty { point = 0 }
  }

  var isZero: Bool { kind == .number && digits.isEmpty }

  /// The digits as a whole number, and the power of ten that it is to be taken times.
  var whole: (natural: _Natural, exponent: Int) {
    var natural = _Natural(0)
    for digit in digits { natural = natural * _Natural(10) + _Natural(digit) }
    return (natural, point - digits.count)
  }

  mutating func multiply(by factor: _Quantity) {
    if kind != .number || digits.isEmpty { return }
    let one = whole
    let two = factor.whole
    self = _Quantity(
      one.natural * two.natural, exponent: one.exponent + two.exponent, isNegative: isNegative != factor.isNegative)
  }

  /// To so many places behind the point, or before it.
  mutating func round(toPlaces places: Int, _ rule: _RoundingRule) {
    let kept = point + places
    if kind != .number || kept >= digits.count { return }
    var comparison = -1
    if kept >= 0 {
      let isAlone = kept == digits.count - 1
      comparison = digits[kept] > 5 || digits[kept] == 5 && !isAlone ? 1 : digits[kept] == 5 ? 0 : -1
    }
    let isOdd = kept > 0 && digits[kept - 1] % 2 == 1
    let isAway = rule.isAway(comparison, isOdd: isOdd, isNegative: isNegative)
    digits = Array(digits.prefix(max(kept, 0)))
    if isAway {
      var index = digits.count - 1
      while index >= 0 && digits[index] == 9 {
        digits[index] = 0
        index -= 1
      }
      if index >= 0 {
        digits[index] += 1
      } else if digits.isEmpty {
        digits = [1]
        point = 1 - places
      } else {
        digits.insert(1, at: 0)
        point += 1
      }
    }
    trim()
  }

  /// To a multiple of a number.
  mutating func round(toMultipleOf increment: _Quantity, _ rule: _RoundingRule) {
    if kind != .number || digits.isEmpty { return }
    let step = increment.whole
    let value = whole
    let exponent = min(step.exponent, value.exponent)
    let divisor = step.natural.shifted(step.exponent - exponent)
    let dividend = value.natural.shifted(value.exponent - exponent)
    var quotient = dividend < divisor ? _Natural(0) : dividend / divisor
    let rest = dividend - quotient * divisor
    if rest.isZero { return }
    let twice = rest * _Natural(2)
    let comparison = twice == divisor ? 0 : twice < divisor ? -1 : 1
    let isOdd = !quotient.isZero && quotient.parts[0] % 2 == 1
    if rule.isAway(comparison, isOdd: isOdd, isNegative: isNegative) { quotient = quotient + _Natural(1) }
    self = _Quantity(quotient * step.natural, exponent: step.exponent, isNegative: isNegative)
  }
}

/// What becomes of what is between two numbers; in the order of `NumberFormatter.RoundingMode`.
enum _RoundingRule: Int {
  case up
  case down
  case towardZero
  case awayFromZero
  case halfEven
  case halfDown
  case halfUp

  /// Whether it is the number farther from zero, of what is less than half-way to it, half-way or more.
  func isAway(_ comparison: Int, isOdd: Bool, isNegative: Bool) -> Bool {
    switch self {
    case .up: return !isNegative
    case .down: return isNegative
    case .towardZero: return false
    case .awayFromZero: return true
    case .halfEven: return comparison > 0 || comparison == 0 && isOdd
    case .halfDown: return comparison > 0
    case .halfUp: return comparison >= 0
    }
  }
}

/// How the digits of a number are written.
struct _NumberShape {
  enum _Precision {
    /// At least and at most so many places behind the point.
    case places(Int, Int?)
    /// At least and at most so many digits from the first that is not zero.
    case digits(Int, Int?)
    case increment(_Quantity, Int)
    case exact
    /// Whole, but at least two digits.
    case compact
  }

  var precision: _Precision = .places(0, 3)
  var rule: _RoundingRule = .halfEven
  var minimumWhole = 1
  var maximumWhole: Int?
  var group = 3
  var secondGroup = 0
  /// So many digits before the first separator at least.
  var minimumGroup = 1
  var groupSeparator = ","
  var point = "."
  var alwaysHasPoint = false
  /// Shows one digit before the point and a power of ten.
  var exponentSymbol: String?
  var minusSign = "-"

  func round(_ quantity: inout _Quantity) {
    switch precision {
    case .places(_, let most):
      if let most { quantity.round(toPlaces: most, rule) }
    case .digits(_, let most):
      if let most { quantity.round(toPlaces: most - quantity.point, rule) }
    case .increment(let increment, _): quantity.round(toMultipleOf: increment, rule)
    case .exact: return
    case .compact: quantity.round(toPlaces: max(0, 2 - quantity.point), rule)
    }
  }

  /// The digits, point and separators of a number that has been rounded.
  func text(_ quantity: _Quantity) -> String {
    var number = quantity
    var exponent = 0
    if exponentSymbol != nil && !number.digits.isEmpty {
      exponent = number.point - 1
      number.point = 1
    }
    var whole = Array(number.digits.prefix(max(number.point, 0)))
    while whole.count < number.point { whole.append(0) }
    var fraction = number.point < number.digits.count ? Array(number.digits.suffix(from: max(number.point, 0))) : []
    if number.point < 0 { fraction = Array(repeating: 0, count: -number.point) + fraction }
    if let maximumWhole, whole.count > maximumWhole {
      whole.removeFirst(whole.count - maximumWhole)
      while whole.first == 0 { whole.removeFirst() }
    }
    var least = 0
    switch precision {
    case .places(let count, _): least = count
    case .digits(let count, _): least = number.digits.isEmpty ? count - 1 : count - number.point
    case .increment(_, let count): least = count
    case .exact: least = 0
    case .compact: least = 0
    }
    while fraction.count < least { fraction.append(0) }
    if case .digits = precision, number.digits.isEmpty, whole.isEmpty { whole = [0] }
    while whole.count < minimumWhole { whole.insert(0, at: 0) }
    if whole.isEmpty && fraction.isEmpty && !alwaysHasPoint { whole = [0] }
    var result = grouped(whole)
    if !fraction.isEmpty || alwaysHasPoint { result += point }
    for digit in fraction { result += String(digit) }
    if let exponentSymbol { result += exponentSymbol + (exponent < 0 ? minusSign : "") + String(exponent.magnitude) }
    return result
  }

  private func grouped(_ digits: [Int]) -> String {
    let group = group > 0 ? group : secondGroup
    if group <= 0 || digits.count < group + minimumGroup { return digits.map { String($0) }.joined() }
    let second = secondGroup > 0 ? secondGroup : group
    var result = ""
    for (index, digit) in digits.enumerated() {
      let behind = digits.count - index
      if index > 0 && (behind == group || behind > group && (behind - group) % second == 0) {
        result += groupSeparator
      }
      result += String(digit)
    }
    return result
  }
}
