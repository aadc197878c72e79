// Styles: how a value becomes text, as a value of its own.

/// How values of a type are written.
public protocol FormatStyle<FormatInput, FormatOutput>: Decodable, Encodable, Hashable {
  associatedtype FormatInput
  associatedtype FormatOutput
  func format(_ value: FormatInput) -> FormatOutput
  func locale(_ locale: Locale) -> Self
}

extension FormatStyle {
  public func locale(_ locale: Locale) -> Self { self }
}

public enum NumberFormatStyleConfiguration {
  public typealias RoundingRule = FloatingPointRoundingRule

  public struct Grouping: Hashable, CustomStringConvertible {
    let _isHidden: Bool
    public static var automatic: Grouping { Grouping(_isHidden: false) }
    public static var never: Grouping { Grouping(_isHidden: true) }
    public var description: String { _isHidden ? "never" : "automatic" }
  }

  /// How many digits there are, before the point and behind it, or from the first that is not zero.
  public struct Precision: Hashable {
    var _leastDigits: Int?
    var _mostDigits: Int?
    var _leastWhole: Int?
    var _mostWhole: Int?
    var _leastPlaces: Int?
    var _mostPlaces: Int?
    var _isOfDigits = false
    var _hasWhole = false
    var _hasPlaces = false

    public static func significantDigits<R: RangeExpression>(_ limits: R) -> Precision where R.Bound == Int {
      var result = Precision()
      result._isOfDigits = true
      (result._leastDigits, result._mostDigits) = _limits(limits, from: 1)
      return result
    }
    public static func significantDigits(_ digits: Int) -> Precision { significantDigits(digits...digits) }
    public static func integerAndFractionLength<R1: RangeExpression, R2: RangeExpression>(
      integerLimits: R1, fractionLimits: R2
    ) -> Precision where R1.Bound == Int, R2.Bound == Int {
      var result = fractionLength(fractionLimits)
      result._hasWhole = true
      (result._leastWhole, result._mostWhole) = _limits(integerLimits, from: 0)
      return result
    }
    public static func integerAndFractionLength(integer: Int, fraction: Int) -> Precision {
      integerAndFractionLength(integerLimits: integer...integer, fractionLimits: fraction...fraction)
    }
    public static func integerLength<R: RangeExpression>(_ limits: R) -> Precision where R.Bound == Int {
      var result = Precision()
      result._hasWhole = true
      (result._leastWhole, result._mostWhole) = _limits(limits, from: 0)
      return result
    }
    public static func integerLength(_ length: Int) -> Precision { integerLength(length...length) }
    public static func fractionLength<R: RangeExpression>(_ limits: R) -> Precision where R.Bound == Int {
      var result = Precision()
      result._hasPlaces = true
      (result._leastPlaces, result._mostPlaces) = _limits(limits, from: 0)
      return result
    }
    public static func fractionLength(_ length: Int) -> Precision { fractionLength(length...length) }

    /// The least and the greatest number of a range; nil where it has no end.
    private static func _limits(_ limits: Any, from least: Int) -> (Int?, Int?) {
      func clamped(_ value: Int) -> Int { max(least, min(999, value)) }
      if let limits = limits as? ClosedRange<Int> { return (clamped(limits.lowerBound), clamped(limits.upperBound)) }
      if let limits = limits as? Range<Int> {
        if limits.isEmpty { fatalError("Zoetrope does not support an empty range of digits") }
        return (clamped(limits.lowerBound), clamped(limits.upperBound - 1))
      }
      if let limits = limits as? PartialRangeFrom<Int> { return (clamped(limits.lowerBound), nil) }
      if let limits = limits as? PartialRangeThrough<Int> { return (nil, clamped(limits.upperBound)) }
      if let limits = limits as? PartialRangeUpTo<Int> { return (nil, clamped(limits.upperBound - 1)) }
      fatalError("Zoetrope does not support digits in this kind of range")
    }
  }

  public struct DecimalSeparatorDisplayStrategy: Hashable, CustomStringConvertible {
    let _isAlways: Bool
    public static var automatic: DecimalSeparatorDisplayStrategy { DecimalSeparatorDisplayStrategy(_isAlways: false) }
    public static var always: DecimalSeparatorDisplayStrategy { DecimalSeparatorDisplayStrategy(_isAlways: true) }
    public var description: String { _isAlways ? "always" : "automatic" }
  }

  public struct SignDisplayStrategy: Hashable {
    let _sign: _NumberOptions._Sign
    public static var automatic: SignDisplayStrategy { SignDisplayStrategy(_sign: .automatic) }
    public static var never: SignDisplayStrategy { SignDisplayStrategy(_sign: .never) }
    public static func always(includingZero: Bool = true) -> SignDisplayStrategy {
      SignDisplayStrategy(_sign: includingZero ? .always : .exceptZero)
    }
  }

  public struct Notation: Hashable, CustomStringConvertible {
    let _kind: Int
    public static var automatic: Notation { Notation(_kind: 0) }
    public static var scientific: Notation { Notation(_kind: 1) }
    public static var compactName: Notation { Notation(_kind: 2) }
    public var description: String { ["automatic", "scientific", "compact name"][_kind] }
  }
}

public enum CurrencyFormatStyleConfiguration {
  public typealias Grouping = NumberFormatStyleConfiguration.Grouping
  public typealias Precision = NumberFormatStyleConfiguration.Precision
  public typealias DecimalSeparatorDisplayStrategy = NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
  public typealias RoundingRule = NumberFormatStyleConfiguration.RoundingRule
  public typealias Notation = NumberFormatStyleConfiguration.Notation

  public struct SignDisplayStrategy: Hashable {
    let _sign: _NumberOptions._Sign
    public static var automatic: SignDisplayStrategy { SignDisplayStrategy(_sign: .automatic) }
    public static var never: SignDisplayStrategy { SignDisplayStrategy(_sign: .never) }
    public static func always(showZero: Bool = true) -> SignDisplayStrategy {
      SignDisplayStrategy(_sign: showZero ? .always : .exceptZero)
    }
    public static var accounting: SignDisplayStrategy { SignDisplayStrategy(_sign: .accounting) }
    public static func accountingAlways(showZero: Bool = false) -> SignDisplayStrategy {
      SignDisplayStrategy(_sign: showZero ? .accountingAlways : .accountingExceptZero)
    }
  }

  public struct Presentation: Hashable {
    let _kind: Int
    public static var narrow: Presentation { Presentation(_kind: 0) }
    public static var standard: Presentation { Presentation(_kind: 1) }
    public static var isoCode: Presentation { Presentation(_kind: 2) }
    public static var fullName: Presentation { Presentation(_kind: 3) }
  }
}
