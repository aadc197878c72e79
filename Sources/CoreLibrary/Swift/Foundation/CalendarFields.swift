// From a date to its year, month and day, and back.

/// A date as clocks and calendars of a place show it.
struct _CalendarDay {
  /// Since the first of January 1970.
  let days: Int
  let secondOfDay: Int
  let nanosecond: Int
  /// As astronomers count: 0 is the year before 1.
  let year: Int
  let month: Int
  let day: Int

  init(_ date: Date, _ zone: TimeZone) {
    let seconds = date.timeIntervalSinceReferenceDate
    if !(seconds.magnitude < 1e14) { fatalError("Zoetrope does not support so distant a date in calendars") }
    let local = seconds + Double(zone.secondsFromGMT(for: date))
    let whole = local.rounded(.down)
    let number = Int(whole) + _Days.toReference * 86400
    days = _floorDivide(number, 86400)
    secondOfDay = number - days * 86400
    nanosecond = Int((local - whole) * 1_000_000_000)
    (year, month, day) = _Days.date(days)
  }

  init(days: Int, secondOfDay: Int) {
    self.days = days
    self.secondOfDay = secondOfDay
    nanosecond = 0
    (year, month, day) = _Days.date(days)
  }

  var weekday: Int { _Days.weekday(days) }
  var isLeap: Bool { _Days.isLeap(year) }

  /// Ten days of 1582 are missing.
  var dayOfYear: Int {
    let before = isLeap ? [0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335] : _CalendarDay.before
    return before[month - 1] + day - (year == 1582 && days >= _Days.firstGregorian ? 10 : 0)
  }
  static let before = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]

  /// Days that the week has begun before.
  func daysIntoWeek(_ firstWeekday: Int) -> Int { (weekday + 7 - firstWeekday) % 7 }

  /// Which week of a year or a month it is, whose day this is. The first week has `minimum` days of it.
  func week(ofDay number: Int, _ firstWeekday: Int, _ minimum: Int) -> Int {
    let start = _floorRest(weekday - firstWeekday - number + 1, 7)
    return (number + start - 1) / 7 + (7 - start >= minimum ? 1 : 0)
  }

  func weekOfMonth(_ firstWeekday: Int, _ minimum: Int) -> Int { week(ofDay: day, firstWeekday, minimum) }

  /// The last days of a year may be in the first week of the next, and the first in the last of the one before.
  func weekOfYear(_ firstWeekday: Int, _ minimum: Int) -> (year: Int, week: Int) {
    let number = dayOfYear
    let week = week(ofDay: number, firstWeekday, minimum)
    if week == 0 {
      return (year - 1, self.week(ofDay: number + (_Days.isLeap(year - 1) ? 366 : 365), firstWeekday, minimum))
    }
    let length = isLeap ? 366 : 365
    let into = daysIntoWeek(firstWeekday)
    if number >= length - 5, 6 - _floorRest(into + length - number, 7) >= minimum, number + 7 - into > length {
      return (year + 1, 1)
    }
    return (year, week)
  }

  var quarter: Int {
    let number = dayOfYear - (isLeap ? 1 : 0)
    return number < 90 ? 1 : number < 181 ? 2 : number < 273 ? 3 : 4
  }
}

extension Calendar {
  func _day(_ date: Date) -> _CalendarDay { _CalendarDay(date, timeZone) }

  func _value(_ component: Component, _ day: _CalendarDay) -> Int {
    switch component {
    case .era: return day.year < 1 ? 0 : 1
    case .year: return day.year < 1 ? 1 - day.year : day.year
    case .month: return day.month
    case .day: return day.day
    case .hour: return day.secondOfDay / 3600
    case .minute: return day.secondOfDay / 60 % 60
    case .second: return day.secondOfDay % 60
    case .nanosecond: return day.nanosecond
    case .weekday: return day.weekday
    case .weekdayOrdinal: return (day.day - 1) / 7 + 1
    case .quarter: return day.quarter
    case .weekOfMonth: return day.weekOfMonth(firstWeekday, minimumDaysInFirstWeek)
    case .weekOfYear: return day.weekOfYear(firstWeekday, minimumDaysInFirstWeek).week
    case .yearForWeekOfYear: return day.weekOfYear(firstWeekday, minimumDaysInFirstWeek).year
    case .dayOfYear: return day.dayOfYear
    case .calendar, .timeZone, .isLeapMonth, .isRepeatedDay: return 0
    }
  }

  public func component(_ component: Component, from date: Date) -> Int { _value(component, _day(date)) }

  public func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
    var result = DateComponents()
    if components.isEmpty { return result }
    let day = _day(date)
    for component in components {
      switch component {
      case .calendar: result.calendar = self
      case .timeZone: result.timeZone = timeZone
      case .isLeapMonth: result.isLeapMonth = false
      case .isRepeatedDay: break
      default: result.setValue(_value(component, day), for: component)
      }
    }
    if components.contains(.month) { result.isLeapMonth = false }
    return result
  }

  public func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents {
    var place = self
    place.timeZone = timeZone
    return place.dateComponents(Set(Component._numbers + [.calendar, .timeZone]), from: date)
  }

  // MARK: Back to a date

  /// Parts that are missing are the smallest there are: the first of January, midnight. What is too large counts on.
  public func date(from components: DateComponents) -> Date? {
    if !Calendar._isSupported(components) { return nil }
    return _date(components, components.timeZone ?? timeZone)
  }

  private static func _isSupported(_ components: DateComponents) -> Bool {
    for component in Component._numbers {
      guard let value = components.value(for: component) else { continue }
      let perYear: Int
      switch component {
      case .nanosecond: continue
      case .era: if abs(value) > 10 { return false } else { continue }
      case .minute, .second: if value != Int(Int32(truncatingIfNeeded: value)) { return false } else { continue }
      case .hour: if value < -4714 * 8760 || value > Int(Int32.max) { return false } else { continue }
      case .year, .yearForWeekOfYear: perYear = 1
      case .quarter: perYear = 4
      case .weekOfYear, .weekOfMonth, .weekdayOrdinal: perYear = 52
      case .weekday: perYear = 52 * 7
      case .month: perYear = 12
      case .dayOfYear: perYear = 365
      default: perYear = 12 * 31
      }
      if value < -4714 * perYear || value > 506714 * perYear { return false }
    }
    return components.isLeapMonth != true
  }

  /// Clocks may show a time twice; `isSecond` is then the later.
  func _date(_ components: DateComponents, _ zone: TimeZone, isSecond: Bool = false) -> Date {
    let days = _days(components)
    var seconds = Double(components.hour ?? 0) * 3600 + Double(components.minute ?? 0) * 60
    seconds += Double(components.second ?? 0)
    if let nanosecond = components.nanosecond { seconds += Double(nanosecond) / 1_000_000_000 }
    let wall = Double((days - _Days.toReference) * 86400) + seconds
    let offset = zone._zone.offset(
      atWall: Int(wall.rounded(.down)) + _Days.toReference * 86400, isSecond: isSecond)
    return Date(timeIntervalSinceReferenceDate: wall - Double(offset))
  }

  /// Which day is meant: by its number in the month before all, then by weekday and week, then by its number in the year.
  private func _days(_ components: DateComponents) -> Int {
    var year = components.yearForWeekOfYear ?? components.year ?? 1
    if components.era == 0, components.yearForWeekOfYear == nil || components.weekOfYear == nil { year = 1 - year }
    var month = 1
    if let raw = components.month {
      year += _floorDivide(raw - 1, 12)
      month = _floorRest(raw - 1, 12) + 1
    }
    let weekday = components.weekday
    if let day = components.day {
      if components.yearForWeekOfYear != nil, let week = components.weekOfYear, let raw = components.month {
        // The year is that of the week.
        if raw == 1 && week >= 52 { year += 1 } else if raw > 1 && week == 1 { year -= 1 }
      }
      return _Days.number(year, month, day)
    }
    if let ordinal = components.weekdayOrdinal, weekday != nil { return _ordinalDay(year, month, ordinal, weekday) }
    if let week = components.weekOfYear, weekday != nil { return _weekDay(year, week, weekday) }
    if let week = components.weekOfMonth, weekday != nil { return _weekDay(year, month, week, weekday) }
    if let number = components.dayOfYear { return _Days.number(year, 1, number) }
    if components.yearForWeekOfYear != nil { return _weekDay(year, components.weekOfYear ?? 1, weekday) }
    if components.year != nil { return _Days.number(year, month, 1) }
    if let week = components.weekOfYear { return _weekDay(year, week, weekday) }
    if let week = components.weekOfMonth { return _weekDay(year, month, week, weekday) }
    if let ordinal = components.weekdayOrdinal { return _ordinalDay(year, month, ordinal, weekday) }
    if weekday != nil { return _ordinalDay(year, month, 1, weekday) }
    return _Days.number(year, month, 1)
  }

  /// A way to count days is tried in the Gregorian calendar first, and before it began in the Julian.
  private func _inEither(_ count: (Bool) -> Int) -> Int {
    let days = count(false)
    return days < _Days.firstGregorian ? count(true) : days
  }

  private func _weekDay(_ year: Int, _ week: Int, _ weekday: Int?) -> Int {
    if year == 1582 { return _weekDay(year, 1, week, weekday, isJulian: true) }
    return _inEither { _weekDay(year, 1, week, weekday, isJulian: $0) }
  }
  private func _weekDay(_ year: Int, _ month: Int, _ week: Int, _ weekday: Int?) -> Int {
    _inEither { _weekDay(year, month, week, weekday, isJulian: $0) }
  }

  /// The weekday in a week that is counted from the beginning of a month.
  private func _weekDay(_ year: Int, _ month: Int, _ week: Int, _ weekday: Int?, isJulian: Bool) -> Int {
    let start = _Days.number(year, month, 0, isJulian: isJulian)
    let first = _floorRest(_Days.weekday(start + 1) - firstWeekday, 7)
    var number = _floorRest((weekday ?? firstWeekday) - firstWeekday, 7) - first + 1
    if 7 - first < minimumDaysInFirstWeek { number += 7 }
    return start + number + (week - 1) * 7
  }

  /// The first, second … such weekday of a month, or the last, for -1.
  private func _ordinalDay(_ year: Int, _ month: Int, _ ordinal: Int, _ weekday: Int?) -> Int {
    _inEither { isJulian in
      let start = _Days.number(year, month, 0, isJulian: isJulian)
      let first = _floorRest(_Days.weekday(start + 1) - firstWeekday, 7)
      var number = _floorRest((weekday ?? firstWeekday) - firstWeekday, 7) - first + 1
      if number < 1 { number += 7 }
      if ordinal >= 0 { return start + number + (ordinal - 1) * 7 }
      return start + number + ((_Days.length(ofMonth: month, year) - number) / 7 + ordinal + 1) * 7
    }
  }
}
