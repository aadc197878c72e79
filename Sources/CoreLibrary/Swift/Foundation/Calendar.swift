// What years, months, weeks and days are. There is the calendar of most of the world, and what ISO 8601 makes of its weeks.

public struct Calendar: Hashable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public let identifier: Identifier
  public var timeZone: TimeZone
  private var _locale: Locale
  private var _weekday: Int?
  private var _minimumDays: Int?
  private let _isAutoupdating: Bool

  public init(identifier: Identifier) {
    if identifier != .gregorian && identifier != .iso8601 {
      fatalError("Zoetrope does not support the calendar \(identifier)")
    }
    self.init(_identifier: identifier, locale: Locale(identifier: identifier == .iso8601 ? "en_001" : ""))
    if identifier == .iso8601 {
      _weekday = 2
      _minimumDays = 4
    }
  }

  init(_identifier: Identifier, locale: Locale, isAutoupdating: Bool = false) {
    identifier = _identifier
    timeZone = .current
    _locale = locale
    _isAutoupdating = isAutoupdating
  }

  public static var current: Calendar { Calendar(_identifier: .gregorian, locale: .current) }
  public static var autoupdatingCurrent: Calendar {
    Calendar(_identifier: .gregorian, locale: .current, isAutoupdating: true)
  }

  public var locale: Locale? {
    get {
      if identifier == .iso8601 { fatalError("Zoetrope does not support the locale of an ISO 8601 calendar") }
      return _locale
    }
    set { _locale = newValue ?? Locale(identifier: "") }
  }

  /// Sunday is 1.
  public var firstWeekday: Int {
    get { _weekday ?? _DateWords.of(_locale).firstWeekday }
    set {
      if newValue < 1 || newValue > 7 { fatalError("Weekday should be in the range of 1...7") }
      _weekday = newValue
    }
  }

  /// How many days of a year a week has that is the first of it.
  public var minimumDaysInFirstWeek: Int {
    get { _minimumDays ?? _DateWords.of(_locale).minimumDaysInFirstWeek }
    set { _minimumDays = min(max(newValue, 1), 7) }
  }

  public static func == (lhs: Calendar, rhs: Calendar) -> Bool {
    if lhs._isAutoupdating || rhs._isAutoupdating { return lhs._isAutoupdating == rhs._isAutoupdating }
    return lhs.identifier == rhs.identifier && lhs.timeZone == rhs.timeZone
      && lhs._locale.identifier == rhs._locale.identifier && lhs.firstWeekday == rhs.firstWeekday
      && lhs.minimumDaysInFirstWeek == rhs.minimumDaysInFirstWeek
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(_isAutoupdating)
    if _isAutoupdating { return }
    hasher.combine(identifier)
    hasher.combine(timeZone)
    hasher.combine(_locale.identifier)
    hasher.combine(firstWeekday)
    hasher.combine(minimumDaysInFirstWeek)
  }

  public var description: String {
    let kind = (_isAutoupdating ? "autoupdating " : "") + "\(identifier)"
    let week = "firstWeekday: \(firstWeekday) minDaysInFirstWeek: \(minimumDaysInFirstWeek)"
    return "\(identifier) (\(kind)) locale: \(_locale.identifier) time zone: \(timeZone) \(week)"
  }
  public var debugDescription: String { description }
  public var customMirror: Mirror { fatalError("Zoetrope does not support looking into a calendar") }
}

extension Calendar {
  public enum Identifier: Hashable, Sendable {
    case gregorian
    case buddhist
    case chinese
    case coptic
    case ethiopicAmeteMihret
    case ethiopicAmeteAlem
    case hebrew
    case iso8601
    case indian
    case islamic
    case islamicCivil
    case japanese
    case persian
    case republicOfChina
    case islamicTabular
    case islamicUmmAlQura
  }

  public enum Component: Hashable, Sendable {
    case era
    case year
    case month
    case day
    case hour
    case minute
    case second
    case weekday
    case weekdayOrdinal
    case quarter
    case weekOfMonth
    case weekOfYear
    case yearForWeekOfYear
    case nanosecond
    case calendar
    case timeZone
    case isLeapMonth
    case isRepeatedDay
    case dayOfYear

    /// Those that are numbers, in the order in which they are shown.
    static let _numbers: [Component] = [
      .era, .year, .month, .day, .hour, .minute, .second, .nanosecond, .weekday, .weekdayOrdinal, .quarter,
      .weekOfMonth,
      .weekOfYear, .dayOfYear, .yearForWeekOfYear,
    ]
  }

  public enum SearchDirection: Sendable {
    case forward
    case backward
  }

  public enum RepeatedTimePolicy: Sendable {
    case first
    case last
  }

  public enum MatchingPolicy: Sendable {
    case nextTime
    case nextTimePreservingSmallerComponents
    case previousTimePreservingSmallerComponents
    case strict
  }
}

extension Calendar.Component: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String {
    switch self {
    case .era: return "era"
    case .year: return "year"
    case .month: return "month"
    case .day: return "day"
    case .hour: return "hour"
    case .minute: return "minute"
    case .second: return "second"
    case .weekday: return "weekday"
    case .weekdayOrdinal: return "weekdayOrdinal"
    case .quarter: return "quarter"
    case .weekOfMonth: return "weekOfMonth"
    case .weekOfYear: return "weekOfYear"
    case .yearForWeekOfYear: return "yearForWeekOfYear"
    case .nanosecond: return "nanosecond"
    case .calendar: return "calendar"
    case .timeZone: return "timeZone"
    case .isLeapMonth: return "isLeapMonth"
    case .isRepeatedDay: return "isRepeatedDay"
    case .dayOfYear: return "dayOfYear"
    }
  }
  public var debugDescription: String { "FoundationEssentials.Calendar.Component." + description }
}

// MARK: Names

extension Calendar {
  private var _words: _DateWords { _DateWords.of(_locale) }
  public var eraSymbols: [String] { _words.shortEras }
  public var longEraSymbols: [String] { _words.eras }
  public var monthSymbols: [String] { _words.months }
  public var shortMonthSymbols: [String] { _words.shortMonths }
  public var veryShortMonthSymbols: [String] { _words.veryShortMonths }
  public var standaloneMonthSymbols: [String] { _words.months }
  public var shortStandaloneMonthSymbols: [String] { _words.shortMonthsAlone }
  public var veryShortStandaloneMonthSymbols: [String] { _words.veryShortMonths }
  public var weekdaySymbols: [String] { _words.weekdays }
  public var shortWeekdaySymbols: [String] { _words.shortWeekdays }
  public var veryShortWeekdaySymbols: [String] { _words.veryShortWeekdays }
  public var standaloneWeekdaySymbols: [String] { _words.weekdays }
  public var shortStandaloneWeekdaySymbols: [String] { _words.shortWeekdaysAlone }
  public var veryShortStandaloneWeekdaySymbols: [String] { _words.veryShortWeekdays }
  public var quarterSymbols: [String] { _words.quarters }
  public var shortQuarterSymbols: [String] { _words.shortQuarters }
  public var standaloneQuarterSymbols: [String] { _words.quarters }
  public var shortStandaloneQuarterSymbols: [String] { _words.shortQuarters }
  public var amSymbol: String { _words.am }
  public var pmSymbol: String { _words.pm }
}

extension Calendar: Codable {
  private enum CodingKeys: String, CodingKey {
    case identifier
    case locale
    case timeZone
    case firstWeekday
    case minimumDaysInFirstWeek
    case current
  }

  public func encode(to encoder: any Encoder) throws {
    if _isAutoupdating || identifier != .gregorian {
      fatalError("Zoetrope does not support encoding such a calendar")
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode("gregorian", forKey: .identifier)
    try container.encode(_locale, forKey: .locale)
    try container.encode(timeZone, forKey: .timeZone)
    try container.encode(firstWeekday, forKey: .firstWeekday)
    try container.encode(minimumDaysInFirstWeek, forKey: .minimumDaysInFirstWeek)
    try container.encode(self == .current ? 1 : 0, forKey: .current)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if try container.decode(String.self, forKey: .identifier) != "gregorian" {
      fatalError("Zoetrope does not support decoding such a calendar")
    }
    let locale = try container.decodeIfPresent(Locale.self, forKey: .locale) ?? .current
    self.init(_identifier: .gregorian, locale: locale)
    if let zone = try container.decodeIfPresent(TimeZone.self, forKey: .timeZone) { timeZone = zone }
    if let day = try container.decodeIfPresent(Int.self, forKey: .firstWeekday) { firstWeekday = day }
    if let days = try container.decodeIfPresent(Int.self, forKey: .minimumDaysInFirstWeek) {
      minimumDaysInFirstWeek = days
    }
  }
}

extension Calendar.Identifier: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .gregorian: return "gregorian"
    case .buddhist: return "buddhist"
    case .chinese: return "chinese"
    case .coptic: return "coptic"
    case .ethiopicAmeteMihret: return "ethiopic"
    case .ethiopicAmeteAlem: return "ethioaa"
    case .hebrew: return "hebrew"
    case .iso8601: return "iso8601"
    case .indian: return "indian"
    case .islamic: return "islamic"
    case .islamicCivil: return "islamic-civil"
    case .japanese: return "japanese"
    case .persian: return "persian"
    case .republicOfChina: return "roc"
    case .islamicTabular: return "islamic-tbla"
    case .islamicUmmAlQura: return "islamic-umalqura"
    }
  }
}
