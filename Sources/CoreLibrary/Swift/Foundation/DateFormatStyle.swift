// Styles of dates: which parts are shown, and how wide. The order and what stands between are those of the locale.

extension Date {
  /// A date and a time as the locale writes them. What is not declared here, such as quarters, is not supported.
  public struct FormatStyle: Foundation.FormatStyle, ParseStrategy {
    public struct DateStyle: Codable, Hashable {
      let _number: Int
      public static var omitted: DateStyle { DateStyle(_number: 0) }
      public static var numeric: DateStyle { DateStyle(_number: 1) }
      public static var abbreviated: DateStyle { DateStyle(_number: 2) }
      public static var long: DateStyle { DateStyle(_number: 3) }
      public static var complete: DateStyle { DateStyle(_number: 4) }
    }

    public struct TimeStyle: Codable, Hashable {
      let _number: Int
      public static var omitted: TimeStyle { TimeStyle(_number: 0) }
      public static var shortened: TimeStyle { TimeStyle(_number: 1) }
      public static var standard: TimeStyle { TimeStyle(_number: 2) }
      public static var complete: TimeStyle { TimeStyle(_number: 3) }
    }

    /// What is asked for, as letters of patterns.
    struct _Parts: Hashable, Codable {
      var year = ""
      var month = ""
      var weekday = ""
      var day = ""
      var hour = ""
      var minute = ""
      var second = ""
      var zone = ""
    }

    public var locale: Locale
    public var calendar: Calendar
    public var timeZone: TimeZone
    /// Nothing as long as nobody has asked for anything.
    private var _parts: _Parts?

    public init(
      date: DateStyle? = nil, time: TimeStyle? = nil, locale: Locale = .autoupdatingCurrent,
      calendar: Calendar = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent
    ) {
      self.locale = locale
      self.calendar = calendar
      self.timeZone = timeZone
      let dateNumber = date?._number ?? 0
      let timeNumber = time?._number ?? 0
      if dateNumber + timeNumber > 0 { _parts = FormatStyle._parts(dateNumber, timeNumber) }
    }

    public init(from decoder: any Decoder) throws {
      fatalError("Zoetrope does not support coding styles of dates")
    }
    public func encode(to encoder: any Encoder) throws {
      fatalError("Zoetrope does not support coding styles of dates")
    }

    private static func _parts(_ date: Int, _ time: Int) -> _Parts {
      var parts = _Parts()
      if date > 0 {
        parts.year = "y"
        parts.day = "d"
        parts.month = ["M", "MMM", "MMMM", "MMMM"][date - 1]
        if date == 4 { parts.weekday = "EEEE" }
      }
      if time > 0 {
        parts.hour = "j"
        parts.minute = "mm"
        if time > 1 { parts.second = "ss" }
        if time > 2 { parts.zone = "z" }
      }
      return parts
    }

    public func locale(_ locale: Locale) -> FormatStyle {
      var result = self
      result.locale = locale
      return result
    }

    private func _with(_ letters: String?, _ set: (inout _Parts, String) -> Void) -> FormatStyle {
      var result = self
      // To leave something out means all the rest.
      var parts = _parts ?? (letters == nil ? FormatStyle._parts(1, 1) : _Parts())
      set(&parts, letters ?? "")
      result._parts = parts
      return result
    }

    public func year(_ format: Symbol.Year = .defaultDigits) -> FormatStyle { _with(format._letters) { $0.year = $1 } }
    public func month(_ format: Symbol.Month = .abbreviated) -> FormatStyle { _with(format._letters) { $0.month = $1 } }
    public func day(_ format: Symbol.Day = .defaultDigits) -> FormatStyle { _with(format._letters) { $0.day = $1 } }
    public func weekday(_ format: Symbol.Weekday = .abbreviated) -> FormatStyle {
      _with(format._letters) { $0.weekday = $1 }
    }
    public func hour(_ format: Symbol.Hour = .defaultDigits(amPM: .abbreviated)) -> FormatStyle {
      _with(format._letters) { $0.hour = $1 }
    }
    public func minute(_ format: Symbol.Minute = .defaultDigits) -> FormatStyle {
      _with(format._letters) { $0.minute = $1 }
    }
    public func second(_ format: Symbol.Second = .defaultDigits) -> FormatStyle {
      _with(format._letters) { $0.second = $1 }
    }
    public func timeZone(_ format: Symbol.TimeZone = .specificName(.short)) -> FormatStyle {
      _with(format._letters) { $0.zone = $1 }
    }

    public func format(_ value: Date) -> String {
      let milliseconds = Int((value.timeIntervalSince1970 * 1000).rounded(.down))
      return _writer.text(_DatePattern(_pattern), milliseconds)
    }

    /// Leniently, and whatever follows.
    public func parse(_ value: String) throws -> Date {
      var reader = _DateReader(value, _writer, isStrict: false)
      if let date = reader.date(_DatePattern(_pattern)) { return date }
      throw CocoaError._unparsable(value, format(Date.now))
    }

    var _writer: _DateWriter {
      _DateWriter(
        words: _DateWords.of(locale), zone: timeZone, firstWeekday: calendar.firstWeekday,
        minimumDays: calendar.minimumDaysInFirstWeek)
    }

    var _pattern: String {
      if calendar.identifier != .gregorian {
        fatalError("Zoetrope does not support styles of dates in the calendar \(calendar.identifier)")
      }
      let words = _DateWords.of(locale)
      let parts = _parts ?? FormatStyle._parts(1, 1)
      if let pattern = FormatStyle._known["\(words.name) \(parts)"] { return pattern }
      let pattern = words.pattern(parts)
      FormatStyle._known["\(words.name) \(parts)"] = pattern
      return pattern
    }
    private static var _known: [String: String] = [:]
  }

  public func formatted() -> String { FormatStyle().format(self) }
  public func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
    FormatStyle(date: date, time: time).format(self)
  }
  public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Date {
    format.format(self)
  }
}

extension FormatStyle where Self == Date.FormatStyle {
  public static var dateTime: Self { Date.FormatStyle() }
}

extension _DateWords {
  func pattern(_ parts: Date.FormatStyle._Parts) -> String {
    let request = _DateRequest(
      year: parts.year.count, month: parts.month.count, weekday: parts.weekday.count, day: parts.day.count)
    // Hours with what half of the day it is in words or in a letter are asked for with more letters.
    var hour = parts.hour
    var half = ""
    if hour.count > 2 {
      half = hour.count > 4 ? "aaaaa" : "aaaa"
      hour = hour.count % 2 == 0 ? "jj" : "j"
    }
    let time = hour + parts.minute + parts.second + (parts.zone.isEmpty ? "" : "z")
    if request.isEmpty && time.isEmpty { return "" }
    guard let known = pattern(request, time: time, kind: "S") else {
      fatalError("Zoetrope does not support such a style of dates in the locale \(name)")
    }
    if half.isEmpty && (parts.zone.isEmpty || parts.zone == "z") { return known }
    if parts.zone.count > 0 && parts.zone != "z" && !parts.hour.isEmpty && !parts.second.isEmpty {
      fatalError("Zoetrope does not support hours and seconds with such a time zone in styles of dates")
    }
    return _DatePattern(known).pieces.map {
      switch $0.field {
      case nil: return $0.quoted
      case "a": return half.isEmpty ? "a" : half
      case "z": return parts.zone
      default: return String(repeating: $0.text, count: $0.count)
      }
    }.joined()
  }
}
