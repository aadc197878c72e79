import Foundation

// Names of people as text, in the order of English. Of Foundation's, but only Apple's has it.

extension PersonNameComponents {
  public struct FormatStyle: Foundation.FormatStyle {
    public enum Style: Int, Codable, Hashable {
      case short, medium, long, abbreviated
    }

    public var style: Style
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }

    public func format(_ value: PersonNameComponents) -> String {
      let parts =
        switch style {
        case .short: [value.nickname ?? value.givenName ?? value.familyName]
        case .medium: [value.givenName, value.familyName]
        case .long: [value.namePrefix, value.givenName, value.middleName, value.familyName, value.nameSuffix]
        case .abbreviated:
          [value.givenName, value.familyName].map { $0.map { String($0.prefix(1)).uppercased() } }
        }
      return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: style == .abbreviated ? "" : " ")
    }
  }

  public func formatted() -> String { FormatStyle().format(self) }
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}

open class PersonNameComponentsFormatter: Formatter {
  public enum Style: Int {
    case `default`, short, medium, long, abbreviated
  }

  public struct Options: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phonetic = Options(rawValue: 2)
  }

  open var style = Style.default
  open var locale: Locale! = .autoupdatingCurrent

  open func string(from components: PersonNameComponents) -> String {
    let style: PersonNameComponents.FormatStyle.Style =
      switch style {
      case .default, .medium: .medium
      case .short: .short
      case .long: .long
      case .abbreviated: .abbreviated
      }
    return components.formatted(.name(style: style))
  }

  /// The words in front are what somebody is given, and the last one is the family's.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    let words = string.split(separator: " ").map { String($0) }
    if words.isEmpty { return nil }
    var components = PersonNameComponents()
    components.givenName = words.first
    if words.count > 2 { components.middleName = words[1..<(words.count - 1)].joined(separator: " ") }
    if words.count > 1 { components.familyName = words.last }
    return components
  }

  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    return formatter.string(from: components)
  }
}
