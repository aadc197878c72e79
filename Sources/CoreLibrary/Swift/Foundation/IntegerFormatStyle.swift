// Styles of whole numbers.

public struct IntegerFormatStyle<Value: BinaryInteger>: FormatStyle, _NumberStyle {
  public typealias Configuration = NumberFormatStyleConfiguration
  var _options: _NumberOptions
  public init(locale: Locale = .autoupdatingCurrent) { _options = _NumberOptions(locale) }
  public init(from decoder: any Decoder) throws { _undecodable() }
  public func format(_ value: Value) -> String { _options.text(_NumberOptions._quantity(value)) { value.description } }
  public func sign(strategy: Configuration.SignDisplayStrategy) -> Self { _with { $0.sign = strategy._sign } }
  public func rounded(
    rule: Configuration.RoundingRule = .toNearestOrEven, increment: Int? = nil
  ) -> Self {
    _with {
      $0.rule = rule
      if let increment { $0.increment = Double(increment) }
    }
  }

  public struct Percent: FormatStyle, _NumberStyle {
    public typealias Configuration = NumberFormatStyleConfiguration
    var _options: _NumberOptions
    public init(locale: Locale = .autoupdatingCurrent) { _options = _NumberOptions(locale, .percent) }
    public init(from decoder: any Decoder) throws { _undecodable() }
    public func format(_ value: Value) -> String {
      _options.text(_NumberOptions._quantity(value)) { value.description }
    }
    public func sign(strategy: Configuration.SignDisplayStrategy) -> Self { _with { $0.sign = strategy._sign } }
    public func rounded(
      rule: Configuration.RoundingRule = .toNearestOrEven, increment: Int? = nil
    ) -> Self {
      _with {
        $0.rule = rule
        if let increment { $0.increment = Double(increment) }
      }
    }
  }

  public struct Currency: FormatStyle, _NumberStyle {
    public typealias Configuration = CurrencyFormatStyleConfiguration
    var _options: _NumberOptions
    public var currencyCode: String {
      if case .currency(let code) = _options.unit { return code }
      return ""
    }
    public init(code: String, locale: Locale = .autoupdatingCurrent) {
      _options = _NumberOptions(locale, .currency(code))
    }
    public init(from decoder: any Decoder) throws { _undecodable() }
    public func format(_ value: Value) -> String {
      _options.text(_NumberOptions._quantity(value)) { value.description }
    }
    public func sign(strategy: Configuration.SignDisplayStrategy) -> Self { _with { $0.sign = strategy._sign } }
    public func rounded(
      rule: Configuration.RoundingRule = .toNearestOrEven, increment: Int? = nil
    ) -> Self {
      _with {
        $0.rule = rule
        if let increment { $0.increment = Double(increment) }
      }
    }
    public func presentation(_ p: Configuration.Presentation) -> Self { _with { $0.presentation = p._kind } }
  }
}

extension _NumberOptions {
  /// Whole numbers of all widths.
  static func _quantity<Value: BinaryInteger>(_ value: Value) -> _Quantity {
    if let value = Int(exactly: value) { return _Quantity(value) }
    return _Quantity(UInt(value))
  }
}

extension BinaryInteger {
  public func formatted() -> String { IntegerFormatStyle<Self>().format(self) }
  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where Self == S.FormatInput {
    format.format(self)
  }
  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput: BinaryInteger {
    format.format(S.FormatInput(self))
  }
}

extension FormatStyle where Self == IntegerFormatStyle<Int> {
  public static var number: Self { IntegerFormatStyle<Int>() }
}

extension FormatStyle where Self == IntegerFormatStyle<Int>.Percent {
  public static var percent: Self { IntegerFormatStyle<Int>.Percent() }
}

extension FormatStyle where Self == IntegerFormatStyle<Int8> {
  public static var number: Self { IntegerFormatStyle<Int8>() }
}

extension FormatStyle where Self == IntegerFormatStyle<Int8>.Percent {
  public static var percent: Self { IntegerFormatStyle<Int8>.Percent() }
}

extension FormatStyle where Self == IntegerFormatStyle<Int16> {
  public static var number: Self { IntegerFormatStyle<Int16>() }
}

extension FormatStyle where Self == IntegerFormatStyle<Int16>.Percent {
  public static var percent: Self { IntegerFormatStyle<Int16>.Percent() }
}

extension FormatStyle where Self == IntegerFormatStyle<Int32> {
  public static var number: Self { IntegerFormatStyle<Int32>() }
}

extension FormatStyle where Self == IntegerFormatStyle<Int32>.Percent {
  public static var percent: Self { IntegerFormatStyle<Int32>.Percent() }
}

extension FormatStyle where Self == IntegerFormatStyle<Int64> {
  public static var number: Self { IntegerFormatStyle<Int64>() }
}

extension FormatStyle where Self == IntegerFormatStyle<Int64>.Percent {
  public static var percent: Self { IntegerFormatStyle<Int64>.Percent() }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt> {
  public static var number: Self { IntegerFormatStyle<UInt>() }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt>.Percent {
  public static var percent: Self { IntegerFormatStyle<UInt>.Percent() }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt8> {
  public static var number: Self { IntegerFormatStyle<UInt8>() }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt8>.Percent {
  public static var percent: Self { IntegerFormatStyle<UInt8>.Percent() }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt16> {
  public static var number: Self { IntegerFormatStyle<UInt16>() }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt16>.Percent {
  public static var percent: Self { IntegerFormatStyle<UInt16>.Percent() }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt32> {
  public static var number: Self { IntegerFormatStyle<UInt32>() }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt32>.Percent {
  public static var percent: Self { IntegerFormatStyle<UInt32>.Percent() }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt64> {
  public static var number: Self { IntegerFormatStyle<UInt64>() }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt64>.Percent {
  public static var percent: Self { IntegerFormatStyle<UInt64>.Percent() }
}

extension FormatStyle where Self == IntegerFormatStyle<Int>.Currency {
  public static func currency(code: String) -> Self { IntegerFormatStyle<Int>.Currency(code: code) }
}

extension FormatStyle where Self == IntegerFormatStyle<Int8>.Currency {
  public static func currency(code: String) -> Self { IntegerFormatStyle<Int8>.Currency(code: code) }
}

extension FormatStyle where Self == IntegerFormatStyle<Int16>.Currency {
  public static func currency(code: String) -> Self { IntegerFormatStyle<Int16>.Currency(code: code) }
}

extension FormatStyle where Self == IntegerFormatStyle<Int32>.Currency {
  public static func currency(code: String) -> Self { IntegerFormatStyle<Int32>.Currency(code: code) }
}

extension FormatStyle where Self == IntegerFormatStyle<Int64>.Currency {
  public static func currency(code: String) -> Self { IntegerFormatStyle<Int64>.Currency(code: code) }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt>.Currency {
  public static func currency(code: String) -> Self { IntegerFormatStyle<UInt>.Currency(code: code) }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt8>.Currency {
  public static func currency(code: String) -> Self { IntegerFormatStyle<UInt8>.Currency(code: code) }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt16>.Currency {
  public static func currency(code: String) -> Self { IntegerFormatStyle<UInt16>.Currency(code: code) }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt32>.Currency {
  public static func currency(code: String) -> Self { IntegerFormatStyle<UInt32>.Currency(code: code) }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt64>.Currency {
  public static func currency(code: String) -> Self { IntegerFormatStyle<UInt64>.Currency(code: code) }
}
