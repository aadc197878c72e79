// Places and languages, with what is customary there.

/// A language as it is written in a place. What is customary is known for a few; asking for another stops the script.
public struct Locale: Hashable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  enum _Kind {
    case fixed
    case current
    case autoupdating
  }

  public let identifier: String
  let _kind: _Kind

  public init(identifier: String) { self.init(_identifier: identifier, _kind: .fixed) }
  init(_identifier: String, _kind: _Kind) {
    identifier = _identifier
    self._kind = _kind
  }

  /// What a program without any setting of its surroundings has: English, anywhere in the world.
  public static var current: Locale { Locale(_identifier: "en_001", _kind: .current) }
  public static var autoupdatingCurrent: Locale { Locale(_identifier: "en_001", _kind: .autoupdating) }
  public static var preferredLanguages: [String] { ["en-001"] }

  /// All that follow the settings of the user are one and the same.
  public static func == (lhs: Locale, rhs: Locale) -> Bool {
    lhs._kind == rhs._kind && (lhs._kind == .autoupdating || lhs.identifier == rhs.identifier)
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(_kind)
    hasher.combine(identifier)
  }

  public var description: String { identifier + " (" + _kindWord + " " + identifier + ")" }
  public var debugDescription: String { description }
  public var customMirror: Mirror {
    Mirror(self, children: ["identifier": identifier, "locale": _kindWord + " " + identifier], displayStyle: .struct)
  }
  private var _kindWord: String { _kind == .autoupdating ? "autoupdating" : "fixed" }
}

// MARK: The parts of the identifier

/// What an identifier consists of: `zh_Hans_CN`, `zh-Hans-CN`.
struct _LocaleParts {
  var language: String?
  var script: String?
  var region: String?
  var variant: String?

  init(_ identifier: String) {
    let parts = identifier.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }.map { String($0) }
    for part in parts where !part.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) {
      fatalError("Zoetrope does not support the locale \(identifier)")
    }
    if !parts[0].isEmpty { language = parts[0].lowercased() }
    var rest = Array(parts.dropFirst())
    if let part = rest.first, part.count == 4, part.allSatisfy({ $0.isLetter }) {
      script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      rest.removeFirst()
    }
    if let part = rest.first, part.count == 2 && part.allSatisfy({ $0.isLetter }) || part.count == 3 && Int(part) != nil
    {
      region = part.uppercased()
      rest.removeFirst()
    }
    if let part = rest.first {
      if rest.count > 1 || part.count < 4 { fatalError("Zoetrope does not support the locale \(identifier)") }
      variant = part.uppercased()
    }
  }
}

extension Locale {
  var _parts: _LocaleParts { _LocaleParts(identifier) }

  public var languageCode: String? { _parts.language }
  public var scriptCode: String? { _parts.script }
  public var regionCode: String? { _parts.region }
  public var variantCode: String? { _parts.variant }
  public var language: Language { Language(identifier: identifier) }
  public var region: Region? { regionCode.map { Region($0) } }
}

// MARK: What is customary

extension Locale {
  /// By which name its customs are known: those that read and count alike have one, such as `zh_CN` and `zh_Hans_CN`.
  /// One that is not known stops the script.
  var _customs: String {
    let parts = _parts
    let language = parts.language ?? "en"
    let hasOwnScript = parts.script == nil || parts.script == Language._scripts[language]
    let name = parts.region.map { language + "_" + $0 } ?? language
    if parts.variant == "POSIX", name == "en_US" { return "en_US_POSIX" }
    if parts.language == nil || parts.variant != nil || !hasOwnScript || !Locale._known.contains(name) {
      fatalError("Zoetrope does not support the locale \(identifier)")
    }
    return name
  }

  private static let _known: Set<String> = [
    "en", "en_001", "en_US", "en_GB", "zh", "zh_CN", "de", "de_DE", "fr", "fr_FR", "ja", "ja_JP",
  ]

  public var currencyCode: String? {
    switch _customs {
    case "en_US", "en_US_POSIX": return "USD"
    case "en_GB": return "GBP"
    case "zh_CN": return "CNY"
    case "de_DE", "fr_FR": return "EUR"
    case "ja_JP": return "JPY"
    default: return nil
    }
  }

  public var currency: Currency? { currencyCode.map { Currency($0) } }

  public var currencySymbol: String? {
    switch _customs {
    case "en_US", "en_US_POSIX": return "$"
    case "en_GB": return "£"
    case "zh_CN": return "¥"
    case "de_DE", "fr_FR": return "€"
    case "ja_JP": return "¥"
    default: return "¤"
    }
  }

  public var decimalSeparator: String? {
    switch _customs {
    case "de", "de_DE", "fr", "fr_FR": return ","
    default: return "."
    }
  }

  public var groupingSeparator: String? {
    switch _customs {
    case "de", "de_DE": return "."
    case "fr", "fr_FR": return "\u{202F}"
    default: return ","
    }
  }

  public var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = self
    return calendar
  }

  public var measurementSystem: MeasurementSystem {
    switch _customs {
    case "en", "en_US", "en_US_POSIX": return .us
    case "en_GB": return .uk
    default: return .metric
    }
  }

  public var usesMetricSystem: Bool { measurementSystem != .us }

  public var firstDayOfWeek: Weekday {
    switch _customs {
    case "en_001", "en_GB", "de", "de_DE", "fr", "fr_FR": return .monday
    default: return .sunday
    }
  }

  public var hourCycle: HourCycle {
    switch _customs {
    case "en", "en_US", "en_US_POSIX": return .oneToTwelve
    default: return .zeroToTwentyThree
    }
  }
}

// MARK: Names of what a locale consists of

extension Locale {
  /// `en`, `zh`, in whatever case.
  public struct LanguageCode: Hashable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    public let identifier: String
    public init(_ identifier: String) { self.identifier = identifier }
    public init(stringLiteral value: String) { identifier = value }
    public var debugDescription: String { identifier.lowercased() }
    public static func == (lhs: LanguageCode, rhs: LanguageCode) -> Bool {
      lhs.identifier.lowercased() == rhs.identifier.lowercased()
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier.lowercased()) }

    public static var english: LanguageCode { LanguageCode("en") }
    public static var chinese: LanguageCode { LanguageCode("zh") }
    public static var german: LanguageCode { LanguageCode("de") }
    public static var french: LanguageCode { LanguageCode("fr") }
    public static var japanese: LanguageCode { LanguageCode("ja") }
  }

  /// `Latn`, `Hans`, in whatever case.
  public struct Script: Hashable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    public let identifier: String
    public init(_ identifier: String) { self.identifier = identifier }
    public init(stringLiteral value: String) { identifier = value }
    public var debugDescription: String { identifier.prefix(1).uppercased() + identifier.dropFirst().lowercased() }
    public static func == (lhs: Script, rhs: Script) -> Bool {
      lhs.identifier.lowercased() == rhs.identifier.lowercased()
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier.lowercased()) }
  }

  /// `US`, `CN`, in whatever case.
  public struct Region: Hashable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    public let identifier: String
    public init(_ identifier: String) { self.identifier = identifier }
    public init(stringLiteral value: String) { identifier = value }
    public var debugDescription: String { identifier.uppercased() }
    public static func == (lhs: Region, rhs: Region) -> Bool {
      lhs.identifier.lowercased() == rhs.identifier.lowercased()
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier.lowercased()) }

    public static var unitedStates: Region { Region("US") }
    public static var unitedKingdom: Region { Region("GB") }
    public static var chinaMainland: Region { Region("CN") }
    public static var germany: Region { Region("DE") }
    public static var france: Region { Region("FR") }
    public static var japan: Region { Region("JP") }
    public static var world: Region { Region("001") }
  }

  /// `USD`, `EUR`, in whatever case.
  public struct Currency: Hashable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    public let identifier: String
    public init(_ identifier: String) { self.identifier = identifier }
    public init(stringLiteral value: String) { identifier = value }
    public var debugDescription: String { identifier.lowercased() }
    public static func == (lhs: Currency, rhs: Currency) -> Bool {
      lhs.identifier.lowercased() == rhs.identifier.lowercased()
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier.lowercased()) }
  }

  public struct MeasurementSystem: Hashable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    public let identifier: String
    public init(_ identifier: String) { self.identifier = identifier }
    public init(stringLiteral value: String) { identifier = value }
    public var debugDescription: String { identifier.lowercased() }
    public static func == (lhs: MeasurementSystem, rhs: MeasurementSystem) -> Bool {
      lhs.identifier.lowercased() == rhs.identifier.lowercased()
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier.lowercased()) }

    public static var metric: MeasurementSystem { MeasurementSystem("metric") }
    public static var us: MeasurementSystem { MeasurementSystem("ussystem") }
    public static var uk: MeasurementSystem { MeasurementSystem("uksystem") }
  }

  public enum Weekday: String, Codable, Sendable {
    case sunday = "sun"
    case monday = "mon"
    case tuesday = "tue"
    case wednesday = "wed"
    case thursday = "thu"
    case friday = "fri"
    case saturday = "sat"

    var _name: String {
      let names = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
      return names.first { $0.hasPrefix(rawValue) } ?? rawValue
    }
  }

  /// How hours are counted.
  public enum HourCycle: String, Codable, Sendable {
    case zeroToEleven = "h11"
    case oneToTwelve = "h12"
    case zeroToTwentyThree = "h23"
    case oneToTwentyFour = "h24"

    var _name: String {
      let names = ["h11": "zeroToEleven", "h12": "oneToTwelve", "h23": "zeroToTwentyThree", "h24": "oneToTwentyFour"]
      return names[rawValue] ?? rawValue
    }
  }

  /// A language, and how and where it is written. The script may follow from the language.
  public struct Language: Hashable {
    let _language: String?
    let _script: String?
    let _region: String?

    public init(identifier: String) {
      let parts = _LocaleParts(identifier)
      self.init(_language: parts.language, _script: parts.script, _region: parts.region)
    }
    public init(languageCode: LanguageCode? = nil, script: Script? = nil, region: Region? = nil) {
      self.init(_language: languageCode?.identifier, _script: script?.identifier, _region: region?.identifier)
    }
    init(_language: String?, _script: String?, _region: String?) {
      self._language = _language
      self._script = _script
      self._region = _region
    }

    public var languageCode: LanguageCode? { _language.map { LanguageCode($0) } }
    public var region: Region? { _region.map { Region($0) } }
    public var script: Script? {
      if let _script { return Script(_script) }
      guard let _language, let known = Language._scripts[_language] else {
        fatalError("Zoetrope does not know in which script \(_language ?? "no language") is written")
      }
      return Script(known)
    }

    static let _scripts = ["en": "Latn", "de": "Latn", "fr": "Latn", "zh": "Hans", "ja": "Jpan"]
  }
}

extension Locale {
  public init(
    languageCode: LanguageCode? = nil, script: Script? = nil, languageRegion: Region? = nil
  ) {
    var identifier = languageCode?.identifier ?? ""
    if let script { identifier += "-" + script.identifier }
    if let languageRegion { identifier += "_" + languageRegion.identifier }
    self.init(identifier: identifier)
  }
}

// Both print as cases do that nothing else is said of; the module that declares them is not Foundation itself.
extension Locale.Weekday: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { _name }
  public var debugDescription: String { "FoundationEssentials.Locale.Weekday." + _name }
}

extension Locale.HourCycle: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { _name }
  public var debugDescription: String { "FoundationEssentials.Locale.HourCycle." + _name }
}

extension Locale: Codable {
  private enum CodingKeys: String, CodingKey {
    case identifier
    case current
    case preferences
  }

  private enum _PreferenceKeys: String, CodingKey {
    case langs
    case locale
  }

  /// Besides the identifier it is written whether the locale follows the user's settings, and what these are.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(identifier, forKey: .identifier)
    try container.encode(_kind == .fixed ? 0 : _kind == .current ? 1 : 2, forKey: .current)
    if _kind == .fixed { return }
    var preferences = container.nestedContainer(keyedBy: _PreferenceKeys.self, forKey: .preferences)
    try preferences.encode(Locale.preferredLanguages, forKey: .langs)
    try preferences.encode(identifier, forKey: .locale)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let identifier = try container.decode(String.self, forKey: .identifier)
    switch try container.decodeIfPresent(Int.self, forKey: .current) {
    case 1: self = .current
    case 2: self = .autoupdatingCurrent
    default: self.init(identifier: identifier)
    }
  }
}

/// A locale that is an object in other languages.
open class NSLocale: NSObject {
  public static var current: Locale { Locale.current }
  public static var autoupdatingCurrent: Locale { Locale.autoupdatingCurrent }
}
