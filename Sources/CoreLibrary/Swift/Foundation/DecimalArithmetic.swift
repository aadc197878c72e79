// Computing with decimal numbers.

extension Decimal {
  /// What a result may be in place of a number.
  enum _Failure: Error {
    case overflow
    case underflow
    case divideByZero

    var error: CalculationError {
      switch self {
      case .overflow: return .overflow
      case .underflow: return .underflow
      case .divideByZero: return .divideByZero
      }
    }
  }

  /// Takes the tens out of the mantissa, as far as the exponent can be raised.
  mutating func _compact() {
    if _isCompact || _mantissa.isZero { return }
    while _exponent < 127 {
      let (quotient, remainder) = _mantissa.divided(by: 10)
      if remainder != 0 { break }
      _mantissa = quotient
      _exponent += 1
    }
    _isCompact = true
  }

  /// Gives both the same exponent, the lower one where there is room for it; whether digits were cut off for that.
  static func _align(_ one: inout Decimal, _ two: inout Decimal) -> Bool {
    if one._exponent == two._exponent { return false }
    if one._exponent < two._exponent { return _align(&two, &one) }
    let difference = one._exponent - two._exponent
    if one._mantissa.isZero || difference <= 38 {
      let greater = one._mantissa.shifted(difference)
      if greater.fits {
        one._mantissa = greater
        one._exponent = two._exponent
        one._isCompact = false
        return false
      }
    }
    // A word of sixteen bits has room for that many decimal digits.
    let room = Int((Double(8 - one._mantissa.wordCount) * 4.81647993).rounded(.down))
    two._mantissa = two._mantissa.shifted(room - difference)
    two._exponent += difference - room
    two._isCompact = false
    if two._mantissa.isZero {
      two._exponent = one._exponent
    } else {
      one._mantissa = one._mantissa.shifted(room)
      one._exponent -= room
      one._isCompact = false
    }
    return true
  }

  /// Digits that there is no room for are cut off; how many.
  private static func _fit(_ value: inout _Natural) -> Int {
    var count = 0
    while !(value < _Natural.tenWords) {
      value = value.divided(by: 10000).quotient
      count += 4
    }
    while !value.fits {
      value = value.divided(by: 10).quotient
      count += 1
    }
    return count
  }

  func _added(_ other: Decimal) throws -> (result: Decimal, isInexact: Bool) {
    if isNaN || other.isNaN { throw _Failure.overflow }
    if _mantissa.isZero { return (other, false) }
    if other._mantissa.isZero { return (self, false) }
    var one = self
    var two = other
    let isInexact = Decimal._align(&one, &two)
    if one._mantissa.isZero { return (two, isInexact) }
    if two._mantissa.isZero { return (one, isInexact) }
    var result = one
    if one._isNegative == two._isNegative {
      result._mantissa = one._mantissa + two._mantissa
      result._exponent += Decimal._fit(&result._mantissa)
      if result._exponent > 127 { throw _Failure.overflow }
    } else if one._mantissa == two._mantissa {
      return (Decimal(), isInexact)
    } else if one._mantissa < two._mantissa {
      result._mantissa = two._mantissa - one._mantissa
      result._isNegative = two._isNegative
    } else {
      result._mantissa = one._mantissa - two._mantissa
    }
    result._isCompact = false
    result._compact()
    return (result, isInexact)
  }

  func _subtracted(_ other: Decimal) throws -> Decimal {
    var right = other
    if !right._mantissa.isZero { right._isNegative = !right._isNegative }
    return try _added(right).result
  }

  func _multiplied(_ other: Decimal) throws -> Decimal {
    if isNaN || other.isNaN { throw _Failure.overflow }
    if _mantissa.isZero || other._mantissa.isZero { return Decimal() }
    var mantissa = _mantissa * other._mantissa
    let exponent = _exponent + other._exponent + Decimal._fit(&mantissa)
    if exponent > 127 { throw _Failure.overflow }
    if exponent < -128 { fatalError("Not enough bits to represent the passed value") }
    var result = Decimal(
      _mantissa: mantissa, _exponent: exponent, _isNegative: _isNegative != other._isNegative)
    result._compact()
    return result
  }

  func _divided(_ other: Decimal) throws -> Decimal {
    if isNaN || other.isNaN { throw _Failure.overflow }
    if other._mantissa.isZero { throw _Failure.divideByZero }
    if _mantissa.isZero { return Decimal() }
    var one = self
    var two = other
    if _exponent - other._exponent >= 19 {
      _ = Decimal._align(&one, &two)
      if one._mantissa.isZero || two._mantissa.isZero {
        one = self
        two = other
      }
    }
    var mantissa = one._mantissa.shifted(38) / two._mantissa
    let exponent = one._exponent - two._exponent - 38 + Decimal._fit(&mantissa)
    if exponent < -128 { throw _Failure.underflow }
    if exponent > 127 { throw _Failure.overflow }
    var result = Decimal(_mantissa: mantissa, _exponent: exponent, _isNegative: one._isNegative != two._isNegative)
    result._compact()
    return result
  }

  func _raised(_ exponent: Int) throws -> Decimal {
    if isNaN { throw _Failure.overflow }
    if exponent == 0 { return Decimal(1) }
    if self == Decimal() { return exponent > 0 ? Decimal() : Decimal.nan }
    var power = abs(exponent)
    var square = self
    var rest = Decimal(1)
    while power > 1 {
      if power % 2 == 1 {
        rest = try rest._multiplied(square)
        power -= 1
      }
      square = try square._multiplied(square)
      power /= 2
    }
    let result = try rest._multiplied(square)
    return exponent < 0 ? try Decimal(1)._divided(result) : result
  }

  func _shifted(_ power: Int) throws -> Decimal {
    if isNaN { throw _Failure.overflow }
    if _mantissa.isZero { return Decimal() }
    var result = self
    result._exponent += power
    if result._exponent < -128 { throw _Failure.underflow }
    if result._exponent > 127 { throw _Failure.overflow }
    return result
  }

  /// With so many places behind the point; fewer than none are zeros before it.
  func _rounded(_ scale: Int, _ mode: RoundingMode) -> Decimal {
    let places = -(scale + _exponent)
    if scale == 32767 || places <= 0 { return self }
    let kept = _mantissa.shifted(-places)
    let lost = _mantissa - kept.shifted(places)
    var result = self
    result._mantissa = kept
    if !lost.isZero {
      let half = _Natural(5).shifted(places - 1)
      let isUp: Bool
      switch mode {
      case .down: isUp = _isNegative
      case .up: isUp = !_isNegative
      case .plain: isUp = !(lost < half)
      case .bankers: isUp = half < lost || lost == half && !kept.isZero && kept.parts[0] % 2 == 1
      }
      if isUp { result._mantissa = kept + _Natural(1) }
      if result._mantissa.isZero && _isNegative { result._isNegative = false }
    }
    result._exponent += places
    while result._exponent > 127 {
      result._exponent -= 1
      result._mantissa = result._mantissa.shifted(1)
      if !result._mantissa.fits { return self }
    }
    result._isCompact = false
    result._compact()
    return result
  }

  /// What is too small is nothing; what is too great, or not to be computed, is no number.
  static func _orNaN(_ compute: () throws -> Decimal) -> Decimal {
    do {
      return try compute()
    } catch _Failure.underflow {
      return Decimal()
    } catch {
      return Decimal.nan
    }
  }

  public static func + (lhs: Decimal, rhs: Decimal) -> Decimal { (try? lhs._added(rhs).result) ?? Decimal.nan }
  public static func - (lhs: Decimal, rhs: Decimal) -> Decimal { (try? lhs._subtracted(rhs)) ?? Decimal.nan }
  public static func * (lhs: Decimal, rhs: Decimal) -> Decimal { _orNaN { try lhs._multiplied(rhs) } }
  public static func / (lhs: Decimal, rhs: Decimal) -> Decimal { _orNaN { try lhs._divided(rhs) } }
  public static func += (lhs: inout Decimal, rhs: Decimal) { lhs = lhs + rhs }
  public static func -= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs - rhs }
  public static func *= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs * rhs }
  public static func /= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs / rhs }
  public mutating func negate() {
    if !_mantissa.isZero { _isNegative = !_isNegative }
  }

  /// One in the last place that the mantissa has room for.
  public var ulp: Decimal {
    if isNaN { return Decimal.nan }
    var exponent = -128
    if !isZero {
      var room = 0
      while room < 38 && _mantissa.shifted(room + 1).fits { room += 1 }
      exponent = max(-128, _exponent - room)
    }
    return Decimal(_mantissa: _Natural(1), _exponent: exponent, _isNegative: false, _isCompact: true)
  }
}

public func pow(_ x: Decimal, _ y: Int) -> Decimal { (try? x._raised(y)) ?? Decimal.nan }

// The same as functions, which say what went wrong.

private func _calculating(_ result: inout Decimal, _ compute: () throws -> Decimal) -> Decimal.CalculationError {
  do {
    result = try compute()
    return .noError
  } catch let failure as Decimal._Failure {
    result = Decimal.nan
    return failure.error
  } catch {
    return .noError
  }
}

@discardableResult
public func NSDecimalAdd(
  _ result: inout Decimal, _ lhs: inout Decimal, _ rhs: inout Decimal, _ roundingMode: NSDecimalNumber.RoundingMode
) -> NSDecimalNumber.CalculationError {
  let one = lhs
  let two = rhs
  var isInexact = false
  let error = _calculating(&result) {
    let sum = try one._added(two)
    isInexact = sum.isInexact
    return sum.result
  }
  return isInexact ? .lossOfPrecision : error
}

@discardableResult
public func NSDecimalSubtract(
  _ result: inout Decimal, _ lhs: inout Decimal, _ rhs: inout Decimal, _ roundingMode: NSDecimalNumber.RoundingMode
) -> NSDecimalNumber.CalculationError {
  let one = lhs
  let two = rhs
  return _calculating(&result) { try one._subtracted(two) }
}

@discardableResult
public func NSDecimalMultiply(
  _ result: inout Decimal, _ lhs: inout Decimal, _ rhs: inout Decimal, _ roundingMode: NSDecimalNumber.RoundingMode
) -> NSDecimalNumber.CalculationError {
  let one = lhs
  let two = rhs
  return _calculating(&result) { try one._multiplied(two) }
}

@discardableResult
public func NSDecimalDivide(
  _ result: inout Decimal, _ lhs: inout Decimal, _ rhs: inout Decimal, _ roundingMode: NSDecimalNumber.RoundingMode
) -> NSDecimalNumber.CalculationError {
  let one = lhs
  let two = rhs
  return _calculating(&result) { try one._divided(two) }
}

public func NSDecimalRound(
  _ result: inout Decimal, _ number: inout Decimal, _ scale: Int, _ roundingMode: NSDecimalNumber.RoundingMode
) {
  result = number._rounded(scale, roundingMode)
}

public func NSDecimalCompare(_ lhs: inout Decimal, _ rhs: inout Decimal) -> ComparisonResult {
  Decimal._compare(lhs, rhs)
}

public func NSDecimalString(_ number: inout Decimal, _ locale: Any?) -> String {
  number._text(separator: (locale as? Locale)?.decimalSeparator ?? ".")
}
