// Dates as ISO 8601 writes them, by options.

open class ISO8601DateFormatter: Formatter {
  public struct Options: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var withYear: Options { Options(rawValue: 1) }
    public static var withMonth: Options { Options(rawValue: 2) }
    public static var withWeekOfYear: Options { Options(rawValue: 4) }
    public static var withDay: Options { Options(rawValue: 16) }
    public static var withTime: Options { Options(rawValue: 32) }
    public static var withTimeZone: Options { Options(rawValue: 64) }
    public static var withSpaceBetweenDateAndTime: Options { Options(rawValue: 128) }
    public static var withDashSeparatorInDate: Options { Options(rawValue: 256) }
    public static var withColonSeparatorInTime: Options { Options(rawValue: 512) }
    public static var withColonSeparatorInTimeZone: Options { Options(rawValue: 1024) }
    public static var withFractionalSeconds: Options { Options(rawValue: 2048) }
    public static var withFullDate: Options { Options(rawValue: 275) }
    public static var withFullTime: Options { Options(rawValue: 1632) }
    public static var withInternetDateTime: Options { Options(rawValue: 1907) }

    var _pattern: _DatePattern {
      let dash = contains(.withDashSeparatorInDate) ? "-" : ""
      var time = contains(.withColonSeparatorInTime) ? "HH:mm:ss" : "HHmmss"
      if contains(.withFractionalSeconds) { time += ".SSS" }
      let zone = contains(.withColonSeparatorInTimeZone) ? "XXXXX" : "XXXX"
      // Whoever asks for all of a date and a time gets no week.
      let isOfWeek = contains(.withWeekOfYear) && !contains(.withInternetDateTime)
      var result = ""
      func put(_ option: Options, _ text: String, _ between: String) {
        // Foundation forgets an option that stands alone.
        if option == .withWeekOfYear && !isOfWeek { return }
        if contains(option) && rawValue != option.rawValue { result += (result.isEmpty ? "" : between) + text }
      }
      put(.withYear, isOfWeek ? "YYYY" : "yyyy", "")
      put(.withMonth, "MM", dash)
      put(.withWeekOfYear, "'W'ww", dash)
      put(.withDay, isOfWeek ? "ee" : contains(.withMonth) ? "dd" : "DDD", dash)
      put(.withTime, time, contains(.withSpaceBetweenDateAndTime) ? " " : "'T'")
      put(.withTimeZone, zone, "")
      return _DatePattern(result)
    }
  }

  open var timeZone: TimeZone! = TimeZone(identifier: "GMT") {
    willSet { _made = nil }
  }
  open var formatOptions: Options = .withInternetDateTime {
    willSet { _pattern = nil }
  }
  private var _made: _DateWriter?
  private var _pattern: _DatePattern?

  public override init() { super.init() }

  private static func _writer(_ zone: TimeZone) -> _DateWriter {
    _DateWriter(
      words: _DateWords.of(Locale(identifier: "en_US_POSIX")), zone: zone, firstWeekday: 2, minimumDays: 4)
  }

  private var _writer: _DateWriter {
    if let _made { return _made }
    let writer = ISO8601DateFormatter._writer(timeZone)
    _made = writer
    return writer
  }
  private var _known: _DatePattern {
    if let _pattern { return _pattern }
    let pattern = formatOptions._pattern
    _pattern = pattern
    return pattern
  }

  private static func _milliseconds(_ date: Date) -> Int {
    Int((date.timeIntervalSince1970 * 1000 + 0.5).rounded(.down))
  }

  open func string(from date: Date) -> String { _writer.text(_known, ISO8601DateFormatter._milliseconds(date)) }

  /// Whatever follows. Days and hours that are too large count on.
  open func date(from string: String) -> Date? {
    var reader = _DateReader(string, _writer, isStrict: true)
    return reader.date(_known, twoDigitStart: DateFormatter._customaryStart, isWhole: false, isCounting: true)
  }

  open class func string(from date: Date, timeZone: TimeZone, formatOptions: Options = []) -> String {
    _writer(timeZone).text(formatOptions._pattern, _milliseconds(date))
  }
}
