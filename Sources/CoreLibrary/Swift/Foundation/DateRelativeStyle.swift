// How long ago, or in how long: `2 hours ago`, in English and Chinese.

extension Date {
  public struct RelativeFormatStyle: Foundation.FormatStyle {
    public struct UnitsStyle: Codable, Hashable {
      let _number: Int
      public static var wide: UnitsStyle { UnitsStyle(_number: 0) }
      public static var abbreviated: UnitsStyle { UnitsStyle(_number: 1) }
      public static var narrow: UnitsStyle { UnitsStyle(_number: 2) }
    }

    public struct Presentation: Codable, Hashable {
      let _isNamed: Bool
      public static var numeric: Presentation { Presentation(_isNamed: false) }
      public static var named: Presentation { Presentation(_isNamed: true) }
    }

    public var presentation: Presentation
    public var unitsStyle: UnitsStyle
    public var locale: Locale
    public var calendar: Calendar

    public init(
      presentation: Presentation = .numeric, unitsStyle: UnitsStyle = .wide, locale: Locale = .autoupdatingCurrent,
      calendar: Calendar = .autoupdatingCurrent
    ) {
      self.presentation = presentation
      self.unitsStyle = unitsStyle
      self.locale = locale
      self.calendar = calendar
    }
    public init(from decoder: any Decoder) throws {
      fatalError("Zoetrope does not support coding styles of dates")
    }
    public func encode(to encoder: any Encoder) throws {
      fatalError("Zoetrope does not support coding styles of dates")
    }

    public func locale(_ locale: Locale) -> RelativeFormatStyle {
      var result = self
      result.locale = locale
      return result
    }

    public func format(_ destDate: Date) -> String {
      let (unit, value) = _largest(destDate, Date.now)
      let words = _RelativeWords(locale, unitsStyle._number)
      return (presentation._isNamed ? words.name(unit, value) : nil) ?? words.text(unit, value)
    }

    private static let _units: [Calendar.Component] = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]

    private func _first(_ units: Set<Calendar.Component>, _ start: Date, _ end: Date) -> (Calendar.Component, Int)? {
      let parts = calendar.dateComponents(units, from: start, to: end)
      for unit in RelativeFormatStyle._units {
        if let value = parts.value(for: unit), value != 0 { return (unit, value) }
      }
      return nil
    }

    /// Days and what is longer are counted from where they begin or end, and what is shorter is rounded.
    private func _largest(_ date: Date, _ now: Date) -> (Calendar.Component, Int) {
      let start = date + now.timeIntervalSince(date).rounded()
      let all = Set(RelativeFormatStyle._units)
      guard let (unit, value) = _first(all, start, date) else { return (.second, 0) }
      guard unit == .hour || unit == .minute || unit == .second else {
        guard let whole = calendar.dateInterval(of: unit, for: start) else { return (unit, value) }
        let edge = start < date ? whole.start : whole.start + (whole.duration - 1)
        return _first(all, edge, date) ?? (unit, value)
      }
      if unit == .second { return (unit, value) }
      let smaller: Calendar.Component = unit == .hour ? .minute : .second
      let rest = calendar.dateComponents([.hour, .minute, .second], from: start, to: date).value(for: smaller) ?? 0
      let rounded = abs(rest) >= 30 ? value + (rest > 0 ? 1 : -1) : value
      guard let shifted = calendar.date(byAdding: unit, value: -rounded, to: date),
        let again = _first(all, shifted, date), again.0 != unit
      else { return (unit, rounded) }
      return again
    }
  }
}

extension FormatStyle where Self == Date.RelativeFormatStyle {
  public static func relative(
    presentation: Date.RelativeFormatStyle.Presentation, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide
  ) -> Self {
    Date.RelativeFormatStyle(presentation: presentation, unitsStyle: unitsStyle)
  }
}

/// What units of time are called, and some spans of them.
struct _RelativeWords {
  private let isChinese: Bool
  private let isAmerican: Bool
  private let width: Int

  init(_ locale: Locale, _ width: Int) {
    let name = locale._customs
    isChinese = name.hasPrefix("zh")
    isAmerican = name == "en" || name.hasPrefix("en_US")
    self.width = width
    if !isChinese && !name.hasPrefix("en") {
      fatalError("Zoetrope does not support spans of time in the locale \(locale.identifier)")
    }
  }

  private func place(_ unit: Calendar.Component) -> Int {
    switch unit {
    case .year: return 0
    case .month: return 1
    case .weekOfMonth: return 2
    case .day: return 3
    case .hour: return 4
    case .minute: return 5
    default: return 6
    }
  }

  private static let wide = ["year", "month", "week", "day", "hour", "minute", "second"]
  private static let short = ["yr", "mo", "wk", "day", "hr", "min", "sec"]
  private static let narrow = ["y", "mo", "w", "d", "h", "m", "s"]
  private static let chinese = ["年", "个月", "周", "天", "小时", "分钟", "秒"]

  func text(_ unit: Calendar.Component, _ value: Int) -> String {
    let place = place(unit)
    let number = abs(value).formatted(.number.locale(Locale(identifier: "en_US")))
    if isChinese {
      let name = place == 6 && width == 0 ? "秒钟" : _RelativeWords.chinese[place]
      return number + name + (value < 0 ? "前" : "后")
    }
    var span = number
    if width == 2 && isAmerican {
      span += _RelativeWords.narrow[place]
    } else {
      let name = width == 0 ? _RelativeWords.wide[place] : _RelativeWords.short[place]
      // What is cut short has a full stop in America, and no plural anywhere.
      let isWord = width == 0 || place == 3
      span += " " + name + (isWord ? abs(value) == 1 ? "" : "s" : isAmerican ? "." : "")
    }
    return value < 0 ? span + " ago" : "in " + span
  }

  func name(_ unit: Calendar.Component, _ value: Int) -> String? {
    let place = place(unit)
    if unit == .second && value == 0 { return isChinese ? "现在" : "now" }
    if isChinese {
      if unit == .day && value == -2 { return "前天" }
      if unit == .day && value == 2 { return "后天" }
    }
    if abs(value) != 1 || place > 3 { return nil }
    if isChinese {
      return value < 0 ? ["去年", "上个月", "上周", "昨天"][place] : ["明年", "下个月", "下周", "明天"][place]
    }
    if unit == .day { return value < 0 ? "yesterday" : "tomorrow" }
    let name = width == 0 ? _RelativeWords.wide[place] : _RelativeWords.short[place] + (isAmerican ? "." : "")
    return (value < 0 ? "last " : "next ") + name
  }
}
