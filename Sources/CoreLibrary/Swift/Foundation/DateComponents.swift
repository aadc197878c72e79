// Parts of a date: a year, a month, hours. They may be those of a date, or how much is added to one.

public struct DateComponents: Hashable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  private var _calendar: Calendar?
  private var _timeZone: TimeZone?
  /// The time zone is its too, if there is one.
  public var calendar: Calendar? {
    get { _calendar }
    set {
      _calendar = newValue
      if let _timeZone { _calendar?.timeZone = _timeZone }
    }
  }
  public var timeZone: TimeZone? {
    get { _timeZone }
    set {
      _timeZone = newValue
      if let newValue { _calendar?.timeZone = newValue }
    }
  }
  public var era: Int?
  public var year: Int?
  public var month: Int?
  public var day: Int?
  public var hour: Int?
  public var minute: Int?
  public var second: Int?
  public var nanosecond: Int?
  public var weekday: Int?
  public var weekdayOrdinal: Int?
  public var quarter: Int?
  public var weekOfMonth: Int?
  public var weekOfYear: Int?
  public var yearForWeekOfYear: Int?
  public var dayOfYear: Int?
  public var isLeapMonth: Bool?

  public init(
    calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil,
    day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil,
    weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil,
    weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil
  ) {
    _calendar = calendar
    _timeZone = timeZone
    if let timeZone { _calendar?.timeZone = timeZone }
    self.era = era
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.nanosecond = nanosecond
    self.weekday = weekday
    self.weekdayOrdinal = weekdayOrdinal
    self.quarter = quarter
    self.weekOfMonth = weekOfMonth
    self.weekOfYear = weekOfYear
    self.yearForWeekOfYear = yearForWeekOfYear
  }

  public func value(for component: Calendar.Component) -> Int? {
    switch component {
    case .era: return era
    case .year: return year
    case .month: return month
    case .day: return day
    case .hour: return hour
    case .minute: return minute
    case .second: return second
    case .nanosecond: return nanosecond
    case .weekday: return weekday
    case .weekdayOrdinal: return weekdayOrdinal
    case .quarter: return quarter
    case .weekOfMonth: return weekOfMonth
    case .weekOfYear: return weekOfYear
    case .yearForWeekOfYear: return yearForWeekOfYear
    case .dayOfYear: return dayOfYear
    case .calendar, .timeZone, .isLeapMonth, .isRepeatedDay: return nil
    }
  }

  public mutating func setValue(_ value: Int?, for component: Calendar.Component) {
    switch component {
    case .era: era = value
    case .year: year = value
    case .month: month = value
    case .day: day = value
    case .hour: hour = value
    case .minute: minute = value
    case .second: second = value
    case .nanosecond: nanosecond = value
    case .weekday: weekday = value
    case .weekdayOrdinal: weekdayOrdinal = value
    case .quarter: quarter = value
    case .weekOfMonth: weekOfMonth = value
    case .weekOfYear: weekOfYear = value
    case .yearForWeekOfYear: yearForWeekOfYear = value
    case .dayOfYear: dayOfYear = value
    case .calendar, .timeZone, .isLeapMonth, .isRepeatedDay: break
    }
  }

  /// The date with these parts, if a calendar is one of them.
  public var date: Date? { calendar?.date(from: self) }

  public var isValidDate: Bool { calendar.map { isValidDate(in: $0) } ?? false }

  /// Whether there is a date with exactly these parts, in the calendar's own time zone.
  public func isValidDate(in calendar: Calendar) -> Bool {
    var whole = self
    if let nanosecond {
      if nanosecond < 0 || nanosecond > 999_999_999 { return false }
      whole.nanosecond = nil
    }
    guard let date = calendar.date(from: whole) else { return false }
    for component in Calendar.Component._numbers where component != .nanosecond {
      if let wanted = value(for: component), wanted != calendar.component(component, from: date) { return false }
    }
    return true
  }

  private var _parts: [(String, Any)] {
    var parts: [(String, Any)] = []
    if let calendar { parts.append(("calendar", calendar)) }
    if let timeZone { parts.append(("timeZone", timeZone)) }
    for component in Calendar.Component._numbers {
      if let value = value(for: component) { parts.append((component.description, value)) }
    }
    if let isLeapMonth { parts.append(("isLeapMonth", isLeapMonth)) }
    return parts
  }

  public var description: String { _parts.map { "\($0.0): \($0.1) " }.joined() }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: _parts.map { ($0.0, $0.1) }, displayStyle: .struct) }
}

extension DateComponents: Codable {
  private struct _Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: _Key.self)
    if let calendar { try container.encode(calendar, forKey: _Key("calendar")) }
    if let timeZone { try container.encode(timeZone, forKey: _Key("timeZone")) }
    for component in Calendar.Component._numbers {
      if let value = value(for: component) { try container.encode(value, forKey: _Key(component.description)) }
    }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: _Key.self)
    calendar = try container.decodeIfPresent(Calendar.self, forKey: _Key("calendar"))
    timeZone = try container.decodeIfPresent(TimeZone.self, forKey: _Key("timeZone"))
    for component in Calendar.Component._numbers {
      setValue(try container.decodeIfPresent(Int.self, forKey: _Key(component.description)), for: component)
    }
  }
}
