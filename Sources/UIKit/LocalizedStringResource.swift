import Foundation

// Texts to be looked up in the tables of an app. Here each is its own translation. Of Foundation's, but only Apple's has them.

extension String {
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation {
    let text: String
    public init(_ value: String) { text = value }
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var text = ""
      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) { text += literal }
      public mutating func appendInterpolation<T>(_ value: T) { text += "\(value)" }
      public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
        text += String(format: specifier, value)
      }
      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatOutput == String { text += format.format(value) }
    }
  }

  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) { self = keyAndValue.text }
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = defaultValue.text }
  public init(localized resource: LocalizedStringResource) { self = resource.text }
}

public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation {
  public let key: String
  public let defaultValue: String.LocalizationValue
  public let table: String?
  public var locale: Locale

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    key = keyAndValue.text
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
  }
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
  }
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  var text: String { defaultValue.text }
}

public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

extension AttributedString {
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) { self.init(keyAndValue.text) }
}
