// How a number formatter makes text, and reads it.

extension NumberFormatter {
  /// The currency whose places count. Where accounts are kept it is the locale's, whatever has been set.
  private var _amountCode: String? {
    switch numberStyle {
    case .currency:
      if _currencySymbol == nil, let _currencyCode, _currencyCode.count == 3 { return _currencyCode }
    case .currencyISOCode:
      if let code = _currencyCode ?? _currencySymbol, code.count >= 3 { return code.prefix(3).uppercased() }
    default: break
    }
    return locale.currencyCode
  }

  /// What stands for `¤`.
  var _amountSymbol: String {
    switch numberStyle {
    case .currency:
      if let _currencySymbol { return _currencySymbol }
      if let _currencyCode, _currencyCode.count == 3 { return locale._symbol(ofCurrency: _currencyCode) }
      return locale.currencySymbol ?? ""
    case .currencyISOCode: return _amountCode ?? "XXX"
    default: return locale._symbol(ofCurrency: _amountCode ?? "XXX")
    }
  }

  /// What stands before and behind the digits, and whether a currency is next to them.
  func _affixes(isNegative: Bool) -> (prefix: String, suffix: String, endsInCurrency: Bool) {
    let customs = locale._numberCustoms
    var positive = (prefix: "", suffix: "")
    if _isOfCurrency {
      let isPosix = numberStyle == .currencyAccounting && locale._customs == "en_US_POSIX"
      positive = (isPosix ? "¤" : customs.currencyPrefix, customs.currencySuffix)
    }
    if numberStyle == .percent { positive.suffix = customs.percentSuffix }
    var negative = (prefix: "-" + positive.prefix, suffix: positive.suffix)
    if numberStyle == .currencyAccounting && customs.hasBrackets {
      negative = ("(" + positive.prefix, positive.suffix + ")")
    }
    if let pattern = _pattern {
      positive = (pattern.prefix, pattern.suffix)
      negative = (pattern.negativePrefix, pattern.negativeSuffix)
    }
    let own = isNegative ? (_negativePrefix, _negativeSuffix) : (_positivePrefix, _positiveSuffix)
    let usual = isNegative ? negative : positive
    return (
      own.0 ?? _written(usual.prefix), own.1 ?? _written(usual.suffix),
      own.0 == nil && usual.prefix.hasSuffix("¤") && !_amountSymbol.isEmpty
    )
  }

  private func _written(_ affix: String) -> String {
    var result = ""
    for character in affix {
      switch character {
      case "¤": result += _amountSymbol
      case "%": result += _percentSymbol ?? "%"
      case "-": result += _minusSign ?? "-"
      default: result.append(character)
      }
    }
    return result
  }

  /// The digits as all properties together want them. Where two contradict each other, what comes later has its way.
  private func _shape() -> _NumberShape {
    if locale._customs == "en_US_POSIX" && numberStyle == .scientific {
      fatalError("Zoetrope does not support the scientific style of en_US_POSIX")
    }
    let customs = locale._numberCustoms
    var shape = _NumberShape()
    shape.point = _isOfCurrency ? _currencyDecimalSeparator ?? customs.point : _decimalSeparator ?? customs.point
    shape.groupSeparator =
      _isOfCurrency ? _currencyGroupingSeparator ?? customs.group : _groupingSeparator ?? customs.group
    shape.alwaysHasPoint = alwaysShowsDecimalSeparator
    shape.group = usesGroupingSeparator ? groupingSize : 0
    shape.secondGroup = usesGroupingSeparator ? secondaryGroupingSize : 0
    shape.rule = _RoundingRule(rawValue: Int(roundingMode.rawValue)) ?? .halfEven

    var leastWhole = numberStyle == .scientific ? 0 : 1
    var mostWhole: Int? = numberStyle == .none ? 42 : numberStyle == .scientific ? 1 : nil
    if let least = _minimumIntegerDigits {
      if let most = mostWhole, most < least { mostWhole = least }
      leastWhole = least
    }
    if let most = _maximumIntegerDigits {
      if leastWhole > most { leastWhole = most }
      mostWhole = most
    }
    let ownPlaces = _isOfCurrency ? _amountCode.map { Locale._places(ofCurrency: $0) } ?? 2 : 0
    var leastPlaces = ownPlaces
    var mostPlaces = numberStyle != .decimal ? ownPlaces : locale._customs == "en_US_POSIX" ? 6 : 3
    if let least = _minimumFractionDigits {
      mostPlaces = max(mostPlaces, least)
      leastPlaces = least
    }
    if minimumFractionDigits <= 0 {
      mostPlaces = maximumFractionDigits
      leastPlaces = min(leastPlaces, mostPlaces)
    }
    if let pattern = _pattern {
      leastWhole = pattern.leastWhole
      mostWhole = nil
      leastPlaces = pattern.leastPlaces
      mostPlaces = pattern.mostPlaces
      shape.group = pattern.group
      shape.secondGroup = 0
    }
    let isScientific = numberStyle == .scientific && _pattern == nil
    if isScientific && (leastWhole > 1 || mostWhole != 1 || roundingIncrement.doubleValue > 0) {
      fatalError("Zoetrope does not support the scientific style with several digits before the point")
    }
    let pair = (leastWhole, leastPlaces, mostPlaces)
    if leastWhole == 0 && mostPlaces != 0 {
      if leastPlaces == 0 && mostWhole == 0 { leastPlaces = 1 }
    } else {
      leastWhole = max(1, leastWhole)
      if let most = mostWhole, most < leastWhole { mostWhole = leastWhole }
    }
    mostPlaces = max(mostPlaces, leastPlaces)
    shape.minimumWhole = isScientific ? 1 : leastWhole
    shape.maximumWhole = isScientific ? nil : mostWhole
    shape.precision = .places(leastPlaces, mostPlaces)
    let increment = roundingIncrement.doubleValue
    if increment > 0 && _pattern == nil {
      if usesSignificantDigits { fatalError("Zoetrope does not support significant digits in steps") }
      if NumberFormatter._isSeen(increment, mostPlaces) {
        shape.precision = .increment(_Quantity(increment), leastPlaces)
      }
    } else if usesSignificantDigits && _pattern == nil {
      let least = minimumSignificantDigits
      let most = maximumSignificantDigits
      if least != -1 || most != -1 {
        let lower = most >= 0 && least > most ? most : least
        shape.precision = .digits(max(1, lower), most < 0 ? nil : max(most, max(1, lower)))
      }
    }
    if isScientific {
      shape.exponentSymbol = _exponentSymbol ?? "E"
      shape.minusSign = _minusSign ?? "-"
      if case .places = shape.precision {
        if pair.0 == 0 && pair.2 == 0 {
          shape.precision = .exact
        } else if pair.0 == 0 && pair.1 == 0 {
          shape.precision = .digits(1, pair.2 + 1)
        } else {
          shape.precision = .digits(pair.0 + pair.1, pair.0 + pair.2)
        }
      }
    }
    return shape
  }

  /// Whether there are places enough for a step to make a difference.
  private static func _isSeen(_ increment: Double, _ places: Int) -> Bool {
    var count = 0
    var twice = increment * 2
    while count <= places && twice <= 1 {
      count += 1
      twice *= 10
    }
    return count <= places
  }

  open func string(from number: NSNumber) -> String? {
    if numberStyle == .ordinal || numberStyle == .spellOut { return _inWords(number) }
    if numberStyle == .currencyPlural { fatalError("Zoetrope does not support currencies in the plural") }
    var quantity: _Quantity
    let factor = (_multiplier ?? (numberStyle == .percent ? NSNumber(value: 100) : nil))?.doubleValue ?? _patternFactor
    if number._hasFraction {
      var value = number.doubleValue
      if value == 0, let zeroSymbol { return zeroSymbol }
      if factor != 1 { value *= factor }
      quantity = _Quantity(value)
    } else if case .unsigned = number._kind {
      fatalError("Zoetrope does not support text of numbers above \(Int.max)")
    } else {
      var value = number.intValue
      if value == 0, let zeroSymbol { return zeroSymbol }
      if factor != 1 { value = NSNumber(value: Double(value) * factor).intValue }
      quantity = _Quantity(value)
    }
    let shape = _shape()
    shape.round(&quantity)
    var body: String
    switch quantity.kind {
    case .number: body = shape.text(quantity)
    case .infinity: body = positiveInfinitySymbol
    case .nan: body = _notANumberSymbol ?? "NaN"
    }
    let (prefix, suffix, endsInCurrency) = _affixes(isNegative: quantity.isNegative)
    // The space that sets a currency apart does not count.
    let width = (prefix + body + suffix).unicodeScalars.count
    body = _joined(prefix, body, suffix, endsInCurrency: endsInCurrency)
    if formatWidth > width, let pad = paddingCharacter, pad.count == 1 {
      let padding = String(repeating: pad, count: formatWidth - width)
      switch paddingPosition {
      case .beforePrefix: return padding + body
      case .afterSuffix: return body + padding
      default: fatalError("Zoetrope does not support padding within a number")
      }
    }
    return body
  }
}
