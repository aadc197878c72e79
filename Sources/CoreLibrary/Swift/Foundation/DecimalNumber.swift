// Decimal numbers as objects, and what becomes of what does not fit.

public protocol NSDecimalNumberBehaviors {
  func roundingMode() -> NSDecimalNumber.RoundingMode
  func scale() -> Int16
}

/// How a result is rounded. What goes wrong gives no number, whatever is said here.
open class NSDecimalNumberHandler: NSObject, NSDecimalNumberBehaviors {
  let _roundingMode: NSDecimalNumber.RoundingMode
  let _scale: Int16

  public override init() {
    _roundingMode = .plain
    _scale = Int16.max
    super.init()
  }
  public init(
    roundingMode: NSDecimalNumber.RoundingMode, scale: Int16, raiseOnExactness exact: Bool,
    raiseOnOverflow overflow: Bool, raiseOnUnderflow underflow: Bool, raiseOnDivideByZero divideByZero: Bool
  ) {
    _roundingMode = roundingMode
    _scale = scale
    super.init()
  }
  open class var `default`: NSDecimalNumberHandler { NSDecimalNumberHandler() }
  open func roundingMode() -> NSDecimalNumber.RoundingMode { _roundingMode }
  open func scale() -> Int16 { _scale }
}

/// A `Decimal` as an object.
open class NSDecimalNumber: NSNumber {
  public typealias RoundingMode = Decimal.RoundingMode
  public typealias CalculationError = Decimal.CalculationError

  public init(decimal dcm: Decimal) { super.init(_kind: .decimal(dcm)) }
  override init(_bridging value: Decimal) { super.init(_kind: .decimal(value)) }
  public convenience init(mantissa: UInt64, exponent: Int16, isNegative: Bool) {
    var value = Decimal(mantissa)
    value._exponent += Int(exponent)
    value._isNegative = isNegative
    self.init(decimal: value)
  }
  /// No number where the text is none.
  public convenience init(string numberValue: String?) {
    self.init(decimal: Decimal(string: numberValue ?? "") ?? Decimal.nan)
  }
  public convenience init(string numberValue: String?, locale: Any?) {
    self.init(decimal: Decimal(string: numberValue ?? "", locale: locale as? Locale) ?? Decimal.nan)
  }
  public override init(value: Int) { super.init(_kind: .decimal(Decimal(value))) }
  public override init(value: Double) { super.init(_kind: .decimal(Decimal(value))) }
  public override init(value: Float) { super.init(_kind: .decimal(Decimal(Double(value)))) }
  public override init(value: Bool) { super.init(_kind: .decimal(Decimal(value ? 1 : 0))) }
  public required init(integerLiteral value: Int) { super.init(_kind: .decimal(Decimal(value))) }
  public required init(floatLiteral value: Double) { super.init(_kind: .decimal(Decimal(value))) }
  public required init(booleanLiteral value: Bool) { super.init(_kind: .decimal(Decimal(value ? 1 : 0))) }

  open class var zero: NSDecimalNumber { NSDecimalNumber(decimal: 0) }
  open class var one: NSDecimalNumber { NSDecimalNumber(decimal: 1) }
  open class var minimum: NSDecimalNumber { NSDecimalNumber(decimal: Decimal.leastFiniteMagnitude) }
  open class var maximum: NSDecimalNumber { NSDecimalNumber(decimal: Decimal.greatestFiniteMagnitude) }
  open class var notANumber: NSDecimalNumber { NSDecimalNumber(decimal: Decimal.nan) }
  open class var defaultBehavior: any NSDecimalNumberBehaviors { NSDecimalNumberHandler.default }

  public func description(withLocale locale: Locale?) -> String {
    decimalValue._text(separator: locale?.decimalSeparator ?? ".")
  }

  // MARK: Computing. What cannot be computed, dividing by zero included, is no number.

  private func _result(_ compute: (Decimal) throws -> Decimal) -> NSDecimalNumber {
    NSDecimalNumber(decimal: (try? compute(decimalValue)) ?? Decimal.nan)
  }
  open func adding(_ other: NSDecimalNumber) -> NSDecimalNumber { _result { try $0._added(other.decimalValue).result } }
  open func subtracting(_ other: NSDecimalNumber) -> NSDecimalNumber {
    _result { try $0._subtracted(other.decimalValue) }
  }
  open func multiplying(by other: NSDecimalNumber) -> NSDecimalNumber {
    _result { try $0._multiplied(other.decimalValue) }
  }
  open func dividing(by other: NSDecimalNumber) -> NSDecimalNumber { _result { try $0._divided(other.decimalValue) } }
  open func raising(toPower power: Int) -> NSDecimalNumber { _result { try $0._raised(power) } }
  open func multiplying(byPowerOf10 power: Int16) -> NSDecimalNumber { _result { try $0._shifted(Int(power)) } }
  // Of a behaviour nothing is heeded but in `rounding`: that it asks for a scale is forgotten.
  open func adding(_ other: NSDecimalNumber, withBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber {
    adding(other)
  }
  open func subtracting(_ other: NSDecimalNumber, withBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber {
    subtracting(other)
  }
  open func multiplying(
    by other: NSDecimalNumber, withBehavior b: (any NSDecimalNumberBehaviors)?
  ) -> NSDecimalNumber {
    multiplying(by: other)
  }
  open func dividing(by other: NSDecimalNumber, withBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber {
    dividing(by: other)
  }
  open func raising(toPower power: Int, withBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber {
    raising(toPower: power)
  }
  open func rounding(accordingToBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber {
    let behavior = b ?? NSDecimalNumber.defaultBehavior
    return NSDecimalNumber(decimal: decimalValue._rounded(Int(behavior.scale()), behavior.roundingMode()))
  }
}
