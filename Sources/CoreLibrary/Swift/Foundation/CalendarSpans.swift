// The day, the week or the month that a date is in.

extension Calendar {
  public func startOfDay(for date: Date) -> Date {
    let day = _day(date)
    return _date(DateComponents(year: day.year, month: day.month, day: day.day), timeZone)
  }

  public func dateInterval(of component: Component, for date: Date) -> DateInterval? {
    let time = date.timeIntervalSinceReferenceDate
    func span(_ seconds: Double, _ length: Double) -> DateInterval {
      DateInterval(start: Date(timeIntervalSinceReferenceDate: seconds), duration: length)
    }
    switch component {
    case .calendar, .timeZone, .isLeapMonth, .isRepeatedDay: return nil
    case .era:
      let first = -63113904000.0
      let endless = 4398046511104.0
      return span(time < first ? first - endless : first, endless)
    case .hour:
      let offset = Double(timeZone.secondsFromGMT(for: date))
      return span(((time + offset) / 3600).rounded(.down) * 3600 - offset, 3600)
    case .minute: return span((time / 60).rounded(.down) * 60, 60)
    case .second: return span(time.rounded(.down), 1)
    case .nanosecond: return span((time * 1e9).rounded(.down) * 1e-9, 1e-9)
    default: break
    }
    let start = _start(of: component, _day(date))
    let next: Date
    switch component {
    case .year: next = _adding(.year, 1, to: start)
    case .yearForWeekOfYear: next = _adding(.yearForWeekOfYear, 1, to: start)
    case .quarter: next = _adding(.month, 3, to: start)
    case .month: next = _adding(.month, 1, to: start)
    case .weekOfYear, .weekOfMonth: next = _adding(.weekOfYear, 1, to: start)
    default: next = _adding(.day, 1, to: start)
    }
    if next <= start { return nil }
    let end = startOfDay(for: next)
    return DateInterval(start: start, end: end - (_repeated(end) ?? 0))
  }

  private func _start(of component: Component, _ day: _CalendarDay) -> Date {
    var number = day.days
    switch component {
    case .year: number = _Days.number(day.year, 1, 1)
    case .quarter: number = _Days.number(day.year, (day.month - 1) / 3 * 3 + 1, 1)
    case .month: number = _Days.number(day.year, day.month, 1)
    case .weekOfYear, .weekOfMonth: number -= day.daysIntoWeek(firstWeekday)
    case .yearForWeekOfYear:
      var first = DateComponents()
      first.yearForWeekOfYear = day.weekOfYear(firstWeekday, minimumDaysInFirstWeek).year
      first.weekOfYear = 1
      first.weekday = firstWeekday
      return _date(first, timeZone)
    default: break
    }
    let (year, month, first) = _Days.date(number)
    return _date(DateComponents(year: year, month: month, day: first), timeZone)
  }

  // MARK: Comparing

  public func compare(_ date1: Date, to date2: Date, toGranularity component: Component) -> ComparisonResult {
    let (one, two) = (date1.timeIntervalSinceReferenceDate, date2.timeIntervalSinceReferenceDate)
    func order(_ first: Double, _ second: Double) -> ComparisonResult {
      first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
    }
    if !(max(one.magnitude, two.magnitude) < 1e11) { return order(one, two) }
    switch component {
    case .calendar, .timeZone, .isLeapMonth, .isRepeatedDay: return .orderedSame
    case .day, .hour:
      guard let span = dateInterval(of: component, for: date1) else { return order(one, two) }
      return date2 < span.start ? .orderedDescending : date2 < span.end ? .orderedSame : .orderedAscending
    case .minute: return order((one.rounded(.down) / 60).rounded(.down), (two.rounded(.down) / 60).rounded(.down))
    case .second: return order(one.rounded(.down), two.rounded(.down))
    case .nanosecond:
      let (first, second) = (one.rounded(.towardZero), two.rounded(.towardZero))
      if first != second { return order(first, second) }
      return order(((one - first) * 1e9).rounded(.towardZero), ((two - second) * 1e9).rounded(.towardZero))
    default: break
    }
    let (first, second) = (_day(date1), _day(date2))
    for part in Calendar._parts(component) {
      let (left, right) = (_value(part, first), _value(part, second))
      if left == right { continue }
      return left < right ? .orderedAscending : .orderedDescending
    }
    return .orderedSame
  }

  /// What is compared, from the largest on.
  private static func _parts(_ component: Component) -> [Component] {
    switch component {
    case .era: return [.era]
    case .year: return [.era, .year]
    case .month: return [.era, .year, .month]
    case .yearForWeekOfYear: return [.era, .yearForWeekOfYear]
    case .weekOfYear: return [.era, .yearForWeekOfYear, .weekOfYear]
    case .weekOfMonth: return [.era, .year, .month, .weekOfMonth]
    case .weekday: return [.era, .year, .month, .weekOfMonth, .weekday]
    case .weekdayOrdinal: return [.era, .year, .month, .weekdayOrdinal]
    default: return [.era, .year, .month, .day]
    }
  }

  public func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Component) -> Bool {
    compare(date1, to: date2, toGranularity: component) == .orderedSame
  }
  public func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool {
    isDate(date1, equalTo: date2, toGranularity: .day)
  }
  public func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date()) }
  public func isDateInYesterday(_ date: Date) -> Bool {
    isDate(date, inSameDayAs: startOfDay(for: Date()) - 60)
  }
  public func isDateInTomorrow(_ date: Date) -> Bool {
    guard let today = dateInterval(of: .day, for: Date()) else { return false }
    return isDate(date, inSameDayAs: today.end + 60)
  }
  /// Saturday and Sunday, in all locales that are known.
  public func isDateInWeekend(_ date: Date) -> Bool { [1, 7].contains(_day(date).weekday) }

  public func date(_ date: Date, matchesComponents components: DateComponents) -> Bool {
    let day = _day(date)
    for part in Component._numbers {
      guard let wanted = components.value(for: part) else { continue }
      let value = _value(part, day)
      if part == .nanosecond ? abs(value - wanted) > 500 : value != wanted { return false }
    }
    return true
  }

  // MARK: Ranges

  public func minimumRange(of component: Component) -> Range<Int>? {
    switch component {
    case .day: return 1..<29
    case .weekdayOrdinal, .weekOfMonth: return 1..<5
    case .weekOfYear: return 1..<53
    case .dayOfYear: return 1..<366
    default: return maximumRange(of: component)
    }
  }

  public func maximumRange(of component: Component) -> Range<Int>? {
    switch component {
    case .era: return 0..<2
    case .month: return 1..<13
    case .day: return 1..<32
    case .hour: return 0..<24
    case .minute, .second: return 0..<60
    case .weekday: return 1..<8
    case .weekdayOrdinal: return 1..<6
    case .quarter: return 1..<5
    case .weekOfMonth: return 1..<7
    case .weekOfYear: return 1..<54
    case .dayOfYear: return 1..<367
    case .nanosecond: return 0..<1_000_000_000
    default: fatalError("Zoetrope does not support the range of \(component)")
    }
  }

  public func range(of smaller: Component, in larger: Component, for date: Date) -> Range<Int>? {
    let order: [Component] = [.second, .minute, .hour, .day, .weekday]
    let day = _day(date)
    switch (smaller, larger) {
    case (_, .calendar), (_, .timeZone), (_, .weekdayOrdinal), (_, .nanosecond): return nil
    case (.second, _), (.minute, _), (.hour, _):
      // What is no larger has none.
      guard let place = order.firstIndex(of: smaller) else { return nil }
      return order[...place].contains(larger) ? nil : maximumRange(of: smaller)
    case (.weekday, _): return order.contains(larger) ? nil : maximumRange(of: smaller)
    case (.month, .year): return 1..<13
    case (.day, .year), (.dayOfYear, .year): return 1..<(day.isLeap ? 367 : 366)
    case (.day, .month):
      if day.year == 1582 && day.month == 10 { fatalError("Zoetrope does not support the days of October 1582") }
      return 1..<(_Days.length(ofMonth: day.month, day.year) + 1)
    case (_, .weekOfYear), (_, .day), (_, .weekday), (_, .hour), (_, .minute), (_, .second): return nil
    default: fatalError("Zoetrope does not support the range of \(smaller) in \(larger)")
    }
  }

  public func ordinality(of smaller: Component, in larger: Component, for date: Date) -> Int? {
    switch (smaller, larger) {
    case (.day, .year): return _day(date).dayOfYear
    case (.day, .month): return _day(date).day
    case (.month, .year): return _day(date).month
    default: fatalError("Zoetrope does not support which \(smaller) of its \(larger) something is")
    }
  }

  // MARK: Other times of a day

  /// A time that there is not on that day is the next that there is, if that is what the policy says.
  public func date(
    bySettingHour hour: Int, minute: Int, second: Int, of date: Date, matchingPolicy: MatchingPolicy = .nextTime,
    repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward
  ) -> Date? {
    if direction == .backward { fatalError("Zoetrope does not support searching backwards for a time") }
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else { return nil }
    let day = _day(date)
    let parts = DateComponents(
      year: day.year, month: day.month, day: day.day, hour: hour, minute: minute, second: second)
    let result = _date(parts, timeZone, isSecond: repeatedTimePolicy == .last)
    if _day(result).secondOfDay == hour * 3600 + minute * 60 + second { return result }
    if matchingPolicy == .strict {
      fatalError("Zoetrope does not support searching for a time that a day does not have")
    }
    return timeZone.nextDaylightSavingTimeTransition(after: result - 86400)
  }
}
