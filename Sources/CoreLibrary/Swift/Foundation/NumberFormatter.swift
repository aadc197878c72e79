// Numbers as text, set up property by property.

/// Makes text of numbers. What a property does is what it does in Foundation on Linux, where some set others aside:
/// with a least number of places that is not zero, the greatest one counts for nothing.
open class NumberFormatter: Formatter {
  public enum Style: UInt {
    case none = 0
    case decimal = 1
    case currency = 2
    case percent = 3
    case scientific = 4
    case spellOut = 5
    case ordinal = 6
    case currencyISOCode = 8
    case currencyPlural = 9
    case currencyAccounting = 10
  }

  public enum PadPosition: UInt {
    case beforePrefix
    case afterPrefix
    case beforeSuffix
    case afterSuffix
  }

  public enum RoundingMode: UInt {
    case ceiling
    case floor
    case down
    case up
    case halfEven
    case halfDown
    case halfUp
  }

  open var numberStyle: Style = .none
  open var locale: Locale! = Locale.current
  open var roundingMode: RoundingMode = .halfEven
  open var roundingIncrement: NSNumber! = 0
  open var zeroSymbol: String?
  open var nilSymbol = ""
  open var positiveInfinitySymbol = "+∞"
  open var negativeInfinitySymbol = "-∞"
  open var alwaysShowsDecimalSeparator = false
  open var secondaryGroupingSize = 0
  open var allowsFloats = true
  open var generatesDecimalNumbers = false
  open var formatWidth = -1
  open var paddingCharacter: String! = " "
  open var paddingPosition: PadPosition = .beforePrefix
  open var minimum: NSNumber?
  open var maximum: NSNumber?
  open var formattingContext: Context = .unknown

  // What has been set, where that differs from what is in force.
  var _minimumIntegerDigits: Int?
  var _maximumIntegerDigits: Int?
  var _minimumFractionDigits: Int?
  var _maximumFractionDigits: Int?
  var _minimumSignificantDigits: Int?
  var _maximumSignificantDigits: Int?
  var _usesSignificantDigits: Bool?
  var _usesGroupingSeparator: Bool?
  var _groupingSize: Int?
  var _groupingSeparator: String?
  var _decimalSeparator: String?
  var _currencyGroupingSeparator: String?
  var _currencyDecimalSeparator: String?
  var _currencyCode: String?
  var _currencySymbol: String?
  var _multiplier: NSNumber?
  var _positivePrefix: String?
  var _positiveSuffix: String?
  var _negativePrefix: String?
  var _negativeSuffix: String?
  var _minusSign: String?
  var _percentSymbol: String?
  var _exponentSymbol: String?
  var _notANumberSymbol: String?
  var _positiveFormat: String?
  var _negativeFormat: String?

  public override init() { super.init() }

  open class func localizedString(from num: NSNumber, number nstyle: Style) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = nstyle
    return formatter.string(from: num) ?? ""
  }

  open override func string(for obj: Any) -> String? {
    guard let number = NSNumber._of(obj) else { return nil }
    return string(from: number)
  }

  // MARK: Digits

  /// Whether rules in words decide, which know no digits to set.
  private var _isByRules: Bool { [.spellOut, .ordinal, .currencyPlural].contains(numberStyle) }
  var _isOfCurrency: Bool { [.currency, .currencyISOCode, .currencyAccounting].contains(numberStyle) }

  open var minimumIntegerDigits: Int {
    get { _minimumIntegerDigits ?? (_isByRules ? 0 : 1) }
    set { _minimumIntegerDigits = newValue }
  }
  open var maximumIntegerDigits: Int {
    get {
      if let _maximumIntegerDigits { return _maximumIntegerDigits }
      switch numberStyle {
      case .none: return 42
      case .scientific: return 1
      default: return _isByRules ? 0 : 2_000_000_000
      }
    }
    set { _maximumIntegerDigits = newValue }
  }
  open var minimumFractionDigits: Int {
    get { _minimumFractionDigits ?? (_isOfCurrency ? 2 : 0) }
    set { _minimumFractionDigits = newValue }
  }
  open var maximumFractionDigits: Int {
    get { _maximumFractionDigits ?? (_isOfCurrency ? 2 : numberStyle == .decimal ? 3 : 0) }
    set { _maximumFractionDigits = newValue }
  }
  open var usesSignificantDigits: Bool {
    get { _usesSignificantDigits ?? false }
    set { _usesSignificantDigits = newValue }
  }
  open var minimumSignificantDigits: Int {
    get { _minimumSignificantDigits ?? (_isByRules ? 0 : -1) }
    set {
      _usesSignificantDigits = true
      _minimumSignificantDigits = newValue
      if _maximumSignificantDigits == nil && newValue > (_isByRules ? 0 : -1) {
        _maximumSignificantDigits = newValue < 1000 ? 999 : newValue
      }
    }
  }
  open var maximumSignificantDigits: Int {
    get { _maximumSignificantDigits ?? (_isByRules ? 0 : -1) }
    set {
      _usesSignificantDigits = true
      _maximumSignificantDigits = newValue
    }
  }
  open var usesGroupingSeparator: Bool {
    get { _usesGroupingSeparator ?? (_isOfCurrency || numberStyle == .decimal || numberStyle == .percent) }
    set { _usesGroupingSeparator = newValue }
  }
  open var groupingSize: Int {
    get { _groupingSize ?? (_isOfCurrency || numberStyle == .decimal || numberStyle == .percent ? 3 : 0) }
    set { _groupingSize = newValue }
  }
  open var multiplier: NSNumber? {
    get { _multiplier ?? (numberStyle == .percent ? NSNumber(value: 100) : nil) }
    set { _multiplier = newValue }
  }

  // MARK: Symbols

  /// What a style in words has none of.
  private func _symbol(_ known: String?, _ customary: () -> String?) -> String? {
    known ?? (_isByRules ? nil : customary())
  }

  open var decimalSeparator: String! {
    get { _symbol(_decimalSeparator) { locale._numberCustoms.point } }
    set { _decimalSeparator = newValue }
  }
  open var groupingSeparator: String! {
    get { _symbol(_groupingSeparator) { locale._numberCustoms.group } }
    set { _groupingSeparator = newValue }
  }
  open var currencyDecimalSeparator: String! {
    get { _symbol(_currencyDecimalSeparator) { locale._numberCustoms.point } }
    set { _currencyDecimalSeparator = newValue }
  }
  open var currencyGroupingSeparator: String! {
    get { _symbol(_currencyGroupingSeparator) { locale._numberCustoms.group } }
    set { _currencyGroupingSeparator = newValue }
  }
  open var currencyCode: String! {
    get { _symbol(_currencyCode) { locale.currencyCode } }
    set { _currencyCode = newValue }
  }
  open var currencySymbol: String! {
    get { _symbol(_currencySymbol) { numberStyle == .currency ? _amountSymbol : locale.currencySymbol } }
    set { _currencySymbol = newValue }
  }
  open var percentSymbol: String! {
    get { _percentSymbol ?? "%" }
    set { _percentSymbol = newValue }
  }
  open var minusSign: String! {
    get { _symbol(_minusSign) { "-" } }
    set { _minusSign = newValue }
  }
  open var exponentSymbol: String! {
    get { _symbol(_exponentSymbol) { "E" } }
    set { _exponentSymbol = newValue }
  }
  open var notANumberSymbol: String! {
    get { _symbol(_notANumberSymbol) { "NaN" } }
    set { _notANumberSymbol = newValue }
  }
  open var positivePrefix: String! {
    get { _isByRules ? _positivePrefix : _affixes(isNegative: false).prefix }
    set { _positivePrefix = newValue }
  }
  open var positiveSuffix: String! {
    get { _isByRules ? _positiveSuffix : _affixes(isNegative: false).suffix }
    set { _positiveSuffix = newValue }
  }
  open var negativePrefix: String! {
    get { _isByRules ? _negativePrefix : _affixes(isNegative: true).prefix }
    set { _negativePrefix = newValue }
  }
  open var negativeSuffix: String! {
    get { _isByRules ? _negativeSuffix : _affixes(isNegative: true).suffix }
    set { _negativeSuffix = newValue }
  }
}
