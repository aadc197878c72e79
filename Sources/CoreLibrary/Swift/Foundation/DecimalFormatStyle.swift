// Styles of decimal numbers.

extension Decimal {
  public struct FormatStyle: Foundation.FormatStyle, _NumberStyle {
    public typealias Configuration = NumberFormatStyleConfiguration
    var _options: _NumberOptions
    public init(locale: Locale = .autoupdatingCurrent) { _options = _NumberOptions(locale) }
    public init(from decoder: any Decoder) throws { _undecodable() }
    public func format(_ value: Decimal) -> String { _options.text(_Quantity(value)) { value.description } }
    public func sign(strategy: Configuration.SignDisplayStrategy) -> Self { _with { $0.sign = strategy._sign } }
    public func rounded(
      rule: Configuration.RoundingRule = .toNearestOrEven, increment: Int? = nil
    ) -> Self {
      _with {
        $0.rule = rule
        if let increment { $0.increment = Double(increment) }
      }
    }

    public struct Percent: Foundation.FormatStyle, _NumberStyle {
      public typealias Configuration = NumberFormatStyleConfiguration
      var _options: _NumberOptions
      public init(locale: Locale = .autoupdatingCurrent) { _options = _NumberOptions(locale, .percent, scale: 100) }
      public init(from decoder: any Decoder) throws { _undecodable() }
      public func format(_ value: Decimal) -> String { _options.text(_Quantity(value)) { value.description } }
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

    public struct Currency: Foundation.FormatStyle, _NumberStyle {
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
      public func format(_ value: Decimal) -> String { _options.text(_Quantity(value)) { value.description } }
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

  public func formatted() -> String { Decimal.FormatStyle().format(self) }
  public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput where Self == S.FormatInput {
    format.format(self)
  }
}

extension FormatStyle where Self == Decimal.FormatStyle {
  public static var number: Self { Decimal.FormatStyle() }
}

extension FormatStyle where Self == Decimal.FormatStyle.Percent {
  public static var percent: Self { Decimal.FormatStyle.Percent() }
}

extension FormatStyle where Self == Decimal.FormatStyle.Currency {
  public static func currency(code: String) -> Self { Decimal.FormatStyle.Currency(code: code) }
}
