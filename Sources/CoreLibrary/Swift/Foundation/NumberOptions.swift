// What styles of numbers have in common.

/// All that a style of numbers says, and how it writes them.
struct _NumberOptions: Hashable {
  enum _Sign {
    case automatic
    case never
    case always
    case exceptZero
    case accounting
    case accountingAlways
    case accountingExceptZero
  }
  enum _Unit: Hashable {
    case none
    case percent
    case currency(String)
  }

  var locale: Locale
  var unit = _Unit.none
  var scale: Double?
  var isGrouped = true
  // What was not said is nil.
  var precision: NumberFormatStyleConfiguration.Precision?
  var sign: _Sign?
  var alwaysHasPoint: Bool?
  var rule: FloatingPointRoundingRule?
  var increment: Double?
  var notation: Int?
  /// `narrow`, `standard`, `isoCode`, `fullName`.
  var presentation = 1

  init(_ locale: Locale, _ unit: _Unit = .none, scale: Double? = nil) {
    self.locale = locale
    self.unit = unit
    self.scale = scale
  }

  /// In a currency, what is said behind "not grouped", or of steps besides digits, runs together into what Foundation
  /// does not understand itself; then it gives the number's description.
  private var isMisread: Bool {
    guard case .currency = unit else { return false }
    let isFollowed = sign != nil || alwaysHasPoint != nil || rule != nil || notation != nil
    return isFollowed && (!isGrouped || increment != nil && precision != nil)
  }

  func text(_ value: _Quantity, _ described: () -> String) -> String {
    if isMisread { return described() }
    var quantity = value
    if let scale {
      let factor = _Quantity(Decimal(scale))
      if factor.digits != [1] || factor.isNegative { quantity.takeNearDigits() }
      quantity.multiply(by: factor)
    }
    var shape = _shape()
    var name = ""
    if notation == 2 {
      name = compact(&quantity, &shape)
    } else {
      shape.round(&quantity)
    }
    let body: String
    switch quantity.kind {
    case .number: body = shape.text(quantity) + name
    case .infinity: body = locale._customs == "en_US_POSIX" ? "INF" : "∞"
    case .nan: body = "NaN"
    }
    var customs = locale._numberCustoms
    var prefix = ""
    var suffix = ""
    var endsInCurrency = false
    switch unit {
    case .none: break
    case .percent: suffix = customs.percentSuffix
    case .currency(let code):
      let symbol = symbol(of: code)
      if isPosix && isAccounting { customs.currencyPrefix = "¤" }
      prefix = customs.currencyPrefix.replacingOccurrences(of: "¤", with: symbol)
      suffix = customs.currencySuffix.replacingOccurrences(of: "¤", with: symbol)
      endsInCurrency = customs.currencyPrefix.hasSuffix("¤")
    }
    let sign = self.sign ?? .automatic
    let hasNoSign = quantity.isZero || quantity.kind == .nan
    if sign == .never || (sign == .exceptZero || sign == .accountingExceptZero) && hasNoSign {
      // No sign.
    } else if quantity.isNegative {
      if isAccounting && customs.hasBrackets {
        prefix = "(" + prefix
        suffix += ")"
      } else {
        prefix = "-" + prefix
      }
    } else if sign != .automatic && sign != .accounting {
      prefix = "+" + prefix
    }
    return _joined(prefix, body, suffix, endsInCurrency: endsInCurrency)
  }

  private var isPosix: Bool { locale._customs == "en_US_POSIX" }
  private var isAccounting: Bool {
    sign == .accounting || sign == .accountingAlways || sign == .accountingExceptZero
  }

  private func symbol(of code: String) -> String {
    switch presentation {
    case 0: return locale._narrowSymbol(ofCurrency: code)
    case 2:
      if !Locale._isCurrency(code) { fatalError("Zoetrope does not support the currency \(code)") }
      return code.uppercased()
    case 3: fatalError("Zoetrope does not support the full names of currencies")
    default: return locale._symbol(ofCurrency: code)
    }
  }

  private func _shape() -> _NumberShape {
    let customs = locale._numberCustoms
    var shape = _NumberShape()
    shape.point = customs.point
    shape.groupSeparator = customs.group
    shape.group = isGrouped && (!isPosix || isAccounting) ? 3 : 0
    shape.alwaysHasPoint = alwaysHasPoint ?? false
    switch rule ?? .toNearestOrEven {
    case .up: shape.rule = .up
    case .down: shape.rule = .down
    case .towardZero: shape.rule = .towardZero
    case .awayFromZero: shape.rule = .awayFromZero
    case .toNearestOrEven: shape.rule = .halfEven
    case .toNearestOrAwayFromZero: shape.rule = .halfUp
    }
    shape.precision = .places(0, 6)
    if case .currency(let code) = unit {
      _ = symbol(of: code)
      let count = Locale._places(ofCurrency: code)
      shape.precision = .places(count, count)
    }
    if notation == 2 { shape.precision = .compact }
    if let precision {
      if precision._hasWhole {
        shape.minimumWhole = precision._leastWhole ?? 0
        // None at all is as many as there are.
        shape.maximumWhole = precision._mostWhole == 0 && shape.minimumWhole == 0 ? nil : precision._mostWhole
        if let notation, notation != 0 { fatalError("Zoetrope does not support this precision in this notation") }
      }
      if precision._hasPlaces { shape.precision = .places(precision._leastPlaces ?? 0, precision._mostPlaces) }
      if precision._isOfDigits { shape.precision = .digits(precision._leastDigits ?? 1, precision._mostDigits) }
    }
    if let increment, increment > 0 {
      if let notation, notation != 0 { fatalError("Zoetrope does not support steps in this notation") }
      let step = _Quantity(Decimal(increment))
      shape.precision = .increment(step, max(0, step.digits.count - step.point, precision?._leastPlaces ?? 0))
    }
    if notation == 1 {
      shape.exponentSymbol = "E"
      if case .places(let least, let most) = shape.precision {
        shape.precision = .digits(1 + least, most.map { 1 + $0 })
      }
    }
    return shape
  }

  /// `1.2K`: what the number is counted in, by which it is divided.
  private func compact(_ quantity: inout _Quantity, _ shape: inout _NumberShape) -> String {
    let names: [(Int, String)]
    switch locale._customs.prefix(2) {
    case "en": names = [(3, "K"), (6, "M"), (9, "B"), (12, "T")]
    case "zh": names = [(4, "万"), (8, "亿"), (12, "万亿")]
    default: fatalError("Zoetrope does not support compact names of numbers in \(locale.identifier)")
    }
    if unit == .percent || locale._customs == "en_US_POSIX" {
      fatalError("Zoetrope does not support compact names of percentages")
    }
    shape.minimumGroup = 2
    var result = ""
    var rounded = quantity
    shape.round(&rounded)
    // What is rounded up to the next name is counted in that.
    for (exponent, name) in names where quantity.kind == .number {
      var shifted = quantity
      if !shifted.digits.isEmpty { shifted.point -= exponent }
      let reached = (quantity.point > exponent) || rounded.point + currentShift(result, names) > exponent
      if !reached { break }
      shape.round(&shifted)
      rounded = shifted
      result = name
    }
    quantity = rounded
    return result
  }

  private func currentShift(_ name: String, _ names: [(Int, String)]) -> Int {
    names.first { $0.1 == name }?.0 ?? 0
  }
}

/// A style of numbers: what can be said of it is the same for all of them.
protocol _NumberStyle: FormatStyle {
  var _options: _NumberOptions { get set }
}

extension _NumberStyle {
  func _with(_ change: (inout _NumberOptions) -> Void) -> Self {
    var result = self
    change(&result._options)
    return result
  }
  public var locale: Locale {
    get { _options.locale }
    set { _options.locale = newValue }
  }
  public func locale(_ locale: Locale) -> Self { _with { $0.locale = locale } }
  public func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self {
    _with { $0.isGrouped = !group._isHidden }
  }
  public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Self { _with { $0.precision = p } }
  public func decimalSeparator(
    strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
  ) -> Self {
    _with { $0.alwaysHasPoint = strategy._isAlways }
  }
  public func scale(_ multiplicand: Double) -> Self { _with { $0.scale = multiplicand } }
  public func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Self {
    _with { $0.notation = notation._kind }
  }

  public func encode(to encoder: any Encoder) throws {
    fatalError("Zoetrope does not support coding styles of numbers")
  }
}

func _undecodable() -> Never { fatalError("Zoetrope does not support coding styles of numbers") }
