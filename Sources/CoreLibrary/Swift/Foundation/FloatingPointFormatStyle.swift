// Styles of numbers with a fraction.

public struct FloatingPointFormatStyle<Value: BinaryFloatingPoint>: FormatStyle, _NumberStyle {
  public typealias Configuration = NumberFormatStyleConfiguration
  var _options: _NumberOptions
  public init(locale: Locale = .autoupdatingCurrent) { _options = _NumberOptions(locale) }
  public init(from decoder: any Decoder) throws { _undecodable() }
  public func format(_ value: Value) -> String { _options.text(_Quantity(Double(value))) { String(describing: value) } }
  public func sign(strategy: Configuration.SignDisplayStrategy) -> Self { _with { $0.sign = strategy._sign } }
  public func rounded(
    rule: Configuration.RoundingRule = .toNearestOrEven, increment: Double? = nil
  ) -> Self {
    _with {
      $0.rule = rule
      if let increment { $0.increment = increment }
    }
  }

  public struct Percent: FormatStyle, _NumberStyle {
    public typealias Configuration = NumberFormatStyleConfiguration
    var _options: _NumberOptions
    public init(locale: Locale = .autoupdatingCurrent) { _options = _NumberOptions(locale, .percent, scale: 100) }
    public init(from decoder: any Decoder) throws { _undecodable() }
    public func format(_ value: Value) -> String {
      _options.text(_Quantity(Double(value))) { String(describing: value) }
    }
    public func sign(strategy: Configuration.SignDisplayStrategy) -> Self { _with { $0.sign = strategy._sign } }
    public func rounded(
      rule: Configuration.RoundingRule = .toNearestOrEven, increment: Double? = nil
    ) -> Self {
      _with {
        $0.rule = rule
        if let increment { $0.increment = increment }
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
      _options.text(_Quantity(Double(value))) { String(describing: value) }
    }
    public func sign(strategy: Configuration.SignDisplayStrategy) -> Self { _with { $0.sign = strategy._sign } }
    public func rounded(
      rule: Configuration.RoundingRule = .toNearestOrEven, increment: Double? = nil
    ) -> Self {
      _with {
        $0.rule = rule
        if let increment { $0.increment = increment }
      }
    }
    public func presentation(_ p: Configuration.Presentation) -> Self { _with { $0.presentation = p._kind } }
  }
}

extension BinaryFloatingPoint {
  public func formatted() -> String { FloatingPointFormatStyle<Self>().format(self) }
  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where Self == S.FormatInput {
    format.format(self)
  }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
  public static var number: Self { FloatingPointFormatStyle<Double>() }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Percent {
  public static var percent: Self { FloatingPointFormatStyle<Double>.Percent() }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Float> {
  public static var number: Self { FloatingPointFormatStyle<Float>() }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Float>.Percent {
  public static var percent: Self { FloatingPointFormatStyle<Float>.Percent() }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Currency {
  public static func currency(code: String) -> Self { FloatingPointFormatStyle<Double>.Currency(code: code) }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Float>.Currency {
  public static func currency(code: String) -> Self { FloatingPointFormatStyle<Float>.Currency(code: code) }
}
