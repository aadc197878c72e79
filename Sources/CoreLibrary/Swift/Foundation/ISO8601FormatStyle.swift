// Dates as ISO 8601 writes them, as a style: `2024-05-06T07:08:09Z`.

extension Date {
  public struct ISO8601FormatStyle: Foundation.FormatStyle, ParseStrategy {
    public enum TimeZoneSeparator: String, Codable {
      case colon = ":"
      case omitted = ""
    }
    public enum DateSeparator: String, Codable {
      case dash = "-"
      case omitted = ""
    }
    public enum TimeSeparator: String, Codable {
      case colon = ":"
      case omitted = ""
    }
    public enum DateTimeSeparator: String, Codable {
      case space = " "
      case standard = "'T'"
    }

    struct _Fields: OptionSet, Hashable, Codable {
      let rawValue: UInt
      static let year = _Fields(rawValue: 1)
      static let month = _Fields(rawValue: 2)
      static let weekOfYear = _Fields(rawValue: 4)
      static let day = _Fields(rawValue: 8)
      static let time = _Fields(rawValue: 16)
      static let timeZone = _Fields(rawValue: 32)
      static let all: _Fields = [.year, .month, .day, .time, .timeZone]
    }

    public private(set) var dateSeparator: DateSeparator
    public private(set) var dateTimeSeparator: DateTimeSeparator
    public private(set) var timeSeparator: TimeSeparator
    public private(set) var timeZoneSeparator: TimeZoneSeparator
    public private(set) var includingFractionalSeconds: Bool
    public var timeZone: TimeZone
    private var _asked: _Fields = []
    /// All, as long as nobody has asked for any.
    var _fields: _Fields { _asked.isEmpty ? .all : _asked }

    public init(
      dateSeparator: DateSeparator = .dash, dateTimeSeparator: DateTimeSeparator = .standard,
      timeSeparator: TimeSeparator = .colon, timeZoneSeparator: TimeZoneSeparator = .omitted,
      includingFractionalSeconds: Bool = false, timeZone: TimeZone = .gmt
    ) {
      self.dateSeparator = dateSeparator
      self.dateTimeSeparator = dateTimeSeparator
      self.timeSeparator = timeSeparator
      self.timeZoneSeparator = timeZoneSeparator
      self.includingFractionalSeconds = includingFractionalSeconds
      self.timeZone = timeZone
    }

    public init(from decoder: any Decoder) throws {
      fatalError("Zoetrope does not support coding styles of dates")
    }
    public func encode(to encoder: any Encoder) throws {
      fatalError("Zoetrope does not support coding styles of dates")
    }

    private func _with(_ change: (inout ISO8601FormatStyle) -> Void) -> ISO8601FormatStyle {
      var result = self
      change(&result)
      return result
    }

    public func year() -> ISO8601FormatStyle { _with { $0._asked.insert(.year) } }
    public func weekOfYear() -> ISO8601FormatStyle { _with { $0._asked.insert(.weekOfYear) } }
    public func month() -> ISO8601FormatStyle { _with { $0._asked.insert(.month) } }
    public func day() -> ISO8601FormatStyle { _with { $0._asked.insert(.day) } }
    public func time(includingFractionalSeconds: Bool) -> ISO8601FormatStyle {
      _with {
        $0._asked.insert(.time)
        $0.includingFractionalSeconds = includingFractionalSeconds
      }
    }
    public func timeZone(separator: TimeZoneSeparator) -> ISO8601FormatStyle {
      _with {
        $0._asked.insert(.timeZone)
        $0.timeZoneSeparator = separator
      }
    }
    public func dateSeparator(_ separator: DateSeparator) -> ISO8601FormatStyle {
      _with { $0.dateSeparator = separator }
    }
    public func dateTimeSeparator(_ separator: DateTimeSeparator) -> ISO8601FormatStyle {
      _with { $0.dateTimeSeparator = separator }
    }
    public func timeSeparator(_ separator: TimeSeparator) -> ISO8601FormatStyle {
      _with { $0.timeSeparator = separator }
    }
    public func timeZoneSeparator(_ separator: TimeZoneSeparator) -> ISO8601FormatStyle {
      _with { $0.timeZoneSeparator = separator }
    }

    var _calendar: Calendar {
      var calendar = Calendar(identifier: .iso8601)
      calendar.timeZone = timeZone
      return calendar
    }

    public func format(_ value: Date) -> String {
      let day = _CalendarDay(value, timeZone)
      let fields = _fields
      let isOfWeek = fields.contains(.weekOfYear)
      let week = day.weekOfYear(2, 4)
      var parts: [String] = []
      if fields.contains(.year) { parts.append(isOfWeek ? _year(week.year) : _digits(day.year, 4)) }
      if fields.contains(.month) { parts.append(_padded(day.month, 2)) }
      if isOfWeek { parts.append("W" + _padded(week.week, 2)) }
      if fields.contains(.day) {
        let number = isOfWeek ? day.weekday - 1 : fields.contains(.month) ? day.day : day.dayOfYear
        parts.append(_padded(number, isOfWeek || fields.contains(.month) ? 2 : 3))
      }
      var result = parts.joined(separator: dateSeparator.rawValue)
      if fields.contains(.time) {
        if !parts.isEmpty { result += dateTimeSeparator == .space ? " " : "T" }
        let time = day.secondOfDay
        result += [time / 3600, time / 60 % 60, time % 60].map { _padded($0, 2) }.joined(
          separator: timeSeparator.rawValue)
        if includingFractionalSeconds { result += "." + _padded(day.nanosecond / 1_000_000, 3) }
      }
      if fields.contains(.timeZone) { result += _offset(timeZone.secondsFromGMT(for: value)) }
      return result
    }

    /// Foundation makes a digit of years before 0 that there is not.
    private func _year(_ year: Int) -> String {
      if year >= 0 { return _padded(year, 4) }
      if year < -48 { fatalError("Zoetrope does not support weeks of so early a year") }
      return "000" + String(Character(Unicode.Scalar(UInt8(48 + year))))
    }

    private func _offset(_ seconds: Int) -> String {
      if seconds == 0 || abs(seconds) >= 64800 { return "Z" }
      let size = abs(seconds)
      var parts = [size / 3600, size / 60 % 60]
      if size % 60 > 0 { parts.append(size % 60) }
      return (seconds < 0 ? "-" : "+") + parts.map { _padded($0, 2) }.joined(separator: timeZoneSeparator.rawValue)
    }

    public func parse(_ value: String) throws -> Date {
      var reader = _ISOReader(self, value)
      if let components = reader.read(), let date = _calendar.date(from: components) { return date }
      throw CocoaError._unparsable(value, format(Date.now))
    }
  }

  public func ISO8601Format(_ style: ISO8601FormatStyle = ISO8601FormatStyle()) -> String { style.format(self) }
}

extension FormatStyle where Self == Date.ISO8601FormatStyle {
  public static var iso8601: Self { Date.ISO8601FormatStyle() }
}

/// Reads from one end of a text to the other; what follows is nobody's business.
struct _ISOReader {
  private let style: Date.ISO8601FormatStyle
  private let bytes: [UInt8]
  private var position = 0
  private var isBroken = false

  init(_ style: Date.ISO8601FormatStyle, _ text: String) {
    self.style = style
    bytes = Array(text.utf8)
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }
  private var isAtDigit: Bool { next.map { $0 >= 48 && $0 < 58 } ?? false }

  private mutating func take(_ byte: UInt8) -> Bool {
    if next != byte { return false }
    position += 1
    return true
  }
  private mutating func expect(_ byte: UInt8) { if !take(byte) { isBroken = true } }

  private mutating func digits(_ most: Int, _ range: ClosedRange<Int> = 0...9_999_999_999) -> Int {
    var value = 0
    var count = 0
    while count < most, isAtDigit {
      value = value * 10 + Int(bytes[position]) - 48
      position += 1
      count += 1
    }
    if count == 0 || !range.contains(value) { isBroken = true }
    return value
  }

  /// The name of a time that is Greenwich's, in small or capital letters.
  private mutating func takeName(_ name: String) -> Bool {
    let wanted = Array(name.utf8)
    if position + 3 > bytes.count { return false }
    for index in 0..<3 where bytes[position + index] | 32 != wanted[index] { return false }
    position += 3
    return true
  }

  mutating func read() -> DateComponents? {
    var result = DateComponents()
    result.timeZone = style.timeZone
    let fields = style._fields
    let isOfWeek = fields.contains(.weekOfYear)
    let isDashed = style.dateSeparator == .dash
    var needsSeparator = false
    if fields.contains(.year) {
      let year = digits(isDashed ? 10 : 4)
      if isOfWeek { result.yearForWeekOfYear = year } else { result.year = year }
      needsSeparator = true
    } else {
      result.year = 1970
    }
    if fields.contains(.month) {
      if needsSeparator && isDashed { expect(45) }
      result.month = digits(isDashed ? 10 : 2, 1...12)
      needsSeparator = true
    } else if isOfWeek {
      if needsSeparator && isDashed { expect(45) }
      expect(87)
      result.weekOfYear = digits(isDashed ? 10 : 2, 1...53)
      needsSeparator = true
    } else {
      result.month = 1
    }
    if fields.contains(.day) {
      if needsSeparator && isDashed { expect(45) }
      if isOfWeek {
        result.weekday = digits(isDashed ? 10 : 2) % 7 + 1
      } else if fields.contains(.month) {
        result.day = digits(isDashed ? 10 : 2, 1...31)
      } else {
        result.dayOfYear = digits(isDashed ? 10 : 3, 1...366)
      }
      needsSeparator = true
    }
    if fields.contains(.time) {
      if needsSeparator {
        if style.dateTimeSeparator == .space {
          expect(32)
          while take(32) {}
        } else {
          expect(84)
        }
      }
      readTime(&result)
    }
    if fields.contains(.timeZone) && !isBroken { result.timeZone = readZone() }
    return isBroken || bytes.isEmpty ? nil : result
  }

  private mutating func readTime(_ result: inout DateComponents) {
    let isColoned = style.timeSeparator == .colon
    // Numbers that are too large count on.
    result.hour = digits(2)
    if isColoned { expect(58) }
    result.minute = digits(2)
    if isColoned { expect(58) }
    result.second = digits(2)
    if !isBroken && take(46) {
      let start = position
      let value = digits(10)
      let count = position - start
      if count > 9 { isBroken = true }
      result.nanosecond = (count..<max(9, count)).reduce(value) { size, _ in size * 10 }
    }
  }

  private mutating func readZone() -> TimeZone? {
    if style.dateTimeSeparator == .space { while take(32) {} }
    if take(90) || take(122) { return .gmt }
    let isNamed = takeName("gmt") || takeName("utc")
    let isBehind = next == 45
    if !take(43) && !take(45) {
      if !isNamed { isBroken = true }
      return .gmt
    }
    var seconds = digits(2) * 3600
    if take(58) || isAtDigit {
      seconds += digits(2) * 60
      _ = take(58)
      if isAtDigit { seconds += digits(2) }
    }
    if seconds == 0 { return .gmt }
    guard let zone = TimeZone(secondsFromGMT: isBehind ? -seconds : seconds) else {
      isBroken = true
      return nil
    }
    return zone
  }
}

extension CocoaError {
  static func _unparsable(_ value: String, _ example: String) -> CocoaError {
    let text =
      "Cannot parse \(value). String should adhere to the preferred format of the locale, such as \(example)."
    return CocoaError(.formatting, userInfo: ["NSDebugDescription": text])
  }
}
